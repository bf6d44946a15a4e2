"""Requests that make no sense, or that somebody else may make: refused, and nothing changes."""

from __future__ import annotations

import httpx
import pytest

from tests.server.hostile import ODD_TEXTS, Rough, problem, run, undisturbed
from tests.server.running import PATIENCE, OpenTable, open_table, web


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing.txt", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/py.typed", 404),
        ("POST", "/nothing", 405),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/" + "x" * 500, 400),
        ("GET", "/api/tables/" + "x" * 5000, 414),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/%ff", 404),
        ("GET", "/api/codes/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/swagger/%2e%2e/%2e%2e/%2e%2e/etc/passwd", 404),
        ("DELETE", "/api/games", 405),
        ("PUT", "/api/tables", 405),
        ("BREW", "/api/health", 405),
        ("POST", "/api/tables/nothing/start", 404),
    ],
)
def test_paths_and_methods_that_are_not_there(
    house: str, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, house + path, timeout=PATIENCE)
    assert answer.status_code == status
    problem(answer)


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        (b"", "server-request"),
        (b"{", "server-request"),
        (b"\xff", "server-request"),
        (b"[]", "server-request"),
        (b"null", "server-request"),
        (b'"game"', "server-request"),
        (b"{}", "server-request"),
        (b'{"game": 5}', "server-request"),
        (b'{"game": "face-to-face", "seats": "two"}', "server-request"),
        (b'{"game": "face-to-face", "bots": ["godlike"]}', "unknown-level"),
        (b'{"game": "face-to-face", "clock": 0}', "server-request"),
        (b'{"game": "face-to-face", "seed": "00"}', "server-request"),
        (b'{"game": "face-to-face", "name": ""}', "server-request"),
        (b'{"game": "face-to-face", "name": "\\ud800"}', "server-request"),
        (b'{"game": "face-to-face", "options": ' + b"[" * 9000, "server-request"),
        (b'{"game": "chess"}', "unknown-game"),
        (b'{"game": "face-to-face", "seats": 99}', "setup-seats"),
        (b'{"game": "face-to-face", "seats": 1' + b"0" * 30 + b"}", "setup-seats"),
        (b'{"game": "face-to-face", "options": {"jokers": 2}}', "setup-unknown-option"),
        (b'{"game": "face-to-face", "bots": ["easy", "easy", "easy"]}', "play-too-many-bots"),
    ],
)
def test_a_table_that_cannot_be_opened(house: str, body: bytes, complaint: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{house}/api/tables", content=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 400, answer.text
    assert problem(answer) == complaint


def test_a_body_that_is_too_long(house: str) -> None:
    for body in (b" " * 100_000, b'{"game": "' + b"x" * 1_000_000):
        answer = httpx.post(f"{house}/api/tables", content=body, timeout=PATIENCE)
        assert answer.status_code == 413
        problem(answer)


@pytest.mark.parametrize("name", ODD_TEXTS)
def test_odd_characters_are_no_name(house: str, name: str) -> None:
    answer = httpx.post(
        f"{house}/api/tables", json={"game": "face-to-face", "name": name}, timeout=PATIENCE
    )
    assert answer.status_code == 400
    assert problem(answer) == "server-text"


def test_what_only_the_host_may_do(house: str, table: OpenTable) -> None:
    async def work() -> None:
        other = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table):
            for token in ("x", other.host, other.tokens[0], table.tokens[0]):
                async with web(house, token) as client:
                    at = f"/api/tables/{table.id}"
                    for answer in (
                        await client.post(f"{at}/start"),
                        await client.post(f"{at}/close"),
                        await client.put(f"{at}/seats/1/bot", json={"level": "easy"}),
                        await client.delete(f"{at}/seats/1"),
                    ):
                        assert answer.status_code == 403
                        assert problem(answer) == "server-not-host"
            async with web(house, table.host) as client:
                answer = await client.put(f"{at}/seats/9/bot", json={"level": "easy"})
                assert problem(answer) == "server-no-seat"
                assert problem(await client.post(f"{at}/start")) == "server-started"
                assert problem(await client.post(f"{at}/rematch")) == "server-not-over"
                assert problem(await client.get(f"{at}/record")) == "server-record-early"
                answer = await client.post(f"{at}/seats", json={"name": "Eve"})
                assert problem(answer) == "server-started"
                answer = await client.post(f"{at}/claim", json={"code": "x"})
                assert problem(answer) == "server-link-unknown"

    run(work())


def test_a_seat_that_has_moved_is_lost_to_the_old_device(house: str, table: OpenTable) -> None:
    async def work() -> None:
        at = f"/api/tables/{table.id}"
        async with Rough(house, table.id) as old:
            await old.hello(table.tokens[0])
            async with web(house, table.tokens[0]) as client:
                code = (await client.post(f"{at}/link")).json()["code"]
                moved = await client.post(f"{at}/claim", json={"code": code})
                assert moved.status_code == 201
                again = await client.post(f"{at}/claim", json={"code": code})
                assert problem(again) == "server-link-unknown"
                assert problem(await client.post(f"{at}/link")) == "server-token"
            await old.send({"type": "ready", "id": "a"})
            assert (await old.refusal()).text.id == "server-seat-lost"
        async with Rough(house, table.id) as old:
            await old.hello(table.tokens[0])
            assert (await old.refusal()).text.id == "server-token"

    run(work())
