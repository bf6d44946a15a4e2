"""The bus between processes that share a PostgreSQL database: LISTEN and NOTIFY.

A notice says (table, number) and nothing else. It is sent after the commit of what it is about, in
a transaction of its own, since PostgreSQL lets only one transaction with notices commit at a time;
what queues up meanwhile goes with the next one. Notices get lost with a connection, so whoever
listens is told of every gap, and looks for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

from lichtspiel.house.bus import Listener, MemoryBus
from lichtspiel.house.store import StoreBroken
from lichtspiel.server.storage.connections import Address, Connection, Connections

_CHANNEL = "lichtspiel"
_MOST_LETTERS = 7500
"""In a notice; PostgreSQL takes 8,000 bytes, and ids are ASCII."""
_AGAIN = 0.2
_STILL_THERE = 5.0
"""Seconds after which a silent connection is asked whether it is still there."""
PRESENCE, GONE = 0, -1
"""As a number: not a new entry, but somebody came or went in another process, or the table was
deleted."""


class PostgresBus:
    """This process's end. Its own listeners hear at once, others through the database."""

    def __init__(self, url: str) -> None:
        self._address = Address(url)
        self._here = MemoryBus()
        # A lost notice is no lost entry, so it need not be on disk.
        self._saying = Connections(self._address, 1, synchronous_commit="off")
        self._unsaid: dict[tuple[str, bool], int] = {}
        """Numbers by table; what is no number of an entry stands beside them."""
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.alone = False
        """Nobody else is there to be told."""
        self._own: set[int] = set()
        """The database's process numbers of our own connections: their notices are ours."""
        self.on_gap: list[Callable[[], None]] = []
        """Called when notices may have been missed."""
        self.on_presence: list[Callable[[str], None]] = []
        self.on_gone: list[Callable[[str], None]] = []

    def publish(self, table: str, seq: int) -> None:
        self._here.publish(table, seq)
        if not self.alone:
            known = self._unsaid.get((table, True), 0)
            self._unsaid[table, True] = max(seq, known)
            self._work()

    def publish_presence(self, table: str) -> None:
        """Who looks at a table in this process has changed."""
        self._unsaid[table, False] = PRESENCE
        self._work()

    def publish_gone(self, table: str) -> None:
        """A table was deleted."""
        self._unsaid[table, False] = GONE
        self._work()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._work()
        return self._here.subscribe(listener)

    def _work(self) -> None:
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._say_forever()),
                asyncio.create_task(self._listen_forever()),
            ]
        self._wanted.set()

    # -- saying -------------------------------------------------------------------------------

    async def _say_forever(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._say()
            except StoreBroken:  # until it is back
                self._wanted.set()
                await asyncio.sleep(_AGAIN)

    async def _say(self) -> None:
        news, self._unsaid = self._unsaid, {}
        if not news:
            return

        async def work(connection: Connection) -> None:
            self._own.add(connection.get_server_pid())
            await connection.execute(
                f"SELECT pg_notify('{_CHANNEL}', text) FROM unnest($1::text[]) AS text",
                list(_texts(news)),
            )

        try:
            await self._saying.ask(work)
        except BaseException:
            self._unsaid = {**news, **self._unsaid}
            raise

    # -- listening ----------------------------------------------------------------------------

    async def _listen_forever(self) -> None:
        while True:
            with suppress(Exception):  # whatever it is: it is away
                await self._listen()
            await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        async with asyncio.timeout(_STILL_THERE):
            connection = await self._address.connect()
        try:
            async with asyncio.timeout(_STILL_THERE):
                await connection.add_listener(_CHANNEL, self._hear)
            for listener in self.on_gap:  # what was said before is not heard
                listener()
            while not connection.is_closed():
                await asyncio.sleep(_STILL_THERE / 5)
                async with asyncio.timeout(_STILL_THERE):
                    await connection.execute("")
        finally:
            connection.terminate()

    def _hear(self, _: Connection, sender: int, _channel: str, text: str) -> None:
        if sender in self._own:
            return
        for part in text.split():
            table, _, seq = part.rpartition(":")
            if int(seq) > 0:
                self._here.publish(table, int(seq))
            else:
                for listener in self.on_gone if int(seq) == GONE else self.on_presence:
                    listener(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreBroken):
            await self._say()
        await self._saying.close()


def _texts(news: Mapping[tuple[str, bool], int]) -> Iterator[str]:
    """As few texts as possible that say all of it."""
    parts: list[str] = []
    letters = 0
    for (table, _), seq in news.items():
        part = f"{table}:{seq}"
        if letters + len(part) >= _MOST_LETTERS:
            yield " ".join(parts)
            parts, letters = [], 0
        parts.append(part)
        letters += len(part) + 1
    if parts:
        yield " ".join(parts)
