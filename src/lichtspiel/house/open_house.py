"""A house with all that keeps it going, put together once from what is handed in."""

from __future__ import annotations

from lichtspiel.house.bots import Bots
from lichtspiel.house.bus import Bus
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.house import House
from lichtspiel.house.meter import Meter
from lichtspiel.house.store import EventStore


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
    ) -> None:
        """`bot_pause`: seconds a bot takes at least, so that people can follow.

        `messages_per_second`: the rate limit of a viewer; 0 is none.
        """
        self.bots = bots
        self.meter = meter
        self.messages_per_second = messages_per_second
        self.house = House(store, bus, meter)
        self.caretaker = Caretaker(self.house, bots, bot_pause)

    def put_away(self, seconds: float) -> None:
        """Tables that nobody used for so long leave the memory; they are read again when they are
        asked for, or when a clock runs out there."""
        for live in self.house.unused(seconds):
            if self.caretaker.lets_go(live):
                self.house.forget(live.seating.id)
