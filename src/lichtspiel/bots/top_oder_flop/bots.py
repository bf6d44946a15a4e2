"""Top oder Flop, medium and strong: what a play brings by the end of the game."""

from __future__ import annotations

from lichtspiel.bots.bot import SearchBot
from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.search import Rating, compare
from lichtspiel.bots.top_oder_flop.knowledge import TopOderFlopKnowledge, weighed
from lichtspiel.engine.contract import Action
from lichtspiel.engine.view import View

_WORLDS = 3
"""For the first impression: a few, for what lies face down in the others' rows."""


class _TryingBot(SearchBot):
    """Tries out the plays that promise most: some laps, in the same imagined worlds for each."""

    knowledge = TopOderFlopKnowledge()
    candidates: int

    def _promising(self, view: View, thinking: Thinking) -> list[tuple[Action, float]]:
        """The first impression: one world at least, whatever the clock says."""
        worlds = [self._game.imagine(view, self._dice)]
        while len(worlds) < _WORLDS and not thinking.late():
            worlds.append(self._game.imagine(view, self._dice))
        return weighed(worlds)[: self.candidates]


class MediumBot(_TryingBot):
    """A glance at few plays in few worlds; so its first impression counts as well."""

    candidates = 5
    usual_worlds = 6
    impression = 0.02
    """What a point of it counts beside the chance to win, about twice what a point is worth."""

    def decide(self, view: View) -> Action:
        thinking = Thinking(self._budget, self.usual_worlds)
        promising = self._promising(view, thinking)
        plans = [[action] for action, _ in promising]
        tried = compare(self._game, view, plans, self.knowledge, self._dice, thinking)
        chances = {rating.action: rating.value for rating in tried}
        best = max(promising, key=lambda play: chances[play[0]] + self.impression * play[1])
        return best[0]


class StrongBot(_TryingBot):
    """Looks at more plays, and long enough to tell them apart."""

    candidates = 8
    usual_worlds = 40

    def decide(self, view: View) -> Action:
        return self._compare(view, alone=False)[0].action

    def rate(self, view: View) -> list[Rating]:
        return self._compare(view, alone=True)

    def _compare(self, view: View, *, alone: bool) -> list[Rating]:
        thinking = Thinking(self._budget, self.usual_worlds)
        plans = [[action] for action, _ in self._promising(view, thinking)]
        game, knowledge, dice = self._game, self.knowledge, self._dice
        return compare(game, view, plans, knowledge, dice, thinking, alone=alone)
