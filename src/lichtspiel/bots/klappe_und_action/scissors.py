"""The best that editing can make of a film. All of it lies open, so it is solved exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.scenes import BITS, SCENE_OF_BIT
from lichtspiel.games.klappe_und_action.script import Script
from lichtspiel.games.klappe_und_action.state import KlappeUndAction

_LOOK_AT_CLOCK: Final = 16
"""Check the clock after this many films."""


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
        film, script, decision = state.film, state.script, state.decision
        limit = state.reshoots + 1
        if not state.editing or state.is_edited():
            return min(film.needed(script), limit)
        if decision.chosen == 0:
            rest = film.present & script.scissors_set & ~(BITS[decision.scene] - 1)
            return self._least(film, script, rest, _gains(script, rest), limit)
        rest = film.present & script.scissors_set & ~(2 * BITS[decision.scene] - 1)
        gains = _gains(script, rest)
        here = film.slot_of(decision.scene)
        for outcome in decision.effect.outcomes(film, here, decision.chosen):
            limit = self._least(outcome, script, rest, gains, limit)
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
        effect = script.effect(scene)
        gains -= effect.reach
        outcomes = effect.outcomes(film, film.slot_of(scene), 0)
        if not outcomes or script.must_set & bit == 0:
            limit = self._least(film, script, rest, gains, limit)
        for outcome in outcomes:
            if limit == 0:
                break
            limit = self._least(outcome, script, rest, gains, limit)
        return limit

    def _is_late(self) -> bool:
        """Then a film is taken as it lies."""
        self._films += 1
        if self._films % _LOOK_AT_CLOCK == 0:
            self._late = self._thinking.late()
        return self._late


def _gains(script: Script, rest: i64) -> i64:
    """How many reshoots these effects can save at the very most: a slot each that counts
    otherwise."""
    gains: i64 = 0
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        gains += script.effect(SCENE_OF_BIT[bit % 19]).reach
    return gains
