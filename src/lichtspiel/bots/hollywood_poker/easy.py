"""Hollywood Poker: a bot for a first evening."""

from __future__ import annotations

from lichtspiel.bots.budget import Budget
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.hollywood_poker.actions import PASS, Give, Play


class EasyBot:
    """Plays the lowest set it may, whole and without Doubles if it can; gives its lowest cards."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        legal = self._game.imagine(view, self._dice).legal_actions()
        gives = [action for action in legal if isinstance(action, Give)]
        if gives:
            return min(gives, key=lambda give: give.card)
        plays = [action for action in legal if isinstance(action, Play)]
        return min(plays, key=lambda play: (play.value, play.doubles, -play.size), default=PASS)
