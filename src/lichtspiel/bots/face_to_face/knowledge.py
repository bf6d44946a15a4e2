"""Face to Face: what a strong player knows, for the search."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.bots.face_to_face.outlook import chance
from lichtspiel.bots.face_to_face.turns import TurnFinder
from lichtspiel.bots.knowledge import Knowledge, Plan
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action, State
from lichtspiel.games.face_to_face.actions import END, Lay
from lichtspiel.games.face_to_face.state import MINIMUM, FaceToFace


class FaceToFaceKnowledge(Knowledge):
    """Plans are whole turns; imagined games go on with the best turn at sight."""

    def __init__(self, few: int = 5, moves: int = 8) -> None:
        self.finder = TurnFinder()
        self.few = few
        self.moves: i64 = moves
        self._state: State | None = None
        self._plan: Plan = []
        self._hand: i64 = 0

    def plans(self, state: State) -> list[Plan]:
        """The few turns that look best: among many, chance would favour a worse one."""
        assert isinstance(state, FaceToFace)
        return [turn.plan for turn in self.finder.best(state, self.few)]

    def choose(self, state: State, dice: Dice) -> Action:
        assert isinstance(state, FaceToFace)
        action = self._next(state)
        self._plan.pop(0)
        if isinstance(action, Lay):
            self._hand ^= action.bit
        else:
            self._state = None
        return action

    def settled(self, state: State, moves: i64) -> bool:
        """When a turn is laid and only its end is to come: this is where the outlook can tell."""
        if state.actor == NOBODY:
            return True
        assert isinstance(state, FaceToFace)
        return moves >= self.moves and state.laid >= MINIMUM and self._next(state) is END

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, FaceToFace)
        if state.actor == NOBODY:
            return 1.0 if state.winner == seat else 0.0
        mover = chance(self.finder.outlook.now(state))
        return mover if state.actor == seat else 1.0 - mover

    def _next(self, state: FaceToFace) -> Action:
        """The best turn at sight is looked for once, and then carried out card by card."""
        if state is not self._state or state.me.hand != self._hand or not self._plan:
            self._state = state
            self._hand = state.me.hand
            self._plan = self.finder.best(state, 1)[0].plan
        return self._plan[0]
