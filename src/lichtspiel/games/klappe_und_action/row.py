"""What only the solo mode has: the partner's row, and the extra scenes (KA-18 to KA-23)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.scenes import BITS, item, items, strip_of


class Row:
    """The fictional partner's face-down scenes; the face-up ones are its hand (`hands`)."""

    cards: i64
    """Strip: in the order they will be turned up."""
    size: i64
    forced: i64
    """The scene that was turned up or announced and must be laid now (KA-19, KA-20); 0 if none."""
    places: i64
    """How many extra scenes were agreed on."""
    extra0: i64
    extra1: i64
    extras_used: i64
    """Set: which of the two extra places has been used in this act (KA-22)."""
    returned: i64
    """Set: which of them will be shuffled back before act 3 (KA-23)."""
    planted: i64
    """How many slots, from the first on, have an open extra scene as slot card (KA-23)."""

    def __init__(self, places: i64) -> None:
        self.places = places
        self.extra0 = 0
        self.extra1 = 0
        self.cards = 0
        self.size = 0
        self.forced = 0
        self.extras_used = 0
        self.returned = 0
        self.planted = 0

    def next_act(self) -> Row:
        """Nothing of an act stays but the extra scenes."""
        row = Row(self.places)
        row.extra0 = self.extra0
        row.extra1 = self.extra1
        return row

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.places)

    def copy(self) -> Row:
        twin = Row(self.places)
        twin.cards = self.cards
        twin.size = self.size
        twin.forced = self.forced
        twin.extra0 = self.extra0
        twin.extra1 = self.extra1
        twin.extras_used = self.extras_used
        twin.returned = self.returned
        twin.planted = self.planted
        return twin

    # -- the row ----------------------------------------------------------------------

    def deal(self, scenes: list[int]) -> None:
        self.cards = strip_of(scenes)
        self.size = len(scenes)

    def face_down(self) -> list[int]:
        return items(self.cards, self.size)

    def take(self) -> i64:
        """The leftmost face-down scene."""
        scene = item(self.cards, 0)
        self.cards >>= 5
        self.size -= 1
        return scene

    # -- the extra scenes -------------------------------------------------------------

    def extras(self) -> list[int]:
        """One place for each extra scene agreed on; 0 in act 3, where none is kept."""
        return [self.extra0, self.extra1][: self.places]

    def draw_extras(self, scenes: list[int]) -> None:
        """KA-22: drawn openly when act 1 is set up."""
        if len(scenes) > 0:
            self.extra0 = scenes[0]
        if len(scenes) > 1:
            self.extra1 = scenes[1]

    def usable(self) -> i64:
        """KA-22: each once an act. The partner lays last in acts 1 and 2, so it always has a
        scene to exchange."""
        extras: i64 = 0
        if self.extra0 and self.extras_used & 1 == 0:
            extras |= BITS[self.extra0]
        if self.extra1 and self.extras_used & 2 == 0:
            extras |= BITS[self.extra1]
        return extras

    def exchange(self, extra: i64, scene: i64) -> None:
        """KA-22: the scene exchanged away is the extra scene now."""
        if self.extra0 == extra:
            self.extra0 = scene
            self.extras_used |= 1
        else:
            self.extra1 = scene
            self.extras_used |= 2

    def kept(self) -> list[int]:
        """KA-23: extra scenes stay out of the shuffle, until they are shuffled back."""
        return [
            extra
            for place, extra in enumerate(self.extras())
            if extra and self.returned >> place & 1 == 0
        ]

    def plant(self, extras: list[int]) -> None:
        """KA-23: they are slot cards of act 3 now, the first ones; none is left."""
        self.planted = len(extras)
        self.extra0 = 0
        self.extra1 = 0

    def marked(self, places: i64) -> list[bool]:
        """A set of extra places, told for each of them."""
        return [places >> place & 1 == 1 for place in range(self.places)]
