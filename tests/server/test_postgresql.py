"""What is PostgreSQL's own: losing it and finding it again, moving to it, what is never told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Conflict, Listing, StoreBroken
from lichtspiel.server import admin
from lichtspiel.server.orders import AdminOrder
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import connections
from lichtspiel.server.storage.lease import Lease
from lichtspiel.server.storage.migrations import postgresql as migrations
from lichtspiel.server.storage.postgresql import PostgresStore
from lichtspiel.server.storage.postgresql_bus import PostgresBus
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.house.loops import PATIENCE, on_a_loop
from tests.house.rooms import play_on, two_people
from tests.person import Run
from tests.postgres import Cluster, Databases
from tests.server.refusals import refuses
from tests.server.running import UNLIMITED, RunningHouse, open_table, watch_to_the_end

_Records = list[tuple[object, ...]]
_SECRET = "not-a-secret"  # what the tests' URLs have where others have a password


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server that tests may stop."""
    found = Cluster()
    yield found
    found.close()


async def _ask(url: str, query: str) -> object:
    connection = await asyncpg.connect(url, server_settings={"search_path": "lichtspiel"})
    found = await connection.fetchval(query)
    await connection.close()
    return found


async def _play(url: str) -> None:
    """A finished game, a ban and a message."""
    store = PostgresStore(url)
    await store.open()
    await _play_at(store)
    await store.close()


async def _play_at(store: PostgresStore | SqliteStore) -> None:
    house = House(store, MemoryBus(), NoMeter())
    live = await house.open("table", two_people())
    while live.seating.phase == "playing":
        await house.change("table", lambda live: [play_on(live)])
    await store.ban("192.0.2.7", 2_000_000_000_000)
    await store.keep_note("message of the day", "Grüezi")


# -- appending --------------------------------------------------------------------------------


@on_a_loop
async def test_many_appends_share_a_transaction(databases: Databases) -> None:
    url = await asyncio.to_thread(databases.fresh)
    store = PostgresStore(url)
    await asyncio.gather(*(store.append(f"table {n}", 0, [b"x"], 1, None) for n in range(500)))
    transactions = await _ask(url, "SELECT count(DISTINCT xmin::text) FROM events")
    assert isinstance(transactions, int)
    assert 1 <= transactions <= 50
    await store.close()


