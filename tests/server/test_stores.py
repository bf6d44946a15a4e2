"""The stores keep their promises, and the checks notice one that does not."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path

import pytest

from lichtspiel.house.store import Held, Listing, Row, StoreBroken, Turn
from lichtspiel.server.storage.postgresql import PostgresStore
from lichtspiel.server.storage.sqlite import SqliteStore
from lichtspiel.server.testing.stores import STORE_CHECKS, OpenStore, StoreCheck
from lichtspiel.testing import BrokenContract
from tests.house.loops import PATIENCE, on_a_loop
from tests.house.memory_store import MemoryStore, Shelf
from tests.postgres import Databases
from tests.server.refusals import refuses

checks = pytest.mark.parametrize("check", STORE_CHECKS, ids=lambda check: check.__name__)


def run(check: StoreCheck, open_store: OpenStore) -> None:
    async def checking() -> None:
        await asyncio.wait_for(check(open_store), PATIENCE)

    asyncio.run(checking())


@checks
def test_sqlite(check: StoreCheck, tmp_path: Path) -> None:
    run(check, lambda: SqliteStore(tmp_path / "house.sqlite"))


@checks
def test_postgresql(check: StoreCheck, databases: Databases) -> None:
    url = databases.fresh()
    run(check, lambda: PostgresStore(url))


@checks
def test_memory(check: StoreCheck) -> None:
    shelf = Shelf()
    run(check, lambda: MemoryStore(shelf))


# -- the checks can fail ----------------------------------------------------------------------


class Gaps(MemoryStore):
    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        entries = self.shelf.logs.setdefault(table, [])
        if any(row.seq == after + 1 for row in entries):
            await super().append(table, -1, bodies, at, listing)
        entries += [Row(seq, at, body) for seq, body in enumerate(bodies, start=after + 1)]


class ListsTooEarly(MemoryStore):
    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        if isinstance(listing, Listing):
            self.shelf.listings[table] = listing
        await super().append(table, after, bodies, at, listing)


class LastWins(MemoryStore):
    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        entries = len(self.shelf.logs.get(table, []))
        await asyncio.sleep(0)
        if entries == after:
            self.shelf.logs[table] = self.shelf.logs.get(table, [])[:after]
        await super().append(table, after, bodies, at, listing)


class AnswersTooEarly(MemoryStore):
    """Writes when there is time; what is left when it closes is lost."""

    tasks: set[asyncio.Task[None]]

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        write = super().append(table, after, bodies, at, listing)
        self.tasks = {asyncio.get_running_loop().create_task(write)}


class ForgetsAtClosing(MemoryStore):
    async def close(self) -> None:
        self.shelf.logs.clear()


class CodesForever(MemoryStore):
    async def by_code(self, code: str) -> str | None:
        found = [one.id for one in self.shelf.listings.values() if one.code == code]
        return found[0] if found else None


class TellsHashes(MemoryStore):
    async def held(self, tokens: Sequence[str]) -> Sequence[Held]:
        found = await super().held(tokens)
        return [held._replace(listing=self.shelf.listings[held.listing.id]) for held in found]


class NeverIdle(MemoryStore):
    async def idle(self, phase: object, before: int) -> Sequence[str]:
        return []


@pytest.mark.parametrize(
    ("broken", "caught_by"),
    [
        (Gaps, "numbers_are_taken_once_and_never_skipped"),
        (ListsTooEarly, "all_or_nothing"),
        (LastWins, "many_at_once_keep_their_order"),
        (AnswersTooEarly, "entries_come_back_in_order"),
        (ForgetsAtClosing, "what_was_kept_is_there_again"),
        (CodesForever, "codes_find_tables_that_go_on"),
        (TellsHashes, "holders_find_their_seats"),
        (NeverIdle, "idle_tables_are_found"),
    ],
)
def test_a_broken_store_is_caught(broken: Callable[[Shelf], MemoryStore], caught_by: str) -> None:
    check = next(check for check in STORE_CHECKS if getattr(check, "__name__", "") == caught_by)
    shelf = Shelf()
    with pytest.raises(BrokenContract):
        run(check, lambda: broken(shelf))


# -- what is SQLite's own ---------------------------------------------------------------------


@on_a_loop
async def test_many_appends_share_a_transaction(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    commits: list[str] = []

    def count(statement: str) -> None:
        if statement.startswith("COMMIT"):
            commits.append(statement)

    store._connection.set_trace_callback(count)
    await asyncio.gather(*(store.append(f"table {n}", 0, [b"x"], 1, None) for n in range(500)))
    # The first may be written alone; whatever queues up meanwhile goes together.
    assert 1 <= len(commits) <= 50
    await store.close()


@on_a_loop
async def test_every_commit_is_synced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


_WRITES_UNTIL_KILLED = """
import asyncio, sys
from pathlib import Path
from lichtspiel.server.storage.postgresql import PostgresStore
from lichtspiel.server.storage.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    number = 0
    while True:
        await store.append("a", number, [b"%d" % number], number, None)
        number += 1
        print(number, flush=True)

