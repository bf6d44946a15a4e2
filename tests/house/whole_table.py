"""A whole table over a transport in memory: two people, a bot and a spectator, to the outcome.

Run as a program it prints the record, which is the same wherever Python runs:
`python -m tests.house.whole_table top-oder-flop`.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action
from lichtspiel.engine.record import Record
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import LEAST_CONTRIBUTION, contribution_hash
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.house import decisions, log
from lichtspiel.house.bots import decide, rate
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.fair_queue import Asker
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.tokens import hashed
from lichtspiel.house.visit import visit
from lichtspiel.protocol.common import TableInfo
from lichtspiel.protocol.socket import (
    PROTOCOL,
    Act,
    Hello,
    Rating,
    Ready,
    Refused,
    Reveal,
    Said,
    ServerMessage,
    Update,
)
from tests import luck
from tests.house.memory_store import MemoryStore

TABLE = "table"
PEOPLE = ("Ada", "Bob")
"""Their names are their tokens."""

_decode = msgspec.json.Decoder(ServerMessage).decode


def words(name: str) -> str:
    """The contribution to the deal of somebody of this name."""
    return name.ljust(LEAST_CONTRIBUTION, ".")


class Gone(Exception):
    """The viewer has left."""


class InMemory:
    """A transport: what one side says, the other takes from a queue."""

    def __init__(self) -> None:
        self.to_house: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.to_viewer: asyncio.Queue[bytes] = asyncio.Queue()

    async def receive(self) -> bytes:
        message = await self.to_house.get()
        if message is None:
            raise Gone
        return message

    async def send(self, message: bytes) -> None:
        self.to_viewer.put_nowait(message)


class BotsHere:
    """Bots that run in this process and block it."""

    async def decide(self, view: View, level: str, asker: Asker) -> Action:
        return decide(view, level, luck.number("bot", msgspec.json.encode(view.to_json())))

    async def rate(self, view: View, asker: Asker) -> list[Rating]:
        return rate(view, luck.number("hint"))


class Guest:
    """Plays at random until the game is over."""

    def __init__(self, name: str | None) -> None:
        self.seat = SPECTATOR if name is None else PEOPLE.index(name)
        self.updates: list[Update] = []
        self._name = name
        self._line = InMemory()
        self._dice = Dice(luck.number("guest", name))

    async def attend(self, open_house: OpenHouse) -> None:
        visiting = asyncio.create_task(visit(open_house, TABLE, self._line))
        self._say(Hello(self._name, protocol=PROTOCOL))
        while not self.updates or self.updates[-1].outcome is None:
            self._hear(_decode(await self._line.to_viewer.get()))
        self._line.to_house.put_nowait(None)
        try:
            await visiting
        except Gone:
            return
        raise AssertionError("a visit ends with what the transport raises")

    def _hear(self, told: ServerMessage) -> None:
        assert not isinstance(told, Refused), told
        if not isinstance(told, Update):
            return
        self.updates.append(told)
        if told.table is not None and self._name is not None:
            self._contribute(told.table, words(self._name))
        if told.legal:
            action = told.legal[self._dice.below(len(told.legal))]
            self._say(Act(f"after {told.seq}", told.seq, action))

    def _contribute(self, table: TableInfo, contribution: str) -> None:
        """Commit at first sight, reveal when all have committed."""
        commitment = table.commitment
        if table.phase == "waiting" and not table.seats[self.seat].ready:
            sealed = contribution_hash(commitment, self.seat, contribution)
            self._say(Ready("ready", commitment, sealed))
        elif table.revealing:
            self._say(Reveal("reveal", commitment, contribution))

    def _say(self, said: Said) -> None:
        self._line.to_house.put_nowait(msgspec.json.encode(said))


async def play(game: str) -> tuple[LiveTable, list[Guest], MemoryStore]:
    """The table as its house has it, all who looked on, and what was kept."""
    store = MemoryStore()
    open_house = OpenHouse(
        store, MemoryBus(), BotsHere(), NoMeter(), bot_pause=0, messages_per_second=0
    )
    opened = decisions.open_table(
        get_game(game).setup(len(PEOPLE) + 1),
        hashed("host"),
        "abc234",
        clock=None,
        is_open=False,
        hints=False,
    )
    seed = "".join(f"{luck.number('deal', part):016x}" for part in range(4))
    people = [log.Seated(seat, name, hashed(name)) for seat, name in enumerate(PEOPLE)]
    live = await open_house.house.open(
        TABLE,
        [msgspec.structs.replace(opened, seed=seed), *people, log.BotSeated(len(PEOPLE), "easy")],
    )
    guests = [Guest(name) for name in (*PEOPLE, None)]
    await asyncio.gather(*(guest.attend(open_house) for guest in guests))
    return live, guests, store


async def record(game: str) -> Record:
    live, _, _ = await play(game)
    return decisions.recorded(live)


async def main(game: str) -> None:
    print((await record(game)).dumps())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
