"""The actions of Top oder Flop. Each fixes a whole play.

    ac3 own aa                                 the card AA/CC 3 to the own display, row AA
    ac3 top aa                                 the card to the top side of AA
    ac3 top aa over ad for dd                  … replacing AA/DD, which is taken to row DD
    any+3 moves ad from top aa to flop dd      the action of a change card
    any+3 moves ad from top aa to flop dd over dr for rr
    x2 top aa, stop flop cc                    a marker

A card that lies at a film is named by its films alone: only a lowest card of its side
can be replaced or moved (TF-15, TF-21), so its value is plain to see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action
from lichtspiel.games.top_oder_flop.cards import (
    ANY_MOVE,
    FILMS,
    INFLUENCE,
    KINDS,
    SIDE_NAMES,
    SIDES,
    Kind,
    kind_on,
)

NONE: Final = -1
"""In place of a film: no card is replaced."""


@dataclass(frozen=True)
class Keep(Action):
    """TF-5, TF-8, TF-9: a card from the hand to the own display, into the row of a film."""

    kind: Kind
    film: i64


@dataclass(frozen=True)
class Lay(Action):
    """TF-7: an influence card to a side of a film.

    With TF-15 the lowest card there that names the film `over` beside this side's film
    is replaced, and taken into the row of the film `row`.
    """

    kind: Kind
    side: i64
    over: i64
    row: i64


@dataclass(frozen=True)
class Move(Action):
    """TF-10: a change card's action.

    It takes the lowest card of the side `source` that names the film `other` beside it
    (the same film for a five) and lays it on the side `target`; `over`, `row` as in Lay.
    """

    kind: Kind
    source: i64
    other: i64
    target: i64
    over: i64
    row: i64


@dataclass(frozen=True)
class Mark(Action):
    """TF-11: a marker onto a side of a film, as ×2 or as stop."""

    side: i64
    stop: bool


def side_name(side: int) -> str:
    return f"{SIDE_NAMES[side % 2]} {FILMS[side // 2]}"


def pair_name(film: int, other: int) -> str:
    """How a card that lies at a film is called: `ad`, or `a5`."""
    code = kind_on(film, other, 1).code
    return code if film == other else code[:2]


ACTIONS: Final[list[Action]] = []


def _listed(action: Action) -> Action:
    ACTIONS.append(action)
    return action


def _keep(kind: Kind, film: int) -> Keep:
    keep = Keep(len(ACTIONS), f"{kind.code} own {FILMS[film]}", kind, film)
    _listed(keep)
    return keep


def _lay(kind: Kind, side: int, over: int, row: int) -> Action:
    notation = f"{kind.code} {side_name(side)}{_replacing(side, over, row)}"
    return _listed(Lay(len(ACTIONS), notation, kind, side, over, row))


def _move(kind: Kind, source: int, other: int, target: int, over: int, row: int) -> Action:
    notation = (
        f"{kind.code} moves {pair_name(source // 2, other)}"
        f" from {side_name(source)} to {side_name(target)}{_replacing(target, over, row)}"
    )
    number = len(ACTIONS)
    return _listed(Move(number, notation, kind, source, other, target, over, row))


def _mark(side: int, stop: bool) -> Action:
    notation = f"{'stop' if stop else 'x2'} {side_name(side)}"
    return _listed(Mark(len(ACTIONS), notation, side, stop))


def _replacing(side: int, over: int, row: int) -> str:
    return "" if over == NONE else f" over {pair_name(side // 2, over)} for {FILMS[row]}"


# -- ready-made lists, so that listing what is legal is putting a few of them together --


class Landing:
    """A card on its way to the sides of its films: from the hand, or moved."""

    one: i64
    two: i64
    sides: i64
    """The sides it may go to, as a set."""
    by_room: list[list[Action]]
    """By which sides have room: bits 0 and 1 for the first film's, 2 and 3 for the second's.

    From the hand, the own display comes first: there is always room.
    """
    over: list[list[Action]]
    """TF-15: by 5 × full side + the other film of the card replaced."""

    def __init__(self, one: int, two: int) -> None:
        self.one = one
        self.two = two
        self.sides = 0
        self.by_room = [_NOTHING] * 16
        self.over = [_NOTHING] * (SIDES * len(FILMS))

    def can_lie(self, before: list[Keep], sides: list[int], play: _Play) -> None:
        plain = {side: play(side, NONE, NONE) for side in sides}
        one: int = self.one
        two: int = self.two
        places = dict.fromkeys([2 * one, 2 * one + 1, 2 * two, 2 * two + 1])
        self.sides = sum(1 << side for side in sides)
        self.by_room = [
            [
                *before,
                *(
                    plain[side]
                    for place, side in enumerate(places)
                    if mask >> place & 1 and side in plain
                ),
            ]
            for mask in range(16)
        ]

    def can_replace(self, sides: list[int], play: _Play) -> None:
        """TF-15: the card may be high enough to replace one, and take it for either film."""
        for side in sides:
            film = side // 2
            for over in range(len(FILMS)):
                if over != film:  # a five is never replaced, nothing is higher
                    both = sorted((film, over))
                    self.over[5 * side + over] = [play(side, over, row) for row in both]


_Play = Callable[[int, int, int], Action]
"""Makes the action onto a side: plain, or over some card for some row."""
_NOTHING: Final[list[Action]] = []


class Plays:
    """All plays with a card of one kind from the hand."""

    kind: Kind
    bit: i64
    keeps: list[Keep]
    """Into the own display."""
    by_rows: list[list[Action]]
    """TF-9: of a change card, into the own display with this set of rows."""
    landing: Landing
    """Of an influence card."""
    sources: i64
    """Of a change card: the sides it may move a card from, as a set."""
    moves: list[Landing]
    """By 5 × source side + the other film of the card moved."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.bit = kind.bit
        self.landing = _NOWHERE
        self.sources = 0
        self.moves = []
        films = range(len(FILMS)) if kind.number >= INFLUENCE else sorted({kind.one, kind.two})
        self.keeps = [_keep(kind, film) for film in films]
        self.by_rows = [
            [keep for film, keep in enumerate(self.keeps) if rows >> film & 1] for rows in range(32)
        ]


