"""Rate limits: no client may keep the server busy alone."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable

from lichtspiel.engine.errors import BadInput

_MOST_REMEMBERED = 100_000
_LOOKED_AT = 2
"""How many of the longest unused keys are checked at each take: more than are added."""
_ROUNDING = 1e-6


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


class RateLimits:
    """A token bucket for each key: an address, a seat. Taking is as cheap with very many of them.

    Of each key only the time is kept at which its bucket will be full again (GCRA, the generic
    cell rate algorithm). Those whose bucket is full are forgotten, and beyond `_MOST_REMEMBERED`
    the one longest unused.
    """

    def __init__(self, burst: float, per_second: float) -> None:
        """Allows `burst` at once, then this many per second; a burst of 0 means no limit."""
        self._burst = burst
        self._interval = 1 / per_second if burst else 0.0
        # Not a plain dict: its first key is found ever later once others before it are deleted.
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()
        """The longest unused first."""

    def take(self, key: Hashable) -> bool:
        if not self._burst:
            return True
        now = time.monotonic()
        self._forget(now)
        full_at = max(now, self._full_at.pop(key, now))
        allowed = full_at - now <= (self._burst - 1) * self._interval + _ROUNDING
        self._full_at[key] = full_at + self._interval if allowed else full_at
        return allowed

    def _forget(self, now: float) -> None:
        for _ in range(min(_LOOKED_AT, len(self._full_at))):
            longest_unused = next(iter(self._full_at))
            full = self._full_at[longest_unused] <= now
            if not full and len(self._full_at) < _MOST_REMEMBERED:
                return
            del self._full_at[longest_unused]

    def __len__(self) -> int:
        """The number of keys in memory."""
        return len(self._full_at)
