"""Clients that play over real sockets, and checks that the server has stored what they did."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from lichtspiel import read_record, verify
from lichtspiel.client import Seat
from lichtspiel.engine.seeds import contribution_hash
from lichtspiel.house import log
from lichtspiel.server.settings import Settings
from tests import luck
from tests.server.running import OpenTable, web

Commanded = log.Readied | log.Played | log.TakenBack | log.Said
_Log = list[tuple[int, log.AnyEntry]]


AT_ONCE = 8
"""People play on for this many acknowledgements, so that the server is killed while it works."""


@dataclass
class Evening:
    """What the clients know: their commands, and the numbers under which they were stored."""

    kept: dict[tuple[str, int], list[tuple[int, Commanded]]] = field(default_factory=dict)
    acknowledged: int = 0
    allowed: int | None = None
    """Clients pause once this many commands are acknowledged; None: never."""
    connections: int = 0

    def viewers(self, house: str, table: OpenTable) -> list[Coroutine[None, None, None]]:
        """All clients of a table: its players and a spectator."""
        people = [self._play(Seat(house, table.id, token)) for token in table.tokens]
        return [*people, _watch(Seat(house, table.id))]

    async def _play(self, seat: Seat) -> None:
        """Play random legal actions, sometimes with a take-back or a chat message."""
        kept = list[tuple[int, Commanded]]()

        def keep(seq: int, entry: Commanded) -> None:
            kept.append((seq, entry))
            self.acknowledged += 1

        async with seat:
            me, table = seat.update.seat, seat.update.table
            assert table is not None
            self.kept[table.id, me] = kept
            whims = luck.stream(luck.label(), table.id, me)
            contribution = f"{whims.getrandbits(128):032x}"
            seq = await seat.ready(contribution)
            noted = seat.noted
            assert noted is not None
            sealed = contribution_hash(noted.commitment, me, contribution)
            keep(seq, log.Readied(me, hash=sealed))
            while seat.update.outcome is None:
                await self._allowed()
                if seat.update.take_back and whims.random() < 0.1:
                    keep(await seat.take_back(), log.TakenBack(me))
                elif seat.update.legal:
                    action = whims.choice(seat.update.legal)
                    notation = str(action["notation"])
                    keep(await seat.act(action), log.Played(notation, me, "person"))
                    if seat.update.silence is None and whims.random() < 0.05:
                        keep(await seat.say(notation), log.Said(me, notation))
                else:
                    await seat.change()
            self.connections += seat.connections

    async def _allowed(self) -> None:
        """Pause, so that on a fast machine the games are not over before enough kills."""
        while self.allowed is not None and self.acknowledged >= self.allowed:
            await asyncio.sleep(0.005)

    async def wait_for(self, acknowledged: int, viewers: Sequence[asyncio.Task[None]]) -> None:
        """Let clients act until this many commands are acknowledged; they stop soon after."""
        self.allowed = acknowledged + AT_ONCE
        while self.acknowledged < acknowledged:
            assert not all(viewer.done() for viewer in viewers), "the games were too short"
            await asyncio.sleep(0.005)

    async def check(
        self, house: str, tables: Sequence[OpenTable], data: Path, url: str = ""
    ) -> None:
        """Check that acknowledged commands are in the log once, in order, and that games end. The
        log is in a file, or in a PostgreSQL database."""
        logs = await logs_in_database(url) if url else logs_in_file(data)
        for table in tables:
            entries = logs[table.id]
            assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1))
            assert _standing(entries) == await _recorded_actions(house, table)
        for (id, seat), kept in self.kept.items():
            mine = [
                (seq, _bare(entry))
                for seq, entry in logs[id]
                # A client reveals by itself: nobody has ordered that.
                if _commanded(entry, seat) and not isinstance(entry, log.Revealed)
            ]
            assert kept == mine


async def _watch(seat: Seat) -> None:
    async with seat:
        while seat.update.outcome is None:
            await seat.change()


async def _recorded_actions(house: str, table: OpenTable) -> list[str]:
    async with web(house) as client:
        answer = await client.get(f"/api/tables/{table.id}/record")
    record = read_record(answer.content)
    verify(record, table.commitment)
    return list(record.actions)


# -- what is on the disk ----------------------------------------------------------------


def logs_in_file(data: Path) -> dict[str, _Log]:
    found: dict[str, _Log] = {}
    connection = sqlite3.connect(Settings(data).database)
    for table, seq, body in connection.execute(
        "SELECT table_id, seq, body FROM events ORDER BY table_id, seq"
    ):
        found.setdefault(table, []).append((seq, log.decode(body)))
    connection.close()
    return found


async def logs_in_database(url: str) -> dict[str, _Log]:
    found: dict[str, _Log] = {}
    connection = await asyncpg.connect(url)
    for table, seq, body in await connection.fetch(
        "SELECT table_id, seq, body FROM lichtspiel.events ORDER BY table_id, seq"
    ):
        found.setdefault(table, []).append((seq, log.decode(body)))
    await connection.close()
    return found


def _standing(entries: _Log) -> list[str]:
    """The actions that were not taken back: with one's own, all that bots answered (ADR 27)."""
    played: list[log.Played] = []
    for _, entry in entries:
        if isinstance(entry, log.Played):
            played.append(entry)
        elif isinstance(entry, log.TakenBack):
            while played.pop().seat != entry.seat:
                pass
    return [each.action for each in played]


def _commanded(entry: log.AnyEntry, seat: int) -> bool:
    return bool(getattr(entry, "command", "")) and getattr(entry, "seat", None) == seat


def _bare(entry: log.AnyEntry) -> log.AnyEntry:
    """Without the command's id, and without the note that the game was over with it."""
    match entry:
        case log.Readied():
            return log.Readied(entry.seat, hash=entry.hash)
        case log.Played():
            return log.Played(entry.action, entry.seat, entry.by)
        case log.TakenBack():
            return log.TakenBack(entry.seat)
        case log.Said():
            return log.Said(entry.seat, entry.text)
        case _:
            return entry
