"""uvicorn's WebSocket protocol with fewer system calls, a shorter way for what many are sent, and
rate limits for frames that are no messages: pings, pongs, continuations.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from lichtspiel.house.rate_limits import RateLimit

_PIECE = 4096
"""Bytes parsed at once. A read can have 256 KiB: 40,000 frames, a third of a second."""
_MOST_UNREAD = 256 * 1024
"""The most bytes that may be queued for a client that sends pings but does not read pongs."""
_MOST_LATE = 64 * 1024
"""Bytes that are still accepted from a client after a close was sent to it."""
TEXT = "lichtspiel.text"
"""The ASGI extension of a socket that sends text, as UTF-8, past all that frameworks do with it."""
_LINGER_SECONDS = 5
"""Seconds to flush what is queued when a connection is closed; then it is aborted."""


@lru_cache(maxsize=32)
def _framed(text: bytes) -> bytes:
    """A server's frames are not masked, so one is good for all who are sent the same."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


class Gathered:
    """A transport that combines all writes of one turn of the event loop into one.

    uvloop makes a system call for each write, which is the largest cost: an answer and the update
    after it should be sent together.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []
        self._gathered = 0

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)
        self._gathered += len(data)

    def get_write_buffer_size(self) -> int:
        return self._gathered + self._transport.get_write_buffer_size()

    def close(self) -> None:
        """Abort after a while: a close waits forever if the other side stops reading."""
        self._send()
        waits = not self._transport.is_closing() and self._transport.get_write_buffer_size() > 0
        self._transport.close()
        if waits:
            self._loop.call_later(_LINGER_SECONDS, self._transport.abort)

    def _send(self) -> None:
        waiting, self._waiting, self._gathered = self._waiting, [], 0
        if waiting and not self._transport.is_closing():  # the other side may be gone
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GatheringProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol on a gathering transport.

    The viewer counts messages and can answer them. Pings, pongs, continuations and frames after a
    close never reach it: they are counted here, and too many abort the connection. A proper close
    would mean to go on reading and writing.
    """

    per_second: ClassVar[int] = 0
    """Frames a second; a burst may have twice as many. 0 is no limit."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limit = self.per_second
        self._bucket = RateLimit(2 * limit, limit) if limit else None
        self._unparsed = b""
        self._late = 0
        self.when_settled: Callable[[], None] | None = None
        """Called once the handshake has been accepted, or the connection is lost."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Gathered(transport, self.loop))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def _settle(self) -> None:
        if self.when_settled is not None:
            self.when_settled()
            self.when_settled = None

    # -- reading ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()

    async def receive(self) -> Any:
        event = await super().receive()
        self._parse()
        return event

    def _parse(self) -> None:
        """Parse in pieces, and stop while a message waits for the viewer (backpressure)."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            piece, self._unparsed = self._unparsed[:_PIECE], self._unparsed[_PIECE:]
            if self.close_sent:
                self._late += len(piece)
            if self._late > _MOST_LATE:
                self.transport.abort()
            else:
                super().data_received(piece)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[TEXT] = self.send_text

    async def send_text(self, text: bytes) -> None:
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self.close_sent:
            self.transport.write(_framed(text))

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._settle()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and answered: not a fault to be logged

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback for each of them
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # -- counting ---------------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.transport.abort()
        elif self._may_send_more():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_send_more():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_send_more():
            super().handle_cont(event)

    def _may_send_more(self) -> bool:
        """Whether this frame is within the limit; if not, the connection is aborted."""
        if self.transport.is_closing():
            return False
        if self._bucket is None or self._bucket.take():
            return True
        self.transport.abort()
        return False


def limited(per_second: int) -> type[GatheringProtocol]:
    """The protocol for connections with this limit; uvicorn makes one for each of them."""
    return type("LimitedProtocol", (GatheringProtocol,), {"per_second": per_second})
