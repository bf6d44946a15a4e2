"""Whatever is sent to a house: one clear sentence back, nothing changes, nobody else notices."""

from __future__ import annotations

import asyncio
from unittest.mock import ANY

import pytest

from lichtspiel.client import Seat
from lichtspiel.protocol.common import Params, Text
from lichtspiel.protocol.socket import PROTOCOL, Done, Pong, Refused, Update
from tests.server.hostile import (
    ODD_TEXTS,
    POLICY,
    Rough,
    assert_sayable,
    problem,
    run,
    undisturbed,
)
from tests.server.running import OpenTable, open_table, web

_OTHER_SITE = "https://example.org"
_READY = {"type": "ready", "id": "a", "commitment": "0" * 64, "hash": "0" * 64}
_REVEAL = {"type": "reveal", "id": "a", "commitment": "0" * 64, "contribution": "x" * 32}


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("", "server-not-json"),
        ("{", "server-not-json"),
        ("NaN", "server-not-json"),
        ("\x00", "server-not-json"),
        (b"\xff\xfe\x00", "server-not-json"),
        (b"", "server-not-json"),
        ("[" * 4000, "server-message"),
        ('{"type":"say","id":"x","text":' + "[" * 4000, "server-message"),
        ('{"type":"say","id":"x","text":"\\ud800"}', "server-not-json"),
        ("[]", "server-message"),
        ("5", "server-message"),
        ("null", "server-message"),
        ('"hello"', "server-message"),
        ({}, "server-message"),
        ({"type": "cheat"}, "server-message"),
        ({"type": ["act"]}, "server-message"),
        ({"type": "act"}, "server-message"),
        ({"type": "act", "id": 1, "seq": 0, "action": "x"}, "server-message"),
        ({"type": "act", "id": "", "seq": 0, "action": "x"}, "server-message"),
        ({"type": "act", "id": "a", "seq": -1, "action": "x"}, "server-message"),
        ({"type": "act", "id": "a", "seq": "0", "action": "x"}, "server-message"),
        ({"type": "act", "id": "a", "seq": 1.5, "action": "x"}, "server-message"),
        ('{"type":"act","id":"a","seq":1' + "0" * 400 + ',"action":"x"}', "server-stale"),
        ({"type": "act", "id": "a", "seq": 0, "action": None}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": "x" * 101}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": {"kind": None}}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": {"kind": {}}}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": {"card": 10**9}}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": {"card": 1.5}}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": ["lay"]}, "server-message"),
        ({"type": "why", "id": "a", "action": {}}, "notation-unknown"),
        ({"type": "why", "id": "a", "action": {"kind": "castle"}}, "notation-unknown"),
        ({"type": "why", "id": "a", "action": {"kind": "lay", "card": 17}}, "notation-unknown"),
        (
            {"type": "why", "id": "a", "action": {"kind": "lay", "card": True, "pile": "up"}},
            "notation-unknown",
        ),
        ({"type": "act", "id": "a" * 65, "seq": 0, "action": "x"}, "server-message"),
        ({"type": "act", "id": "a", "seq": 0, "action": "x", "seat": 1}, "server-message"),
        ({"type": "say", "id": "a", "text": "x" * 501}, "server-message"),
        ({"type": "ready", "id": "a"}, "server-message"),
        (_READY | {"hash": "x" * 64}, "server-message"),
        (_REVEAL | {"contribution": "ä" * 32}, "server-message"),
        (_REVEAL | {"contribution": "too easily guessed"}, "server-message"),
        ({"type": "hello"}, "server-hello-again"),
        (_READY, "server-started"),
        (_REVEAL, "server-started"),
        ({"type": "back", "id": "a"}, "server-no-stand-in"),
        ({"type": "act", "id": "a", "seq": 0, "action": "12 up"}, "server-stale"),
        ({"type": "act", "id": "a", "seq": 10**9, "action": "12 up"}, "server-stale"),
        ({"type": "take-back", "id": "a", "seq": 0}, "server-stale"),
        ({"type": "propose", "id": "a", "seq": 0, "action": "12 up"}, "server-stale"),
    ],
)
def test_a_message_that_does_not_fit_is_refused(
    house: str, table: OpenTable, message: object, complaint: str
) -> None:
    async def work() -> None:
        async with undisturbed(house, table), Rough(house, table.id) as rough:
            await rough.hello(table.tokens[0])
            await rough.send(message, {"type": "ping", "at": 1})
            refused = await rough.refusal()
            assert refused.text.id == complaint
            assert refused.stale == (complaint == "server-stale")
            assert await rough.hear(Pong, Refused) == Pong(1, ANY)

    run(work())


