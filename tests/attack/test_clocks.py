"""Whatever becomes of the machine's clock, nobody at a table loses time or a table by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lichtspiel.house import caretaker, clock, house, log
from lichtspiel.house.clock import SteadyClock
from lichtspiel.house.house import Decide
from lichtspiel.house.store import Listing
from lichtspiel.protocol.socket import Hello, Update
from lichtspiel.server import admin, services
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.house.loops import in_imagined_time, on_a_loop
from tests.house.rooms import Room, opened, two_people
from tests.house.test_viewer import Ear

SECOND = 1_000_000_000
DAY = 24 * 3600


class Wall:
    """A wall clock and a monotonic one, in nanoseconds, set by hand."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_800_000_000 * SECOND, 5 * SECOND
        self.clock = SteadyClock(lambda: self.wall, lambda: self.monotonic)

    def pass_by(self, seconds: float, *, asleep: bool = False) -> None:
        """The monotonic clock of a machine that sleeps stands still."""
        self.wall += round(seconds * SECOND)
        self.monotonic += 0 if asleep else round(seconds * SECOND)


@pytest.mark.parametrize("jump", [-DAY, -30, 3, 3600, 400 * DAY])
def test_a_jump_of_the_wall_clock_is_no_time(jump: int) -> None:
    wall = Wall()
    before = wall.clock.now()
    wall.wall += jump * SECOND
    assert wall.clock.now() == before
    wall.pass_by(2)
    assert wall.clock.now() == before + 2000


def test_time_is_followed_forward_and_never_runs_back() -> None:
    wall = Wall()
    before = wall.clock.now()
    wall.pass_by(8 * 3600, asleep=True)
    wall.clock.follow()
    assert wall.clock.now() == before + 8 * 3600 * 1000, "people read it on what was said"
    wall.wall -= 7 * 3600 * SECOND
    wall.clock.follow()
    assert wall.clock.now() == before + 8 * 3600 * 1000
    assert wall.clock.steady() == before, "what cannot be undone waits for time that has passed"


async def freeze(seconds: float) -> None:
    """Nothing of this process runs: all that was due meanwhile is due at once afterwards."""
    asyncio.get_running_loop()._clock.passed += seconds  # type: ignore[attr-defined]


async def play_with_beats(room: Room, seconds: int) -> None:
    for _ in range(seconds):
        room.caretaker.beat()
        await asyncio.sleep(1)


@in_imagined_time
async def test_a_house_that_was_frozen_charges_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    live = await room.open(*two_people(clock=30)[:-1])
    await room.write(log.Started())
    await play_with_beats(room, 20)
    await freeze(3600)
    await play_with_beats(room, 25)
    assert live.table is not None
    assert not live.seating.chairs[live.table.actor].stand_in, "they have the whole time again"
    await play_with_beats(room, 10)
    assert live.seating.chairs[live.table.actor].stand_in, "but not for ever"


@in_imagined_time
async def test_the_clock_of_a_whole_game_stands_still_with_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(monkeypatch)
    _, *seated = two_people()
    table = opened("hollywood-poker", seats=2, end="time", minutes=2)
    live = await room.open(table, *seated)
    await play_with_beats(room, 60)
    await freeze(3600)
    await play_with_beats(room, 50)
    assert live.table is not None
    assert len(live.table.actions) == 0
    await play_with_beats(room, 20)
    assert len(live.table.actions) == 1, "time is up"


@on_a_loop
async def test_a_jump_closes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall()
    for module in (clock, house, caretaker, services):
        monkeypatch.setattr(module, "CLOCK", wall.clock, raising=False)
    running = Services(Settings(tmp_path))
    try:
        await running.house.open("table", [opened()])
        wall.pass_by(2 * 3600)
        wall.wall += 400 * DAY * SECOND
        running.open_house.caretaker.beat()
        await running.close_idle_tables()
        assert (await running.house.table("table")).seating.phase == "waiting"
        wall.pass_by(2 * DAY)
        await running.close_idle_tables()
        assert (await running.house.table("table")).seating.phase == "closed", "in its time"
    finally:
        await running.stop()


@on_a_loop
async def test_a_clock_that_is_wrong_at_the_start_closes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "lichtspiel.sqlite")
    listing = Listing("table", "abc234", "face-to-face", "waiting", True, ("", ""), ("", ""))
    await store.append("table", 0, [log.encode(opened())], 1_800_000_000_000, listing)
    await store.close()
    wall = Wall()
    wall.wall += 400 * DAY * SECOND
    ahead = SteadyClock(lambda: wall.wall, lambda: wall.monotonic)
    for module in (clock, house, caretaker, services):
        monkeypatch.setattr(module, "CLOCK", ahead, raising=False)
    running = Services(Settings(tmp_path))
    try:
        await running.close_idle_tables()
        assert (await running.house.table("table")).seating.phase == "waiting"
    finally:
        await running.stop()


def say(seat: int, text: str) -> Decide:
    return lambda _: [log.Said(seat, text)]


@on_a_loop
async def test_after_a_restore_everything_is_read_anew(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "house")
    settings.data.mkdir()
    running = Services(settings)
    await running.house.open("table", two_people()[:-1])
    await asyncio.to_thread(admin.backup, settings, tmp_path / "backup.sqlite")
    for text in ("This", "will", "be", "lost"):
        await running.house.change("table", say(0, text))
    live = await running.house.table("table")
    epoch, seen = running.store.epoch, live.seq
    same = Ear(running.open_house, live, Hello(None, seen, epoch=epoch))
    update = await same.next(Update)
    assert isinstance(update, Update)
    assert (update.since, update.epoch) == (seen, epoch)
    await running.stop()
    await asyncio.to_thread(admin.restore, settings, tmp_path / "backup.sqlite")
    running = Services(settings)
    try:
        for text in ("Other", "words", "were", "said", "then"):
            await running.house.change("table", say(1, text))
        live = await running.house.table("table")
        assert running.store.epoch != epoch
        back = Ear(running.open_house, live, Hello(None, seen, epoch=epoch))
        update = await back.next(Update)
        assert isinstance(update, Update)
        assert update.since == 0
        assert "Other" in str(update.happened)
    finally:
        await running.stop()
