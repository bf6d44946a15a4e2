"""How long others wait while one visitor attacks a server, and how much memory that takes.

    .venv/bin/python benchmarks/attacks.py            # this version
    PYTHONPATH=elsewhere/src LICHTSPIEL_INTERPRETED=1 .venv/bin/python benchmarks/attacks.py

Only on this machine, half a minute for each attack at most.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
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
from lichtspiel.house import rate_limits
from lichtspiel.protocol.socket import PROTOCOL

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


def main() -> None:
    print(f"limiter: {limiter()}")
    for attack in (flood_chat, half_sent, rematches, handshakes):
        with tempfile.TemporaryDirectory() as data, Path(data, "out").open("w+") as out:
            command = (sys.executable, "-m", "lichtspiel", "serve", "--port=0", f"--data={data}")
            server = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ)
            try:
                while not (at := _ADDRESS.search(Path(data, "out").read_text())):
                    assert server.poll() is None, Path(data, "out").read_text()
                    time.sleep(0.05)
                print(
                    f"{attack.__name__}: {asyncio.run(_measure(at[0], server.pid, attack))}",
                    flush=True,
                )
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    main()
