"""Films that were finished: three acts each, kept as records, must replay as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtspiel import read_record, replay, verify
from tests.klappe_und_action.tables import view_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_film_replays_to_its_premiere(path: Path) -> None:
    table = verify(read_record(path.read_bytes())).table
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert view_of(table).act == len(table.deals) == 3


def test_a_record_from_before_the_second_look_could_be_skipped_still_verifies() -> None:
    """KA-19: with an own second look in it and a copied one."""
    path = Path(__file__).parent / "records" / "solo-second-look.json"
    record = read_record(path.read_bytes())
    asked = [view_of(replay(record, played)).asked for played in range(len(record.actions))]
    again = [bool(each.copied) for each in asked if each.what == "look-again"]
    assert sorted(again) == [False, True]
    assert verify(record).table.over


def test_two_solo_and_another_script_are_there() -> None:
    assert {path.stem for path in RECORDS} == {
        *("solo-film-school", "solo-second-look", "two", "two-other-script")
    }
