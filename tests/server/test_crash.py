"""A house that is killed at any moment has kept all that it acknowledged, once and in order."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep

import pytest

from lichtspiel.client import Seat
from tests import luck
from tests.effort import LONG, rounds
from tests.server.evening import Evening
from tests.server.running import PATIENCE, UNLIMITED, Doorkeeper, RunningHouse, open_table

_KILLS = rounds(8, 40)
_KILLS_AT_THE_DOOR = rounds(3, 10)
"""While the house is opening again."""
_EVENINGS = int(os.environ.get("LICHTSPIEL_EVENINGS", "2")) if LONG else 1
"""How often all tables are played. Ten in the long form make 500 kills, and take an hour."""
_ACTIONS_BETWEEN = 20
"""The most acknowledgements between two kills."""
_DEALS = {"end": "deals", "deals": 2}
_TABLES: Sequence[tuple[str, int, int, dict[str, object]]] = (
    *[("face-to-face", 2, 0, {})] * 4,
    ("face-to-face", 1, 1, {}),
    ("face-to-face", 0, 2, {}),
    *[("hollywood-poker", 2, 0, _DEALS)] * 2,
    ("hollywood-poker", 3, 1, _DEALS),
    *[("top-oder-flop", 2, 0, {})] * 2,
    ("top-oder-flop", 4, 1, {}),
    *[("klappe-und-action", 1, 0, {})] * 2,
    *[("klappe-und-action", 2, 0, {})] * 2,
    ("klappe-und-action", 1, 1, {}),
)
"""Game, people, bots and options."""


def test_a_house_killed_at_any_moment_loses_nothing(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    evenings = [
        asyncio.run(asyncio.wait_for(_play_and_kill(tmp_path / str(number), number), 5 * PATIENCE))
        for number in range(_EVENINGS)
    ]
    summary = (
        f"killed {_EVENINGS * (_KILLS + _KILLS_AT_THE_DOOR)} times, "
        f"{_EVENINGS * len(_TABLES)} tables finished, "
        f"{sum(evening.acknowledged for evening in evenings)} commands acknowledged and kept, "
        f"{sum(evening.connections for evening in evenings)} connections of "
        f"{sum(len(evening.kept) for evening in evenings)} people"
    )
    record_property("crash test", summary)
    assert all(evening.connections > len(evening.kept) for evening in evenings), summary


async def _play_and_kill(data: Path, number: int) -> Evening:
    kills, evening = luck.stream(luck.label(), "kills", number), Evening()
    async with Doorkeeper(data, *UNLIMITED, first=1000 * number) as doorkeeper:
        await doorkeeper.open()
        house = doorkeeper.address
        tables = [
            await open_table(house, game, people, bots, **options)
            for game, people, bots, options in _TABLES
        ]
        async with asyncio.TaskGroup() as playing:
            viewers = [
                playing.create_task(viewer)
                for table in tables
                for viewer in evening.viewers(house, table)
            ]
            for kill in range(_KILLS):
                soon = evening.acknowledged + kills.randrange(_ACTIONS_BETWEEN)
                await evening.wait_for(soon, viewers)
                await asyncio.sleep(kills.random() / 50)
                await doorkeeper.kill()
                if kill < _KILLS_AT_THE_DOOR:
                    doorkeeper.begin_to_open()
                    await asyncio.sleep(kills.random() / 2)
                    await doorkeeper.kill()
                await doorkeeper.open()
            evening.allowed = None
        await evening.check(house, tables, data)
    return evening


async def _see_bots_play(house: str) -> None:
    table = await open_table(house, "top-oder-flop", 0, 5)
    async with Seat(house, table.id) as seat:
        while str(seat.happened[-1].event["event"]).startswith("table-"):
            await seat.change()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_the_bots_of_a_killed_house_go_home(tmp_path: Path) -> None:
    with RunningHouse(tmp_path, *UNLIMITED) as house:
        asyncio.run(_see_bots_play(house.address))
        give_up = monotonic() + PATIENCE
        while not (helpers := house.helpers()):
            assert monotonic() < give_up
            sleep(0.05)
        house.kill()
    while any(helper.exists() for helper in helpers):
        assert monotonic() < give_up
        sleep(0.05)
