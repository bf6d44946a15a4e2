"""Taking back a move after bots have answered it.

The rules say what may be taken back at any table. Somebody who plays against bots only may do more:
take back their last move and all that followed, as long as no hidden card was shown meanwhile. This
is found without rules: the person must have been able to see the same in every world they held
possible before the move. So a bot may have passed, but not have played a card from its hand. The
answer depends only on what the person has seen, so it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, State
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.table import Mark, Table
from lichtspiel.engine.told import Event, Told
from lichtspiel.engine.view import View

_WORLDS = 16
"""A card that is missing in few of them was nearly known, so seeing it reveals little."""
_MOST = 12
"""Moves of bots that are looked through."""


@dataclass(frozen=True)
class _Seen:
    """What the person saw of one move."""

    view: View
    events: Sequence[Event]


class SecondThoughts:
    """A person's last move, and what they have seen since."""

    def __init__(self, table: Table, seat: int, action: str) -> None:
        """Before the move is made."""
        self.seat = seat
        self.before: Mark = table.mark()
        self._action = action
        self._seen: list[_Seen] = []
        self._known = True
        self._showed_nothing: bool | None = None
        """A cache since the last move."""

    def __repr__(self) -> str:
        return f"<SecondThoughts of seat {self.seat}>"

    def note(self, table: Table) -> None:
        """A move was made: the person's own, or a bot's."""
        self._showed_nothing = None
        if len(table.deals) > self.before.deals or len(self._seen) > _MOST:
            self._known = False
        if self._known:
            since = self.before.told[self.seat] + sum(len(seen.events) for seen in self._seen)
            self._seen.append(_Seen(table.view(self.seat), table.told(self.seat, since)))

    def showed_nothing(self) -> bool:
        """Whether all that was seen could have been seen in any world."""
        if self._showed_nothing is None:
            self._showed_nothing = self._known and self._fits_everywhere()
        return self._showed_nothing

    def _fits_everywhere(self) -> bool:
        view = self.before.state.view(self.seat)
        game = game_of(view.setup)
        own = game.parse(self._action, self.before.state)
        return all(
            self._fits(game.imagine(view, Dice(number)), view.setup.seats, own)
            for number in range(_WORLDS)
        )

    def _fits(self, world: State, seats: int, own: Action) -> bool:
        for place, seen in enumerate(self._seen):
            actions = [own] if place == 0 else world.legal_actions()
            after = next(
                (it for one in actions if (it := self._after(world, seats, one, seen))), None
            )
            if after is None:
                return False
            world = after
        return True

    def _after(self, world: State, seats: int, action: Action, seen: _Seen) -> State | None:
        """The world after an action, if the person would have seen the same."""
        after = world.copy()
        after.told = told = Told(seats)
        after.apply(action)
        same = told.heard(self.seat) == seen.events and after.view(self.seat) == seen.view
        return after if same else None
