"""What is kept, for how long, and how it is deleted; and that no address is kept with a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lichtspiel.cli import main
from lichtspiel.client import Seat
from lichtspiel.house import decisions, log
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.meter import NoMeter
from lichtspiel.server import retention
from lichtspiel.server.guests import Guests
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.retention import Retention
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.house.loops import on_a_loop
from tests.house.rooms import two_people
from tests.server.hostile import Rough, problem, run
from tests.server.running import UNLIMITED, RunningHouse, open_table, watch_to_the_end, web

_DAY = 24 * 3600 * 1000
_FAR = "192.0.2.77"


class Old:
    """A store in which time passes as the test likes."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
        self.at = 1_800_000_000_000
        for module in (retention, __import__("lichtspiel.house.house", fromlist=["now"])):
            monkeypatch.setattr(module, "now", lambda: self.at)
        self.clock = 0.0
        self.store = SqliteStore(path)
        self.house = House(self.store, MemoryBus(), NoMeter())
        self.retention = Retention(
            self.store,
            self.house,
            Moderation(self.store, Guests()),
            days,
            wall=lambda: self.at / 1000,
            steady=lambda: self.clock,
        )

    def pass_days(self, days: int) -> None:
        self.at += days * _DAY
        self.clock += days * _DAY / 1000

    async def open(self, id: str, *, closed: bool = True) -> None:
        await self.house.open(id, two_people())
        if closed:
            await self.house.change(id, lambda live: [decisions.close(live.seating, "host")])

    async def left(self) -> set[str]:
        return {id for (id,) in await self.store._select("SELECT table_id FROM heads")}


@on_a_loop
async def test_finished_tables_of_nobody_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Old(tmp_path / "house.sqlite", monkeypatch, 30)
    await old.open("over")
    await old.open("playing", closed=False)
    old.pass_days(29)
    assert await old.retention.delete_old() == 0
    old.pass_days(2)
    await old.open("new")
    assert await old.retention.delete_old() == 1
    assert await old.left() == {"playing", "new"}
    for place in ("events", "heads", "holders"):
        assert not await old.store._select(f"SELECT 1 FROM {place} WHERE table_id = 'over'")
    assert await old.store.find_damage() == (2, [], True)
    await old.store.close()


@on_a_loop
async def test_a_table_stays_as_long_as_somebody_comes_back_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Old(tmp_path / "house.sqlite", monkeypatch, 30)
    await old.open("over")
    for _ in range(10):
        old.pass_days(20)
        await old.retention.came(["hash 1", "hash of another table"])
        assert await old.retention.delete_old() == 0
    old.pass_days(32)
    assert await old.retention.delete_old() == 1
    await old.store.close()


@on_a_loop
async def test_nothing_is_deleted_after_a_jump_of_the_clock_or_without_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for days, name in ((30, "jumps"), (0, "for ever")):
        old = Old(tmp_path / name, monkeypatch, days)
        await old.open("over")
        old.pass_days(1000)
        old.clock -= 2 * 3600 if days else 0
        assert await old.retention.delete_old() == 0
        assert await old.left() == {"over"}
        await old.store.close()


@on_a_loop
async def test_nothing_is_deleted_before_the_clock_is_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine's clock may be wrong when it starts."""
    deleted: list[str] = []

    async def delete_old(_: Retention) -> int:
        deleted.append("old")
        return 0

    monkeypatch.setattr(Retention, "delete_old", delete_old)
    for waits, expected in ((3600.0, []), (0.0, ["old"])):
        services = Services(Settings(tmp_path, expiry_waits=waits))
        await services.keep_house_once()
        assert deleted == expected
        await services.stop()


@on_a_loop
async def test_coming_back_is_written_once_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Old(tmp_path / "house.sqlite", monkeypatch, 30)
    await old.open("over")
    written: list[str] = []
    old.store._connection.set_trace_callback(written.append)
    for _ in range(50):
        await old.retention.came(["hash 1"])
    assert sum(line.startswith("UPDATE holders") for line in written) == 1
    await old.store.close()


def test_a_table_is_deleted_on_request_with_all_that_was_kept_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "the most private thing I ever said"

    async def talk(house: str) -> str:
        table = await open_table(house, "face-to-face", 2)
        async with Seat(house, table.id, table.tokens[0]) as ada:
            await ada.say(said)
        async with Rough(house, table.id) as rough:
            await rough.hello()
            arguments = ["admin", "delete", table.id, "--data", str(tmp_path), "--lang", "en"]
            assert await asyncio.to_thread(main, arguments) == 0
            assert (await rough.refusal()).text.id == "server-no-table"
        async with web(house) as client:
            assert problem(await client.get(f"/api/tables/{table.id}")) == "server-no-table"
        return table.id

    async def work(house: str) -> None:
        other = await open_table(house, "face-to-face", 2)
        id = await talk(house)
        assert id in capsys.readouterr().out
        async with web(house) as client:
            assert (await client.get(f"/api/tables/{other.id}")).status_code == 200

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        run(work(house.address))
        assert house.stop() == 0
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert said.encode() not in left, "not even where the file has room again"


def test_no_address_is_in_a_log_a_record_or_what_the_server_prints(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        async with web(house) as client:
            client.headers["X-Forwarded-For"] = _FAR
            wish = {"game": "face-to-face", "bots": ["random", "random"], "open": True}
            opened = (await client.post("/api/tables", json=wish)).json()
            at, token = f"/api/tables/{opened['table']['id']}", opened["host_token"]
            await client.post(f"{at}/start", headers={"Authorization": f"Bearer {token}"})
            await watch_to_the_end(house, opened["table"]["id"])
            record = await client.get(f"{at}/record")
            assert _FAR not in record.text
            await client.get("/api/nothing")
            await client.post("/api/tables", content=b"{")

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        run(work(house.address))
        assert house.stop() == 0
        assert _FAR not in house.printed
    for path in tmp_path.iterdir():
        assert not path.is_file() or _FAR.encode() not in path.read_bytes(), path.name


def test_entries_have_no_place_for_an_address() -> None:
    fields = {field for entry in log.AnyEntry.__args__ for field in entry.__struct_fields__}
    assert not {field for field in fields if "address" in field or field in ("ip", "client")}
