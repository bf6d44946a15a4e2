"""Bots that play over the network: where the host lets them, and as bots before everyone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from lichtspiel.house import decisions, log
from lichtspiel.house.caretaker import NETWORK_BOT_SECONDS
from lichtspiel.house.live import LiveTable, public_event
from lichtspiel.house.projection import table_info
from lichtspiel.house.store import Turn
from lichtspiel.protocol.socket import Act, Propose, Say, TableBotSeated, TakeBack
from tests.house.loops import in_imagined_time
from tests.house.rooms import Onlooker, Room, do, opened, revealing, sealing, write
from tests.server.refusals import refuses

BOT = "hash of the bot's token"


def welcoming(**how: Any) -> log.Opened:
    return msgspec.structs.replace(opened(**how), network_bots=True)


def with_bot(**how: Any) -> LiveTable:
    live = write(LiveTable("table"), welcoming(**how), log.Seated(0, "Ada", "hash 0"))
    return write(live, *decisions.take_seat(live.seating, "careful", None, BOT, bot=True))


def dealt(**how: Any) -> LiveTable:
    live = with_bot(**how)
    do(live, 0, sealing(live, 0))
    return do(live, 0, revealing(live))


def test_no_bot_sits_where_a_person_is_expected() -> None:
    live = write(LiveTable("table"), opened(), log.Seated(0, "Ada", "hash 0"))
    with refuses("server-no-network-bots"):
        decisions.take_seat(live.seating, "careful", None, BOT, bot=True)


def test_everyone_is_shown_a_bot() -> None:
    live = with_bot()
    seat = table_info(live.seating).seats[1]
    assert (seat.name, seat.bot, seat.taken, seat.network) == ("", "careful", True, True)
    entry = log.Seated(1, "careful", BOT, bot=True)
    assert public_event(entry) == TableBotSeated(1, "careful")
    listing = live.seating.listing((), Turn(None, None))
    assert listing.bots == ("", "careful")
    assert listing.names == ("Ada", "")
    assert live.seating.players()[1].bot == "careful"


@pytest.mark.parametrize("name", ["strong", "Äh", "two words", "-x", ""])
def test_its_name_is_no_level_and_looks_like_none(name: str) -> None:
    live = write(LiveTable("table"), welcoming(), log.Seated(0, "Ada", "hash 0"))
    with refuses("server-text" if not name else "server-bot-name"):
        decisions.take_seat(live.seating, name, None, BOT, bot=True)


def test_nobody_has_the_name_of_a_bot_at_the_table() -> None:
    live = with_bot(game="top-oder-flop", seats=3)
    with refuses("server-same-name"):
        decisions.take_seat(live.seating, "careful", None, "another")


def test_taking_the_seat_again_with_the_same_token_is_the_same_seat() -> None:
    live = with_bot()
    assert decisions.take_seat(live.seating, "careful", None, BOT, bot=True) == []


def test_it_contributes_nothing_and_nobody_waits_for_it() -> None:
    """What a bot contributes, somebody could have chosen."""
    live = with_bot()
    with refuses("server-bot-plays-only"):
        do(live, 1, sealing(live, 1))
    do(live, 0, sealing(live, 0))
    assert live.seating.revealing
    do(live, 0, revealing(live))
    assert live.table is not None


def test_who_is_ready_already_does_not_wait_for_a_bot_that_comes_last() -> None:
    live = write(LiveTable("table"), welcoming(), log.Seated(0, "Ada", "hash 0"))
    do(live, 0, sealing(live, 0))
    assert not live.seating.revealing
    write(live, *decisions.take_seat(live.seating, "careful", None, BOT, bot=True))
    assert live.seating.revealing


def test_it_plays_and_does_nothing_else() -> None:
    live = dealt()
    assert live.table is not None
    for command in (Say("a", "hello"), TakeBack("b", live.seq), Propose("c", live.seq, None)):
        with refuses("server-bot-plays-only"):
            decisions.obey(live, 1, command)
    while live.table.actor != 1:
        action = live.table.legal_actions()[-1]
        do(live, 0, Act(f"a{live.seq}", live.seq, action.notation))
    action = live.table.legal_actions()[0]
    (played,) = decisions.obey(live, 1, Act("d", live.seq, action.notation))
    assert isinstance(played, log.Played)
    assert played.by == "bot"


def test_against_it_nothing_is_taken_back_but_by_the_rules() -> None:
    live = dealt()
    assert not live._is_alone(0)


def test_a_rematch_leaves_its_seat_free() -> None:
    live = dealt()
    write(live, log.Closed("host"))
    first, *others = decisions.rematch(live.seating, "def567")
    assert isinstance(first, log.Opened)
    assert first.network_bots
    assert others == [log.Seated(0, "Ada", "hash 0")]


def test_an_old_log_allows_none() -> None:
    found = log.decode(log.encode(opened()))
    assert isinstance(found, log.Opened)
    assert not found.network_bots


@in_imagined_time
async def test_a_bot_that_hangs_has_a_stand_in_even_without_a_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    seated = (log.Seated(0, "careful", BOT, bot=True), log.Seated(1, "wary", "other", bot=True))
    room.house.watch("table", Onlooker())
    live = await room.open(welcoming(), *seated)
    await room.write(log.Started())
    assert live.table is not None
    seat = live.table.actor
    assert room.caretaker.deadline(live) == live.last_move_at() + 1000 * NETWORK_BOT_SECONDS
    await asyncio.sleep(NETWORK_BOT_SECONDS - 0.1)
    assert not live.seating.chairs[seat].stand_in
    await asyncio.sleep(1.5)
    assert live.seating.chairs[seat].stand_in
    assert room.bots.asked[0] == (seat, "medium")
