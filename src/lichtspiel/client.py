"""A client: play a seat at a table of a server, from Python.

    async with Seat(house, table, token) as seat:
        while seat.update.outcome is None:
            if seat.update.legal:
                await seat.act(seat.update.legal[0])  # or a notation: "17 up"
            else:
                await seat.change()

It reconnects when the connection is lost, says what it has seen, and retries unanswered commands
under the same id, so that nothing is played twice. `seat.view()` is the view for a bot of
`lichtspiel.bots`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Self, overload

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import contribution_hash
from lichtspiel.engine.view import View
from lichtspiel.engine.view_reader import read_view
from lichtspiel.protocol.common import ActionJson, TableInfo, Text
from lichtspiel.protocol.socket import (
    PROTOCOL,
    Act,
    Back,
    Command,
    Done,
    Earlier,
    Explained,
    Happening,
    Hello,
    Hint,
    Hinted,
    Presence,
    Propose,
    Rating,
    Ready,
    Refused,
    Remembered,
    Reveal,
    Say,
    ServerMessage,
    TakeBack,
    Update,
    Why,
)

_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds before each reconnect; the last value is repeated."""
_TOO_FAST = 0.2
_POLICY = 1008
"""Close codes after which reconnecting would not help."""

Asked = Command | Hint | Why | Earlier
Answer = Done | Hinted | Explained | Remembered
"""The answer to a request, if it is not refused."""

