"""Puts a house together: store, bus, bots and caretaker."""

from __future__ import annotations

from lichtspiel.house.bots import Bots
from lichtspiel.house.bus import Bus
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.house import House
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import Meter
from lichtspiel.house.neighbours import Neighbours
from lichtspiel.house.rate_limits import RateLimits
from lichtspiel.house.store import EventStore

_CHAT_BURST = 4
"""A quarter of what may be said in a minute may be said at once."""

MOST_ENTRIES = 1_000_000
"""Log entries of all tables in memory, about half a gigabyte. Beyond it tables leave earlier: the
longest game takes 9 MB, and anybody may branch off one again and again."""
_JUST_USED = 10.0
"""Seconds for which a table stays all the same."""


class OpenHouse:
    def __init__(
        self,
        store: EventStore,
        bus: Bus,
        bots: Bots,
        meter: Meter,
        *,
        bot_pause: float,
        messages_per_second: int,
        chats_per_minute: int = 0,
        neighbours: Neighbours | None = None,
    ) -> None:
        """`bot_pause`: the least seconds for a bot's move, so that people can follow.

        `messages_per_second`: the rate limit of a viewer, and of all viewers of a seat together;
        `chats_per_minute`: of what a seat says to the others. 0 is no limit.
        """
        self.bots = bots
        self.meter = meter
        self.messages_per_second = messages_per_second
        self.seat_limits = RateLimits(2 * messages_per_second, messages_per_second)
        self.chat_limits = RateLimits(chats_per_minute / _CHAT_BURST, chats_per_minute / 60)
        # Flooding a table with commands affects that table only.
        self.table_limits = RateLimits(8 * messages_per_second, 4 * messages_per_second)
        self.house = House(store, bus, meter, neighbours)
        self.caretaker = Caretaker(self.house, bots, bot_pause)
        self.house.on_load.append(self._make_room)

    def put_away(self, seconds: float) -> None:
        """Tables unused for this long are unloaded; they are loaded again when somebody asks for
        them or a clock runs out there."""
        for live in self.house.unused(seconds):
            self._put_away(live)
        self._make_room()

    def _make_room(self) -> None:
        entries = self.house.entries_in_memory
        if entries <= MOST_ENTRIES:
            return
        for live in self.house.unused(_JUST_USED):
            if entries <= MOST_ENTRIES:
                return
            if self._put_away(live):
                entries -= live.seq

    def _put_away(self, live: LiveTable) -> bool:
        if not self.caretaker.lets_go(live):
            return False
        self.house.forget(live.seating.id)
        return True
