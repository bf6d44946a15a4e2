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


def replay(live: LiveTable, seat: int) -> Replay:
    """Public: all hands are open when a game is over."""
    table = finished(live)
    again = Table(table.setup, table.seeds, table.players)
    again.state.check_viewer(seat)
    filming = _Camera(again, seat)
    frames = [filming.frame(None, live.moves[0])]
    for action, move in zip(table.actions, live.moves[1:], strict=True):
        again.play(action)
        frames.append(filming.frame(action, move))
    outcome = table.outcome
    assert outcome is not None, "it is over"
    return Replay(table_info(live.seating), seat, outcome.to_json(), frames)


class _Camera:
    """Collects the moments of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._heard = 0
        self._actor = NOBODY

    def frame(self, action: Action | None, move: Move) -> Frame:
        table = self._table
        told = table.told(self._seat, self._heard)
        self._heard += len(told)
        before, self._actor = self._actor, table.actor
        over = table.actor == NOBODY
        return Frame(
            action=None if action is None else action.to_json(),
            seat=move.seat,
            at=move.at,
            actor=None if over else table.actor,
            turn=not over and table.actor != before,
            happened=[Happening(move.seq, move.at, event.to_json()) for event in told],
            view=table.view(self._seat).to_json(),
        )
