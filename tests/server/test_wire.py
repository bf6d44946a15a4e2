"""What is written in one turn of the event loop leaves in one go."""

import asyncio
from typing import cast

import pytest

from lichtspiel.server.wire import Gathered
from tests.server.running import PATIENCE


class Line:
    """A transport that remembers what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False
        self.aborted = asyncio.Event()
        self.unread = 0

    def write(self, data: bytes) -> None:
        assert not self.closed, "uvloop raises here"
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted.set()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closed


def on_a_line() -> tuple[Line, Gathered]:
    line = Line()
    return line, Gathered(cast(asyncio.Transport, line), asyncio.get_running_loop())


async def turns(count: int = 2) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_is_written_together_leaves_together_and_in_order() -> None:
    async def talk() -> list[bytes]:
        line, gathered = on_a_line()
        gathered.write(b"done ")
        gathered.write(b"update")
        await turns()
        gathered.write(b"later")
        await turns()
        return line.sent

    assert asyncio.run(talk()) == [b"done update", b"later"]


def test_what_was_written_leaves_before_the_line_is_closed() -> None:
    async def talk() -> Line:
        line, gathered = on_a_line()
        gathered.write(b"good-bye")
        gathered.close()
        await turns()
        return line

    line = asyncio.run(talk())
    assert line.sent == [b"good-bye"]
    assert line.closed


def test_nothing_is_written_on_a_line_the_other_side_has_closed() -> None:
    async def talk() -> tuple[Line, list[object]]:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, found: problems.append(found))
        line, gathered = on_a_line()
        gathered.write(b"too late")
        line.closed = True
        await turns()
        gathered.close()
        return line, problems

    line, problems = asyncio.run(talk())
    assert line.sent == []
    assert problems == []


def test_a_line_that_is_not_read_is_aborted_after_it_was_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lichtspiel.server.wire._LINGER_SECONDS", 0)

    async def talk() -> None:
        line, gathered = on_a_line()
        line.unread = 1
        gathered.close()
        assert line.closed
        await asyncio.wait_for(line.aborted.wait(), PATIENCE)

    asyncio.run(talk())
