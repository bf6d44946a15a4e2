"""One viewer at a table: what it may say, how it is answered, and that others do not suffer."""

from __future__ import annotations

import asyncio
from types import UnionType
from typing import Any

import msgspec
import pytest

from lichtspiel.house import decisions, log, rate_limits, viewer
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.live import LiveTable
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.store import StoreBroken
from lichtspiel.house.tokens import hashed
from lichtspiel.house.viewer import Disconnect, Viewer
from lichtspiel.protocol.socket import (
    Act,
    Done,
    Earlier,
    Explained,
    Hello,
    Hint,
    Ping,
    Pong,
    Presence,
    Refused,
    Remembered,
    Said,
    Say,
    Seen,
    ServerMessage,
    Update,
    Wanted,
    Why,
)
from tests.house.loops import on_a_loop
from tests.house.memory_store import MemoryStore
from tests.house.rooms import Bots, opened

_decode = msgspec.json.Decoder(ServerMessage).decode


class Ear:
    """A viewer and all that it was told."""

    def __init__(self, house: OpenHouse, live: LiveTable, hello: Hello) -> None:
        self.told: list[ServerMessage] = []
        self.open = asyncio.Event()
        """Clear it, and the viewer reads no more."""
        self.open.set()
        self._news = asyncio.Event()
        self.viewer = Viewer(house, live, hello, self._take)
        house.house.watch(live.seating.id, self.viewer)
        self.writing = asyncio.create_task(self.viewer.write())

    async def _take(self, message: bytes) -> None:
        await self.open.wait()
        self.told.append(_decode(message))
        self._news.set()

    async def say(self, said: Said) -> None:
        await self.viewer.hear(msgspec.json.encode(said))

    async def next(self, kind: type[ServerMessage] | UnionType, after: int = 0) -> ServerMessage:
        """The next message of a kind, from number `after` on."""
        while True:
            for told in self.told[after:]:
                if isinstance(told, kind):
                    return told
            self._news.clear()
            await self._news.wait()

    async def answer(self, said: Said) -> ServerMessage:
        """What this one is answered."""
        after = len(self.told)
        await self.say(said)
        return await self.next(Done | Refused | Pong, after)


class Disk(MemoryStore):
    """Keeps nothing while it is full."""

    full = False

    async def append(self, *entries: Any) -> None:
        if self.full:
            raise StoreBroken("full")
        await super().append(*entries)


async def open_house(
    messages_per_second: int = 0, disk: Disk | None = None, game: str = "face-to-face"
) -> tuple[OpenHouse, LiveTable]:
    """A table at which Ada and Bob play; their tokens are their names."""
    house = OpenHouse(
        disk or Disk(),
        MemoryBus(),
        Bots(),
        NoMeter(),
        bot_pause=0,
        messages_per_second=messages_per_second,
    )
    live = await house.house.open(
        "table",
        [
            opened(game, seats=2, hints=True),
            log.Seated(0, "Ada", hashed("Ada")),
            log.Seated(1, "Bob", hashed("Bob")),
            log.Started(),
        ],
    )
    return house, live


def refusal(told: ServerMessage) -> tuple[str, str, bool]:
    """Its message, the command's id, and whether somebody was faster."""
    assert isinstance(told, Refused), told
    return told.text.id, told.id, told.stale


def mover(live: LiveTable) -> str:
    assert live.table is not None
    return ("Ada", "Bob")[live.table.actor]


def move(live: LiveTable, id: str) -> Act:
    assert live.table is not None
    return Act(id, live.seq, live.table.legal_actions()[0].notation)


@on_a_loop
async def test_a_repeated_command_is_answered_and_played_once() -> None:
    house, live = await open_house()
    ear = Ear(house, live, Hello(mover(live)))
    command = move(live, "m")
    first = await ear.answer(command)
    assert first == Done("m", live.seq)
    assert await ear.answer(command) == first
    back = Ear(
        house, live, Hello(("Ada", "Bob")[ear.viewer.seat], live.seq, epoch=MemoryStore.epoch)
    )
    assert await back.answer(command) == first, "also on another socket"
    assert len(await house.house.store.read("table")) == first.seq


@on_a_loop
async def test_of_many_at_once_for_one_seat_one_is_played() -> None:
    house, live = await open_house()
    ears = [Ear(house, live, Hello(mover(live))) for _ in range(10)]
    before = live.seq
    answers = await asyncio.gather(
        *(ear.answer(move(live, f"m{number}")) for number, ear in enumerate(ears))
    )
    assert len([one for one in answers if isinstance(one, Done)]) == 1
    stale = [one for one in answers if isinstance(one, Refused) and one.stale]
    assert len(stale) == 9
    assert len(await house.house.store.read("table")) == before + 1


