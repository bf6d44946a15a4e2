"""PostgreSQL: a database for many processes, many appends in one durable transaction.

Each process has one connection that appends. It takes whatever has queued up while the last
transaction was being written and hands it over in one statement (`append_entries`, in the first
migration), which is one round trip and one commit. Which of two processes has written a number is
decided there. Reading has connections of its own.

The hashes are those of `chain`. They are computed here, from the last one of each table, which is
remembered; the database compares it, so that an append goes on from exactly the entries that this
process has read, and an append that is sent a second time is recognised.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from lichtspiel.house.store import (
    CodeTaken,
    Conflict,
    Due,
    Held,
    Listing,
    LogDamaged,
    NotOwner,
    Progress,
    Row,
    StoreBroken,
    Turn,
)
from lichtspiel.protocol.common import Phase
from lichtspiel.server.storage.chain import START, fits, link
from lichtspiel.server.storage.connections import (
    Address,
    Connection,
    Connections,
    Refused,
    ask_once,
)
from lichtspiel.server.storage.migrations.postgresql import check_version, migrate
from lichtspiel.server.storage.moving import back_up
from lichtspiel.server.storage.sqlite import private

_READERS = 4
_REMEMBERED = 50_000
"""Tables whose last hash is remembered."""
_MOST = 200
"""Appends in one transaction."""

_APPEND = "SELECT append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
_WRITTEN, _NOT_OWNED, _CODE_TAKEN = 0, 2, 3
_COLUMNS = "id, code, game, phase, open, names, bots, changed, winners, actor, due"
_LISTED = f"SELECT {_COLUMNS} FROM tables LEFT JOIN heads ON heads.table_id = id"
_FOLLOWING = """
SELECT heads.seq, heads.hash, events.seq, events.at, events.body, events.hash
FROM (SELECT $1::text AS id) AS wanted
LEFT JOIN heads ON heads.table_id = id
LEFT JOIN events ON events.table_id = id AND events.seq >= $2
ORDER BY events.seq
"""
"""With the last entry that is known already, which the next one is chained to."""


class _Last(NamedTuple):
    """The number and the hash of a table's last entry."""

    seq: int
    hash: bytes


_NONE = _Last(0, START)


def _future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


@dataclass
class _Append:
    table: str
    after: int
    bodies: Sequence[bytes]
    at: int
    listing: Listing | Turn | None
    fence: int | None
    """The process that has to own the table; None: any may write."""
    done: asyncio.Future[None] = field(default_factory=_future)
    before: bytes = START
    hashes: list[bytes] = field(default_factory=list)

    def fail(self, error: Exception) -> None:
        if not self.done.done():  # or whoever asked has given up
            self.done.set_exception(error)


