"""What the server stores beside the tables' logs: bans, notes, and who came back when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lichtspiel.house.store import EventStore


class ServerStore(EventStore, Protocol):
    """An EventStore of a server. Everything is durable when its method returns."""

    async def open(self) -> None:
        """Before anything else is asked for. Raises BadInput if it cannot be used."""

    async def try_to_write(self) -> None:
        """Raises StoreBroken if nothing can be written at the moment."""

    async def delete(self, tables: Sequence[str]) -> None:
        """Everything stored about these tables, for good."""

    async def bans(self) -> dict[str, int]:
        """When each ban ends, by address; also those that have ended."""

    async def ban(self, address: str, until: int) -> None: ...

    async def unban(self, address: str) -> None: ...

    async def forget_bans(self, before: int) -> None:
        """Those that have ended by then."""

    async def note(self, name: str) -> str:
        """What was noted under a name; empty if nothing was."""

    async def keep_note(self, name: str, text: str) -> None:
        """An empty text removes the note."""

    async def came(self, tokens: Sequence[str], day: int) -> None:
        """Note for all seats of these tokens that their holder was there on this day."""

    async def forgotten(self, before: int, most: int) -> Sequence[str]:
        """Finished tables where nothing has happened since, and whose players have not come."""