def test_a_message_that_is_too_long_ends_the_conversation(house: str, table: OpenTable) -> None:
    async def work() -> None:
        async with undisturbed(house, table):
            async with Rough(house, table.id) as rough:
                await rough.hello(table.tokens[0])
                await rough.send({"type": "say", "id": "a", "text": "x" * 100_000})
                assert (await rough.refusal()).text.id == "server-too-long"
                assert await rough.closed() == POLICY
            async with Rough(house, table.id) as rough:
                await rough.send("x" * 5_000_000)
                assert await rough.closed() == 1009

    run(work())


@pytest.mark.parametrize("first", ["", "[]", {"type": "ping"}, {"type": "ready", "id": "a"}])
def test_the_first_word_is_hello(house: str, table: OpenTable, first: object) -> None:
    async def work() -> None:
        async with undisturbed(house, table), Rough(house, table.id) as rough:
            await rough.send(first)
            await rough.refusal()
            assert await rough.closed() == POLICY

    run(work())


def test_tokens_that_hold_no_seat_here_are_shown_the_door(house: str, table: OpenTable) -> None:
    async def work() -> None:
        other = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table):
            for token in ("", "x", other.tokens[0], other.host, table.host, "\x00", "ä" * 100):
                async with Rough(house, table.id) as rough:
                    await rough.hello(token)
                    assert (await rough.refusal()).text.id == "server-token"
                    assert await rough.closed() == POLICY

    run(work())


def test_a_table_that_is_not_there(house: str) -> None:
    async def work() -> None:
        for id in ("nothing", "%00", "a" * 500, "x'--"):
            async with Rough(house, id) as rough:
                await rough.hello()
                assert (await rough.refusal()).text.id == "server-no-table"
                assert await rough.closed() == POLICY

    run(work())


def test_who_watches_cannot_act(house: str, table: OpenTable) -> None:
    async def work() -> None:
        async with undisturbed(house, table) as (ada, _), Rough(house, table.id) as rough:
            await rough.hello()
            action = {"type": "act", "id": "a", "seq": ada.update.seq, "action": "12 up"}
            for said in (
                action,
                {"type": "say", "id": "b", "text": "hello"},
                {"type": "hint", "id": "c"},
            ):
                await rough.send(said)
                assert (await rough.refusal()).text.id == "server-watching"

    run(work())


@pytest.mark.parametrize("spoken", [None, 1, PROTOCOL + 1])
def test_a_client_of_another_version_gets_one_sentence(
    house: str, table: OpenTable, spoken: int | None
) -> None:
    """Clients of the first version say none."""

    async def work() -> None:
        async with Rough(house, table.id) as rough:
            hello = {"type": "hello", "token": table.tokens[0]}
            await rough.send(hello if spoken is None else {**hello, "protocol": spoken})
            refused = await rough.refusal()
            versions: Params = {"found": spoken or 1, "wanted": PROTOCOL}
            assert refused.text == Text("server-protocol", versions)
            assert_sayable(refused.text)
            assert await rough.closed() == POLICY

    run(work())


def test_nobody_plays_for_the_other_seat(house: str, table: OpenTable) -> None:
    async def work() -> None:
        async with undisturbed(house, table) as (ada, ben), Rough(house, table.id) as rough:
            actor = ada.update.actor
            assert actor is not None
            theirs = (ada, ben)[actor].update.legal[0]
            await rough.hello(table.tokens[1 - actor])
            await rough.send({"type": "act", "id": "a", "seq": ada.update.seq, "action": theirs})
            refused = await rough.refusal()
            assert refused.id == "a"
            assert refused.text.id == "not-your-turn"

    run(work())


