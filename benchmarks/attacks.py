"""How long others wait while one visitor attacks a server, and how much memory that takes.

    .venv/bin/python benchmarks/attacks.py            # this version
    PYTHONPATH=elsewhere/src LICHTSPIEL_INTERPRETED=1 .venv/bin/python benchmarks/attacks.py

Only on this machine, half a minute for each attack at most. Names of attacks choose some of them.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lichtspiel.client import CommandRefused, Seat
from lichtspiel.engine.registry import get_game
from lichtspiel.house import decisions, log, rate_limits
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Row
from lichtspiel.protocol.socket import PROTOCOL
from lichtspiel.server.storage.sqlite import SqliteStore

SECONDS = 10
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
_HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-"


async def flood_chat(house: str) -> str:
    """Eight sockets of one seat say as much as they may."""
    table, tokens = await _table(house)
    give_up = time.monotonic() + SECONDS

    async def shout() -> None:
        while time.monotonic() < give_up:
            with suppress(CommandRefused, TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + SECONDS):
                    async with Seat(house, table, tokens[0]) as seat:
                        while time.monotonic() < give_up:
                            await seat.say("x" * 500)

    await asyncio.gather(*(shout() for _ in range(8)))
    async with connect(_socket(house, table), max_size=None) as late:
        await late.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}), text=True)
        hello = await late.recv()
    said = hello.count("table-said") if isinstance(hello, str) else hello.count(b"table-said")
    return f"{said} chats sent to who comes later, {len(hello) / 1e6:.2f} MB"


async def half_sent(house: str) -> str:
    at = urlsplit(house)
    lines = [socket.create_connection((at.hostname, at.port)) for _ in range(190)]
    for line in lines:
        with suppress(OSError):
            line.sendall(_HALF)
            line.setblocking(False)
    await asyncio.sleep(15)
    ended = 0
    for line in lines:
        try:
            ended += line.recv(1) == b""
        except BlockingIOError:
            pass
        except OSError:
            ended += 1
        line.close()
    return f"{ended} of 190 ended after 15 s"


async def rematches(house: str) -> str:
    async with httpx.AsyncClient(base_url=house, timeout=60) as client:
        opened = (await client.post("/api/tables", json={"game": "face-to-face"})).json()
        id, made, begun = opened["table"]["id"], 0, time.monotonic()
        client.headers["Authorization"] = f"Bearer {opened['host_token']}"
        while made < 100:
            await client.post(f"/api/tables/{id}/close")
            answer = await client.post(f"/api/tables/{id}/rematch")
            if answer.status_code != 201:
                break
            id, made = answer.json()["table"], made + 1
        return f"{made} tables in {time.monotonic() - begun:.1f} s, then {answer.status_code}"


async def handshakes(house: str) -> str:
    table, _ = await _table(house)
    give_up, shaken = time.monotonic() + SECONDS, 0

    async def shake() -> None:
        nonlocal shaken
        while time.monotonic() < give_up:
            with suppress(InvalidHandshake, ConnectionClosed, OSError):
                async with connect(_socket(house, table)):
                    shaken += 1

    await asyncio.gather(*(shake() for _ in range(8)))
    return f"{shaken} sockets opened in {SECONDS} s"


async def _ask_at_once(house: str, head: str, lines: int = 50) -> str:
    """So many connections ask for the same again and again, as fast as they are answered."""
    at, answers, refused = urlsplit(house), 0, 0
    give_up = time.monotonic() + SECONDS
    request = f"{head}Host: localhost\r\n\r\n".encode()

    async def ask() -> None:
        nonlocal answers, refused
        while time.monotonic() < give_up:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port)
                while time.monotonic() < give_up:
                    writer.write(request)
                    async with asyncio.timeout(SECONDS):
                        answer = await reader.readuntil(b"\r\n\r\n")
                        length = re.search(rb"content-length: (\d+)", answer.lower())
                        await reader.readexactly(int(length[1]) if length else 0)
                    answers += 1
                    refused += answer.startswith(b"HTTP/1.1 4")
                writer.close()

    await asyncio.gather(*(ask() for _ in range(lines)))
    return f"{answers} answers in {SECONDS} s, {refused} of them refusals"


async def requests(house: str) -> str:
    return await _ask_at_once(house, "GET /api/games HTTP/1.1\r\n")


async def pages(house: str) -> str:
    return await _ask_at_once(house, "GET / HTTP/1.1\r\n")


async def languages(house: str) -> str:
    wish = "a," * 25_000
    return await _ask_at_once(house, f"GET /x.js HTTP/1.1\r\nAccept-Language: {wish}\r\n")


async def folders(house: str) -> str:
    return await _ask_at_once(house, f"GET /{'a/' * 30_000} HTTP/1.1\r\n")


async def chunks(house: str) -> str:
    """Eight bodies in chunks of one byte."""
    at, give_up = urlsplit(house), time.monotonic() + SECONDS
    head = b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    opened = 0

    async def send() -> None:
        nonlocal opened
        while time.monotonic() < give_up:
            with suppress(OSError, TimeoutError):
                _, writer = await asyncio.open_connection(at.hostname, at.port)
                opened += 1
                writer.write(head)
                while time.monotonic() < give_up and not writer.transport.is_closing():
                    writer.write(b"1\r\na\r\n" * 10_000)
                    async with asyncio.timeout(SECONDS):
                        await writer.drain()
                    await asyncio.sleep(0)
                writer.close()

    await asyncio.gather(*(send() for _ in range(8)))
    return f"{opened} connections"


async def crowd(house: str) -> str:
    """Five hundred watch a table, from addresses enough; two people play there."""
    table, tokens = await _table(house)
    hello = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL})

    async def watch(number: int) -> None:
        address = (f"127.0.0.{2 + number // 30}", 0)
        async with connect(_socket(house, table), local_addr=address, max_size=None) as line:
            await line.send(hello, text=True)
            async for _ in line:
                pass

    watching = [asyncio.create_task(watch(number)) for number in range(500)]
    moves = 0
    async with Seat(house, table, tokens[0]) as ada, Seat(house, table, tokens[1]) as ben:
        await ada.ready()
        await ben.ready()
        while ada.update.view is None:
            await ada.change()
        give_up = time.monotonic() + SECONDS
        while time.monotonic() < give_up and ada.update.outcome is None:
            for seat in (ada, ben):
                if seat.update.legal:
                    await seat.act(seat.update.legal[0])
                    moves += 1
            await asyncio.sleep(0.05)
    lost = sum(task.done() for task in watching)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return f"{moves} moves in front of {500 - lost}"


# -- long games -----------------------------------------------------------------------------------

_LONG = "the-longest-game"


def _entries(deals: int, actions: int) -> list[log.AnyEntry]:
    """Of Hollywood Poker with eight seats."""
    setup = get_game("hollywood-poker").setup(8, {"end": "deals", "deals": deals})
    opened = decisions.open_table(setup, "host", "abc234", clock=None, is_open=False, hints=True)
    people = [log.Seated(seat, f"Guest {seat}", f"hash {seat}") for seat in range(8)]
    entries: list[log.AnyEntry] = [opened, *people, log.Started()]
    live = LiveTable(_LONG)
    live.fold([Row(seq, 1, log.encode(entry)) for seq, entry in enumerate(entries, start=1)])
    table = live.table
    assert table is not None
    while not table.over and len(table.actions) < actions:
        action, seat = table.legal_actions()[0], table.actor
        table.play(action)
        entries.append(log.Played(action.notation, seat, "person", last=table.over))
    return entries


def _write_long_game(data: Path, deals: int = 100, actions: int = 10**6) -> None:
    async def write() -> None:
        store = SqliteStore(data / "lichtspiel.sqlite")
        try:
            entries = _entries(deals, actions)
            await House(store, MemoryBus(), NoMeter()).open(_LONG, entries)
        finally:
            await store.close()

    asyncio.run(write())


def _write_many_games(data: Path) -> None:
    """A hundred that go on; each with 5,000 actions."""
    _write_long_game(data, actions=5000)
    database = sqlite3.connect(data / "lichtspiel.sqlite")
    names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (name,) in names:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        of = next((column for column in ("table_id", "id") if column in columns), "")
        if not of or name == "tried":
            continue
        others = ", ".join(column for column in columns if column != of)
        for number in range(99):
            database.execute(
                f"INSERT INTO {name} ({of}, {others})"
                f" SELECT 'another-{number}', {others} FROM {name} WHERE {of} = '{_LONG}'"
            )
    database.commit()
    database.close()


async def long_hellos(house: str) -> str:
    """Eight clients come to see the longest game again and again."""
    give_up, hellos, sent = time.monotonic() + SECONDS, 0, 0

    async def come() -> None:
        nonlocal hellos, sent
        while time.monotonic() < give_up:
            with suppress(InvalidHandshake, ConnectionClosed, OSError):
                async with connect(_socket(house, _LONG), max_size=None) as line:
                    await line.send(
                        msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}), text=True
                    )
                    sent += len(await line.recv())
                    hellos += 1

    await asyncio.gather(*(come() for _ in range(8)))
    return f"{hellos} hellos, {sent / max(hellos, 1) / 1e3:.0f} KB each"


async def long_replays(house: str) -> str:
    """Four clients ask for replays of it, as each seat saw it."""
    give_up, answers, sent = time.monotonic() + SECONDS, 0, 0

    async def ask(seat: int) -> None:
        nonlocal answers, sent
        async with httpx.AsyncClient(base_url=house, timeout=120) as client:
            while time.monotonic() < give_up:
                answer = await client.get(f"/api/tables/{_LONG}/replay?seat={seat}")
                if answer.status_code == 200:
                    answers, sent = answers + 1, sent + len(answer.content)
                seat = (seat + 4) % 8

    await asyncio.gather(*(ask(seat) for seat in range(4)))
    return f"{answers} replays, {sent / max(answers, 1) / 1e6:.2f} MB each"


async def opening(house: str) -> str:
    """A start with a hundred long games that go on."""
    await asyncio.sleep(SECONDS)
    async with httpx.AsyncClient(base_url=house, timeout=120) as client:
        health = (await client.get("/api/health")).json()
    return f"{health['tables']} tables in memory"


def limiter() -> str:
    """CPU time for a take with 100,000 addresses, each of which has taken something."""
    new: Any = getattr(rate_limits, "RateLimits", None)
    if new:
        limits = new(60, 60 / 3600)
    else:  # before, which is given fewer takes: each looks at all addresses
        limits = rate_limits.RateLimitPerAddress(60, 3600)  # type: ignore[attr-defined]
        limits._limits = {n: rate_limits.RateLimit(60, 1 / 60) for n in range(100_000)}
        for one in limits._limits.values():
            one.take()
    for number in range(100_000 if new else 0):
        limits.take(number)
    takes = 20_000 if new else 20
    before = time.process_time()
    for number in range(takes):
        limits.take(number)
    return f"{1e6 * (time.process_time() - before) / takes:.1f} µs of CPU a take"


# -- those who are not the attacker ---------------------------------------------------------------


async def _wait_for_others(house: str, table: str, token: str, waits: list[float]) -> None:
    """Somebody at another table asks for something ten times a second."""
    async with Seat(house, table, token) as seat:
        while True:
            before = time.perf_counter()
            await seat.why("17 up")
            waits.append(time.perf_counter() - before)
            await asyncio.sleep(0.1)


async def _measure(house: str, pid: int, attack: Callable[[str], Awaitable[str]]) -> str:
    table, tokens = await _table(house)
    async with Seat(house, table, tokens[0]) as ada, Seat(house, table, tokens[1]) as ben:
        await ada.ready()
        await ben.ready()
        while ada.update.view is None:
            await ada.change()
    waits: list[float] = []
    other = asyncio.create_task(_wait_for_others(house, table, tokens[0], waits))
    before = _memory(pid)
    found = await attack(house)
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)
    if not waits:
        return f"{found} | others were not answered once"
    waits.sort()
    middle, worst = (1000 * waits[int(share * (len(waits) - 1))] for share in (0.5, 1.0))
    grown = _memory(pid) - before
    return f"{found} | others waited {middle:.0f} ms, {worst:.0f} at most | {grown:+.0f} MB"


async def _table(house: str) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=house, timeout=60) as client:
        id = (await client.post("/api/tables", json={"game": "face-to-face"})).json()["table"]["id"]
        seats = [
            (await client.post(f"/api/tables/{id}/seats", json={"name": name})).json()
            for name in ("Ada", "Ben")
        ]
    return id, [seat["token"] for seat in seats]


def _socket(house: str, table: str) -> str:
    return f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def _memory(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


_Attack = Callable[[str], Awaitable[str]]
_ATTACKS: tuple[tuple[_Attack, Callable[[Path], None]], ...] = (
    (flood_chat, lambda _: None),
    (half_sent, lambda _: None),
    (rematches, lambda _: None),
    (handshakes, lambda _: None),
    (requests, lambda _: None),
    (pages, lambda _: None),
    (languages, lambda _: None),
    (folders, lambda _: None),
    (chunks, lambda _: None),
    (crowd, lambda _: None),
    (long_hellos, _write_long_game),
    (long_replays, _write_long_game),
    (opening, _write_many_games),
)


def main() -> None:
    chosen = sys.argv[1:]
    if not chosen or "limiter" in chosen:
        print(f"limiter: {limiter()}")
    for attack, prepare in _ATTACKS:
        if chosen and attack.__name__ not in chosen:
            continue
        with tempfile.TemporaryDirectory() as data, Path(data, "out").open("w+") as out:
            prepare(Path(data))
            command = (sys.executable, "-m", "lichtspiel", "serve", "--port=0", f"--data={data}")
            begin = time.monotonic()
            server = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ)
            try:
                while not (at := _ADDRESS.search(Path(data, "out").read_text())):
                    assert server.poll() is None, Path(data, "out").read_text()
                    time.sleep(0.05)
                httpx.get(f"{at[0]}/api/health", timeout=120)
                opened = (
                    f"open after {time.monotonic() - begin:.1f} s, {_memory(server.pid):.0f} MB"
                )
                found = asyncio.run(_measure(at[0], server.pid, attack))
                print(f"{attack.__name__}: {opened} | {found}", flush=True)
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    main()
