"""A table in memory, made from its log: a cache that can be thrown away at any time."""

from __future__ import annotations

import asyncio
from array import array
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Hashable, Sequence
from operator import itemgetter
from typing import NamedTuple

import msgspec

from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.engine.table import Step, Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import log
from lichtspiel.house.seating import Seating
from lichtspiel.house.second_thoughts import SecondThoughts
from lichtspiel.house.store import Row
from lichtspiel.protocol.common import Json
from lichtspiel.protocol.socket import (
    Happening,
    TableBotSeated,
    TableBurned,
    TableCameBack,
    TableClosed,
    TableEvent,
    TableFreed,
    TableMoved,
    TableMuted,
    TableReady,
    TableRematched,
    TableSaid,
    TableSeated,
    TableStarted,
    TableStoodIn,
    TableTakenBack,
    TableUnmuted,
)

_REMEMBERED = 100
"""Of each seat: clients repeat their last few commands."""
_MOST_TAKE_BACKS = 20
"""How often a game may return to the same decision by take-backs; this bounds the log."""
SAID_REMEMBERED = 200
"""How many chat messages are sent to somebody who comes later. The log has all of them."""


_SAID = TableSaid.__struct_config__.tag


class Move(NamedTuple):
    """The deal, or an action that was not taken back: its time and its seat."""

    seq: int
    at: int
    seat: int | None


class Shown(NamedTuple):
    """An encoded update, split around the timestamp so that the rest can be reused."""

    now: int
    message: bytes
    before: bytes
    after: bytes


