"""Real servers in processes of their own, on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from lichtspiel.protocol.rest import Opened, Seated

PATIENCE = 120
"""Seconds for anything at all; the machine may be busy."""
UNLIMITED = ("--requests=0", "--new-tables=0", "--connections=0", "--messages=0", "--bot-pause=0")

_ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
_DOORKEEPER = Path(__file__).with_name("doorkeeper.py")


@dataclass
class RunningHouse:
    """`lichtspiel serve`, and all that it has printed. It dies with the event loop."""

    address: str
    process: asyncio.subprocess.Process
    printed: bytearray = field(default_factory=bytearray)
    _reading: asyncio.Task[None] | None = None

    async def keep_reading(self) -> None:
        assert self.process.stdout is not None
        while chunk := await self.process.stdout.read(65536):
            self.printed += chunk

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        if self._reading is not None:
            await self._reading
        return code


async def open_house(data: Path, *arguments: str, port: int = 0) -> RunningHouse:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lichtspiel", "serve"),
        *(f"--port={port}", f"--data={data}", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    address = _ADDRESS.search(first)
    assert address, first
    house = RunningHouse(address.group().decode(), process, bytearray(first))
    house._reading = asyncio.create_task(house.keep_reading())
    return house


@asynccontextmanager
async def running_house(data: Path, *arguments: str) -> AsyncIterator[RunningHouse]:
    house = await open_house(data, *arguments)
    try:
        yield house
    finally:
        await house.stop()


class Doorkeeper:
    """Opens a house, kills it without a word, and opens it again at the same address."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._data = data
        self._arguments = arguments
        self._port = 0
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(_DOORKEEPER)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def open(self) -> None:
        self.begin_to_open()
        line = await self._line()
        found = _ADDRESS.search(line)
        assert found, line
        self.address = found.group().decode()
        self._port = int(self.address.rpartition(":")[2])

    def begin_to_open(self) -> None:
        """It may be killed before it is open."""
        options = (f"--port={self._port}", f"--data={self._data}", *self._arguments)
        self._order("open", "serve", *options)

    async def kill(self) -> None:
        self._order("kill")
        while await self._line() != b"gone\n":
            pass

    def _order(self, *words: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words).encode() + b"\n")

    async def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        assert line, "the doorkeeper is gone"
        return line


# -- tables over HTTP -------------------------------------------------------------------


def web(house: str, token: str = "") -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    # A new connection for each request: the house of the last one may be gone.
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=house, headers=headers, limits=limits, timeout=PATIENCE)


@dataclass(frozen=True)
class OpenTable:
    """A table with people on its first seats and bots on the others."""

    id: str
    commitment: str
    host: str
    tokens: Sequence[str]


async def open_table(
    house: str, game: str, people: int, bots: int = 0, **options: Any
) -> OpenTable:
    wanted = {"game": game, "seats": people + bots, "bots": ["random"] * bots, "options": options}
    async with web(house) as client:
        answer = await client.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        opened = msgspec.json.decode(answer.content, type=Opened)
        tokens = []
        for person in range(people):
            path = f"/api/tables/{opened.table.id}/seats"
            answer = await client.post(path, json={"name": f"Person {person + 1}"})
            assert answer.status_code == 201, answer.text
            tokens.append(msgspec.json.decode(answer.content, type=Seated).token)
    if not people:
        async with web(house, opened.host_token) as client:
            answer = await client.post(f"/api/tables/{opened.table.id}/start")
            assert answer.status_code == 200, answer.text
    return OpenTable(opened.table.id, opened.table.commitment, opened.host_token, tokens)