_decode: Callable[[bytes | str], ServerMessage] = msgspec.json.Decoder(ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class CommandRefused(BadInput):
    """The server refused; nothing was changed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text.id, **refused.text.params)
        self.rule = refused.text.rule
        self.stale = refused.stale


@dataclass(frozen=True)
class Noted:
    """What a client noted before the cards were dealt: all that is needed to check the deal.

    verify(record, noted.commitment, {noted.seat: noted.contribution}, noted.hashes)
    """

    seat: int
    commitment: str
    contribution: str = field(repr=False)
    hashes: Mapping[int, str]
    """How each seat had committed to its contribution when this one revealed its own; empty for
    those that contribute nothing."""


class Seat:
    """One viewer's connection: a seat if there is a token, else a spectator."""

    def __init__(self, house: str, table: str, token: str | None = None) -> None:
        address = house.rstrip("/").replace("http", "ws", 1)
        self._address = f"{address}/api/tables/{table}/socket"
        self._token = token
        self._seen: int | None = None
        self._epoch = ""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Asked, asyncio.Future[Answer]]] = {}
        self._news = asyncio.Condition()
        self._running: asyncio.Task[None] | None = None
        self._update: Update | None = None
        self._closed: Text | None = None
        self.happened: list[Happening] = []
        """What this seat was told so far: the latest when it came, and all since."""
        self._earlier = 0
        self.presence: Presence | None = None
        self.connections = 0
        """How often it has connected."""
        self.noted: Noted | None = None
        """Of the last deal that this seat contributed to."""
        self._revealing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        async with self._news:
            await self._news.wait_for(lambda: self._update or self._closed)
        if self._update is None:
            await self.close()
            raise self._why_closed()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        tasks = [task for task in (self._running, self._revealing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- looking --------------------------------------------------------------------------

    @property
    def update(self) -> Update:
        """The latest update."""
        assert self._update is not None, "inside `async with` there always is one"
        return self._update

    @property
    def setup(self) -> Setup:
        """The setup of the table."""
        table = self._table()
        game = get_game(table.game, table.ruleset)
        return game.setup(len(table.seats), table.options, kept=True)

    def _table(self) -> TableInfo:
        table = self.update.table
        assert table is not None, "the first update brings it, and later ones keep it"
        return table

    def view(self) -> View:
        """What this seat sees, as a view for our bots."""
        if self.update.view is None:
            raise BadInput("server-not-started")
        return read_view(self.setup, self.update.view)

    async def change(self) -> Update:
        """Wait for the next update."""
        before = self._update
        async with self._news:
            await self._news.wait_for(lambda: self._update is not before or self._closed)
        if self._update is before:
            raise self._why_closed()
        return self.update

    # -- acting ---------------------------------------------------------------------------

    async def ready(self, contribution: str | None = None) -> int:
        """Be ready to start: commit to a contribution to the deal.

        It is revealed by itself when all others have committed to theirs. If that round fails,
        because somebody does not reveal theirs, one has to be `ready` again.
        """
        said = secrets.token_hex(16) if contribution is None else contribution
        while True:
            table, seat = self._table(), self.update.seat
            sealed = contribution_hash(table.commitment, max(0, seat), said)
            self.noted = Noted(seat, table.commitment, said, {})
            try:
                return await self._do(Ready(_new_id(), table.commitment, sealed))
            except CommandRefused as refused:
                if not refused.stale:
                    raise
            async with self._news:  # a round has failed meanwhile: there is another seed
                await self._news.wait_for(
                    lambda: self._closed or self._table().commitment != table.commitment  # noqa: B023
                )

    def _reveal_if_due(self) -> None:
        """Once, and never before this seat has noted how all others have committed to theirs."""
        table, noted = self._table(), self.noted
        if noted is None or not table.revealing or table.commitment != noted.commitment:
            return
        if noted.hashes or (self._revealing is not None and not self._revealing.done()):
            return
        hashes = {seat: chair.hash for seat, chair in enumerate(table.seats)}
        if hashes[noted.seat] == contribution_hash(
            noted.commitment, noted.seat, noted.contribution
        ):
            self.noted = replace(noted, hashes=hashes)
            self._revealing = asyncio.create_task(self._reveal(noted))

    async def _reveal(self, noted: Noted) -> None:
        with suppress(CommandRefused):  # the round has failed
            await self.ask(Reveal(_new_id(), noted.commitment, noted.contribution))

    async def act(self, action: str | ActionJson) -> int:
        """Play an action: its notation, or its kind and parts as in `update.legal`."""
        return await self._do(Act(_new_id(), self.update.seq, action))

    async def propose(self, action: str | ActionJson | None) -> int:
        """Propose an action, where all decide together; None withdraws it."""
        return await self._do(Propose(_new_id(), self.update.seq, action))

    async def take_back(self) -> int:
        return await self._do(TakeBack(_new_id(), self.update.seq))

    async def say(self, text: str) -> int:
        return await self._do(Say(_new_id(), text))

    async def back(self) -> int:
        return await self._do(Back(_new_id()))

    async def hint(self) -> list[Rating]:
        return (await self.ask(Hint(_new_id()))).ratings

    async def why(self, action: str | ActionJson) -> Text | None:
        return (await self.ask(Why(_new_id(), action))).why

    async def remember(self) -> bool:
        """Ask for some of what happened before all in `happened`; False if there is no more."""
        if not self._earlier:
            return False
        asked = Earlier(_new_id(), self._earlier)
        answer = await self.ask(asked)
        if self._earlier == asked.until:  # or everything was sent again meanwhile
            self.happened[:0] = answer.happened
            self._earlier = answer.earlier
        return True

    async def _do(self, command: Command) -> int:
        """Send a command; returns when it is on the server's disk and its update has arrived."""
        answer = await self.ask(command)
        async with self._news:
            await self._news.wait_for(lambda: self._closed or self.update.seq >= answer.seq)
        return answer.seq

    @overload
    async def ask(self, said: Hint) -> Hinted: ...
    @overload
    async def ask(self, said: Why) -> Explained: ...
    @overload
    async def ask(self, said: Earlier) -> Remembered: ...
    @overload
    async def ask(self, said: Command) -> Done: ...
    async def ask(self, said: Asked) -> Answer:
        """Send a message and wait for its answer, however often the client has to reconnect.

        If the server refuses because of its rate limit, wait a moment and retry.
        """
        while True:
            try:
                return await self._ask(said)
            except CommandRefused as refused:
                if refused.message.id != "server-too-fast" or self._closed is not None:
                    raise
                await asyncio.sleep(_TOO_FAST)

    async def _ask(self, said: Asked) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[said.id] = said, answer
        try:
            if self._closed is not None:
                raise self._why_closed()
            if self._socket is not None:
                with suppress(ConnectionClosed):  # it is sent again after reconnecting
                    await self._socket.send(_encode(said), text=True)
            return await answer
        finally:
            del self._waiting[said.id]

    def _why_closed(self) -> CommandRefused:
        return CommandRefused(Refused(self._closed or Text("server-closed")))

    # -- the connection ---------------------------------------------------------------------

    async def _run(self) -> None:
        failures = 0
        while self._closed is None:
            try:
                async with connect(self._address, compression=None) as socket:
                    failures = 0
                    await self._listen(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == _POLICY:
                    await self._give_up(Text(closed.rcvd.reason))
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1

    async def _listen(self, socket: ClientConnection) -> None:
        self.connections += 1
        await socket.send(
            _encode(Hello(self._token, self._seen, PROTOCOL, epoch=self._epoch)), text=True
        )
        self._socket = socket
        for said, _ in list(self._waiting.values()):
            await socket.send(_encode(said), text=True)
        async for message in socket:
            await self._hear(_decode(message))
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    async def _hear(self, told: ServerMessage) -> None:
        if isinstance(told, Update):
            if told.since == 0:
                self.happened.clear()
                self._earlier = told.earlier
            self.happened += told.happened
            self._seen = told.seq
            self._epoch = told.epoch or self._epoch
            if told.table is None and self._update is not None:
                told = msgspec.structs.replace(told, table=self._update.table)
            self._update = told
            self._reveal_if_due()
        elif isinstance(told, Presence):
            self.presence = told
        elif isinstance(told, Refused) and told.id in self._waiting:
            self._answer(told.id, CommandRefused(told))
        elif isinstance(told, Done | Hinted | Explained | Remembered) and told.id in self._waiting:
            self._answer(told.id, told)
        async with self._news:
            self._news.notify_all()

    def _answer(self, id: str, answer: Answer | CommandRefused) -> None:
        future = self._waiting[id][1]
        if future.done():
            return
        if isinstance(answer, CommandRefused):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    async def _give_up(self, text: Text) -> None:
        self._closed = text
        for id in list(self._waiting):
            self._answer(id, self._why_closed())
        async with self._news:
            self._news.notify_all()


def _new_id() -> str:
    return secrets.token_hex(8)