class LiveTable:
    """The seating, the game, and the events that each viewer was told."""

    def __init__(self, id: str) -> None:
        self.seating = Seating(id)
        self.table: Table | None = None
        """The engine's table, once the cards are dealt."""
        self.seq = 0
        self.moved = 0
        """Number of the last entry that changed the game; an older `seq` is stale."""
        self.station = 0
        """Number of the last station, where people look before the game goes on."""
        self.rewound = 0
        """Number of the last take-back: viewers that have not seen it need a full update."""
        self.seated = 0
        """Number of the last entry that changed the seating."""
        self.last_mover: int | None = None
        self.proposed = ""
        """The proposed action as a notation, where all decide together."""
        self.proposals = 0
        """How often something was proposed, or withdrawn, for the decision that is due."""
        self.started_at = 0
        self.lock = asyncio.Lock()
        self._commands: dict[int, OrderedDict[str, int]] = {}
        """For each seat: the number of the entry that a command led to."""
        self.moves: list[Move] = []
        """The deal, then one for each action of the game."""
        self._backs: dict[int, int] = {}
        """When the player to act first returned, by the number of moves before the decision."""
        self._times = array("q")
        self._house: list[tuple[int, Json]] = []
        """What everybody is told beside the game: who came, what was said."""
        self._said = 0
        """How many of these are chat."""
        self._heard: dict[int, array[int]] = {}
        """For each viewer, the number of the entry behind each thing it was told."""
        self._taken_back: Counter[int] = Counter()
        """How often the game came back to a decision, by the number of moves before it."""
        self.shown: dict[Hashable, Shown] = {}
        """A cache of updates for the present state (`projection`): each is made once for all
        viewers who see the same, and dropped with the next entry."""
        self._step: Step | None = None
        """The last one that was made by `ahead`."""
        self._dealt: Table | None = None
        """The last one that was made by `dealt`."""
        self._thoughts: SecondThoughts | None = None
        """On the last move of a person who plays against bots alone."""

    def ahead(self, action: Action | str, seat: int | None = None) -> Step:
        """The game with an action played, on a copy; refuses what is illegal.

        The copy is kept and becomes the game if the action is written next, so that a move is
        applied only once.
        """
        assert self.table is not None, "only in a game that has begun is anything played"
        self._step = self.table.ahead(action, seat)
        return self._step

    def is_final(self, action: Action, seat: int) -> bool:
        """Whether the rules would not let this seat take back a legal action."""
        after = self.ahead(action, seat).state
        return after.actor != seat or not after.can_take_back()

    def made(self, notation: str) -> Step | None:
        """The cached step, if it belongs to this action and the current state."""
        step = self._step
        if step is None or self.table is None or step.before is not self.table.state:
            return None
        return step if step.action.notation == notation else None

    def dealt(self, seating: Seating) -> Table:
        """The game that starts with this seating, cached like a step so that it is dealt once."""
        if self._dealt is None or self._dealt.seeds != seating.seeds:
            self._dealt = Table(seating.setup, seating.seeds, seating.players())
        return self._dealt

    def actor_after(self, entries: Sequence[log.AnyEntry], seating: Seating) -> int | None:
        """Whose turn it will be with these entries, of which one at most moves the game; `seating`
        is that after them. None for nobody."""
        actor = None if self.table is None else self.table.actor
        for entry in entries:
            if isinstance(entry, log.Started):
                actor = self.dealt(seating).actor
            elif isinstance(entry, log.Played):
                actor = (self.made(entry.action) or self.ahead(entry.action)).state.actor
            elif isinstance(entry, log.TakenBack) and self.table is not None:
                actor = self.actor_if_taken_back(entry.seat)
        return None if actor == NOBODY or seating.phase != "playing" else actor

    def fold(self, rows: Sequence[Row]) -> None:
        """Apply the entries written since the last known one."""
        self.shown.clear()
        for row in rows:
            entry = log.decode(row.body)
            self.seq = row.seq
            self._times.append(row.at)
            if self.seating.fold(entry, row.at):
                self.seated = row.seq
            self._play(entry)
            self._remember(entry)

    def _play(self, entry: log.Entry) -> None:
        """Apply an entry to the game, and to what the viewers were told."""
        if isinstance(entry, log.Started):
            self.table, self._dealt = self.dealt(self.seating), None
            self.started_at = self._times[-1]
            self.moves = [Move(self.seq, self.started_at, None)]
            self._heard = {viewer: array("I") for viewer in self.viewers()}
        elif self.table is None:
            pass
        elif isinstance(entry, log.Played):
            if entry.by == "person" and entry.seat is not None:
                alone = self._is_alone(entry.seat)
                self._thoughts = (
                    SecondThoughts(self.table, entry.seat, entry.action) if alone else None
                )
            step = self.made(entry.action)
            if step is None:
                self.table.play(entry.action)
            else:
                self.table.take(step)
            self._step = None
            self.moves.append(Move(self.seq, self._times[-1], entry.seat))
            self.last_mover = entry.seat
            if self._thoughts is not None:
                self._thoughts.note(self.table)
        elif isinstance(entry, log.TakenBack):
            self._take_back(self.table, entry.seat)
        elif isinstance(entry, log.CameBack) and entry.seat == self.table.actor:
            self._backs.setdefault(len(self.moves), self._times[-1])
        elif isinstance(entry, log.Proposed):
            self.proposed = entry.action
            self.proposals += 1
        if isinstance(entry, log.Started | log.Played | log.TakenBack):
            self.moved = self.seq
            self.proposed = ""
            self.proposals = 0
            self._listen()

    def _take_back(self, table: Table, seat: int) -> None:
        if self._allowed_by_the_rules(seat):
            table.take_back()
        elif self._thoughts is not None:
            table.return_to(self._thoughts.before)
        self._thoughts = None
        del self.moves[len(table.actions) + 1 :]
        self._taken_back[len(self.moves)] += 1
        self.last_mover = seat
        self.rewound = self.seq

    def _listen(self) -> None:
        """Record which log entry each new event of each viewer came from."""
        assert self.table is not None, "only a game that has begun can be heard"
        stations = self.table.game.station_types
        for viewer, heard in self._heard.items():
            if self.rewound == self.seq:
                del heard[self.table.count_told(viewer) :]
            news = self.table.told(viewer, len(heard))
            heard.extend([self.seq] * len(news))
            if viewer == SPECTATOR and any(isinstance(it, stations) for it in news):
                self.station = self.seq

    def _remember(self, entry: log.Entry) -> None:
        command, seat = getattr(entry, "command", ""), getattr(entry, "seat", None)
        if command and seat is not None:
            known = self._commands.setdefault(seat, OrderedDict())
            known[command] = self.seq
            if len(known) > _REMEMBERED:
                known.popitem(last=False)
        elif isinstance(entry, log.Seated | log.BotSeated | log.Freed):
            self._commands.pop(entry.seat, None)  # ids are the client's, and this is another
        public = public_event(entry)
        if public is not None:
            self._house.append((self.seq, msgspec.to_builtins(public)))
        if isinstance(entry, log.Said):
            self._said += 1
            if self._said == 2 * SAID_REMEMBERED:
                self._forget_old_chat()

    def _forget_old_chat(self) -> None:
        """Trim rarely, and half at a time: the amortised cost per message is small."""
        chat = [seq for seq, event in self._house if event["event"] == _SAID]
        first = chat[-SAID_REMEMBERED]
        self._house = [one for one in self._house if one[0] >= first or one[1]["event"] != _SAID]
        self._said = SAID_REMEMBERED

    def viewers(self) -> Sequence[int]:
        return (SPECTATOR, *range(len(self.seating.chairs)))

    def answered(self, seat: int, command: str) -> int | None:
        """The number of the entry of this seat's command, if it was stored."""
        known = self._commands.get(seat)
        return None if known is None else known.get(command)

    def happened(self, viewer: int, since: int, until: int | None = None) -> list[Happening]:
        """All that this viewer was told after number `since` and up to `until`, in order."""
        until = self.seq if until is None else until
        first, last = self._house_places(since, until)
        found = [
            Happening(seq, self._times[seq - 1], event) for seq, event in self._house[first:last]
        ]
        if self.table is not None:
            heard = self._heard[viewer]
            first, last = bisect_right(heard, since), bisect_right(heard, until)
            events = self.table.told(viewer, first, last)
            found += [
                Happening(seq, self._times[seq - 1], event.to_json())
                for seq, event in zip(heard[first:last], events, strict=True)
            ]
        found.sort(key=lambda happening: happening.seq)
        return found

    def window(self, viewer: int, since: int, until: int, most: int) -> int:
        """The number after which this viewer was told at most `most` events, up to `until`. The
        events of one entry stay together, even if they alone are more.
        """
        first, last = self._house_places(since, until)
        numbers = [seq for seq, _ in self._house[max(first, last - most - 1) : last]]
        heard = self._heard.get(viewer)
        if heard is not None:
            first, last = bisect_right(heard, since), bisect_right(heard, until)
            numbers += heard[max(first, last - most - 1) : last]
        if len(numbers) <= most:
            return since
        numbers.sort()
        return min(numbers[-most - 1], numbers[-1] - 1)

    def _house_places(self, since: int, until: int) -> tuple[int, int]:
        first = bisect_right(self._house, since, key=itemgetter(0))
        return first, bisect_right(self._house, until, key=itemgetter(0))

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may take back, and the limit for this decision isn't reached."""
        return self.actor_if_taken_back(seat) is not None and not self.taken_back_too_often(seat)

    def actor_if_taken_back(self, seat: int) -> int | None:
        """Whose turn it would be; None if this seat may take nothing back."""
        if self.table is None:
            return None
        if self._allowed_by_the_rules(seat):
            return self.table.actor_if_taken_back()
        thoughts = self._thoughts
        if thoughts is None or thoughts.seat != seat or self.table.actor != seat:
            return None
        return seat if self._is_alone(seat) and thoughts.showed_nothing() else None

    def _allowed_by_the_rules(self, seat: int) -> bool:
        assert self.table is not None, "before the cards are dealt there is nothing to take back"
        return self.last_mover == seat and self.table.actor_if_taken_back() is not None

    def _is_alone(self, seat: int) -> bool:
        """Against bots of this server only: they think again in no time."""
        chairs = enumerate(self.seating.chairs)
        return all(chair.bot and not chair.token for number, chair in chairs if number != seat)

    def taken_back_too_often(self, seat: int) -> bool:
        if self._thoughts is None or self._allowed_by_the_rules(seat):
            moves = len(self.moves) - 1
        else:
            moves = self._thoughts.before.actions + 1
        return self._taken_back[moves] >= _MOST_TAKE_BACKS

    @property
    def at_station(self) -> bool:
        return 0 < self.station == self.moved and self.seating.phase == "playing"

    def last_move_at(self) -> int:
        """When the game last moved; a take-back does not reset the clock."""
        return self.moves[-1].at

    def came_back_at(self) -> int | None:
        """When the player to act first returned to this decision."""
        return self._backs.get(len(self.moves))


