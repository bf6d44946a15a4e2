"""What the two sides hold, and what they have got to know (KA-6, KA-25)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.deeds import Deed
from lichtspiel.games.klappe_und_action.scenes import BITS


class Hands:
    """Two sets of scenes: a hand has no order (KA-6). In solo, side 1's are the face-up scenes
    of its row."""

    hand0: i64
    hand1: i64
    looked0: i64
    looked1: i64
    """Sets: the slots whose card a side has looked at."""
    deeds: list[Deed]
    """Never changed, only replaced: copies share it."""

    def __init__(
        self, hand0: i64, hand1: i64, looked0: i64, looked1: i64, deeds: list[Deed]
    ) -> None:
        self.hand0 = hand0
        self.hand1 = hand1
        self.looked0 = looked0
        self.looked1 = looked1
        self.deeds = deeds

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, 0, 0, 0, 0, self.deeds)

    def copy(self) -> Hands:
        return Hands(self.hand0, self.hand1, self.looked0, self.looked1, self.deeds)

    def of(self, side: i64) -> i64:
        return self.hand1 if side else self.hand0

    def looked(self, side: i64) -> i64:
        return self.looked1 if side else self.looked0

    def toggle(self, side: i64, scenes: i64) -> None:
        """Add these scenes to a hand, or take them from it."""
        if side:
            self.hand1 ^= scenes
        else:
            self.hand0 ^= scenes

    def look(self, side: i64, slot: i64) -> None:
        """At the card of a slot (as a set of one): only that side knows it."""
        if side:
            self.looked1 |= slot
        else:
            self.looked0 |= slot

    def show(self, side: i64, scene: i64, lays: i64) -> None:
        """It stays known until it is laid."""
        self.deeds = [*self.deeds, Deed(lays, side, scene, 0, 0)]

    def trade(self, side: i64, gave: i64, got: i64, lays: i64) -> None:
        both: i64 = BITS[gave] | BITS[got]
        self.hand0 ^= both
        self.hand1 ^= both
        self.deeds = [*self.deeds, Deed(lays, side, 0, gave, got)]


def no_hands() -> Hands:
    """Before the cards are dealt."""
    return Hands(0, 0, 0, 0, [])
