"""How each game is filmed: its cards and moves, and a way to play it by clicking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from lichtspiel.engine.contract import Action
from lichtspiel.games.hollywood_poker.actions import Give
from tests.browser import duel, poker, shooting, studio
from tests.browser.film import (
    Film,
    Footage,
    ends_by_itself,
    goes_on_at_once,
    hand_in_sight,
    moves_are_seen,
    tells_nothing_early,
)
from tests.browser.prepared import Plan
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor


@dataclass(frozen=True)
class Evening:
    game: str
    seats: int
    hand: str
    """Finds the own cards."""
    moves: frozenset[str]
    """The kinds of events that are a player's move."""
    reveal: tuple[str, ...] | Callable[[Screen], tuple[str, ...]]
    """What is played out in the end, as the page names it; it may depend on how far one got."""
    act: Callable[[Screen, Random], None]
    """Any action, by clicking."""
    do: Callable[[Screen, Sequence[Action]], None]
    """This action, by clicking; several where they go in one."""
    mine: tuple[int, int]
    """The least and most decisions of the viewer in the film of an ending."""
    others: tuple[int, int]
    """The least and most moves of others in it."""
    by_click: Callable[[Action], bool] = lambda _: True
    """Whether `do` can do it."""
    in_one: type[Action] | None = None
    ending: tuple[str, ...] = ()
    """The last of the reveal, if it is there that the result is told."""
    options: Mapping[str, object] = field(default_factory=dict)

    def film(self, visitor: Visitor, kind: str) -> Footage:
        return Footage(visitor, f"{self.game}-{kind}", hand=self.hand, moves=self.moves)

    def plan(self) -> Plan:
        """How it ends."""
        return Plan(
            game=self.game,
            seats=self.seats,
            options=self.options,
            moves=self.moves,
            by_click=self.by_click,
            mine=self.mine,
            others=self.others,
            in_one=self.in_one,
        )

    def check(self, film: Film) -> None:
        reveal = self.reveal(film.page) if callable(self.reveal) else self.reveal
        ends_by_itself(film, list(reveal))
        tells_nothing_early(film, self.ending)
        hand_in_sight(film)
        moves_are_seen(film)
        goes_on_at_once(film)


EVENINGS = {
    evening.game: evening
    for evening in (
        Evening(
            game="face-to-face",
            seats=2,
            hand=".hand button",
            moves=frozenset({"laid"}),
            reveal=duel.ending,
            act=duel.lay_or_end,
            do=duel.do,
            mine=(3, 5),
            others=(2, 4),
        ),
        Evening(
            game="top-oder-flop",
            seats=3,
            hand=".held",
            moves=frozenset({"opened", "kept", "laid", "moved", "marked"}),
            reveal=tuple(f"premiere {step}" for step in range(7)),
            ending=("premiere 6",),
            act=studio.play,
            do=studio.do,
            mine=(1, 1),
            others=(1, 2),
            by_click=studio.by_click,
        ),
        Evening(
            game="hollywood-poker",
            seats=4,
            hand=".group",
            moves=frozenset({"played", "passed", "gift-passed", "received"}),
            reveal=("deal-over 2", *(f"finale {place}" for place in range(1, 5))),
            act=poker.follow,
            do=poker.do,
            mine=(1, 2),
            others=(2, 6),
            by_click=poker.by_click,
            in_one=Give,
            options={"end": "deals", "deals": 2},
        ),
        Evening(
            game="klappe-und-action",
            seats=2,
            hand=".hand button",
            moves=frozenset({"laid"}),
            reveal=shooting.run,
            ending=("premiere 0",),
            act=shooting.step,
            do=shooting.do,
            mine=(2, 4),
            others=(1, 3),
            options={"reshoots": 0},  # whoever plays at random is lost after the first act
        ),
    )
}
