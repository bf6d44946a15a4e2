"""Tables are found, changed one change at a time, and the same in every process of a house."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import Decide, House, NoSuchTable, now
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Conflict, Listing, Row, Turn
from lichtspiel.protocol.socket import Act, Say
from tests.engine.test_steps import Counting, counting_table
from tests.house.loops import on_a_loop
from tests.house.memory_store import MemoryStore
from tests.house.rooms import opened, play_on, two_people
from tests.test_broken_games import SHOW


class Sleeper:
    seat = SPECTATOR

    def __init__(self) -> None:
        self.woken = 0

    address = ""

    def has_seen(self, seq: int) -> bool:
        return True

    def wake(self) -> None:
        self.woken += 1


def house(store: MemoryStore, bus: MemoryBus | None = None) -> House:
    return House(store, bus or MemoryBus(), NoMeter())


def say(seat: int, id: str) -> Sequence[log.AnyEntry]:
    return [log.Said(seat, "Hm.", id)]


@on_a_loop
async def test_tables_are_found_by_id_and_code() -> None:
    rooms = house(MemoryStore())
    live = await rooms.open("table", two_people()[:-1])
    assert await rooms.table("table") is live
    assert await rooms.by_code(" ABC234 ") is live
    for unknown in (rooms.table("no table"), rooms.by_code("zzz999")):
        with pytest.raises(NoSuchTable):
            await unknown


@on_a_loop
async def test_a_table_forgotten_comes_back_from_the_log() -> None:
    store = MemoryStore()
    rooms = house(store)
    live = await rooms.open("table", two_people())
    await rooms.change("table", lambda live: [decisions.close(live.seating, "host")])
    sleeper = Sleeper()
    rooms.watch("table", sleeper)
    assert rooms.unused(0) == [], "somebody looks at it"
    rooms.unwatch("table", sleeper)
    assert rooms.unused(60) == [], "somebody did a moment ago"
    assert rooms.unused(0) == [live]
    rooms.forget("table")
    assert rooms.in_memory == 0
    again = await rooms.table("table")
    assert again is not live
    assert again.seating == live.seating


@on_a_loop
async def test_a_table_is_loaded_once_however_many_ask() -> None:
    store = MemoryStore()
    await house(store).open("table", two_people())
    rooms = house(store)
    found = await asyncio.gather(*(rooms.table("table") for _ in range(10)))
    assert len(set(map(id, found))) == 1


class Slow(MemoryStore):
    """Somebody else has time to ask while it reads."""

    reads = 0

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        self.reads += 1
        await asyncio.sleep(0)
        return await super().read(table, after)


@on_a_loop
async def test_who_gives_up_waiting_for_a_table_takes_it_from_nobody() -> None:
    store = Slow()
    await house(store).open("table", two_people())
    rooms, store.reads = house(store), 0
    impatient, patient = (asyncio.ensure_future(rooms.table("table")) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is await rooms.table("table")
    assert store.reads == 2, "the log, and what was written meanwhile"


@on_a_loop
async def test_a_table_that_was_not_there_is_looked_for_again() -> None:
    rooms = house(Slow())
    asked = [asyncio.ensure_future(rooms.table("table")) for _ in range(3)]
    with pytest.raises(NoSuchTable):
        await asked[0]
    live = await rooms.open("table", two_people())
    assert await rooms.table("table") is live
    for late in asked[1:]:
        with pytest.raises(NoSuchTable):
            await late


@on_a_loop
async def test_a_short_code_leads_to_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = house(MemoryStore())
    await rooms.open("table", two_people())
    codes = iter(["abc234", "abc234", "xyz567"])
    monkeypatch.setattr("lichtspiel.house.house.new_code", lambda: next(codes))
    assert await rooms.free_code() == "xyz567"


@on_a_loop
async def test_a_refusal_writes_nothing_and_wakes_nobody() -> None:
    rooms = house(MemoryStore())
    live = await rooms.open("table", two_people())
    sleeper = Sleeper()
    rooms.watch("table", sleeper)
    with pytest.raises(BadInput):
        await rooms.change("table", lambda live: [decisions.start(live.seating)])
    await rooms.change("table", lambda _: ())
    assert (live.seq, sleeper.woken) == (4, 0)
    await rooms.change("table", lambda _: say(0, "a"))
    assert (live.seq, sleeper.woken) == (5, 1)


@on_a_loop
async def test_two_processes_see_the_same_table() -> None:
    store, bus = MemoryStore(), MemoryBus()
    here, there = house(store, bus), house(store, bus)
    await here.open("table", two_people())
    mine, theirs = await here.table("table"), await there.table("table")
    sleeper = Sleeper()
    there.watch("table", sleeper)
    await here.change("table", lambda _: say(0, "a"))
    while theirs.seq < mine.seq:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sleeper.woken
    assert theirs.answered(0, "a") == mine.seq


class Deaf(MemoryBus):
    """News that never comes, at least not in time."""

    def publish(self, table: str, seq: int) -> None:
        pass


@on_a_loop
async def test_who_is_late_reads_what_was_written_and_decides_again() -> None:
    store = MemoryStore()
    here, there = house(store, Deaf()), house(store, Deaf())
    await here.open("table", [opened()])
    await there.table("table")

    def sit(name: str) -> Decide:
        def decide(live: LiveTable) -> Sequence[log.AnyEntry]:
            return decisions.take_seat(live.seating, name, None, f"hash of {name}")

        return decide

    await here.change("table", sit("Ada"))
    live = await there.change("table", sit("Bob"))
    assert [chair.name for chair in live.seating.chairs] == ["Ada", "Bob"]
    assert len(await store.read("table")) == 3


@on_a_loop
async def test_changes_at_one_table_come_one_after_the_other() -> None:
    """The house's own never meet in the store: each is decided once, on what the last has left."""
    store = MemoryStore()
    rooms = house(store)
    live = await rooms.open("table", two_people())
    found: list[int] = []

    def chat(live: LiveTable, id: str) -> Sequence[log.AnyEntry]:
        found.append(live.seq)
        return decisions.obey(live, 0, Say(id, "Hm."))

    await asyncio.gather(*(rooms.change("table", partial(chat, id=str(n))) for n in range(50)))
    assert found == list(range(4, 54))
    assert [live.answered(0, str(n)) for n in range(50)] == list(range(5, 55))
    assert [row.seq for row in await store.read("table")] == list(range(1, 55))


