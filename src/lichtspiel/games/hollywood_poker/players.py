"""The players and their cards, and the options of the match."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action, Setup
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.cards import DEALT, deck, doubles_for, half
from lichtspiel.games.hollywood_poker.scoring import points_for
from lichtspiel.games.hollywood_poker.view import careers_of

NONE: Final = -1
"""No seat, no place."""


@final
class Agreement:
    """The immutable setup of a match: seats and options."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.setup: Setup = setup
        self.seats: i64 = setup.seats
        self.deck: list[int] = deck(setup.seats)
        self.doubles: i64 = doubles_for(setup.seats)
        self.pairs: i64 = half(setup.seats)
        self.points: list[int] = points_for(setup.seats)
        self.lap: bool = options["round"] == "lap"
        self.locked: bool = options["round"] == "locked"
        self.ladder: tuple[str, ...] = careers_of(str(options["careers"]))
        self.end: str = str(options["end"])
        self.target: i64 = int(options["target"])
        self.deals: i64 = int(options["deals"])

    def __reduce__(self) -> tuple[Any, ...]:
        return Agreement, (self.setup,)

    def gift_size(self, pair: i64) -> i64:
        """HP-6: how many cards the pair exchanges; the first is Megastar and Dishwasher."""
        return self.pairs - pair

    def dealt_to(self, rank: i64, deal: i64) -> i64:
        """HP-3: how many cards the seat at this place of the table order starts a deal with."""
        return DEALT + self.doubles if deal > 1 and rank == self.seats - 1 else DEALT


@final
class Player:
    """A seat at the table: its cards, and what it did in the running round."""

    seat: i64
    bit: i64
    hand: i64
    size: i64
    played: i64
    act: Action | None
    left: Player
    """Who sits on its left: the next one clockwise."""

    def __init__(self, seat: i64, bit: i64) -> None:
        self.seat = seat
        self.bit = bit
        self.hand = 0
        self.size = 0
        self.played = 0
        self.act = None

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.seat, self.bit)

    def copy(self) -> Player:
        """A copy without links to its neighbours, which are copied separately."""
        twin = Player(self.seat, self.bit)
        twin.hand = self.hand
        twin.size = self.size
        twin.played = self.played
        twin.act = self.act
        return twin


def seat_round(players: list[Player]) -> None:
    """Let everybody know its neighbour."""
    right = players[-1]
    for player in players:
        right.left = player
        right = player
