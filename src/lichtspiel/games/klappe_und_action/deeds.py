"""What the seats have learnt about each other's hands: shown cards and trades.

A card leaves a hand face up (laid) or into the partner's hand, which sees it. So a seat
always knows where the cards are that it knows: what was shown, and what it gave. A
spectator does not see traded cards; for it, `some_past` tells whether any past fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.bits import members, set_of
from lichtspiel.engine.objects import by_fields
from lichtspiel.games.klappe_und_action.scenes import BITS


@dataclass(frozen=True, repr=False)
class Deed:
    """A hand card shown openly, or a trade, and how many scenes of the act were laid before.

    Shown: `by` shows `shown`. Traded: `by` gives `gave` and receives `got`; both are 0
    for those who may not know.
    """

    after: int
    by: int
    shown: int
    gave: int
    got: int

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def __repr__(self) -> str:
        return f"<{'A trade' if self.is_trade else 'A card shown'} after {self.after} lays>"

    @property
    def is_trade(self) -> bool:
        return self.shown == 0


def known_to(seat: int, deeds: Sequence[Deed]) -> int:
    """Scenes that this seat recognises in the partner's hand, if they are there.

    Whatever was shown by either: if it is now in the partner's hand, it stayed there or
    this seat gave it. And what this seat gave in a trade.
    """
    known = 0
    for deed in deeds:
        if deed.shown:
            known |= BITS[deed.shown]
        else:
            known |= BITS[deed.gave if deed.by == seat else deed.got]
    return known


def shown_in(deeds: Sequence[Deed]) -> int:
    return set_of([deed.shown for deed in deeds if deed.shown])


class Past:
    """The two hands, walked back through an act from its present to its deal."""

    def __init__(self, hands: list[int], laid: Sequence[int], director: int) -> None:
        self.hands = hands
        self._laid = laid
        self._director = director
        self._lays = len(laid)

    def back_to(self, lays: int) -> None:
        """Take laid scenes back until `lays` are left."""
        while self._lays > lays:
            self._lays -= 1
            layer = (self._director + self._lays) % 2
            self.hands[layer] |= BITS[self._laid[self._lays]]

    def undo(self, deed: Deed) -> bool:
        """Undo a deed; tell whether it could have happened."""
        giver, taker = deed.by, 1 - deed.by
        if not deed.is_trade:
            return self.hands[giver] >> deed.shown & 1 == 1
        gave, got = BITS[deed.gave], BITS[deed.got]
        if not (self.hands[taker] & gave and self.hands[giver] & got):
            return False
        self.hands[giver] ^= gave | got
        self.hands[taker] ^= gave | got
        return True


def possible(
    hands: Sequence[int], laid: Sequence[int], director: int, deeds: Sequence[Deed]
) -> bool:
    """Whether these deeds can have led to these hands."""
    past = Past(list(hands), laid, director)
    for deed in reversed(deeds):
        past.back_to(deed.after)
        if not past.undo(deed):
            return False
    return True


World = tuple[int, int]
"""Of each hand, the scenes that a spectator has seen at some time of the act."""


def some_past(
    sizes: Sequence[int], laid: Sequence[int], director: int, deeds: Sequence[Deed]
) -> bool:
    """Whether any cards traded can have led to what a spectator sees.

    All worlds are walked back together. Scenes never seen are all alike, so there are few.
    """
    room = list(sizes)
    worlds = _divided(shown_in(deeds) & ~set_of(laid), room)
    lays = len(laid)
    for deed in reversed(deeds):
        while lays > deed.after:
            lays -= 1
            layer = (director + lays) % 2
            room[layer] += 1
            bit: int = BITS[laid[lays]]
            worlds = {(one, two | bit) if layer else (one | bit, two) for one, two in worlds}
        if deed.is_trade:
            worlds = _before_trade(worlds, room)
        else:
            worlds = {world for world in worlds if world[deed.by] >> deed.shown & 1}
    return len(worlds) > 0


def _divided(scenes: int, room: Sequence[int]) -> set[World]:
    """All ways to hold these scenes in two hands."""
    worlds = {(0, 0)}
    for scene in members(scenes):
        bit: int = BITS[scene]
        worlds = {(one | bit, two) for one, two in worlds} | {
            (one, two | bit) for one, two in worlds
        }
    return {
        (one, two)
        for one, two in worlds
        if one.bit_count() <= room[0] and two.bit_count() <= room[1]
    }


def _before_trade(worlds: set[World], room: Sequence[int]) -> set[World]:
    return {
        (one & ~got | gave, two & ~gave | got)
        for one, two in worlds
        for got in _tradeable(one, room[0])
        for gave in _tradeable(two, room[1])
    }


def _tradeable(seen: int, size: int) -> list[int]:
    """Each seen scene as a set of one, and the empty set for any other card of the hand."""
    found = [BITS[scene] for scene in members(seen)]
    return [*found, 0] if size > seen.bit_count() else found
