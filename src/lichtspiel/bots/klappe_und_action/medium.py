"""Medium: careful laying."""

from __future__ import annotations

from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.klappe_und_action.knowledge import KlappeKnowledge
from lichtspiel.bots.klappe_und_action.team import rate_team_decision
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.klappe_und_action.state import KlappeUndAction


class MediumBot:
    """Keeps room in every gap of the film for the scenes that may still come.

    It says and looks what it can, and edits as well as can be.
    """

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice
        self._budget = budget

    def decide(self, view: View) -> Action:
        thinking = Thinking(self._budget, usual_worlds=1)
        state = self._game.imagine(view, self._dice)
        assert isinstance(state, KlappeUndAction)
        if state.editing:
            return rate_team_decision(state, thinking)[0].action
        return KlappeKnowledge(thinking).choose(state, self._dice)
