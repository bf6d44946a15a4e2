"""A full disk or a damaged database: said in one sentence, and never an empty server."""

from __future__ import annotations

import asyncio
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Due, LogDamaged, StoreBroken
from lichtspiel.server import admin, serve
from lichtspiel.server.readiness import Readiness
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import sqlite
from lichtspiel.server.storage.chain import fits
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.house.loops import on_a_loop
from tests.house.rooms import play_on, two_people
from tests.person import Run
from tests.server.hostile import Rough, run
from tests.server.refusals import refuses
from tests.server.running import RunningHouse, open_table

_MOVES = 12


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A house that has closed, with two games that go on."""
    settings = Settings(tmp_path / "house")
    settings.data.mkdir()

    async def play() -> None:
        store = SqliteStore(settings.database)
        house = House(store, MemoryBus(), NoMeter())
        for table in ("first", "second"):
            await house.open(table, two_people())
            for _ in range(_MOVES):
                await house.change(table, lambda live: [play_on(live)])
        await store.close()

    asyncio.run(play())
    return settings


def change(settings: Settings, statement: str) -> None:
    connection = sqlite3.connect(settings.database)
    connection.execute(statement)
    connection.commit()
    connection.close()


# -- health -------------------------------------------------------------------------------------


def test_health_says_that_the_disk_is_full_and_that_it_is_well_again(tmp_path: Path) -> None:
    with RunningHouse(tmp_path, "--requests=0") as house:

        def healthy() -> bool:
            answer = httpx.get(f"{house.address}/api/health", timeout=60)
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 503:
                assert answer.json()["error"]["id"] == "server-not-ready"
            return answer.status_code == 200

        assert healthy()
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        while healthy():  # an answer is good for a second
            pass
        game = httpx.post(f"{house.address}/api/tables", json={"game": "face-to-face"})
        assert (game.status_code, game.json()["error"]["id"]) == (503, "server-not-kept")
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, unlimited)
        while not healthy():
            pass


@on_a_loop
async def test_many_who_ask_for_health_share_one_write() -> None:
    writes = 0

    async def write() -> None:
        nonlocal writes
        writes += 1
        await asyncio.sleep(0)
        if writes > 1:
            raise StoreBroken("full")

    readiness = Readiness(write)
    await asyncio.gather(*(readiness.check() for _ in range(100)))
    assert writes == 1
    readiness._tried_at = float("-inf")
    answers = await asyncio.gather(*(readiness.check() for _ in range(9)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreBroken] * 9
    assert writes == 2


# -- at the start -------------------------------------------------------------------------------


def halve(database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[: len(whole) // 2])


def scribble(database: Path) -> None:
    whole = bytearray(database.read_bytes())
    for place in range(4096, len(whole), 4096):
        whole[place : place + 200] = b"\xa5" * 200
    database.write_bytes(whole)


def foreign(database: Path) -> None:
    database.unlink()
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()


def newer(database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA user_version = 1000")
    connection.close()


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        pytest.param(halve, "server-database", id="cut in half"),
        pytest.param(scribble, "server-database", id="scribbled over"),
        pytest.param(lambda path: path.write_bytes(b""), "server-database", id="emptied"),
        pytest.param(lambda path: path.write_text("diary " * 900), "server-database", id="a text"),
        pytest.param(foreign, "server-database", id="another program's"),
        pytest.param(newer, "server-newer-database", id="of a later version"),
        pytest.param(Path.unlink, "server-database-gone", id="gone"),
    ],
)
def test_a_server_does_not_open_with_a_damaged_database(
    settings: Settings, harm: Callable[[Path], object], complaint: str, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite"
    admin.backup(settings, backup)
    harm(settings.database)
    before = settings.database.read_bytes() if settings.database.exists() else None

    async def opening() -> None:
        SqliteStore(settings.database)

    with refuses(complaint):
        asyncio.run(opening())
    after = settings.database.read_bytes() if settings.database.exists() else None
    assert before == after, "what is left is not touched"
    admin.restore(settings, backup)
    assert {listing.id for listing in admin.list_tables(settings)} == {"first", "second"}


def test_the_command_says_it_in_one_sentence(settings: Settings) -> None:
    """48 lines of traceback before, or an open and empty server."""
    for harm in (halve, lambda path: path.write_bytes(b"")):
        harm(settings.database)
        command = (sys.executable, "-m", "lichtspiel", "serve", "--port=0", "--lang=en")
        ended = subprocess.run(
            [*command, f"--data={settings.data}"],
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert ended.returncode != 0
        assert not ended.stdout
        (line,) = ended.stderr.splitlines()
        assert "lichtspiel.sqlite" in line


# -- rows ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM events WHERE table_id = 'first' AND seq = 7",
        "DELETE FROM events WHERE table_id = 'first' AND seq <= 3",
        "DELETE FROM events WHERE table_id = 'first' AND seq = (SELECT max(seq) FROM events)",
        "DELETE FROM events WHERE table_id = 'first'",
        "UPDATE events SET body = replace(body, 'up', 'down') WHERE table_id = 'first'",
        "UPDATE events SET at = at + 1 WHERE table_id = 'first' AND seq = 9",
        "DELETE FROM heads WHERE table_id = 'first'",
        "DELETE FROM tables WHERE id = 'first'",
    ],
)
def test_damage_to_a_log_is_found_and_concerns_its_table_only(
    settings: Settings, harm: str, run: Run
) -> None:
    assert run("admin", "check", "--data", str(settings.data)).status == 0
    assert admin.check(settings) == (2, [], True)
    change(settings, harm)
    assert admin.check(settings).damaged == ["first"]
    answer = run("admin", "check", "--data", str(settings.data), "--lang", "en")
    assert (answer.status, answer.out.splitlines()) == (
        1,
        ["Table first: entries are missing or changed."],
    )

    async def look() -> None:
        store = SqliteStore(settings.database)
        try:
            house = House(store, MemoryBus(), NoMeter())
            assert len((await house.table("second")).moves) == _MOVES + 1
            if not harm.endswith("WHERE id = 'first'"):
                with pytest.raises(LogDamaged):
                    await house.table("first")
        finally:
            await store.close()

    asyncio.run(look())


def test_a_table_that_is_deleted_breaks_no_chain(settings: Settings) -> None:
    for place in ("events", "heads", "holders"):
        change(settings, f"DELETE FROM {place} WHERE table_id = 'first'")
    change(settings, "DELETE FROM tables WHERE id = 'first'")
    assert admin.check(settings) == (1, [], True)


def test_who_asks_for_a_damaged_table_is_told(tmp_path: Path) -> None:
    """500 and a traceback before; now one sentence, and the other tables go on."""

    async def ask(house: str, table: str) -> None:
        answer = httpx.get(f"{house}/api/tables/{table}", timeout=60)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-table-damaged")
        async with Rough(house, table) as rough:
            await rough.hello()
            assert (await rough.refusal()).text.id == "server-table-damaged"

    with RunningHouse(tmp_path) as house:
        tables = [asyncio.run(open_table(house.address, "face-to-face", 2)) for _ in range(2)]
        assert house.stop() == 0
    bad, good = (table.id for table in tables)
    change(Settings(tmp_path), f"DELETE FROM events WHERE table_id = '{bad}' AND seq = 1")
    with RunningHouse(tmp_path) as house:
        assert "1 tables lack entries" in house.printed
        run(ask(house.address, bad))
        assert httpx.get(f"{house.address}/api/tables/{good}").status_code == 200
        assert house.stop() == 0
        assert "Traceback" not in house.printed


# -- databases of before ------------------------------------------------------------------------


def test_a_database_without_hashes_is_brought_up_to_date(settings: Settings) -> None:
    """As it was before version 5: what is there is chained, and goes on."""
    old = settings.database.with_suffix(".before")
    shutil.move(settings.database, old)
    folder = resources.files("lichtspiel.server.storage.migrations")
    steps = sorted(step.name for step in folder.iterdir() if step.name.endswith(".sql"))
    connection = sqlite3.connect(settings.database)
    before = steps[: steps.index("0005_hashes.sql")]
    for step in before:
        connection.executescript((folder / step).read_text("utf-8"))
    connection.execute("ATTACH ? AS new", (str(old),))
    connection.execute("INSERT INTO events SELECT table_id, seq, at, body FROM new.events")
    columns = ", ".join(row[1] for row in connection.execute("PRAGMA main.table_info(tables)"))
    connection.execute(f"INSERT INTO tables SELECT {columns} FROM new.tables")
    connection.execute("INSERT INTO holders SELECT token, table_id, seat FROM new.holders")
    connection.execute(f"PRAGMA user_version = {len(before)}")
    connection.commit()
    connection.close()
    with refuses("server-older-database"):
        admin.check(settings)

    async def go_on() -> None:
        store = SqliteStore(settings.database)
        house = House(store, MemoryBus(), NoMeter())
        live = await house.change("first", lambda live: [play_on(live)])
        assert len(live.moves) == _MOVES + 2
        await store.close()

    asyncio.run(go_on())
    assert admin.check(settings) == (2, [], True)
    connection = sqlite3.connect(settings.database)
    (since,) = connection.execute("SELECT min(seen) FROM holders").fetchone()
    connection.close()
    assert since > 0, "nobody's visits were noted before: their tables are not old"


def test_a_damaged_table_that_is_due_keeps_no_other_from_going_on(settings: Settings) -> None:
    change(settings, "UPDATE tables SET due = 5 WHERE id = 'first'")
    change(settings, "DELETE FROM events WHERE table_id = 'first'")

    async def due() -> list[Due]:
        store = SqliteStore(settings.database)
        found = [*await store.due()]
        await store.close()
        return found

    assert [one for one in asyncio.run(due()) if one.table == "first"] == [Due("first", 5, 5)]


def test_a_damaged_table_is_neither_exported_nor_a_traceback_and_can_be_deleted(
    settings: Settings, run: Run
) -> None:
    change(settings, "UPDATE events SET at = at + 1 WHERE table_id = 'first' AND seq = 3")
    data = ("--data", str(settings.data))
    for words in (("export", "first"), ("mute", "first", "--seat", "1"), ("close", "first")):
        status, _, error = run("admin", *words, *data)
        assert status == 2, words
        assert "damaged" in error
        assert "Traceback" not in error
    assert run("admin", "delete", "first", *data)[0] == 0
    assert admin.check(settings).damaged == []
    assert [listing.id for listing in admin.list_tables(settings)] == ["second"]


@on_a_loop
async def test_whoever_reads_what_is_new_looks_at_that_only(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def counted(table: str, rows: list[Any], *more: Any) -> bool:
        looked.append(len(rows))
        return fits(table, rows, *more)

    monkeypatch.setattr(sqlite, "fits", counted)
    store = SqliteStore(settings.database)
    whole = await store.read("first")
    assert [len(await store.read("first", after)) for after in (0, len(whole) - 2)] == [
        len(whole),
        2,
    ]
    assert await store.read("first", len(whole)) == []
    assert looked == [len(whole), len(whole), 2]
    change(settings, "UPDATE events SET at = at + 1 WHERE table_id = 'first' AND seq = 15")
    with pytest.raises(LogDamaged):
        await store.read("first", 10)
    await store.close()


def test_a_database_is_looked_at_once_in_a_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Path] = []
    honest = sqlite._check

    def counted(path: Path) -> None:
        looked.append(path)
        honest(path)

    monkeypatch.setattr(sqlite, "_check", counted)

    class NoServer:
        def __init__(self, config: Any, *_how: Any) -> None:
            self._app = config.app

        def run(self, sockets: Any) -> None:
            async def open_and_close() -> None:
                async with self._app.lifespan():
                    pass

            asyncio.run(open_and_close())
            for one in sockets:
                one.close()

    monkeypatch.setattr(serve, "_Server", NoServer)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    serve.serve(Settings(settings.data, port=0), lambda _: None)
    assert looked == [settings.database]
