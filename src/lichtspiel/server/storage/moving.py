"""Copies everything from a SQLite file into PostgreSQL, and back into a file as a backup.

Hashes are copied as they are, so that each log can still be checked against what was first written.
What was moved is read again on both sides and compared row by row.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from lichtspiel.engine.errors import BadInput
from lichtspiel.house.store import Progress
from lichtspiel.server.storage.connections import Address, Connection, ask_once
from lichtspiel.server.storage.migrations import migrate as migrate_file
from lichtspiel.server.storage.migrations.postgresql import migrate

_AT_ONCE = 2000
_Row = tuple[Any, ...]


def _same(row: Sequence[Any]) -> _Row:
    return tuple(row)


def _listing_of_file(row: Sequence[Any]) -> _Row:
    id, code, game, phase, is_open, names, bots, winners, changed = row
    lists = (json.loads(part) for part in (names, bots, winners))
    return (id, code, game, phase, bool(is_open), *lists, changed)


def _listing_for_file(row: _Row) -> _Row:
    *head, names, bots, winners, changed = row
    lists = (json.dumps(part, ensure_ascii=False) for part in (names, bots, winners))
    return (*head, *lists, changed)


class _Part(NamedTuple):
    """One table, and how its rows are read and written on either side. A row has the form that
    PostgreSQL gives it."""

    name: str
    columns: tuple[str, ...]
    order: str
    read_file: str = ""
    """If the file has other columns."""
    of_file: Callable[[Sequence[Any]], _Row] = _same
    for_file: Callable[[_Row], _Row] = _same
    write_file: str = ""


_PARTS = (
    _Part(
        "tables",
        ("id", "code", "game", "phase", "open", "names", "bots", "winners", "changed"),
        "id",
        of_file=_listing_of_file,
        for_file=_listing_for_file,
    ),
    _Part(
        "heads",
        ("table_id", "seq", "hash", "at", "actor", "due"),
        "table_id",
        read_file="SELECT table_id, seq, hash, ifnull((SELECT max(at) FROM events"
        " WHERE events.table_id = heads.table_id), 0), actor, due"
        " FROM heads LEFT JOIN tables ON id = table_id ORDER BY table_id",
        for_file=lambda row: row[:3],
        write_file="INSERT INTO heads VALUES (?, ?, ?)",
    ),
    _Part("events", ("table_id", "seq", "at", "body", "hash"), "table_id, seq"),
    _Part("holders", ("token", "table_id", "seat", "seen"), "token, table_id"),
    _Part("bans", ("address", "until"), "address"),
    _Part("notes", ("name", "text"), "name"),
)


async def move(source: Path, address: Address, progress: Progress = lambda _: None) -> int:
    """Copy a file into an empty database, and compare; returns how many tables there are. If
    anything goes wrong the database stays empty."""
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as file:
        rows = sum(
            file.execute(f"SELECT count(*) FROM {part.name}").fetchone()[0] for part in _PARTS
        )

        async def work(connection: Connection) -> int:
            await migrate(connection, str(address))
            async with connection.transaction():
                await connection.execute("LOCK TABLE heads, tables")
                if await connection.fetchval("SELECT count(*) FROM heads"):
                    raise BadInput("admin-not-empty", database=str(address))
                await _fill(connection, file, progress, 2 * rows)
                await _compare(connection, file, address, progress, rows)
                (epoch,) = file.execute("SELECT value FROM house WHERE name = 'epoch'").fetchone()
                await connection.execute("UPDATE house SET value = $1 WHERE name = 'epoch'", epoch)
                tables: int = await connection.fetchval("SELECT count(*) FROM tables")
                return tables

        moved: int = await ask_once(address, work)
        return moved


async def put_back(source: Path, address: Address, progress: Progress = lambda _: None) -> None:
    """Replace what is in a database by a backup. Numbers of entries may mean something else
    afterwards, so a new epoch begins."""
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as file:
        rows = sum(
            file.execute(f"SELECT count(*) FROM {part.name}").fetchone()[0] for part in _PARTS
        )

        async def work(connection: Connection) -> None:
            await migrate(connection, str(address))
            async with connection.transaction():
                await connection.execute(f"TRUNCATE {', '.join(part.name for part in _PARTS)}")
                await _fill(connection, file, progress, rows)
                await connection.execute(
                    "UPDATE house SET value = $1 WHERE name = 'epoch'", token_hex(8)
                )

        await ask_once(address, work)


async def back_up(
    connection: Connection, target: Path, progress: Progress = lambda _: None
) -> None:
    """Write everything, as it is at one moment, into a file that `lichtspiel admin restore` and a
    server without PostgreSQL can read."""
    with closing(sqlite3.connect(target, isolation_level=None)) as file:
        migrate_file(file, str(target))
        file.execute("BEGIN")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            total, done = 1, 0
            for part in _PARTS:
                total += await connection.fetchval(f"SELECT count(*) FROM {part.name}")
            for part in _PARTS:
                marks = ", ".join("?" * len(part.columns))
                places = ", ".join(part.columns)
                usual = f"INSERT INTO {part.name} ({places}) VALUES ({marks})"
                async for rows in _of_database(connection, part):
                    file.executemany(part.write_file or usual, map(part.for_file, rows))
                    if part.name == "heads":
                        turns = [(actor, due, id) for id, *_, actor, due in rows]
                        file.executemany("UPDATE tables SET actor = ?, due = ? WHERE id = ?", turns)
                    done += len(rows)
                    progress(100 * done // total)
            epoch = await connection.fetchval("SELECT value FROM house WHERE name = 'epoch'")
        file.execute("UPDATE house SET value = ? WHERE name = 'epoch'", (epoch,))
        file.execute("COMMIT")
    progress(100)


async def _fill(
    connection: Connection, file: sqlite3.Connection, progress: Progress, total: int
) -> None:
    done = 0
    for part in _PARTS:
        for rows in _of_file(file, part):
            await connection.copy_records_to_table(
                part.name, schema_name="lichtspiel", records=rows, columns=part.columns
            )
            done += len(rows)
            progress(100 * done // max(total, 1))


async def _compare(
    connection: Connection,
    file: sqlite3.Connection,
    address: Address,
    progress: Progress,
    total: int,
) -> None:
    done = total
    for part in _PARTS:
        expected = _of_file(file, part)
        async for rows in _of_database(connection, part):
            if rows != next(expected, None):
                raise BadInput("admin-copy-differs", database=str(address))
            done += len(rows)
            progress(100 * done // max(2 * total, 1))
        if next(expected, None) is not None:
            raise BadInput("admin-copy-differs", database=str(address))


def _count(file: sqlite3.Connection, part: _Part) -> int:
    (count,) = file.execute(f"SELECT count(*) FROM {part.name}").fetchone()
    return int(count)


def _of_file(file: sqlite3.Connection, part: _Part) -> Iterator[list[_Row]]:
    usual = f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {part.order}"
    cursor = file.execute(part.read_file or usual)
    while rows := cursor.fetchmany(_AT_ONCE):
        yield [part.of_file(row) for row in rows]


async def _of_database(connection: Connection, part: _Part) -> AsyncIterator[list[_Row]]:
    """In the same order as `_of_file`, and the same number at a time."""
    cursor = await connection.cursor(
        f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {part.order}"
    )
    while rows := await cursor.fetch(_AT_ONCE):
        yield [tuple(row) for row in rows]
