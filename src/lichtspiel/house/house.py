"""The house: keeps all tables, and is the only place that changes them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import islice
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import log
from lichtspiel.house.bus import Bus
from lichtspiel.house.clock import CLOCK
from lichtspiel.house.contributing import REVEAL_SECONDS
from lichtspiel.house.fair_queue import Asker
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import Meter
from lichtspiel.house.neighbours import Here, Neighbours, NoNeighbours
from lichtspiel.house.seating import Seating
from lichtspiel.house.store import CodeTaken, Conflict, EventStore, Listing, Row, Turn
from lichtspiel.house.tokens import new_code
from lichtspiel.protocol.socket import Presence

_T = TypeVar("_T")

_ATTEMPTS = 5
"""Retries after a conflict with another process; more means that something is wrong."""


_PIECE = 64
"""Log entries that are applied at once: a few milliseconds of work."""


class NoSuchTable(BadInput):
    def __init__(self) -> None:
        super().__init__("server-no-table")


class Watcher(Protocol):
    """A viewer that is notified when a table has changed."""

    @property
    def seat(self) -> int:
        """The viewer's seat, or SPECTATOR."""

    @property
    def address(self) -> str:
        """The viewer's address; empty if unknown."""

    def has_seen(self, seq: int) -> bool:
        """Whether the table no longer has to wait for this viewer at a station."""

    def wake(self) -> None: ...


Decide = Callable[[LiveTable], Sequence[log.AnyEntry]]


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()


