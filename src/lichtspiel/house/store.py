"""The interface of a store for logs.

`lichtspiel.server.testing.stores` has the tests that every implementation must pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from lichtspiel.protocol.common import Phase

Progress = Callable[[int], object]
"""Called with the percentage of a copy that is done."""


class Conflict(Exception):
    """Write conflict: another process wrote this number first. Reload and decide again."""


class NotOwner(Exception):
    """Another process runs the bots and clocks of this table: nothing was written."""


class CodeTaken(Exception):
    """Another table that goes on has the short code of a listing: nothing was written."""


class StoreBroken(Exception):
    """The store failed. Nothing was written, as far as is known: if it is somewhere else and its
    answer was lost, the next append finds out by a Conflict."""


class LogDamaged(StoreBroken):
    """The stored log of a table is corrupt."""


class Row(NamedTuple):
    """One entry of a table's log."""

    seq: int
    at: int
    body: bytes

    def __repr__(self) -> str:
        """Does not show the content: the first entry of a log holds the seed."""
        return f"<Row {self.seq}, {len(self.body)} bytes>"


@dataclass(frozen=True)
class Listing:
    """An index entry for a table, stored in the same transaction as its log entries."""

    id: str
    code: str
    game: str
    phase: Phase
    open: bool
    names: tuple[str, ...]
    """One for each seat, empty where no person sits."""
    bots: tuple[str, ...]
    """One for each seat: the level of its bot, empty where none sits."""
    changed: int = 0
    winners: tuple[int, ...] = ()
    """The winning seats; empty before the end, or if nobody won."""
    holders: Mapping[str, int] = field(default_factory=dict, repr=False)
    """Seats by the hashes of their tokens; not filled in when listings are read."""
    actor: int | None = None
    """Whose turn it is; None for nobody's."""
    due: int | None = None
    """When the table has to be checked even if nobody asks for it; None: never."""


class Turn(NamedTuple):
    """The part of a listing that changes with every move."""

    actor: int | None
    due: int | None


class Due(NamedTuple):
    """A table with scheduled work."""

    table: str
    due: int
    at: int
    """When its last entry was written."""


class Held(NamedTuple):
    """A seat at a table, and the hash of the token that holds it."""

    listing: Listing
    seat: int
    token: str

    def __repr__(self) -> str:
        return f"<Seat {self.seat} of {self.listing}>"


class EventStore(Protocol):
    """Logs, one for each table, numbered from 1 without gaps."""

    @property
    def epoch(self) -> str:
        """Changes when a backup is restored: numbers may then mean something else."""

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        """Write the entries after number `after`, all or none; durable when this returns.

        Raises Conflict if they are not the next ones, and CodeTaken if a table that goes on has the
        listing's short code. A listing replaces the table's; a Turn replaces these two parts of it,
        and with neither it stays as it is.

        `owned` is for what bots and clocks do: it raises NotOwner if another process has taken over
        the table.
        """

    async def last(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The numbers of the last entries of these tables; without those that are not there."""

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        """The entries after a number, in order; none for a table that is not there.

        Raises LogDamaged if they are not what was written, as far as that can be seen.
        """

    async def by_code(self, code: str) -> str | None:
        """The table with this short code among those that are not over."""

    async def listings(
        self, phase: Phase, *, open_only: bool = False, most: int = 100
    ) -> Sequence[Listing]:
        """Tables of a phase, the latest changed first."""

    async def held(self, tokens: Sequence[str]) -> Sequence[Held]:
        """Seats held by tokens of these hashes, the latest changed table first."""

    async def idle(self, phase: Phase, before: int) -> Sequence[str]:
        """Tables of a phase without an entry since that time."""

    async def due(self) -> Sequence[Due]:
        """Tables with a `due`, the earliest first."""

    async def backup(self, path: Path, progress: Progress = lambda _: None) -> None:
        """Write a consistent copy to a file; `progress` is called with the percentage done."""

    async def close(self) -> None:
        """Finish pending writes and close."""