class PostgresStore:
    """A ServerStore in a PostgreSQL database, which other processes may use at the same time."""

    epoch = ""
    process: int | None = None
    """This process's number, if it has a lease (`lease`)."""

    def __init__(self, url: str) -> None:
        """In a running event loop. Nothing is connected before something is asked for."""
        self.address = Address(url)
        self._reading = Connections(self.address, _READERS)
        # Whatever the database's own settings say: what was acknowledged is on disk.
        self._writing = Connections(self.address, 1, synchronous_commit="on")
        self._last: OrderedDict[str, _Last] = OrderedDict()
        self._queue: deque[_Append] = deque()
        self._appending: asyncio.Task[None] | None = None
        self._closed = False
        self.on_opened: Callable[[str], None] = lambda _: None
        """Called with each table that this process has opened, and owns."""

    async def open(self, *, bring_up_to_date: bool = True) -> None:
        """Check that the database is there and ours, or say in one sentence why it cannot be
        used. Older ones are brought up to date."""

        async def work(connection: Connection) -> str:
            if bring_up_to_date:
                await migrate(connection, str(self.address))
            else:
                await check_version(connection, str(self.address))
            found: str = await connection.fetchval("SELECT value FROM house WHERE name = 'epoch'")
            return found

        self.epoch = await ask_once(self.address, work)

    async def check_version(self) -> None:
        """Refuse a database that this version of the program cannot read."""
        await self.open(bring_up_to_date=False)

    # -- appending ----------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        if self._closed:
            raise StoreBroken("closed")
        fence = self.process if owned else None
        append = _Append(table, after, bodies, at, listing, fence)
        self._queue.append(append)
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._append_all())
        await append.done

    async def _append_all(self) -> None:
        while self._queue:
            batch = [self._queue.popleft() for _ in range(min(_MOST, len(self._queue)))]
            batch.sort(key=lambda append: append.table)  # as `append_entries` wants them
            try:
                await self._write(batch)
            except Exception as error:  # whatever it is, those who wait must hear of it
                if not isinstance(error, Refused):  # it is away: nobody else is let wait for it
                    batch += self._queue
                    self._queue.clear()
                broken = error if isinstance(error, StoreBroken) else StoreBroken("other")
                for append in batch:
                    self._last.pop(append.table, None)
                    append.fail(broken)

    async def _write(self, batch: Sequence[_Append]) -> None:
        await self._learn_last({append.table for append in batch})
        fit = [append for append in batch if self._chain(append)]
        if not fit:
            return
        attempts = itertools.count()

        async def work(connection: Connection) -> Sequence[int]:
            again = next(attempts) > 0
            arguments = (*_arguments(fit), self.process, again)
            answers: Sequence[int] = await connection.fetchval(_APPEND, *arguments)
            return answers

        try:
            answers = await self._writing.ask(work)
        except Refused:
            if len(fit) == 1:
                raise
            for append in fit:  # it is to hurt only who sent what is wrong
                try:
                    await self._write([append])
                except Refused as error:
                    append.fail(error)
            return
        for append, answer in zip(fit, answers, strict=True):
            self._answer(append, answer)

    async def _learn_last(self, tables: AbstractSet[str]) -> None:
        unknown = [table for table in tables if table not in self._last]
        if unknown:
            ask = "SELECT table_id, seq, hash FROM heads WHERE table_id = ANY($1)"
            rows = await self._writing.ask(lambda c: c.fetch(ask, unknown))
            found = {row[0]: _Last(*row[1:]) for row in rows}
            for table in unknown:
                self._remember(table, found.get(table, _NONE))

    def _chain(self, append: _Append) -> bool:
        """Compute the hashes; False if it does not follow the last entry that is known."""
        last = self._last[append.table]
        if last.seq != append.after:
            del self._last[append.table]  # to be asked for again: it may be this that is wrong
            append.fail(_conflict(append))
            return False
        append.before, append.hashes = last.hash, []
        chained = last.hash
        for seq, body in enumerate(append.bodies, start=append.after + 1):
            chained = link(chained, append.table, seq, append.at, body)
            append.hashes.append(chained)
        return True

    def _answer(self, append: _Append, answer: int) -> None:
        if answer == _WRITTEN:
            seq = append.after + len(append.bodies)
            self._remember(append.table, _Last(seq, append.hashes[-1]))
            if not append.after:
                self.on_opened(append.table)
            if not append.done.done():  # or whoever asked has given up
                append.done.set_result(None)
            return
        self._last.pop(append.table, None)
        if answer == _CODE_TAKEN and isinstance(append.listing, Listing):
            append.fail(CodeTaken(append.listing.code))
        elif answer == _NOT_OWNED:
            append.fail(NotOwner(append.table))
        else:
            append.fail(_conflict(append))

    def _remember(self, table: str, last: _Last) -> None:
        known = self._last.get(table)
        if known is None or known.seq < last.seq:
            self._last[table] = last
        self._last.move_to_end(table)
        if len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)

    # -- reading ------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        rows = await self._fetch(_FOLLOWING, table, after)
        head = _NONE if rows[0][0] is None else _Last(*rows[0][:2])
        entries = [row[2:] for row in rows if row[2] is not None]
        first = _NONE
        if entries and entries[0][0] == after:
            first = _Last(after, entries.pop(0)[3])  # it was looked at when it was read
        if not fits(table, entries, head, first):
            raise LogDamaged(table)
        self._remember(table, head)
        return [Row(*row[:3]) for row in entries]

    async def last(self, tables: Sequence[str]) -> Mapping[str, int]:
        rows = await self._fetch(
            "SELECT table_id, seq FROM heads WHERE table_id = ANY($1)", list(tables)
        )
        return {row[0]: row[1] for row in rows}

    async def by_code(self, code: str) -> str | None:
        rows = await self._fetch(
            "SELECT id FROM tables WHERE code = $1 AND phase IN ('waiting', 'playing')", code
        )
        return rows[0][0] if rows else None

    async def listings(
        self, phase: Phase, *, open_only: bool = False, most: int = 100
    ) -> Sequence[Listing]:
        rows = await self._fetch(
            f"{_LISTED} WHERE phase = $1 AND (open OR NOT $2) ORDER BY changed DESC, id LIMIT $3",
            phase,
            open_only,
            most,
        )
        return [_listing(row) for row in rows]

    async def held(self, tokens: Sequence[str]) -> Sequence[Held]:
        rows = await self._fetch(
            f"SELECT {_COLUMNS}, seat, token FROM tables JOIN holders ON holders.table_id = id"
            " LEFT JOIN heads ON heads.table_id = id"
            " WHERE token = ANY($1) ORDER BY changed DESC, id",
            tokens,
        )
        return [Held(_listing(row[:-2]), *row[-2:]) for row in rows]

    async def idle(self, phase: Phase, before: int) -> Sequence[str]:
        rows = await self._fetch(
            "SELECT id FROM tables JOIN heads ON table_id = id WHERE phase = $1 AND at < $2",
            phase,
            before,
        )
        return [row[0] for row in rows]

    async def due(self) -> Sequence[Due]:
        rows = await self._fetch(
            "SELECT table_id, due, at FROM heads WHERE due IS NOT NULL ORDER BY due, table_id"
        )
        return [Due(*row) for row in rows]

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        found: list[Any] = await self._reading.ask(lambda c: c.fetch(query, *values))
        return found

    # -- what is not a log --------------------------------------------------------------------

    async def try_to_write(self) -> None:
        await self._do("UPDATE tried SET at = at + 1")

    async def delete(self, tables: Sequence[str]) -> None:
        async def work(connection: Connection) -> None:
            async with connection.transaction():
                for place in ("events", "heads", "holders"):
                    await connection.execute(
                        f"DELETE FROM {place} WHERE table_id = ANY($1)", tables
                    )
                await connection.execute("DELETE FROM tables WHERE id = ANY($1)", tables)

        await self._reading.ask(work)
        for table in tables:
            self._last.pop(table, None)

    async def bans(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch("SELECT address, until FROM bans")}

    async def ban(self, address: str, until: int) -> None:
        await self._do(
            "INSERT INTO bans VALUES ($1, $2)"
            " ON CONFLICT (address) DO UPDATE SET until = EXCLUDED.until",
            address,
            until,
        )

    async def unban(self, address: str) -> None:
        await self._do("DELETE FROM bans WHERE address = $1", address)

    async def forget_bans(self, before: int) -> None:
        await self._do("DELETE FROM bans WHERE until <= $1", before)

    async def note(self, name: str) -> str:
        rows = await self._fetch("SELECT text FROM notes WHERE name = $1", name)
        return rows[0][0] if rows else ""

    async def keep_note(self, name: str, text: str) -> None:
        await self._do(
            "INSERT INTO notes VALUES ($1, $2)"
            " ON CONFLICT (name) DO UPDATE SET text = EXCLUDED.text",
            name,
            text,
        )

    async def came(self, tokens: Sequence[str], day: int) -> None:
        await self._do("UPDATE holders SET seen = $1 WHERE token = ANY($2)", day, tokens)

    async def forgotten(self, before: int, most: int) -> Sequence[str]:
        rows = await self._fetch(
            "SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < $1"
            " AND NOT EXISTS (SELECT FROM holders WHERE table_id = id AND seen >= $1) LIMIT $2",
            before,
            most,
        )
        return [row[0] for row in rows]

    async def _do(self, command: str, *values: object) -> None:
        await self._reading.ask(lambda c: c.execute(command, *values))

    async def backup(self, path: Path, progress: Progress = lambda _: None) -> None:
        """Into a SQLite file, which is good for both kinds of servers."""
        private(path)
        await ask_once(self.address, lambda connection: back_up(connection, path, progress))

    async def find_damage(self) -> tuple[int, list[str], bool]:
        """How many tables there are, and which are not as they were written. Whether the database
        itself is in order, its own tools tell (`pg_amcheck`)."""
        listed = {row[0] for row in await self._fetch("SELECT id FROM tables")}
        rows = await self._fetch("SELECT table_id FROM heads UNION SELECT table_id FROM events")
        ids = listed | {row[0] for row in rows}
        return len(listed), [id for id in sorted(ids) if not await self._is_whole(id, listed)], True

    async def _is_whole(self, table: str, listed: AbstractSet[str]) -> bool:
        try:
            return bool(await self.read(table)) and table in listed
        except LogDamaged:
            return False

    # -- the end ------------------------------------------------------------------------------

    async def close(self) -> None:
        self._closed = True
        if self._appending is not None:
            await self._appending
        await self._writing.close()
        await self._reading.close()


