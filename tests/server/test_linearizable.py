"""Whatever dies: every acknowledged command is kept once, in order, and is seen by all.

Processes are killed, PostgreSQL is stopped at once and started again, and the connections between
them are cut and delayed. The games' own crash test is `test_crash`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest

from lichtspiel.client import CommandRefused, Seat
from lichtspiel.house import log
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Conflict, Listing, StoreBroken, Turn
from tests import luck
from tests.effort import rounds
from tests.house.loops import on_a_loop
from tests.house.memory_store import MemoryStore, Shelf
from tests.house.rooms import two_people
from tests.postgres import Cluster, Databases
from tests.server.evening import logs_in_database, logs_in_file
from tests.server.history import History, Log, NotLinearizable, Said
from tests.server.proxy import Proxy
from tests.server.running import PATIENCE, UNLIMITED, Doorkeeper, RunningHouse, open_table

_TABLES = 4
_KILLS = rounds(8, 500)
_FAULTS = rounds(12, 500)
_AT_ONCE = 12
"""The most answers between two faults."""


# -- the checker ------------------------------------------------------------------------------


def _history(*said: tuple[str, float, float | None, int | None]) -> History:
    return History([Said("a", *one) for one in said])


@pytest.mark.parametrize(
    ("history", "log"),
    [
        pytest.param(_history(("x", 0, 1, 1), ("y", 2, 3, 2)), [(1, "x")], id="lost"),
        pytest.param(_history(("x", 0, 1, 1)), [(1, "x"), (2, "x")], id="twice"),
        pytest.param(_history(("x", 0, 1, 2)), [(1, "x")], id="elsewhere"),
        pytest.param(_history(("x", 0, 1, None)), [(1, "x")], id="refused and kept"),
        pytest.param(_history(("x", 0, 1, 1)), [(1, "x"), (2, "y")], id="invented"),
        pytest.param(
            _history(("x", 0, 1, 2), ("y", 2, 3, 1)), [(1, "y"), (2, "x")], id="against the clock"
        ),
        pytest.param(
            _history(("x", 0, 1, 2), ("y", 2, None, None)), [(1, "y"), (2, "x")], id="unanswered"
        ),
    ],
)
def test_a_history_that_nothing_explains_is_caught(history: History, log: Log) -> None:
    with pytest.raises(NotLinearizable):
        history.check({"a": log})


@pytest.mark.parametrize(
    ("history", "log"),
    [
        pytest.param(_history(("x", 0, 3, 2), ("y", 1, 2, 1)), [(1, "y"), (2, "x")], id="at once"),
        pytest.param(_history(("x", 0, None, None), ("y", 1, 2, 1)), [(1, "y")], id="not kept"),
        pytest.param(
            _history(("x", 0, None, None), ("y", 1, 2, 1)), [(1, "y"), (9, "x")], id="kept later"
        ),
        pytest.param(_history(("x", 0, 1, None)), [], id="refused"),
    ],
)
def test_a_history_that_can_be_explained_is_none(history: History, log: Log) -> None:
    history.check({"a": log})


# -- stores that break their promises -----------------------------------------------------------


class ForgetsTheLast(MemoryStore):
    """As one that does not wait for the disk: what was written last is lost in a crash."""

    def crash(self) -> None:
        for id, rows in self.shelf.logs.items():
            self.shelf.logs[id] = rows[:-1]


class WritesAgain(MemoryStore):
    """As one that repeats an append whose answer was lost, without looking."""

    def crash(self) -> None:
        for rows in self.shelf.logs.values():
            rows.append(rows[-1]._replace(seq=rows[-1].seq + 1))


class TellsOfFailuresThatAreNone(MemoryStore):
    """It writes, and says that it has not."""

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        await super().append(table, after, bodies, at, listing, owned)
        if after == 6:
            raise Refused

    def crash(self) -> None:
        pass


class Refused(StoreBroken):
    """A promise that nothing was written."""


class Sound(MemoryStore):
    def crash(self) -> None:
        pass


class Crashing(Protocol):
    shelf: Shelf

    def crash(self) -> None: ...


async def _play_and_crash(kind: Callable[[Shelf], MemoryStore]) -> None:
    """Two people talk, the process crashes between two words, and another one goes on."""
    shelf, history = Shelf(), History()
    await House(MemoryStore(shelf), MemoryBus(), NoMeter()).open("a", two_people())
    for process in range(3):
        store = kind(shelf)
        house = House(store, MemoryBus(), NoMeter())
        for number in range(3):
            text = f"{process} {number}"
            said = history.begin("a", text)
            seq: int | None = None
            with suppress(Refused, Conflict):
                live = await house.change("a", lambda _, it=text: [log.Said(0, it, it)])  # type: ignore[misc]
                seq = live.seq
            history.end(said, seq)
        store.crash()  # type: ignore[attr-defined]
    rows = [(row.seq, log.decode(row.body)) for row in shelf.logs["a"]]
    history.check({"a": [(seq, one.text) for seq, one in rows if isinstance(one, log.Said)]})


@on_a_loop
async def test_the_checker_accepts_a_sound_store() -> None:
    await _play_and_crash(Sound)


@pytest.mark.parametrize("kind", [ForgetsTheLast, WritesAgain, TellsOfFailuresThatAreNone])
def test_the_checker_catches_a_broken_store(kind: Callable[[Shelf], MemoryStore]) -> None:
    with pytest.raises(NotLinearizable):
        asyncio.run(_play_and_crash(kind))


# -- real servers -----------------------------------------------------------------------------


class Talk:
    """People at tables that wait, who talk until the test is over; and somebody who looks on."""

    def __init__(self) -> None:
        self.history = History()
        self.tables: list[str] = []
        self._over = asyncio.Event()
        self._heard: list[tuple[str, Seat]] = []
        self._allowed = 0
        self._talking = 0

    async def go_on(self, answers: int) -> None:
        """Until so many more were answered."""
        wanted = self.history.answered + answers
        self._allowed = wanted + 2 * _TABLES
        while self.history.answered < wanted:
            await asyncio.sleep(0.005)

    async def run(self, address: str, faults: Callable[[], Awaitable[None]]) -> None:
        tables = [await open_table(address, "face-to-face", 2) for _ in range(_TABLES)]
        self.tables = [table.id for table in tables]
        async with asyncio.TaskGroup() as everybody:
            for table in tables:
                for token in (*table.tokens, None):
                    everybody.create_task(self._visit(Seat(address, table.id, token), table.id))
            await faults()
            self._over.set()

    async def _visit(self, seat: Seat, table: str) -> None:
        async with seat:
            self._heard.append((table, seat))
            if seat.update.seat >= 0:
                self._talking += 1
                await self._talk(seat, table)
                self._talking -= 1
            await self._over.wait()
            while self._talking:
                await asyncio.sleep(0.005)
            last = max((one.seq or 0 for one in self.history.said if one.table == table), default=0)
            while seat.update.seq < last:
                await seat.change()

    async def _talk(self, seat: Seat, table: str) -> None:
        number = 0
        while not self._over.is_set():
            if self.history.answered < self._allowed:
                number += 1
                await self._say(seat, table, f"{seat.update.seat}-{number}")
            else:
                await asyncio.sleep(0.005)

    async def _say(self, seat: Seat, table: str, text: str) -> None:
        said = self.history.begin(table, text)
        try:
            self.history.end(said, await seat.say(text))
        except CommandRefused as error:
            # The database was away for too long: it may have been kept or not.
            if error.message.id != "server-not-kept":
                raise
            self.history.answered += 1

    def check(self, logs: dict[str, list[tuple[int, log.AnyEntry]]]) -> str:
        kept = {
            table: [(seq, one.text) for seq, one in logs[table] if isinstance(one, log.Said)]
            for table in self.tables
        }
        self.history.check(kept)
        for table, seat in self._heard:
            heard = [
                (one.seq, one.event["text"])
                for one in seat.happened
                if one.event["event"] == "table-said"
            ]
            first = heard[0][0] if heard else 0
            expected = [one for one in kept[table] if first <= one[0] <= seat.update.seq]
            assert heard == expected, "everybody sees all of it, once, in order"
        answers = sum(one.seq is not None for one in self.history.said)
        unknown = len(self.history.said) - answers
        return f"{answers} commands acknowledged and kept, {unknown} of which nobody knew"


def test_a_server_with_a_file_is_linearizable_when_it_is_killed(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async def work() -> Talk:
        whims, talk = luck.stream(luck.label(), "kills"), Talk()
        async with Doorkeeper(tmp_path, *UNLIMITED) as doorkeeper:
            await doorkeeper.open()

            async def kill() -> None:
                for _ in range(_KILLS):
                    await talk.go_on(1 + whims.randrange(_AT_ONCE))
                    await doorkeeper.kill()
                    await doorkeeper.open()
                await talk.go_on(_AT_ONCE)

            await talk.run(doorkeeper.address, kill)
        return talk

    talk = asyncio.run(asyncio.wait_for(work(), PATIENCE * (1 + _KILLS // 20)))
    summary = talk.check(logs_in_file(tmp_path))
    record_property("linearizable, SQLite", f"killed {_KILLS} times, {summary}")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_processes_with_postgresql_are_linearizable_whatever_fails(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    cluster = Cluster()
    try:
        url = Databases(cluster.url("postgres")).empty()
        talk, counted = asyncio.run(
            asyncio.wait_for(
                _play_and_break(cluster, url, tmp_path), PATIENCE * (1 + _FAULTS // 10)
            )
        )
        summary = talk.check(asyncio.run(logs_in_database(url)))
    finally:
        cluster.close()
    record_property("linearizable, PostgreSQL", f"{counted}; {summary}")


async def _play_and_break(cluster: Cluster, url: str, folder: Path) -> tuple[Talk, str]:
    whims, talk, proxy = luck.stream(luck.label(), "faults"), Talk(), Proxy(cluster.port)
    await proxy.open()
    through = url.replace(f":{cluster.port}/", f":{proxy.port}/")
    arguments = (*UNLIMITED, f"--database={through}", "--workers=2")
    house = await asyncio.to_thread(RunningHouse, folder, *arguments)
    counted: dict[str, int] = {}
    with house:

        async def kill_a_process() -> None:
            _kill_one(house, whims)

        async def stop_the_database() -> None:
            await asyncio.to_thread(cluster.stop_at_once)
            await cluster.start_again()

        async def cut_connections() -> None:
            proxy.cut()

        async def delay_connections() -> None:
            await proxy.delay(whims.random())
            proxy.cut()

        faults = (kill_a_process, kill_a_process, cut_connections, delay_connections)

        async def break_things() -> None:
            for number in range(_FAULTS):
                await talk.go_on(1 + whims.randrange(_AT_ONCE))
                fault = stop_the_database if number % 4 == 3 else whims.choice(faults)
                counted[fault.__name__] = counted.get(fault.__name__, 0) + 1
                await fault()
            await talk.go_on(_AT_ONCE)

        try:
            await talk.run(house.address, break_things)
        finally:
            await proxy.close()
        assert house.is_running, house.printed
    return talk, ", ".join(f"{name} {times} times" for name, times in counted.items())


def _kill_one(house: RunningHouse, whims: random.Random) -> None:
    children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text().split()
    if children:
        with suppress(ProcessLookupError):
            os.kill(int(whims.choice(children)), signal.SIGKILL)
