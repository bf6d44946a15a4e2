"""The other processes of a server, if it may have some: with PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from lichtspiel.house.bus import Bus, MemoryBus
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.store import StoreBroken
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.interface import ServerStore

if TYPE_CHECKING:
    from lichtspiel.server.storage.lease import Lease
    from lichtspiel.server.storage.postgresql_bus import PostgresBus

_LOG = logging.getLogger(__name__)
_BEATS = 5
"""Bans and the message to all are read again after this many renewals of the lease."""


class Others:
    """With a file there are none: this is the whole server."""

    bus: Bus
    lease: Lease | None = None

    def __init__(self) -> None:
        self.bus = MemoryBus()

    @staticmethod
    def of(settings: Settings, store: ServerStore) -> Others:
        if not settings.database_url:
            return Others()
        from lichtspiel.server.storage.lease import Lease
        from lichtspiel.server.storage.postgresql import PostgresStore
        from lichtspiel.server.storage.postgresql_bus import PostgresBus

        assert isinstance(store, PostgresStore), "the settings name one"
        bus = PostgresBus(settings.database_url)
        return _OthersThere(bus, Lease(store, bus))

    async def enter(self) -> None:
        """Be one of them, before anything is done."""

    def join(self, open_house: OpenHouse, moderation: Moderation) -> None:
        """Look after what they leave, and hear what they say."""

    def tell_of_deleted(self, moderation: Moderation) -> None:
        """They are to forget the tables that are deleted here."""

    async def leave(self) -> None:
        """Leave everything to them."""


class _OthersThere(Others):
    lease: Lease

    def __init__(self, bus: PostgresBus, lease: Lease) -> None:
        self.bus = self._bus = bus
        self.lease = lease
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats = 0

    async def enter(self) -> None:
        await self.lease.enter()

    def join(self, open_house: OpenHouse, moderation: Moderation) -> None:
        house, lease = open_house.house, self.lease

        def somebody_came_or_went() -> None:
            self._run(open_house.caretaker.take_over())
            self._run(house.catch_up())
            lease.ask_again()

        def beat() -> None:
            self._beats += 1
            if self._beats % _BEATS == 0:
                self._run(moderation.load())

        def may_have_missed_notices() -> None:
            self._run(house.catch_up())
            lease.ask_again()

        def gone(table: str) -> None:
            house.forget(table)
            moderation.send_away(table)

        self._bus.on_gone.append(gone)
        self.tell_of_deleted(moderation)
        self._bus.on_gap.append(may_have_missed_notices)
        lease.on_death.append(somebody_came_or_went)
        lease.on_beat.append(beat)
        lease.on_presence = house.heard_from_neighbours
        lease.on_lost = house.look_after_all
        lease.begin()

    def tell_of_deleted(self, moderation: Moderation) -> None:
        moderation.on_deleted.append(self._bus.publish_gone)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.lease.leave()
        await self._bus.close()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # the database is away; when it is back, this is done again
            known = isinstance(error, StoreBroken)
            _LOG.error("other processes: %s", error if known else type(error).__name__)
