"""The best that editing can make of a film. All of it lies open, so it is solved exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.asks import ASK_COVER, ASK_SECOND
from lichtspiel.games.klappe_und_action.film import SLOT_BITS, Film
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BITS,
    NUMBER,
    SCENE_OF_BIT,
    TWO,
    Script,
)
from lichtspiel.games.klappe_und_action.state import KlappeUndAction

_MOST_GAIN: Final = 2
"""A swap changes what lies on two slots, so it saves two reshoots at most."""
_NUMBER_GAIN: Final = 1
"""A number taken changes one slot."""
_LOOK_AT_CLOCK: Final = 16
"""Once in so many films."""


class Editor:
    """Solves the editing, as long as there is time to think."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._films: i64 = 0
        self._late = False

    def least_reshoots(self, state: KlappeUndAction) -> i64:
        """The reshoots needed if the rest of the editing goes as well as it can.

        One more than are left stands for all that are too many.
        """
        film = state.film.copy()
        script = state.script
        limit = state.reshoots + 1
        if not state.editing or state.ask >= ASK_COVER:
            return min(film.needed(script), limit)
        if state.ask != ASK_SECOND:
            rest = film.present & script.scissors_set & ~(BITS[state.this] - 1)
            return self._least(film, script, rest, _gains(script, rest), limit)
        rest = film.present & script.scissors_set & ~(2 * BITS[state.this] - 1)
        for slot in range(film.size):
            if state.choices & SLOT_BITS[slot]:
                film.swap(state.chosen - 1, slot)
                limit = self._least(film, script, rest, _gains(script, rest), limit)
                film.swap(state.chosen - 1, slot)
        return limit

    def least_after(self, state: KlappeUndAction, action: Action) -> i64:
        """The reshoots needed after this step of the editing, those of the step included."""
        after = state.copy()
        after.apply(action)
        if after.reason == "lost":
            return state.reshoots + 1
        return state.reshoots - after.reshoots + self.least_reshoots(after)

    def _least(self, film: Film, script: Script, rest: i64, gains: i64, limit: i64) -> i64:
        """The least number needed after the effects of `rest`; `limit` if it is no less.

        What cannot get below the limit any more, whatever is swapped, is not followed.
        """
        needed = film.needed(script)
        if needed - gains >= limit:
            return limit
        if rest == 0 or self._is_late():
            return min(needed, limit)
        bit = rest & -rest
        rest ^= bit
        scene: i64 = SCENE_OF_BIT[bit % 19]
        kind: i64 = script.scissors[scene]
        gains -= _gain(kind)
        here = film.slot_of(scene)
        choices = film.targets(kind, here)
        if choices == 0 or script.must_set & bit == 0:
            limit = self._least(film, script, rest, gains, limit)
        if kind == AROUND and choices:
            film.swap(here - 1, here + 1)
            limit = self._least(film, script, rest, gains, limit)
            film.swap(here - 1, here + 1)
            return limit
        for slot in range(film.size):
            if limit == 0:
                break
            if choices & SLOT_BITS[slot] == 0:
                continue
            if kind == TWO:
                for other in range(slot):
                    if choices & SLOT_BITS[other]:
                        film.swap(slot, other)
                        limit = self._least(film, script, rest, gains, limit)
                        film.swap(slot, other)
            elif kind == NUMBER:
                numbers = film.numbers
                film.take_number(here, slot)
                limit = self._least(film, script, rest, gains, limit)
                film.numbers = numbers
            else:
                film.swap(here, slot)
                limit = self._least(film, script, rest, gains, limit)
                film.swap(here, slot)
        return limit

    def _is_late(self) -> bool:
        """Then a film is taken as it lies."""
        self._films += 1
        if self._films % _LOOK_AT_CLOCK == 0:
            self._late = self._thinking.late()
        return self._late


def _gains(script: Script, rest: i64) -> i64:
    """How many reshoots these effects can save at the very most."""
    gains: i64 = 0
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        gains += _gain(script.scissors[SCENE_OF_BIT[bit % 19]])
    return gains


def _gain(kind: i64) -> i64:
    return _NUMBER_GAIN if kind == NUMBER else _MOST_GAIN
