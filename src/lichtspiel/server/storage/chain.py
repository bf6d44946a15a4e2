"""Hashes that chain the entries of a table's log, so that damage is found.

Each entry is kept with a hash of itself and of the hash before it, and each table with the number
and the hash of its last entry. An entry that was changed, lost or put elsewhere no longer fits.
Each table has a chain of its own: deleting a table, or writing at many at a time, breaks nothing.

This finds damage by disks and mistakes. The file's owner can compute all hashes anew, so it proves
nothing against them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from hashlib import blake2b

START = bytes(16)
"""Before the first entry."""


def link(before: bytes, table: str, seq: int, at: int, body: bytes) -> bytes:
    """The hash of an entry that follows one with the hash `before`."""
    head = f"{table}\0{seq}\0{at}\0".encode()
    return blake2b(before + head + body, digest_size=len(START)).digest()


def fits(
    table: str,
    rows: Iterable[tuple[int, int, bytes, bytes]],
    last: tuple[int, bytes],
    first: tuple[int, bytes] = (0, START),
) -> bool:
    """Whether a log (numbers, times, bodies and hashes, in order) is as it was written: the whole
    of it, or what follows the entry of this number and hash."""
    expected, before = first
    for seq, at, body, kept in rows:
        expected += 1
        if seq != expected or not isinstance(body, bytes):  # SQLite keeps any type anywhere
            return False
        if link(before, table, seq, at, body) != kept:
            return False
        before = kept
    return (expected, before) == last


def chain_all(connection: sqlite3.Connection) -> None:
    """Migrate an older database: its present contents are trusted."""
    links, heads = [], []
    for (table,) in connection.execute("SELECT DISTINCT table_id FROM events").fetchall():
        before, seq = START, 0
        for seq, at, body in connection.execute(
            "SELECT seq, at, body FROM events WHERE table_id = ? ORDER BY seq", (table,)
        ):
            before = link(before, table, seq, at, body)
            links.append((before, table, seq))
        heads.append((table, seq, before))
        connection.executemany("UPDATE events SET hash = ? WHERE table_id = ? AND seq = ?", links)
        links.clear()
    connection.executemany("INSERT INTO heads VALUES (?, ?, ?)", heads)


def broken_tables(connection: sqlite3.Connection) -> list[str]:
    """Tables whose log is not as it was written, or is gone, or is in no list; by id."""
    ids = connection.execute(
        "SELECT table_id FROM heads UNION SELECT id FROM tables"
        " UNION SELECT DISTINCT table_id FROM events"
    ).fetchall()
    return sorted(id for (id,) in ids if not _whole(connection, id))


def _whole(connection: sqlite3.Connection, table: str) -> bool:
    rows = connection.execute(
        "SELECT seq, at, body, hash FROM events WHERE table_id = ? ORDER BY seq", (table,)
    )
    head = connection.execute("SELECT seq, hash FROM heads WHERE table_id = ?", (table,))
    listed = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
    last = head.fetchone()
    return last is not None and listed is not None and fits(table, rows, last)


def count_gaps(connection: sqlite3.Connection) -> int:
    """Tables that lack entries, by counting them only: fast enough for every start."""
    (found,) = connection.execute(
        "SELECT count(*) FROM tables LEFT JOIN heads ON heads.table_id = tables.id"
        " WHERE heads.seq IS NOT"
        " (SELECT count(*) FROM events WHERE events.table_id = tables.id)"
    ).fetchone()
    return int(found)
