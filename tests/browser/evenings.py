"""How each game is filmed: its cards and moves, and a way to play it by clicking."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Page

from tests import luck
from tests.browser.duel import lay_or_end, waste
from tests.browser.film import (
    Film,
    ends_by_itself,
    hand_in_sight,
    moves_are_seen,
    tells_nothing_early,
)
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.poker import follow
from tests.browser.shooting import run, step
from tests.browser.studio import play
from tests.browser.visitor import Visitor
from tests.server.running import PATIENCE


@dataclass(frozen=True)
class Evening:
    game: str
    seats: int
    hand: str
    """Finds the own cards."""
    moves: frozenset[str]
    """The events that are somebody's move."""
    reveal: tuple[str, ...] | Callable[[Page], tuple[str, ...]]
    """What is played out in the end, as the page names it; it may depend on how far one got."""
    last: int
    """So many actions before the end of a game, its last decisions begin."""
    act: Callable[[Page, Random], None]
    """One action, by clicking."""
    finish: Callable[[Page, Random], None]
    """The same, so that the game is over soon."""
    options: Mapping[str, object] = field(default_factory=dict)

    def film(self, visitor: Visitor, kind: str) -> Film:
        return Film(visitor, f"{self.game}-{kind}", hand=self.hand, moves=self.moves)

    def nearly_over(self, house: House) -> dict[str, Any]:
        """A table shortly before the end, where the viewer has bots as opponents."""
        bots = ["random"] * (self.seats - 1)
        opened = house.open_table(
            self.game, seats=self.seats, name="Mia", bots=bots, options=self.options
        )
        with playing(house, opened, luck=luck.number(luck.label(), "before")) as player:
            player.ready()
            player.play_to_the_end()
        table = f"{house.address}/api/tables/{opened['table']['id']}"
        steps = len(httpx.get(f"{table}/record", timeout=PATIENCE).json()["actions"])
        wish = {"step": max(0, steps - self.last), "seat": 0, "level": "easy", "name": "Mia"}
        answer = httpx.post(f"{table}/branch", json=wish, timeout=PATIENCE)
        branched: dict[str, Any] = answer.raise_for_status().json()
        return branched

    def check(self, film: Film) -> None:
        reveal = self.reveal(film.page) if callable(self.reveal) else self.reveal
        ends_by_itself(film, list(reveal))
        tells_nothing_early(film)
        hand_in_sight(film)
        moves_are_seen(film)


EVENINGS = {
    evening.game: evening
    for evening in (
        Evening(
            game="face-to-face",
            seats=2,
            hand=".hand button",
            moves=frozenset({"laid"}),
            reveal=(),
            last=9,
            act=lay_or_end,
            finish=waste,
        ),
        Evening(
            game="top-oder-flop",
            seats=3,
            hand=".held",
            moves=frozenset({"opened", "kept", "laid", "moved", "marked"}),
            reveal=tuple(f"premiere {film}" for film in range(6)),
            last=5,
            act=play,
            finish=play,
        ),
        Evening(
            game="hollywood-poker",
            seats=4,
            hand=".group",
            moves=frozenset({"played", "passed", "gift-passed", "received"}),
            reveal=("deal-over 2",),
            last=12,
            act=follow,
            finish=follow,
            options={"end": "deals", "deals": 2},
        ),
        Evening(
            game="klappe-und-action",
            seats=2,
            hand=".hand button",
            moves=frozenset({"laid"}),
            reveal=run,
            last=12,
            act=step,
            finish=step,
            options={"reshoots": 0},  # whoever plays at random is lost after the first act
        ),
    )
}
