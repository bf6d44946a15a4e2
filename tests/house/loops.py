"""Event loops for tests: a real one, and one with simulated time."""

from __future__ import annotations

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")

PATIENCE = 120
"""Seconds after which a test that waits has failed, however busy the machine is."""

START = 1_800_000_000_000
"""The start of simulated time, in milliseconds."""


def on_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class _NeverWaits(selectors.DefaultSelector):
    """A selector that advances the simulated time instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:  # nothing is scheduled, so waiting would never end
            raise RuntimeError("the test waits for something that nobody will do")
        self.passed += max(0.0, timeout)
        return super().select(0)


class ImaginedTime(asyncio.SelectorEventLoop):
    """An event loop for tests without threads and sockets: sleeps end at once, in order."""

    def __init__(self) -> None:
        self._clock = _NeverWaits()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.passed

    def now(self) -> int:
        """As `house.now`: milliseconds since 1970."""
        return START + round(self._clock.passed * 1000)


def imagined_now() -> int:
    """Instead of `house.now` in a test in imagined time."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ImaginedTime)
    return loop.now()


def in_imagined_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in simulated time."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=ImaginedTime) as runner:
            runner.run(test(*args, **kwargs))

    return run
