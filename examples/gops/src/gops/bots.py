"""One bot; the generic search of Lichtspiel plays at the other levels."""

from gops.game import BIDS, GopsView
from lichtspiel import Action, Dice, Game
from lichtspiel.bots import Budget


class Matcher:
    """Bids what the prizes are worth, as nearly as its hand allows."""

    games = ("gops",)

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        pass

    def decide(self, view: GopsView) -> Action:
        return BIDS[min(view.hand, key=lambda card: (abs(card - sum(view.stake)), card)) - 1]


BOTS = {"strong": Matcher}
