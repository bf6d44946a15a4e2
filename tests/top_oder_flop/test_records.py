"""Games written down before there was an option for who starts (TF-4) read as they did."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from lichtspiel import position_to_json, read_position, read_record, replay, verify
from lichtspiel.house import log
from lichtspiel.house.seating import Seating

BEFORE = Path(__file__).parent / "records" / "before-start.json"


def test_a_record_without_the_option_verifies() -> None:
    written = BEFORE.read_bytes()
    assert json.loads(written)["options"] == {"deck": "house"}
    record = read_record(written)
    assert record.setup.options == {"deck": "house", "start": "random"}
    table = verify(record).table
    assert table.over
    again = read_record(table.record().dumps())
    assert replace(again, version=record.version) == record


def test_a_position_without_the_option_reads() -> None:
    state = replay(read_record(BEFORE.read_bytes()), 10).state
    document = position_to_json(state)
    assert document["options"] == {"deck": "house", "start": "random"}
    older = json.dumps({**document, "options": {"deck": "house"}})
    assert position_to_json(read_position(older)) == document


def test_a_table_without_the_option_goes_on() -> None:
    opened = log.Opened(
        game="top-oder-flop",
        ruleset=1,
        seats=3,
        options={"deck": "house"},
        seed="00" * 32,
        code="abc",
        host="",
        open=False,
        clock=None,
        hints=True,
    )
    seating = Seating("t")
    seating.fold(opened, 0)
    assert seating.setup.options == {"deck": "house", "start": "random"}
