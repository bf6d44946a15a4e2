"""What people see of the last decisions of a game, and between two deals, filmed: at real pace,
things move, nobody presses skip, and the bots take as long as they do for people."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lichtspiel.engine.table import Table
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from tests.browser.conftest import Invite
from tests.browser.evenings import EVENINGS
from tests.browser.film import SEEN, Footage, Shot, caption, going_on, hand_in_sight, moves_are_seen
from tests.browser.house import House
from tests.browser.prepared import MIA, Plan, Prepared, prepare
from tests.browser.visitor import SIZES
from tests.effort import FILM_EVENINGS

POKER = EVENINGS["hollywood-poker"]
STATIONS = ("deal-over 1", "exchange 2")
MANY = 11
"""Different cards in a hand."""
READ = 1_500
"""Milliseconds for a station."""

# Whatever lies over what is shown at a station, and what of it leaves the window.
_COVERED = """part => [...document.querySelectorAll(part)].flatMap((one) => {
  const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
  const top_one = document.elementFromPoint(left + width / 2, top + height / 2);
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const seen = inside && (one.contains(top_one) || top_one?.contains(one));
  return seen ? [] : [`${one.className}: ${one.textContent.trim()}`];
})"""
_RESTS = """() => document.getAnimations().every(
  ({ effect, playState }) => playState !== "running" || !effect.target.dataset?.card
)"""
_SHOWN = {
    "deal-over 1": ".summary h2, .summary .go-on, .summary .name, .summary .career, .group",
    "exchange 2": ".exchange h2, .exchange .go-on, .exchange .gift, .seat, .group",
}


@pytest.fixture
def prepared(plan: Plan) -> Prepared:
    return prepare(plan)


@pytest.fixture
def opened(prepared: Prepared, tmp_path: Path) -> dict[str, Any]:
    return prepared.put_into(tmp_path)


@pytest.fixture
def house(opened: dict[str, Any], tmp_path: Path) -> Iterator[House]:
    """As `make run` opens one, with the prepared table in it."""
    assert opened
    running = House(tmp_path, arguments=())
    yield running
    running.close()


def size_and_language(size: str) -> tuple[str, tuple[int, int]]:
    return "de" if size == "phone" else "en", SIZES[size]


ENDINGS = [
    pytest.param(evening.plan(), size, id=f"{game}-{size}")
    for game, evening in EVENINGS.items()
    for size in SIZES
]


@pytest.mark.parametrize(("plan", "size"), ENDINGS)
def test_the_ending_is_seen_as_it_happens(
    invite: Invite, prepared: Prepared, opened: dict[str, Any], plan: Plan, size: str
) -> None:
    evening = EVENINGS[plan.game]
    visitor = invite(*size_and_language(size), still=False)
    film = evening.film(visitor, "ending")
    page = visitor.sit_down(opened)
    script = deque(prepared.script)
    with film.rolling():
        while not film.look():
            if not going_on(page):
                evening.do(page, script.popleft())
    assert not script, "the game was over too early"
    evening.check(film)


def test_a_caption_has_only_what_a_person_could_read() -> None:
    """Sheets are graded blind: what the page calls its own steps would tell old from new."""
    nothing: dict[int, str] = {}
    shot = Shot(
        at=5_000,
        seq=171,
        busy=True,
        cue="deal-over 1",
        asks="Bo plays 7-7 (no cards left).",
        asked=False,
        recap="",
        line="",
        said=(),
        sheet=False,
        placed=nothing,
        told=nothing,
        hand=(),
    )
    assert caption(shot, 1_240) == "1.2 s · Bo plays 7-7 (no cards left)."


# -- between two deals of Hollywood Poker ------------------------------------------------


def exchanged(table: Table) -> bool:
    """The second deal is about to begin."""
    told = [event.kind for event in table.told(MIA)]
    return told[-1] == "leads" and told.count("deal-begins") > 1


def has_exchanged(table: Table) -> bool:
    """Mia has had a part in it: with fewer players somebody may have none."""
    return len(viewed(table).received) > 0


def full_hand(table: Table) -> bool:
    """And she holds much of everything: on a phone that may take three rows."""
    return has_exchanged(table) and len({*viewed(table).hand}) >= MANY


def viewed(table: Table) -> HollywoodPokerView:
    view = table.view(MIA)
    assert isinstance(view, HollywoodPokerView)
    return view


BETWEEN = replace(POKER.plan(), is_end=exchanged, mine=(1, 3), others=(3, 20))
DEALS = [
    pytest.param(replace(BETWEEN, seats=8, fits=full_hand), "phone", id=f"{POKER.game}-of-8-phone"),
    pytest.param(
        replace(BETWEEN, fits=has_exchanged),
        "desktop",
        id=f"{POKER.game}-of-4-desktop",
        marks=pytest.mark.skipif(not FILM_EVENINGS, reason="make film, make test-long"),
    ),
]


@pytest.mark.parametrize(("plan", "size"), DEALS)
def test_between_two_deals_everything_is_seen(
    invite: Invite, prepared: Prepared, opened: dict[str, Any], plan: Plan, size: str
) -> None:
    """Who finished how, the walk to the new seats, every gift, and what the viewer gave and got."""
    visitor = invite(*size_and_language(size), still=False)
    film = POKER.film(visitor, f"deals-of-{plan.seats}")
    page = visitor.sit_down(opened)
    script = deque(prepared.script)
    with film.rolling():
        while comes_to(film) != STATIONS[-1]:
            if not going_on(page):
                POKER.do(page, script.popleft())
        film.look(READ)
    assert not script, "somebody did something else than prepared"
    in_order(film)
    hand_in_sight(film)
    moves_are_seen(film)


def comes_to(film: Footage) -> str:
    """The station where the page waits for the viewer to go on, or to act (empty).

    Everything comes to rest there, and nothing of it is covered. On a phone what cannot be done
    now takes no room.
    """
    film.look()
    page = film.visitor.page
    play = page.locator(".play")
    station = play.get_attribute("data-cue") or ""
    if station:
        page.wait_for_function(_RESTS)
        assert page.evaluate(_COVERED, _SHOWN[station]) == []
        if film.size == "phone":
            expect(page.locator(".dock .deeds")).to_be_hidden()
        expect(play).to_have_attribute("data-cue", station)
    return station


def in_order(film: Footage) -> None:
    """First the order of finishing, then the walk and the gifts, each long enough to be read."""
    cues = [shot.cue for shot in film.shots]
    ended, exchanged = (cues.index(cue) for cue in STATIONS)
    assert ended < exchanged
    assert not any(shot.sheet for shot in film.shots)
    # Everybody walks as soon as the viewer has gone on.
    walk = next(shot.asks for shot in film.shots[ended:] if not shot.cue)
    lasted = sum(lasted for shot, lasted in film.lasting() if shot.asks == walk)
    assert lasted >= SEEN, f"{walk!r} was to be read for {lasted:.0f} ms"
