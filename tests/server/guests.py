"""Guests: clients that record every byte they are sent, and play using nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import LEAST_CONTRIBUTION, contribution_hash
from lichtspiel.engine.view_reader import read_view
from lichtspiel.house import decisions
from lichtspiel.house.house import now
from lichtspiel.house.live import LiveTable
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.tokens import hashed, new_token
from lichtspiel.house.viewer import Viewer
from lichtspiel.protocol.common import TableInfo
from lichtspiel.protocol.socket import (
    PROTOCOL,
    Act,
    Earlier,
    Hello,
    Propose,
    Ready,
    Reveal,
    Say,
    ServerMessage,
    TakeBack,
    Update,
    Wanted,
    Why,
)
from tests import luck

Asked = Ready | Reveal | Act | Propose | TakeBack | Say | Why | Earlier

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ServerMessage).decode

_MOST_TAKEN_BACK = 3


@dataclass
class Connection:
    """One socket of a guest: how it said hello, and every byte it was sent."""

    hello: Hello
    received: list[bytes] = field(default_factory=list)


class Recording:
    """Everything that one seat, or a spectator without a token, has sent and received."""

    def __init__(self, seat: int, token: str | None) -> None:
        self.seat = seat
        self.connections: list[Connection] = []
        self.asked: dict[str, Asked] = {}
        self.asked_at: dict[str, int] = {}
        """The length of the log when a question arrived."""
        self.secrets: list[str] = [] if token is None else [token]
        """Tokens and link codes of this guest, which must not be in any message."""
        self.contribution = f"luck of {seat}".ljust(LEAST_CONTRIBUTION, ".")
        """To the deal: in no message before the cards are dealt."""


class Guest(Recording):
    """At a table in this process."""

    def __init__(
        self, open_house: OpenHouse, live: LiveTable, seat: int, token: str | None, number: int
    ) -> None:
        """The number distinguishes the guests of a test: each has random numbers of its own."""
        super().__init__(seat, token)
        self.update: Update | None = None
        self._table: TableInfo | None = None
        self._open_house = open_house
        self._live = live
        self._number = number
        self._dice = Dice(0)
        self._news = asyncio.Event()
        self._viewer: Viewer | None = None
        self._writing: asyncio.Task[None] | None = None
        self._taken_back = 0
        self._turns = 13 * number
        self.connect(Hello(token, protocol=PROTOCOL))

    # -- the connection -----------------------------------------------------------------------

    def connect(self, hello: Hello) -> None:
        """Connect, or reconnect on another socket."""
        self.leave()
        connection = Connection(hello)
        self.connections.append(connection)

        async def send(message: bytes) -> None:
            connection.received.append(message)
            told = _decode(message)
            if isinstance(told, Update):
                self.update = told
                self._table = told.table or self._table
                self._news.set()

        self._viewer = Viewer(self._open_house, self._live, hello, send)
        self._open_house.house.watch(self._live.seating.id, self._viewer)
        self._open_house.house.wake_watchers(self._live.seating.id)
        self._writing = asyncio.create_task(self._viewer.write())

    def leave(self) -> None:
        if self._viewer is not None and self._writing is not None:
            self._writing.cancel()
            self._open_house.house.unwatch(self._live.seating.id, self._viewer)
            self._open_house.house.wake_watchers(self._live.seating.id)

    async def move_to_another_device(self) -> None:
        """By a personal link."""
        code, token, table = new_token(), new_token(), self._live.seating.id
        change = self._open_house.house.change
        await change(table, lambda _: [decisions.make_link(self.seat, hashed(code), now())])
        await change(
            table,
            lambda live: decisions.use_link(live.seating, hashed(code), hashed(token), now()),
        )
        self.secrets += [code, token]
        self.connect(Hello(token, protocol=PROTOCOL))

    async def say(self, asked: Asked) -> None:
        """Send a message; returns when it was handled. The answer comes as a message."""
        self.asked[asked.id] = asked
        self.asked_at[asked.id] = self._live.seq
        assert self._viewer is not None
        await self._viewer.hear(encode(asked))

    def _id(self) -> str:
        return f"{self.seat}/{len(self.asked)}"

    # -- playing --------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play to the end; a spectator only watches."""
        while True:
            await self._news.wait()
            self._news.clear()
            update = self.update
            assert update is not None
            if self.seat >= 0 and update.view is None:
                await self._contribute()
            if update.outcome is not None:
                return
            # A new stream for each moment: which moments this guest sees depends on timing.
            moment = (update.seq, len(self.asked), len(self.connections))
            self._dice = Dice(luck.number(luck.label(), self._number, *moment))
            if update.legal:
                await self._turn(update)
            elif self._dice.below(40) == 0:
                await self._idle(update)

    async def _contribute(self) -> None:
        """As far as it is time for it: commit, then reveal."""
        table, commitments = (
            self._table,
            [one.commitment for one in self.asked.values() if isinstance(one, Ready | Reveal)],
        )
        assert table is not None
        if not commitments:
            sealed = contribution_hash(table.commitment, self.seat, self.contribution)
            await self.say(Ready(self._id(), table.commitment, sealed))
        elif table.revealing and len(commitments) == 1:
            await self.say(Reveal(self._id(), table.commitment, self.contribution))
            if self.seat % 2 == 0:  # whoever comes now is sent the table as it is
                self.connect(Hello(self.connections[-1].hello.token, protocol=PROTOCOL))

    async def _turn(self, update: Update) -> None:
        """Sometimes send something other than the due move, or something before it."""
        self._turns += 7
        whim = self._turns % 40  # each of them comes, whatever cards were dealt
        if whim == 0:
            await self.say(Say(self._id(), "Hm … <b>„Zoë“</b> 🎬"))
        elif whim == 1:
            await self.say(Why(self._id(), self._any_action()))
        elif whim == 2:
            await self.say(Act(self._id(), update.seq, self._any_action()))
        elif whim == 3 and self.seat >= 0:
            await self.move_to_another_device()
            return
        elif update.together and update.proposed is None and whim % 2 and len(update.legal) > 1:
            await self.say(Propose(self._id(), update.seq, update.legal[-1]))
            other = None if whim % 3 else self._any_action()
            await self.say(Propose(self._id(), update.seq, other))
        elif whim < 16 and update.take_back and self._taken_back < _MOST_TAKEN_BACK:
            self._taken_back += 1
            await self.say(TakeBack(self._id(), update.seq))
            return
        await self.say(Act(self._id(), update.seq, self._decide(update)))

    async def _idle(self, update: Update) -> None:
        if self.seat >= 0 and self._dice.below(2) and update.view is not None:
            await self.say(Act(self._id(), update.seq, self._any_action()))
        elif self._dice.below(2):
            # Where it left off, and any number: whatever it asks for, only what it was told.
            until = update.earlier or self._dice.below(2 * update.seq)
            await self.say(Earlier(self._id(), until))
        else:
            token = self.connections[-1].hello.token
            seen, epoch = (
                (update.seq, self._open_house.house.store.epoch)
                if self._dice.below(2)
                else (None, "")
            )
            self.connect(Hello(token, seen, PROTOCOL, epoch=epoch))

    def _any_action(self) -> Wanted:
        """By its notation or by its parts, as people and programs name it."""
        actions = get_game(self._live.seating.setup.game).all_actions
        action = actions[self._dice.below(len(actions))]
        return action.notation if self._dice.below(2) else action.to_json()

    def _decide(self, update: Update) -> Wanted:
        """Half of the time, let a bot decide from the view that was sent: it must be sufficient."""
        if self._dice.below(2):
            return update.legal[self._dice.below(len(update.legal))]
        setup = self._live.seating.setup
        assert update.view is not None
        bot = make_bot(get_game(setup.game), "random", self._dice.spawn())
        return bot.decide(read_view(setup, update.view)).notation


async def play_together(guests: Sequence[Guest]) -> None:
    await asyncio.gather(*(guest.play() for guest in guests))
    for guest in guests:
        guest.leave()
