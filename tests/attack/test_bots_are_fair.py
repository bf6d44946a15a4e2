"""However many bots somebody keeps busy, nobody else waits for their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.house import log
from lichtspiel.house.bots import decide
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.fair_queue import Asker, FairQueue
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.rate_limits import RateLimits
from lichtspiel.house.tokens import hashed
from lichtspiel.house.visit import visit
from lichtspiel.protocol.socket import PROTOCOL, Hello, Hint, Rating
from lichtspiel.server.botpool import BotPool
from tests.house.loops import in_imagined_time
from tests.house.rooms import Onlooker, Room, opened
from tests.house.whole_table import Gone, InMemory

BUDGET = 2.4
"""Seconds that each of these bots thinks."""
TABLES = 60
_THREE_BOTS = [log.BotSeated(seat, "strong") for seat in (1, 2, 3)]
ATTACKER, PERSON = "203.0.113.7", "198.51.100.1"


class Slow(BotPool):
    """The real queue, and bots that think in this process for as long as they may."""

    def __init__(self, workers: int = 2) -> None:
        super().__init__(workers, patience=5)
        self.thought: list[int] = []

    async def _think(self, work: Callable[..., Any], view: View, level: str) -> Any:
        self.thought.append(view.seat)
        await asyncio.sleep(BUDGET)
        return decide(view, "random", 1)


class Hall(Room):
    """A house with slow bots."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int = 2) -> None:
        super().__init__(monkeypatch)
        self.pool = Slow(workers)
        self.house.on_change.clear()
        self.caretaker = Caretaker(self.house, self.pool, 0)

    async def table(self, id: str, *seated: log.AnyEntry) -> LiveTable:
        await self.house.open(id, [opened("top-oder-flop", seats=4), *seated])
        return await self.house.change(id, lambda _: [log.Started()])

    async def against_bots(self, id: str, address: str) -> LiveTable:
        """A person and three bots; whoever's turn it is, the person is there."""
        self.house.watch(id, Onlooker(0, address))
        bots = [log.BotSeated(seat, "strong") for seat in (1, 2, 3)]
        return await self.table(id, log.Seated(0, "Ada", f"hash of {id}"), *bots)


async def next_move(live: LiveTable) -> float:
    """Seconds until a bot has moved."""
    loop, moved = asyncio.get_running_loop(), live.moved
    begin = loop.time()
    while live.moved == moved:
        await asyncio.sleep(BUDGET / 20)
    return loop.time() - begin


