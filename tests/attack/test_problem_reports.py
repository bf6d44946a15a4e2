"""A page's report of a problem is shown again on a developer's machine, whatever is in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import all_games, new_table
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.table import Table
from tests import luck
from tests.person import Run

GAMES = [game.slug for game in all_games()]


def played(game: str, moves: int = 60) -> Table:
    """In the middle of a game, or at its end."""
    dice = Dice(luck.number(luck.label()))
    table = new_table(game, seed=luck.number(luck.label(), "deal"))
    for _ in range(moves):
        if table.over:
            break
        actions = table.legal_actions()
        table.play(actions[dice.below(len(actions))])
    return table


def report(table: Table, seat: int) -> dict[str, Any]:
    """As web/src/net/reporting.ts makes it of what the seat was sent."""
    setup = table.setup
    events = [event.to_json() for event in table.told(seat)]
    return {
        "format": "lichtspiel-problem",
        "version": 1,
        "about": {"server": "0.1.0", "browser": "Firefox", "page": "table"},
        "errors": ["TypeError: x is undefined\n    at Board.svelte:5"],
        "table": {
            "game": setup.game,
            "ruleset": setup.ruleset,
            "seats": setup.seats,
            "options": dict(setup.options),
            "seat": seat,
            "happened": [{"event": "table-started"}, *events, {"event": "table-said"}],
            "view": json.loads(json.dumps(table.view(seat).to_json())),
        },
    }


def write(folder: Path, document: object) -> str:
    path = folder / "problem.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_seat_was_told_is_told_again(game: str, run: Run, tmp_path: Path) -> None:
    """Every event of every game can be read back, and is told as it was at the table."""
    table = played(game)
    for seat in (-1, *range(table.setup.seats)):
        answer = run("replay", "--problem", write(tmp_path, report(table, seat)), "--lang", "en")
        assert answer.status == 0, answer.err
        lines = answer.out.splitlines()
        assert lines[:3] == ["server: 0.1.0", "browser: Firefox", "page: table"]
        assert lines[-2] == "TypeError: x is undefined"
        assert lines.count("(table-started)") == lines.count("(table-said)") == 1
        told = lines[lines.index("(table-started)") + 1 : lines.index("(table-said)")]
        assert len(told) >= len(table.told(seat))


def test_a_page_without_a_table_has_a_report_too(run: Run, tmp_path: Path) -> None:
    document = {**report(played("face-to-face", 3), 0), "table": None}
    answer = run("replay", "--problem", write(tmp_path, document))
    assert answer.status == 0
    assert "TypeError" in answer.out


@pytest.mark.parametrize(
    "change",
    [
        {"format": "diary"},
        {"version": 99},
        {"table": {}},
        {"table": 5},
        {"errors": [5]},
        {"about": None},
    ],
)
def test_a_file_that_is_no_report_is_refused_in_one_sentence(
    change: dict[str, object], run: Run, tmp_path: Path
) -> None:
    document = {**report(played("face-to-face", 3), 0), **change}
    answer = run("replay", "--problem", write(tmp_path, document), "--lang", "en")
    assert answer.status == 2
    assert len(answer.err.splitlines()) == 1


def test_parts_of_a_table_that_make_no_sense_are_refused(run: Run, tmp_path: Path) -> None:
    for part, value in (("game", "chess"), ("view", {"seat": 0}), ("seats", 9), ("happened", [{}])):
        document = report(played("face-to-face", 3), 0)
        document["table"][part] = value
        answer = run("replay", "--problem", write(tmp_path, document))
        assert (answer.status, len(answer.err.splitlines())) == (2, 1), part


def test_a_terminal_obeys_nothing_that_a_report_says(run: Run, tmp_path: Path) -> None:
    document = {**report(played("face-to-face", 3), 0), "errors": ["\x1b[2J\x07 gone"]}
    document["about"] = {"browser\x1b[1m": "\x9b5n"}
    document["table"]["happened"] = [{"event": "\x1b]0;title\x07"}]
    answer = run("replay", "--problem", write(tmp_path, document))
    assert not any(sign in answer.out for sign in "\x1b\x07\x9b")
