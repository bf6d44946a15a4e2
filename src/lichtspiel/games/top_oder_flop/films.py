"""The five films on the table: their sides, the cards and markers there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.top_oder_flop.cards import (
    FILMS,
    KINDS,
    ROOM,
    SIDE_NAMES,
    SIDES,
    Kind,
    codes,
    kind_on,
)

ALL_FILMS: Final = 31
_ALL_SIDES: Final = 1023


class Side:
    """One side of a film: up to three cards in the order they were laid."""

    number: i64
    film: i64
    beside: i64
    """The other side of the film, as a set."""
    count: i64
    first: i64
    second: i64
    third: i64
    low: i64
    """The lowest value there; 0 on an empty side."""
    lows: i64
    """The lowest cards, as the set of their other films (of a five, the same film)."""
    lowest_cards: i64
    """How many different ones they are."""
    away: i64
    """The sides of their other films, as a set; those of this film are not in it."""

    def __init__(self, number: i64) -> None:
        self.number = number
        self.film = number // 2
        self.beside = 1 << (number ^ 1)
        self.count = 0
        self.first = 0
        self.second = 0
        self.third = 0
        self.low = 0
        self.lows = 0
        self.lowest_cards = 0
        self.away = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.number)

    def copy(self) -> Side:
        twin = Side(self.number)
        twin.count = self.count
        twin.first = self.first
        twin.second = self.second
        twin.third = self.third
        twin.low = self.low
        twin.lows = self.lows
        twin.lowest_cards = self.lowest_cards
        twin.away = self.away
        return twin

    def add(self, kind: Kind) -> None:
        if self.count == 0:
            self.first = kind.number
        elif self.count == 1:
            self.second = kind.number
        else:
            self.third = kind.number
        self.count += 1
        self._weigh(kind)

    def _weigh(self, kind: Kind) -> None:
        """Update `low` and `lows` for one more card."""
        if self.low == 0 or kind.value < self.low:
            self.low = kind.value
            self._forget_lowest()
        if kind.value == self.low:
            other = kind.other(self.film)
            if self.lows >> other & 1 == 0:
                self.lows |= 1 << other
                self.lowest_cards += 1
                if other != self.film:
                    self.away |= 3 << (2 * other)

    def _forget_lowest(self) -> None:
        self.lows = 0
        self.lowest_cards = 0
        self.away = 0

    def lowest(self, other: i64) -> Kind:
        """The lowest card that names this other film."""
        return kind_on(self.film, other, self.low)

    def replaced_by(self, value: i64) -> i64:
        """TF-15: what a card of this value replaces on this side when it is full: the lowest
        cards, if they are lower; as `lows`."""
        return self.lows if value > self.low else 0

    def remove(self, kind: Kind) -> None:
        """Take one card of this kind away; the later ones move up."""
        if self.first == kind.number:
            self.first = self.second
            self.second = self.third
        elif self.second == kind.number:
            self.second = self.third
        self.count -= 1
        self.low = 0
        self._forget_lowest()
        if self.count > 0:
            self._weigh(KINDS[self.first])
        if self.count > 1:
            self._weigh(KINDS[self.second])

    def cards(self) -> list[int]:
        return [self.first, self.second, self.third][: self.count]

    def sum(self) -> i64:
        total: i64 = 0
        if self.count > 0:
            total += KINDS[self.first].value
        if self.count > 1:
            total += KINDS[self.second].value
        if self.count > 2:
            total += KINDS[self.third].value
        return total


class Films:
    """All ten sides, with sets of sides for each thing that may be done to them."""

    sides: list[Side]
    room: i64
    """Sides that take a card as they are."""
    full: i64
    """Sides with three cards that can still change (TF-15)."""
    laid: i64
    """Sides with a card."""
    doubled: i64
    stopped: i64
    done: i64
    """The completed films, as a set of films."""

    def __init__(self, sides: list[Side]) -> None:
        self.sides = sides
        self.room = _ALL_SIDES
        self.full = 0
        self.laid = 0
        self.doubled = 0
        self.stopped = 0
        self.done = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.sides)

    def copy(self) -> Films:
        twin = Films([side.copy() for side in self.sides])
        twin.room = self.room
        twin.full = self.full
        twin.laid = self.laid
        twin.doubled = self.doubled
        twin.stopped = self.stopped
        twin.done = self.done
        return twin

    def lay(self, side: i64, kind: Kind) -> None:
        """A card onto a side with room."""
        there = self.sides[side]
        there.add(kind)
        bit = 1 << side
        self.laid |= bit
        if there.count == ROOM:
            self.room ^= bit
            self.full |= bit

    def take(self, side: i64, kind: Kind) -> None:
        """A card away from a side that is open to change."""
        there = self.sides[side]
        there.remove(kind)
        bit = 1 << side
        if there.count == 0:
            self.laid ^= bit
        self.full &= ~bit
        self.room |= bit

    def open_sides(self) -> i64:
        """TF-17, TF-22, TF-25: those that can still change."""
        return self.room | self.full

    def doublable(self) -> i64:
        """TF-16: those that a ×2 may lie on."""
        return (self.room | self.full) & ~self.doubled

    def double(self, side: i64) -> None:
        """TF-16: this side's sum counts double. Markers never move (TF-18)."""
        self.doubled |= 1 << side

    def stop(self, side: i64) -> None:
        """TF-17: this side can no longer change."""
        bit = 1 << side
        self.stopped |= bit
        self.room &= ~bit
        self.full &= ~bit

    def complete(self, film: i64) -> bool:
        """TF-24: see whether a film is completed now; TF-25: then nothing changes there."""
        if self._is_open(2 * film) or self._is_open(2 * film + 1):
            return False
        self.done |= 1 << film
        self.full &= ~(3 << (2 * film))
        return True

    def _is_open(self, side: i64) -> bool:
        """Neither three cards nor a stop: the film is still being made."""
        return self.room >> side & 1 != 0

    def all_done(self) -> bool:
        return self.done == ALL_FILMS

    def value(self, film: i64) -> i64:
        """TF-28: top minus flop, each doubled by its ×2."""
        return self.total(2 * film) - self.total(2 * film + 1)

    def total(self, side: i64) -> i64:
        return self.sides[side].sum() * (2 if self.doubled >> side & 1 else 1)

    def to_json(self) -> dict[str, object]:
        return {
            name: {
                SIDE_NAMES[0]: self._side_json(2 * film),
                SIDE_NAMES[1]: self._side_json(2 * film + 1),
            }
            for film, name in enumerate(FILMS)
        }

    def _side_json(self, side: i64) -> dict[str, object]:
        return {
            "cards": codes(self.sides[side].cards()),
            "doubled": self.doubled >> side & 1 != 0,
            "stopped": self.stopped >> side & 1 != 0,
        }

    def cards(self) -> list[int]:
        return [kind for side in self.sides for kind in side.cards()]


def empty_films() -> Films:
    return Films([Side(side) for side in range(SIDES)])
