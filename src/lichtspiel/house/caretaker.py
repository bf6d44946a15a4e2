"""Background work at all tables: lets bots move, and acts when a clock runs out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, Literal, NamedTuple

from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.engine.table import Table
from lichtspiel.house import log
from lichtspiel.house.bots import Bots, BotsDown
from lichtspiel.house.clock import CLOCK, JUMP
from lichtspiel.house.contributing import REVEAL_SECONDS, late
from lichtspiel.house.house import Decide, House, NoSuchTable, now
from lichtspiel.house.live import LiveTable
from lichtspiel.house.store import NotOwner, StoreBroken

STAND_IN = "medium"
"""The level of the bot that stands in for an absent player: good enough for the others."""

_GRACE = 5
_GRACE_SHARE = 10
"""A player who returns to a decision has a tenth of the clock, but at least this many seconds."""

STATION = 20_000
"""The longest wait at a station, in milliseconds."""

NETWORK_BOT_SECONDS = 30
"""The longest that a bot may take over the network, also where people have no clock: nobody is to
wait for a program that hangs."""

_TRY_AGAIN = 1.0

_Reason = tuple[object, ...]
"""Identifies work that is due: the point in the game, and who decides."""

_FROZEN = 5_000
"""After this many milliseconds without a heartbeat, the house was suspended or overloaded."""

_BACK_AT_ONCE = 4
"""How many tables are loaded at once when many are due, as after a start."""

_LOG = logging.getLogger(__name__)


class _Work(NamedTuple):
    """Work in progress at a table."""

    reason: _Reason
    task: asyncio.Task[None]
    until: int | None
    """When the work is a clock: the time it waits for. None for other work."""


class Caretaker:
    """One per house. It is told of every change, and does the work that is due at that table."""

    def __init__(self, house: House, bots: Bots, bot_pause: float) -> None:
        self._house = house
        self._bots = bots
        self._bot_pause = bot_pause
        self._started = now()
        """Time before this is not counted against anybody: the house was closed or suspended."""
        self._beat_at: int | None = None
        self._frozen: list[tuple[int, int]] = []
        """When the house was last resumed, and after how many milliseconds."""
        self._resting = False
        self._due: dict[str, _Work] = {}
        self._away: dict[str, asyncio.TimerHandle] = {}
        """Tables that are not in memory, and when each is checked next."""
        self._coming_back = asyncio.Semaphore(_BACK_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._taken_over: dict[str, int] = {}
        """When tables of other processes were taken over: time before is not counted there."""
        house.on_change.append(self.look_after)
        house.on_news.append(self._news_of)
        house.neighbours.on_owned = self._owned

    def look_after(self, live: LiveTable) -> None:
        """Start the work that is due at a table, unless it is running already."""
        if self._resting:
            return
        id = live.seating.id
        reason = (_reason(live), self._station_ends(live), self._is_played_on(live))
        timer = self._away.pop(id, None)
        if timer is not None:
            timer.cancel()
        owns = self._house.neighbours.owns(id)
        under_way = self._due.get(id)
        if under_way is not None:
            if under_way.reason == reason and owns:
                return
            under_way.task.cancel()
            del self._due[id]
        if not owns:
            if live.seating.phase == "playing" or live.seating.revealing:
                self._house.neighbours.claim(id)
            return
        work, until = self._work(live)
        if work is not None:
            task = asyncio.get_running_loop().create_task(work)
            self._due[id] = _Work(reason, task, until)
            task.add_done_callback(lambda done: self._done(live, done))

    def lets_go(self, live: LiveTable) -> bool:
        """Whether a table may be unloaded; if a clock runs there, it is scheduled to be loaded
        again."""
        id = live.seating.id
        under_way = self._due.get(id)
        if under_way is None:
            return True
        if under_way.until is None:
            return False
        del self._due[id]
        under_way.task.cancel()
        self._come_back(id, under_way.until - now())
        return True

    def _done(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        under_way = self._due.get(live.seating.id)
        if under_way is not None and under_way.task is task:
            del self._due[live.seating.id]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, NotOwner):
            self._house.neighbours.disown(live.seating.id)
            return
        # A deleted table needs no work.
        if error is not None and not isinstance(error, NoSuchTable):
            # Not the error's text: it may contain cards, which must not get into logs.
            problem = error if isinstance(error, StoreBroken) else type(error).__name__
            _LOG.error("table %s: %s", live.seating.id, problem)
            # For instance, the disk is full. Retry later.
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self.look_after, live)

    def _work(self, live: LiveTable) -> tuple[Coroutine[Any, Any, None] | None, int | None]:
        """The work that is due now, if any, and otherwise until when the table waits."""
        reveal_ends = self._reveal_ends(live)
        if reveal_ends is not None:
            return self._wait(live, reveal_ends), reveal_ends
        table = live.table
        if live.seating.phase != "playing" or table is None or table.actor == NOBODY:
            return None, None
        station_ends = self._station_ends(live)
        if station_ends is not None:
            return self._let_look(live, station_ends), None
        game_clock = self._game_clock(live)
        if game_clock is not None and game_clock <= now():
            return self._wait(live, game_clock), None
        if live.seating.chairs[table.actor].decided_by_bot:
            if not self._is_played_on(live):
                return None, None
            return self._bot_acts(live, table), None
        deadlines = [at for at in (self.deadline(live), game_clock) if at is not None]
        if not deadlines:
            return None, None
        until = min(deadlines)
        return self._wait(live, until), until

    def _is_played_on(self, live: LiveTable) -> bool:
        """A table of bots alone plays only while somebody is watching."""
        return live.seating.has_people or self._house.is_watched(live.seating.id)

    # -- contributions ---------------------------------------------------------------------

    def _reveal_ends(self, live: LiveTable) -> int | None:
        """Until when contributions have to be revealed; None: they are not asked for."""
        seating = live.seating
        if not seating.revealing or seating.collected is None:
            return None
        self._look_up()
        begun = max(self._past(seating.collected), self._begun(seating.id))
        return begun + 1000 * REVEAL_SECONDS

    # -- stations -------------------------------------------------------------------------

    def _station_ends(self, live: LiveTable) -> int | None:
        """Until when the table waits at a station (a pause between deals); None if it doesn't."""
        if not self._house.looking(live):
            return None
        until = self._past(live.last_move_at()) + STATION
        return until if until > now() else None

    async def _let_look(self, live: LiveTable, until: int) -> None:
        while (left := until - now()) > 0:
            await asyncio.sleep(left / 1000)
        self._due.pop(live.seating.id, None)
        self.look_after(live)

    # -- bots -----------------------------------------------------------------------------

    async def _bot_acts(self, live: LiveTable, table: Table) -> None:
        seat, moved = table.actor, live.moved
        pause = asyncio.sleep(self._bot_pause)
        _, wanted = await asyncio.gather(pause, self._think(live, table))

        def decide(live: LiveTable) -> Sequence[log.AnyEntry]:
            chair = live.seating.chairs[seat]
            playing = live.seating.phase == "playing"
            if not playing or live.moved != moved or not chair.decided_by_bot:
                return ()
            step = live.ahead(_allowed(live, table, wanted), seat)
            by: Literal["bot", "stand-in"] = "stand-in" if chair.stand_in else "bot"
            return [log.Played(step.action.notation, seat, by, last=step.ends)]

        await self._write(live, decide)

    async def _think(self, live: LiveTable, table: Table) -> Action | None:
        chair = live.seating.chairs[table.actor]
        level = STAND_IN if chair.stand_in else chair.bot
        try:
            asker = self._house.asker(live.seating.id)
            return await self._bots.decide(table.view(table.actor), level, asker)
        except BotsDown:
            _LOG.error("table %s: no bot decides; a legal action is played", live.seating.id)
            return None

    async def _write(self, live: LiveTable, decide: Decide) -> None:
        # Writing calls look_after again, which must not cancel this task.
        self._due.pop(live.seating.id, None)
        await self._house.change(live.seating.id, decide, owned=True)

    # -- clocks ---------------------------------------------------------------------------

    def deadline(self, live: LiveTable) -> int | None:
        """When the person to act will have run out of time. The house being down does not count."""
        self._look_up()
        clock = live.seating.opened.clock
        if live.table is None or live.seating.phase != "playing" or live.table.actor == NOBODY:
            return None
        chair = live.seating.chairs[live.table.actor]
        if chair.network_bot:
            clock = NETWORK_BOT_SECONDS if clock is None else min(clock, NETWORK_BOT_SECONDS)
        if clock is None or chair.decided_by_bot:
            return None
        since = chair.since
        until = (
            max(self._past(live.last_move_at()), self._past(since), self._begun(live.seating.id))
            + 1000 * clock
        )
        if live.at_station:
            # Always in full, even if nobody looks: so a displayed clock never jumps, and it is
            # the same after a restart.
            until += STATION
        back = live.came_back_at()
        return until if back is None else max(until, back + 1000 * _grace(clock))

    def _past(self, at: int) -> int:
        """A time that a clock far ahead of ours has written counts from when the house opened. The
        clocks of two processes are never exactly the same."""
        return at if at <= now() + JUMP else self._started

    def _begun(self, table: str) -> int:
        """Since when this process has looked after a table."""
        return max(self._started, self._taken_over.get(table, 0))

    def beat(self) -> None:
        """Call this every second: a gap shows that the process was suspended."""
        CLOCK.follow()
        self._look_up()
        self._beat_at = now()

    def _look_up(self) -> None:
        """After a suspension, the first look at a clock restarts them all."""
        if self._beat_at is None or (lost := now() - self._beat_at) <= _FROZEN:
            return
        self._beat_at = self._started = now()
        self._frozen.append((self._started, lost))

    def _game_clock(self, live: LiveTable) -> int | None:
        """When the time limit of the whole game expires, for games that have one."""
        table = live.table
        minutes = None if table is None else table.game.minutes(live.seating.setup)
        if table is None or minutes is None or not table.state.outside_actions():
            return None
        frozen = sum(lost for at, lost in self._frozen if at > live.started_at)
        return live.started_at + 60_000 * minutes + frozen

    async def _wait(self, live: LiveTable, until: int) -> None:
        while (left := until - now()) > 0:  # clocks of different kinds may disagree a little
            await asyncio.sleep(left / 1000)
        await self._write(live, self._time_is_up)
        self.look_after(live)  # it may be too early after all, if the house was frozen

    def _time_is_up(self, live: LiveTable) -> Sequence[log.AnyEntry]:
        reveal_ends = self._reveal_ends(live)
        if reveal_ends is not None:
            return late(live.seating) if reveal_ends <= now() else ()
        table = live.table
        if table is None or live.seating.phase != "playing":
            return ()
        clock = self._game_clock(live)
        if clock is not None and clock <= now():
            step = live.ahead(table.state.outside_actions()[0])
            return [log.Played(step.action.notation, None, "clock", last=step.ends)]
        deadline = self.deadline(live)
        if deadline is not None and deadline <= now():
            return [log.StoodIn(table.actor)]
        return ()

    # -- the whole house --------------------------------------------------------------------

    async def wake_up(self) -> None:
        """After a start: schedule each game for when something is due there. A game that is asked
        for earlier is loaded from the store."""
        await self.take_over()

    async def take_over(self) -> None:
        """Look after the tables that no living process looks after."""
        for id, due, at in await self._house.neighbours.take_over():
            self._owned(id)
            if not self._house.is_in_memory(id):
                self._come_back(id, max(0, due - at))  # that nobody was there does not count

    def _owned(self, id: str) -> None:
        """This process looks after a table from now on."""
        self._taken_over[id] = now()
        self._house.look_after_again(id)

    def _news_of(self, id: str) -> None:
        """Something has happened in another process at a table that this one looks after, and does
        not have in memory."""
        if self._resting or not self._house.neighbours.owns(id):
            return
        timer = self._away.pop(id, None)
        if timer is not None:
            timer.cancel()
        self._come_back(id, 0)

    def _come_back(self, id: str, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        if id in self._away:
            self._away[id].cancel()
        self._away[id] = loop.call_later(max(0, milliseconds) / 1000, self._now_due, id)

    def _now_due(self, id: str) -> None:
        del self._away[id]
        task = asyncio.get_running_loop().create_task(self._fetch(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fetch(self, id: str) -> None:
        """Load a table, which starts its background work."""
        try:
            async with self._coming_back:
                self.look_after(await self._house.table(id))
        except Exception as error:  # one that cannot be read must not stop the others
            _LOG.error("table %s: %s", id, type(error).__name__)

    def rest(self) -> None:
        """Stop for good. Later work is picked up after the next start."""
        self._resting = True
        for work in self._due.values():
            work.task.cancel()
        for timer in self._away.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()


def _grace(clock: int) -> int:
    return max(_GRACE, clock // _GRACE_SHARE)


def _reason(live: LiveTable) -> _Reason:
    if live.table is None or live.table.actor == NOBODY:
        return live.moved, live.seating.phase, live.seating.collected
    chair = live.seating.chairs[live.table.actor]
    back = live.came_back_at()
    return live.moved, live.seating.phase, chair.bot, chair.stand_in, chair.since, back


def _allowed(live: LiveTable, table: Table, wanted: Action | None) -> Action:
    """The bot's action if it is legal, else the first legal action."""
    legal = table.legal_actions()
    if wanted in legal:
        return wanted
    if wanted is not None:
        _LOG.error("table %s: what its bot decides is not legal", live.seating.id)
    return legal[0]
