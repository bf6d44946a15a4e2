"""One viewer at one table: a cursor in the table's log, and a socket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import log, projection
from lichtspiel.house.bots import BotsDown
from lichtspiel.house.decisions import meant, obey
from lichtspiel.house.fair_queue import Asker
from lichtspiel.house.house import now
from lichtspiel.house.live import LiveTable
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.projection import text_of
from lichtspiel.house.rate_limits import RateLimit
from lichtspiel.house.refusing import Forbidden, Stale
from lichtspiel.house.store import Conflict, StoreBroken
from lichtspiel.house.tokens import hashed
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.socket import (
    Command,
    Done,
    Earlier,
    Explained,
    Hello,
    Hint,
    Hinted,
    Ping,
    Pong,
    Presence,
    Refused,
    Remembered,
    Said,
    Say,
    Seen,
    ServerMessage,
    Why,
)

_LOG = logging.getLogger(__name__)
MOST_HASTY = 50
"""Disconnect a viewer after more than this many net rate-limit refusals: each message within the
limit makes up for one beyond it."""
_UNREAD = 200
"""Disconnect a viewer that leaves more than this many answers unread."""

_decode: Callable[[bytes | str], Said] = msgspec.json.Decoder(Said).decode
_encode = msgspec.json.Encoder().encode

Send = Callable[[bytes], Awaitable[None]]
WithinLimits = Callable[[], bool]
"""Counts a message of this client, at all its tables."""


class Disconnect(Exception):
    """The server ends a visit: the viewer has no right to it, or broke the protocol."""

    def __init__(self, text: Text) -> None:
        self.text = text


class Viewer:
    """Sends updates as fast as the viewer reads them.

    There is no queue of updates: a slow reader gets everything that happened meanwhile in one
    update, and does not hold up anyone else.
    """

    def __init__(
        self,
        open_house: OpenHouse,
        live: LiveTable,
        hello: Hello,
        send: Send,
        within_limits: WithinLimits = lambda: True,
        address: str = "",
    ) -> None:
        """The address is for the fair queue only; it is not stored."""
        self._open_house = open_house
        self._live = live
        self._send = send
        self._within_limits = within_limits
        self._token = "" if hello.token is None else hashed(hello.token)
        seat = SPECTATOR
        if self._token:
            found = live.seating.seat_of(self._token)
            if found is None:
                raise Disconnect(Text("server-token"))
            seat = found
        self.seat = seat
        self.address = address
        self._place = (live.seating.id, seat)
        self._epoch = open_house.house.store.epoch
        self._seen = hello.seen if hello.seen is not None and hello.epoch == self._epoch else 0
        self._looks = hello.looks
        self._looked = 0
        """The viewer has sent Seen up to this number."""
        self._seated = -1
        self._greeted = False
        self._presence: Presence | None = None
        self._answers: list[ServerMessage] = []
        self._under_way: str | None = None
        self._awake = asyncio.Event()
        limit = open_house.messages_per_second
        self._rate_limit = RateLimit(2 * limit, limit) if limit else None
        self._hasty = 0
        self._hinting: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        self._awake.set()

    def leave(self) -> None:
        """Nobody waits for a hint any more."""
        if self._hinting is not None:
            self._hinting.cancel()

    def has_seen(self, seq: int) -> bool:
        return not self._looks or self._looked >= seq

    # -- sending ----------------------------------------------------------------------------

    async def write(self) -> None:
        """Send until cancelled, or until the seat is no longer this viewer's."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._token and self._live.seating.seat_of(self._token) != self.seat:
                raise Disconnect(Text("server-seat-lost"))
            for message in self._news():
                await self._send(message)

    def _news(self) -> list[bytes]:
        news, self._answers = [_encode(told) for told in self._answers], []
        live = self._live
        # Stored but not confirmed yet: `done` comes before the update that shows it.
        if self._under_way and (seq := live.answered(self.seat, self._under_way)) is not None:
            news.append(_encode(Done(self._under_way, seq)))
            self._under_way = None
        if live.seq > self._seen or not self._greeted:
            news.append(
                projection.encoded_update(
                    live,
                    self.seat,
                    self._seen,
                    now(),
                    self._open_house.caretaker.deadline(live),
                    epoch=self._epoch if self._seated < live.seated else "",
                )
            )
            self._seen, self._seated, self._greeted = live.seq, live.seated, True
        presence = self._open_house.house.presence(live)
        if presence is not self._presence and presence != self._presence:
            news.append(_encode(presence))
        self._presence = presence
        return news

    def _answer(self, told: ServerMessage) -> None:
        self._answers.append(told)
        self._awake.set()

    # -- listening ----------------------------------------------------------------------------

    async def hear(self, message: bytes | str) -> None:
        """Handle one message. A wrong one is answered with an error and changes nothing."""
        hasty = not self._in_time()
        self._hasty = self._hasty + 1 if hasty else max(0, self._hasty - 1)
        if self._hasty > MOST_HASTY or len(self._answers) > _UNREAD:
            raise Disconnect(Text("server-too-fast"))
        try:
            said = read_message(message)
        except BadInput as error:
            self._refuse("", text_of(error))
            return
        if hasty or not self._within_limits():
            self._refuse(getattr(said, "id", ""), Text("server-too-fast"))
        elif isinstance(said, Hello):
            self._refuse("", Text("server-hello-again"))
        elif isinstance(said, Ping):
            self._answer(Pong(said.at, now()))
        elif isinstance(said, Earlier):
            # Each is large, and this viewer has not even read the last one.
            if any(isinstance(answer, Remembered) for answer in self._answers):
                self._refuse(said.id, Text("server-too-fast"))
            else:
                self._answer(projection.earlier(self._live, self.seat, said))
        elif isinstance(said, Seen):
            self._look(min(said.seq, self._live.seq))
        else:
            await self._hear_seat(said)

    def _look(self, seq: int) -> None:
        live = self._live
        waited = not self.has_seen(live.station)
        self._looked = max(self._looked, seq)
        # Everybody is woken, so only if they waited: a crowd could keep a server busy with this.
        if waited and self.seat != SPECTATOR and self.has_seen(live.station):
            self._open_house.house.looked(live.seating.id)

    def _in_time(self) -> bool:
        """Whether this viewer, and all of its seat together, keep to the rate limit."""
        if self._rate_limit is not None and not self._rate_limit.take():
            return False
        return self.seat == SPECTATOR or self._open_house.seat_limits.take(self._place)

    async def _hear_seat(self, said: Command | Hint | Why) -> None:
        try:
            if self.seat == SPECTATOR:
                raise Forbidden("server-watching")
            if isinstance(said, Hint):
                self._ask_for_hint(said)
            elif isinstance(said, Why):
                self._why(said)
            else:
                await self._command(said)
        except Stale as error:
            self._refuse(said.id, text_of(error), stale=True)
        except LichtspielError as error:
            self._refuse(said.id, text_of(error))
        except (StoreBroken, Conflict) as error:
            _LOG.error("table %s: %s", self._live.seating.id, error)
            self._refuse(said.id, projection.why_not_kept(error))

    async def _command(self, command: Command) -> None:
        live, seat = self._live, self.seat
        if not self._open_house.table_limits.take(live.seating.id):
            raise BadInput("server-too-fast")
        if isinstance(command, Say) and not self._open_house.chat_limits.take(self._place):
            raise BadInput("server-too-fast")
        arrived = time.perf_counter()

        def decide(live: LiveTable) -> list[log.AnyEntry]:
            if live.seating.seat_of(self._token) != seat:
                raise Forbidden("server-seat-lost")
            if live.answered(seat, command.id) is not None:
                return []
            return list(obey(live, seat, command))

        self._under_way = command.id
        try:
            await self._open_house.house.change(live.seating.id, decide)
        finally:
            told, self._under_way = self._under_way is None, None
        if not told:
            # If nothing had to be written, all is as was asked for.
            self._answer(Done(command.id, live.answered(seat, command.id) or live.seq))
        self._open_house.meter.kept(time.perf_counter() - arrived)

    def _why(self, said: Why) -> None:
        table = self._live.table
        if table is None:
            raise BadInput("server-not-started")
        action = meant(table, self.seat, said.action)
        refusal = table.why_illegal(action, self.seat)
        final = refusal is None and self._live.is_final(action, self.seat)
        self._answer(Explained(said.id, projection.text_of_refusal(refusal), final))

    def _ask_for_hint(self, said: Hint) -> None:
        """One hint at a time, in a task, so that other messages are still handled."""
        table = self._live.table
        if self._live.seating.chairs[self.seat].bot:
            raise BadInput("server-bot-plays-only")
        if not self._live.seating.opened.hints:
            raise BadInput("server-no-hints")
        if table is None or table.actor != self.seat:
            raise BadInput("not-your-turn")
        if self._hinting is not None and not self._hinting.done():
            raise BadInput("server-too-fast")
        self._hinting = asyncio.create_task(self._hint(said, table))

    async def _hint(self, said: Hint, table: Table) -> None:
        try:
            asker = Asker(self._live.seating.id, self.address, seated=True)
            ratings = await self._open_house.bots.rate(table.view(self.seat), asker)
        except BotsDown:
            self._refuse(said.id, Text("server-bots-down"))
        else:
            self._answer(Hinted(said.id, ratings))

    def _refuse(self, id: str, text: Text, *, stale: bool = False) -> None:
        self._open_house.meter.refused(text.id)
        self._answer(Refused(text, id, stale))


def read_message(message: bytes | str) -> Said:
    """Parse a message of the protocol; raises one sentence if it is wrong."""
    try:
        return _decode(message)
    except msgspec.ValidationError as error:
        raise BadInput("server-message", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise BadInput("server-not-json") from None
