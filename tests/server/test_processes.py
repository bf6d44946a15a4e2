"""Several processes with one database: nothing is decided twice, and the dead are replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest

from lichtspiel.engine.contract import Action
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.view import View
from lichtspiel.house import log
from lichtspiel.house.bots import decide
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.house import House
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.store import NotOwner, Row
from lichtspiel.server import admin
from lichtspiel.server.guests import Guests
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.orders import AdminOrder
from lichtspiel.server.others import Others
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import lease
from lichtspiel.server.storage.lease import Lease
from lichtspiel.server.storage.postgresql import PostgresStore
from lichtspiel.server.storage.postgresql_bus import PostgresBus
from lichtspiel.server.testing.buses import BUS_CHECKS, BusCheck
from tests.house.loops import PATIENCE, on_a_loop
from tests.house.memory_store import MemoryStore
from tests.house.rooms import Bots, Onlooker, opened, two_people
from tests.postgres import Databases


class CountingBots(Bots):
    """Play the first legal action, and count for which positions they were asked."""

    def __init__(self, asked: list[int]) -> None:
        super().__init__()
        self._all = asked

    async def _down(self, view: View, level: str) -> Action:
        self._all.append(view.seat)
        await asyncio.sleep(0.002)  # others can ask meanwhile
        return decide(view, "random", len(self._all))


@dataclass
class Process:
    """What a server process has, without its port."""

    open_house: OpenHouse
    others: Others
    moderation: Moderation
    store: PostgresStore

    @property
    def house(self) -> House:
        return self.open_house.house

    @property
    def lease(self) -> Lease:
        found = self.others.lease
        assert found is not None
        return found

    def be_deaf(self) -> None:
        """It hears no notices, and does not look for missed ones."""
        for task in self.lease._bus._tasks:
            task.cancel()
        self.lease.on_death.clear()

    def freeze(self) -> None:
        """It does not renew its lease any more, and hears nothing."""
        for task in (*self.lease._tasks, *self.lease._bus._tasks):
            task.cancel()

    async def close(self) -> None:
        self.open_house.caretaker.rest()
        await self.others.leave()
        await self.store.close()


async def begin(url: str, bots: Bots) -> Process:
    store = PostgresStore(url)
    others = Others.of(Settings(data=None, database_url=url), store)  # type: ignore[arg-type]
    open_house = OpenHouse(
        store,
        others.bus,
        bots,
        NoMeter(),
        bot_pause=0,
        messages_per_second=0,
        neighbours=others.lease,
    )
    await store.open()
    await others.enter()
    moderation = Moderation(store, Guests())
    others.join(open_house, moderation)
    await open_house.caretaker.wake_up()
    return Process(open_house, others, moderation, store)


@asynccontextmanager
async def processes(url: str, count: int, asked: list[int]) -> AsyncIterator[list[Process]]:
    found = [await begin(url, CountingBots(asked)) for _ in range(count)]
    try:
        yield found
    finally:
        for process in found:
            await process.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


BOTS: list[log.AnyEntry] = [
    opened(),
    log.BotSeated(0, "easy"),
    log.BotSeated(1, "easy"),
    log.Started(),
]


async def _moves(store: PostgresStore | MemoryStore) -> int:
    entries = [log.decode(row.body) for row in await store.read("table")]
    return sum(isinstance(entry, log.Played) for entry in entries)


# -- nothing is decided twice -----------------------------------------------------------------


@on_a_loop
async def test_two_processes_decide_everything_once(databases: Databases) -> None:
    asked: list[int] = []
    async with processes(await asyncio.to_thread(databases.fresh), 2, asked) as (here, there):
        for process in (here, there):
            process.house.watch("table", Onlooker())
        mine = await here.house.open("table", BOTS)
        theirs = await there.house.table("table")
        await until(lambda: theirs.seating.phase == mine.seating.phase == "over")
        assert len(asked) == await _moves(here.store)


@on_a_loop
async def test_without_a_lease_two_processes_decide_everything_twice() -> None:
    """What the test above would show of two houses that do not know of each other."""
    store, bus, asked = MemoryStore(), MemoryBus(), list[int]()
    houses = [House(store, bus, NoMeter()) for _ in range(2)]
    for house in houses:
        Caretaker(house, CountingBots(asked), 0)
        house.watch("table", Onlooker())
    mine = await houses[0].open("table", BOTS)
    theirs = await houses[1].table("table")
    await until(lambda: theirs.seating.phase == mine.seating.phase == "over")
    assert len(asked) > 1.5 * await _moves(store)


@on_a_loop
async def test_a_table_is_played_on_by_its_owner_when_somebody_looks_elsewhere(
    databases: Databases,
) -> None:
    """The owner has not even got it in memory."""
    asked: list[int] = []
    async with processes(await asyncio.to_thread(databases.fresh), 2, asked) as (here, there):
        await here.house.open("table", BOTS)
        here.house.forget("table")
        theirs = await there.house.table("table")
        there.house.watch("table", Onlooker())
        await until(lambda: theirs.seating.phase == "over")
        assert here.lease.owns("table")
        assert not there.lease.owns("table")
        assert len(asked) == await _moves(here.store)


# -- the dead are replaced --------------------------------------------------------------------


@on_a_loop
async def test_a_dead_process_is_replaced_within_five_seconds(databases: Databases) -> None:
    asked: list[int] = []
    async with processes(await asyncio.to_thread(databases.fresh), 2, asked) as (here, there):
        here.house.watch("table", Onlooker())
        await here.house.open("table", BOTS[:-1])
        theirs = await there.house.table("table")
        there.house.watch("table", Onlooker())
        here.freeze()
        loop = asyncio.get_running_loop()
        died = loop.time()
        here.open_house.caretaker.rest()
        await there.house.change("table", lambda _: [log.Started()])
        await until(lambda: there.lease.owns("table"))
        assert loop.time() - died < 5 + 5  # the second five for a busy machine
        await until(lambda: theirs.seating.phase == "over")


@on_a_loop
async def test_who_was_frozen_cannot_decide_any_more(databases: Databases) -> None:
    """The fencing token: what its bots and clocks did meanwhile is refused by the store."""
    url, asked = await asyncio.to_thread(databases.fresh), list[int]()
    async with processes(url, 1, asked) as (here,):
        live = await here.house.open("table", two_people())
        there = await begin(url, CountingBots(asked))
        here.freeze()
        await _expire(url, here.lease.id)
        there.lease.claim("table")
        await until(lambda: there.lease.owns("table"))
        assert here.lease.owns("table"), "it does not know"
        with pytest.raises(NotOwner):
            await here.house.change("table", lambda _: [log.StoodIn(0)], owned=True)
        await here.house.change("table", lambda _: [log.Said(0, "Hm.", "a")])
        await there.house.change("table", lambda _: [log.StoodIn(0)], owned=True)
        await there.close()
        kept = [type(log.decode(row.body)) for row in await here.store.read("table", live.seq - 1)]
        assert kept == [log.Said, log.StoodIn]


@on_a_loop
async def test_who_was_held_to_be_dead_begins_anew_and_owns_nothing(databases: Databases) -> None:
    url, asked = await asyncio.to_thread(databases.fresh), list[int]()
    async with processes(url, 1, asked) as (here,):
        await here.house.open("table", two_people())
        before = here.lease.id
        await _expire(url, before)
        there = await begin(url, CountingBots(asked))  # which buries it
        await until(lambda: here.lease.id != before)
        assert here.lease.id > before
        await there.close()


async def _expire(url: str, process: int) -> None:
    connection = await asyncpg.connect(url, server_settings={"search_path": "lichtspiel"})
    await connection.execute(
        "UPDATE processes SET until = clock_timestamp() - interval '1 s' WHERE id = $1", process
    )
    await connection.close()


# -- notices ----------------------------------------------------------------------------------


@pytest.mark.parametrize("check", BUS_CHECKS, ids=lambda check: check.__name__)
def test_the_bus_keeps_its_promises(check: BusCheck, databases: Databases) -> None:
    url = databases.fresh()

    async def checking() -> None:
        buses: list[PostgresBus] = []
        listening: list[asyncio.Event] = []

        def join() -> PostgresBus:
            bus, listens = PostgresBus(url), asyncio.Event()
            bus.on_gap.append(listens.set)
            buses.append(bus)
            listening.append(listens)
            return bus

        ready = [join(), join()]
        for bus in ready:
            bus._work()
        await asyncio.gather(*(listens.wait() for listens in listening))
        ends = iter(ready)
        await check(lambda: next(ends))
        for bus in buses:
            await bus.close()

    asyncio.run(asyncio.wait_for(checking(), PATIENCE))


@on_a_loop
async def test_what_was_said_while_nobody_listened_is_found(databases: Databases) -> None:
    """The listening connection was cut, and a process died between commit and notice."""
    asked: list[int] = []
    async with processes(await asyncio.to_thread(databases.fresh), 2, asked) as (here, there):
        await here.house.open("table", two_people())
        theirs = await there.house.table("table")
        here.lease._bus.alone = True  # it says nothing
        await here.house.change("table", lambda _: [log.Said(0, "Hm.", "a")])
        seq = (await here.house.table("table")).seq
        await _cut(there.store.address._url)
        await until(lambda: theirs.seq == seq)


async def _cut(url: str) -> None:
    """All connections to the database but this one."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


