"""A hostile client that breaks the protocol, and other players who must not notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lichtspiel.client import Seat
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.rest import Problem
from lichtspiel.protocol.socket import PROTOCOL, Refused, ServerMessage
from lichtspiel.text import LANGUAGES, texts_in
from tests.server.running import PATIENCE, OpenTable

POLICY = 1008
ODD_TEXTS = ["\u202egnirts", "a\x00b", "a\nb", "\x1b[2J", "\u200b", "   ", "\x7f", "\u2028"]

_T = TypeVar("_T", bound=ServerMessage)
_decode: Callable[[bytes | str], ServerMessage] = msgspec.json.Decoder(ServerMessage).decode


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def undisturbed(house: str, table: OpenTable) -> AsyncIterator[tuple[Seat, Seat]]:
    """Ada and Ben play Face to Face. Whatever the block does, nothing changes at their table, they
    need no new connection, and can go on."""
    ada, ben = (Seat(house, table.id, token) for token in table.tokens)
    async with ada, ben:
        await ada.ready()
        await ben.ready()
        for seat in (ada, ben):
            while seat.update.view is None:
                await seat.change()
        before = ada.update.seq
        yield ada, ben
        assert before == ada.update.seq == ben.update.seq
        await _play_on(ada, ben, before)
        assert (ada.connections, ben.connections) == (1, 1)


async def _play_on(ada: Seat, ben: Seat, before: int) -> None:
    actor = (ada, ben)[ada.update.actor or 0]
    assert await actor.act(actor.update.legal[0]) == before + 1
    while ada.update.seq <= before or ben.update.seq <= before:
        await asyncio.sleep(0)


class Rough:
    """A raw socket that can send anything."""

    def __init__(self, house: str, table: str, origin: str | None = None) -> None:
        address = house.replace("http", "ws", 1)
        self._connecting = connect(
            f"{address}/api/tables/{table}/socket",
            additional_headers={} if origin is None else {"Origin": origin},
            compression=None,
            max_size=None,
        )

    async def __aenter__(self) -> Self:
        self._socket = await self._connecting.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def send(self, *messages: object) -> None:
        """Send text and bytes as they are, all else as JSON, until the server closes."""
        with suppress(ConnectionClosed):
            for message in messages:
                if isinstance(message, str | bytes):
                    await self._socket.send(message)
                else:
                    await self._socket.send(msgspec.json.encode(message), text=True)

    async def hello(self, token: str | None = None) -> None:
        await self.send({"type": "hello", "token": token, "protocol": PROTOCOL})

    async def hear(self, *kinds: type[_T]) -> _T:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            told = _decode(message)
            if isinstance(told, kinds):
                return told

    async def refusal(self) -> Refused:
        """The next one, whose sentence is there in all languages."""
        refused = await self.hear(Refused)
        assert_sayable(refused.text)
        return refused

    async def closed(self) -> int | None:
        """The code with which the house has closed it."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self._socket.recv(), PATIENCE)
        return self._socket.close_code


def assert_sayable(text: Text) -> None:
    for language in LANGUAGES:
        assert texts_in(language).say(text.id, text.params)


def problem(answer: httpx.Response) -> str:
    """The id of the one sentence with which a request was refused."""
    assert 400 <= answer.status_code < 500, answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    assert_sayable(found.error)
    assert found.text
    return found.error.id
