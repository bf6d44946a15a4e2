"""Rate limits: no client may keep the server busy alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from lichtspiel.engine.errors import BadInput

_MOST_REMEMBERED = 10_000


class RateLimited(BadInput):
    """An address has exceeded its rate limit."""


class RateLimit:
    """A token bucket: allows a burst, then a constant rate per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._per_second)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether the bucket is full again, so that it can be discarded."""
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._burst


class RateLimitPerAddress:
    """A bucket for each address; full ones are discarded."""

    def __init__(self, burst: int, seconds: float) -> None:
        """`burst` requests within this many seconds; 0: no limit."""
        self._new: Callable[[], RateLimit] = lambda: RateLimit(burst, burst / seconds)
        self._limited = burst > 0
        self._limits: dict[str, RateLimit] = {}

    def take(self, address: str) -> bool:
        if not self._limited:
            return True
        if len(self._limits) > _MOST_REMEMBERED:
            self._limits = {who: one for who, one in self._limits.items() if not one.full}
        return self._limits.setdefault(address, self._new()).take()
