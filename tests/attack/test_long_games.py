"""A game of tens of thousands of moves is a burden to nobody: not to those who play it, not to
those at other tables, not to a house that opens again with a thousand of them."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest

from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log, open_house, projection
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.rate_limits import RateLimits
from lichtspiel.house.replay import Projector
from lichtspiel.house.store import Row, Turn
from lichtspiel.protocol.rest import Branch
from lichtspiel.protocol.socket import Act, Earlier, TakeBack
from lichtspiel.server.replays import Replays
from lichtspiel.server.serve import collect_seldom
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.attack.long_games import DEALS, SEATS, begun, read, rows
from tests.effort import LONG, rounds
from tests.house.loops import in_imagined_time, on_a_loop
from tests.house.memory_store import MemoryStore, Shelf
from tests.house.rooms import Bots, Onlooker, Room, do, two_people
from tests.server.refusals import refuses
from tests.server.running import RunningHouse

TABLES = rounds(50, 1000)
DAY = 24 * 3600
encode = msgspec.json.Encoder().encode


# -- take-backs -------------------------------------------------------------------------------


def at_a_gift(live: LiveTable, rest: list[Row]) -> tuple[LiveTable, str]:
    """Go on until something is played that may be taken back; what that is."""
    for row in rest:
        entry, table = log.decode(row.body), live.table
        if table is not None and isinstance(entry, log.Played):
            after = table.ahead(entry.action).state
            if after.can_take_back() and after.actor == table.actor:
                return live, entry.action
        live.fold([row])
    raise AssertionError("nobody gives two cards away")


def seconds_of_take_backs(live: LiveTable, action: str) -> float:
    """Of five, the shortest: others run on this machine, too."""
    assert live.table is not None
    seat, found = live.table.actor, list[float]()
    for number in range(5):
        do(live, seat, Act(f"a{number}", live.seq, action))
        begin = time.thread_time()
        do(live, seat, TakeBack(f"b{number}", live.seq))
        found.append(time.thread_time() - begin)
    return min(found)


def test_a_take_back_costs_the_same_however_long_the_game_is() -> None:
    written = rows()
    early = seconds_of_take_backs(*at_a_gift(LiveTable("early"), written))
    late = read(written[: len(written) * 9 // 10])
    assert seconds_of_take_backs(*at_a_gift(late, written[late.seq :])) < 10 * early


def test_take_backs_are_bounded_at_each_decision() -> None:
    live, action = at_a_gift(LiveTable("table"), rows())
    assert live.table is not None
    seat, before = live.table.actor, live.seq

    def offered() -> bool:
        do(live, seat, Act(str(live.seq), live.seq, action))
        return projection.update(live, seat, live.seq, 0, None, epoch="").take_back

    while offered() and live.seq - before < 1000:
        do(live, seat, TakeBack(str(live.seq), live.seq))
    assert live.seq - before < 100
    with refuses("server-take-backs"):
        do(live, seat, TakeBack("once more", live.seq))


# -- what is sent -----------------------------------------------------------------------------


def test_a_spectators_hello_does_not_grow_with_the_game() -> None:
    written = rows()
    hellos = [
        len(encode(projection.update(read(written[:some]), SPECTATOR, 0, 0, None, epoch="e")))
        for some in (len(written) // 4, len(written) - 10)
    ]
    assert hellos[1] < 1.5 * hellos[0] < 60_000


def test_all_that_happened_can_be_asked_for_bit_by_bit() -> None:
    live = read(rows())
    for viewer in (SPECTATOR, 0):
        update = projection.update(live, viewer, 0, 0, None, epoch="e")
        found, earlier, asked = update.happened, update.earlier, 0
        while earlier:
            answer = projection.earlier(live, viewer, Earlier(str(asked), earlier))
            assert 0 < len(answer.happened) <= 300
            found, earlier, asked = [*answer.happened, *found], answer.earlier, asked + 1
        assert found == live.happened(viewer, 0)
        assert asked > 3


def test_who_was_away_long_is_told_the_latest_only() -> None:
    live = read(rows())
    late = projection.update(live, SPECTATOR, 10, 0, None, epoch="")
    assert (late.since, late.earlier > 10) == (0, True)
    soon = projection.update(live, SPECTATOR, live.seq - 5, 0, None, epoch="")
    assert (soon.since, soon.earlier) == (live.seq - 5, 0)


def test_a_replay_is_sent_in_parts_that_do_not_grow_with_the_game() -> None:
    sizes = [len(encode(Projector(read(rows(deals)), SPECTATOR).show(0))) for deals in (6, DEALS)]
    assert sizes[1] < 1.5 * sizes[0] < 1_000_000


@on_a_loop
async def test_who_asks_for_many_replays_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are made one at a time, before in the order of the requests."""
    made: list[str] = []

    async def make(_pack: object, projector: Projector, _first: int) -> bytes:
        await asyncio.sleep(0)
        made.append(projector._live.seating.id)
        return b""

    monkeypatch.setattr(asyncio, "to_thread", make)
    replays = Replays(RateLimits(0, 0))
    games = {id: read(rows(2), id) for id in ("flood", "mine")}
    flood = [
        asyncio.create_task(replays.packed(games["flood"], seat, first, "192.0.2.1"))
        for first in (0, 250)
        for seat in range(SEATS)
    ]
    await asyncio.sleep(0)
    mine = asyncio.create_task(replays.packed(games["mine"], 0, 0, "192.0.2.2"))
    await asyncio.gather(mine, *flood)
    assert made.index("mine") <= 3, "those that had begun, and one turn"


