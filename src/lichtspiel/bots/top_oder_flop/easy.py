"""Top oder Flop, easy: the score sheet as it stands."""

from __future__ import annotations

from typing import Any

from lichtspiel.bots.budget import Budget
from lichtspiel.bots.top_oder_flop.knowledge import leads_after
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.top_oder_flop.state import TopOderFlop

_WORLDS = 3
"""It imagines a few, for what lies face down in the others' rows."""


class EasyBot:
    """Plays as if the game ended now: the best lead on the score sheet, and no look ahead."""

    def __init__(self, game: Game[TopOderFlop, Any], dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        worlds = [self._game.imagine(view, self._dice) for _ in range(_WORLDS)]
        legal = worlds[0].legal_actions()
        leads = leads_after(legal, worlds, view.seat)
        most = max(leads)
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == most]
        return best[self._dice.below(len(best))]
