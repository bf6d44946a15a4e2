"""The house: keeps all tables, and is the only place that changes them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import log
from lichtspiel.house.bus import Bus
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import Meter
from lichtspiel.house.seating import Seating
from lichtspiel.house.store import Conflict, EventStore, Listing, Row
from lichtspiel.house.tokens import new_code
from lichtspiel.protocol.socket import Presence

_T = TypeVar("_T")

_ATTEMPTS = 5
"""Retries after a conflict with another process; more means that something is wrong."""


class NoSuchTable(BadInput):
    def __init__(self) -> None:
        super().__init__("server-no-table")


class Watcher(Protocol):
    """A viewer that is notified when a table has changed."""

    @property
    def seat(self) -> int:
        """The viewer's seat, or SPECTATOR."""

    def has_seen(self, seq: int) -> bool:
        """Whether the table need not wait for this viewer at a station any longer."""

    def wake(self) -> None: ...


Decide = Callable[[LiveTable], Sequence[log.AnyEntry]]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """All tables by id, loaded from the store when they are needed."""

    def __init__(self, store: EventStore, bus: Bus, meter: Meter) -> None:
        self.store = store
        self._meter = meter
        self._bus = bus
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.watchers: dict[str, set[Watcher]] = {}
        self.on_change: list[Callable[[LiveTable], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self._heard)

    # -- reading ------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table with this id. Concurrent requests load it once."""
        live = self._tables.get(id)
        if live is not None:
            return live
        if id not in self._loading:
            self._loading[id] = self._run(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            rows = await self.store.read(id)
            if not rows:
                raise NoSuchTable
            live = LiveTable(id)
            live.fold(rows)
            self._tables[id] = live
            return live
        finally:
            del self._loading[id]

    async def by_code(self, code: str) -> LiveTable:
        id = await self.store.by_code(code.strip().lower())
        if id is None:
            raise NoSuchTable
        return await self.table(id)

    async def free_code(self) -> str:
        """A short code that no open table has."""
        while await self.store.by_code(code := new_code()) is not None:
            pass
        return code

    def actor(self, id: str) -> int | None:
        """Whose turn it is at a table in memory; all running tables are in memory."""
        live = self._tables.get(id)
        if live is None or live.table is None or live.seating.phase != "playing":
            return None
        return None if live.table.actor == NOBODY else live.table.actor

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    def forget(self, id: str) -> None:
        """Remove a table from memory; it can be loaded again from its log."""
        self._tables.pop(id, None)

    def unwatched(self) -> list[str]:
        """Finished tables in memory without viewers."""
        return [
            id
            for id, live in self._tables.items()
            if live.seating.phase in ("over", "closed") and not self.watchers.get(id)
        ]

    # -- changing -----------------------------------------------------------------------

    async def open(self, id: str, entries: Sequence[log.AnyEntry]) -> LiveTable:
        """Open a new table with its first entries."""
        await self._write(LiveTable(id), entries)
        live = await self.table(id)
        self._tell(live)
        return live

    async def change(self, id: str, decide: Decide) -> LiveTable:
        """Run a decision on a table and store its entries. They are durable when this returns.

        One change at a time per table: within this process a lock ensures it; between processes
        the store does, by raising a Conflict for the later one, which then reads the new entries
        and decides again. Entries are applied after they were written, so nobody ever sees what a
        crash could undo. If the caller is cancelled meanwhile, the entries are still written and
        applied.
        """
        return await asyncio.shield(self._run(self._change(id, decide)))

    async def _change(self, id: str, decide: Decide) -> LiveTable:
        live = await self.table(id)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                entries = decide(live)
                if not entries:
                    return live
                try:
                    await self._write(live, entries)
                except Conflict:
                    live.fold(await self.store.read(id, live.seq))
                else:
                    return live
        raise Conflict(id)

    async def _write(self, live: LiveTable, entries: Sequence[log.AnyEntry]) -> None:
        at = now()
        after, bodies = live.seq, [log.encode(entry) for entry in entries]
        listing = _listing_after(live, entries, at)
        await self.store.append(live.seating.id, after, bodies, at, listing)
        live.fold([Row(after + place, at, body) for place, body in enumerate(bodies, start=1)])
        self._meter.wrote(live.seating.setup.game, entries)
        self._bus.publish(live.seating.id, live.seq)

    # -- what others write --------------------------------------------------------------

    def _heard(self, id: str, seq: int) -> None:
        live = self._tables.get(id)
        if live is None:
            return
        if live.seq < seq:  # another process wrote it
            self._run(self._catch_up(live))
            return
        self._tell(live)

    def _run(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run it in a task, which is referenced until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # or asyncio would log the error, with cards, if nobody awaits it

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            live.fold(await self.store.read(live.seating.id, live.seq))
        self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        self.wake_watchers(live.seating.id)
        for listener in self.on_change:
            listener(live)

    # -- watching -----------------------------------------------------------------------

    def watch(self, id: str, watcher: Watcher) -> None:
        self.watchers.setdefault(id, set()).add(watcher)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        others = self.watchers.get(id, set())
        others.discard(watcher)
        if not others:
            self.watchers.pop(id, None)

    def wake_watchers(self, id: str) -> None:
        """Notify viewers: the table has changed, or a viewer came or left."""
        for watcher in self.watchers.get(id, ()):
            watcher.wake()

    def presence(self, live: LiveTable) -> Presence:
        """The viewers of a table in this process."""
        seats = [watcher.seat for watcher in self.watchers.get(live.seating.id, ())]
        return Presence(
            [seat in seats for seat in range(len(live.seating.chairs))],
            seats.count(SPECTATOR),
            self.looking(live),
        )

    def looking(self, live: LiveTable) -> list[int]:
        """The seats that the table still waits for at its station."""
        if not live.at_station:
            return []
        watchers = self.watchers.get(live.seating.id, ())
        here = {one.seat for one in watchers} - {SPECTATOR}
        # A player with two tabs looks at one of them.
        return sorted(here - {one.seat for one in watchers if one.has_seen(live.station)})


def _listing_after(live: LiveTable, entries: Sequence[log.AnyEntry], at: int) -> Listing | None:
    """The listing after these entries; None if it stays the same."""
    if all(isinstance(entry, log.Played) and not entry.last for entry in entries):
        return None  # nearly always
    seating = live.seating
    after = seating.copy() if seating.chairs else Seating(seating.id)
    changed = [after.fold(entry, at) for entry in entries]
    return after.listing(_winners_after(live, entries)) if any(changed) else None


def _winners_after(live: LiveTable, entries: Sequence[log.AnyEntry]) -> tuple[int, ...]:
    """The winners after these entries; the listing is written together with them."""
    if live.table is None:
        return ()
    state = live.table.state
    for entry in entries:
        if isinstance(entry, log.Played) and entry.last:
            state = (live.made(entry.action) or live.ahead(entry.action)).state
    outcome = state.outcome()
    return () if outcome is None else outcome.winners