# -- the event loop ---------------------------------------------------------------------------


@pytest.fixture
def collecting_as_a_server() -> Iterator[None]:
    """Or the collector looks at all that the tests before have left: for longer than anything that
    is measured here."""
    before = gc.get_threshold()
    gc.collect()
    collect_seldom()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def longest_wait(work: Callable[[], object]) -> tuple[float, float]:
    """How long somebody else had to wait for a turn, and how long the work took; in seconds of
    this thread, so that nobody else on the machine counts."""
    waits = [0.0]

    async def wait() -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            waits.append(now - before)
            before = now

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    begin = time.thread_time()
    await work()  # type: ignore[misc]
    took = time.thread_time() - begin
    waiting.cancel()
    return max(waits), took


def house(store: MemoryStore) -> House:
    return House(store, MemoryBus(), NoMeter())


@pytest.mark.usefixtures("collecting_as_a_server")
@on_a_loop
async def test_nobody_waits_while_a_long_game_is_read() -> None:
    store = MemoryStore(Shelf({"table": list(rows())}))
    waited, took = await longest_wait(lambda: house(store).table("table"))
    assert waited < took / 5


@pytest.mark.usefixtures("collecting_as_a_server")
@on_a_loop
async def test_nobody_waits_while_a_long_game_is_branched() -> None:
    origin = read(rows())
    assert origin.table is not None
    rooms, wish = house(MemoryStore()), Branch(len(origin.table.actions) - 1, 0, "easy", "Eve")

    async def branch() -> None:
        entries = decisions.branch(origin, wish, "host", "token", "code")
        live = await rooms.open("branch", entries)
        assert live.table is not None
        assert len(live.table.actions) == wish.step

    waited, took = await longest_wait(branch)
    assert waited < took / 5


# -- memory and restarts ----------------------------------------------------------------------


class CountsReads(MemoryStore):
    reads = 0

    async def read(self, table: str, after: int = 0) -> list[Row]:
        self.reads += 1
        return list(await super().read(table, after))


