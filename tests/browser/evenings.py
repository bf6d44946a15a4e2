"""How each game is filmed: its cards and moves, and a way to play it by clicking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
    reveal: tuple[str, ...]
    """What is played out in the end, as the page names it."""
    last: int
    """So many actions before the end of a game, its last decisions begin."""
    act: Callable[[Page, Random], None]
    """One action, by clicking."""
    finish: Callable[[Page, Random], None]
    """The same, so that the game is over soon."""

    def film(self, visitor: Visitor, kind: str) -> Film:
        return Film(visitor, f"{self.game}-{kind}", hand=self.hand, moves=self.moves)

    def nearly_over(self, house: House) -> dict[str, Any]:
        """A table shortly before the end, where the viewer has bots as opponents."""
        bots = ["random"] * (self.seats - 1)
        opened = house.open_table(self.game, seats=self.seats, name="Mia", bots=bots)
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
        ends_by_itself(film, list(self.reveal))
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
    )
}
