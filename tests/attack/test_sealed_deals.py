"""Nobody hides what was dealt by closing the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lichtspiel import BadInput, read_record, verify
from lichtspiel.house import decisions, log
from lichtspiel.house.projection import table_info
from lichtspiel.server import admin
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Settings
from tests.house.loops import on_a_loop
from tests.house.rooms import play_on, playing, waiting, write
from tests.server.refusals import refuses


@pytest.mark.parametrize("by", ["host", "admin", "idle"])
def test_a_game_that_is_closed_reveals_its_seed(by: str) -> None:
    live = waiting("Ada", "Bob")
    commitment = table_info(live.seating).commitment
    write(live, log.Readied(0, "heads"), log.Readied(1, "tails"), log.Started())
    write(live, play_on(live))
    with refuses("server-record-early"):
        decisions.recorded(live)
    write(live, decisions.close(live.seating, by))
    record = read_record(decisions.recorded(live).dumps())
    assert record.outcome is None
    verified = verify(record, commitment, {0: "heads", 1: "tails"})
    assert [check.id for check in verified.checks][-1] == "verified-unfinished"


def test_a_table_that_is_closed_before_the_deal_has_no_record() -> None:
    live = waiting("Ada", "Bob")
    write(live, decisions.close(live.seating, "host"))
    with refuses("server-record-early"):
        decisions.recorded(live)


def test_a_closed_game_is_neither_replayed_nor_played_on() -> None:
    live = playing()
    write(live, decisions.close(live.seating, "host"))
    with pytest.raises(BadInput):
        decisions.finished(live)


@on_a_loop
async def test_who_runs_the_house_finds_the_record_too(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    running = Services(settings)
    try:
        people = [log.Seated(seat, f"Guest {seat}", f"hash {seat}") for seat in (0, 1)]
        await running.house.open("table", [playing().seating.opened, *people, log.Started()])
        with refuses("server-record-early"):
            await asyncio.to_thread(admin.export, settings, "table")
        await running.house.change("table", lambda live: [decisions.close(live.seating, "host")])
        verify(await asyncio.to_thread(admin.export, settings, "table"))
    finally:
        await running.stop()
