"""Puts a house together: store, bus, bots and caretaker."""

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
        """`bot_pause`: the least seconds for a bot's move, so that people can follow.

        `messages_per_second`: the rate limit of a viewer; 0 for none.
        """
        self.bots = bots
        self.meter = meter
        self.messages_per_second = messages_per_second
        self.house = House(store, bus, meter)
        self.caretaker = Caretaker(self.house, bots, bot_pause)