@in_imagined_time
async def test_a_house_opens_without_reading_games_that_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those where a clock runs are come back to when it has run out, and not before."""
    store = CountsReads()
    room = Room(monkeypatch, store)
    for number in range(TABLES):
        clock = DAY if number % 2 else None
        await room.house.open(f"table {number}", begun(1, 2, clock))
    room.caretaker.rest()
    again, store.reads = Room(monkeypatch, store), 0
    await again.caretaker.wake_up()
    await asyncio.sleep(DAY - 60)
    assert (store.reads, again.house.in_memory) == (0, 0)
    await asyncio.sleep(120)
    assert again.house.in_memory == TABLES // 2


@in_imagined_time
async def test_a_table_nobody_uses_leaves_memory_and_comes_back_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    await room.open(*two_people(clock=DAY)[:-1])
    await room.write(log.Started())
    await asyncio.sleep(600)
    put_away(room)
    assert room.house.in_memory == 0
    await asyncio.sleep(DAY - 700)
    assert room.house.in_memory == 0
    assert not any(isinstance(entry, log.StoodIn) for entry in await room.log())
    await asyncio.sleep(200)
    assert any(isinstance(entry, log.StoodIn) for entry in await room.log())


@in_imagined_time
async def test_a_table_comes_back_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=DAY))
    deadline = room.caretaker.deadline(live)
    await asyncio.sleep(3600)
    put_away(room)
    again = await room.house.table("table")
    assert again is not live
    assert room.caretaker.deadline(again) == deadline, "nobody gains or loses time by it"
    put_away(room)
    assert room.house.in_memory == 1, "it was asked for just now"


@in_imagined_time
async def test_a_table_where_a_bot_thinks_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    await room.open(*two_people()[:-1])
    await room.write(log.BotSeated(0, "easy"), log.BotSeated(1, "easy"), log.Started())
    live = await room.write(log.Seated(0, "Ada", "hash 0"), log.StoodIn(0))
    assert live.table is not None
    room.bots.answer = lambda *_: asyncio.sleep(DAY)  # type: ignore[assignment]
    room.caretaker.look_after(live)
    for one in room.house.unused(0):
        assert not room.caretaker.lets_go(one)


@in_imagined_time
async def test_long_games_leave_the_memory_earlier_than_it_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each branch of the longest game took 9 MB for as long as somebody asked for it."""
    entries = begun(2, 4)
    monkeypatch.setattr(open_house, "MOST_ENTRIES", 5 * len(entries))
    store = MemoryStore()
    opened = OpenHouse(store, MemoryBus(), Bots(), NoMeter(), bot_pause=0, messages_per_second=0)
    for number in range(12):
        await opened.house.open(f"table {number}", entries)
        if number == 0:
            opened.house.watch("table 0", Onlooker())
        await asyncio.sleep(11)
    assert opened.house.entries_in_memory <= 5 * len(entries)
    before = opened.house.in_memory
    assert await opened.house.table("table 0") is opened.house._tables["table 0"]
    assert opened.house.in_memory == before, "somebody looks at it"
    assert (await opened.house.table("table 1")).seq == len(entries), "it comes back"


def put_away(room: Room) -> None:
    for live in room.house.unused(300):
        if room.caretaker.lets_go(live):
            room.house.forget(live.seating.id)


@pytest.mark.skipif(not LONG, reason="a thousand of the longest games take a while to write")
def test_a_house_with_a_thousand_long_games_opens_in_time(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    _write_many(tmp_path / "many", rows(30, 8, to_its_end=False))  # some 5,400 actions each
    empty, many = _opening(tmp_path / "none"), _opening(tmp_path / "many")
    record_property("health with 1,000 long games, and with none", f"{many}; {empty}")
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    # On a machine that others use, what it takes of the processor tells more.
    assert (many.of_the_processor if busy else many.seconds) < 5


class Opening(NamedTuple):
    """What it takes until health answers."""

    seconds: float
    of_the_processor: float


def _opening(folder: Path) -> Opening:
    begin = time.monotonic()
    with RunningHouse(folder) as running:
        answer = httpx.get(f"{running.address}/api/health", timeout=60)
        assert answer.status_code == 200
        assert answer.json()["tables"] == 0
        return Opening(round(time.monotonic() - begin, 1), round(running.processor_seconds(), 1))


def _write_many(folder: Path, written: list[Row]) -> None:
    """One log under a thousand names."""
    folder.mkdir()
    path = folder / "lichtspiel.sqlite"
    asyncio.run(_write_one(path, written))
    with sqlite3.connect(path) as database:
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        for table in tables:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            of = "id" if table == "tables" else "table_id"
            if of not in columns:
                continue
            others = ", ".join(name for name in columns if name != of)
            for number in range(1, TABLES):
                database.execute(
                    f"INSERT INTO {table} ({of}, {others})"
                    f" SELECT 'table-{number}', {others} FROM {table} WHERE {of} = 'table'"
                )
    database.close()


async def _write_one(path: Path, written: list[Row]) -> None:
    store = SqliteStore(path)
    try:
        listing = replace(read(written).seating.listing((), Turn(0, None)), holders={})
        await store.append("table", 0, [row.body for row in written], 1, listing)
    finally:
        await store.close()
