"""The socket of a viewer: says hello, then listens and sends until one of them leaves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lichtspiel.engine.errors import BadInput
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.socket import PROTOCOL, Hello, Refused
from lichtspiel.server.refusals import text_of
from lichtspiel.server.services import Services
from lichtspiel.server.viewer import ShownTheDoor, Viewer, read_message

_POLICY = 1008
_HELLO_SECONDS = 10

Socket = WebSocket[None, None, AppState]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], services: NamedDependency[Services]
) -> None:
    address = socket.client.host if socket.client else ""
    limit = services.settings.limits.connections
    await socket.accept()
    services.connections[address] += 1
    services.metrics.viewers.inc()
    try:
        if limit and services.connections[address] > limit:
            raise ShownTheDoor(Text("server-too-many-connections"))
        if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host"), services):
            raise ShownTheDoor(Text("server-origin"))
        await _serve(socket, table, services)
    except ShownTheDoor as door:
        await _close(socket, door.text)
    except BadInput as error:
        await _close(socket, text_of(error))
    finally:
        services.metrics.viewers.dec()
        services.connections[address] -= 1
        if not services.connections[address]:
            del services.connections[address]


async def _serve(socket: Socket, table: str, services: Services) -> None:
    try:
        hello = read_message(await asyncio.wait_for(_receive(socket, services), _HELLO_SECONDS))
    except TimeoutError:
        raise ShownTheDoor(Text("server-hello-first")) from None
    if not isinstance(hello, Hello):
        raise ShownTheDoor(Text("server-hello-first"))
    if hello.protocol != PROTOCOL:
        spoken = 1 if hello.protocol is None else hello.protocol  # the first had no number
        raise ShownTheDoor(Text("server-protocol", {"found": spoken, "wanted": PROTOCOL}))
    live = await services.house.table(table)

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), mode="text")

    viewer = Viewer(services, live, hello, send)
    services.house.watch(table, viewer)
    services.wake_viewers(table)
    writing = asyncio.create_task(viewer.write())
    listening = asyncio.create_task(_listen(socket, viewer, services))
    try:
        done, _ = await asyncio.wait((writing, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (writing, listening):
            task.cancel()
        await asyncio.gather(writing, listening, return_exceptions=True)
        services.house.unwatch(table, viewer)
        services.wake_viewers(table)


async def _listen(socket: Socket, viewer: Viewer, services: Services) -> None:
    while True:
        await viewer.hear(await _receive(socket, services))


async def _receive(socket: Socket, services: Services) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=event["code"])
    text, data = event.get("text"), event.get("bytes")
    message = str(text) if text is not None else bytes(data or b"")
    most = services.settings.limits.message_bytes
    if most and len(message) > most:
        raise ShownTheDoor(Text("server-too-long"))
    return message


async def _close(socket: Socket, text: Text) -> None:
    """Say why, then close."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
        await socket.send_data(msgspec.json.encode(Refused(text)).decode(), mode="text")
        await socket.close(code=_POLICY, reason=text.id)


def origin_allowed(origin: str | None, host: str | None, services: Services) -> bool:
    """Pages of this house, pages it was told to trust, and clients that are no browsers."""
    if origin is None or origin in services.settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
