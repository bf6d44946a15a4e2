"""The films, their sides, and the kinds of cards.

Cards that look the same are of one *kind*; the game never tells them apart. A set of
kinds is one integer with bit k set for kind k. Films and sides are numbers: film 0 is
Arabische Abenteuer, and sides 2f and 2f + 1 are the top and the flop side of film f.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal

from mypy_extensions import i64

FilmName = Literal["aa", "cc", "dd", "rr", "tt"]
FILMS: Final[tuple[FilmName, ...]] = ("aa", "cc", "dd", "rr", "tt")
TITLES: Final = (
    "Arabische Abenteuer",
    "Coole Cops",
    "Draculas Diner",
    "Rauchende Revolver",
    "Tanjas Traum",
)
"""TF-1: the five films, and their titles in every language."""
SIDE_NAMES: Final = ("top", "flop")
SIDE_TITLES: Final = ("Top", "Flop")
SIDES: Final = 2 * len(FILMS)
ROOM: Final = 3
"""TF-1, TF-15: cards that a side takes."""
FIVE: Final = 5
"""TF-2: the only value that shows a single film, and the highest."""
PERSONAL: Final = 3
"""TF-2: what a change card adds to its row, or takes from it."""

TOP_TO_FLOP: Final = 0
FLOP_TO_TOP: Final = 1
ANY_MOVE: Final = 2
NO_ACTION: Final = -1
CHANGES: Final = ("tf", "ft", "any")
"""TF-2: the three actions of change cards, as codes: top to flop, flop to top, any move."""


class Kind:
    """What is printed on a card.

    An influence card names the films `one` and `two`, the same film twice if it is a
    five. `worth` is what it adds to a row: the value, or the change card's ±3.
    """

    number: i64
    bit: i64
    code: str
    one: i64
    two: i64
    value: i64
    worth: i64
    change: i64
    """One of the three actions, or NO_ACTION for an influence card."""

    def __init__(
        self, number: i64, code: str, one: i64, two: i64, worth: i64, change: i64 = NO_ACTION
    ) -> None:
        self.number = number
        bit: int = 1 << int(number)
        self.bit = bit
        self.code = code
        self.one = one
        self.two = two
        self.worth = worth
        self.value = worth if change == NO_ACTION else 0
        self.change = change

    def names(self, film: i64) -> bool:
        return self.change == NO_ACTION and film in (self.one, self.two)

    def other(self, film: i64) -> i64:
        """The second of its films; of a five, the same one again."""
        return self.one + self.two - film


def _kinds() -> list[Kind]:
    """TF-2: 40 kinds of pairs, 5 of fives, 6 of change cards."""
    kinds: list[Kind] = []
    for one, two in combinations(range(len(FILMS)), 2):
        for value in range(1, FIVE):
            code = f"{FILMS[one][0]}{FILMS[two][0]}{value}"
            kinds.append(Kind(len(kinds), code, one, two, value))
    for film, title in enumerate(FILMS):
        kinds.append(Kind(len(kinds), f"{title[0]}{FIVE}", film, film, FIVE))
    for change, name in enumerate(CHANGES):
        for worth in (PERSONAL, -PERSONAL):
            kinds.append(Kind(len(kinds), f"{name}{worth:+}", 0, 0, worth, change))
    return kinds


KINDS: Final[list[Kind]] = _kinds()
BY_CODE: Final[dict[str, Kind]] = {kind.code: kind for kind in KINDS}
FIVES: Final = 40
"""Kinds from this number on are fives."""
INFLUENCE: Final = 45
"""Kinds below this number are influence cards, the others change cards."""
INFLUENCE_CARDS: Final = 0x1FFFFFFFFFFF
"""All influence cards, as a set."""

_PAIRS: Final[list[list[int]]] = [
    [
        next((kind.number for kind in KINDS if kind.names(film) and kind.other(film) == other), 0)
        for other in range(len(FILMS))
    ]
    for film in range(len(FILMS))
]


def kind_on(film: i64, other: i64, value: i64) -> Kind:
    """The card that lies at a film: by its other film and its value; a five names one film."""
    first: i64 = _PAIRS[film][other]
    return KINDS[first] if film == other else KINDS[first + value - 1]


def films_shown(kind: Kind) -> str:
    """`AA/CC`, or `AA` on a five."""
    return "/".join([FILMS[film].upper() for film in sorted({int(kind.one), int(kind.two)})])


def spelled(kind: Kind) -> dict[str, str | int]:
    """A card for `tf-card`, which calls it by its name in the reader's language."""
    if kind.change == NO_ACTION:
        return {"card": kind.code, "shows": films_shown(kind), "worth": int(kind.value)}
    sign = "+" if kind.worth > 0 else "−"
    return {"card": kind.code, "shows": CHANGES[kind.change], "worth": f"{sign}{PERSONAL}"}


def codes(kinds: list[int]) -> list[str]:
    return [KINDS[kind].code for kind in kinds]
