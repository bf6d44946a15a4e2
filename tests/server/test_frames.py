"""Frames that are no messages count as well, and nobody makes a house wait with them."""

from __future__ import annotations

import asyncio
import base64
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lichtspiel.protocol.socket import PROTOCOL
from tests.server.hostile import run, undisturbed
from tests.server.running import PATIENCE, RunningHouse, open_table

_MASKED = 0x80
_NO_MASK = bytes(4)
_FIN = 0x80
_CONT, _TEXT, _PING, _PONG = 0x0, 0x1, 0x9, 0xA
_MOST_BYTES = 40_000_000
"""A house that takes so much from one socket has no limit."""
_MEGABYTE = 1024 * 1024
_PINGS = 150
"""More than one piece of what a house parses at a time, fewer than it lets wait for answers."""


def frame(opcode: int, data: bytes = b"", fin: int = _FIN) -> bytes:
    assert len(data) <= 125
    return bytes((fin | opcode, _MASKED | len(data))) + _NO_MASK + data


class Unread:
    """A socket that sends whatever it likes and reads nothing after the handshake."""

    def __init__(self, house: str, table: str) -> None:
        address = urlsplit(house)
        self._socket = socket.socket()
        # Small, so that what nobody reads soon waits in the house.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(PATIENCE)
        self._socket.connect((address.hostname, address.port))
        key = base64.b64encode(bytes(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._socket.recv(1)
        assert b" 101 " in answer

    def flood(self, first: bytes, repeated: bytes) -> None:
        """Until the house hangs up; fails if it never does."""
        many = repeated * (65536 // len(repeated))
        with self._socket as line:
            try:
                line.sendall(first)
                for _ in range(_MOST_BYTES // len(many)):
                    line.sendall(many)
            except ConnectionError:
                return
        pytest.fail("the house read on and on")

    def talk(self, said: bytes) -> list[int]:
        """Say all this, then read until the last of the pings is answered."""
        with self._socket as line:
            line.sendall(said)
            heard = b""
            while len(found := re.findall(rb'"pong","at":(\d+)', heard)) < _PINGS:
                more = line.recv(65536)
                assert more, heard[-200:]
                heard += more
        return [int(at) for at in found]


@pytest.mark.parametrize(
    ("first", "repeated"),
    [
        pytest.param(b"", frame(_PING), id="pings"),
        pytest.param(b"", frame(_PONG), id="pongs"),
        pytest.param(frame(_TEXT, b"{", fin=0), frame(_CONT, fin=0), id="continuations"),
        pytest.param(frame(_TEXT, b"no hello"), frame(_TEXT), id="messages after the door"),
    ],
)
def test_frames_that_are_no_messages_have_the_limit_of_messages(
    tmp_path: Path, first: bytes, repeated: bytes
) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table):
            await asyncio.to_thread(Unread(house, table.id).flood, first, repeated)

    with RunningHouse(tmp_path) as house:
        run(work(house.address))


def test_what_waits_for_somebody_who_does_not_read_is_capped(tmp_path: Path) -> None:
    """Without any limit on messages too."""

    async def work(house: str, pid: int) -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table):
            before = most_memory(pid)
            await asyncio.to_thread(Unread(house, table.id).flood, b"", frame(_PING, bytes(125)))
            assert most_memory(pid) - before < 16 * _MEGABYTE

    with RunningHouse(tmp_path, "--messages=0") as house:
        run(work(house.address, house.pid))


def most_memory(pid: int) -> int:
    """The most a process ever had, in bytes."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return 1024 * int(found[1])


def test_messages_that_come_in_one_go_are_all_answered(house: str) -> None:
    """They are read piece by piece, in order, and none is lost between two pieces."""

    async def work() -> None:
        table = await open_table(house, "face-to-face", 2)
        line = Unread(house, table.id)
        said = [
            b'{"type":"hello","protocol":%d}' % PROTOCOL,
            *(b'{"type":"ping","at":%d}' % at for at in range(_PINGS)),
        ]
        answers = await asyncio.to_thread(line.talk, b"".join(frame(_TEXT, it) for it in said))
        assert answers == list(range(_PINGS))

    run(work())
