"""A house runs without network, disk and processes: all it needs is handed in."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from lichtspiel import read_record, verify
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house.live import LiveTable
from tests import luck
from tests.house import whole_table
from tests.house.loops import on_a_loop

OUTSIDE = {"litestar", "multiprocessing", "prometheus_client", "sqlite3", "uvicorn", "websockets"}

WATCHED = """
import asyncio, sys
from tests.house import whole_table
asyncio.run(whole_table.main(sys.argv[1]))
print(*sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize("game", ["hollywood-poker", "top-oder-flop"])
def test_two_people_a_bot_and_a_spectator_play_to_the_outcome(game: str) -> None:
    @on_a_loop
    async def playing() -> None:
        live, guests, store = await whole_table.play(game)
        table = live.table
        assert table is not None
        assert table.outcome is not None
        again = LiveTable(whole_table.TABLE)
        again.fold(await store.read(whole_table.TABLE))
        assert again.table is not None
        assert again.table.outcome == table.outcome, "the log has all of it"
        assert [guest.seat for guest in guests] == [0, 1, SPECTATOR]
        for guest in guests:
            first, last = guest.updates[0], guest.updates[-1]
            assert {update.seat for update in guest.updates} == {guest.seat}
            assert last.outcome == table.outcome.to_json()
            assert last.view == table.view(guest.seat).to_json()
            seen = [update.since for update in guest.updates[1:]]
            assert seen == [update.seq for update in guest.updates[:-1]], "nothing is left out"
            assert first.since == 0
            assert bool([1 for update in guest.updates if update.legal]) == (guest.seat >= 0)
        by = {move.seat for move in live.moves[1:]}
        assert by == {0, 1, 2}, "the bot plays too"

    playing()


def test_nothing_of_the_world_outside_is_loaded() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WATCHED, "top-oder-flop"],
        env={**os.environ, "LICHTSPIEL_SEED": str(luck.SEED)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert verify(read_record(run.stdout)).checks
    assert not OUTSIDE & set(run.stderr.split())