@in_imagined_time
async def test_a_person_waits_three_budgets_at_most_while_another_address_floods(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall(monkeypatch)
    flood = [await hall.against_bots(f"flood {number}", ATTACKER) for number in range(TABLES)]
    for live in flood:
        await hall.house.change(live.seating.id, lambda live: [play_for_people(live)])
    await asyncio.sleep(10 * BUDGET)
    mine = await hall.against_bots("mine", PERSON)
    waits = []
    for _ in range(6):
        while mine.table is not None and mine.table.actor == 0:
            await hall.house.change("mine", lambda live: [play_for_people(live)])
        waits.append(await next_move(mine))
    assert max(waits) <= 3 * BUDGET
    assert len(hall.pool.thought) > 20, "the flood has gone on meanwhile"


def play_for_people(live: LiveTable) -> log.AnyEntry:
    table = live.table
    assert table is not None
    if table.actor != 0:
        return log.Said(0, "Bots first.")
    return log.Played(table.legal_actions()[0].notation, 0, "person")


@in_imagined_time
async def test_bots_among_themselves_pause_while_nobody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall(monkeypatch)
    bots = [log.BotSeated(seat, "strong") for seat in range(4)]
    live = await hall.table("table", *bots)
    await asyncio.sleep(1000)
    assert hall.pool.thought == []
    onlooker = Onlooker(SPECTATOR, PERSON)
    hall.house.watch("table", onlooker)
    await asyncio.sleep(5.5 * BUDGET)
    assert len(hall.pool.thought) == 6
    hall.house.unwatch("table", onlooker)
    moved = live.moved
    await asyncio.sleep(1000)
    assert live.moved == moved


async def order_of(queue: FairQueue, askers: list[Asker]) -> list[str]:
    """In which order they come in, all having asked while somebody was inside."""
    came = list[str]()

    async def ask(asker: Asker) -> None:
        async with queue.place(asker):
            came.append(asker.table)
            await asyncio.sleep(1)

    first = asyncio.create_task(ask(Asker("first", "elsewhere")))
    await asyncio.sleep(0)
    await asyncio.gather(first, *map(ask, askers))
    return came[1:]


@in_imagined_time
async def test_people_go_first_and_addresses_and_tables_take_turns() -> None:
    greedy = [Asker(f"a{number % 2}", ATTACKER, seated=True) for number in range(6)]
    watched = Asker("watched", PERSON)
    modest = Asker("b", PERSON, seated=True)
    came = await order_of(FairQueue(1), [watched, *greedy, modest])
    assert came == ["a0", "b", "a1", "a0", "a1", "a0", "a1", "watched"]


@in_imagined_time
async def test_who_gives_up_takes_nobodys_place() -> None:
    queue, entered = FairQueue(1), list[int]()

    async def ask(number: int) -> None:
        async with queue.place(Asker(f"table {number}")):
            entered.append(number)
            await asyncio.sleep(1)

    tasks = [asyncio.create_task(ask(number)) for number in range(4)]
    await asyncio.sleep(0.5)
    tasks[1].cancel()
    await asyncio.sleep(1)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert entered == [0, 2, 3]
    await asyncio.wait_for(ask(9), 2)


@in_imagined_time
async def test_a_table_whose_person_was_away_is_not_left_behind_for_ever() -> None:
    """People at the table who ask all the time go first, but not always."""
    queue, came = FairQueue(1), list[str]()

    async def ask_again_and_again(number: int) -> None:
        while True:
            async with queue.place(Asker(f"table {number}", ATTACKER, seated=True)):
                await asyncio.sleep(1)

    async def ask_once() -> None:
        async with queue.place(Asker("mine", PERSON)):
            came.append("mine")

    flood = [asyncio.create_task(ask_again_and_again(number)) for number in range(20)]
    await asyncio.sleep(3.5)
    mine = asyncio.create_task(ask_once())
    await asyncio.sleep(10)
    for task in (mine, *flood):
        task.cancel()
    assert came == ["mine"]


@in_imagined_time
async def test_a_hint_for_who_has_left_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall(monkeypatch, workers=1)
    live = await hall.table("mine", log.Seated(0, "Ada", hashed("ada")), *_THREE_BOTS)
    while live.table is not None and live.table.actor != 0:
        hall.house.watch("mine", Onlooker(0, PERSON))
        await next_move(live)
    open_house: Any = SimpleNamespace(
        house=hall.house,
        caretaker=hall.caretaker,
        bots=hall.pool,
        messages_per_second=0,
        seat_limits=RateLimits(0, 0),
        table_limits=RateLimits(0, 0),
        chat_limits=RateLimits(0, 0),
        meter=NoMeter(),
    )
    rated: list[str] = []

    async def rate(_view: View, asker: Asker) -> list[Rating]:
        await asyncio.sleep(100)
        rated.append(asker.table)
        return []

    monkeypatch.setattr(hall.pool, "rate", rate)
    line = InMemory()
    visiting = asyncio.create_task(visit(open_house, "mine", line))
    for said in (Hello("ada", protocol=PROTOCOL), Hint("hint")):
        line.to_house.put_nowait(msgspec.json.encode(said))
    await asyncio.sleep(1)
    line.to_house.put_nowait(None)
    with pytest.raises(Gone):
        await visiting
    await asyncio.sleep(1000)
    assert rated == []
