"""A table waits for people to look: at a deal's end, at an act's end; not for long."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import log, projection
from lichtspiel.house.live import LiveTable
from lichtspiel.protocol.socket import Presence
from tests.house.loops import in_imagined_time
from tests.house.rooms import Room, opened, play_on, playing, write


class Looker:
    """Somebody at the table, who has seen it up to a number."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen = 0

    address = ""

    def has_seen(self, seq: int) -> bool:
        return self.seen >= seq

    def wake(self) -> None:
        pass


async def dealt(room: Room, *watchers: Looker) -> LiveTable:
    """Hollywood Poker among bots: somebody leads, which is a station."""
    bots = [log.BotSeated(seat, "easy") for seat in range(3)]
    await room.open(opened("hollywood-poker", seats=3), *bots)
    for watcher in watchers:
        room.house.watch("table", watcher)
    return await room.write(log.Started())


@in_imagined_time
async def test_bots_wait_until_everybody_has_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    room, ada, bob = Room(monkeypatch), Looker(0), Looker(1)
    live = await dealt(room, ada, bob)
    moved = live.moved
    assert live.at_station
    assert room.house.presence(live) == Presence([True, True, False], 0, [0, 1])
    await asyncio.sleep(10)
    assert live.moved == moved
    ada.seen = live.seq
    room.caretaker.look_after(live)
    await asyncio.sleep(5)
    assert live.moved == moved
    assert room.house.looking(live) == [1]
    bob.seen = live.seq
    room.caretaker.look_after(live)
    await asyncio.sleep(1)
    assert live.moved > moved
    assert room.house.looking(live) == []


@in_imagined_time
async def test_bots_wait_for_twenty_seconds_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await dealt(room, Looker(0))
    moved = live.moved
    await asyncio.sleep(20)
    assert live.moved == moved
    await asyncio.sleep(1)
    assert live.moved > moved


@in_imagined_time
async def test_nobody_waits_for_spectators_or_for_who_has_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, leaving = Room(monkeypatch), Looker(0)
    live = await dealt(room, Looker(SPECTATOR), leaving)
    moved = live.moved
    await asyncio.sleep(2)
    assert live.moved == moved
    room.house.unwatch("table", leaving)
    room.caretaker.look_after(live)
    await asyncio.sleep(1)
    assert live.moved > moved


@in_imagined_time
async def test_who_has_two_tabs_looks_at_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    room, front, back = Room(monkeypatch), Looker(0), Looker(0)
    live = await dealt(room, front, back)
    front.seen = live.seq
    assert room.house.looking(live) == []


@in_imagined_time
async def test_looking_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    people = [log.Seated(seat, "Ada", f"hash {seat}") for seat in range(3)]
    await room.open(opened("hollywood-poker", seats=3, clock=30), *people)
    live = await room.write(log.Started())
    assert live.at_station
    assert room.caretaker.deadline(live) == live.last_move_at() + 30_000 + 20_000
    await room.write(play_on(live))
    assert not live.at_station
    assert room.caretaker.deadline(live) == live.last_move_at() + 30_000


def test_a_deals_end_and_an_acts_end_are_stations() -> None:
    for game, seats, events in (
        ("hollywood-poker", 3, {"deal-ended", "leads"}),
        ("klappe-und-action", 2, {"needed", "succeeded", "lost"}),
    ):
        live, found = playing(game, seats), set[str]()
        while live.seating.phase == "playing" and not found:
            before = len(live.happened(SPECTATOR, 0))
            write(live, play_on(live))
            news = live.happened(SPECTATOR, 0)[before:]
            told = {msgspec.to_builtins(it.event)["event"] for it in news}
            assert (live.station == live.seq) == bool(told & events)
            update = projection.update(live, 0, live.seq, 0, None, epoch="")
            assert update.station == live.at_station
            found = told & events
        assert found, game


def test_a_table_that_never_stops_has_no_station() -> None:
    live = playing()
    for _ in range(10):
        write(live, play_on(live))
        assert not live.at_station