@on_a_loop
async def test_what_a_viewer_may_not_say() -> None:
    house, live = await open_house()
    watching = Ear(house, live, Hello())
    seat = Ear(house, live, Hello(mover(live)))
    other = Ear(house, live, Hello("Bob" if mover(live) == "Ada" else "Ada"))
    before = live.seq
    assert refusal(await watching.answer(Say("s", "Psst!"))) == ("server-watching", "s", False)
    assert refusal(await watching.answer(Why("w", "end"))) == ("server-watching", "w", False)
    assert refusal(await watching.answer(Hint("h"))) == ("server-watching", "h", False)
    assert refusal(await seat.answer(Hello("Ada"))) == ("server-hello-again", "", False)
    assert refusal(await seat.answer(Act("a", before, "castle"))) == (
        "notation-unknown",
        "a",
        False,
    )
    assert refusal(await seat.answer(Act("a", 0, "end"))) == ("server-stale", "a", True)
    assert refusal(await other.answer(Hint("h"))) == ("not-your-turn", "h", False)
    assert refusal(await seat.answer(Hint("h"))) == ("server-bots-down", "h", False)
    pong = await watching.answer(Ping(7))
    assert isinstance(pong, Pong)
    assert pong.at == 7
    for message in (b"", b"{", b"[]", b'{"type":"x"}', b'{"type":"say"}', b"\xff", b"[" * 9999):
        after = len(seat.told)
        await seat.viewer.hear(message)
        answer = await seat.next(Refused, after)
        assert refusal(answer)[0] in ("server-not-json", "server-message")
    assert live.seq == before


@on_a_loop
async def test_whether_a_move_would_be_final_is_told_without_making_it() -> None:
    house, live = await open_house()
    seat = Ear(house, live, Hello(mover(live)))

    async def explained(action: Wanted) -> Explained:
        after = len(seat.told)
        await seat.say(Why("w", action))
        answer = await seat.next(Explained, after)
        assert isinstance(answer, Explained)
        return answer

    assert not (await explained(move(live, "").action)).final, "a card laid can be taken back"
    early = await explained("end")
    assert early.why is not None, "two cards are owed"
    assert not early.final, "it cannot even be done"
    for number in range(2):
        await seat.answer(move(live, f"m{number}"))
    assert (await explained("end")).final, "cards are drawn"


@on_a_loop
async def test_an_unknown_token_opens_nothing() -> None:
    house, live = await open_house()
    for token in ("Cleo", "", hashed("Ada")):
        with pytest.raises(Disconnect) as end:
            Ear(house, live, Hello(token))
        assert end.value.text.id == "server-token"


@on_a_loop
async def test_who_loses_the_seat_is_shown_the_door() -> None:
    house, live = await open_house()
    ear = Ear(house, live, Hello("Bob"))
    watching = Ear(house, live, Hello())
    await ear.next(Update)
    await house.house.change("table", lambda live: decisions.free_seat(live.seating, 1))
    with pytest.raises(Disconnect) as end:
        await ear.writing
    assert end.value.text.id == "server-seat-lost"
    seen = len(ear.told)
    await ear.say(Say("s", "Hey!"))
    assert not any(b"Hey" in row.body for row in await house.house.store.read("table"))
    assert len(ear.told) == seen, "nothing more is sent"
    assert not watching.writing.done()


@on_a_loop
async def test_what_cannot_be_kept_is_refused_and_can_be_said_again() -> None:
    disk = Disk()
    house, live = await open_house(disk=disk)
    ear = Ear(house, live, Hello(mover(live)))
    before, command = live.seq, move(live, "m")
    disk.full = True
    assert refusal(await ear.answer(command)) == ("server-not-kept", "m", False)
    assert live.seq == before
    disk.full = False
    assert await ear.answer(command) == Done("m", before + 1)


@on_a_loop
async def test_whoever_does_not_read_is_not_sent_more_of_the_past() -> None:
    """Each answer is large, and they would all wait in memory."""
    house, live = await open_house()
    ear = Ear(house, live, Hello())
    await ear.next(Presence)
    ear.open.clear()
    for number in range(10):
        await ear.say(Earlier(str(number), until=live.seq))
    ear.open.set()
    refused = await ear.next(Refused)
    assert isinstance(refused, Refused)
    assert refused.text.id == "server-too-fast"
    answers = [told for told in ear.told if isinstance(told, Remembered)]
    assert len(answers) <= 2, "one may have been on its way"


