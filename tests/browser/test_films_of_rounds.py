"""What happens between two deals of Hollywood Poker, filmed: who finished how, the walk to the
new seats, every gift, and what the viewer gave and got."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests import luck
from tests.browser.conftest import Invite
from tests.browser.evenings import EVENINGS
from tests.browser.film import SEEN, Film, hand_in_sight, moves_are_seen
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.poker import follow
from tests.browser.test_films import IN_REAL_TIME
from tests.browser.visitor import SIZES
from tests.server.running import PATIENCE

pytestmark = IN_REAL_TIME

EVENING = EVENINGS["hollywood-poker"]
STATIONS = ("deal-over 1", "exchange 2")

# Whatever would lie over what is shown at a station, and what of it leaves the window.
_COVERED = """part => [...document.querySelectorAll(part)].flatMap((one) => {
  const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
  const top_one = document.elementFromPoint(left + width / 2, top + height / 2);
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const seen = inside && (one.contains(top_one) || top_one?.contains(one));
  return seen ? [] : [`${one.className}: ${one.textContent.trim()}`];
})"""
_MOVING = """() => document.getAnimations()
  .filter(({ effect, playState }) => playState === "running" && effect.target.dataset?.card)
  .map(({ effect }) => effect.target.dataset.card)"""
_SHOWN = {
    "deal-over 1": ".summary h2, .summary .go-on, .summary .name, .summary .career, .group",
    "exchange 2": ".exchange h2, .exchange .go-on, .exchange .gift, .seat, .group",
}


def before_the_deal_ends(house: House, seats: int) -> dict[str, Any]:
    """A table of bots and Mia, whose first deal is nearly over."""
    opened = house.open_table(
        EVENING.game,
        seats=seats,
        name="Mia",
        bots=["random"] * (seats - 1),
        options=EVENING.options,
    )
    with playing(house, opened, luck=luck.number(luck.label(), "before")) as player:
        player.ready()
        player.play_to_the_end()
    table = f"{house.address}/api/tables/{opened['table']['id']}"
    replay = httpx.get(f"{table}/replay?seat=0", timeout=PATIENCE).json()
    views = [frame["view"] for frame in replay["frames"]]
    # The last time Mia was asked: bots would not wait for her page to open.
    step = max(at for at, view in enumerate(views) if view["deal"] == 1 and view["actor"] == 0)
    wish = {"step": step, "seat": 0, "level": "easy", "name": "Mia"}
    answer = httpx.post(f"{table}/branch", json=wish, timeout=PATIENCE)
    branched: dict[str, Any] = answer.raise_for_status().json()
    return branched


@pytest.mark.parametrize(("size", "seats"), [("phone", 8), ("desktop", 4)])
def test_between_two_deals_everything_is_seen(
    invite: Invite, house: House, size: str, seats: int
) -> None:
    visitor = invite("de" if size == "phone" else "en", SIZES[size], still=False)
    # Bots of this house do not pause: more than an eye can follow is shown as one, but no gift.
    gifts = frozenset({"gift-passed", "received"})
    film = replace(EVENING, moves=gifts).film(visitor, f"deals-of-{seats}")
    page = visitor.sit_down(before_the_deal_ends(house, seats))
    expect(page.locator(".play")).to_be_visible()
    dice = luck.stream(luck.label())
    cue = ""
    with film.rolling():
        while cue != STATIONS[-1]:
            film.look()
            cue = page.locator(".play").get_attribute("data-cue") or ""
            if cue in _SHOWN:
                assert page.evaluate(_COVERED, _SHOWN[cue]) == []
                assert page.evaluate(_MOVING) == []
            follow(page, dice)
        film.look()
    in_order(film)
    hand_in_sight(film)
    moves_are_seen(film)


def in_order(film: Film) -> None:
    """First the order of finishing, then the walk and the gifts, each long enough to be read."""
    cues = [shot.cue for shot in film.shots]
    ended, exchanged = (cues.index(cue) for cue in STATIONS)
    assert ended < exchanged
    assert not any(shot.sheet for shot in film.shots)
    # Everybody walks as soon as the viewer has gone on.
    walk = next(shot.asks for shot in film.shots[ended:] if not shot.cue)
    lasted = sum(lasted for shot, lasted in film.lasting() if shot.asks == walk)
    assert lasted >= SEEN, f"{walk!r} was to be read for {lasted:.0f} ms"