_NOWHERE: Final = Landing(0, 0)


def _sides_of(one: int, two: int) -> list[int]:
    return [side for side in range(SIDES) if side // 2 in (one, two)]


def _add_lays(plays: Plays) -> None:
    kind = plays.kind

    def play(side: int, over: int, row: int) -> Action:
        return _lay(kind, side, over, row)

    sides = _sides_of(kind.one, kind.two)
    plays.landing = Landing(kind.one, kind.two)
    plays.landing.can_lie(plays.keeps, sides, play)
    if kind.value > 1:
        plays.landing.can_replace(sides, play)


def _add_moves(plays: Plays) -> None:
    """TF-19, TF-20: where each change card takes from, and where the card may go."""
    kind = plays.kind
    for source in range(SIDES):
        if kind.change in (ANY_MOVE, source % 2):
            plays.sources += 1 << source
        for other in range(len(FILMS)):
            plays.moves.append(_moves_from(kind, source, other))


def _moves_from(kind: Kind, source: int, other: int) -> Landing:
    def play(side: int, over: int, row: int) -> Action:
        return _move(kind, source, other, side, over, row)

    if kind.change not in (ANY_MOVE, source % 2):
        return _NOWHERE
    film = source // 2
    sides = [
        side
        for side in _sides_of(film, other)
        if side != source and (kind.change == ANY_MOVE or side % 2 != source % 2)
    ]
    landing = Landing(film, other)
    landing.can_lie([], sides, play)
    landing.can_replace(sides, play)
    return landing


PLAYS: Final[list[Plays]] = [Plays(kind) for kind in KINDS]
for _plays in PLAYS[:INFLUENCE]:
    _add_lays(_plays)
for _plays in PLAYS[INFLUENCE:]:
    _add_moves(_plays)

_MARKS: Final = [[_mark(side, stop) for side in range(SIDES)] for stop in (False, True)]
DOUBLES: Final[list[list[Action]]] = [
    [_MARKS[0][side] for side in range(SIDES) if sides >> side & 1] for sides in range(1 << SIDES)
]
STOPS: Final[list[list[Action]]] = [
    [_MARKS[1][side] for side in range(SIDES) if sides >> side & 1] for sides in range(1 << SIDES)
]
"""TF-11: the marks onto a set of sides."""

PLAYS_BY_BIT: Final[list[Plays]] = [PLAYS[0]] * 67
for _plays in PLAYS:  # 67: all powers of two leave different remainders
    PLAYS_BY_BIT[_plays.bit % 67] = _plays
