"""The time in a house: the wall clock's, but without its jumps."""

from __future__ import annotations

import time
from collections.abc import Callable

_MILLISECOND = 1_000_000
_NOISE = 20
JUMP = 5_000
"""Milliseconds by which the wall clock may run ahead before it is followed."""


class SteadyClock:
    """Milliseconds since 1970: the wall clock when the process began, the monotonic clock since.

    So no decision takes longer or shorter because somebody set the clock. A wall clock that is
    ahead is followed (a machine that slept knows it no other way), but only when `follow` says so
    and never backwards: in one process time does not run back.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._begun = wall() - monotonic()
        self._followed = 0
        self._agreed = False

    def steady(self) -> int:
        """Without the corrections of `follow`: for what cannot be undone, such as closing a
        table."""
        return (self._begun + self._monotonic()) // _MILLISECOND

    def now(self) -> int:
        return self.steady() + self._followed

    def agree(self, at: int) -> None:
        """Follow another clock, which several processes share: it shows this time now. Differences
        as small as the time that the answer took are left alone; a jump of that clock does not
        count for what cannot be undone."""
        difference = at - self.now()
        if abs(difference) <= _NOISE:
            return
        if self._agreed and abs(difference) > JUMP:
            self._followed += difference
        else:
            self._begun += difference * _MILLISECOND
        self._agreed = True

    def follow(self) -> None:
        if self._agreed:
            return
        ahead = self._wall() // _MILLISECOND - self.now()
        if ahead > JUMP:
            self._followed += ahead


CLOCK = SteadyClock()
"""Of this process."""
