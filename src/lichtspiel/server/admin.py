"""Administration of a server: list and close tables, export records, back up and restore.

Reads the database directly, also while the server runs. Only the server writes: to close a table
while it runs, we send it a request with a token that it leaves in the data folder.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, Protocol, get_args

import msgspec

from lichtspiel._system import sync
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.record import Record
from lichtspiel.house.decisions import recorded
from lichtspiel.house.house import House, NoSuchTable
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Listing, LogDamaged, Progress, Row, StoreBroken
from lichtspiel.protocol.common import Phase
from lichtspiel.server.control import read_control
from lichtspiel.server.guests import Guests
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.orders import AdminAnswer, AdminOrder, carry_out
from lichtspiel.server.others import Others
from lichtspiel.server.serve import data_folder, in_use
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import store_of
from lichtspiel.server.storage.migrations import migrate
from lichtspiel.server.storage.sqlite import (
    SqliteReader,
    begin_epoch,
    copy_database,
    open_database,
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
            try:
                rows = await reader.read(table)
            except LogDamaged:
                raise BadInput("server-table-damaged") from None
        if not rows:
            raise NoSuchTable
        live = LiveTable(table)
        live.fold(rows)
        return recorded(live)

    return asyncio.run(work())


def order(settings: Settings, wanted: AdminOrder) -> AdminAnswer:
    """Whether the server runs or not."""
    if in_use(settings.data):
        return _ask_server(settings, wanted)

    async def work() -> AdminAnswer:
        if not settings.database_url:
            _database(settings)
        store = store_of(settings)
        try:
            await store.open()
            moderation = Moderation(store, Guests())
            await moderation.load()
            others = Others.of(settings, store)
            others.tell_of_deleted(moderation)
            house = House(store, others.bus, NoMeter())
            try:
                return await carry_out(wanted, house, moderation, Guests())
            finally:
                await others.leave()
        finally:
            await store.close()

    with data_folder(settings.data):
        return asyncio.run(work())


def backup(settings: Settings, target: Path, progress: Progress = lambda _: None) -> None:
    """A consistent copy, also while the server runs; `progress` is called with the percentage
    done."""
    if target.exists():
        raise BadInput("admin-exists", path=str(target))

    async def work() -> None:
        async with _looking(settings) as reader:
            try:
                await reader.backup(target, progress)
            except StoreBroken as error:
                raise BadInput("file-not-written", path=str(target), why=str(error)) from None
            except (OSError, sqlite3.Error) as error:
                raise BadInput("file-not-written", path=str(target), why=why(error)) from None

    asyncio.run(work())


def restore(settings: Settings, source: Path, progress: Progress = lambda _: None) -> Path | None:
    """Replace the database by a backup; return where the old one is now, if it was a file."""
    _check(source)
    if settings.database_url:
        _restore_postgres(settings, source, progress)
        return None
    with data_folder(settings.data):
        database, kept = settings.database, None
        fresh = database.with_suffix(".restored")
        try:
            _copy(source, fresh, progress, epoch=True)
            if database.exists():
                stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
                kept = database.with_name(f"{database.stem}-{stamp}{database.suffix}")
                _put_aside(database, kept)
            for leftover in ("-wal", "-shm"):
                database.with_name(database.name + leftover).unlink(missing_ok=True)
            fresh.replace(database)
        except (OSError, sqlite3.Error) as error:
            raise BadInput("file-not-written", path=str(database), why=why(error)) from None
        return kept


def _restore_postgres(settings: Settings, source: Path, progress: Progress) -> None:
    from lichtspiel.server.storage.connections import Address
    from lichtspiel.server.storage.moving import put_back

    with TemporaryDirectory() as folder, data_folder(settings.data):
        fresh = Path(folder, source.name)  # it may be of an older version
        _copy(source, fresh)
        asyncio.run(put_back(fresh, Address(settings.database_url), progress))


def move(settings: Settings, progress: Progress = lambda _: None) -> tuple[int, str]:
    """Copy the file of a closed server into PostgreSQL and compare; returns how many tables were
    moved, and where to. The file stays as it is."""
    from lichtspiel.server.storage import moving
    from lichtspiel.server.storage.connections import Address

    address = Address(settings.database_url)
    with data_folder(settings.data):
        open_database(_database(settings)).close()
        return asyncio.run(moving.move(settings.database, address, progress)), str(address)


class Findings(NamedTuple):
    """What is wrong with a database."""

    tables: int
    """How many tables were checked."""
    damaged: list[str]
    """Their ids."""
    sound: bool
    """Whether SQLite finds the file in order."""


def check(settings: Settings) -> Findings:
    """Whether all is as it was written, as far as hashes tell; also while the server runs."""

    async def work() -> Findings:
        async with _looking(settings) as reader:
            await reader.check_version()
            try:
                return Findings(*await reader.find_damage())
            except StoreBroken as error:
                if settings.database_url:
                    from lichtspiel.server.storage.connections import Address

                    where = str(Address(settings.database_url))
                    raise BadInput("server-database-away", where=where, why=str(error)) from None
                path, why_not = str(settings.database), str(error)
                raise BadInput("server-database", path=path, why=why_not) from None

    return asyncio.run(work())


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


def _put_aside(database: Path, kept: Path) -> None:
    """With what its log still contains; a damaged log is kept as it is."""
    old = kept.with_suffix(".old")
    try:
        _copy(database, old)
    except (sqlite3.Error, BadInput):
        shutil.copyfile(database, old)
    old.replace(kept)


def _copy(
    source: Path, target: Path, progress: Progress = lambda _: None, *, epoch: bool = False
) -> None:
    """A complete copy; `epoch` starts a new epoch."""
    target.unlink(missing_ok=True)
    private(target)
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        copy_database(reading, writing, progress)
        migrate(writing, str(source))
        if epoch:
            begin_epoch(writing)
    finally:
        reading.close()
        writing.close()
    with target.open("rb+") as file:
        sync(file.fileno())


class Reader(Protocol):
    """What both kinds of databases let one look at."""

    async def read(self, table: str, after: int = 0) -> Sequence[Row]: ...

    async def listings(
        self, phase: Phase, *, open_only: bool = False, most: int = 100
    ) -> Sequence[Listing]: ...

    async def find_damage(self) -> tuple[int, list[str], bool]: ...

    async def backup(self, path: Path, progress: Progress = ...) -> None: ...

    async def check_version(self) -> None: ...

    async def close(self) -> None: ...


@asynccontextmanager
async def _looking(settings: Settings) -> AsyncIterator[Reader]:
    """Open the database for reading only, so that a server may be running."""
    reader: Reader
    if settings.database_url:
        from lichtspiel.server.storage.postgresql import PostgresStore

        reader = PostgresStore(settings.database_url)
    else:
        reader = SqliteReader(_database(settings))
    try:
        yield reader
    finally:
        await reader.close()


def _database(settings: Settings) -> Path:
    if not settings.database.exists():
        raise BadInput("admin-no-house", path=str(settings.data))
    return settings.database


def _ask_server(settings: Settings, wanted: AdminOrder) -> AdminAnswer:
    address, token = read_control(settings.data)
    request = urllib.request.Request(
        f"{address}/api/admin",
        data=msgspec.json.encode(wanted),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=AdminAnswer)
    except urllib.error.HTTPError as error:
        problem = json.loads(error.read())["error"]
        raise BadInput(problem["id"], **problem.get("params", {})) from None
    except OSError as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        why_not = why_refused(reason) if isinstance(reason, OSError) else "other"
        raise BadInput("admin-no-answer", address=address, why=why_not) from None