@on_a_loop
async def test_a_slow_reader_gets_all_of_it_at_once_and_holds_up_nobody() -> None:
    house, live = await open_house()
    slow, quick = Ear(house, live, Hello()), Ear(house, live, Hello("Ada"))
    first = await slow.next(Update)
    await slow.next(Presence)
    slow.open.clear()
    for number in range(20):
        assert isinstance(await quick.answer(Say(str(number), "Hm.")), Done)
    seen = len(slow.told)
    slow.open.set()
    updates: list[Update] = []
    while not updates or updates[-1].seq < live.seq:
        told = await slow.next(Update, seen)
        assert isinstance(told, Update)
        updates.append(told)
        seen = slow.told.index(told) + 1
    assert len(updates) <= 2, "one may have been on its way"
    assert isinstance(first, Update)
    happened = [happening.seq for update in updates for happening in update.happened]
    assert happened == list(range(first.seq + 1, live.seq + 1))


@on_a_loop
async def test_haste_is_refused_and_goes_out_of_the_door() -> None:
    house, live = await open_house(messages_per_second=1)
    ear = Ear(house, live, Hello("Ada"))

    async def flood() -> None:
        for _ in range(1000):
            await ear.say(Ping())

    with pytest.raises(Disconnect) as end:
        await flood()
    assert end.value.text.id == "server-too-fast"


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.at = 0.0

    def monotonic(self) -> float:
        return self.at


@on_a_loop
async def test_haste_now_and_then_is_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the haste of the moment that counts, not that of a long evening."""
    clock = Clock()
    monkeypatch.setattr(rate_limits, "time", clock)
    house, live = await open_house(messages_per_second=1)
    ear = Ear(house, live, Hello("Ada"))
    for _ in range(2):  # what may come at once
        await ear.answer(Ping())
    for _ in range(3 * viewer.MOST_HASTY):
        clock.at += 1
        assert isinstance(await ear.answer(Ping()), Pong)
        assert refusal(await ear.answer(Ping()))[0] == "server-too-fast"
    clock.at += 1
    await ear.answer(Ping())
    for _ in range(viewer.MOST_HASTY):
        assert refusal(await ear.answer(Ping()))[0] == "server-too-fast"
    with pytest.raises(Disconnect):
        await ear.say(Ping())


@on_a_loop
async def test_no_hints_where_the_host_wants_none() -> None:
    house, live = await open_house()
    live.seating.opened = opened(hints=False)
    ear = Ear(house, live, Hello(mover(live)))
    assert refusal(await ear.answer(Hint("h"))) == ("server-no-hints", "h", False)


@on_a_loop
async def test_an_answer_comes_before_the_update_that_shows_what_was_done() -> None:
    """So that with the update the next thing can be done."""
    house, live = await open_house()
    ear = Ear(house, live, Hello(mover(live)))
    await ear.next(Update)
    after = len(ear.told)
    await ear.say(move(live, "m"))
    await ear.next(Update, after)
    assert isinstance(await ear.next(Done | Update, after), Done)


@on_a_loop
async def test_who_leaves_in_the_middle_of_a_move_has_made_it() -> None:
    house, live = await open_house()
    watching = Ear(house, live, Hello())
    leaving = Ear(house, live, Hello(mover(live)))
    update = await watching.next(Update)
    assert isinstance(update, Update)
    saying = asyncio.create_task(leaving.say(move(live, "m")))
    await asyncio.sleep(0)
    saying.cancel()
    after = len(watching.told)
    told = await watching.next(Update, after)
    assert isinstance(told, Update)
    assert told.seq == update.seq + 1, "and the others see it"
    assert len(await house.house.store.read("table")) == told.seq


@on_a_loop
async def test_only_who_says_so_is_waited_for_and_only_until_they_have_seen_it() -> None:
    house, live = await open_house(game="hollywood-poker")
    ada, bob = Ear(house, live, Hello("Ada", looks=True)), Ear(house, live, Hello("Bob"))
    first = await bob.next(Update)
    assert isinstance(first, Update)
    assert first.station
    assert house.house.looking(live) == [0]
    after = len(bob.told)
    await ada.say(Seen(live.seq + 1000))  # more than there is: the next station is not seen by it
    assert await bob.next(Presence, after) == Presence([True, True], 0, [])
    live.station = live.moved = live.seq + 1
    assert house.house.looking(live) == [0]
