"""What a player knows of a game beyond its rules: where a game's bots differ from another's."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action, Game
from lichtspiel.engine.generics import S, V

Plan = list[Action]
"""Actions the seat to act wants to take one after the other; the first is what it decides now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S, V]):
    """As it stands: nothing but the rules. A game's bots override what they know better.

    The states it is asked about are imagined ones. Plans are made in one imagined world
    and tried in all of them: they must not rest on what the seat cannot see.
    """

    def world(self, game: Game[S, V], view: V, dice: Dice) -> S:
        """A world the seat holds possible. Who can tell how likely the others would have done
        what they did may bring the likelier ones more often; else all are equally likely."""
        return game.imagine(view, dice)

    def candidates(self, state: S) -> list[Action]:
        """The actions worth a thought, the likeliest first; never none."""
        return state.legal_actions()

    def plans(self, state: S) -> list[Plan]:
        """What is worth comparing, the likeliest first: single actions, or whole turns."""
        return [[action] for action in self.candidates(state)]

    def choose(self, state: S, dice: Dice) -> Action:
        """What anybody would do, quickly: how imagined games are played on."""
        actions = state.legal_actions()
        return actions[dice.below(len(actions))]

    def settled(self, state: S, moves: i64) -> bool:
        """Whether `worth` can tell by now, so many moves after the plan."""
        return state.actor == NOBODY

    def worth(self, state: S, seat: int) -> float:
        """What a settled state is worth to a seat, from 0 (lost) to 1 (won)."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)
