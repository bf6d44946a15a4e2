"""Readiness check: whether the server can store anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from lichtspiel.house.store import StoreBroken

_FRESH_SECONDS = 1.0
"""How long an answer is reused: each check writes to the disk."""
_PATIENCE = 5.0
"""Seconds after which a disk that does not answer counts as broken."""


class Readiness:
    def __init__(self, try_to_write: Callable[[], Awaitable[None]]) -> None:
        self._try_to_write = try_to_write
        self._trying: asyncio.Task[StoreBroken | None] | None = None
        self._tried_at = float("-inf")

    async def check(self) -> None:
        """Raises StoreBroken if nothing can be stored."""
        fresh = time.monotonic() - self._tried_at < _FRESH_SECONDS
        if self._trying is None or (self._trying.done() and not fresh):
            self._trying = asyncio.create_task(self._try())
        try:
            broken = await asyncio.wait_for(asyncio.shield(self._trying), _PATIENCE)
        except TimeoutError:
            raise StoreBroken("late") from None
        if broken is not None:
            raise broken

    async def _try(self) -> StoreBroken | None:
        """Return the error: a task that raises one which nobody waits for prints a traceback."""
        try:
            await self._try_to_write()
        except StoreBroken as broken:
            return broken
        finally:
            self._tried_at = time.monotonic()
        return None
