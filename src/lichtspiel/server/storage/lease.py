"""A process's lease: which tables' bots and clocks are its own, and which processes are alive.

There is one lease for each process, renewed every second and good for a few by the database's
clock. Its number is the fencing token: `heads.owner` names the process that looks after a table,
and `append_entries` writes what bots and clocks did only for that one. So a process that was frozen
or cut off and does not know yet that others have taken over cannot do anything in their place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

import lichtspiel
from lichtspiel.house.clock import CLOCK
from lichtspiel.house.neighbours import Here
from lichtspiel.house.store import Due, StoreBroken
from lichtspiel.server.storage.connections import Connection, Connections
from lichtspiel.server.storage.migrations.postgresql import newest_step
from lichtspiel.server.storage.postgresql import PostgresStore
from lichtspiel.server.storage.postgresql_bus import PostgresBus

_LOG = logging.getLogger(__name__)

RENEWED = 1.0
SECONDS = 3.0
"""How long a lease is good without being renewed. A dead process is noticed at most one renewal
later."""

_YOUNG = 4

_ALIVE = "SELECT id FROM processes WHERE until > clock_timestamp()"
_ENTER = f"""
INSERT INTO processes (until, knows, version)
VALUES (clock_timestamp() + interval '{SECONDS} s', $1, $2) RETURNING id
"""
_RENEW = f"""
WITH renewed AS (
    UPDATE processes SET until = clock_timestamp() + interval '{SECONDS} s'
    WHERE id = $1 RETURNING id
)
SELECT EXISTS (SELECT FROM renewed), ARRAY({_ALIVE}),
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
_TAKE_OVER = f"""
WITH dead AS (
    DELETE FROM processes WHERE until <= clock_timestamp() RETURNING id
), gone AS (
    DELETE FROM presence WHERE process IN (SELECT id FROM dead)
)
UPDATE heads SET owner = $1
WHERE table_id IN (
    SELECT table_id FROM heads WHERE due IS NOT NULL
    AND (owner IS NULL OR owner <> ALL (ARRAY({_ALIVE}))) AND owner IS DISTINCT FROM $1
    FOR UPDATE SKIP LOCKED
)
RETURNING table_id, due, at
"""
_CLAIM = f"""
UPDATE heads SET owner = $1
WHERE table_id IN (
    SELECT table_id FROM heads WHERE table_id = ANY($2)
    AND (owner IS NULL OR owner = $1 OR owner <> ALL (ARRAY({_ALIVE})))
    ORDER BY table_id FOR UPDATE
)
RETURNING table_id
"""
_PRESENCE = f"""
SELECT table_id, seats, spectators, seq, looking FROM presence
WHERE table_id = ANY($1) AND process <> $2 AND process IN ({_ALIVE})
"""
_TELL = """
INSERT INTO presence (table_id, process, seats, spectators, seq, looking)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (table_id, process) DO UPDATE SET
    seats = EXCLUDED.seats, spectators = EXCLUDED.spectators,
    seq = EXCLUDED.seq, looking = EXCLUDED.looking
"""


