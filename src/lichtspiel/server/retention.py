"""How long finished tables are kept."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from lichtspiel.house.house import House, now
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.storage.interface import ServerStore

_LOG = logging.getLogger(__name__)
_DAY = 24 * 3600 * 1000
_JUMP = 3600.0
"""Seconds by which the wall clock may be set without its being called a jump."""
_AT_ONCE = 100


class Retention:
    """Deletes finished tables where nothing has happened for so many days, and whose players have
    not asked for their tables meanwhile."""

    def __init__(
        self,
        store: ServerStore,
        house: House,
        moderation: Moderation,
        days: int,
        *,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """0 days: keep them forever."""
        self._store = store
        self._house = house
        self._moderation = moderation
        self._days = days
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self._jumped = False
        self._today = 0
        self._seen: set[str] = set()

    async def came(self, tokens: Sequence[str]) -> None:
        """Somebody asked for their tables; by the hashes of their tokens. Noted once a day."""
        today = now() // _DAY
        if today != self._today:
            self._today, self._seen = today, set()
        new = [token for token in tokens if token not in self._seen]
        if new:
            self._seen.update(new)
            await self._store.came(new, today * _DAY)

    async def delete_old(self) -> int:
        """Returns how many tables were deleted."""
        if not self._days or self._clock_has_jumped():
            return 0
        ids = await self._store.forgotten(now() - self._days * _DAY, _AT_ONCE)
        if ids:
            await self._moderation.delete(*ids)
            for id in ids:
                self._house.forget(id)
        return len(ids)

    def _clock_has_jumped(self) -> bool:
        """If the clock can't be trusted, delete nothing; the next start checks again."""
        jumped = abs(self._wall() - self._steady() - self._ahead) > _JUMP
        if jumped and not self._jumped:
            _LOG.error("the clock was set: no old tables are deleted before the next start")
        self._jumped = self._jumped or jumped
        return self._jumped
