"""Records of every game that were written long ago still verify, and are written the same today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lichtspiel import all_games, read_record, verify

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_written_before_verifies(path: Path) -> None:
    record = read_record(path.read_bytes())
    table = verify(record).table
    assert table.over
    assert table.outcome is not None
    assert record.version == 1
    assert read_record(record.dumps()) == record
    assert replace(table.record(), version=1) == record


def test_every_game_is_among_them() -> None:
    kept = [read_record(path.read_bytes()).setup for path in RECORDS]
    assert {setup.game for setup in kept} == {game.slug for game in all_games()}
    assert {setup.options["end"] for setup in kept if "end" in setup.options} >= {"deals", "time"}
    assert 1 in {setup.seats for setup in kept}
