"""Films that were finished: three acts each, kept as records, must replay as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtspiel import read_record, verify
from tests.klappe_und_action.tables import view_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_film_replays_to_its_premiere(path: Path) -> None:
    table = verify(read_record(path.read_bytes())).table
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert view_of(table).act == len(table.deals) == 3


def test_two_solo_and_another_script_are_there() -> None:
    assert {path.stem for path in RECORDS} == {"solo-film-school", "two", "two-other-script"}