class SlowToAnswer(MemoryStore):
    """What it has written it says when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.wrote = asyncio.Event()

    async def append(self, *entries: Any) -> None:
        await super().append(*entries)
        self.wrote.set()
        await self.may_answer.wait()


@on_a_loop
async def test_news_waits_for_what_is_being_written() -> None:
    """Or the house would take in twice what it has just written."""
    store = SlowToAnswer()
    rooms = house(store, Deaf())
    live = await rooms.open("table", two_people())
    store.may_answer.clear()
    store.wrote.clear()
    writing = asyncio.create_task(rooms.change("table", lambda _: say(0, "a")))
    await store.wrote.wait()
    catching_up = asyncio.create_task(rooms._catch_up(live))
    await asyncio.sleep(0)
    store.may_answer.set()
    await asyncio.gather(writing, catching_up)
    assert live.seq == 5
    assert len(live.happened(SPECTATOR, 4)) == 1


@on_a_loop
async def test_a_house_knows_whose_turn_it_is_and_who_won() -> None:
    store = MemoryStore()
    rooms = house(store)
    live = await rooms.open("table", two_people()[:-1])
    (listing,) = await store.listings("waiting")
    assert listing.actor is None
    await rooms.change("table", lambda _: [log.Started()])
    assert live.table is not None
    while live.seating.phase == "playing":
        (listing,) = await store.listings("playing")
        assert listing.actor == live.table.actor
        await rooms.change("table", lambda live: [play_on(live)])
    (listing,) = await store.listings("over")
    assert listing.actor is None
    assert live.table.outcome is not None
    (listing,) = await store.listings("over")
    assert listing.winners == live.table.outcome.winners != ()
    await rooms.change("table", lambda _: [log.Rematched("again")])
    (listing,) = await store.listings("over")
    assert listing.winners == live.table.outcome.winners, "as long as there is a table"


@on_a_loop
async def test_a_move_is_judged_and_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever decides; what was applied is taken in when it is written. Also the last one,
    whose winners are listed with it."""
    counting_table(monkeypatch)
    store = MemoryStore()
    rooms = house(store)
    _, *seated = two_people()
    live = await rooms.open("table", [opened("tiny"), *seated])
    assert live.table is not None
    for seat in (0, 1):
        move = partial(decisions.obey, seat=seat, command=Act(str(seat), live.seq, SHOW.to_json()))
        await rooms.change("table", move)
        assert (Counting.asked, Counting.applied) == (seat + 1, seat + 1)
    (listing,) = await store.listings("over")
    assert listing.winners == (0,)
    again = (await house(store).table("table")).table
    assert again is not None
    assert again.record() == live.table.record()
    assert (Counting.asked, Counting.applied) == (4, 4), "and once when the log is read"


class NeverNext(MemoryStore):
    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        if after:
            raise Conflict(table)
        await super().append(table, after, bodies, at, listing)


@on_a_loop
async def test_somebody_always_faster_is_given_up_on() -> None:
    rooms = house(NeverNext())
    await rooms.open("table", two_people())
    with pytest.raises(Conflict):
        await rooms.change("table", lambda _: say(0, "a"))


@on_a_loop
async def test_nobody_is_to_act_at_a_table_that_was_closed() -> None:
    rooms = house(MemoryStore())
    await rooms.open("table", two_people())
    live = await rooms.table("table")
    assert live.actor_after((), live.seating) is not None
    await rooms.change("table", lambda live: [decisions.close(live.seating, "host")])
    assert live.actor_after((), live.seating) is None


def test_the_time_is_in_milliseconds() -> None:
    assert abs(now() - 1000 * time.time()) < 60_000


@on_a_loop
async def test_a_table_whose_code_was_taken_meanwhile_gets_another() -> None:
    rooms = house(MemoryStore())
    first, second = await asyncio.gather(
        rooms.open("one", [opened()]), rooms.open("other", [opened(), log.Seated(0, "Ada", "h")])
    )
    assert first.seating.opened.code == "abc234"
    assert second.seating.opened.code != "abc234"
    assert await rooms.by_code(second.seating.opened.code) is second
    assert second.seating.chairs[0].name == "Ada"
    kept = log.decode((await rooms.store.read("other"))[0].body)
    assert kept == second.seating.opened
