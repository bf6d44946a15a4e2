"""The WebSocket of a viewer: the transport of a visit."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lichtspiel.engine.errors import BadInput
from lichtspiel.house.projection import text_of, why_not_kept
from lichtspiel.house.store import StoreBroken
from lichtspiel.house.viewer import Disconnect, Send
from lichtspiel.house.visit import visit
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.socket import Refused
from lichtspiel.server.guests import Guest, RemovedByModerator
from lichtspiel.server.limits import counted_as
from lichtspiel.server.services import Services
from lichtspiel.server.wire import TEXT

_LOG = logging.getLogger(__name__)
_POLICY = 1008

Socket = WebSocket[None, None, AppState]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], services: NamedDependency[Services]
) -> None:
    address = counted_as(socket.client.host) if socket.client else ""
    await socket.accept()
    services.metrics.viewers.inc()
    try:
        with services.addresses.socket(address) as one_more:
            await _let_in(socket, table, services, address, one_more=one_more)
    except Disconnect as end:
        await _close(socket, end.text)
    except BadInput as error:
        await _close(socket, text_of(error))
    except StoreBroken as error:
        _LOG.error("table %s: %r", table[:64], error)
        await _close(socket, why_not_kept(error))
    finally:
        services.metrics.viewers.dec()


async def _let_in(
    socket: Socket, table: str, services: Services, address: str, *, one_more: bool
) -> None:
    if not one_more:
        raise Disconnect(Text("server-too-many-connections"))
    if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host"), services):
        raise Disconnect(Text("server-origin"))
    transport = _Transport(socket, services.settings.limits.message_bytes)
    within_limits = partial(services.addresses.messages.take, address)
    guest = Guest(address, table)
    visiting = visit(services.open_house, table, transport, within_limits, guest.sits, address)
    try:
        await services.guests.while_here(guest, visiting)
    except RemovedByModerator:
        banned = services.moderation.is_banned(address)
        raise Disconnect(Text("server-banned" if banned else "server-no-table")) from None


class _Transport:
    """A Transport over a WebSocket. Messages that are too long are refused."""

    def __init__(self, socket: Socket, most: int) -> None:
        self._socket = socket
        self._most = most
        extensions: Any = socket.scope.get("extensions") or {}
        self._send_text: Send = extensions.get(TEXT, self._send_as_any_server_does)

    async def receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=event["code"])
        text, data = event.get("text"), event.get("bytes")
        message = str(text) if text is not None else bytes(data or b"")
        if self._most and len(message) > self._most:
            raise Disconnect(Text("server-too-long"))
        return message

    async def send(self, message: bytes) -> None:
        await self._send_text(message)

    async def _send_as_any_server_does(self, message: bytes) -> None:
        await self._socket.send_data(message.decode(), mode="text")


async def _close(socket: Socket, text: Text) -> None:
    """Send the reason, then close."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
        await socket.send_data(msgspec.json.encode(Refused(text)).decode(), mode="text")
        await socket.close(code=_POLICY, reason=text.id)


def origin_allowed(origin: str | None, host: str | None, services: Services) -> bool:
    """Allowed: this server's own pages, configured origins, and clients without an origin."""
    if origin is None or origin in services.settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
