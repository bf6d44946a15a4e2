"""Replays of finished games, moment by moment, each as a seat saw it.

The game is played again, and each moment is built like an update: from `view(seat)` and from the
events that the seat was told.
"""

from __future__ import annotations

from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.engine.table import Table
from lichtspiel.house.decisions import finished
from lichtspiel.house.live import LiveTable, Move
from lichtspiel.house.projection import table_info
from lichtspiel.protocol.rest import Frame, Replay
from lichtspiel.protocol.socket import Happening

PART = 250
"""Moments that are shown at a time: the longest games have tens of thousands."""


class Projector:
    """Shows a finished game as one seat saw it, a part at a time.

    The next part costs no more than its own moves; an earlier one plays the game from its start.
    """

    def __init__(self, live: LiveTable, seat: int) -> None:
        """Works for any viewer: all hands are public once a game is over."""
        self._live = live
        self._seat = seat
        self._game = finished(live)
        self._game.state.check_viewer(seat)
        self._rewind()

    def _rewind(self) -> None:
        game = self._game
        self._again = Table(game.setup, game.seeds, game.players)
        self._heard = 0
        self._actor = NOBODY
        self._shown = 0
        """How many moments have been shown."""

    @property
    def moments(self) -> int:
        return len(self._live.moves)

    def is_next(self, first: int) -> bool:
        """Whether a part can be produced without replaying the game from its start."""
        return first == self._shown

    def show(self, first: int) -> Replay:
        """The part that begins with moment `first`; beyond the last one it is empty."""
        if first < self._shown:
            self._rewind()
        while self._shown < min(first, self.moments):
            self._go_on()
            self._heard = self._again.count_told(self._seat)
        frames: list[Frame] = []
        while len(frames) < PART and self._shown < self.moments:
            action = self._go_on()
            frames.append(self._frame(action, self._live.moves[self._shown - 1]))
        outcome = self._game.outcome
        assert outcome is not None, "it is over"
        return Replay(
            table=table_info(self._live.seating),
            seat=self._seat,
            outcome=outcome.to_json(),
            moments=self.moments,
            first=first,
            frames=frames,
        )

    def _go_on(self) -> Action | None:
        """Advance to the next moment; the first is the deal."""
        self._before = self._actor
        action = self._game.actions[self._shown - 1] if self._shown else None
        if action is not None:
            self._again.play(action)
        self._actor = self._again.actor
        self._shown += 1
        return action

    def _frame(self, action: Action | None, move: Move) -> Frame:
        table = self._again
        told = table.told(self._seat, self._heard)
        self._heard += len(told)
        over = table.actor == NOBODY
        return Frame(
            action=None if action is None else action.to_json(),
            seat=move.seat,
            at=move.at,
            actor=None if over else table.actor,
            turn=not over and table.actor != self._before,
            happened=[Happening(move.seq, move.at, event.to_json()) for event in told],
            view=table.view(self._seat).to_json(),
        )
