"""A visit: one viewer's connection to a table, from hello to the end, over any transport."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.viewer import Disconnect, Viewer, WithinLimits, read_message
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.socket import PROTOCOL, Hello

_HELLO_SECONDS = 10


class Transport(Protocol):
    """Carries messages between one viewer and the house, in order.

    Either method raises an exception of the transport's own when the viewer is gone.
    """

    async def receive(self) -> str | bytes: ...

    async def send(self, message: bytes) -> None: ...


async def visit(
    open_house: OpenHouse,
    table: str,
    transport: Transport,
    within_limits: WithinLimits = lambda: True,
    sits: Callable[[int], None] = lambda _: None,
    address: str = "",
) -> None:
    """Serve a viewer until the transport or the house ends it. `sits` is told the viewer's seat.

    Raises Disconnect or BadInput with the text for the viewer, or the transport's exception.
    """
    hello = await _hello(transport)
    house = open_house.house
    live = await house.fresh(table)
    viewer = Viewer(open_house, live, hello, transport.send, within_limits, address)
    sits(viewer.seat)
    house.watch(table, viewer)
    house.wake_watchers(table)
    writing = asyncio.create_task(viewer.write())
    listening = asyncio.create_task(_listen(viewer, transport))
    try:
        done, _ = await asyncio.wait((writing, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (writing, listening):
            task.cancel()
        await asyncio.gather(writing, listening, return_exceptions=True)
        viewer.leave()
        house.unwatch(table, viewer)
        house.wake_watchers(table)


async def _hello(transport: Transport) -> Hello:
    try:
        hello = read_message(await asyncio.wait_for(transport.receive(), _HELLO_SECONDS))
    except TimeoutError:
        raise Disconnect(Text("server-hello-first")) from None
    if not isinstance(hello, Hello):
        raise Disconnect(Text("server-hello-first"))
    if hello.protocol != PROTOCOL:
        spoken = 1 if hello.protocol is None else hello.protocol  # the first version sent no number
        raise Disconnect(Text("server-protocol", {"found": spoken, "wanted": PROTOCOL}))
    return hello


async def _listen(viewer: Viewer, transport: Transport) -> None:
    while True:
        await viewer.hear(await transport.receive())
