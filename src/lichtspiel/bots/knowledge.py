"""What the search needs to know about a game beyond its rules."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action, Game
from lichtspiel.engine.generics import S, V

Plan = list[Action]
"""Actions for the seat to act, one after the other; the first is the one to decide on now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S, V]):
    """The default knows only the rules; a game's bots override what they know better.

    It is given imagined states only. Plans are made in one imagined world and tried in all of
    them, so they must not depend on what the seat cannot see.
    """

    def world(self, game: Game[S, V], view: V, dice: Dice) -> S:
        """A world the seat holds possible. Who can tell how likely the others would have done
        what they did may bring the likelier ones more often; else all are equally likely."""
        return game.imagine(view, dice)

    def candidates(self, state: S) -> list[Action]:
        """The actions worth considering, most promising first; at least one."""
        return state.legal_actions()

    def plans(self, state: S) -> list[Plan]:
        """The plans to compare, most promising first: single actions, or whole turns."""
        return [[action] for action in self.candidates(state)]

    def choose(self, state: S, dice: Dice) -> Action:
        """The playout policy: a quick, plausible action for the seat to act."""
        actions = state.legal_actions()
        return actions[dice.below(len(actions))]

    def settled(self, state: S, moves: i64) -> bool:
        """Whether the playout can stop and `worth` be asked, this many moves after the plan."""
        return state.actor == NOBODY

    def worth(self, state: S, seat: int) -> float:
        """The value of a settled state for a seat, from 0 (lost) to 1 (won)."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)
