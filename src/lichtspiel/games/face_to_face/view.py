"""What a seat sees of Face to Face, and what it is told (FF-20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lichtspiel.engine.told import Event
from lichtspiel.engine.view import Counts, Guarded, View

SEATS = ("gold", "silver")
"""FF-1: seat 0 plays the gold deck, seat 1 the silver one."""


@dataclass(frozen=True)
class SideView:
    """One player's side of the table, as everybody sees it."""

    up: int
    down: int
    hand_size: int
    draw_size: int
    laid: tuple[int, ...]
    """Its own cards that it has laid, wherever they lie, lowest first."""


@dataclass(frozen=True)
class Wanted(Guarded):
    """FF-16: what a pile would have taken from whoever is stuck."""

    pile: str
    top: int
    trick: int
    """FF-7, FF-8: the card of a backwards trick; 0: there is none."""
    cards: tuple[int, ...]
    """Those of the hand that it takes."""


@dataclass(frozen=True)
class FaceToFaceView(View):
    """FF-20: the own hand and all that is open. A spectator's hand is empty."""

    mover: int
    """Whose turn it is, or was when the game ended."""
    laid_this_turn: int
    helped: bool
    due: int
    """How many cards the turn has to lay before it may end; 0 when the game is over."""
    draws: int
    """How many cards the turn would draw if it ended now; 0 while it may not."""
    hand: tuple[int, ...]
    gold: SideView
    silver: SideView
    reason: str
    """How the game ended, empty while it goes on."""
    winner: int
    wanted: tuple[Wanted, ...]
    """For whoever is stuck, why: the four piles. Empty for everybody else."""

    def side(self, seat: int) -> SideView:
        return self.silver if seat else self.gold

    def counts(self) -> Counts:
        gold, silver = self.gold, self.silver
        return {
            "in hand": (gold.hand_size, silver.hand_size),
            "to draw": (gold.draw_size, silver.draw_size),
        }


@dataclass(frozen=True)
class Dealt(Event):
    """A seat's first six cards, for its own eyes."""

    kind: ClassVar[str] = "dealt"
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Starts(Event):
    kind: ClassVar[str] = "starts"
    seat: int


@dataclass(frozen=True)
class Laid(Event):
    """`pile` as the seat that laid speaks of it; `top` is the card it went on."""

    kind: ClassVar[str] = "laid"
    seat: int
    card: int
    pile: str
    top: int


@dataclass(frozen=True)
class Drew(Event):
    """The end of a turn as the others see it: how many cards were drawn."""

    kind: ClassVar[str] = "drew"
    seat: int
    count: int


@dataclass(frozen=True)
class DrewCards(Event):
    """The end of a turn as the seat itself sees it: which cards it drew."""

    kind: ClassVar[str] = "drew-cards"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Won(Event):
    kind: ClassVar[str] = "won"
    seat: int
    reason: str


EVENTS = (Dealt, Starts, Laid, Drew, DrewCards, Won)
"""All that a seat can be told."""
