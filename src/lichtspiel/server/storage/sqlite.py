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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from lichtspiel._system import sync_folder
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.house.store import (
    CodeTaken,
    Conflict,
    Due,
    Held,
    Listing,
    LogDamaged,
    Progress,
    Row,
    StoreBroken,
    Turn,
)
from lichtspiel.protocol.common import Phase
from lichtspiel.server.storage.chain import START, broken_tables, count_gaps, fits, link
from lichtspiel.server.storage.migrations import check_version, migrate, not_newer

_T = TypeVar("_T")
_COLUMNS = "id, code, game, phase, open, names, bots, changed, winners, actor, due"
_EPOCH = "SELECT value FROM house WHERE name = 'epoch'"
_TURN = "UPDATE tables SET actor = ?, due = ? WHERE id = ?"
_HEAD = "SELECT seq, hash FROM heads WHERE table_id = ?"
_HASH = "SELECT hash FROM events WHERE table_id = ? AND seq = ?"
_GOES_ON = "SELECT id FROM tables WHERE code = ? AND phase IN ('waiting', 'playing')"
_FOLLOWING = "SELECT seq, at, body, hash FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"


_OURS = 1281975144
"""The `application_id` of our databases."""

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
    listing: Listing | Turn | None
    done: asyncio.Future[None]
    failure: Exception | None = None


