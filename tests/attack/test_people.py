"""What people can do to each other at a table, and what a moderator can do about it."""

from __future__ import annotations

import asyncio
import sqlite3
import unicodedata
from pathlib import Path

import httpx
import pytest
from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
    confusables_data,
)

from lichtspiel.cli import main
from lichtspiel.client import CommandRefused, Seat
from lichtspiel.house import decisions, log
from lichtspiel.house.live import LiveTable
from lichtspiel.protocol.socket import Say
from lichtspiel.server.names import check_name, look_of
from lichtspiel.server.settings import Settings
from tests.house.rooms import do, playing, waiting, write
from tests.server.hostile import POLICY, Rough, problem, run
from tests.server.refusals import refuses
from tests.server.running import UNLIMITED, OpenTable, RunningHouse, open_table, web
from tests.server.test_frames import Unread, frame

# -- seats and names ------------------------------------------------------------------------------


def test_a_host_puts_no_bot_on_the_seat_of_somebody_who_is_there(
    house: str, table: OpenTable
) -> None:
    """Nor frees it in the middle of a game, which comes to the same."""
    at = f"/api/tables/{table.id}/seats/1"

    async def work() -> None:
        async with web(house, table.host) as host, Seat(house, table.id, table.tokens[0]) as ada:
            async with Seat(house, table.id, table.tokens[1]) as ben:
                answer = await host.put(f"{at}/bot", json={"level": "easy"})
                assert problem(answer) == "server-person-there"
                await ada.ready()
                await ben.ready()
                for answer in (
                    await host.put(f"{at}/bot", json={"level": "easy"}),
                    await host.delete(at),
                ):
                    assert problem(answer) == "server-person-there"
            while ada.presence is None or ada.presence.online[1]:
                await asyncio.sleep(0.01)
            answer = await host.put(f"{at}/bot", json={"level": "easy"})
            assert answer.status_code == 200, "who is away is stood in for"

    run(work())


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Аdа"),  # noqa: RUF001 - two letters are Cyrillic
        ("Bob", "Воb"),  # noqa: RUF001
        ("Bill", "BiII"),
        ("Emma", "Ernma"),
        ("Ada B", "Ada  B"),
        ("Ada", "𝐀𝐝𝐚"),  # noqa: RUF001
        ("Jörg", "Jo\u0308rg"),
        ("❤ Ada", "❤\ufe0f Ada"),
    ],
)
def test_names_that_look_alike_are_one_name(name: str, other: str, house: str) -> None:
    assert look_of(name) == look_of(other)

    async def work() -> None:
        async with web(house) as client:
            wish = {"game": "face-to-face", "name": name}
            opened = (await client.post("/api/tables", json=wish)).json()
            at = f"/api/tables/{opened['table']['id']}/seats"
            assert problem(await client.post(at, json={"name": other})) == "server-same-name"
            assert (await client.post(at, json={"name": "Zoë"})).status_code == 201

    run(work())


def test_all_characters_that_the_table_calls_alike_are_one() -> None:
    """But for letters with different accents, which are taken apart first: å is not ȧ."""
    pairs = [
        (one, other)
        for one, others in confusables_data.items()
        for other in (found["c"] for found in others)
        if len(one) == len(other) == 1 and unicodedata.normalize("NFD", one + other) == one + other
    ]
    assert len(pairs) > 5_000
    assert [pair for pair in pairs if look_of(pair[0]) != look_of(pair[1])] == []


def test_names_that_look_different_are_not_one() -> None:
    names = [
        "Ada",
        "ada",
        "Adam",
        "Bob",
        "Rob",
        "Zoë",
        "Zoe",
        "Äiti",
        "Aiti",
        "Ёж",
        "李",
        "季",
        "👍",
        "👎",
    ]
    assert len({look_of(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "hidden", ["\u3164", "\u115f", "\u2800", "\u034f", "\ufe0f", "\U000e0101", "\uffa0", "\u17b4"]
)
def test_what_nobody_sees_is_in_no_name(hidden: str) -> None:
    for name in (hidden, f"Ada{hidden}", f"A{hidden}da"):
        with refuses("server-text"):
            check_name(name)
    for name in ("Zoë 🎬", "❤\ufe0f", "1\ufe0f⃣", "👩‍🚀"):
        check_name(name)


# -- frames ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(frame(0x1, b"\xff\xfe"), id="no UTF-8"),
        pytest.param(frame(0x1, b"\xc3", fin=0) + frame(0x0, b"("), id="no UTF-8 in two"),
        pytest.param(frame(0x3), id="an unknown kind"),
        pytest.param(frame(0x0), id="a continuation of nothing"),
        pytest.param(frame(0x9, fin=0), id="half a ping"),
        pytest.param(b"\x81\x02hi", id="no mask"),
        pytest.param(b"\xf1\x80" + bytes(4), id="bits that mean nothing"),
        pytest.param(b"\x88\x81" + bytes(4) + b"x", id="half a code of closing"),
        pytest.param(b"\x81\xff" + b"\xff" * 8 + bytes(4), id="longer than anything"),
        pytest.param(b"GET / HTTP/1.1\r\n\r\n", id="no frame"),
    ],
)
def test_a_bad_frame_ends_its_connection_and_leaves_no_traceback(
    house: str, table: OpenTable, bad: bytes
) -> None:
    """What the server prints is looked at when it closes: nothing (tests/server/conftest.py)."""
    line = Unread(house, table.id)
    line._socket.sendall(frame(0x1, b'{"type":"hello","protocol":2}') + bad)
    with line._socket as open_line:
        try:
            while open_line.recv(65536):
                pass
        except ConnectionError:
            pass