class House:
    """All tables by id, loaded from the store when they are needed."""

    def __init__(
        self, store: EventStore, bus: Bus, meter: Meter, neighbours: Neighbours | None = None
    ) -> None:
        self.store = store
        self.neighbours = NoNeighbours(store) if neighbours is None else neighbours
        self._meter = meter
        self._bus = bus
        self._tables: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        """When a table in memory was last asked for, by the event loop's clock."""
        self._pieces = asyncio.Lock()
        """Held while one chunk of a long log is applied, so that tables being loaded take turns."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard_of: dict[str, int] = {}
        """For tables that are being loaded: the latest number that was announced meanwhile."""
        self._told: dict[str, Here] = {}
        """What other processes were told of a table's viewers."""
        self.watchers: dict[str, set[Watcher]] = {}
        self._presences: dict[str, Presence] = {}
        """Computed once for all viewers, until somebody comes, goes or catches up."""
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.on_load: list[Callable[[], None]] = []
        self.on_news: list[Callable[[str], None]] = []
        """Called when there is something new at a table that is not in memory."""
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self._heard)

    # -- reading ------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table with this id. Concurrent requests load it once."""
        live = self._tables.get(id)
        if live is not None:
            self._use(id)
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
            await self._take_in(live, rows)
            live.fold(await self.store.read(id, live.seq))  # what came meanwhile
            live = self._put(live)
            if self._heard_of.get(id, 0) > live.seq:  # since it was read
                self._run(self._catch_up(live))
            return live
        finally:
            del self._loading[id]
            self._heard_of.pop(id, None)

    def _put(self, live: LiveTable) -> LiveTable:
        """Add a table to memory unless it is there, and notify the caretaker."""
        live = self._tables.setdefault(live.seating.id, live)
        self._use(live.seating.id)
        self._tell(live)
        for listener in self.on_load:
            listener()
        return live

    def _use(self, id: str) -> None:
        if id in self._tables:
            self._used[id] = asyncio.get_running_loop().time()

    async def _take_in(self, live: LiveTable, rows: Sequence[Row]) -> None:
        """One chunk at a time, with other work in between: a long game takes a second, and other
        tables must not wait for it."""
        for first in range(0, len(rows), _PIECE):
            async with self._pieces:
                live.fold(rows[first : first + _PIECE])
                await asyncio.sleep(0)

    async def fresh(self, id: str) -> LiveTable:
        """The same with all that other processes have written so far: a visitor may have seen more
        there than this one has heard of yet."""
        live = await self.table(id)
        if not self.neighbours.alone:
            await self._catch_up(live)
        return live

    async def by_code(self, code: str) -> LiveTable:
        id = await self.store.by_code(code.strip().lower())
        if id is None:
            raise NoSuchTable
        return await self.table(id)

    async def free_code(self) -> str:
        """A short code that is unique among open tables."""
        while await self.store.by_code(code := new_code()) is not None:
            pass
        return code

    def is_in_memory(self, id: str) -> bool:
        return id in self._tables

    def look_after_all(self) -> None:
        """Others may own what this process has owned."""
        for id in list(self._tables):
            self._look_after(id)

    def look_after_again(self, id: str) -> None:
        """It may be another process's turn now."""
        self._look_after(id)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    @property
    def entries_in_memory(self) -> int:
        return sum(live.seq for live in self._tables.values())

    def forget(self, id: str) -> None:
        """Remove a table from memory; it can be loaded again from its log."""
        self._tables.pop(id, None)
        self._used.pop(id, None)
        self._told.pop(id, None)

    def unused(self, seconds: float) -> list[LiveTable]:
        """Tables in memory without viewers that have been idle for this long, the longest first."""
        before = asyncio.get_running_loop().time() - seconds
        found = [
            live
            for id, live in self._tables.items()
            if not self.watchers.get(id) and not live.lock.locked() and self._used[id] <= before
        ]
        return sorted(found, key=lambda live: self._used[live.seating.id])

    # -- changing -----------------------------------------------------------------------

    async def open(self, id: str, entries: Iterable[log.AnyEntry]) -> LiveTable:
        """A new table with its first entries."""
        return await asyncio.shield(self._run(self._open(id, entries)))

    async def _open(self, id: str, entries: Iterable[log.AnyEntry]) -> LiveTable:
        """Nobody knows the id yet, so the table is built in memory first and then stored."""
        live, at, bodies = LiveTable(id), now(), list[bytes]()
        coming = iter(entries)
        while piece := list(islice(coming, _PIECE)):
            new = [log.encode(entry) for entry in piece]
            await self._take_in(live, _rows(live.seq, at, new))
            bodies += new
            self._meter.wrote(live.seating.opened.game, piece)
        for _ in range(_ATTEMPTS):
            try:
                await self.store.append(id, 0, bodies, at, _listing(live, at))
                break
            except CodeTaken:  # since it was drawn
                bodies[0] = log.encode(replace(live.seating.opened, code=new_code()))
                live = LiveTable(id)
                await self._take_in(live, _rows(0, at, bodies))
        else:
            raise Conflict(id)
        live = self._put(live)
        self._bus.publish(id, live.seq)
        return live

    async def change(self, id: str, decide: Decide, *, owned: bool = False) -> LiveTable:
        """Run a decision on a table and store its entries. They are durable when this returns.

        One change at a time per table: within this process a lock ensures it; between processes
        the store does, by raising a Conflict for the later one, which then reads the new entries
        and decides again. Entries are applied after they were written, so nobody ever sees what a
        crash could undo. If the caller is cancelled meanwhile, the entries are still written and
        applied. `owned`: only as long as this process runs the table's bots and clocks.
        """
        return await asyncio.shield(self._run(self._change(id, decide, owned=owned)))

    async def _change(self, id: str, decide: Decide, *, owned: bool) -> LiveTable:
        live = await self.table(id)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                try:
                    entries = decide(live)
                except LichtspielError:
                    # It may be right for what another process has written meanwhile.
                    if self.neighbours.alone or not await self._read_on(live):
                        raise
                    continue
                if not entries:
                    return live
                try:
                    await self._write(live, entries, owned=owned)
                except Conflict:
                    await self._read_on(live)
                else:
                    return live
        raise Conflict(id)

    async def _write(
        self, live: LiveTable, entries: Sequence[log.AnyEntry], *, owned: bool
    ) -> None:
        at = now()
        after, bodies = live.seq, [log.encode(entry) for entry in entries]
        listing = _listing_after(live, entries, at)
        await self.store.append(live.seating.id, after, bodies, at, listing, owned)
        live.fold(_rows(after, at, bodies))
        self._meter.wrote(live.seating.setup.game, entries)
        self._bus.publish(live.seating.id, live.seq)

    # -- what others write --------------------------------------------------------------

    def _heard(self, id: str, seq: int) -> None:
        live = self._tables.get(id)
        if live is None:
            if id in self._loading:
                self._heard_of[id] = max(seq, self._heard_of.get(id, 0))
            for listener in self.on_news:
                listener(id)
            return
        if live.seq < seq:  # another process wrote it
            self._run(self._catch_up(live))
            return
        self._tell(live)

    def _run(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run it in a task, and keep a reference until it is done."""
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
            await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> bool:
        """Whether there was something new. The table is locked meanwhile."""
        rows = await self.store.read(live.seating.id, live.seq)
        if rows:
            live.fold(rows)
            self._tell(live)
        return bool(rows)

    async def catch_up(self) -> None:
        """Look for entries, and for deleted tables, of which no notice may have come."""
        known = {id: live.seq for id, live in self._tables.items()}
        stored = await self.store.last(list(known))
        for id, seq in known.items():
            if id not in stored:
                self.forget(id)
            elif stored[id] > seq:
                self._heard(id, stored[id])

    def _tell(self, live: LiveTable) -> None:
        self.wake_watchers(live.seating.id)
        if live.at_station:
            self._tell_neighbours(live.seating.id)
        self._look_after(live.seating.id)

    # -- watching -----------------------------------------------------------------------

    def watch(self, id: str, watcher: Watcher) -> None:
        self.watchers.setdefault(id, set()).add(watcher)
        self._presences.pop(id, None)
        self._tell_neighbours(id)
        self._look_after(id)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        others = self.watchers.get(id, set())
        others.discard(watcher)
        if not others:
            self.watchers.pop(id, None)
        self._presences.pop(id, None)
        self._use(id)
        self._tell_neighbours(id)
        self._look_after(id)

    def looked(self, id: str) -> None:
        """A viewer has caught up with what is shown at a station."""
        self._tell_neighbours(id)
        self._look_after(id)
        self.wake_watchers(id)

    def heard_from_neighbours(self, id: str) -> None:
        """They have told who looks at a table there."""
        self.wake_watchers(id)
        if id in self._tables:
            self._look_after(id)
        else:
            for listener in self.on_news:
                listener(id)

    def _tell_neighbours(self, id: str) -> None:
        live = self._tables.get(id)
        watchers = self.watchers.get(id, ())
        seats = Counter(one.seat for one in watchers)
        spectators = seats.pop(SPECTATOR, 0)
        seq, looking = (0, ()) if live is None else (live.seq, tuple(self._looking_here(live)))
        at_station = live is not None and live.at_station
        here = Here(tuple(sorted(seats)), spectators, seq if at_station else 0, looking)
        if here != self._told.get(id, Here()):
            self._told[id] = here
            self.neighbours.tell(id, here)

    def is_watched(self, id: str) -> bool:
        """Whether anybody looks at a table, in whichever process."""
        return bool(self.watchers.get(id)) or any(
            there.seats or there.spectators for there in self.neighbours.elsewhere(id)
        )

    def _look_after(self, id: str) -> None:
        """Notify the listeners: whether a table continues can depend on its viewers."""
        live = self._tables.get(id)
        if live is not None:
            for listener in self.on_change:
                listener(live)

    def wake_watchers(self, id: str) -> None:
        """Wake the viewers: the table has changed, or a viewer came, left or caught up."""
        self._presences.pop(id, None)
        for watcher in self.watchers.get(id, ()):
            watcher.wake()

    def presence(self, live: LiveTable) -> Presence:
        """The viewers of a table, here and as far as other processes have told."""
        id = live.seating.id
        found = self._presences.get(id)
        if found is None:
            seats = Counter(watcher.seat for watcher in self.watchers.get(id, ()))
            elsewhere = self.neighbours.elsewhere(id)
            there = {seat for other in elsewhere for seat in other.seats}
            online = [seat in seats or seat in there for seat in range(len(live.seating.chairs))]
            spectators = seats[SPECTATOR] + sum(other.spectators for other in elsewhere)
            found = Presence(online, spectators, self.looking(live))
            if seats:
                self._presences[id] = found
        return found

    def asker(self, id: str) -> Asker:
        """On whose behalf the bots of a table decide, for the fair queue."""
        watchers = self.watchers.get(id, ())
        people = sorted((one.seat, one.address) for one in watchers if one.seat != SPECTATOR)
        if people:
            return Asker(id, people[0][1], seated=True)
        if any(there.seats for there in self.neighbours.elsewhere(id)):
            return Asker(id, seated=True)
        return Asker(id, min((one.address for one in watchers), default=""))

    def looking(self, live: LiveTable) -> list[int]:
        """The seats that the table still waits for at its station."""
        if not live.at_station:
            return []
        found = set(self._looking_here(live))
        for there in self.neighbours.elsewhere(live.seating.id):
            # A process that has not read so far will say whom it waits for when it has.
            found |= set(there.looking if there.seq >= live.station else there.seats)
        return sorted(found)

    def _looking_here(self, live: LiveTable) -> list[int]:
        if not live.at_station:
            return []
        watchers = self.watchers.get(live.seating.id, ())
        here = {one.seat for one in watchers} - {SPECTATOR}
        # A player with two tabs looks at one of them.
        return sorted(here - {one.seat for one in watchers if one.has_seen(live.station)})


def _rows(after: int, at: int, bodies: Sequence[bytes]) -> list[Row]:
    return [Row(seq, at, body) for seq, body in enumerate(bodies, start=after + 1)]


def _listing_after(
    live: LiveTable, entries: Sequence[log.AnyEntry], at: int
) -> Listing | Turn | None:
    """The listing after these entries; None if it does not change."""
    if all(isinstance(entry, log.Said | log.Proposed) for entry in entries):
        return None
    if all(isinstance(entry, log.Played) and not entry.last for entry in entries):  # nearly always
        return _turn(live, live.seating, live.actor_after(entries, live.seating), at)
    after = live.seating.copy()
    changed = [after.fold(entry, at) for entry in entries]
    turn = _turn(live, after, live.actor_after(entries, after), at)
    if not any(changed):
        return turn
    return after.listing(_winners_after(live, entries), turn)


def _listing(live: LiveTable, at: int) -> Listing:
    """The listing of the table in its current state."""
    return live.seating.listing(
        (), _turn(live, live.seating, live.actor_after((), live.seating), at)
    )


def _turn(live: LiveTable, seating: Seating, actor: int | None, at: int) -> Turn:
    """Whose turn it is from `at` on, and when something has to be done if they do nothing. It need
    not be exact: a table that is checked too early goes on waiting.
    """
    if actor is None:
        until = None if seating.collected is None else seating.collected + 1000 * REVEAL_SECONDS
        return Turn(None, until if seating.revealing else None)
    if seating.chairs[actor].decided_by_bot:
        return Turn(actor, at if seating.has_people else None)
    clock, minutes = seating.opened.clock, game_of(seating.setup).minutes(seating.setup)
    ends = [] if clock is None else [at + 1000 * clock]
    if minutes is not None:
        ends.append((live.started_at or at) + 60_000 * minutes)
    return Turn(actor, min(ends, default=None))


def _winners_after(live: LiveTable, entries: Sequence[log.AnyEntry]) -> tuple[int, ...]:
    """The winners after these entries, stored together with the listing."""
    if live.table is None:
        return ()
    state = live.table.state
    for entry in entries:
        if isinstance(entry, log.Played) and entry.last:
            state = (live.made(entry.action) or live.ahead(entry.action)).state
    outcome = state.outcome()
    return () if outcome is None else outcome.winners
