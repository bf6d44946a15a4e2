"""Easy: each scene where its number says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.bots.klappe_und_action.team import rate_team_decision
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.games.klappe_und_action.actions import SKIP, Announce, Lay, UseExtra
from lichtspiel.games.klappe_und_action.scenes import items
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView

_CREDITS = 17
"""The film runs from scene 0 before the first slot to this one after the last."""
_WRONG_SIDE = 10.0
"""What it costs to lie on the wrong side of another scene."""
_UNKNOWN = 1.5
"""What a scene not seen yet is taken to cost."""


class EasyBot:
    """Lays each scene where its number says, and edits as well as can be.

    It shows cards when asked, does not ask itself, and trades nothing: it looks no
    further than the film.
    """

    def __init__(self, game: Game[KlappeUndAction, KlappeView], dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice
        self._budget = budget

    def decide(self, view: KlappeView) -> Action:
        state = self._game.imagine(view, self._dice)
        thinking = Thinking(self._budget, usual_worlds=1)
        if state.editing:
            return rate_team_decision(state, thinking)[0].action
        legal = state.legal_actions()
        if view.asked.what == "lay":
            plain = [action for action in legal if not isinstance(action, UseExtra)]
            return min(plain, key=lambda action: _cost(action, view))
        effect = state.decision.effect
        if effect.changes_film:
            return _best_step(state, legal, Editor(thinking))
        tells = effect.tells and not state.solo
        return SKIP if SKIP in legal and not tells else legal[0]


def _cost(action: Action, view: KlappeView) -> float:
    if isinstance(action, Lay):
        return _misfit(action.scene, action.slot, view.film)
    if isinstance(action, Announce):
        return min(
            _misfit(action.scene, slot, view.film)
            for slot, scene in enumerate(view.film)
            if scene == 0
        )
    return _UNKNOWN


def _misfit(scene: int, slot: int, film: Sequence[int]) -> float:
    """How far a slot is from where the scene belongs between the scenes that lie there."""
    wrong = 0
    low, low_slot, high, high_slot = 0, -1, _CREDITS, len(film)
    for place, other in enumerate(film):
        if other:
            wrong += (other > scene) == (place < slot)
            if low < other < scene:
                low, low_slot = other, place
            if scene < other < high:
                high, high_slot = other, place
    ideal = low_slot + (high_slot - low_slot) * (scene - low) / (high - low)
    return wrong * _WRONG_SIDE + abs(ideal - slot)


def _best_step(state: KlappeUndAction, legal: Sequence[Action], editor: Editor) -> Action:
    """The step of a camera effect that leads to the best film; skipping wins a tie."""
    skip_first = sorted(legal, key=lambda action: action is not SKIP)
    return min(skip_first, key=lambda action: _best_after(state, action, editor))


def _best_after(state: KlappeUndAction, action: Action, editor: Editor) -> int:
    """The disorder left if the effect goes on as well as it can."""
    after = state.copy()
    after.apply(action)
    if after.editing:
        return editor.least_reshoots(after)
    if after.decision.scene == 0:
        return _disorder(after)
    return min(_best_after(after, step, editor) for step in after.legal_actions())


def _disorder(state: KlappeUndAction) -> int:
    """Pairs of scenes in the wrong order."""
    numbers = [number for number in items(state.film.numbers, state.film.size) if number]
    return sum(one > other for one, other in combinations(numbers, 2))
