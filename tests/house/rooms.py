"""Tables without a server: a log applied by hand, and a house in simulated time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import pytest

from lichtspiel.engine.contract import Action
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import LEAST_CONTRIBUTION, contribution_hash
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.house import caretaker, decisions, house, log, viewer
from lichtspiel.house.bots import BotsDown
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.fair_queue import Asker
from lichtspiel.house.house import House
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.store import Row
from lichtspiel.protocol.socket import Command, Rating, Ready, Reveal
from tests.house.loops import START, imagined_now
from tests.house.memory_store import MemoryStore

BOT_PAUSE = 0.8
HOST = "hash of the host's token"


def opened(
    game: str = "face-to-face",
    *,
    seats: int | None = None,
    clock: int | None = None,
    hints: bool = True,
    **options: object,
) -> log.Opened:
    setup = get_game(game).setup(seats, options)
    return decisions.open_table(setup, HOST, "abc234", clock=clock, is_open=True, hints=hints)


def write(live: LiveTable, *entries: log.AnyEntry, at: int = START) -> LiveTable:
    """Apply an entry as if the house had stored it."""
    bodies = [log.encode(entry) for entry in entries]
    live.fold([Row(live.seq + place, at, body) for place, body in enumerate(bodies, start=1)])
    return live


def do(live: LiveTable, seat: int, command: Command) -> LiveTable:
    return write(live, *decisions.obey(live, seat, command))


def words(text: str) -> str:
    """A contribution that is as long as one has to be."""
    return text.ljust(LEAST_CONTRIBUTION, ".")


def sealing(live: LiveTable, seat: int, text: str = "", id: str = "ready") -> Ready:
    """This seat commits to a contribution."""
    commitment = live.seating.seeds.commitment()
    return Ready(id, commitment, contribution_hash(commitment, seat, words(text)))


def revealing(live: LiveTable, text: str = "", id: str = "reveal") -> Reveal:
    return Reveal(id, live.seating.seeds.commitment(), words(text))


def waiting(*people: str, game: str = "face-to-face", seats: int | None = None) -> LiveTable:
    """A table before the game, the first seats taken; tokens are `hash 0`, `hash 1` …"""
    seated = [log.Seated(seat, name, f"hash {seat}") for seat, name in enumerate(people)]
    return write(LiveTable("table"), opened(game, seats=seats), *seated)


def playing(game: str = "face-to-face", seats: int = 2) -> LiveTable:
    """People on all seats, and the cards dealt."""
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve"][:seats]
    return write(waiting(*names, game=game, seats=seats), log.Started())


def play_on(live: LiveTable) -> log.AnyEntry:
    """The entry of the first legal action."""
    game = live.table
    assert game is not None
    action = game.legal_actions()[0]
    return log.Played(action.notation, game.actor, "person", last=game.ahead(action).ends)


def play_out(live: LiveTable) -> LiveTable:
    """To the end of the game."""
    while live.seating.phase == "playing":
        write(live, play_on(live))
    return live


class Onlooker:
    """Somebody who looks at a table, and is never waited for."""

    def __init__(self, seat: int = SPECTATOR, address: str = "") -> None:
        self.seat = seat
        self.address = address

    def has_seen(self, seq: int) -> bool:
        return True

    def wake(self) -> None:
        pass


Answer = Callable[[View, str], Awaitable[Action]]


class Bots:
    """Bots that decide as the test wants; by default they know no answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.answer: Answer = self._down

    async def decide(self, view: View, level: str, asker: Asker) -> Action:
        self.asked.append((view.seat, level))
        return await self.answer(view, level)

    async def rate(self, view: View, asker: Asker) -> list[Rating]:
        raise BotsDown

    async def _down(self, view: View, level: str) -> Action:
        raise BotsDown


class Room:
    """A house with a caretaker whose clocks run in imagined time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: MemoryStore | None = None) -> None:
        for module in (caretaker, house, viewer):
            monkeypatch.setattr(module, "now", imagined_now)
        self.store = MemoryStore() if store is None else store
        self.bots = Bots()
        self.house = House(self.store, MemoryBus(), NoMeter())
        self.caretaker = Caretaker(self.house, self.bots, BOT_PAUSE)

    async def open(self, *entries: log.AnyEntry) -> LiveTable:
        return await self.house.open("table", entries)

    async def write(self, *entries: log.AnyEntry) -> LiveTable:
        return await self.house.change("table", lambda _: entries)

    async def do(self, seat: int, command: Command) -> LiveTable:
        return await self.house.change("table", lambda live: decisions.obey(live, seat, command))

    async def log(self) -> Sequence[log.AnyEntry]:
        return [log.decode(row.body) for row in await self.store.read("table")]


def two_people(clock: int | None = None) -> list[log.AnyEntry]:
    return [
        opened(clock=clock),
        log.Seated(0, "Ada", "hash 0"),
        log.Seated(1, "Bob", "hash 1"),
        log.Started(),
    ]
