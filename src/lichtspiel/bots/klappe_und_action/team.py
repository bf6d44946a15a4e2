"""Decisions of the team: the film lies open, so every level takes them alike."""

from __future__ import annotations

from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.klappe_und_action.knowledge import chance_to_win
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.bots.search import Rating
from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.actions import PLANT, SHUFFLE_BACK, SKIP
from lichtspiel.games.klappe_und_action.closing import LEFT_OVER
from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def rate_team_decision(state: KlappeUndAction, thinking: Thinking) -> list[Rating]:
    """Editing, reshoots and what comes between acts: the best first, skipping before doing
    what is no better. Nothing is hidden, so nothing is in doubt but the acts to come."""
    editor = Editor(thinking)
    needed = {action: editor.least_after(state, action) for action in state.legal_actions()}
    best_first = sorted(needed, key=lambda action: (needed[action], _order(state, action)))
    return [
        Rating((action,), chance_to_win(state.act, state.reshoots - needed[action]), 0.0, 1)
        for action in best_first
    ]


def _order(state: KlappeUndAction, action: Action) -> bool:
    """Which comes first of two that are equally good."""
    if state.decision.question is LEFT_OVER:
        return action is not (SHUFFLE_BACK if _helps_editing(state) else PLANT)
    return action is not SKIP


def _helps_editing(state: KlappeUndAction) -> bool:
    """KA-23: whether the extra scene is better shuffled back than known to be out of the way:
    it is one whose effect may be used in editing, and need not."""
    assert state.row is not None
    extra = state.row.extras()[state.decision.chosen - 1]
    scissors, must = state.script.scissors_set, state.script.must_set
    return scissors & ~must & 1 << extra != 0
