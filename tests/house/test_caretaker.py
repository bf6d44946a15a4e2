"""Clocks, stand-ins and bots, in imagined time: days pass at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from lichtspiel.engine.contract import Action
from lichtspiel.engine.registry import get_game
from lichtspiel.games.face_to_face.actions import END
from lichtspiel.house import decisions, log
from lichtspiel.house.live import LiveTable
from lichtspiel.house.store import Listing, Row, StoreBroken, Turn
from lichtspiel.protocol.socket import Act, Back, Say, TakeBack
from tests.house.loops import in_imagined_time
from tests.house.memory_store import MemoryStore
from tests.house.rooms import Answer, Onlooker, Room, opened, two_people
from tests.server.refusals import refuses

HOUR = 3600
DAY = 24 * HOUR


def first_legal(live: LiveTable) -> str:
    assert live.table is not None
    return live.table.legal_actions()[0].notation


def actor(live: LiveTable) -> int:
    assert live.table is not None
    return live.table.actor


def after(seconds: float, wanted: Action) -> Answer:
    """A bot that takes its time, and then wants something that the table has to check."""

    async def answer(*_: object) -> Action:
        await asyncio.sleep(seconds)
        return wanted

    return answer


async def only_bots(room: Room) -> LiveTable:
    """Somebody looks on: for nobody they would not play."""
    room.house.watch("table", Onlooker())
    await room.open(opened(), log.BotSeated(0, "easy"), log.BotSeated(1, "strong"))
    return await room.write(log.Started())


@in_imagined_time
async def test_who_runs_out_of_time_has_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    seat, moved = actor(live), live.moved
    assert room.caretaker.deadline(live) == live.last_move_at() + 30_000
    await asyncio.sleep(29.9)
    assert live.moved == moved
    assert not live.seating.chairs[seat].stand_in
    await asyncio.sleep(0.2)
    assert live.seating.chairs[seat].stand_in
    assert live.moved == moved, "the stand-in thinks like any bot"
    assert room.caretaker.deadline(live) is None
    await asyncio.sleep(5)
    assert live.moved > moved
    assert room.bots.asked[0] == (seat, "medium")
    played = [entry for entry in await room.log() if isinstance(entry, log.Played)]
    assert {entry.by for entry in played} == {"stand-in"}


@in_imagined_time
async def test_days_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=3 * DAY)[:-1])
    await room.write(log.Started())
    await asyncio.sleep(3 * DAY - 1)
    assert not any(chair.stand_in for chair in live.seating.chairs)
    await asyncio.sleep(2)
    assert live.seating.chairs[actor(live)].stand_in


@in_imagined_time
async def test_a_move_in_time_stops_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    for number in range(10):
        await asyncio.sleep(20)
        if actor(live) < 0:
            break
        await room.do(actor(live), Act(str(number), live.seq, first_legal(live)))
    assert not any(isinstance(entry, log.StoodIn) for entry in await room.log())


@in_imagined_time
async def test_chat_does_not_stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    for number in range(5):
        await asyncio.sleep(7)
        await room.do(1 - actor(live), Say(str(number), "Well?"))
    assert any(isinstance(entry, log.StoodIn) for entry in await room.log())


@pytest.mark.parametrize(("clock", "grace"), [(30, 5), (600, 60)])
@in_imagined_time
async def test_who_comes_back_has_a_little_time(
    monkeypatch: pytest.MonkeyPatch, clock: int, grace: int
) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=clock)[:-1])
    await room.write(log.Started())
    seat, moved = actor(live), live.moved
    await asyncio.sleep(clock + 0.1)
    await room.do(seat, Back("back"))
    await asyncio.sleep(grace - 0.1)
    assert live.moved == moved, "neither the stand-in nor the clock is faster"
    assert not live.seating.chairs[seat].stand_in
    await room.do(seat, Act("move", live.seq, first_legal(live)))
    assert live.moved > moved
    assert actor(live) == seat
    assert room.caretaker.deadline(live) == live.last_move_at() + 1000 * clock


@in_imagined_time
async def test_nobody_stalls_by_coming_back_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(3, END)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    seat, moved = actor(live), live.moved
    await asyncio.sleep(30.1)
    await room.do(seat, Back("back"))
    await asyncio.sleep(5.1)
    assert live.seating.chairs[seat].stand_in, "it was a little time only"
    with refuses("server-back-before"):
        await room.do(seat, Back("back again"))
    await asyncio.sleep(3)
    assert live.moved > moved, "the stand-in has played"
    await room.do(seat, Back("back for the next"))
    assert not live.seating.chairs[seat].stand_in


@in_imagined_time
async def test_what_is_taken_back_does_not_bring_the_grace_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(3, END)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    seat = actor(live)
    await asyncio.sleep(30.1)
    await room.do(seat, Back("back"))
    await room.do(seat, Act("move", live.seq, first_legal(live)))
    await asyncio.sleep(20)
    await room.do(seat, TakeBack("taken back", live.seq))
    await asyncio.sleep(0.1)
    assert live.seating.chairs[seat].stand_in
    with refuses("server-back-before"):
        await room.do(seat, Back("back again"))


@in_imagined_time
async def test_who_sits_down_in_a_game_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(100, END)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    seat, moved = actor(live), live.moved
    await room.write(log.Freed(seat))
    await asyncio.sleep(60)
    await room.write(log.Seated(seat, "Cleo", "hash of Cleo"))
    assert room.caretaker.deadline(live) is not None
    await asyncio.sleep(29)
    assert live.moved == moved
    assert not live.seating.chairs[seat].stand_in
    await asyncio.sleep(2)
    assert live.seating.chairs[seat].stand_in


@in_imagined_time
async def test_while_the_house_is_down_no_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    await asyncio.sleep(10)
    room.caretaker.rest()
    await asyncio.sleep(1000)
    again = Room(monkeypatch, room.store)
    await again.caretaker.wake_up()
    live = await again.house.table("table")
    await asyncio.sleep(29)
    assert not live.seating.chairs[actor(live)].stand_in
    await asyncio.sleep(2)
    assert live.seating.chairs[actor(live)].stand_in


@in_imagined_time
async def test_a_caretaker_that_rests_begins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    await room.open(opened(), log.BotSeated(0, "easy"), log.BotSeated(1, "easy"))
    room.caretaker.rest()
    await room.write(log.Started())
    await asyncio.sleep(1000)
    assert not room.bots.asked


@in_imagined_time
async def test_hp_time_is_up_for_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(
        opened("hollywood-poker", seats=2, end="time", minutes=5),
        log.Seated(0, "Ada", "hash 0"),
        log.Seated(1, "Bob", "hash 1"),
    )
    await room.write(log.Started())
    await asyncio.sleep(299)
    assert not any(isinstance(entry, log.Played) for entry in await room.log())
    await asyncio.sleep(2)
    clock = [entry for entry in await room.log() if isinstance(entry, log.Played)]
    assert [(entry.by, entry.seat) for entry in clock] == [("clock", None)]
    assert live.table is not None
    assert not live.table.state.outside_actions(), "it comes in once"
    await asyncio.sleep(DAY)
    assert len(await room.log()) == 5


# -- bots -----------------------------------------------------------------------------------------


@in_imagined_time
async def test_bots_play_a_game_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are down, so the first legal action is played: a table never waits forever."""
    room = Room(monkeypatch)
    live = await only_bots(room)
    await asyncio.sleep(HOUR)
    assert live.seating.phase == "over"
    assert {level for _, level in room.bots.asked} == {"easy", "strong"}


