"""The parts of a running server, put together once."""

from __future__ import annotations

import asyncio
import logging

from lichtspiel.house.clock import CLOCK
from lichtspiel.house.decisions import close
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.tokens import hash_of_bearer
from lichtspiel.server.botpool import BotPool
from lichtspiel.server.guests import Guests
from lichtspiel.server.hosts import KnownHosts, origin_host
from lichtspiel.server.limits import AddressLimits
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.others import Others
from lichtspiel.server.readiness import Readiness
from lichtspiel.server.replays import Replays
from lichtspiel.server.retention import Retention
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import store_of

_LOG = logging.getLogger(__name__)


class Services:
    """Made when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, admin: str = "", *, checked: bool = False) -> None:
        """`checked`: somebody has just looked at the database."""
        self.settings = settings
        self.admin = admin
        self.metrics = Metrics()
        self.store = store_of(settings, checked=checked)
        self.bots = BotPool(-(-settings.bot_workers // settings.workers), settings.bot_patience)
        limits = settings.limits
        self.others = Others.of(settings, self.store)
        self.open_house = OpenHouse(
            self.store,
            self.others.bus,
            self.bots,
            self.metrics,
            bot_pause=settings.bot_pause,
            messages_per_second=limits.messages_per_second,
            chats_per_minute=limits.chats_per_minute,
            neighbours=self.others.lease,
        )
        self.house = self.open_house.house
        self.addresses = AddressLimits(limits)
        self.hosts = KnownHosts(
            [settings.host, *settings.names, *map(origin_host, settings.origins)]
        )
        self.house.on_change.append(self.addresses.changed)
        self.replays = Replays(self.addresses.replays)
        self.guests = Guests()
        self.moderation = Moderation(self.store, self.guests)
        self.retention = Retention(self.store, self.house, self.moderation, settings.keep_days)
        self.readiness = Readiness(self.store.try_to_write)
        self._opened = CLOCK.steady()
        self._background: list[asyncio.Task[None]] = []

    def is_admin(self, bearer: str) -> bool:
        """Whether an `Authorization` header has the token that is in the data folder."""
        return bool(self.admin) and hash_of_bearer(bearer) == self.admin

    async def start(self) -> None:
        await self.store.open()
        await self.others.enter()
        await self.moderation.load()
        self.others.join(self.open_house, self.moderation)
        loop = asyncio.get_running_loop()
        self._background = [
            loop.create_task(self.open_house.caretaker.wake_up()),
            loop.create_task(self._keep_house()),
            loop.create_task(self.hosts.ask_the_network()),
            loop.create_task(self._beat()),
        ]

    async def stop(self) -> None:
        for task in self._background:
            task.cancel()
        self.open_house.caretaker.rest()
        self.bots.close()
        await self.others.leave()
        await self.store.close()

    async def _beat(self) -> None:
        while True:
            self.open_house.caretaker.beat()
            await asyncio.sleep(1)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.settings.housekeeping_every)
            try:
                await self.keep_house_once()
            except Exception:  # the next round retries, and tables go on meanwhile
                _LOG.exception("housekeeping failed")

    async def keep_house_once(self) -> None:
        await self.close_idle_tables()
        await self.moderation.forget_old_bans()
        if self._clock_is_settled():
            await self.retention.delete_old()

    def _clock_is_settled(self) -> bool:
        """Whether the server has run long enough for a clock that was wrong at the start to have
        been corrected: before that, nothing is closed or deleted because of its age."""
        return CLOCK.steady() >= self._opened + 1000 * self.settings.expiry_waits

    async def close_idle_tables(self) -> None:
        """Close abandoned tables, and remove finished ones from memory."""
        ages = {
            "waiting": self.settings.waiting_expires,
            "playing": self.settings.playing_expires,
        }
        # A jump of the wall clock closes nothing: neither while the house is open, nor if the clock
        # was wrong when it opened and is soon put right.
        steady = CLOCK.steady()
        for phase, seconds in ages.items() if self._clock_is_settled() else ():
            for id in await self.store.idle(phase, steady - 1000 * seconds):  # type: ignore[arg-type]
                try:
                    await self.house.change(id, lambda live: [close(live.seating, "idle")])
                except Exception as error:  # a failure must not keep the other tables open
                    _LOG.error("table %s: %s", id, type(error).__name__)
        self.open_house.put_away(self.settings.unused_leaves)
