"""Hollywood Poker: what a bot knows of the game."""

from __future__ import annotations

from collections import Counter

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.budget import Budget
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.hollywood_poker.actions import PASS, Give, Play
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView

_NEARLY_OUT = 5
"""With so few cards left it saves nothing any more."""


class EasyBot:
    """Gets rid of low cards, whole groups at a time, and saves its Doubles for the end."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        assert isinstance(view, HollywoodPokerView)
        legal = self._game.imagine(view, self._dice).legal_actions()
        gives = [action for action in legal if isinstance(action, Give)]
        if gives:
            return min(gives, key=lambda give: give.card)
        plays = [action for action in legal if isinstance(action, Play)]
        best = min(plays, key=lambda play: _cost(play, view), default=PASS)
        if PASS in legal and isinstance(best, Play) and _too_dear(best, view):
            return PASS
        return best


def _cost(play: Play, view: HollywoodPokerView) -> tuple[bool, int, int, int, int]:
    """Going out first of all; then few Doubles, no group broken up, low cards, many of them."""
    broken = Counter(view.hand)[play.value] - play.naturals if play.naturals else 0
    return (play.size < len(view.hand), play.doubles, broken, play.value, -play.size)


def _too_dear(play: Play, view: HollywoodPokerView) -> bool:
    """Whether it would rather pass: the set costs a Double, or breaks up a group."""
    if len(view.hand) <= _NEARLY_OUT:
        return False
    return _cost(play, view)[1:3] != (0, 0)


BOTS: dict[str, BotMaker] = {"easy": EasyBot}
