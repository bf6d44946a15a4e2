"""Top oder Flop: what a bot knows of the game."""

from __future__ import annotations

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.budget import Budget
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.top_oder_flop.state import TopOderFlop

_WORLDS = 3
"""It imagines a few, for what lies face down in the others' rows."""


class EasyBot:
    """Plays as if the game ended now: the best lead on the score sheet, and no look ahead."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        worlds = [self._game.imagine(view, self._dice) for _ in range(_WORLDS)]
        legal = worlds[0].legal_actions()
        leads = [sum(_lead_after(world, action, view.seat) for world in worlds) for action in legal]
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[self._dice.below(len(best))]


def _lead_after(world: object, action: Action, seat: int) -> float:
    """Own points beside the mean of the others'."""
    assert isinstance(world, TopOderFlop)
    trial = world.copy()
    trial.apply(action)
    scores = trial.sheet().scores
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


BOTS: dict[str, BotMaker] = {"easy": EasyBot}
