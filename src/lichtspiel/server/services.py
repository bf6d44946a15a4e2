"""The parts of a running server, put together once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.decisions import close
from lichtspiel.house.house import now
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.rate_limits import RateLimitPerAddress
from lichtspiel.server.botpool import BotPool
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.replays import Replays
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.sqlite import SqliteStore

_LOG = logging.getLogger(__name__)


class Services:
    """Made when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, admin: str = "") -> None:
        self.settings = settings
        self.admin = admin
        self.metrics = Metrics()
        self.store = SqliteStore(settings.database)
        self.bots = BotPool(settings.bot_workers, settings.bot_patience)
        limits = settings.limits
        self.open_house = OpenHouse(
            self.store,
            MemoryBus(),
            self.bots,
            self.metrics,
            bot_pause=settings.bot_pause,
            messages_per_second=limits.messages_per_second,
        )
        self.house = self.open_house.house
        self.requests = RateLimitPerAddress(limits.requests_per_minute, 60)
        self.new_tables = RateLimitPerAddress(limits.tables_per_hour, 3600)
        self.replays = Replays(RateLimitPerAddress(limits.replays_per_minute, 60))
        self.connections: Counter[str] = Counter()
        self._background: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._background = [
            loop.create_task(self.open_house.caretaker.wake_up()),
            loop.create_task(self._keep_house()),
        ]

    async def stop(self) -> None:
        for task in self._background:
            task.cancel()
        self.open_house.caretaker.rest()
        self.bots.close()
        await self.store.close()

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.settings.housekeeping_every)
            try:
                await self.close_idle_tables()
            except Exception:  # retried in the next round; tables go on meanwhile
                _LOG.exception("housekeeping failed")

    async def close_idle_tables(self) -> None:
        """Close abandoned tables, and remove finished ones from memory."""
        ages = {
            "waiting": self.settings.waiting_expires,
            "playing": self.settings.playing_expires,
        }
        for phase, seconds in ages.items():
            for id in await self.store.idle(phase, now() - 1000 * seconds):  # type: ignore[arg-type]
                try:
                    await self.house.change(id, lambda live: [close(live.seating, "idle")])
                except Exception as error:  # a failure must not keep the other tables open
                    _LOG.error("table %s: %s", id, type(error).__name__)
        for id in self.house.unwatched():
            self.house.forget(id)
