"""Nobody chooses the cards: people commit to their contributions before anybody reveals one."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from lichtspiel import BadRecord, read_record, verify
from lichtspiel.client import Seat
from lichtspiel.engine.record import Player, Record
from lichtspiel.engine.seeds import contribution_hash
from lichtspiel.house import contributing, decisions, log
from lichtspiel.house.caretaker import Caretaker
from lichtspiel.house.live import LiveTable
from lichtspiel.house.projection import table_info
from lichtspiel.house.refusing import Stale
from lichtspiel.protocol.rest import Branch
from lichtspiel.protocol.socket import Ready
from tests.house.loops import START, in_imagined_time
from tests.house.rooms import (
    HOST,
    Room,
    do,
    opened,
    play_out,
    revealing,
    sealing,
    waiting,
    words,
    write,
)
from tests.server.refusals import refuses
from tests.server.running import open_table, web

REVEAL = contributing.REVEAL_SECONDS


def collected() -> LiveTable:
    """Ada and Bob have committed: they are to reveal."""
    live = waiting("Ada", "Bob")
    do(live, 0, sealing(live, 0, "heads"))
    return do(live, 1, sealing(live, 1, "tails"))


def dealt(live: LiveTable) -> LiveTable:
    """Another round, in which both reveal."""
    for seat in (0, 1):
        do(live, seat, sealing(live, seat, f"again {seat}"))
    for seat in (0, 1):
        do(live, seat, revealing(live, f"again {seat}"))
    assert live.seating.phase == "playing"
    return live


def record_of(live: LiveTable) -> Record:
    write(live, decisions.close(live.seating, "host"))
    return read_record(decisions.recorded(live).dumps())


def checks(record: Record, **noted: Any) -> list[str]:
    return [check.id for check in verify(record, **noted).checks]


# -- commit, then reveal ----------------------------------------------------------------------


def test_nothing_is_revealed_before_all_have_committed() -> None:
    live = waiting("Ada", "Bob")
    do(live, 0, sealing(live, 0, "heads"))
    with pytest.raises(Stale):
        do(live, 0, revealing(live, "heads"))
    do(live, 1, sealing(live, 1, "tails"))
    do(live, 0, revealing(live, "heads"))
    assert words("heads") not in msgspec.json.encode(table_info(live.seating)).decode()


def test_nobody_commits_anew_once_others_reveal() -> None:
    live = collected()
    do(live, 0, revealing(live, "heads"))
    with refuses("server-revealing"):
        do(live, 1, sealing(live, 1, "edge"))
    with pytest.raises(Stale):
        do(live, 1, Ready("x", "ab" * 32, "cd" * 32))


def test_a_hash_is_good_for_one_seat_and_one_seed() -> None:
    live = waiting("Ada", "Bob")
    commitment = live.seating.seeds.commitment()
    mine = contribution_hash(commitment, 0, words("heads"))
    assert mine != contribution_hash(commitment, 1, words("heads"))
    assert mine != contribution_hash("ab" * 32, 0, words("heads"))
    # Whoever copies a hash, and later what was revealed for it, reveals what does not fit.
    do(live, 0, sealing(live, 0, "heads"))
    do(live, 1, Ready("copied", commitment, mine))
    do(live, 0, revealing(live, "heads"))
    do(live, 1, revealing(live, "heads"))
    assert [(one.why, one.seats) for one in live.seating.burned] == [("wrong", (1,))]


def test_a_game_with_people_starts_with_the_contributions_of_all_of_them() -> None:
    live = waiting("Ada", "Bob")
    do(live, 0, sealing(live, 0))
    with refuses("server-not-all-ready"):
        decisions.start(live.seating)


# -- rounds that fail ---------------------------------------------------------------------------


def misreveal(live: LiveTable) -> None:
    do(live, 1, revealing(live, "something else"))


def be_late(live: LiveTable) -> None:
    write(live, *contributing.late(live.seating))


def leave(live: LiveTable) -> None:
    write(live, *decisions.free_seat(live.seating, 1))


def be_replaced(live: LiveTable) -> None:
    write(live, *decisions.seat_bot(live.seating, 1, "easy"))


def move(live: LiveTable) -> None:
    write(live, decisions.make_link(1, "code", START))
    write(live, *decisions.use_link(live.seating, "code", "another hash", START))


@pytest.mark.parametrize(
    ("fail", "why"),
    [
        (misreveal, "wrong"),
        (be_late, "late"),
        (leave, "left"),
        (be_replaced, "left"),
        (move, "left"),
    ],
)
def test_a_round_that_fails_burns_its_seed_and_stays_in_the_record(fail: Any, why: str) -> None:
    live = collected()
    before = live.seating.seeds
    do(live, 0, revealing(live, "heads"))
    fail(live)
    seating = live.seating
    assert (seating.phase, seating.revealing) == ("waiting", False)
    assert seating.seeds.table != before.table
    assert not any(chair.ready or chair.contribution for chair in seating.chairs)
    assert table_info(seating).burned == [before.commitment()]
    events = [happening.event for happening in live.happened(-1, 0)]
    assert {"event": "table-burned", "seat": 1, "why": why} in events
    if seating.chairs[1].bot:
        leave(live)
    if seating.chairs[1].free:
        write(live, *decisions.take_seat(seating, "Cleo", 1, "hash of Cleo"))
    record = record_of(dealt(live))
    (burned,) = record.burned
    assert (burned.why, burned.seats, burned.seed) == (why, (1,), before.table)
    assert burned.contributions[0] == words("heads")
    assert burned.contributions[1] == (words("something else") if why == "wrong" else None)
    assert "verified-burned" in checks(record)


def test_a_late_command_of_a_round_that_failed_hurts_no_other_round() -> None:
    live = collected()
    old = revealing(live, "tails")
    be_late(live)
    for seat in (0, 1):
        do(live, seat, sealing(live, seat))
    with pytest.raises(Stale):
        do(live, 1, old)
    assert live.seating.revealing


def test_rounds_do_not_fail_for_ever() -> None:
    live = collected()
    for _ in range(9):
        be_late(live)
        for seat in (0, 1):
            do(live, seat, sealing(live, seat))
    be_late(live)
    with refuses("server-ready-often"):
        do(live, 0, sealing(live, 0))


def test_whoever_says_ready_again_and_again_makes_no_log_grow() -> None:
    live = waiting("Ada", "Bob")
    for number in range(100):
        do(live, 0, sealing(live, 0, "heads", str(number)))
    assert live.seq == 4
    with refuses("server-ready-often"):
        for number in range(100):
            do(live, 0, sealing(live, 0, f"heads {number}"))
    assert live.seq < 30


# -- time -----------------------------------------------------------------------------------------


async def revealing_room(monkeypatch: pytest.MonkeyPatch) -> tuple[Room, LiveTable]:
    room = Room(monkeypatch)
    live = await room.open(opened(), log.Seated(0, "Ada", "hash 0"), log.Seated(1, "Bob", "hash 1"))
    for seat in (0, 1):
        await room.do(seat, sealing(live, seat))
    assert live.seating.revealing
    return room, live


@in_imagined_time
async def test_who_does_not_reveal_in_time_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    room, live = await revealing_room(monkeypatch)
    await room.do(0, revealing(live))
    await asyncio.sleep(REVEAL - 1)
    assert live.seating.revealing
    await asyncio.sleep(2)
    assert [(one.why, one.seats) for one in live.seating.burned] == [("late", (1,))]
    assert not live.seating.revealing


@in_imagined_time
async def test_a_round_goes_on_after_a_restart_and_fails_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, _ = await revealing_room(monkeypatch)
    room.caretaker.rest()
    again = Room(monkeypatch, room.store)
    assert isinstance(again.caretaker, Caretaker)
    await again.caretaker.wake_up()
    await asyncio.sleep(REVEAL + 1)
    live = await again.house.table("table")
    assert [(one.why, one.seats) for one in live.seating.burned] == [("late", (0, 1))]


@in_imagined_time
async def test_a_table_that_left_the_memory_fails_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    room, live = await revealing_room(monkeypatch)
    assert room.caretaker.lets_go(live)
    room.house.forget("table")
    await asyncio.sleep(REVEAL + 1)
    assert [one.why for one in (await room.house.table("table")).seating.burned] == ["late"]


# -- records --------------------------------------------------------------------------------------


def test_what_was_noted_finds_a_contribution_that_was_chosen_later() -> None:
    live = collected()
    hashes = {seat: chair.hash for seat, chair in enumerate(live.seating.chairs)}
    do(live, 0, revealing(live, "heads"))
    do(live, 1, revealing(live, "tails"))
    record = record_of(live)
    verify(record, hashes=hashes)
    for wrong in ({1: hashes[0]}, {1: ""}, {1: "ab" * 32}):
        with pytest.raises(BadRecord, match="hash"):
            verify(record, hashes=hashes | wrong)


def test_a_bot_that_contributes_is_found_out() -> None:
    record = record_of(dealt(waiting("Ada", "Bob")))
    verify(record)
    with pytest.raises(BadRecord, match="bot"):
        verify(replace(record, players=(Player("Ada"), Player("", "easy"))))


BURNED = {
    "another seed": {"seed": bytes(32)},
    "another commitment": {"commitment": "ab" * 32},
    "another contribution": {"contributions": (words("edge"), None)},
    "somebody else is blamed": {"seats": (0,)},
    "nobody was late": {"contributions": (words("heads"), words("tails"))},
    "it was wrong": {"why": "wrong"},
}


@pytest.mark.parametrize("name", BURNED)
def test_a_failed_round_that_was_altered_is_found_out(name: str) -> None:
    live = collected()
    do(live, 0, revealing(live, "heads"))
    be_late(live)
    record = record_of(dealt(live))
    verify(record)
    changed: Any = BURNED[name]
    altered = replace(record, burned=(replace(record.burned[0], **changed),))
    with pytest.raises(BadRecord, match="Failed deal 1"):
        verify(read_record(altered.dumps()))


def test_a_branch_says_that_nothing_was_sealed() -> None:
    live = play_out(dealt(waiting("Ada", "Bob")))
    wish = Branch(0, 0, "easy", "Ada")
    entries = decisions.branch(live, wish, HOST, "hash of Ada", "xyz234")
    branched = write(LiveTable("branch"), *entries)
    record = record_of(branched)
    assert record.players[1].bot
    assert record.seeds.contributions == (words("again 0"), words("again 1"))
    assert "verified-branched" in checks(record)


# -- what was written before ----------------------------------------------------------------------


def test_a_log_of_before_gives_a_record_of_before() -> None:
    """Its contributions were shown as they came."""
    live = waiting("Ada", "Bob")
    write(live, log.Readied(0, "heads"), log.Readied(1, "tails"), log.Started())
    record = record_of(live)
    assert record.version == 1
    assert '"burned"' not in record.dumps()
    assert "verified-first-format" in checks(record, contributions={0: "heads", 1: "tails"})


def test_a_branch_of_before_is_still_verified() -> None:
    live = write(LiveTable("old"), replace_branched(opened()))
    write(live, log.Seated(0, "Ada", "hash"), log.Readied(0, "heads"))
    write(live, log.BotSeated(1, "easy"), log.Readied(1, "tails"), log.Started())
    assert "verified-first-format" in checks(record_of(live))


def replace_branched(entry: log.Opened) -> log.Opened:
    return msgspec.structs.replace(entry, branched="origin")


def test_who_was_ready_before_the_upgrade_is_asked_again() -> None:
    live = write(waiting("Ada", "Bob"), log.Readied(0, "heads"))
    assert not table_info(live.seating).seats[0].ready
    assert dealt(live).table is not None


# -- over the network -----------------------------------------------------------------------------


def test_clients_reveal_by_themselves_and_note_what_they_need(house: str) -> None:
    async def work() -> None:
        table = await open_table(house, "face-to-face", 2, 0)
        ada, bob = (Seat(house, table.id, token) for token in table.tokens)
        async with ada, bob:
            await asyncio.gather(ada.ready(), bob.ready())
            while ada.update.view is None:
                await ada.change()
        async with web(house, table.host) as client:
            await client.post(f"/api/tables/{table.id}/close")
            answer = await client.get(f"/api/tables/{table.id}/record")
        record = read_record(answer.content)
        for noted in (ada.noted, bob.noted):
            assert noted is not None
            assert set(noted.hashes) == {0, 1}
            verify(record, noted.commitment, {noted.seat: noted.contribution}, noted.hashes)

    asyncio.run(work())


def test_a_client_goes_on_after_a_round_that_failed(house: str) -> None:
    async def work() -> None:
        table = await open_table(house, "face-to-face", 2, 0)
        ada, bob = (Seat(house, table.id, token) for token in table.tokens)
        async with ada, bob:
            await ada.ready()
            bob._reveal_if_due = lambda: None  # type: ignore[method-assign]
            await bob.ready()
            async with web(house, table.host) as client:
                answer = await client.delete(f"/api/tables/{table.id}/seats/1")
                assert answer.json()["burned"] == [table.commitment]
                answer = await client.put(
                    f"/api/tables/{table.id}/seats/1/bot", json={"level": "easy"}
                )
            while not ada.update.table or not ada.update.table.burned:
                await ada.change()
            await ada.ready()
            while ada.update.view is None:
                await ada.change()
            assert ada.noted is not None
            assert ada.noted.hashes[1] == ""

    asyncio.run(work())
