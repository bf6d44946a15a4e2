"""Who has to know that something was written: carries a table and a number, nothing else.

`lichtspiel.server.testing.buses` holds the checks that every implementation has to pass.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Told a table and the number of the latest entry in its log."""


class Bus(Protocol):
    """Between all processes of a house. What it says may come twice or late, never too early:
    what it tells of is in the store."""

    def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """From now on; what it returns ends it."""


class MemoryBus:
    """A Bus for one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, seq: int) -> None:
        for listener in tuple(self._listeners):
            listener(table, seq)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
