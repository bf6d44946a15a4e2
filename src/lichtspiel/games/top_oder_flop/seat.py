"""One seat: its hand, its markers, its display."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.top_oder_flop.cards import FILMS, KINDS, Kind, codes


def markers_for(seats: int) -> int:
    """TF-3: markers of each seat."""
    return 2 if seats <= 3 else 1


class RowCard:
    """A card of a display. `shown`: everybody has seen it, face up or at a film (TF-14)."""

    film: i64
    kind: Kind
    shown: bool

    def __init__(self, film: i64, kind: Kind, shown: bool) -> None:
        self.film = film
        self.kind = kind
        self.shown = shown

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.film, self.kind.number, self.shown)


UNKNOWN: Final = Kind(len(KINDS), "", 0, 0, 0)
"""Stands for a card that somebody who builds up a display does not know."""
_ROW_CARDS: Final[list[RowCard]] = [
    RowCard(film, kind, shown)
    for kind in [*KINDS, UNKNOWN]
    for film in range(len(FILMS))
    for shown in (False, True)
]


def row_card(film: i64, kind: Kind, *, shown: bool) -> RowCard:
    """Created once and shared by all displays."""
    return _ROW_CARDS[2 * (len(FILMS) * kind.number + film) + (1 if shown else 0)]


def _shared(film: i64, number: i64, shown: bool) -> RowCard:
    """The same, from plain numbers."""
    return row_card(film, KINDS[number], shown=shown)


class Seat:
    """What belongs to one player.

    The hand is a set of kinds, and a list of those it holds once more: equal cards
    are rare. `size` counts them all.
    """

    hand: i64
    more: list[int]
    size: i64
    markers: i64
    rows: i64
    """The films it has a row of, as a set."""
    display: list[RowCard]
    """In the order they were laid."""

    def __init__(self, markers: i64) -> None:
        self.hand = 0
        self.more = []
        self.size = 0
        self.markers = markers
        self.rows = 0
        self.display = []

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.markers)

    def copy(self) -> Seat:
        twin = Seat(self.markers)
        twin.hand = self.hand
        twin.more = self.more[:]
        twin.size = self.size
        twin.rows = self.rows
        twin.display = self.display[:]
        return twin

    def get(self, kind: Kind) -> None:
        """One more card in hand."""
        if self.hand & kind.bit:
            self.more.append(kind.number)
        self.hand |= kind.bit
        self.size += 1

    def drop(self, kind: Kind) -> None:
        """A card leaves the hand."""
        if len(self.more) > 0 and kind.number in self.more:
            self.more.remove(kind.number)
        else:
            self.hand ^= kind.bit
        self.size -= 1

    def add(self, film: i64, kind: Kind, *, seen: bool) -> bool:
        """TF-14: a card into a row; the first lies face up, then all see it. Tells if so."""
        first = not self.has_row(film)
        self.place(film, kind, shown=first or seen)
        return first

    def place(self, film: i64, kind: Kind, *, shown: bool) -> None:
        """Restore what was there, without checking the rules."""
        self.rows |= 1 << film
        self.display.append(row_card(film, kind, shown=shown))

    def has_row(self, film: i64) -> bool:
        return self.rows >> film & 1 != 0

    def row(self, film: i64) -> list[RowCard]:
        return [card for card in self.display if card.film == film]

    def influence(self, *, hidden: bool = True) -> list[int]:
        """TF-29, by film: the sum of its row, change cards included; or of what all have seen."""
        sums = [0] * len(FILMS)
        for card in self.display:
            if hidden or card.shown:
                sums[card.film] += card.kind.worth
        return sums

    def empty(self) -> bool:
        """TF-26: neither card nor marker."""
        return self.size == 0 and self.markers == 0

    def hand_cards(self) -> list[int]:
        """The hand in the order of the kinds."""
        return sorted(self.hand_kinds() + self.more)

    def hand_kinds(self) -> list[int]:
        """Each kind in hand once."""
        return [kind.number for kind in KINDS if self.hand & kind.bit]

    def to_json(self) -> dict[str, object]:
        rows = {
            name: [{"card": card.kind.code, "shown": card.shown} for card in self.row(film)]
            for film, name in enumerate(FILMS)
            if self.has_row(film)
        }
        return {"hand": codes(self.hand_cards()), "markers": self.markers, "rows": rows}
