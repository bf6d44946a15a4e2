"""The longest games there are: Hollywood Poker with many deals."""

from __future__ import annotations

from functools import cache

from lichtspiel.house import log
from lichtspiel.house.live import LiveTable
from lichtspiel.house.store import Row
from tests.effort import rounds
from tests.house.loops import START
from tests.house.rooms import opened, play_on, write

SEATS = rounds(4, 8)
DEALS = rounds(30, 100)
"""In the long form the most that can be agreed on: some 26,000 actions."""


def begun(deals: int = DEALS, seats: int = SEATS, clock: int | None = None) -> list[log.AnyEntry]:
    people = [log.Seated(seat, f"Guest {seat}", f"hash {seat}") for seat in range(seats)]
    table = opened("hollywood-poker", seats=seats, clock=clock, end="deals", deals=deals)
    return [table, *people, log.Started()]


@cache
def rows(deals: int = DEALS, seats: int = SEATS, *, to_its_end: bool = True) -> list[Row]:
    """The log of a game; one that is not over lacks its last ten actions."""
    live = LiveTable("table")
    bodies = [log.encode(entry) for entry in begun(deals, seats)]
    write(live, *map(log.decode, bodies))
    while live.seating.phase == "playing":
        entry = play_on(live)
        bodies.append(log.encode(entry))
        write(live, entry)
    written = [Row(seq, START, body) for seq, body in enumerate(bodies, start=1)]
    return written if to_its_end else written[:-10]


def read(written: list[Row], id: str = "table") -> LiveTable:
    live = LiveTable(id)
    live.fold(written)
    return live
