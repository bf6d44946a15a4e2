"""The bus announces new log entries to all processes: a table and a number, nothing else.

`lichtspiel.server.testing.buses` has the tests that every implementation must pass.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Called with a table and the number of the latest entry in its log."""


class Bus(Protocol):
    """Connects all processes of a server. A message may come late or twice, but never before the
    entry is in the store."""

    def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Subscribe from now on; call the returned function to unsubscribe."""


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
