"""A cache of replays of finished games, compressed."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

import msgspec

from lichtspiel.house.decisions import finished
from lichtspiel.house.fair_queue import Asker, FairQueue
from lichtspiel.house.live import LiveTable
from lichtspiel.house.rate_limits import RateLimited, RateLimits
from lichtspiel.house.replay import PART, Projector

_KEPT = 256
"""Parts of replays, packed; each is some fifty kilobytes at most."""
_RUNNING = 8
"""How many games are kept where the last part ended, for the next request."""

_Game = tuple[str, int, int]
"""A table, how far its log goes, and a seat."""


class Replays:
    """Makes each replay once, one at a time in a thread: a long match takes half a second."""

    def __init__(self, limit: RateLimits) -> None:
        self._limit = limit
        self._made: OrderedDict[tuple[_Game, int], bytes] = OrderedDict()
        self._running: OrderedDict[_Game, Projector] = OrderedDict()
        self._making = FairQueue(1)

    async def packed(self, live: LiveTable, seat: int, first: int, address: str) -> bytes:
        """The part of a replay as JSON, packed by gzip: a fortieth of what it is unpacked."""
        finished(live)
        first = max(0, first) // PART * PART
        game = (live.seating.id, live.seq, seat)
        key = (game, first)
        # Fair, or somebody who asks for many long games at once would keep all others waiting.
        async with self._making.place(Asker(live.seating.id, address, seated=True)):
            if key not in self._made:
                projector = self._running.get(game)
                if (projector is None or not projector.is_next(first)) and not self._limit.take(
                    address
                ):
                    raise RateLimited("server-too-fast")
                if projector is None:
                    projector = self._running[game] = Projector(live, seat)
                self._running.move_to_end(game)
                self._made[key] = await asyncio.to_thread(_pack, projector, first)
                _shorten(self._made, _KEPT)
                _shorten(self._running, _RUNNING)
            self._made.move_to_end(key)
            return self._made[key]


def _shorten(kept: OrderedDict[Any, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)


def _pack(projector: Projector, first: int) -> bytes:
    return gzip.compress(msgspec.json.encode(projector.show(first)), 6, mtime=0)
