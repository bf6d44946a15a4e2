"""Finished games, moment by moment, each as a seat saw it.

The game is played again beside the table, and each moment is made as an update is: from
`view(seat)` and from what the seat was told.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.engine.table import Table
from lichtspiel.protocol.rest import Frame, Replay
from lichtspiel.protocol.socket import Happening
from lichtspiel.server.decisions import finished
from lichtspiel.server.limits import PerAddress, TooMany
from lichtspiel.server.live import LiveTable, Move
from lichtspiel.server.projection import table_info

_KEPT = 64
"""Replays, packed; the longest is some fifty kilobytes."""


def replay(live: LiveTable, seat: int) -> Replay:
    """For anybody's eyes: all hands are open when a game is over."""
    game = finished(live)
    again = Table(game.setup, game.seeds, game.players)
    again.state.check_viewer(seat)
    filming = _Camera(again, seat)
    frames = [filming.frame(None, live.moves[0])]
    for action, move in zip(game.actions, live.moves[1:], strict=True):
        again.play(action)
        frames.append(filming.frame(action, move))
    outcome = game.outcome
    assert outcome is not None, "it is over"
    return Replay(table_info(live.seating), seat, outcome.to_json(), frames)


class Replays:
    """Made once and one at a time, in a thread: a long match takes half a second."""

    def __init__(self, limit: PerAddress) -> None:
        self._limit = limit
        self._made: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def packed(self, live: LiveTable, seat: int, address: str) -> bytes:
        """The replay as JSON, packed by gzip: a fortieth of what it is unpacked."""
        finished(live)
        key = (live.seating.id, live.seq, seat)
        async with self._making:
            if key not in self._made:
                if not self._limit.take(address):
                    raise TooMany("server-too-fast")
                self._made[key] = await asyncio.to_thread(_pack, live, seat)
                if len(self._made) > _KEPT:
                    self._made.popitem(last=False)
            self._made.move_to_end(key)
            return self._made[key]


def _pack(live: LiveTable, seat: int) -> bytes:
    return gzip.compress(msgspec.json.encode(replay(live, seat)), 6, mtime=0)


class _Camera:
    """Looks over a seat's shoulder."""

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
