"""Looks after the tables nobody is looking after: bots to move, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.table import Table
from lichtspiel.server import log
from lichtspiel.server.botpool import BotPool, BotsDown
from lichtspiel.server.decisions import ends
from lichtspiel.server.house import Decide, House, now
from lichtspiel.server.live import LiveTable
from lichtspiel.server.settings import Settings

STAND_IN = "medium"
"""Plays for who is away: well enough not to spoil the game for the others."""

_TRY_AGAIN = 1.0

_Reason = tuple[int, int]
"""The last move and the last change of seats: work that is due because of them."""

_LOG = logging.getLogger(__name__)


class Caretaker:
    """One for the house. It is told of every change and does what is due at that table."""

    def __init__(self, house: House, bots: BotPool, settings: Settings) -> None:
        self._house = house
        self._bots = bots
        self._settings = settings
        self._started = now()
        self._due: dict[str, tuple[_Reason, asyncio.Task[None]]] = {}
        house.on_change.append(self.look_after)

    def look_after(self, live: LiveTable) -> None:
        """See what is due at a table, unless the same is under way already."""
        id, reason = live.seating.id, (live.moved, live.seated)
        under_way = self._due.get(id)
        if under_way is not None:
            if under_way[0] == reason:
                return
            under_way[1].cancel()
            del self._due[id]
        work = self._work(live)
        if work is not None:
            task = asyncio.get_running_loop().create_task(work)
            self._due[id] = reason, task
            task.add_done_callback(lambda done: self._done(live, done))

    def _done(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        under_way = self._due.get(live.seating.id)
        if under_way is not None and under_way[1] is task:
            del self._due[live.seating.id]
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("table %s: %r", live.seating.id, task.exception())
            # A full disk, say. The table waits, but not forever.
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self.look_after, live)

    def _work(self, live: LiveTable) -> Coroutine[Any, Any, None] | None:
        game = live.game
        if live.seating.phase != "playing" or game is None or game.actor == NOBODY:
            return None
        game_clock = self._game_clock(live)
        if game_clock is not None and game_clock <= now():
            return self._wait(live, game_clock)
        if live.seating.chairs[game.actor].decided_by_bot:
            return self._bot_acts(live, game)
        deadlines = [at for at in (self.deadline(live), game_clock) if at is not None]
        return self._wait(live, min(deadlines)) if deadlines else None

    # -- bots -----------------------------------------------------------------------------

    async def _bot_acts(self, live: LiveTable, game: Table) -> None:
        seat, moved = game.actor, live.moved
        chair = live.seating.chairs[seat]
        view = game.view(seat)
        pause = asyncio.sleep(self._settings.bot_pause)
        thinking = self._bots.decide(live.seating.setup, view, chair.bot or STAND_IN)
        try:
            _, notation = await asyncio.gather(pause, thinking)
        except BotsDown:
            _LOG.error(
                "table %s: no bot decides; the first legal action is played", live.seating.id
            )
            notation = game.legal_actions()[0].notation

        def decide(live: LiveTable) -> Sequence[log.AnyEntry]:
            if live.moved != moved or not live.seating.chairs[seat].decided_by_bot:
                return ()
            action = game.game.parse(notation)
            by = "bot" if live.seating.chairs[seat].bot else "stand-in"
            return [log.Played(notation, seat, by, last=ends(game, action))]  # type: ignore[arg-type]

        await self._write(live, decide)

    async def _write(self, live: LiveTable, decide: Decide) -> None:
        # What is written brings us back to look_after, which must not cancel this task then.
        self._due.pop(live.seating.id, None)
        await self._house.change(live.seating.id, decide)

    # -- clocks ---------------------------------------------------------------------------

    def deadline(self, live: LiveTable) -> int | None:
        """When the person to act will have run out of time. The house being down does not count."""
        clock = live.seating.opened.clock
        if clock is None or live.game is None or live.seating.phase != "playing":
            return None
        if live.game.actor == NOBODY or live.seating.chairs[live.game.actor].decided_by_bot:
            return None
        return max(live.last_move_at(), self._started) + 1000 * clock

    def _game_clock(self, live: LiveTable) -> int | None:
        """When the time agreed on for the whole game is up, for games that have that."""
        game = live.game
        minutes = live.seating.setup.options.get("minutes")
        if game is None or not isinstance(minutes, int) or not game.state.outside_actions():
            return None
        return live.started_at + 60_000 * minutes

    async def _wait(self, live: LiveTable, until: int) -> None:
        await asyncio.sleep(max(0, until - now()) / 1000)
        await self._write(live, self._time_is_up)

    def _time_is_up(self, live: LiveTable) -> Sequence[log.AnyEntry]:
        game = live.game
        if game is None or live.seating.phase != "playing":
            return ()
        clock = self._game_clock(live)
        if clock is not None and clock <= now():
            action = game.state.outside_actions()[0]
            return [log.Played(action.notation, None, "clock", last=ends(game, action))]
        deadline = self.deadline(live)
        if deadline is not None and deadline <= now():
            return [log.StoodIn(game.actor)]
        return ()

    # -- the whole house --------------------------------------------------------------------

    async def wake_up(self) -> None:
        """After a start: go on with every game that was going on."""
        for listing in await self._house.store.listings("playing", most=1_000_000):
            self.look_after(await self._house.table(listing.id))

    def rest(self) -> None:
        for _, task in self._due.values():
            task.cancel()
