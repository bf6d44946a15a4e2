"""The Game: Face to Face: a first turn, help, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lichtspiel.engine.contract import State
from lichtspiel.engine.position import position
from lichtspiel.games.face_to_face.piles import DECK
from lichtspiel.teaching.lesson import Ask, Chapter, Lesson, Tell, watch
from lichtspiel.teaching.picture import Picture

Side = dict[str, object]


def _dealt(hand: Sequence[int], first: Sequence[int]) -> Side:
    """A side nobody has laid on yet; `first` is what will be drawn first."""
    rest = [card for card in DECK if card not in (*hand, *first)]
    return {"up": 1, "down": 60, "hand": sorted(hand), "draw": [*first, *rest]}


def _late(up: int, down: int, hand: Sequence[int], draw: Sequence[int] = ()) -> Side:
    return {"up": up, "down": down, "hand": sorted(hand), "draw": list(draw)}


def _table(gold: Side, silver: Side, laid: int = 0) -> State:
    state = {"mover": 0, "laid_this_turn": laid, "helped": False, "gold": gold, "silver": silver}
    return position("face-to-face", state)


def _first_turns() -> State:
    return _table(
        _dealt([3, 5, 25, 33, 47, 58], [15, 56, 12, 30, 49, 54]),
        _dealt([9, 20, 31, 44, 52, 55], [8, 27, 40, 50]),
    )


def _last_turn() -> State:
    return _table(_late(44, 13, [12, 34, 45, 52]), _late(50, 17, [16, 19, 51]))


LESSON = Lesson(
    "face-to-face",
    [
        Chapter(
            _first_turns,
            [
                Tell("lesson-ff-welcome"),
                Ask("lesson-ff-up", "3 up"),
                Ask("lesson-ff-down", "58 down"),
                Ask("lesson-ff-more", "5 up"),
                Ask("lesson-ff-end", "end"),
                *watch("20 up", "52 down", "end"),
                Ask("lesson-ff-leap", "25 up"),
                Ask("lesson-ff-backwards", "15 up"),
                Ask("lesson-ff-help", "56 help down"),
                Ask("lesson-ff-refill", "end"),
                *watch("55 down", "9 help up", "end"),
                Tell("lesson-ff-helped"),
            ],
        ),
        Chapter(
            _last_turn,
            [
                Tell("lesson-ff-late"),
                Ask("lesson-ff-order", "34 up"),
                Ask("lesson-ff-close", "45 up"),
                Ask("lesson-ff-all", "12 down"),
                Ask("lesson-ff-last", "52 up"),
            ],
        ),
    ],
)

_MIDDLE = partial(
    _table,
    _late(27, 35, [12, 17, 28, 34, 45, 46], [5, 6, 9, 50]),
    _late(29, 40, [3, 8, 30, 41, 55, 59], [4, 7]),
)
_ALMOST_STUCK = partial(_table, _late(40, 12, [30, 35], [20, 22]), _late(1, 60, DECK[:6], DECK[6:]))

PICTURES = [
    Picture("FF-7", "rules-picture-ff-backwards", _MIDDLE, marked="17 up"),
    Picture("FF-10", "rules-picture-ff-help", _MIDDLE, marked="12 help up"),
    Picture("FF-17", "rules-picture-ff-second", _ALMOST_STUCK, marked="30 up"),
    Picture("FF-15", "rules-picture-ff-last", _last_turn, marked="34 up"),
]
