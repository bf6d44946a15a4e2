"""Klappe & Action!: a first act with its editing, and the end of a third one."""

from __future__ import annotations

from functools import partial

from lichtspiel.engine.contract import Action
from lichtspiel.teaching.klappe_und_action.positions import table
from lichtspiel.teaching.lesson import Ask, Chapter, Lesson, Tell, watch
from lichtspiel.teaching.picture import Picture

_FIRST_ACT = partial(table, [[3, 7, 12], [6, 10, 16]], {}, slot_cards=[1, 15, 2, 8, 13, 4])
_LAST_ACT = partial(
    table,
    [[12], [16]],
    {2: 3, 1: 1, 3: 5, 4: 10, 5: 8, 7: 14},
    act=3,
    reshoots=1,
    slot_cards=[2, 4, 6, 7, 9, 11, 13, 15],
)


def _explains(action: Action) -> bool:
    """A lesson for two: nobody tries what only the solo mode has."""
    solo = ("announce", "extra", "face-down", "slot card", "shuffle back", "turn up")
    return not action.notation.startswith(solo)


LESSON = Lesson(
    "klappe-und-action",
    [
        Chapter(
            _FIRST_ACT,
            [
                Tell("lesson-ka-welcome"),
                Tell("lesson-ka-silence"),
                Ask("lesson-ka-lay", "3 on 1"),
                Ask("lesson-ka-show", "scene 12"),
                *watch("6 on 3", "use"),
                Ask("lesson-ka-asked", "scene 7"),
                Ask("lesson-ka-high", "12 on 5"),
                Ask("lesson-ka-lapse", "skip"),
                *watch("16 on 6"),
                Ask("lesson-ka-last", "7 on 2"),
                *watch("10 on 4"),
                Ask("lesson-ka-edit", "slot 3"),
                Tell("lesson-ka-check"),
            ],
        ),
        Chapter(
            _LAST_ACT,
            [
                Tell("lesson-ka-third"),
                Ask("lesson-ka-gap", "12 on 6"),
                Ask("lesson-ka-stay", "skip"),
                *watch("16 on 8"),
                Ask("lesson-ka-reshoot", "cover 4"),
                Tell("lesson-ka-premiere"),
            ],
        ),
    ],
    _explains,
)


_SHOWN = ("3 on 1", "scene 12", "6 on 3", "use", "scene 7")
_FULL = (*_SHOWN, "12 on 5", "skip", "16 on 6", "7 on 2", "10 on 4")
_MISTAKE = ("12 on 6", "skip", "16 on 8")

PICTURES = [
    Picture("KA-7", "rules-picture-ka-film", _FIRST_ACT, _SHOWN, "12 on 5"),
    Picture("KA-11", "rules-picture-ka-edit", _FIRST_ACT, _FULL, "slot 3"),
    Picture("KA-14", "rules-picture-ka-order", _FIRST_ACT, (*_FULL, "slot 3")),
    Picture("KA-15", "rules-picture-ka-reshoot", _LAST_ACT, _MISTAKE, "cover 4"),
]
