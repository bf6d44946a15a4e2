"""A cache of replays of finished games, compressed."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from lichtspiel.house.decisions import finished
from lichtspiel.house.live import LiveTable
from lichtspiel.house.rate_limits import RateLimited, RateLimitPerAddress
from lichtspiel.house.replay import replay

_KEPT = 64
"""How many replays are cached; the longest has about 50 KB compressed."""


class Replays:
    """Makes each replay once, one at a time in a thread: a long match takes half a second."""

    def __init__(self, limit: RateLimitPerAddress) -> None:
        self._limit = limit
        self._made: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def packed(self, live: LiveTable, seat: int, address: str) -> bytes:
        """The replay as JSON, compressed with gzip to about a fortieth."""
        finished(live)
        key = (live.seating.id, live.seq, seat)
        async with self._making:
            if key not in self._made:
                if not self._limit.take(address):
                    raise RateLimited("server-too-fast")
                self._made[key] = await asyncio.to_thread(_pack, live, seat)
                if len(self._made) > _KEPT:
                    self._made.popitem(last=False)
            self._made.move_to_end(key)
            return self._made[key]


def _pack(live: LiveTable, seat: int) -> bytes:
    return gzip.compress(msgspec.json.encode(replay(live, seat)), 6, mtime=0)