def try_to_open(url: str) -> None:
    """Outside of an event loop: bring a database up to date, or say why it cannot be used."""

    async def work() -> None:
        store = PostgresStore(url)
        await store.open()
        await store.close()

    asyncio.run(work())


def _arguments(appends: Sequence[_Append]) -> tuple[object, ...]:
    """What `append_entries` takes: a list of each part, the entries of all one after the other."""
    turns = [append.listing for append in appends]
    return (
        [append.table for append in appends],
        [append.after for append in appends],
        [append.before for append in appends],
        [len(append.bodies) for append in appends],
        [append.at for append in appends],
        [append.fence for append in appends],
        [turn is not None for turn in turns],
        [None if turn is None else turn.actor for turn in turns],
        [None if turn is None else turn.due for turn in turns],
        [_written(turn) if isinstance(turn, Listing) else None for turn in turns],
        [body for append in appends for body in append.bodies],
        [one for append in appends for one in append.hashes],
    )


def _written(listing: Listing) -> str:
    return json.dumps(
        {
            "id": listing.id,
            "code": listing.code,
            "game": listing.game,
            "phase": listing.phase,
            "open": listing.open,
            "names": listing.names,
            "bots": listing.bots,
            "winners": listing.winners,
            "changed": listing.changed,
            "holders": dict(listing.holders),
        }
    )


def _conflict(append: _Append) -> Conflict:
    return Conflict(f"{append.table}: {append.after + 1} is not the next entry")


def _listing(row: Sequence[Any]) -> Listing:
    id, code, game, phase, is_open, names, bots, changed, winners, actor, due = row
    return Listing(
        id=id,
        code=code,
        game=game,
        phase=phase,
        open=is_open,
        names=tuple(names),
        bots=tuple(bots),
        changed=changed,
        winners=tuple(winners),
        actor=actor,
        due=due,
    )
