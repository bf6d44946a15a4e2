"""The interface of a bot, and bots that play any game. A bot gets a view, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, runtime_checkable

from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.knowledge import Knowledge
from lichtspiel.bots.search import Rating, compare
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.generics import S, V_contra
from lichtspiel.engine.view import View


class Bot(Protocol[V_contra]):
    """Decides for the seat whose view it is given, when that seat is to act."""

    def decide(self, view: V_contra) -> Action: ...


@runtime_checkable
class RatingBot(Bot[V_contra], Protocol[V_contra]):
    """A bot that can also rate the candidates, best first."""

    def rate(self, view: V_contra) -> list[Rating]: ...


@runtime_checkable
class WeighingBot(Bot[V_contra], Protocol[V_contra]):
    """A bot that can say what a decision rests on."""

    def weigh(self, view: V_contra) -> list[Rating]:
        """The ratings that `decide` chooses by, with the same use of its dice: it plays the
        first."""


BotMaker = Callable[[Game[Any, Any], Dice, Budget], Bot]
"""Makes a bot for a game, with dice and a budget of its own."""


class RandomBot:
    """Plays a uniformly random legal action."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        actions = legal_actions(self._game, view, self._dice)
        return actions[self._dice.below(len(actions))]


class SearchBot(Generic[S]):
    """Compares the plans of its knowledge in common imagined worlds."""

    knowledge: type[Knowledge[S]] = Knowledge
    """Instantiated for each decision, so it may cache what belongs to that decision."""
    usual_worlds = 50

    def __init__(self, game: Game[Any, Any], dice: Dice, budget: Budget) -> None:
        self._game: Game[S, Any] = game
        self._dice = dice
        self._budget = budget

    def decide(self, view: View) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: View) -> list[Rating]:
        return self._think(view, alone=False)

    def rate(self, view: View) -> list[Rating]:
        return self._think(view, alone=True)

    def _think(self, view: View, *, alone: bool) -> list[Rating]:
        """`alone`: also try a plan that has no rival, to rate it."""
        thinking = Thinking(self._budget, self.usual_worlds)
        knowledge, dice = self.knowledge(), self._dice
        plans = knowledge.plans(self._game.imagine(view, dice))
        return compare(self._game, view, plans, knowledge, dice, thinking, alone=alone)


def legal_actions(game: Game, view: View, dice: Dice) -> list[Action]:
    """The legal actions of the view's seat. They are the same in every imagined world."""
    return game.imagine(view, dice).legal_actions()
