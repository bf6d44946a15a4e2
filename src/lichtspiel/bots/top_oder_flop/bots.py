"""Top oder Flop, medium and strong: what a play brings by the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lichtspiel.bots.bot import SearchBot
from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.search import Rating, compare
from lichtspiel.bots.top_oder_flop.knowledge import TopOderFlopKnowledge, weighed
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.view import View
from lichtspiel.games.top_oder_flop.state import TopOderFlop

_WORLDS = 3
"""For the first impression: a few, for what lies face down in the others' rows."""


_IMPRESSION = 0.02
"""What a point of the first impression counts beside the chance to win that was found by trying
out: about twice what a point is worth, as few worlds leave much to luck."""


_GLANCE_SECONDS = 0.004


class _TryingBot(SearchBot[TopOderFlop]):
    """Tries out the plays that promise most: some laps, in the same imagined worlds for each."""

    candidates: int
    laps: int

    def _think(self, view: View, *, alone: bool) -> list[Rating]:
        thinking = Thinking(self._budget, self.usual_worlds)
        promising = dict(self._promising(view, thinking))
        plans = [[action] for action in promising]
        game, knowledge, dice = self._game, TopOderFlopKnowledge(self.laps), self._dice
        tried = compare(game, view, plans, knowledge, dice, thinking, alone=alone)
        return sorted(
            tried, key=lambda rating: -rating.value - _IMPRESSION * promising[rating.action]
        )

    def _promising(self, view: View, thinking: Thinking) -> list[tuple[Action, float]]:
        """The first impression: one world at least, whatever the clock says."""
        worlds = [self._game.imagine(view, self._dice)]
        while len(worlds) < _WORLDS and not thinking.late():
            worlds.append(self._game.imagine(view, self._dice))
        return weighed(worlds)[: self.candidates]


class MediumBot(_TryingBot):
    """A glance at few plays in few worlds, no further than everybody's next turn."""

    laps = 1
    candidates = 5
    usual_worlds = 6

    def __init__(self, game: Game[TopOderFlop, Any], dice: Dice, budget: Budget) -> None:
        if budget.seconds is not None:  # where there is a clock, a glance is a glance
            budget = replace(budget, seconds=min(budget.seconds, _GLANCE_SECONDS))
        super().__init__(game, dice, budget)


class StrongBot(_TryingBot):
    """Looks at more plays, further ahead, and long enough to tell them apart.

    Four laps: with two it hardly won more than medium, and to the end of the game the plays
    drown in what happens by chance.
    """

    laps = 4
    candidates = 8
    usual_worlds = 48
