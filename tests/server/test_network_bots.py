"""`lichtspiel bot`: a bot of ours at a table of a real server."""

from __future__ import annotations

import asyncio
import json
from threading import Thread
from typing import Any

import pytest

from lichtspiel import read_record, verify
from lichtspiel.bots import Budget
from lichtspiel.client import CommandRefused, Seat
from lichtspiel.engine.errors import BadInput
from lichtspiel.network_bot import play, sit_down, stand_up
from tests.house.loops import on_a_loop
from tests.person import Run
from tests.server.running import PATIENCE, web

GAME = "face-to-face"


async def opened(house: str, *, network_bots: bool = True, **wish: Any) -> dict[str, Any]:
    wanted = {"game": GAME, "name": "Ada", "network_bots": network_bots, **wish}
    async with web(house) as client:
        answer = await client.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def person(house: str, table: str, token: str) -> None:
    """Plays the first legal action."""
    async with Seat(house, table, token) as seat:
        await seat.ready()
        while seat.update.outcome is None:
            if seat.update.legal:
                await seat.act(seat.update.legal[0])
            else:
                await asyncio.wait_for(seat.change(), PATIENCE)


@on_a_loop
async def test_a_person_and_a_bot_play_a_whole_game(house: str) -> None:
    found = await opened(house)
    table, code = found["table"]["id"], found["table"]["code"]
    place = await asyncio.to_thread(sit_down, house, code, "careful")
    async with web(house) as client:
        seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
        assert seats[1] == {"bot": "careful", "taken": True, "network": True}
    token = found["seated"]["token"]
    reason, _ = await asyncio.gather(
        play(place, "easy", Budget(worlds=1)), person(house, table, token)
    )
    async with web(house) as client:
        record = (await client.get(f"/api/tables/{table}/record")).content
    document = json.loads(record)
    assert document["players"][1]["bot"] == "careful"
    assert document["outcome"]["reason"] == reason
    assert all(check.id.startswith("verified") for check in verify(read_record(record)).checks)


@on_a_loop
async def test_a_table_that_does_not_allow_it_refuses(house: str) -> None:
    found = await opened(house, network_bots=False)
    with pytest.raises(BadInput) as error:
        await asyncio.to_thread(sit_down, house, found["table"]["code"], "careful")
    assert error.value.message.id == "server-no-network-bots"


@on_a_loop
async def test_it_gets_no_hints_and_no_link_for_a_person(house: str) -> None:
    found = await opened(house)
    place = await asyncio.to_thread(sit_down, house, found["table"]["code"], "careful")
    async with Seat(house, place.table, place.token) as seat:
        with pytest.raises(CommandRefused) as refused:
            await seat.hint()
        assert refused.value.message.id == "server-bot-plays-only"
    async with web(house, place.token) as client:
        answer = await client.post(f"/api/tables/{place.table}/link")
        assert answer.json()["error"]["id"] == "server-bot-plays-only"


@on_a_loop
async def test_the_host_sends_it_away(house: str) -> None:
    found = await opened(house)
    place = await asyncio.to_thread(sit_down, house, found["table"]["code"], "careful")
    playing = asyncio.create_task(play(place, "easy", Budget(worlds=1)))
    async with web(house, found["host_token"]) as client:
        answer = await client.delete(f"/api/tables/{place.table}/seats/1")
        assert answer.status_code == 200, answer.text
    with pytest.raises(BadInput) as error:
        await asyncio.wait_for(playing, PATIENCE)
    assert error.value.message.id in ("server-seat-lost", "server-token")


@on_a_loop
async def test_it_leaves(house: str) -> None:
    found = await opened(house)
    place = await asyncio.to_thread(sit_down, house, found["table"]["code"], "careful", 1)
    await asyncio.to_thread(stand_up, place)
    async with web(house) as client:
        seats = (await client.get(f"/api/tables/{place.table}")).json()["seats"]
    assert seats[1] == {}


def test_the_command_plays_to_the_end(run: Run, house: str) -> None:
    """Against a bot of the server; the host, who has no seat, starts and looks on."""
    wanted = {"game": GAME, "bots": ["random"], "network_bots": True}

    async def prepared() -> dict[str, Any]:
        async with web(house) as client:
            found: dict[str, Any] = (await client.post("/api/tables", json=wanted)).json()
            return found

    found = asyncio.run(prepared())
    table, host = found["table"]["id"], found["host_token"]

    async def started() -> None:
        async with Seat(house, table) as watching:
            while not watching.update.table or not watching.update.table.seats[0].taken:
                await asyncio.wait_for(watching.change(), PATIENCE)
            async with web(house, host) as client:
                await client.post(f"/api/tables/{table}/start")
            while watching.update.outcome is None:
                await asyncio.wait_for(watching.change(), PATIENCE)

    looking = Thread(target=lambda: asyncio.run(started()))
    looking.start()
    words = ("--server", house, "--table", found["table"]["code"], "--bot", "easy")
    status, out, err = run("bot", *words)
    looking.join(PATIENCE)
    assert (status, err) == (0, "")
    assert "guest-easy" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--server, --table, --bot"),
        (("--server", "here", "--table", "X", "--bot", "easy"), "http"),
        (("--server", "http://127.0.0.1:9", "--table", "X", "--bot", "easy"), "No Lichtspiel"),
    ],
)
def test_what_is_missing_is_one_sentence(run: Run, words: tuple[str, ...], said: str) -> None:
    status, out, err = run("bot", *words)
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_code_that_nobody_knows_is_the_server_s_sentence(run: Run, house: str) -> None:
    status, _, err = run("bot", "--server", house, "--table", "nosuch", "--bot", "easy")
    assert status == 2
    assert "nosuch" in err or "table" in err
