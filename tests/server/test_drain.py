"""SIGTERM closes a house in good order: nobody at a table meets an error."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

from websockets.asyncio.client import connect

from lichtspiel.protocol.socket import PROTOCOL
from tests.server.evening import Evening
from tests.server.running import PATIENCE, UNLIMITED, RunningHouse, open_table

_TABLES = (
    ("face-to-face", 2, 0),
    ("face-to-face", 1, 1),
    ("hollywood-poker", 2, 0),
    ("top-oder-flop", 2, 1),
    ("klappe-und-action", 2, 0),
)
_CLOSINGS = 3
_ACTIONS_BETWEEN = 40
_GOING_AWAY, _RESTARTING = 1001, 1012
_BOUND = 30
"""Seconds in which it is closed even here, where others use the machine too; alone, about one."""


def test_players_do_not_notice_that_the_house_closes_and_opens_again(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    evening, seconds = asyncio.run(asyncio.wait_for(_play_and_close(tmp_path), 5 * PATIENCE))
    took = ", ".join(f"{one:.1f}" for one in seconds)
    record_property(
        "drain test",
        f"closed {_CLOSINGS} times within {took} s, "
        f"{evening.acknowledged} commands acknowledged and kept",
    )


async def _play_and_close(data: Path) -> tuple[Evening, list[float]]:
    evening, seconds = Evening(), []
    with ExitStack() as houses:
        house = houses.enter_context(RunningHouse(data, *UNLIMITED))
        address, port = house.address, int(house.address.rpartition(":")[2])
        tables = [await open_table(address, *wanted) for wanted in _TABLES]
        async with asyncio.TaskGroup() as playing:
            viewers = [
                playing.create_task(viewer)
                for table in tables
                for viewer in evening.viewers(address, table)
            ]
            for _ in range(_CLOSINGS):
                await evening.wait_for(evening.acknowledged + _ACTIONS_BETWEEN, viewers)
                seconds.append(await asyncio.to_thread(_close, house))
                opening = asyncio.to_thread(RunningHouse, data, *UNLIMITED, port=port)
                house = houses.enter_context(await opening)
            evening.allowed = None
        await evening.check(address, tables, data)
    return evening, seconds


def _close(house: RunningHouse) -> float:
    begun = monotonic()
    assert house.stop() == 0, house.printed
    assert "Traceback" not in house.printed, house.printed
    return monotonic() - begun


def test_the_house_says_goodbye_on_every_socket(tmp_path: Path) -> None:
    async def work(house: RunningHouse) -> None:
        table = await open_table(house.address, "face-to-face", 2)
        address = house.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{table.id}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            await socket.recv()
            closing = asyncio.create_task(asyncio.to_thread(_close, house))
            await socket.wait_closed()
            await closing
        assert socket.close_code in (_GOING_AWAY, _RESTARTING)

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        asyncio.run(asyncio.wait_for(work(house), PATIENCE))


def test_somebody_who_does_not_answer_holds_nothing_up(tmp_path: Path) -> None:
    async def work(house: RunningHouse) -> None:
        table = await open_table(house.address, "face-to-face", 2)
        host, port = house.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readline()
        assert await asyncio.to_thread(_close, house) < _BOUND
        writer.close()

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        asyncio.run(asyncio.wait_for(work(house), PATIENCE))
