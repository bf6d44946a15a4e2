"""The exchange at the start of a deal (HP-6 to HP-8)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.players import NONE


class Gifts:
    """By pair of seats; the first is Megastar and Dishwasher. Empty in the first deal.

    The lists are replaced, never changed: copies share them.
    """

    forced: list[int]
    """What the lower seat of each pair had to give (HP-8)."""
    chosen: list[int]
    """What the higher seat of each pair has given, or named so far."""
    giving: i64
    """The pair whose higher seat is choosing; NONE when no exchange goes on."""
    due: i64
    """How many cards it still has to name; 0 when no exchange goes on."""

    def __init__(self, forced: list[int], chosen: list[int], giving: i64, due: i64) -> None:
        self.forced = forced
        self.chosen = chosen
        self.giving = giving
        self.due = due

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.forced, self.chosen, 0, 0)

    def copy(self) -> Gifts:
        return Gifts(self.forced, self.chosen, self.giving, self.due)

    def is_complete(self, pair: i64) -> bool:
        """Whether the pair's gift has been handed over."""
        return self.giving == NONE or pair < self.giving

    def named(self) -> i64:
        """The cards of the gift that is being chosen: they lie aside, unseen."""
        return self.chosen[self.giving] if self.due else 0

    def name(self, card: i64) -> i64:
        """One more card of it; gives all that are named now."""
        chosen = list(self.chosen)
        chosen[self.giving] += card
        self.chosen = chosen
        self.due -= 1
        return chosen[self.giving]


def no_gifts() -> Gifts:
    return Gifts([], [], NONE, 0)