class _LosesAnswers:
    """A connection that is lost just after an append was written."""

    def __init__(self, connection: connections.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    async def fetchval(self, query: str, *values: object) -> object:
        answer = await self._connection.fetchval(query, *values)
        if "append_entries" in query and not values[-1]:
            raise ConnectionResetError
        return answer


@on_a_loop
async def test_an_append_whose_answer_was_lost_is_written_once(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(await asyncio.to_thread(databases.fresh))
    other = PostgresStore(store.address._url)
    connect = connections.Address.connect

    async def losing(self: connections.Address, **settings: str) -> _LosesAnswers:
        return _LosesAnswers(await connect(self, **settings))

    monkeypatch.setattr(connections.Address, "connect", losing)
    for after, body in enumerate((b"one", b"two", b"three")):
        await store.append("a", after, [body], 1, None)
    await store.read("a")
    await other.read("a")
    answers = await asyncio.gather(
        store.append("a", 3, [b"four"], 1, None),
        other.append("a", 3, [b"another"], 1, None),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if answer] == [Conflict]
    kept = [row.body for row in await store.read("a")]
    won = b"four" if answers[0] is None else b"another"
    assert kept == [b"one", b"two", b"three", won]
    await store.close()
    await other.close()


@on_a_loop
async def test_two_processes_do_not_wait_for_each_other_in_circles(databases: Databases) -> None:
    """Both append to the same tables, in the opposite order."""
    url = await asyncio.to_thread(databases.fresh)
    stores = [PostgresStore(url), PostgresStore(url)]
    tables = [f"table {number:02}" for number in range(30)]

    async def play(store: PostgresStore, table: str) -> int:
        written = 0
        while len(rows := await store.read(table)) < 20:
            try:
                await store.append(table, len(rows), [b"x"], 1, None)
            except Conflict:
                continue
            written += 1
        return written

    plays = [
        play(store, table)
        for store, order in zip(stores, (tables, tables[::-1]), strict=True)
        for table in order
    ]
    assert sum(await asyncio.gather(*plays)) == 20 * len(tables)
    deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert await _ask(url, deadlocks) == 0
    for store in stores:
        await store.close()


@on_a_loop
async def test_what_postgresql_cannot_take_hurts_only_those_who_sent_it(
    databases: Databases,
) -> None:
    store = PostgresStore(await asyncio.to_thread(databases.fresh))
    await store.append("a", 0, [b"x"], 1, None)
    nul = Listing("c", "c", "g", "waiting", True, ("A\0da",), ("",))
    answers = await asyncio.gather(
        store.append("a", 1, [b"y"], 1, None),
        store.append("b", 0, [b"x"], 2**70, None),
        store.append("c", 0, [b"x"], 1, nul),
        store.append("d", 0, [b"x"], 1, None),
        return_exceptions=True,
    )
    assert [isinstance(answer, StoreBroken) for answer in answers] == [False, True, True, False]
    assert [len(await store.read(table)) for table in "abcd"] == [2, 0, 0, 1]
    await store.close()


# -- losing it --------------------------------------------------------------------------------


@on_a_loop
async def test_a_database_that_is_restarted_is_waited_for(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Acknowledged entries are there, and nobody is refused meanwhile."""
    monkeypatch.setattr(connections, "PATIENCE", PATIENCE)
    store = PostgresStore(await asyncio.to_thread(Databases(cluster.url("postgres")).empty))
    await store.open()
    written = 0
    stopped = asyncio.Event()

    async def write() -> None:
        nonlocal written
        while written < 40 or not stopped.is_set():
            await store.append("a", written, [b"%d" % written], 1, None)
            written += 1

    writing = asyncio.create_task(write())
    while written < 20:
        await asyncio.sleep(0)
    for _ in range(2):
        await asyncio.to_thread(cluster.stop_at_once)
        await cluster.start_again()
    stopped.set()
    await writing
    bodies = [row.body for row in await store.read("a")]
    assert bodies == [b"%d" % number for number in range(written)]
    await store.close()


@on_a_loop
async def test_a_database_that_stays_away_is_said_to_be_away_and_comes_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(await asyncio.to_thread(Databases(cluster.url("postgres")).empty))
    await store.open()
    await store.append("a", 0, [b"one"], 1, None)
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    await asyncio.to_thread(cluster.stop_at_once)
    for asked in (store.append("a", 1, [b"two"], 1, None), store.read("a"), store.try_to_write()):
        with pytest.raises(StoreBroken):
            await asked
    await cluster.start_again()
    monkeypatch.setattr(connections, "PATIENCE", 30.0)
    await store.try_to_write()
    await store.append("a", len(await store.read("a")), [b"last"], 1, None)
    assert (await store.read("a"))[-1].body == b"last"
    await store.close()


async def _health(address: str) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return (await client.get(f"{address}/api/health")).status_code


async def _becomes(address: str, status: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while await _health(address) != status:
            await asyncio.sleep(0.1)


def test_a_server_says_that_its_database_is_away_and_goes_on_when_it_is_back(
    cluster: Cluster, tmp_path: Path
) -> None:
    database = f"--database={cluster.url('postgres')}"
    with RunningHouse(tmp_path, *UNLIMITED, database) as house:

        async def work() -> None:
            table = await open_table(house.address, "face-to-face", 0, 2)
            assert await _health(house.address) == 200
            await asyncio.to_thread(cluster.stop_at_once)
            await _becomes(house.address, 503)
            await cluster.start_again()
            await _becomes(house.address, 200)
            await watch_to_the_end(house.address, table.id)

        asyncio.run(work())
        assert house.stop() == 0
    assert "Traceback" not in house.printed
    assert _SECRET not in house.printed


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://root@localhost/house", "server-database-url"),
        ("postgresql://lichtspiel@127.0.0.1", "server-database-url"),
        ("postgresql://lichtspiel@127.0.0.1:many/house", "server-database-url"),
        ("postgresql://lichtspiel:not-a-secret@127.0.0.1:1/house", "server-database-away"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(
    url: str, message: str, tmp_path: Path
) -> None:
    with refuses(message):
        admin.list_tables(Settings(tmp_path, database_url=url))


def test_a_database_that_does_not_exist_or_is_empty_is_named_without_its_password(
    databases: Databases, run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    empty = databases.empty()
    for url, said in ((f"{empty}x", "doesn’t exist"), (empty, "no Lichtspiel data")):
        answer = run("admin", "list", f"--database={url}")
        assert answer.status != 0
        assert said in answer.err
        assert len(answer.err.strip().splitlines()) <= 2
        assert _SECRET not in answer.err + answer.out + caplog.text
        assert _SECRET not in repr(Settings(Path(), database_url=url))


# -- administration ---------------------------------------------------------------------------


@pytest.fixture
def settings(databases: Databases, tmp_path: Path) -> Settings:
    """A server that is closed, with a finished game."""
    url = databases.fresh()
    asyncio.run(_play(url))
    return Settings(tmp_path / "house", database_url=url)


def test_tables_records_and_backups_are_read(settings: Settings, tmp_path: Path) -> None:
    (listing,) = admin.list_tables(settings)
    assert (listing.phase, listing.names) == ("over", ("Ada", "Bob"))
    assert admin.export(settings, "table").outcome is not None
    with refuses("server-no-table"):
        admin.export(settings, "nothing")
    assert admin.check(settings) == (1, [], True)
    assert admin.order(settings, AdminOrder("bans")).bans == {"192.0.2.7": 2_000_000_000_000}
    heard: list[int] = []
    admin.backup(settings, tmp_path / "backup", heard.append)
    assert heard[-1] == 100
    file = Settings(tmp_path / "file")
    admin.restore(file, tmp_path / "backup")
    assert admin.list_tables(file) == [listing]
    assert admin.check(file) == (1, [], True)


def test_a_backup_is_put_back_and_a_new_epoch_begins(settings: Settings, tmp_path: Path) -> None:
    epoch = asyncio.run(_ask(settings.database_url, "SELECT value FROM house WHERE name = 'epoch'"))
    before = admin.list_tables(settings)
    admin.backup(settings, tmp_path / "backup")
    admin.order(settings, AdminOrder("delete", "table"))
    assert admin.list_tables(settings) == []
    admin.restore(settings, tmp_path / "backup")
    assert admin.list_tables(settings) == before
    assert admin.check(settings) == (1, [], True)
    after = asyncio.run(_ask(settings.database_url, "SELECT value FROM house WHERE name = 'epoch'"))
    assert after != epoch


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = 'x' WHERE seq = 5",
        "DELETE FROM events WHERE seq = 5",
        "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)",
        "DELETE FROM heads",
        "DELETE FROM tables",
        "UPDATE heads SET seq = seq - 1",
    ],
)
def test_damage_is_found(settings: Settings, damage: str) -> None:
    asyncio.run(_ask(settings.database_url, damage))
    assert admin.check(settings).damaged == ["table"]


def _file_house(folder: Path) -> Settings:
    settings = Settings(folder)
    folder.mkdir()

    async def play() -> None:
        store = SqliteStore(settings.database)
        await _play_at(store)
        await store.close()

    asyncio.run(play())
    return settings


def test_a_server_moves_with_all_it_has(databases: Databases, tmp_path: Path, run: Run) -> None:
    file, url = _file_house(tmp_path / "house"), databases.empty()
    answer = run("admin", "move", f"--data={file.data}", f"--database={url}")
    assert answer.status == 0, answer.err
    moved = Settings(tmp_path / "other", database_url=url)
    assert admin.list_tables(moved) == admin.list_tables(file)
    assert admin.export(moved, "table") == admin.export(file, "table")
    assert admin.check(moved) == (1, [], True)
    with refuses("admin-not-empty"):
        admin.move(Settings(file.data, database_url=url))


def test_a_copy_that_differs_is_not_kept(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, url = _file_house(tmp_path / "house"), databases.empty()
    _change_what_arrives(monkeypatch)
    with refuses("admin-copy-differs"):
        admin.move(Settings(file.data, database_url=url))
    monkeypatch.undo()
    assert admin.list_tables(Settings(tmp_path / "other", database_url=url)) == []


def _change_what_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = asyncpg.Connection.copy_records_to_table

    async def changed(
        self: object, table: str, *, records: list[tuple[object, ...]], **more: object
    ) -> None:
        if table == "events":
            *others, last = records
            records = [*others, (*last[:3], b"another", *last[4:])]
        await copy(self, table, records=records, **more)

    monkeypatch.setattr(asyncpg.Connection, "copy_records_to_table", changed)


# -- versions ---------------------------------------------------------------------------------


def _one_more_step(monkeypatch: pytest.MonkeyPatch, folder: Path, sql: str) -> None:
    step, steps = folder / "9999_later.sql", migrations._steps()
    step.write_text(sql)
    monkeypatch.setattr(migrations, "_steps", lambda: [*steps, step])


async def _enter(url: str) -> Lease:
    store = PostgresStore(url)
    await store.open()
    lease = Lease(store, PostgresBus(url))
    await lease.enter()
    await store.close()
    return lease


@on_a_loop
async def test_two_versions_run_side_by_side_if_the_database_says_so(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = await asyncio.to_thread(databases.fresh)
    older = await _enter(url)
    with monkeypatch.context() as later:
        _one_more_step(later, tmp_path, "ALTER TABLE notes ADD COLUMN new text")
        newer = await _enter(url)
        await newer.leave()
    again = await _enter(url)  # an older one that is started again
    await again.leave()
    await older.leave()


@on_a_loop
async def test_an_older_version_has_to_end_before_a_database_it_cannot_use(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = await asyncio.to_thread(databases.fresh)
    older = await _enter(url)
    with monkeypatch.context() as later:
        more = len(migrations._steps()) + 1
        raised = f"UPDATE house SET value = '{more}' WHERE name = 'least'"
        _one_more_step(later, tmp_path, raised)
        with refuses("server-older-running"):
            await _enter(url)
        await older.leave()
        newer = await _enter(url)
        await newer.leave()
    with refuses("server-newer-database"):
        await _enter(url)