def test_a_repeated_command_is_answered_and_played_once(house: str, table: OpenTable) -> None:
    async def work() -> None:
        async with undisturbed(house, table) as (ada, ben):
            pass
        async with Rough(house, table.id) as rough:
            actor = ada.update.actor
            assert actor is not None
            mover, seq = (ada, ben)[actor], ada.update.seq
            await rough.hello(table.tokens[actor])
            act = {
                "type": "act",
                "id": "again",
                "seq": seq,
                "action": mover.update.legal[0]["notation"],
            }
            await rough.send(act, act, {**act, "seq": 0}, {**act, "action": "nonsense"})
            for _ in range(4):
                assert await rough.hear(Done, Refused) == Done("again", seq + 1)
        async with Seat(house, table.id) as watching:
            assert watching.update.seq == seq + 1

    run(work())


def test_odd_characters_are_not_said(house: str) -> None:
    async def work() -> None:
        table = await open_table(house, "top-oder-flop", 2)
        async with Rough(house, table.id) as rough:
            await rough.hello(table.tokens[0])
            for text in ODD_TEXTS:
                await rough.send({"type": "say", "id": "a", "text": text})
                assert (await rough.refusal()).text.id == "server-text"

    run(work())


def test_markup_is_text_like_any_other(house: str) -> None:
    """It is not refused – people write “<3” – and it reaches others as it was written."""
    text = "<script>alert(1)</script> & <3"

    async def work() -> None:
        table = await open_table(house, "top-oder-flop", 2)
        async with Rough(house, table.id) as rough:
            await rough.hello(table.tokens[0])
            await rough.send({"type": "say", "id": "a", "text": text})
            await rough.hear(Done)
        async with Seat(house, table.id) as watching:
            said = [one.event["text"] for one in watching.happened if "text" in one.event]
            assert said == [text]

    run(work())


def test_pages_of_other_sites_are_refused(house: str, table: OpenTable) -> None:
    async def work() -> None:
        async with undisturbed(house, table):
            for origin in (_OTHER_SITE, "null", "http://127.0.0.1:1", "", "http://[::1"):
                async with Rough(house, table.id, origin) as rough:
                    await rough.hello(table.tokens[0])
                    assert (await rough.refusal()).text.id == "server-origin", origin
                    assert await rough.closed() == POLICY
            async with Rough(house, table.id, house) as rough:
                await rough.hello(table.tokens[0])
                await rough.hear(Update)
        async with web(house) as client:
            client.headers["Origin"] = _OTHER_SITE
            answer = await client.get("/api/games")
            assert "access-control-allow-origin" not in answer.headers
            answer = await client.post("/api/tables", json={"game": "face-to-face"})
            assert answer.status_code == 403
            assert problem(answer) == "server-origin"
            client.headers["Origin"] = house
            answer = await client.post("/api/tables", json={"game": "face-to-face"})
            assert answer.status_code == 201

    run(work())


def test_ten_clients_act_for_the_same_seat_at_once_and_one_is_played(
    house: str, table: OpenTable
) -> None:
    async def work() -> None:
        async with undisturbed(house, table) as (ada, ben):
            pass
        actor, seq = ada.update.actor, ada.update.seq
        assert actor is not None
        legal = (ada, ben)[actor].update.legal

        async def act(number: int) -> Done | Refused:
            async with Rough(house, table.id) as client:
                await client.hello(table.tokens[actor])
                await client.hear(Update)
                await all_are_there.wait()
                action = legal[number % len(legal)]
                await client.send({"type": "act", "id": f"{number}", "seq": seq, "action": action})
                return await client.hear(Done, Refused)

        all_are_there = asyncio.Barrier(10)
        answers = await asyncio.gather(*map(act, range(10)))
        played = [answer for answer in answers if isinstance(answer, Done)]
        told = [answer for answer in answers if isinstance(answer, Refused)]
        assert [done.seq for done in played] == [seq + 1]
        assert [(refused.text.id, refused.stale) for refused in told] == [
            ("server-stale", True)
        ] * 9
        async with Seat(house, table.id) as watching:
            assert watching.update.seq == seq + 1

    run(work())
