"""Other processes with the same tables: who runs bots and clocks, and who looks at a table there.

A house that is alone needs none of it. What is told here is right soon, not always: an append that
has to be right is checked by the store (`owned`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from lichtspiel.house.store import Due, EventStore


class Here(NamedTuple):
    """The viewers that one process has at a table."""

    seats: tuple[int, ...] = ()
    """Seats with a viewer, in order."""
    spectators: int = 0
    seq: int = 0
    """How far the process had read the log."""
    looking: tuple[int, ...] = ()
    """Seats that the table waits for at its station."""


class Neighbours(Protocol):
    @property
    def alone(self) -> bool:
        """Whether nobody else can have written anything."""

    def owns(self, table: str) -> bool:
        """Whether this process runs the table's bots and clocks."""

    def claim(self, table: str) -> None:
        """Ask to own it; granted if no living process does. `on_owned` is called if it is."""

    def disown(self, table: str) -> None:
        """The store says that another process owns it."""

    async def take_over(self) -> Sequence[Due]:
        """Own all tables with scheduled work that no living process owns; these."""

    def tell(self, table: str, here: Here) -> None:
        """Tell the others who looks at a table here."""

    def elsewhere(self, table: str) -> Sequence[Here]:
        """Who looks at a table in other processes, as far as they have told."""

    on_owned: Callable[[str], None]


class NoNeighbours:
    """This process is the only one."""

    alone = True
    on_owned: Callable[[str], None] = staticmethod(lambda _: None)

    def __init__(self, store: EventStore) -> None:
        self._store = store

    def owns(self, table: str) -> bool:
        return True

    def claim(self, table: str) -> None:
        pass

    def disown(self, table: str) -> None:
        pass

    async def take_over(self) -> Sequence[Due]:
        return await self._store.due()

    def tell(self, table: str, here: Here) -> None:
        pass

    def elsewhere(self, table: str) -> Sequence[Here]:
        return ()