class Lease:
    """This process among others: `Neighbours` of a house."""

    def __init__(self, store: PostgresStore, bus: PostgresBus) -> None:
        self._store = store
        self._bus = bus
        self._asking = Connections(store.address, 2)
        self._id = 0
        self._alive: set[int] = set()
        self._renewed_at = 0.0
        self._settled_at = 0.0
        """Before this time nobody is held to be dead: the database was away for all."""
        self._changed = False
        """Processes have come or gone since that was last looked after."""
        self._young = 0
        """How often others are asked for what they may have said before they knew of this one."""
        self._owned: set[str] = set()
        self._wanted: set[str] = set()
        self._refused: set[str] = set()
        """Tables that belong to others as long as they live."""
        self._elsewhere: dict[str, Sequence[Here]] = {}
        self._here: dict[str, Here] = {}
        self._to_tell: dict[str, Here] = {}
        self._to_ask: set[str] = set()
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.on_owned: Callable[[str], None] = lambda _: None
        self.on_presence: Callable[[str], None] = lambda _: None
        self.on_lost: Callable[[], None] = lambda: None
        """Called when others hold this process to be dead: it owns nothing any more."""
        self.on_death: list[Callable[[], None]] = []
        """Called when another process has died or come: something may have to be taken over, and
        its last notices may not have been sent."""
        self.on_beat: list[Callable[[], None]] = []
        bus.on_presence.append(self._hear_presence)
        store.on_opened = self._owned.add

    @property
    def id(self) -> int:
        return self._id

    @property
    def alone(self) -> bool:
        return self._bus.alone

    async def enter(self) -> None:
        """Begin a lease. Raises StoreBroken if the database is away."""
        self._id = await self._asking.ask(
            lambda c: c.fetchval(_ENTER, newest_step(), lichtspiel.__version__)
        )
        self._store.process = self._id
        self._owned.clear()
        self._young = _YOUNG
        self._renewed_at = asyncio.get_running_loop().time()
        await self._renew()

    def begin(self) -> None:
        self._tasks = [
            asyncio.create_task(self._renew_forever()),
            asyncio.create_task(self._work_forever()),
        ]

    async def leave(self) -> None:
        """Give everything back at once, so that others need not wait for the lease to run out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

        if not self._id:  # it never entered
            return

        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM presence WHERE process = $1", self._id)
            await connection.execute("DELETE FROM processes WHERE id = $1", self._id)

        with suppress(StoreBroken):  # then they have to wait
            await self._asking.ask(work)
        await self._asking.close()

    # -- the lease ----------------------------------------------------------------------------

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            try:
                await self._renew()
            except Exception as error:  # nearly always: the database is away
                known = isinstance(error, StoreBroken)
                _LOG.error("the lease: %s", error if known else type(error).__name__)
            for listener in self.on_beat:
                listener()

    async def _renew(self) -> None:
        loop = asyncio.get_running_loop()
        asked = loop.time()
        mine, alive, at = await self._asking.ask(lambda c: c.fetchrow(_RENEW, self._id))
        answered = loop.time()
        CLOCK.agree(at + round(500 * (answered - asked)))
        if answered - self._renewed_at > SECONDS:
            # It was away, or this process was: give the others time to renew theirs, too.
            self._settled_at = answered + SECONDS
        self._renewed_at = answered
        if not mine:
            _LOG.error("others have taken over the tables of this process")
            await self.enter()
            self.on_lost()
            return
        before, self._alive = self._alive, set(alive)
        self._bus.alone = self._alive <= {self._id}
        self._changed = self._changed or before != self._alive
        if self._alive - before - {self._id}:
            self._to_tell.update(self._here)
            self._woken.set()
        if (self._changed and answered >= self._settled_at) or self._young:
            self._changed, self._young = False, max(0, self._young - 1)
            self._wanted |= self._refused
            self._refused.clear()
            self._woken.set()
            for listener in self.on_death:
                listener()

    # -- tables -------------------------------------------------------------------------------

    def owns(self, table: str) -> bool:
        return table in self._owned

    def claim(self, table: str) -> None:
        self._wanted.add(table)
        self._woken.set()

    def disown(self, table: str) -> None:
        self._owned.discard(table)

    async def take_over(self) -> Sequence[Due]:
        rows = await self._asking.ask(lambda c: c.fetch(_TAKE_OVER, self._id))
        self._owned.update(row[0] for row in rows)
        return [Due(*row) for row in rows]

    # -- presence -----------------------------------------------------------------------------

    def tell(self, table: str, here: Here) -> None:
        self._here[table] = here
        if here == Here():
            del self._here[table]
        if not self._bus.alone:
            self._to_tell[table] = here
            self._woken.set()

    def elsewhere(self, table: str) -> Sequence[Here]:
        return self._elsewhere.get(table, ())

    def _hear_presence(self, table: str) -> None:
        self._to_ask.add(table)
        self._woken.set()

    # -- what is asked in the background ---------------------------------------------------------

    async def _work_forever(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                await self._claim_wanted()
                await self._tell_others()
                await self._ask_others()
            except Exception as error:  # nearly always: the database is away
                known = isinstance(error, StoreBroken)
                _LOG.error("other processes: %s", error if known else type(error).__name__)
                await asyncio.sleep(RENEWED)
                self._woken.set()

    async def _claim_wanted(self) -> None:
        wanted = sorted(self._wanted - self._owned)
        if wanted:
            rows = await self._asking.ask(lambda c: c.fetch(_CLAIM, self._id, wanted))
            self._owned.update(row[0] for row in rows)
            self._wanted.difference_update(wanted)
            self._refused.update(wanted)
            self._refused -= self._owned
            for (table,) in rows:
                self.on_owned(table)

    async def _tell_others(self) -> None:
        telling = dict(self._to_tell)
        if not telling:
            return
        values = [
            (table, self._id, list(here.seats), here.spectators, here.seq, list(here.looking))
            for table, here in telling.items()
        ]
        gone = [table for table, here in telling.items() if here == Here()]
        await self._asking.ask(lambda c: c.executemany(_TELL, values))
        if gone:
            forget = "DELETE FROM presence WHERE process = $1 AND table_id = ANY($2)"
            await self._asking.ask(lambda c: c.execute(forget, self._id, gone))
        for table, here in telling.items():
            if self._to_tell.get(table) == here:
                del self._to_tell[table]
            self._bus.publish_presence(table)
            self._to_ask.add(table)  # whoever begins to look wants to know who else does

    async def _ask_others(self) -> None:
        asked, self._to_ask = self._to_ask, set()
        if not asked:
            return
        found: dict[str, list[Here]] = {table: [] for table in asked}
        for table, seats, spectators, seq, looking in await self._asking.ask(
            lambda c: c.fetch(_PRESENCE, list(asked), self._id)
        ):
            found[table].append(Here(tuple(seats), spectators, seq, tuple(looking)))
        for table, others in found.items():
            if others != list(self._elsewhere.get(table, ())):
                if others:
                    self._elsewhere[table] = others
                else:
                    self._elsewhere.pop(table, None)
                self.on_presence(table)

    def ask_again(self) -> None:
        """Presence may have changed without a notice."""
        self._to_ask.update(self._elsewhere, self._here)
        self._woken.set()
