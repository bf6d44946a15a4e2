"""Hollywood Poker: a bot that counts cards, and one that also looks ahead."""

from __future__ import annotations

from typing import Any

from lichtspiel.bots.bot import SearchBot
from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.hollywood_poker.knowledge import CountingKnowledge
from lichtspiel.bots.search import Rating, compare
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.hollywood_poker.state import HollywoodPoker


class MediumBot:
    """Keeps sets together, counts cards, and does what gains most: it does not look ahead."""

    def __init__(self, game: Game[HollywoodPoker, Any], dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice
        self._knowledge = CountingKnowledge()

    def decide(self, view: View) -> Action:
        return self._knowledge.choose(self._game.imagine(view, self._dice), self._dice)


class StrongBot(SearchBot[HollywoodPoker]):
    """Plays the deal to its end in imagined worlds, everybody in them as the medium bot would."""

    usual_worlds = 160

    def _think(self, view: View, *, alone: bool) -> list[Rating]:
        thinking = Thinking(self._budget, self.usual_worlds)
        knowledge = CountingKnowledge(view.seat)
        plans = knowledge.plans(self._game.imagine(view, self._dice))
        return compare(self._game, view, plans, knowledge, self._dice, thinking, alone=alone)
