"""The simplest EventStore, in memory: shows that the checks do not depend on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from lichtspiel.house.store import CodeTaken, Conflict, Due, Held, Listing, Progress, Row, Turn
from lichtspiel.protocol.common import Phase


@dataclass
class Shelf:
    """What outlives a store."""

    logs: dict[str, list[Row]] = field(default_factory=dict)
    listings: dict[str, Listing] = field(default_factory=dict)


class MemoryStore:
    epoch = "0123456789abcdef"

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = Shelf() if shelf is None else shelf

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        entries = self.shelf.logs.get(table, [])
        if len(entries) != after:
            raise Conflict(table)
        if isinstance(listing, Listing) and self._is_code_taken(listing):
            raise CodeTaken(listing.code)
        new = [Row(seq, at, body) for seq, body in enumerate(bodies, start=after + 1)]
        self.shelf.logs[table] = entries + new
        if isinstance(listing, Listing):
            self.shelf.listings[table] = listing
        elif listing is not None:
            self.shelf.listings[table] = replace(
                self.shelf.listings[table], actor=listing.actor, due=listing.due
            )
        await asyncio.sleep(0)  # as with every store, others go on meanwhile

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        return self.shelf.logs.get(table, [])[after:]

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        logs = self.shelf.logs
        return {table: len(logs[table]) for table in tables if table in logs}

    async def by_code(self, code: str) -> str | None:
        for listing in self.shelf.listings.values():
            if listing.code == code and listing.phase in ("waiting", "playing"):
                return listing.id
        return None

    def _is_code_taken(self, listing: Listing) -> bool:
        goes_on = ("waiting", "playing")
        return listing.phase in goes_on and any(
            other.code == listing.code and other.phase in goes_on and other.id != listing.id
            for other in self.shelf.listings.values()
        )

    async def listings(
        self, phase: Phase, *, open_only: bool = False, most: int = 100
    ) -> Sequence[Listing]:
        return [
            replace(listing, holders={})
            for listing in self._latest_first()
            if listing.phase == phase and (listing.open or not open_only)
        ][:most]

    async def held(self, tokens: Sequence[str]) -> Sequence[Held]:
        return [
            Held(replace(listing, holders={}), seat, token)
            for listing in self._latest_first()
            for token, seat in listing.holders.items()
            if token in tokens
        ]

    async def idle(self, phase: Phase, before: int) -> Sequence[str]:
        logs = self.shelf.logs
        return [
            listing.id
            for listing in self.shelf.listings.values()
            if listing.phase == phase and logs[listing.id][-1].at < before
        ]

    async def due(self) -> Sequence[Due]:
        found = [
            Due(one.id, one.due, self.shelf.logs[one.id][-1].at)
            for one in self.shelf.listings.values()
            if one.due is not None
        ]
        return sorted(found, key=lambda due: (due.due, due.table))

    async def backup(self, path: Path, progress: Progress = lambda _: None) -> None:
        raise NotImplementedError("memory is not kept")

    async def close(self) -> None:
        pass

    def _latest_first(self) -> list[Listing]:
        return sorted(self.shelf.listings.values(), key=lambda one: (-one.changed, one.id))