@dataclass
class _Write:
    work: Callable[[sqlite3.Connection], object]
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
        def run() -> list[Row]:
            with _one_moment(self._reading) as reading:
                head = reading.execute(_HEAD, (table,)).fetchone() or (0, START)
                if after and after == head[0]:
                    return []
                known = reading.execute(_HASH, (table, after)).fetchone()
                rows = reading.execute(_FOLLOWING, (table, after)).fetchall()
            # What was read before was looked at then.
            first = (after, known[0]) if known else (0, START)
            if not fits(table, rows, head, first):
                raise LogDamaged(table)
            return [Row(*row[:-1]) for row in rows]

        return await self._in_reader(run)

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = json.dumps(list(tables))
        return dict(
            await self._select(
                "SELECT table_id, seq FROM heads"
                " WHERE table_id IN (SELECT value FROM json_each(?))",
                (wanted,),
            )
        )

    async def by_code(self, code: str) -> str | None:
        rows = await self._select(_GOES_ON, (code,))
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

    async def due(self) -> Sequence[Due]:
        rows = await self._select(
            # A damaged table may have no events.
            "SELECT id, due, ifnull((SELECT max(at) FROM events WHERE table_id = id), due)"
            " FROM tables WHERE due IS NOT NULL ORDER BY due, id",
        )
        return [Due(*row) for row in rows]

    async def find_damage(self) -> tuple[int, list[str], bool]:
        """How many tables there are, which are not as they were written, and whether SQLite finds
        the file itself in order."""

        def run() -> tuple[int, list[str], bool]:
            with _one_moment(self._reading) as reading:
                sound = reading.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
                (tables,) = reading.execute("SELECT count(*) FROM tables").fetchone()
                return tables, broken_tables(reading), sound

        return await self._in_reader(run)

    async def bans(self) -> dict[str, int]:
        return dict(await self._select("SELECT address, until FROM bans"))

    async def note(self, name: str) -> str:
        rows = await self._select("SELECT text FROM notes WHERE name = ?", (name,))
        return rows[0][0] if rows else ""

    async def forgotten(self, before: int, most: int) -> Sequence[str]:
        rows = await self._select(
            "SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < ?1"
            " AND NOT EXISTS (SELECT 1 FROM holders WHERE table_id = id AND seen >= ?1) LIMIT ?2",
            (before, most),
        )
        return [row[0] for row in rows]

    async def _select(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        def run() -> list[tuple[Any, ...]]:
            return self._reading.execute(query, values).fetchall()

        return await self._in_reader(run)

    async def _in_reader(self, work: Callable[[], _T]) -> _T:
        try:
            return await self._loop.run_in_executor(self._reader, work)
        except sqlite3.Error as error:  # somebody has damaged the file since it was opened
            raise StoreBroken(why(error)) from None

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

    epoch: str

    def __init__(self, path: Path, *, checked: bool = False) -> None:
        """Open or create it, in a running event loop; `checked` if that was done just now."""
        self._connection = open_database(path, checked=checked)
        super().__init__(path)
        (self.epoch,) = self._reading.execute(_EPOCH).fetchone()
        self._queue: SimpleQueue[_Append | _Write | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._write_forever, name="lichtspiel-writer")
        self._thread.start()

    async def open(self) -> None:
        """The constructor has opened it."""

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        if self._closed:
            raise StoreBroken("closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Append(table, after, bodies, at, listing, done))
        await done

    async def _change(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """Write to a table that is not a log; durable when this returns."""
        if self._closed:
            raise StoreBroken("closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Write(work, done))
        await done

    async def delete(self, tables: Sequence[str]) -> None:
        """For good: freed pages are overwritten, too."""

        def work(connection: sqlite3.Connection) -> None:
            for table in tables:
                for place in ("events", "heads", "holders"):
                    connection.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._change(work)

    async def try_to_write(self) -> None:
        await self._change(lambda connection: connection.execute("UPDATE tried SET at = at + 1"))

    async def ban(self, address: str, until: int) -> None:
        put = "INSERT OR REPLACE INTO bans VALUES (?, ?)"
        await self._change(lambda connection: connection.execute(put, (address, until)))

    async def unban(self, address: str) -> None:
        end = "DELETE FROM bans WHERE address = ?"
        await self._change(lambda connection: connection.execute(end, (address,)))

    async def forget_bans(self, before: int) -> None:
        end = "DELETE FROM bans WHERE until <= ?"
        await self._change(lambda connection: connection.execute(end, (before,)))

    async def keep_note(self, name: str, text: str) -> None:
        put = "INSERT OR REPLACE INTO notes VALUES (?, ?)"
        await self._change(lambda connection: connection.execute(put, (name, text)))

    async def came(self, tokens: Sequence[str], day: int) -> None:
        put, values = "UPDATE holders SET seen = ? WHERE token = ?", [(day, it) for it in tokens]
        await self._change(lambda connection: connection.executemany(put, values))

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

    def _write(self, appends: Sequence[_Append | _Write]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for append in appends:
                if isinstance(append, _Append):
                    self._write_one(append)
                else:
                    append.work(self._connection)
            self._connection.execute("COMMIT")
        except Exception as error:  # a full disk, say: nothing of the batch is stored
            # Whatever it is, the thread must go on: all writes wait for it.
            with suppress(sqlite3.Error):
                self._connection.rollback()
            for append in appends:
                append.failure = StoreBroken(why(error))

    def _write_one(self, append: _Append) -> None:
        execute = self._connection.execute
        table, at = append.table, append.at
        last, kept = execute(_HEAD, (table,)).fetchone() or (0, START)
        if last != append.after:
            append.failure = Conflict(f"{table}: {append.after + 1} is not the next entry")
            return
        if isinstance(append.listing, Listing) and self._is_code_taken(append.listing):
            append.failure = CodeTaken(append.listing.code)
            return
        for seq, body in enumerate(append.bodies, start=last + 1):
            kept = link(kept, table, seq, at, body)
            execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", (table, seq, at, body, kept))
        number = last + len(append.bodies)
        execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", (table, number, kept))
        if isinstance(append.listing, Listing):
            self._list(append.listing)
        elif append.listing is not None:
            execute(_TURN, (*append.listing, append.table))

    def _is_code_taken(self, listing: Listing) -> bool:
        if listing.phase not in ("waiting", "playing"):
            return False
        found = self._connection.execute(_GOES_ON, (listing.code,)).fetchall()
        return any(id != listing.id for (id,) in found)

    def _list(self, listing: Listing) -> None:
        execute = self._connection.execute
        execute(
            f"INSERT OR REPLACE INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
                listing.actor,
                listing.due,
            ),
        )
        execute("DELETE FROM holders WHERE table_id = ?", (listing.id,))
        for token, seat in listing.holders.items():
            execute(
                "INSERT INTO holders (token, table_id, seat) VALUES (?, ?, ?)",
                (token, listing.id, seat),
            )

    async def close(self) -> None:
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await super().close()
        self._connection.close()


@contextmanager
def _one_moment(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A read transaction: a consistent snapshot despite concurrent writes."""
    connection.execute("BEGIN")
    try:
        yield connection
    finally:
        connection.rollback()


def open_database(path: Path, *, checked: bool = False) -> sqlite3.Connection:
    """For the one writer: made if there never was one, and brought up to date. Refuses one that
    is damaged or not ours, with a sentence that says so; to look at a large one takes its time,
    so whoever has `checked` it does not do so again."""
    made = path.with_suffix(".made")
    try:
        if not path.exists():
            if made.exists():
                raise BadInput("server-database-gone", path=str(path), mark=str(made))
            _create(path)
        elif not path.stat().st_size:
            raise BadInput("server-database", path=str(path), why="empty")
        if not checked:
            _check(path)
        connection = _connect(path)
        try:
            migrate(connection, str(path))
        except BaseException:
            connection.close()
            raise
        made.touch()
    except (OSError, sqlite3.Error) as error:
        raise BadInput("server-database", path=str(path), why=why(error)) from None
    return connection


def count_damaged(path: Path) -> int:
    """Tables that lack entries; a quick look, which `find_damage` does thoroughly."""
    with closing(_connect_read_only(path)) as connection:
        return count_gaps(connection)


def _create(path: Path) -> None:
    """Create it under a temporary name, so that an existing file is always complete."""
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    private(fresh)
    connection = sqlite3.connect(fresh, isolation_level=None)
    try:
        migrate(connection, str(path))
    finally:
        connection.close()
    fresh.replace(path)
    sync_folder(path.parent)


def _check(path: Path) -> None:
    """Check that the file is ours and undamaged, without writing to it."""
    with closing(_connect_read_only(path)) as connection:
        not_newer(connection, str(path))
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
        (program,) = connection.execute("PRAGMA application_id").fetchone()
        if not {"events", "tables", "holders"} <= tables or program not in (0, _OURS):
            raise BadInput("server-database", path=str(path), why="other-program")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BadInput("server-database", path=str(path), why="damaged")


def _connect(path: Path) -> sqlite3.Connection:
    try:
        private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("PRAGMA synchronous = full")
        # macOS only, where a plain sync leaves it in the drive's memory.
        connection.execute("PRAGMA fullfsync = on")
        connection.execute("PRAGMA checkpoint_fullfsync = on")
        connection.execute("PRAGMA secure_delete = on")
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


def begin_epoch(connection: sqlite3.Connection) -> None:
    """Start a new epoch: clients that have seen the old data must reload everything."""
    with connection:
        connection.execute(
            "UPDATE house SET value = lower(hex(randomblob(8))) WHERE name = 'epoch'"
        )


def why(error: Exception) -> str:
    """Names why a database is refused; the messages about files have words for it."""
    if isinstance(error, OSError):
        return why_refused(error)
    name = str(getattr(error, "sqlite_errorname", ""))
    return next((words for start, words in _WHY.items() if name.startswith(start)), "other")


def private(path: Path) -> None:
    """Create the file if needed, readable by its owner only: it contains seeds and hands."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _answer(appends: Sequence[_Append | _Write]) -> None:
    for append in appends:
        if append.done.cancelled():
            continue
        if append.failure is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(append.failure)


def _listing(row: tuple[Any, ...]) -> Listing:
    id, code, game, phase, is_open, names, bots, changed, winners, actor, due = row
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
        actor=actor,
        due=due,
    )
