"""Nobody keeps a house busy alone: more than the limits allow is refused, others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile import POLICY, Rough, problem, run, undisturbed
from tests.server.running import RunningHouse, open_table, watch_to_the_end, web


def test_messages_beyond_the_limit_are_refused_and_then_the_door_is_shown(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table), Rough(house, table.id) as rough:
            await rough.hello(table.tokens[0])
            await rough.send(*[{"type": "ping"}] * 1000)
            assert (await rough.refusal()).text.id == "server-too-fast"
            assert await rough.closed() == POLICY

    with RunningHouse(tmp_path, "--messages=5") as house:
        run(work(house.address))


def test_connections_beyond_the_limit_are_closed(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table):
            async with Rough(house, table.id) as third:
                await third.hello()
                async with Rough(house, table.id) as fourth:
                    assert (await fourth.refusal()).text.id == "server-too-many-connections"
                    assert await fourth.closed() == POLICY
            # The third has left; the house may take a moment to see it.
            for _ in range(100):
                async with Rough(house, table.id) as again:
                    await again.hello(table.tokens[0])
                    await again.send({"type": "hello"})
                    refused = (await again.refusal()).text.id
                if refused == "server-hello-again":
                    return
                assert refused == "server-too-many-connections"
                await asyncio.sleep(0.05)
            pytest.fail("the place of the third was never free again")

    with RunningHouse(tmp_path, "--connections=3") as house:
        run(work(house.address))


def test_replays_that_have_to_be_made_are_limited(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        waiting = await open_table(house, "face-to-face", 2)
        finished = await open_table(house, "face-to-face", 0, 2)
        async with web(house) as client:
            early = await client.get(f"/api/tables/{waiting.id}/replay")
            assert problem(early) == "server-record-early", "a refusal takes nothing away"
            at = f"/api/tables/{finished.id}"
            await watch_to_the_end(house, finished.id)
            answers = [await client.get(f"{at}/replay?seat={seat}") for seat in (0, 1, 0, -1, 1)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 200]
            assert problem(answers[3]) == "server-too-fast"

    arguments = ("--replays=2", "--requests=0", "--bot-pause=0")
    with RunningHouse(tmp_path, *arguments) as house:
        run(work(house.address))


def test_requests_and_new_tables_beyond_the_limit_are_refused(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table), web(house) as client:
            answers = [
                await client.post("/api/tables", json={"game": "top-oder-flop"}) for _ in range(2)
            ]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert problem(answers[1]) == "server-too-many-tables"
            for _ in range(1000):
                answer = await client.get("/api/health")
                if answer.status_code != 200:
                    break
            assert answer.status_code == 429
            assert problem(answer) == "server-too-fast"

    with RunningHouse(tmp_path, "--new-tables=2", "--requests=30") as house:
        run(work(house.address))
