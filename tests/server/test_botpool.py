"""Bots in processes of their own: real ones, killed and stopped for real."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from lichtspiel.engine.table import Table, new_table
from lichtspiel.engine.view import View
from lichtspiel.house import decisions, log
from lichtspiel.house.bots import BotsDown
from lichtspiel.house.fair_queue import FairQueue
from lichtspiel.house.live import LiveTable
from lichtspiel.server import botpool
from lichtspiel.server.botpool import BotPool
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Settings
from tests.house.loops import PATIENCE, on_a_loop
from tests.house.rooms import Onlooker, opened

LONG = 30.0
"""Patience that no bot uses up, however busy the machine is."""


@asynccontextmanager
async def bot_pool(workers: int = 1, patience: float = LONG) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, patience)
    try:
        yield pool
    finally:
        pool.close()


def processes(pool: BotPool) -> list[BaseProcess]:
    assert pool._pool is not None
    return list(pool._pool._processes.values())


def seat_to_act(table: Table) -> View:
    return table.view(table.actor)


# What workers do in these tests; they are found by name in the other process.


def _echo(*sent: object) -> tuple[object, ...]:
    return sent


def _hang_the_first_time(_view: View, marker: str, _luck: int) -> str:
    if not Path(marker).exists():
        Path(marker).touch()
        time.sleep(3600)
    return "at last"


def _die_the_first_time(_view: View, marker: str, _luck: int) -> str:
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "at last"


def _never(*_: object) -> str:
    time.sleep(3600)
    return ""


def _die(*_: object) -> str:
    os._exit(1)


def _fail(view: View, _level: str, _luck: int) -> str:
    raise ValueError(view.to_json())


@on_a_loop
async def test_a_killed_process_is_replaced() -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        assert await bots.decide(seat_to_act(table), "random") in table.legal_actions()
        (first,) = processes(bots)
        first.kill()
        assert await bots.decide(seat_to_act(table), "random") in table.legal_actions()
        (second,) = processes(bots)
        assert second != first


@on_a_loop
async def test_a_process_killed_while_thinking_is_replaced_and_asked_again(tmp_path: Path) -> None:
    table = new_table("face-to-face", seed=1)
    marker = str(tmp_path / "died")
    async with bot_pool() as bots:
        assert await bots._ask(_die_the_first_time, seat_to_act(table), marker) == "at last"


@on_a_loop
async def test_a_process_that_hangs_is_replaced_after_patience(tmp_path: Path) -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        await bots._ask(_echo, seat_to_act(table), "")
        (first,) = processes(bots)
        bots._patience = 2.0
        marker = tmp_path / "hung"
        answer = asyncio.create_task(
            bots._ask(_hang_the_first_time, seat_to_act(table), str(marker))
        )
        while not marker.exists():
            await asyncio.sleep(0.01)
        bots._patience = LONG  # the process that replaces it has this file to import first
        assert await answer == "at last"
        assert first not in processes(bots)
        while first.is_alive():  # it was killed, and will be gone
            await asyncio.sleep(0.01)


_SHORT = 4.0
"""Seconds of patience that are enough to import this file, also on a busy machine."""


def _start_slowly() -> None:
    time.sleep(_SHORT + 0.5)


@on_a_loop
async def test_a_process_is_given_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("face-to-face", seed=1)
    monkeypatch.setattr(botpool, "_leave_with_parent", _start_slowly)
    async with bot_pool(patience=_SHORT) as bots:
        assert await bots._ask(_echo, seat_to_act(table), "")
        assert len(processes(bots)) == 1


@on_a_loop
async def test_patience_ends() -> None:
    """However short: every process is given up, and in the end it says so."""
    table = new_table("face-to-face", seed=1)
    async with bot_pool(patience=0.05) as bots:
        with pytest.raises(BotsDown):
            await bots._ask(_never, seat_to_act(table), "")


@on_a_loop
async def test_who_waits_behind_a_thrown_away_process_asks_again() -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        # More than there are processes, as when others gave up and their work goes on.
        bots._free = FairQueue(8)
        waiting = [asyncio.create_task(bots.decide(seat_to_act(table), "random")) for _ in range(8)]
        await asyncio.sleep(0)  # they have just asked
        assert bots._pool is not None
        bots._throw_away(bots._pool)
        for answer in await asyncio.gather(*waiting):
            assert answer in table.legal_actions()


@on_a_loop
async def test_bots_that_always_die_are_down() -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        with pytest.raises(BotsDown):
            await bots._ask(_die, seat_to_act(table), "")
        # And when they can be brought to work again, they are asked again.
        assert await bots.decide(seat_to_act(table), "random") in table.legal_actions()


@on_a_loop
async def test_a_bot_that_fails_is_down_and_its_hand_stays_secret(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        with pytest.raises(BotsDown):
            await bots._ask(_fail, seat_to_act(table), "easy")
    assert "easy bot of face-to-face: ValueError" in caplog.text
    assert "hand" not in caplog.text


@on_a_loop
async def test_nothing_but_the_view_goes_to_the_worker() -> None:
    view = seat_to_act(new_table("hollywood-poker", seed=1))
    async with bot_pool() as bots:
        *sent, luck = await bots._ask(_echo, view, "easy")
        *_, other = await bots._ask(_echo, view, "easy")
    assert sent == [view, "easy"]
    assert luck != other, "dice of its own"


@on_a_loop
async def test_a_decision_and_its_reasons_come_back_as_they_are() -> None:
    table = new_table("face-to-face", seed=1)
    async with bot_pool() as bots:
        decided = await bots.decide(seat_to_act(table), "easy")
        best, *_ = await bots.rate(seat_to_act(table))
    assert any(decided is action for action in table.legal_actions())
    assert best.plan[0] in [action.to_json() for action in table.legal_actions()]
    assert 0 <= best.value <= 1


@on_a_loop
async def test_a_table_of_bots_survives_its_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game with real processes, killed again and again: it ends, and every move counts."""
    monkeypatch.setattr(botpool, "_ATTEMPTS", 100)  # so that none falls back to any legal move
    services = Services(Settings(tmp_path, bot_workers=1, bot_pause=0, bot_patience=LONG))
    try:
        live = await services.house.open(
            "table",
            [
                opened("klappe-und-action", seats=2),
                log.BotSeated(0, "random"),
                log.BotSeated(1, "easy"),
            ],
        )
        services.house.watch("table", Onlooker())
        await services.house.change("table", lambda live: [decisions.start(live.seating)])
        kills = 0
        while live.seating.phase != "over":
            moved = live.moved
            await _until_moved(live, moved)
            if kills < 5 and services.bots._pool is not None:
                for process in processes(services.bots):
                    process.kill()
                    kills += 1
        assert kills > 0
        rows = await services.store.read("table")
        played = [entry for row in rows if isinstance(entry := log.decode(row.body), log.Played)]
        assert [entry.by for entry in played] == ["bot"] * len(played)
        assert live.table is not None
        assert len(live.table.actions) == len(played)
    finally:
        await services.stop()


async def _until_moved(live: LiveTable, moved: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while live.moved == moved:
            await asyncio.sleep(0.005)


@on_a_loop
async def test_nothing_of_the_pool_is_left_when_it_is_closed() -> None:
    """A thread that still ends while Python does prints a traceback now and then."""
    async with bot_pool(workers=2) as pool:
        await pool._ask(_echo, seat_to_act(new_table("face-to-face", seed=1)), "easy")
        before = {one.name for one in threading.enumerate()}
        pool.close()
        assert {one.name for one in threading.enumerate()} < before
