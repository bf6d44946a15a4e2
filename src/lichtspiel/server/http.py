"""HTTP connections as uvicorn keeps them, with limits: how many there are, and how long each may
take to send what it has to send.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from lichtspiel.engine.errors import BadInput
from lichtspiel.server.limits import counted_as
from lichtspiel.server.wire import GatheringProtocol

MOST_HEADERS = 16 * 1024
"""The most bytes of a request's head. Parsing it takes time before anything else can be counted."""
_PIECE = 4096
"""Bytes parsed at once: the size of a head is checked as long as its end has not arrived."""

Network = IPv4Network | IPv6Network
_Waiting = Literal["headers", "body", "reading"]
THIS_MACHINE = ("127.0.0.1", "::1")
"""Where a proxy whose `X-Forwarded-For` is believed may always be."""
_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Length: 0\r\n\r\n"
)


@dataclass
class Waits:
    """Timeouts of a connection, in seconds."""

    headers: float = 10
    """Until they are complete: from its first moment on, or from the next request's first byte."""
    body: float = 30
    """From the end of the headers on; bodies are small."""
    reading: float = 60
    """For a client that has stopped reading."""


@dataclass
class OpenConnections:
    """HTTP connections per address, handshakes of WebSockets included; 0 means no limit."""

    per_address: int
    altogether: int
    by_address: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        self.by_address[address] += 1
        return not self.per_address or self.by_address[address] <= self.per_address

    def leave(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class _NoChunks(h11.Connection):
    """Reads no body without a length: each of its chunks is parsed on its own, and chunks of one
    byte kept a server from answering anybody. The request is refused (`server/app.py`)."""

    _unread = False

    def next_event(self) -> Any:
        if self._unread:
            return h11.PAUSED
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._unread = any(name == b"transfer-encoding" for name, _ in event.headers)
        return event


class LimitedHttp(H11Protocol):
    """Uvicorn's own has a time limit for idle connections only after a request was answered."""

    waits: ClassVar[Waits] = Waits()
    open_connections: ClassVar[OpenConnections] = OpenConnections(0, 0)
    proxies: ClassVar[Sequence[Network]] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = _NoChunks(h11.SERVER, MOST_HEADERS)
        self._counted: str | None = None
        self._waiting: _Waiting | None = None
        self._timer: asyncio.TimerHandle | None = None

    # -- how many ---------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._counted = counted_as(self.client[0] if self.client else "")
        most = self.open_connections.altogether
        if not self.open_connections.enter(self._counted):
            transport.abort()
        elif most and len(self.connections) > most:
            transport.write(_BUSY)
            transport.close()
        else:
            self._wait_for("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._wait_for(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which has limits of its own once it is open."""
        self._wait_for(None)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, GatheringProtocol):
            protocol.when_settled = self._leave
        else:
            self._leave()

    def _leave(self) -> None:
        if self._counted is not None:
            self.open_connections.leave(self._counted)
            self._counted = None

    # -- how long ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        if self.headers and self._is_a_proxys():
            self._leave()
        if self._waiting == "reading":
            return  # what it sends does not show that it reads
        their_state = self.conn.their_state
        if their_state is h11.IDLE:
            self._wait_for("headers")
        elif their_state is h11.SEND_BODY:
            self._wait_for("body")
        else:
            self._wait_for(None)

    def _is_a_proxys(self) -> bool:
        """Behind a proxy, a connection carries many clients' requests, so it isn't counted."""
        if not any(name == b"x-forwarded-for" for name, _ in self.headers):
            return False
        if self.client is None:
            return True
        address = ip_address(self.client[0])
        return any(address in network for network in self.proxies)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for("reading")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._waiting == "reading":
            self._wait_for(None)

    def _wait_for(self, what: _Waiting | None) -> None:
        """Start a timeout; one that is already running is not extended."""
        if what == self._waiting:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._waiting, self._timer = what, None
        if what is not None:
            self._timer = self.loop.call_later(getattr(self.waits, what), self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.abort()


def limited_http(
    waits: Waits, per_address: int, altogether: int, proxies: Iterable[str] = THIS_MACHINE
) -> type[LimitedHttp]:
    """The protocol for a server with these limits; uvicorn makes one for each connection."""
    limits = {
        "waits": waits,
        "open_connections": OpenConnections(per_address, altogether),
        "proxies": [network_of(proxy) for proxy in proxies],
    }
    return type("LimitedHttp", (LimitedHttp,), limits)


def network_of(name: str) -> Network:
    """An address or a network, such as `172.16.0.0/12`."""
    try:
        return ip_network(name)
    except ValueError:
        raise BadInput("server-no-network", found=name[:80]) from None