class SaysWhileReading(MemoryStore):
    """Another process writes just after a table was read for the last time."""

    def __init__(self) -> None:
        super().__init__()
        self.after_reading: Callable[[], None] = lambda: None
        self.reads = 0

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        rows = await super().read(table, after)
        self.reads += 1
        if self.reads == 2:
            await asyncio.sleep(0)
            self.after_reading()
            await asyncio.sleep(0)
        return rows


@on_a_loop
async def test_a_notice_during_loading_is_not_dropped() -> None:
    store, bus = SaysWhileReading(), MemoryBus()
    await House(store, MemoryBus(), NoMeter()).open("table", two_people())

    def write() -> None:
        seq = len(store.shelf.logs["table"])
        row = store.shelf.logs["table"][0]._replace(seq=seq + 1)
        entry = log.encode(log.Said(0, "Hm.", "a"))
        store.shelf.logs["table"].append(row._replace(body=entry))
        bus.publish("table", seq + 1)

    store.after_reading = write
    live: LiveTable = await House(store, bus, NoMeter()).table("table")
    await until(lambda: live.seq == len(store.shelf.logs["table"]))


@on_a_loop
async def test_nobody_is_refused_because_a_process_has_not_heard_yet(
    databases: Databases,
) -> None:
    """They have done something in one process and go on in another, faster than a notice."""
    url, asked = await asyncio.to_thread(databases.fresh), list[int]()
    async with processes(url, 2, asked) as (here, there):
        await here.house.open("table", [opened()])
        await there.house.table("table")
        await until(lambda: not there.lease.alone)
        there.be_deaf()
        await here.house.change("table", lambda _: two_people()[1:3])
        assert (await there.house.fresh("table")).seating.seat_of("hash 1") == 1
        await here.house.change("table", lambda _: [log.Started()])
        theirs = await there.house.change("table", _say_during_the_game)
        assert theirs.seating.phase == "playing"