# -- a moderator ----------------------------------------------------------------------------------


def admin(data: Path, *words: str, status: int = 0) -> None:
    assert main(["admin", *words, "--data", str(data), "--lang", "en"]) == status


def test_a_muted_seat_says_nothing_more_and_its_table_knows_why() -> None:
    live = waiting("Ada", "Bob")
    do(live, 0, Say("a", "Hello"))
    write(live, log.Muted(0, muted=True))
    with refuses("server-muted"):
        do(live, 0, Say("b", "Hello?"))
    do(live, 1, Say("c", "Hello"))
    write(live, log.Muted(0, muted=False))
    do(live, 0, Say("d", "Hello!"))
    events = [str(one.event["event"]) for one in live.happened(-1, 0)]
    assert [event for event in events if "mute" in event] == ["table-muted", "table-unmuted"]


def test_whoever_is_muted_is_so_in_the_rematch() -> None:
    live = playing()
    write(live, *decisions.mute(live.seating, 1, muted=True), decisions.close(live.seating, "host"))
    again = write(LiveTable("again"), *decisions.rematch(live.seating, "xyz234"))
    with refuses("server-muted"):
        do(again, 1, Say("a", "Hello again"))
    do(again, 0, Say("b", "Hello"))


def test_a_moderator_mutes_bans_and_says_something_to_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside the running server, and again when it does not run."""

    async def talk(house: str, table: OpenTable) -> None:
        async with Seat(house, table.id, table.tokens[0]) as ada:
            await ada.say("Hello")
            await asyncio.to_thread(admin, tmp_path, "mute", table.id, "--seat=1")
            with pytest.raises(CommandRefused, match="chat"):
                await ada.say("Hello?")
            await asyncio.to_thread(admin, tmp_path, "unmute", table.id, "--seat=1")
            await ada.say("Hello!")
            capsys.readouterr()
            await asyncio.to_thread(admin, tmp_path, "who", table.id)
            assert capsys.readouterr().out == "Seat 1: 127.0.0.1\n"

    async def be_banned(house: str, table: OpenTable) -> None:
        async with Rough(house, table.id) as rough:
            await rough.hello(table.tokens[0])
            await asyncio.to_thread(admin, tmp_path, "ban", "127.0.0.1", "--minutes=5")
            assert (await rough.refusal()).text.id == "server-banned"
            assert await rough.closed() == POLICY

    with RunningHouse(tmp_path, *UNLIMITED) as house:
        table = asyncio.run(open_table(house.address, "face-to-face", 2))
        run(talk(house.address, table))
        admin(tmp_path, "message", "Break at 10 pm")
        assert httpx.get(f"{house.address}/api/welcome").json()["message"] == "Break at 10 pm"
        run(be_banned(house.address, table))
        answer = httpx.get(f"{house.address}/api/games")
        assert (answer.status_code, problem(answer)) == (403, "server-banned")
        # Whoever blocked their own address can take that back, and do it again.
        admin(tmp_path, "unban", "127.0.0.1")
        assert httpx.get(f"{house.address}/api/games").status_code == 200
        admin(tmp_path, "ban", "127.0.0.1", "--minutes=5")
        assert house.stop() == 0
    capsys.readouterr()
    admin(tmp_path, "bans")
    assert capsys.readouterr().out.startswith("127.0.0.1 until ")
    connection = sqlite3.connect(Settings(tmp_path).database)
    bodies = b"".join(body for (body,) in connection.execute("SELECT body FROM events"))
    connection.close()
    assert b'"what":"muted"' in bodies
    assert b"127.0.0.1" not in bodies, "no address is in a log"
    admin(tmp_path, "unban", "127.0.0.1")
    admin(tmp_path, "message", "")
    admin(tmp_path, "close", table.id)
    with RunningHouse(tmp_path) as house:
        assert httpx.get(f"{house.address}/api/welcome").json()["message"] == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("ban", "somebody"), "“somebody” isn’t an IP address."),
        (("unban", "192.0.2.1"), "192.0.2.1 isn’t blocked."),
        (("mute", "nothing", "--seat=1"), "There is no such table."),
        (("mute", "nothing"), "--seat"),
        (("delete", "nothing"), "There is no such table."),
        (("message", "x" * 501), "500"),
        (("ban",), "NAME"),
    ],
)
def test_orders_that_cannot_be_carried_out(
    tmp_path: Path, words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from lichtspiel.server.storage.sqlite import open_database

    open_database(Settings(tmp_path).database).close()
    admin(tmp_path, *words, status=2)
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line


def test_a_ban_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lichtspiel.server import moderation
    from lichtspiel.server.guests import Guests
    from lichtspiel.server.storage.sqlite import SqliteStore

    at = 1_800_000_000_000
    monkeypatch.setattr(moderation, "now", lambda: at)

    async def work() -> None:
        nonlocal at
        store = SqliteStore(tmp_path / "house.sqlite")
        keeper = moderation.Moderation(store, Guests())
        assert await keeper.ban("2001:db8:1:2::3", 10) == "2001:db8:1:2::/64"
        assert keeper.is_banned("2001:db8:1:2::/64")
        at += 9 * 60_000
        again = moderation.Moderation(store, Guests())
        await again.load()
        assert again.is_banned("2001:db8:1:2::/64"), "it outlives a restart"
        at += 60_000
        assert not again.is_banned("2001:db8:1:2::/64")
        await again.forget_old_bans()
        assert not await store.bans()
        await store.close()

    asyncio.run(work())
