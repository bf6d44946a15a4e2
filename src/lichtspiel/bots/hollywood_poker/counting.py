"""Hollywood Poker: what a seat knows by counting cards.

It has seen its own hand and all that was played; the rest is out, somewhere in the other
hands. That tells which of its sets nobody can beat, and how likely the others stay.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from mypy_extensions import i64

from lichtspiel.games.hollywood_poker.cards import DOUBLE, DOUBLES_SHIFT, VALUES, count, size_of
from lichtspiel.games.hollywood_poker.players import Player
from lichtspiel.games.hollywood_poker.state import HollywoodPoker

_ONE_EACH: Final = 0x1111111111111
"""One card of every value, as a hand."""
_COUNTS: Final = 9
_MIXES: Final = 5
_WAYS: Final[list[float]] = [
    float(comb(naturals + doubles, size) - comb(doubles, size))
    for size in range(_COUNTS + _MIXES)
    for naturals in range(_COUNTS)
    for doubles in range(_MIXES)
]
"""How many sets of a size a number of naturals of one value and of Doubles can make."""
_ALONE: Final[list[float]] = [
    float(comb(doubles, size)) for size in range(_COUNTS + _MIXES) for doubles in range(_MIXES)
]
"""How many sets of a size a number of Doubles can make alone."""


class Counting:
    """The unseen cards, and the sizes of the hands they can be in."""

    out: i64
    """The cards the seat has not seen; in a first deal some of them are aside."""
    cards: i64
    """How many they are."""
    doubles: i64
    """How many of them are Doubles."""
    rivals: i64
    """The sizes of the other hands, eight bits each."""
    behind: i64
    """The same of those who can still answer what the seat plays now."""

    def __init__(self, state: HollywoodPoker) -> None:
        me = state.me
        out = state.agreed.seats * _ONE_EACH + (state.agreed.doubles << DOUBLES_SHIFT) - me.hand
        for player in state.players:
            out -= player.played
        out -= state.gifts.named()
        self.out = out
        self.cards = size_of(out)
        self.doubles = out >> DOUBLES_SHIFT
        self.rivals = _sizes(me.left, me, state.done)
        self.behind = _sizes(me.left, state.round.stop if state.agreed.lap else me, state.round.out)

    def stays(self, value: i64, size: i64, against: i64) -> float:
        """How likely none of these hands beats a set: `rivals`, or `behind`. 1 if none can.

        It follows from how many higher sets are to be expected in those hands.
        """
        sets = 0.0
        doubles = self.doubles
        at = size * _COUNTS * _MIXES + doubles
        rest = self.out >> 4 * value
        while rest and value < VALUES:
            sets += _WAYS[at + (rest & 15) * _MIXES]
            rest >>= 4
            value += 1
        if value < DOUBLE:
            sets += _ALONE[size * _MIXES + doubles]
        if sets == 0.0:
            return 1.0
        return exp(-sets * self._reach(size, against))

    def _reach(self, size: i64, against: i64) -> float:
        """The probability that this many of the unseen cards are in one of these hands."""
        reach = 0.0
        while against:
            hand = against & 255
            if hand >= size:
                share = hand / int(self.cards)
                part = share
                more = size
                while more > 1:
                    part *= share
                    more -= 1
                reach += part
            against >>= 8
        return reach

    def losers(self, hand: i64) -> i64:
        """How many sets of one value in a hand somebody may be able to beat.

        Doubles are no losers: alone nothing beats them.
        """
        longest = self._longest_rival()
        best = self.doubles
        losers: i64 = 0
        value: i64 = VALUES
        while value > 0:
            size = count(hand, value)
            if size and size <= best and size <= longest:
                losers += 1
            naturals = count(self.out, value)
            if naturals:
                best = max(best, naturals + self.doubles)
            value -= 1
        return losers

    def _longest_rival(self) -> i64:
        longest: i64 = 0
        rivals = self.rivals
        while rivals:
            longest = max(longest, rivals & 255)
            rivals >>= 8
        return longest


def _sizes(first: Player, stop: Player, out: i64) -> i64:
    """The hands from one seat up to another, without those that are out."""
    sizes: i64 = 0
    player = first
    while player is not stop:
        if not player.bit & out:
            sizes = sizes << 8 | player.size
        player = player.left
    return sizes
