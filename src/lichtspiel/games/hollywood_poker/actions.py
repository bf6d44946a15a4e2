"""The actions of Hollywood Poker: play a set, pass, give a card, and the end of time.

Ids are the same for every number of seats; the id of a set follows from its value, naturals
and Doubles (`PLAYS`). A gift is given card by card, so that
fourteen actions are enough for it (ADR 5).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action, Part
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    MOST_DOUBLES,
    MOST_SEATS,
    ONE,
    VALUES,
    label,
    written,
)


@dataclass(frozen=True, eq=False, repr=False)
class Play(Action):
    """Play a set: naturals of one value with Doubles beside them, or Doubles alone (HP-5).

    Which naturals and Doubles make it up is the player's choice (HP-15), so each mix is
    an action of its own. `take` is the set as part of a hand, `shift` where the hand
    counts the naturals.
    """

    value: i64
    naturals: i64
    doubles: i64
    size: i64
    shift: i64
    take: i64

    def parts(self) -> Mapping[str, Part]:
        return {"cards": [self.value] * self.naturals + [DOUBLE] * self.doubles}


@dataclass(frozen=True, eq=False, repr=False)
class Pass(Action):
    """Play nothing now (HP-11)."""


@dataclass(frozen=True, eq=False, repr=False)
class Give(Action):
    """Name one card of the gift in an exchange (HP-8)."""

    card: i64
    take: i64

    def parts(self) -> Mapping[str, Part]:
        return {"card": self.card}


@dataclass(frozen=True, eq=False, repr=False)
class TimeUp(Action):
    """HP-19: the time agreed on has run out. Comes from outside, never from a seat."""


MIXES: Final = MOST_DOUBLES + 1
"""How many sets have the same naturals: with no Double, with one, and so on."""
ALONE: Final = VALUES * MOST_SEATS * MIXES
"""The id of the lone Double; two Doubles come next."""


def _set(value: int, naturals: int, doubles: int) -> Play:
    return Play(
        ((value - 1) * MOST_SEATS + naturals - 1) * MIXES + doubles,
        written([value] * naturals + [DOUBLE] * doubles),
        value,
        naturals,
        doubles,
        naturals + doubles,
        4 * (value - 1),
        naturals * ONE[value] + doubles * ONE[DOUBLE],
    )


def _doubles(doubles: int) -> Play:
    return Play(
        ALONE + doubles - 1,
        written([DOUBLE] * doubles),
        DOUBLE,
        0,
        doubles,
        doubles,
        4 * (DOUBLE - 1),
        doubles * ONE[DOUBLE],
    )


PLAYS: Final[list[Play]] = [
    *[
        _set(value, naturals, doubles)
        for value in range(1, VALUES + 1)
        for naturals in range(1, MOST_SEATS + 1)
        for doubles in range(MIXES)
    ],
    *[_doubles(doubles) for doubles in range(1, MOST_DOUBLES + 1)],
]
COUNTS: Final = MOST_SEATS + 1
"""In how many numbers a hand can have a value: none, one, and so on."""
LEADS: Final[list[list[Play]]] = [
    [
        PLAYS[((value - 1) * MOST_SEATS + fewer - 1) * MIXES + beside]
        for fewer in range(1, naturals + 1)
        for beside in range(doubles + 1)
    ]
    for value in range(1, VALUES + 1)
    for naturals in range(COUNTS)
    for doubles in range(MIXES)
]
"""The sets of one value, by how many naturals of it and how many Doubles the hand has."""
PASS: Final = Pass(len(PLAYS), "pass")
GIVES: Final[list[Give]] = [
    Give(len(PLAYS) + card, f"give {label(card)}", card, ONE[card]) for card in range(1, DOUBLE + 1)
]
TIME_UP: Final = TimeUp(len(PLAYS) + 1 + len(GIVES), "time up")
ACTIONS: Final[list[Action]] = [*PLAYS, PASS, *GIVES, TIME_UP]

ACTS: Final[dict[str, Action]] = {PASS.notation: PASS, **{play.notation: play for play in PLAYS}}
"""What a seat can have done in a round, by its notation."""
