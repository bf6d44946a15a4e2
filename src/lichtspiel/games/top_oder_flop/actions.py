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

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.bits import set_of
from lichtspiel.engine.contract import Action, Part
from lichtspiel.games.top_oder_flop.cards import (
    ANY_MOVE,
    FILMS,
    FIVE,
    INFLUENCE,
    KINDS,
    SIDE_NAMES,
    SIDES,
    TOP_TO_FLOP,
    Kind,
    films_shown,
    kind_on,
)

BOTH_SIDES: Final[list[int]] = [
    set_of([side for side in range(SIDES) if films >> side // 2 & 1]) for films in range(32)
]
"""By a set of films: all their sides, as a set."""
NONE: Final = -1
"""In place of a film: no card is replaced."""


@dataclass(frozen=True, eq=False, repr=False)
class Keep(Action):
    """TF-5, TF-8, TF-9: a card from the hand to the own display, into the row of a film."""

    kind: Kind
    film: i64

    def parts(self) -> Mapping[str, Part]:
        return {"card": self.kind.code, "film": FILMS[self.film]}


@dataclass(frozen=True, eq=False, repr=False)
class Lay(Action):
    """TF-7: an influence card to a side of a film.

    With TF-15 the lowest card there that names the film `over` beside this side's film
    is replaced, and taken into the row of the film `row`.
    """

    kind: Kind
    side: i64
    over: i64
    row: i64

    def parts(self) -> Mapping[str, Part]:
        return {"card": self.kind.code, **_landing(self.side, self.over, self.row)}


@dataclass(frozen=True, eq=False, repr=False)
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

    def parts(self) -> Mapping[str, Part]:
        return {
            "card": self.kind.code,
            "pair": pair_name(self.source // 2, self.other),
            "from_side": SIDE_NAMES[self.source % 2],
            "from_film": FILMS[self.source // 2],
            **_landing(self.target, self.over, self.row),
        }


@dataclass(frozen=True, eq=False, repr=False)
class Mark(Action):
    """TF-11: a marker onto a side of a film, as ×2 or as stop."""

    side: i64
    stop: bool

    def parts(self) -> Mapping[str, Part]:
        marker = "stop" if self.stop else "x2"
        return {"marker": marker, **_landing(self.side, NONE, NONE)}


def _landing(side: int, over: int, row: int) -> dict[str, Part]:
    """Where a play ends, and what it replaces there, for `parts`."""
    found: dict[str, Part] = {"side": SIDE_NAMES[side % 2], "film": FILMS[side // 2]}
    if over != NONE:
        found["over"] = pair_name(side // 2, over)
        found["row"] = FILMS[row]
    return found


def side_name(side: int) -> str:
    return f"{SIDE_NAMES[side % 2]} {FILMS[side // 2]}"


def pair_name(film: int, other: int) -> str:
    """How a card that lies at a film is called: `ad`, or `a5`."""
    code = kind_on(film, other, 1).code
    return code if film == other else code[:2]


def pair_spelled(film: int, other: int) -> str:
    """The same for people: `AA/DD`, or `AA 5`."""
    shown = films_shown(kind_on(film, other, 1))
    return f"{shown} {FIVE}" if film == other else shown


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


# -- where the plays of a card are found --------------------------------------------------

_Play = Callable[[int, int, int], Action]
"""Makes the action onto a side: plain, or over some card for some row."""


class Plays:
    """All plays with a card of one kind from the hand.

    A *flight* is a card on its way to a film: the influence card itself (its only
    flight, number 0), or one that a change card moves (5 × source side + the moved
    card's other film). It lands on sides of two films, or of one if it is a five.

    The plays stand in flat lists, one beside the other: memory is what listing waits for.
    Where no play is possible, the first one into the own display fills the place. They are
    typed as objects, and so are put into the list of what is legal without a look at them.
    """

    kind: Kind
    bit: i64
    keeps: list[Keep]
    """Into the own display."""
    by_rows: list[list[Action]]
    """Those into one of this set of rows."""
    sources: i64
    """TF-19, TF-20: the sides a change card may move from, as a set."""
    targets: i64
    """Where a flight may land: bits 0 and 1 for sides of the first film, 2 and 3 of the second."""
    goals: i64
    """Where the card may land at all, as a set of sides."""
    landings: list[list[object]]
    """By 16 × flight + the set of these four places that have room: one play for each. Of an
    influence card, before them those into the own display, which are always legal (TF-8)."""
    over: list[object]
    """TF-15: by 100 × flight + 10 × full side + 2 × the other film of the card replaced, for
    the row of the earlier film; one more for the row of the later one."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.bit = kind.bit
        films = range(len(FILMS)) if kind.number >= INFLUENCE else sorted({kind.one, kind.two})
        self.keeps = [_keep(kind, film) for film in films]
        self.by_rows = [
            [keep for keep in self.keeps if rows >> keep.film & 1] for rows in range(32)
        ]
        self.sources = 0
        self.targets = 15 if kind.one != kind.two else 3
        self.goals = BOTH_SIDES[set_of([kind.one, kind.two])]
        self.landings = []
        self.over = []

    def add_lays(self) -> None:
        """TF-7: the one flight of an influence card."""
        kind = self.kind

        def play(side: int, over: int, row: int) -> Action:
            return _lay(kind, side, over, row)

        self._add_flight(kind.one, kind.two, -1, play)

    def add_moves(self) -> None:
        """TF-19, TF-20: the flights from every side of every card that can lie there."""
        change = self.kind.change
        self.targets = 15 if change == ANY_MOVE else 10 if change == TOP_TO_FLOP else 5
        self.goals = set_of([side for side in range(SIDES) if self.targets >> side % 2 & 1])
        for source in range(SIDES):
            if change in (ANY_MOVE, source % 2):
                self.sources += 1 << source
        for source in range(SIDES):
            for other in range(len(FILMS)):
                self._add_moves_from(source, other)

    def _add_moves_from(self, source: int, other: int) -> None:
        kind = self.kind

        def play(side: int, over: int, row: int) -> Action:
            return _move(kind, source, other, side, over, row)

        self._add_flight(source // 2, other, source, play)

    def _add_flight(self, one: int, two: int, source: int, play: _Play) -> None:
        """TF-23: never back to the side it was taken from."""
        filler: Action = self.keeps[0]
        places = [2 * one, 2 * one + 1, 2 * two, 2 * two + 1]
        sides: list[int] = []
        landing: list[object] = []
        for place, side in enumerate(places):
            flies = source < 0 or self.sources >> source & 1
            able = flies and side != source and side not in sides and self.targets >> place & 1
            landing.append(play(side, NONE, NONE) if able else filler)
            sides += [side] if able else []
        always: list[object] = [*self.keeps] if source < 0 else []
        for room in range(16):
            self.landings.append([*always, *[landing[at] for at in range(4) if room >> at & 1]])
        for side in range(SIDES):
            film = side // 2
            for over in range(len(FILMS)):
                # A 1 replaces nothing, and nothing replaces a five.
                able = side in sides and self.kind.value != 1 and over != film
                for row in sorted((film, over)):
                    self.over.append(play(side, over, row) if able else filler)


PLAYS: Final[list[Plays]] = [Plays(kind) for kind in KINDS]
for _plays in PLAYS[:INFLUENCE]:
    _plays.add_lays()
for _plays in PLAYS[INFLUENCE:]:
    _plays.add_moves()

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