asyncio.run(main())
"""


@on_a_loop
async def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    writer = subprocess.Popen(
        [sys.executable, "-c", _WRITES_UNTIL_KILLED, str(path)], stdout=subprocess.PIPE
    )
    assert writer.stdout is not None
    try:
        acknowledged = [int(writer.stdout.readline()) for _ in range(50)]
    finally:
        os.kill(writer.pid, signal.SIGKILL)
        acknowledged += [int(line) for line in writer.stdout if line.endswith(b"\n")]
        writer.stdout.close()
        writer.wait()
    store = SqliteStore(path)
    rows = await store.read("a")
    await store.close()
    assert len(rows) >= acknowledged[-1]
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert [row.body for row in rows] == [b"%d" % (row.seq - 1) for row in rows]


def _page_limit(store: SqliteStore, pages: int) -> None:
    store._connection.execute(f"PRAGMA max_page_count = {pages}")


@on_a_loop
async def test_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.append("a", 0, [b"one"], 1, None)
    (used,) = store._connection.execute("PRAGMA page_count").fetchone()
    _page_limit(store, used)
    much = [b"x" * 4000] * 20
    names, bots = ("Ada", "Bob"), ("", "")
    listing = Listing("a", "code", "face-to-face", "playing", True, names, bots, 2, (), {"h": 0})
    answers = await asyncio.gather(
        store.append("a", 1, much, 2, listing),
        store.append("b", 0, much, 2, None),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [StoreBroken, StoreBroken]
    assert [row.body for row in await store.read("a")] == [b"one"]
    assert not await store.read("b")
    assert not await store.listings("playing")
    assert not await store.held(["h"])
    _page_limit(store, 1_000_000)
    await store.append("a", 1, much, 3, listing)
    assert len(await store.read("a")) == 21
    await store.close()


@on_a_loop
async def test_a_read_only_disk_is_refused_and_comes_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    store._connection.execute("PRAGMA query_only = on")
    with pytest.raises(StoreBroken):
        await store.append("a", 0, [b"one"], 1, None)
    store._connection.execute("PRAGMA query_only = off")
    await store.append("a", 0, [b"one"], 1, None)
    assert len(await store.read("a")) == 1
    await store.close()


@on_a_loop
async def test_what_sqlite_cannot_take_hurts_only_those_who_sent_it(tmp_path: Path) -> None:
    """Not an error of SQLite but of the binding: the writer must live on."""
    store = SqliteStore(tmp_path / "house.sqlite")
    with pytest.raises(StoreBroken):
        await store.append("a", 0, [b"one"], 2**70, None)
    await store.append("a", 0, [b"one"], 1, None)
    assert len(await store.read("a")) == 1
    await store.close()


@on_a_loop
async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.close()
    with pytest.raises(StoreBroken):
        await store.append("a", 0, [b"one"], 1, None)


@on_a_loop
async def test_a_backup_while_writing_is_of_one_moment(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    written = 0

    async def write() -> None:
        nonlocal written
        while written < 300:
            # Both in one append: no moment has one without the other.
            listing = Listing("a", "c", "face-to-face", "playing", True, (), (), written)
            await store.append("a", 2 * written, [b"x", b"y"], written, listing)
            written += 1

    writing = asyncio.create_task(write())
    while written < 20:
        await asyncio.sleep(0)
    before = written
    await store.backup(tmp_path / "copy.sqlite")
    assert not writing.done() or before < 300
    await writing
    await store.close()
    copy = SqliteStore(tmp_path / "copy.sqlite")
    rows, (listing,) = await copy.read("a"), await copy.listings("playing")
    assert before <= len(rows) // 2 <= 300
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1].at == listing.changed
    await copy.close()


@on_a_loop
async def test_a_backup_tells_how_far_it_is_and_is_not_begun_again_by_writing(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "house.sqlite")
    loop = asyncio.get_running_loop()
    bodies = [bytes(3_000_000)] * 10
    await store.append("a", 0, bodies, 1, None)
    heard: list[int] = []

    def told(done: int) -> None:
        append = store.append("b", len(heard), [b"x"], 2, None)
        heard.append(done)
        asyncio.run_coroutine_threadsafe(append, loop).result()

    await store.backup(tmp_path / "copy.sqlite", told)
    await store.close()
    assert heard == sorted(set(heard))
    assert len(heard) > 2
    assert heard[-1] == 100
    copy = SqliteStore(tmp_path / "copy.sqlite")
    assert (len(await copy.read("a")), await copy.read("b")) == (10, [])
    await copy.close()


_FIRST_STEP = "0001_tables_and_events.sql"


@on_a_loop
async def test_names_of_an_older_database_are_told_from_bots(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    connection = sqlite3.connect(path)
    step = resources.files("lichtspiel.server.storage.migrations") / _FIRST_STEP
    connection.executescript(f"{step.read_text('utf-8')}; PRAGMA user_version = 1;")
    connection.execute(
        """INSERT INTO tables VALUES ('a', 'c', 'g', 'waiting', 1, '["Zoë", "", "easy"]', 7)"""
    )
    connection.commit()
    connection.close()
    store = SqliteStore(path)
    (found,) = await store.listings("waiting")
    await store.close()
    assert (found.names, found.bots) == (("Zoë", "", ""), ("", "", "easy"))
    assert found.changed == 7


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 1000")
    connection.close()

    async def opening() -> None:
        SqliteStore(path)

    with refuses("server-newer-database"):
        asyncio.run(opening())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    path.write_text("My diary. " * 500)

    async def opening() -> None:
        SqliteStore(path)

    with refuses("server-database"):
        asyncio.run(opening())
    assert path.read_text().startswith("My diary.")