@pytest.mark.parametrize(
    "answer", [Action(0, "castle"), END, get_game("top-oder-flop").all_actions[0]]
)
@in_imagined_time
async def test_what_a_bot_may_not_do_is_not_done_and_logged(
    monkeypatch: pytest.MonkeyPatch, answer: Action, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(0, answer)
    live = await only_bots(room)
    await asyncio.sleep(HOUR)
    assert live.seating.phase == "over"
    assert "what its bot decides is not legal" in caplog.text


@in_imagined_time
async def test_chat_does_not_make_a_bot_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(3, END)
    live = await room.open(opened(), log.Seated(0, "Ada", "hash 0"), log.BotSeated(1, "easy"))
    await room.write(log.Started())
    while actor(live) == 0:
        await room.do(0, Act(str(live.seq), live.seq, first_legal(live)))
    moved, asked = live.moved, len(room.bots.asked)
    for number in range(5):
        await asyncio.sleep(1)
        await room.do(0, Say(str(number), "Well?"))
    assert live.moved > moved
    assert len([seat for seat, _ in room.bots.asked[asked - 1 :]]) <= 2


@in_imagined_time
async def test_a_person_takes_over_from_a_thinking_stand_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    room.bots.answer = after(3, END)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    seat = actor(live)
    await asyncio.sleep(31)
    assert room.bots.asked == [(seat, "medium")]
    await room.do(seat, Act("mine", live.seq, first_legal(live)))
    moved = live.moved
    await asyncio.sleep(10)
    assert live.moved == moved, "the stand-in's move comes to nothing"


@in_imagined_time
async def test_a_bot_put_on_a_seat_in_the_game_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people()[:-1])
    await room.write(log.Started())
    seat, moved = actor(live), live.moved
    await asyncio.sleep(DAY)
    assert live.moved == moved, "without a clock one thinks as long as one likes"
    await room.house.change("table", lambda live: decisions.seat_bot(live.seating, seat, "strong"))
    await asyncio.sleep(1)
    assert live.moved > moved
    assert room.bots.asked[0] == (seat, "strong")


@in_imagined_time
async def test_at_a_closed_table_nothing_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    await room.write(log.Closed("host"))
    await asyncio.sleep(DAY)
    assert len(await room.log()) == 5


class FullDisk(MemoryStore):
    full = False

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        at: int,
        listing: Listing | Turn | None,
        owned: bool = False,
    ) -> None:
        if self.full:
            raise StoreBroken("disk full")
        await super().append(table, after, bodies, at, listing)


@in_imagined_time
async def test_bots_leave_a_table_that_was_deleted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Emptied()
    room = Room(monkeypatch, store)
    await only_bots(room)
    await asyncio.sleep(3)
    store.empty = True
    room.house.forget("table")
    await asyncio.sleep(60)
    asked = len(room.bots.asked)
    await asyncio.sleep(HOUR)
    assert len(room.bots.asked) == asked
    assert "NoSuchTable" not in caplog.text


class Emptied(MemoryStore):
    empty = False

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        return [] if self.empty else await super().read(table, after)


@in_imagined_time
async def test_after_a_full_disk_the_bots_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = FullDisk()
    room = Room(monkeypatch, store)
    live = await only_bots(room)
    await asyncio.sleep(3)
    store.full = True
    await asyncio.sleep(60)
    moved = live.moved
    assert "disk full" in caplog.text
    await asyncio.sleep(60)
    assert live.moved == moved
    store.full = False
    await asyncio.sleep(HOUR)
    assert live.seating.phase == "over"
