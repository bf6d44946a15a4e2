"""Hollywood Poker: the end of a first deal, the exchange, and the Megastar's first leads."""

from __future__ import annotations

from functools import partial

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, State
from lichtspiel.teaching.hollywood_poker.positions import cards, mid_deal
from lichtspiel.teaching.lesson import Ask, Chapter, Lesson, Tell, watch
from lichtspiel.teaching.picture import Picture
from lichtspiel.teaching.stacked import StackedDeck


def _first_deal() -> State:
    return mid_deal(["2-4-4-8-11-11-D", "2-5-5-9-12", "3-3-6-10-13", "1-6-7-7-12"])


def _second_deal() -> Chance:
    """What everybody gets; the last one, the Dishwasher, takes the rest as well."""
    hands = [
        cards("1-1-3-3-5-6-7-9-10-11-11-12-13"),
        cards("2-3-4-5-6-7-7-8-9-11-12-12-D"),
        cards("1-2-3-4-5-6-7-8-9-10-11-13-13"),
        cards("1-2-2-4-4-5-6-8-8-9-10-10-12"),
    ]
    one_by_one = [card for lap in zip(*hands, strict=True) for card in lap]
    return StackedDeck([*one_by_one, *cards("13-D")])


def _explains(action: Action) -> bool:
    """Sets of up to four cards: nobody holds more of one value here."""
    return action.notation.count("-") < 4


LESSON = Lesson(
    "hollywood-poker",
    [
        Chapter(
            _first_deal,
            [
                Tell("lesson-hp-welcome"),
                Ask("lesson-hp-lead", "4-4"),
                *watch("5-5", "pass", "7-7", "6"),
                Ask("lesson-hp-follow", "8"),
                *watch("9", "10", "13", "pass"),
                Ask("lesson-hp-pass", "pass"),
                *watch("pass", "3-3", "pass"),
                Ask("lesson-hp-pair", "11-11"),
                *watch("pass"),
                Ask("lesson-hp-double", "D"),
                *watch("pass", "pass", "pass"),
                Ask("lesson-hp-last", "2"),
                Tell("lesson-hp-megastar"),
                *watch("12", "pass", "pass", "2", "6"),
                Tell("lesson-hp-exchange"),
                Ask("lesson-hp-give", "give 1", ["give 1"]),
                *watch("give 2"),
                Ask("lesson-hp-joker", "11-11-D"),
                *watch("pass", "pass", "pass"),
                Ask("lesson-hp-small", "3-3"),
                *watch("7-7", "pass", "8-8"),
                Tell("lesson-hp-match"),
            ],
            _second_deal(),
        ),
    ],
    _explains,
)

_SETS = partial(mid_deal, ["2-5-5-8-D", "3-3-9", "6-6-10", "1-7-12"])
_DEAL_ENDS = partial(mid_deal, ["2", "2-12", "6", "1-12"])
_FOLLOWING = partial(
    mid_deal, ["6-9-9-12-D", "4-8", "10-10", "3"], acts=[None, None, None, "7-7"], leader=3, turn=0
)
_LAP = partial(
    mid_deal,
    ["2-9-9", "4-8", "7-7-10", "5-12", "1-13"],
    acts=["3-3-3", "6-6-6", "pass", "11-11-11", None],
    leader=0,
    turn=4,
)

PICTURES = [
    Picture("HP-5", "rules-picture-hp-double", _SETS, marked="5-5-D"),
    Picture(
        "HP-8",
        "rules-picture-hp-exchange",
        _DEAL_ENDS,
        ("2", "12", "pass", "pass", "2", "6"),
        "give 1",
        _second_deal(),
    ),
    Picture("HP-11", "rules-picture-hp-follow", _FOLLOWING, marked="9-9"),
    Picture("HP-12", "rules-picture-hp-lap", _LAP),
]
