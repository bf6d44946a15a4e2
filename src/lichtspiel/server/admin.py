"""Administration of a server: list and close tables, export records, back up and restore.

Reads the database directly, also while the server runs. Only the server writes: to close a table
while it runs, we send it a request with a token that it leaves in the data folder.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from lichtspiel._system import sync
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.record import Record
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.decisions import close, finished
from lichtspiel.house.house import House, NoSuchTable
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Listing, Progress
from lichtspiel.protocol.common import Phase
from lichtspiel.server.control import read_control
from lichtspiel.server.serve import data_folder, in_use
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.migrations import migrate
from lichtspiel.server.storage.sqlite import (
    SqliteReader,
    SqliteStore,
    copy_database,
    private,
    why,
)

_SECONDS = 10


def list_tables(settings: Settings) -> Sequence[Listing]:
    """All tables of the server, running ones first."""

    async def work() -> list[Listing]:
        async with _looking(settings) as reader:
            await reader.check_version()
            return [
                listing
                for phase in get_args(Phase)
                for listing in await reader.listings(phase, most=1_000_000)
            ]

    return asyncio.run(work())


def export(settings: Settings, table: str) -> Record:
    """The record of a finished game. Refused for a running one, because it contains the seed."""

    async def work() -> Record:
        async with _looking(settings) as reader:
            await reader.check_version()
            rows = await reader.read(table)
        if not rows:
            raise NoSuchTable
        live = LiveTable(table)
        live.fold(rows)
        return finished(live).record()

    return asyncio.run(work())


def close_table(settings: Settings, table: str) -> None:
    """Close a table, whether the server runs or not."""
    if in_use(settings.data):
        _ask_server(settings, table)
        return

    async def work() -> None:
        store = SqliteStore(_database(settings))
        try:
            house = House(store, MemoryBus(), NoMeter())
            await house.change(table, lambda live: [close(live.seating, "admin")])
        finally:
            await store.close()

    with data_folder(settings.data):
        asyncio.run(work())


def backup(settings: Settings, target: Path, progress: Progress = lambda _: None) -> None:
    """A consistent copy, also while the server runs; `progress` is called with the percentage
    done."""
    if target.exists():
        raise BadInput("admin-exists", path=str(target))

    async def work() -> None:
        async with _looking(settings) as reader:
            try:
                await reader.backup(target, progress)
            except (OSError, sqlite3.Error) as error:
                raise BadInput("file-not-written", path=str(target), why=why(error)) from None

    asyncio.run(work())


def restore(settings: Settings, source: Path, progress: Progress = lambda _: None) -> Path | None:
    """Replace the database by a backup; return where the old one is now."""
    _check(source)
    with data_folder(settings.data):
        database, kept = settings.database, None
        fresh = database.with_suffix(".restored")
        try:
            _copy(source, fresh, progress)
            if database.exists():
                _copy(database, fresh.with_suffix(".old"))  # together with its write-ahead log
                stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
                kept = database.with_name(f"{database.stem}-{stamp}{database.suffix}")
                fresh.with_suffix(".old").replace(kept)
            for leftover in ("-wal", "-shm"):
                database.with_name(database.name + leftover).unlink(missing_ok=True)
            fresh.replace(database)
        except (OSError, sqlite3.Error) as error:
            raise BadInput("file-not-written", path=str(database), why=why(error)) from None
        return kept


def _check(source: Path) -> None:
    """Check that a file is a complete database of ours, and not of a newer version."""
    if not source.is_file():
        raise BadInput("admin-no-backup", path=str(source))
    connection = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        (found,) = connection.execute("PRAGMA integrity_check").fetchone()
        connection.execute("SELECT count(*) FROM events")
    except sqlite3.Error:
        found = ""
    finally:
        connection.close()
    if found != "ok":
        raise BadInput("admin-no-backup", path=str(source))


def _copy(source: Path, target: Path, progress: Progress = lambda _: None) -> None:
    target.unlink(missing_ok=True)
    private(target)
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        copy_database(reading, writing, progress)
        migrate(writing, str(source))
    finally:
        reading.close()
        writing.close()
    with target.open("rb+") as file:
        sync(file.fileno())


@asynccontextmanager
async def _looking(settings: Settings) -> AsyncIterator[SqliteReader]:
    """Open the database for reading only, so that a server may be running."""
    reader = SqliteReader(_database(settings))
    try:
        yield reader
    finally:
        await reader.close()


def _database(settings: Settings) -> Path:
    if not settings.database.exists():
        raise BadInput("admin-no-house", path=str(settings.data))
    return settings.database


def _ask_server(settings: Settings, table: str) -> None:
    address, token = read_control(settings.data)
    request = urllib.request.Request(
        f"{address}/api/admin/tables/{table}/close",
        method="POST",
        headers={"Authorization": f"Bearer {token}"},
    )
    try:
        urllib.request.urlopen(request, timeout=_SECONDS).close()
    except urllib.error.HTTPError as error:
        problem = json.loads(error.read())["error"]
        raise BadInput(problem["id"], **problem.get("params", {})) from None
    except OSError as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        why_not = why_refused(reason) if isinstance(reason, OSError) else "other"
        raise BadInput("admin-no-answer", address=address, why=why_not) from None
