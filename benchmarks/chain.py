"""What a move's entry costs to keep, with its hash, its table's head and turn, and without them.

    .venv/bin/python benchmarks/chain.py

Processor time of the whole process, so that nobody else on the machine counts; in turns.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from lichtspiel.house import log
from lichtspiel.house.store import Listing, Turn
from lichtspiel.server.storage.chain import START, link
from lichtspiel.server.storage.sqlite import SqliteStore, _Append

TABLES, MOVES, ROUNDS = 100, 30, 9
_BODY = log.encode(log.Played("17 up", 1, "person", command="f00dfeed-123"))
_APPEND = (
    "INSERT INTO events SELECT ?, ?, ?, ?, x''"
    " WHERE (SELECT ifnull(max(seq), 0) FROM events WHERE table_id = ?) = ?"
)


class EntriesAlone(SqliteStore):
    """As before there were chains: an entry follows the one before."""

    def _write_one(self, append: _Append) -> None:
        execute, table = self._connection.execute, append.table
        for seq, body in enumerate(append.bodies, start=append.after + 1):
            execute(_APPEND, (table, seq, append.at, body, table, seq - 1))
        if isinstance(append.listing, Listing):
            self._list(append.listing)


async def microseconds_an_entry(kind: type[SqliteStore]) -> tuple[float, float]:
    """And how many bytes of the file."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "house.sqlite")
        store = kind(path)
        names, bots = ("Ada", "Ben"), ("", "")
        tables = [
            Listing(f"table-{n:011}", f"c{n}", "face-to-face", "playing", False, names, bots)
            for n in range(TABLES)
        ]
        await write(store, tables, 0, tables)
        begin = time.process_time()
        for after in range(1, MOVES + 1):
            await write(store, tables, after, [Turn(after % 2, None)] * TABLES)
        spent = time.process_time() - begin
        await store.close()
        return 1e6 * spent / (TABLES * MOVES), path.stat().st_size / (TABLES * (MOVES + 1))


async def write(
    store: SqliteStore, tables: list[Listing], after: int, listings: Sequence[Listing | Turn]
) -> None:
    await asyncio.gather(
        *(
            store.append(table.id, after, [_BODY], 1_800_000_000_000 + after, listing)
            for table, listing in zip(tables, listings, strict=True)
        )
    )


def main() -> None:
    kinds = (SqliteStore, EntriesAlone)
    found: dict[str, list[tuple[float, float]]] = {kind.__name__: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind in kinds:
            found[kind.__name__].append(asyncio.run(microseconds_an_entry(kind)))
    for name, rounds in found.items():
        spent, size = (median(column) for column in zip(*rounds, strict=True))
        print(f"{name}: {spent:.1f} µs of CPU and {size:.0f} bytes an entry")
    begin = time.process_time()
    for number in range(100_000):
        link(START, "table-00000000000", number, 1_800_000_000_000, _BODY)
    print(f"one hash: {10 * (time.process_time() - begin):.1f} µs")


if __name__ == "__main__":
    main()
