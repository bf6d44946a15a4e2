"""Real servers in processes of their own, on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from lichtspiel.client import Seat
from lichtspiel.protocol.rest import Opened, Seated
from tests import luck

PATIENCE = 120
"""Seconds for anything at all; the machine may be busy."""
UNLIMITED = (
    "--requests=0",
    "--new-tables=0",
    "--replays=0",
    "--connections=0",
    "--messages=0",
    "--chats=0",
    "--open-tables=0",
    "--bot-pause=0",
)

_ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
_opened: set[Path] = set()
_reopened: Counter[tuple[str, Path]] = Counter()


def _which(data: Path) -> int:
    """How often a server was started: 0 for a new one.

    Counted for each test, so that earlier tests on the same server make no difference.
    """
    if data not in _opened:
        _opened.add(data)
        return 0
    _reopened[luck.label(), data] += 1
    return _reopened[luck.label(), data]


class RunningHouse:
    """`lichtspiel serve` on a free port, and all that it prints."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Returns when it is open. `environment` is for it in addition to ours."""
        data.mkdir(parents=True, exist_ok=True)
        self._output = data / "printed.txt"
        lichtspiel = (sys.executable, "-m", "tests.server.lucky", str(_which(data)))
        command = (*lichtspiel, "serve", f"--port={port}", f"--data={data}")
        with self._output.open("wb") as output:
            self._process = subprocess.Popen(
                (*command, *arguments),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, **(environment or {})},
            )
        self.address = self._wait_until_open()

    def _wait_until_open(self) -> str:
        give_up = time.monotonic() + PATIENCE
        while (found := _ADDRESS.search(self.printed.encode())) is None:
            assert self._process.poll() is None, self.printed
            assert time.monotonic() < give_up, self.printed
            time.sleep(0.02)
        return found.group().decode()

    @property
    def printed(self) -> str:
        return self._output.read_text()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    @property
    def how_it_ended(self) -> str:
        """-9: killed, by a person or for want of memory; -15: told to stop."""
        return f"exit code {self._process.poll()}, having printed: {self.printed}"

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        return self._process.pid

    def processor_seconds(self) -> float:
        """Of all its threads that run; Linux only."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def helpers(self) -> list[Path]:
        """The processes it has started, as /proc shows them."""
        pid = self.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [Path(f"/proc/{child}") for child in children.split()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()


class Doorkeeper:
    """Starts a server, kills it, and starts it again at the same address."""

    def __init__(self, data: Path, *arguments: str, first: int = 0) -> None:
        """`first`: of the numbers of its servers, which have other luck than others."""
        self._data = data
        self._arguments = arguments
        self._first = first
        self._port = 0
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.doorkeeper", str(self._first)),
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


async def watch_to_the_end(house: str, table: str) -> None:
    """Bots among themselves play while somebody looks."""
    async with Seat(house, table) as seat:
        while seat.update.outcome is None:
            await asyncio.wait_for(seat.change(), PATIENCE)