def public_event(entry: log.Entry) -> TableEvent | None:  # noqa: PLR0912 - one for each entry
    """The public event for a table entry; constructed from scratch, never filtered."""
    match entry:
        case log.Seated(bot=True):
            return TableBotSeated(entry.seat, entry.name)
        case log.Seated():
            return TableSeated(entry.seat, entry.name)
        case log.BotSeated():
            return TableBotSeated(entry.seat, entry.level)
        case log.Freed():
            return TableFreed(entry.seat)
        case log.Moved():
            return TableMoved(entry.seat)
        case log.Readied():
            return TableReady(entry.seat)
        case log.Burned():
            return TableBurned(entry.seats[0], entry.why)
        case log.Started():
            return TableStarted()
        case log.TakenBack():
            return TableTakenBack(entry.seat)
        case log.Said():
            return TableSaid(entry.seat, entry.text)
        case log.Muted(muted=True):
            return TableMuted(entry.seat)
        case log.Muted():
            return TableUnmuted(entry.seat)
        case log.StoodIn():
            return TableStoodIn(entry.seat)
        case log.CameBack():
            return TableCameBack(entry.seat)
        case log.Rematched():
            return TableRematched(entry.table)
        case log.Closed():
            return TableClosed(entry.by)
        case _:
            return None
