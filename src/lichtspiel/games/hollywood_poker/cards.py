"""Cards as numbers, and many cards as one: a hand is an integer with four bits a value.

A card is its value, 1 to 13, or DOUBLE; equal cards are identical, colour has no
meaning (HP-1). In a hand the lowest four bits count the ones, the next four the twos,
and the highest count the Doubles. So putting cards together is adding, and taking some
away is subtracting, as long as they are there (`holds`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

DOUBLE: Final = 14
"""HP-5: Doubles played alone have this value, the highest."""
VALUES: Final = 13
MOST_SEATS: Final = 8
MOST_DOUBLES: Final = 4
DEALT: Final = 13
"""HP-3: cards for every seat."""
DOUBLES_SHIFT: Final = 52
"""`hand >> DOUBLES_SHIFT` is the number of Doubles: nothing lies above them."""

ONE: Final[list[int]] = [0, *[1 << 4 * (card - 1) for card in range(1, DOUBLE + 1)]]
"""The hand that is one card, by its number; no card is number 0."""


def half(seats: int) -> int:
    """The h of HP-1: all of the rulebook's tables follow from it."""
    return seats // 2


def doubles_for(seats: int) -> int:
    """HP-1."""
    return half(seats)


def deck(seats: int) -> list[int]:
    """HP-1: one set of values a seat, and the Doubles; lowest first."""
    naturals = [value for value in range(1, VALUES + 1) for _ in range(seats)]
    return naturals + [DOUBLE] * doubles_for(seats)


def pack(cards: Iterable[int]) -> int:
    return sum([ONE[card] for card in cards])


def cards_of(hand: i64) -> list[int]:
    """The cards of a hand, lowest first."""
    cards: list[int] = []
    card: i64 = 1
    while hand != 0:
        cards += [card] * (hand & 15)
        hand >>= 4
        card += 1
    return cards


def count(hand: i64, card: i64) -> i64:
    return hand >> 4 * (card - 1) & 15


def size_of(hand: i64) -> i64:
    total: i64 = 0
    while hand != 0:
        total += hand & 15
        hand >>= 4
    return total


def holds(hand: i64, part: i64) -> bool:
    """Whether all these cards are in the hand."""
    while part != 0:
        if part & 15 > hand & 15:
            return False
        part >>= 4
        hand >>= 4
    return True


def without(hand: i64, part: i64) -> i64:
    """The hand less these cards, as far as they are there."""
    left: i64 = 0
    card: i64 = 1
    while hand != 0:
        more = (hand & 15) - (part & 15)
        if more > 0:
            left += more * ONE[card]
        hand >>= 4
        part >>= 4
        card += 1
    return left


def highest(hand: i64, cards: i64) -> i64:
    """HP-8: the highest cards of the hand, this many."""
    taken: i64 = 0
    card: i64 = DOUBLE
    while cards > 0:
        more = count(hand, card)
        more = min(more, cards)
        taken += more * ONE[card]
        cards -= more
        card -= 1
    return taken


def lowest_value(hand: i64) -> i64:
    """The value of the lowest card of a hand that has one."""
    value: i64 = 1
    while hand & 15 == 0:
        hand >>= 4
        value += 1
    return value


def highest_value(hand: i64) -> i64:
    """The value of the highest card; 0 of an empty hand."""
    value: i64 = 0
    while hand != 0:
        hand >>= 4
        value += 1
    return value


def label(card: int) -> str:
    """A card as it is written: `7`, `D`."""
    return "D" if card == DOUBLE else str(card)


def written(cards: Iterable[int]) -> str:
    """Cards as they are written: `6-6-D`."""
    return "-".join([label(card) for card in cards])
