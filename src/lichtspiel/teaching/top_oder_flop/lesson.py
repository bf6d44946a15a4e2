"""Top oder Flop: the opening, one of each play, and the last film."""

from __future__ import annotations

from collections import Counter
from functools import partial

from lichtspiel.engine.contract import Action, State
from lichtspiel.engine.position import position
from lichtspiel.games.top_oder_flop.cards import FILMS, KINDS
from lichtspiel.games.top_oder_flop.deck import deck_cards
from lichtspiel.teaching.lesson import Ask, Chapter, Lesson, Tell, watch
from lichtspiel.teaching.picture import Picture
from lichtspiel.teaching.top_oder_flop.positions import table

_EMPTY = {"cards": [], "doubled": False, "stopped": False}


def _codes(text: str) -> list[str]:
    return text.split()


def _fresh() -> State:
    """Three hands just dealt, and what will be drawn first."""
    hands = [
        _codes("a5 rt3 ad4 ar3 ac4 cd1 any+3 tf-3"),
        _codes("d5 rt2 ac3 ad2 dt4 cr2 r5 ft+3"),
        _codes("ct3 ar4 at3 ct4 cr3 cd2 t5 any-3"),
    ]
    first = _codes("dt2 d5 at2 cr4 ac1 rt4 c5 dr3 ad1 dt1")
    rest = Counter(KINDS[card].code for card in deck_cards("house"))
    rest.subtract([*first, *(card for hand in hands for card in hand)])
    return position(
        "top-oder-flop",
        {
            "mover": 0,
            "films": {film: {"top": _EMPTY, "flop": _EMPTY} for film in FILMS},
            "seats": [{"hand": hand, "markers": 2, "rows": {}} for hand in hands],
            "draw": [*first, *rest.elements()],
            "gone": [],
        },
        seats=3,
    )


_LATE_FILMS = {
    "aa top": "ad4 at3 ac4 x2",
    "aa flop": "ac3 ad1",
    "cc top": "c5 cr3 cd3",
    "cc flop": "ac1 ct2 cd2",
    "dd top": "d5 dt2 dr4",
    "dd flop": "cd1 dr3 dt4 stop",
    "rr top": "r5 cr4 rt4",
    "rr flop": "dr1 cr1 stop",
    "tt top": "t5 at2 dt3",
    "tt flop": "ct1 stop",
}


def _late() -> State:
    return table(
        "any+3 any+3 any-3 any-3 ar2 dt1",
        films=_LATE_FILMS,
        rows={
            0: {"aa": "a5 ar3? ad2", "rr": "rt3", "dd": "cd4"},
            1: {"dd": "d5 ad3?", "tt": "rt2"},
            2: {"aa": "ar4", "cc": "ct3 ct4?"},
        },
        hands={1: "t5 cr2 at1 ft+3 ft+3 any+3", 2: "c5 rt1 at4 tf-3 ft+3 ft+3 ft+3"},
        markers={0: 1, 1: 1, 2: 0},
    )


def _explains(action: Action) -> bool:
    """Not the thousands of ways to take something over: nobody tries those by mistake."""
    return " over " not in action.notation and " moves " not in action.notation


LESSON = Lesson(
    "top-oder-flop",
    [
        Chapter(
            _fresh,
            [
                Tell("lesson-tf-welcome"),
                Tell("lesson-tf-value"),
                Ask("lesson-tf-open", "a5 own aa"),
                *watch("d5 own dd", "ct3 own cc"),
                Ask("lesson-tf-second", "rt3 own rr"),
                *watch("rt2 own tt", "ar4 own aa"),
                Ask("lesson-tf-top", "ad4 top aa"),
                *watch("ac3 flop aa", "at3 top aa"),
                Ask("lesson-tf-flop", "cd1 flop dd"),
                *watch("ad2 top aa", "ct4 own cc"),
                Ask("lesson-tf-over", "ac4 top aa over ad for aa"),
                *watch("d5 top dd", "cr3 top cc"),
                Ask("lesson-tf-own", "ar3 own aa"),
                *watch("dt4 top dd", "cd2 flop dd"),
                Ask("lesson-tf-double", "x2 top aa"),
                *watch("r5 top rr", "t5 top tt"),
                Ask("lesson-tf-change", "any+3 moves ac from flop aa to flop cc"),
                Tell("lesson-tf-moved"),
            ],
        ),
        Chapter(
            _late,
            [
                Tell("lesson-tf-late"),
                Ask("lesson-tf-down", "any+3 own aa"),
                *watch("cr2 own rr", "c5 own cc"),
                Ask("lesson-tf-stop", "stop flop aa"),
                Tell("lesson-tf-score"),
            ],
        ),
    ],
    _explains,
)

_TAKING_OVER = partial(
    table,
    "ac4 dr3 t5 ft+3 any-3 any-3",
    films={"aa top": "ad4 at3 ad2", "aa flop": "ac3", "dd top": "d5 dr2"},
    rows={
        0: {"aa": "a5", "rr": "rt3"},
        1: {"dd": "d5", "tt": "rt2"},
        2: {"aa": "ar4", "cc": "ct3"},
    },
    hands={1: "ft+3 ft+3 ft+3 any+3 any+3 any+3", 2: "tf-3 tf-3 tf-3 tf-3 tf-3 ft+3"},
)

PICTURES = [
    Picture("TF-7", "rules-picture-tf-turn", _TAKING_OVER, marked="dr3 top dd"),
    Picture("TF-15", "rules-picture-tf-over", _TAKING_OVER, marked="ac4 top aa over ad for aa"),
    Picture(
        "TF-19",
        "rules-picture-tf-change",
        _TAKING_OVER,
        marked="ft+3 moves ac from flop aa to top cc",
    ),
    Picture("TF-24", "rules-picture-tf-last", _late, marked="stop flop aa"),
]
