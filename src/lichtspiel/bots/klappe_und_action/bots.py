"""Klappe & Action!: a careful partner, and one that also tries out what it may do."""

from __future__ import annotations

from lichtspiel.bots.bot import SearchBot
from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.klappe_und_action.beliefs import Beliefs
from lichtspiel.bots.klappe_und_action.knowledge import KlappeKnowledge
from lichtspiel.bots.klappe_und_action.team import rate_team_decision
from lichtspiel.bots.search import Rating, compare
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView


class MediumBot:
    """Keeps room in every gap of the film for the scenes that may still come.

    It says and looks what it can, and edits as well as can be.
    """

    def __init__(self, game: Game[KlappeUndAction, KlappeView], dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice
        self._budget = budget

    def decide(self, view: KlappeView) -> Action:
        thinking = Thinking(self._budget, usual_worlds=1)
        state = self._game.imagine(view, self._dice)
        if state.editing:
            return rate_team_decision(state, thinking)[0].action
        return KlappeKnowledge(thinking).choose(state, self._dice)


class StrongBot(SearchBot[KlappeUndAction]):
    """Plays each candidate on to the end of the act, in every world with careful partners who
    know no more than they would, and takes the one that wins most games."""

    usual_worlds = 48
    """Twice as many won no more of 60 deals than 32 did; 48 leave some room, and 99 of 100
    decisions take less than 0.15 s."""

    def _think(self, view: View, *, alone: bool) -> list[Rating]:
        thinking = Thinking(self._budget, self.usual_worlds)
        state = self._game.imagine(view, self._dice)
        if state.editing:
            return rate_team_decision(state, thinking)
        plans = KlappeKnowledge(thinking).plans(state)
        if len(plans) == 1 and not alone:
            return [Rating((plans[0][0],), 0.5, 0.5, 0)]
        knowledge = KlappeKnowledge(thinking, Beliefs(state, view.seat, thinking))
        return compare(self._game, view, plans, knowledge, self._dice, thinking, alone=alone)
