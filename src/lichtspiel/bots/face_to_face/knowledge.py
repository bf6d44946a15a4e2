"""Face to Face: what a strong player knows, for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.face_to_face.outlook import chance
from lichtspiel.bots.face_to_face.turns import TurnFinder
from lichtspiel.bots.knowledge import Knowledge, Plan
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.games.face_to_face.actions import END, Lay
from lichtspiel.games.face_to_face.state import MINIMUM, FaceToFace
from lichtspiel.games.face_to_face.view import FaceToFaceView

_FEW: Final = 5
"""Turns worth comparing. Among many, chance would favour one that is worse."""
_FORESIGHT: Final = 6
"""Actions that imagined games go on: the opponent's turn and the next own one, as a rule."""


class FaceToFaceKnowledge(Knowledge[FaceToFace, FaceToFaceView]):
    """Plans are whole turns; imagined games go on with the best turn at sight."""

    def __init__(self) -> None:
        self._finder = TurnFinder()
        self._state: FaceToFace | None = None
        self._plan: Plan = []
        self._hand: i64 = 0

    def plans(self, state: FaceToFace) -> list[Plan]:
        return [turn.plan for turn in self._finder.best(state, _FEW)]

    def choose(self, state: FaceToFace, dice: Dice) -> Action:
        action = self._next(state)
        self._plan.pop(0)
        if isinstance(action, Lay):
            self._hand ^= action.bit
        else:
            self._state = None
        return action

    def settled(self, state: FaceToFace, moves: i64) -> bool:
        """When a turn is laid and only its end is to come: this is where the outlook can tell."""
        if state.actor == NOBODY:
            return True
        return moves >= _FORESIGHT and state.laid >= MINIMUM and self._next(state) is END

    def worth(self, state: FaceToFace, seat: int) -> float:
        if state.actor == NOBODY:
            return 1.0 if state.winner == seat else 0.0
        mover = chance(self._finder.outlook.now(state))
        return mover if state.actor == seat else 1.0 - mover

    def _next(self, state: FaceToFace) -> Action:
        """The best turn at sight is looked for once, and then carried out card by card."""
        if state is not self._state or state.me.hand != self._hand or not self._plan:
            self._state = state
            self._hand = state.me.hand
            self._plan = self._finder.best(state, 1)[0].plan
        return self._plan[0]
