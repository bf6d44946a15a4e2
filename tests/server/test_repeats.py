"""Who makes a token and sends it may repeat a request, and loses no seat with a lost answer."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from lichtspiel.client import Seat
from lichtspiel.house.tokens import new_token
from tests.server.hostile import problem, run
from tests.server.running import UNLIMITED, RunningHouse, open_table, watch_to_the_end, web

Body = dict[str, Any]


async def ask(house: str, path: str, body: Body | None = None, token: str = "") -> Any:
    async with web(house, token) as client:
        answer = await client.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()


async def refusal(house: str, path: str, body: Body) -> str:
    async with web(house) as client:
        answer = await client.post(path, json=body)
        assert answer.status_code in (400, 403), answer.text
        return problem(answer)


async def lose_the_answer(house: str, path: str, body: Body) -> None:
    """Send a request and hang up without listening."""
    address = urlsplit(house)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    content = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    await writer.drain()
    writer.close()
    await writer.wait_closed()


def new_table() -> Body:
    tokens = {"host": new_token(), "seat": new_token()}
    return {"game": "hollywood-poker", "seats": 3, "name": "Ada", "tokens": tokens}


def test_a_request_sent_again_gets_the_same_answer_also_after_a_crash(tmp_path: Path) -> None:
    asked: list[tuple[str, Body, Any]] = []

    async def before(house: str) -> None:
        async def twice(path: str, body: Body) -> Any:
            first = await ask(house, path, body)
            assert await ask(house, path, body) == first
            asked.append((path, body, first))
            return first

        table = new_table()
        opened = await twice("/api/tables", table)
        assert opened["host_token"] == table["tokens"]["host"]
        assert opened["seated"]["token"] == table["tokens"]["seat"]
        at = f"/api/tables/{opened['table']['id']}"
        ben = await ask(house, f"{at}/seats", {"name": "Ben"})
        link = await ask(house, f"{at}/link", token=ben["token"])
        moved = await twice(f"{at}/claim", {"code": link["code"], "token": new_token()})
        assert moved["seat"] == ben["seat"]
        cleo = {"name": "Cleo", "seat": 2, "token": new_token()}
        assert (await twice(f"{at}/seats", cleo))["token"] == cleo["token"]
        people = [table["tokens"]["seat"], moved["token"], cleo["token"]]
        async with AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(Seat(house, opened["table"]["id"], token))
                for token in people
            ]
            await asyncio.gather(*(seat.ready() for seat in seats))
            while seats[0].update.view is None:
                await seats[0].change()

    async def after(house: str) -> None:
        (_, _, opened), *_ = asked
        for path, body, first in asked:
            again = await ask(house, path, body)
            if path == "/api/tables":  # the others have come meanwhile
                assert again["table"]["phase"] == "playing"
                assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Ben", "Cleo"]
                again["table"] = first["table"]
            assert again == first
        async with web(house) as client:
            mine = {"tokens": [body["token"] for _, body, _ in asked[1:]]}
            held = (await client.post("/api/mine", json=mine)).json()
        assert sorted(each["seat"] for each in held) == [1, 2]
        assert {each["id"] for each in held} == {opened["table"]["id"]}

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        run(before(house.address))
        house.kill()
    with RunningHouse(tmp_path, *UNLIMITED) as house:
        run(after(house.address))


def test_a_lost_answer_loses_no_seat(house: str) -> None:
    async def work() -> None:
        for _ in range(20):
            wanted = new_table()
            await lose_the_answer(house, "/api/tables", wanted)
            opened = await ask(house, "/api/tables", wanted)
            at = f"/api/tables/{opened['table']['id']}"
            ben: Body = {"name": "Ben", "token": new_token()}
            await lose_the_answer(house, f"{at}/seats", ben)
            assert (await ask(house, f"{at}/seats", ben))["seat"] == 1
            link = await ask(house, f"{at}/link", token=ben["token"])
            there = {"code": link["code"], "token": new_token()}
            await lose_the_answer(house, f"{at}/claim", there)
            assert (await ask(house, f"{at}/claim", there))["seat"] == 1
            async with web(house) as client:
                seats = (await client.get(at)).json()["seats"]
            assert [seat.get("name", "") for seat in seats] == ["Ada", "Ben", ""]

    run(work())


def test_a_branch_is_made_once(house: str) -> None:
    async def work() -> None:
        finished = await open_table(house, "face-to-face", 0, 2)
        at = f"/api/tables/{finished.id}"
        await watch_to_the_end(house, finished.id)
        tokens = {"host": new_token(), "seat": new_token()}
        wish = {"step": 0, "seat": 1, "level": "random", "name": "Ada", "tokens": tokens}
        first = await ask(house, f"{at}/branch", wish)
        again = await ask(house, f"{at}/branch", wish)
        assert (again["seated"], again["table"]["id"]) == (first["seated"], first["table"]["id"])

    run(work())


def test_a_token_that_holds_a_seat_takes_no_other_one_and_no_other_name(house: str) -> None:
    async def work() -> None:
        opened = await ask(house, "/api/tables", new_table())
        at = f"/api/tables/{opened['table']['id']}"
        ben = {"name": "Ben", "seat": 1, "token": new_token()}
        await ask(house, f"{at}/seats", ben)
        for other in ({"name": "Bob"}, {"seat": 2}, {"name": "Ada", "seat": 0}):
            assert await refusal(house, f"{at}/seats", {**ben, **other}) == "server-token-holds"
        link = await ask(house, f"{at}/link", token=opened["seated"]["token"])
        claim = {"code": link["code"], "token": ben["token"]}
        assert await refusal(house, f"{at}/claim", claim) == "server-token-holds"
        async with web(house) as client:
            seats = (await client.get(at)).json()["seats"]
        assert [seat.get("name", "") for seat in seats] == ["Ada", "Ben", ""]

    run(work())


def test_nobody_comes_to_a_seat_with_a_token_of_their_own(house: str) -> None:
    async def work() -> None:
        wanted = new_table()
        opened = await ask(house, "/api/tables", wanted)
        at = f"/api/tables/{opened['table']['id']}"
        link = await ask(house, f"{at}/link", token=wanted["tokens"]["seat"])
        claim = {"code": link["code"], "token": new_token()}
        await ask(house, f"{at}/claim", claim)
        thief = new_token()
        for path, body, reason in (
            ("seats", {"name": "Ada", "seat": 0, "token": thief}, "server-seat-taken"),
            ("claim", {**claim, "token": thief}, "server-link-unknown"),
            ("claim", {**claim, "code": thief}, "server-link-unknown"),
            ("seats", {"name": "Eve", "token": wanted["tokens"]["host"]}, "server-token-hosts"),
        ):
            assert await refusal(house, f"{at}/{path}", body) == reason
        # Who knows the host's token is the host, but has no seat by it.
        tokens = {"host": wanted["tokens"]["host"], "seat": thief}
        assert (await ask(house, "/api/tables", {**wanted, "tokens": tokens}))["seated"] is None
        same = {"host": thief, "seat": thief}
        refused = await refusal(house, "/api/tables", {**wanted, "tokens": same})
        assert refused == "server-token-hosts"

    run(work())


@pytest.mark.parametrize("token", ["", "short", "a" * 43, "ab" * 21 + "a", "é" * 43, "x" * 44])
def test_a_token_that_could_be_guessed_is_refused(house: str, token: str) -> None:
    async def work() -> None:
        opened = await ask(house, "/api/tables", new_table())
        at = f"/api/tables/{opened['table']['id']}"
        for path, body in (
            (f"{at}/seats", {"name": "Ben", "token": token}),
            (f"{at}/claim", {"code": "any", "token": token}),
            ("/api/tables", {**new_table(), "tokens": {"host": new_token(), "seat": token}}),
            ("/api/tables", {**new_table(), "tokens": {"host": token, "seat": new_token()}}),
        ):
            assert await refusal(house, path, body) == "server-token-form"

    run(work())
