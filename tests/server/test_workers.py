"""`lichtspiel serve --workers N`: several processes behind one port are one server."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic, sleep

import pytest

from lichtspiel.client import Seat
from tests.house.loops import PATIENCE
from tests.person import Run
from tests.postgres import Databases
from tests.server.evening import Evening
from tests.server.running import UNLIMITED, RunningHouse, open_table, watch_to_the_end, web

_TABLES = (("face-to-face", 2, 0), ("face-to-face", 1, 1), ("hollywood-poker", 2, 1))


def _workers(house: RunningHouse) -> list[int]:
    """The processes that serve, without those in which bots think."""
    children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text()
    return [int(pid) for pid in children.split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_a_server_of_two_processes_plays_on_when_one_is_killed(
    databases: Databases, tmp_path: Path
) -> None:
    url = databases.fresh()
    with RunningHouse(tmp_path, *UNLIMITED, f"--database={url}", "--workers=2") as house:

        async def play() -> None:
            evening = Evening()
            tables = [await open_table(house.address, *wanted) for wanted in _TABLES]
            bots = await open_table(house.address, "face-to-face", 0, 2)
            async with asyncio.TaskGroup() as playing:
                viewers = [
                    playing.create_task(viewer)
                    for table in tables
                    for viewer in evening.viewers(house.address, table)
                ]
                playing.create_task(watch_to_the_end(house.address, bots.id))
                for kill in range(2):
                    await evening.wait_for(evening.acknowledged + 20, viewers)
                    before = _workers(house)
                    os.kill(before[kill % len(before)], signal.SIGKILL)
                    while len(_workers(house)) < 2 or _workers(house) == before:
                        await asyncio.sleep(0.02)
                evening.allowed = None
            await evening.check(house.address, tables, tmp_path, url)

        asyncio.run(asyncio.wait_for(play(), 3 * PATIENCE))
        assert house.stop() == 0, house.printed
    assert "Traceback" not in house.printed, house.printed


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_any_process_answers_and_their_figures_add_up(databases: Databases, tmp_path: Path) -> None:
    url = databases.fresh()
    with RunningHouse(tmp_path, *UNLIMITED, f"--database={url}", "--workers=2") as house:

        async def work() -> None:
            tables = [await open_table(house.address, "face-to-face", 1, 1) for _ in range(8)]
            async with web(house.address) as client:
                for table in tables:
                    answers = [await client.get(f"/api/tables/{table.id}") for _ in range(4)]
                    assert {answer.status_code for answer in answers} == {200}
                opened = 'lichtspiel_tables_opened_total{game="face-to-face"} 8.0'
                for _ in range(6):
                    assert opened in (await client.get("/api/metrics")).text
            async with Seat(house.address, tables[0].id) as seat:
                assert seat.update.table is not None

        asyncio.run(asyncio.wait_for(work(), PATIENCE))
        workers = _workers(house)
        house.kill()
    give_up = monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):  # they do not stay behind
        assert monotonic() < give_up
        sleep(0.02)


def test_several_processes_need_postgresql(tmp_path: Path, run: Run) -> None:
    answer = run("serve", "--workers=2", f"--data={tmp_path}", "--port=0")
    assert answer.status != 0
    assert "--database" in answer.err