def _say_during_the_game(live: LiveTable) -> Sequence[log.AnyEntry]:
    if live.seating.phase != "playing":
        raise BadInput("server-not-started")
    return [log.Said(0, "Hm.", "a")]


# -- presence ---------------------------------------------------------------------------------


@on_a_loop
async def test_everybody_sees_who_is_there_in_whichever_process(databases: Databases) -> None:
    url, asked = await asyncio.to_thread(databases.fresh), list[int]()
    async with processes(url, 2, asked) as (here, there):
        await here.house.open("table", two_people())
        mine, theirs = await here.house.table("table"), await there.house.table("table")
        ada, bob, onlooker = Onlooker(0), Onlooker(1), Onlooker()
        here.house.watch("table", ada)
        there.house.watch("table", bob)
        there.house.watch("table", onlooker)

        def seen(process: Process, live: LiveTable) -> tuple[list[bool], int]:
            found = process.house.presence(live)
            return found.online, found.watching

        await until(lambda: seen(here, mine) == seen(there, theirs) == ([True, True], 1))
        there.house.unwatch("table", bob)
        await until(lambda: seen(here, mine) == seen(there, theirs) == ([True, False], 1))
        there.freeze()
        await until(lambda: seen(here, mine) == ([True, False], 0))


def test_a_dead_process_is_noticed_in_time() -> None:
    assert lease.SECONDS + 2 * lease.RENEWED <= 5


# -- administration ---------------------------------------------------------------------------


@on_a_loop
async def test_what_a_moderator_does_is_known_in_every_process(
    databases: Databases, tmp_path: Path
) -> None:
    """`lichtspiel admin` on a machine where no server runs works on the database itself."""
    url, asked = await asyncio.to_thread(databases.fresh), list[int]()
    settings = Settings(tmp_path, database_url=url)
    async with processes(url, 1, asked) as (here,):
        live = await here.house.open("table", two_people()[:-1])
        await here.house.open("other", [opened()])
        here.lease._bus._work()
        await asyncio.to_thread(admin.order, settings, AdminOrder("close", "table"))
        await until(lambda: live.seating.phase == "closed")
        await asyncio.to_thread(admin.order, settings, AdminOrder("delete", "other"))
        await until(lambda: not here.house.is_in_memory("other"))
        await asyncio.to_thread(admin.order, settings, AdminOrder("ban", "192.0.2.7"))
        moderation = here.moderation
        await until(lambda: moderation.is_banned("192.0.2.7"))
