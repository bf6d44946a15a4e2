"""The WebSocket connections as uvicorn keeps them, but with fewer calls to the system."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport that sends what is written in one turn of the event loop in one go.

    uvloop sends each write at once, and sending is what costs most: an answer and the update
    that comes with it should leave together.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():  # the other side may be gone
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GatheringProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, on a transport that gathers."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Gathered(transport, self.loop))  # type: ignore[arg-type]
