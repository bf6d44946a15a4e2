"""SQLite: one file, one writer, many appends in one durable transaction.

SQLite before 3.51.3 can damage its write-ahead log when several connections write, so
exactly one does, in a thread of its own. It takes whatever has queued up while the last
transaction was being synced to disk and commits it together: the more tables play, the
more moves share one sync.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.house.store import Conflict, Held, Listing, Progress, Row, StoreBroken
from lichtspiel.protocol.common import Phase
from lichtspiel.server.storage.migrations import check_version, migrate

_T = TypeVar("_T")
_COLUMNS = "id, code, game, phase, open, names, bots, changed, winners"
_APPEND = (
    "INSERT INTO events SELECT ?, ?, ?, ?"
    " WHERE (SELECT ifnull(max(seq), 0) FROM events WHERE table_id = ?) = ?"
)


_PAGES = 2000
"""Pages per step of a copy, about 8 MB: small enough to report progress."""

_WHY = {
    "SQLITE_BUSY": "used",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_FULL": "full",
    "SQLITE_LOCKED": "used",
    "SQLITE_NOTADB": "foreign",
    "SQLITE_PERM": "forbidden",
    "SQLITE_READONLY": "read-only",
}


@dataclass
class _Append:
    table: str
    after: int
    bodies: Sequence[bytes]
    at: int
    listing: Listing | None
    done: asyncio.Future[None]
    failure: Exception | None = None


class SqliteReader:
    """Reads a database without changing it, also while a server runs."""

    def __init__(self, path: Path) -> None:
        """Open it, in a running event loop."""
        self._loop = asyncio.get_running_loop()
        self._path = path
        self._reading = _connect_read_only(path)
        self._reader = ThreadPoolExecutor(1, "lichtspiel-reader")

    async def check_version(self) -> None:
        """Refuse a database that this version of the program cannot read."""
        await self._in_reader(lambda: check_version(self._reading, str(self._path)))

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        rows = await self._select(
            "SELECT seq, at, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        return [Row(*row) for row in rows]

    async def by_code(self, code: str) -> str | None:
        rows = await self._select(
            "SELECT id FROM tables WHERE code = ? AND phase IN ('waiting', 'playing')", (code,)
        )
        return rows[0][0] if rows else None

    async def listings(
        self, phase: Phase, *, open_only: bool = False, most: int = 100
    ) -> Sequence[Listing]:
        rows = await self._select(
            f"SELECT {_COLUMNS} FROM tables WHERE phase = ? AND open >= ?"
            " ORDER BY changed DESC, id LIMIT ?",
            (phase, open_only, most),
        )
        return [_listing(row) for row in rows]

    async def held(self, tokens: Sequence[str]) -> Sequence[Held]:
        marks = ", ".join("?" * len(tokens))
        rows = await self._select(
            f"SELECT {_COLUMNS}, seat, token FROM tables JOIN holders ON table_id = id"
            f" WHERE token IN ({marks}) ORDER BY changed DESC, id",
            tuple(tokens),
        )
        return [Held(_listing(row[:-2]), *row[-2:]) for row in rows]

    async def idle(self, phase: Phase, before: int) -> Sequence[str]:
        rows = await self._select(
            "SELECT id FROM tables WHERE phase = ? AND"
            " (SELECT max(at) FROM events WHERE table_id = id) < ?",
            (phase, before),
        )
        return [row[0] for row in rows]

    async def _select(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        def run() -> list[tuple[Any, ...]]:
            return self._reading.execute(query, values).fetchall()

        return await self._in_reader(run)

    async def _in_reader(self, work: Callable[[], _T]) -> _T:
        return await self._loop.run_in_executor(self._reader, work)

    async def backup(self, path: Path, progress: Progress = lambda _: None) -> None:
        def run() -> None:
            private(path)
            target = sqlite3.connect(path)
            try:
                copy_database(self._reading, target, progress)
            finally:
                target.close()

        await self._in_reader(run)

    async def close(self) -> None:
        self._reader.shutdown()
        self._reading.close()


class SqliteStore(SqliteReader):
    """An EventStore in a file."""

    def __init__(self, path: Path) -> None:
        """Open or create it, in a running event loop."""
        self._connection = _connect(path)
        migrate(self._connection, str(path))
        super().__init__(path)
        self._queue: SimpleQueue[_Append | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._write_forever, name="lichtspiel-writer")
        self._thread.start()

    async def append(
        self, table: str, after: int, bodies: Sequence[bytes], at: int, listing: Listing | None
    ) -> None:
        if self._closed:
            raise StoreBroken("closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Append(table, after, bodies, at, listing, done))
        await done

    def _write_forever(self) -> None:
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            appends = [append for append in batch if append is not None]
            self._write(appends)
            self._loop.call_soon_threadsafe(_answer, appends)
            if len(appends) < len(batch):
                return

    def _write(self, appends: Sequence[_Append]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for append in appends:
                self._write_one(append)
            self._connection.execute("COMMIT")
        except Exception as error:  # a full disk, say: nothing of the batch is kept
            # Whatever it is, the thread must go on: all writes wait for it.
            with suppress(sqlite3.Error):
                self._connection.rollback()
            for append in appends:
                append.failure = StoreBroken(str(error))

    def _write_one(self, append: _Append) -> None:
        execute = self._connection.execute
        for seq, body in enumerate(append.bodies, start=append.after + 1):
            written = execute(_APPEND, (append.table, seq, append.at, body, append.table, seq - 1))
            if not written.rowcount:
                append.failure = Conflict(f"{append.table}: {seq} is not the next entry")
                return
        if append.listing is not None:
            self._list(append.listing)

    def _list(self, listing: Listing) -> None:
        execute = self._connection.execute
        execute(
            f"INSERT OR REPLACE INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                listing.id,
                listing.code,
                listing.game,
                listing.phase,
                listing.open,
                json.dumps(listing.names, ensure_ascii=False),
                json.dumps(listing.bots),
                listing.changed,
                json.dumps(listing.winners),
            ),
        )
        execute("DELETE FROM holders WHERE table_id = ?", (listing.id,))
        for token, seat in listing.holders.items():
            execute("INSERT INTO holders VALUES (?, ?, ?)", (token, listing.id, seat))

    async def close(self) -> None:
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await super().close()
        self._connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    try:
        private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("PRAGMA synchronous = full")
        # macOS only, where a plain sync leaves it in the drive's memory.
        connection.execute("PRAGMA fullfsync = on")
        connection.execute("PRAGMA checkpoint_fullfsync = on")
        # A checkpoint holds up all tables. It copies each page once, however often it was
        # written: so a seldom one costs hardly more.
        connection.execute("PRAGMA wal_autocheckpoint = 10000")
    except (OSError, sqlite3.Error) as error:
        raise BadInput("server-database", path=str(path), why=why(error)) from None
    return connection


def _connect_read_only(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        connection = sqlite3.connect(
            address, uri=True, isolation_level=None, check_same_thread=False
        )
        connection.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite3.Error as error:
        raise BadInput("server-database", path=str(path), why=why(error)) from None
    return connection


def copy_database(
    source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress = lambda _: None
) -> None:
    """A consistent copy, made in one read transaction.

    Without the transaction SQLite would restart the copy after every write.
    """
    source.execute("BEGIN")
    try:
        source.execute("SELECT count(*) FROM sqlite_schema")  # the first read fixes the snapshot
        source.backup(
            target,
            pages=_PAGES,
            progress=lambda _, left, pages: progress(100 * (pages - left) // max(pages, 1)),
        )
    finally:
        source.rollback()


def why(error: OSError | sqlite3.Error) -> str:
    """Why a database cannot be opened, as a word that the messages about files know."""
    if isinstance(error, OSError):
        return why_refused(error)
    name = str(getattr(error, "sqlite_errorname", ""))
    return next((words for start, words in _WHY.items() if name.startswith(start)), "other")


def private(path: Path) -> None:
    """Create the file if needed, readable by its owner only: it contains seeds and hands."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _answer(appends: Sequence[_Append]) -> None:
    for append in appends:
        if append.done.cancelled():
            continue
        if append.failure is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(append.failure)


def _listing(row: tuple[Any, ...]) -> Listing:
    id, code, game, phase, is_open, names, bots, changed, winners = row
    return Listing(
        id=id,
        code=code,
        game=game,
        phase=phase,
        open=bool(is_open),
        names=tuple(json.loads(names)),
        bots=tuple(json.loads(bots)),
        changed=changed,
        winners=tuple(json.loads(winners)),
    )
