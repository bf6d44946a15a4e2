"""What is printed fits the terminal: 40 columns, 80 or 200."""

import json
import os
import pty
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import all_games, get_game, position_to_json
from lichtspiel.cli.commands import COMMANDS, bench, play
from lichtspiel.cli.progress import progress
from lichtspiel.lab.tables import print_tables
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES, layout, texts_in
from tests.person import Run

WIDTHS = (40, 80, 200)


def widest(out: str) -> int:
    """Of the lines that could be broken: a word or path alone may be as long as it is."""
    return max((len(line) for line in out.splitlines() if " " in line.strip()), default=0)


@pytest.fixture(params=WIDTHS)
def width(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("COLUMNS", str(request.param))
    monkeypatch.setattr(layout, "table_width", layout.terminal_width)
    found: int = request.param
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_as_wide_as_the_terminal(
    run: Run, width: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = [run("--lang", language, "--help").out]
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            run("--lang", language, "help", command)
        outs.append(capsys.readouterr().out)
    assert max(map(widest, outs)) <= width
    if width == 200:
        assert max(map(widest, outs)) > 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_fit(run: Run, width: int, language: str) -> None:
    out = run("--lang", language, "games").out
    assert widest(out) <= width
    for game in all_games():
        assert game.slug in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_ratings_fit(run: Run, width: int, language: str, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    table = next(play_at_random(get_game("top-oder-flop").setup(), 1))
    path.write_text(json.dumps(position_to_json(table.state)))
    out = run("--lang", language, "legal", str(path), "--rate", "--think", "0.05").out
    assert widest(out) <= width
    assert "%" in out


MEASURED: dict[str, Any] = {
    "compiled": True,
    "flags": "-O3",
    "open_spiel": "2.0.2",
    "rounds": 7,
    "moves_per_cpu_second": {
        name: dict.fromkeys(("loop", "whole", "whole_shuffled", "playout"), 1_234_567)
        for name in ("dou_dizhu", "klappe-und-action")
    },
    "games": {"klappe-und-action": {"loop": 1.5, "whole": 2.25}},
    "details": {"klappe-und-action": {"copy_us": 0.25, "view_us": 11.5, "imagine_us": 13.9}},
}


def test_the_table_of_the_bench_fits(width: int) -> None:
    lines = list(bench._lines(MEASURED, texts_in("de"), width))
    assert widest("\n".join(lines)) <= width
    assert any("1.23 (1.50×)" in line for line in lines)


def test_the_tables_of_the_arena_fit(
    run: Run, width: int, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("lichtspiel.lab.tables._WIDTH", width)
    arena = ("arena", "face-to-face", "--round-robin", "random,easy", "--deals", "4")
    results = ("--results", str(tmp_path / "results"), "--workers", "1", "--json")
    document = json.loads(run(*arena, *results).out)
    for language in LANGUAGES:
        print_tables(document, texts_in(language))
        out = capsys.readouterr().out
        assert widest(out) <= width
        assert "…" not in out, "a cell was cut off"
        assert out.count("%") >= 4


def test_a_table_that_does_not_fit_becomes_blocks() -> None:
    headings, rows = ["who", "won", "points"], [["Ada", "17", "3.5"], ["Ben", "4", "1.25"]]
    assert layout.table(headings, rows, 20) == [
        "who  won  points",
        "Ada   17     3.5",
        "Ben    4    1.25",
    ]
    assert layout.table(headings, rows, 12) == [
        "who:",
        *("Ada", "  won: 17", "  points:", "    3.5"),
        *("Ben", "  won: 4", "  points:", "    1.25"),
    ]


# -- at a terminal ------------------------------------------------------------------


def at_terminal(*words: str, typed: str = "", data: Path | None = None) -> tuple[int, str]:
    """The status and all that a terminal shows of both outputs."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": "60", "LINES": "24", "TERM": "xterm", "LANG": "C"}
    if data is not None:
        environment["LICHTSPIEL_DATA"] = str(data)
    process = subprocess.Popen(
        [sys.executable, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    seen = bytearray()

    def read() -> None:
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # nobody writes any more
                return
            if not part:
                return
            seen.extend(part)

    reader = threading.Thread(target=read)
    reader.start()
    status = process.wait(timeout=120)
    reader.join(timeout=60)
    os.close(ours)
    return status, seen.decode(errors="replace")


LONG_WORK = """
import time
from lichtspiel.cli import progress
from lichtspiel.text import texts_in
now = 0.0
progress.monotonic = lambda: now
with progress.progress(texts_in("en"), "progress-games", 100) as told:
    for done in range(100):
        now += {step}
        told(done)
        if now > 1: time.sleep(0.01)  # the clock of the bar itself
"""


def test_long_work_shows_how_far_it_is_and_the_time_left() -> None:
    status, seen = at_terminal("-c", LONG_WORK.format(step=0.5))
    assert status == 0
    assert re.search(r"Games .*\d+/100 +00:0\d", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen))


def test_short_work_shows_nothing() -> None:
    assert at_terminal("-c", LONG_WORK.format(step=0.001)) == (0, "")


def test_in_a_pipe_no_progress_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(texts_in("en"), "progress-games", 2) as told:
        told(1)
    assert capsys.readouterr() == ("", "")


def test_play_without_a_game_asks_which(tmp_path: Path) -> None:
    typed = "chess\n1\nquit\n"
    status, seen = at_terminal("-m", "lichtspiel", "play", "--plain", typed=typed, data=tmp_path)
    assert status == 0
    assert "1  The Game: Face to Face (face-to-face) – 2 players" in seen
    assert "There is no game called “chess”" in seen
    assert [path.name[:12] for path in tmp_path.rglob("*.json")] == ["face-to-face"]


def test_ways_to_play_are_offered_side_by_side_before_a_match(tmp_path: Path) -> None:
    """HP-12: nobody is to find out in the middle of a round that others play it another way."""
    typed = "around\n2\nquit\n"
    command = ("-m", "lichtspiel", "play", "hollywood-poker", "--plain")
    status, seen = at_terminal(*command, typed=typed, data=tmp_path)
    assert status == 0
    for line in ("1  lap: Everyone with cards", "2  open: It goes on", "3  locked: It goes on"):
        assert line in seen
    (kept,) = tmp_path.rglob("*.json")
    assert json.loads(kept.read_text())["options"]["round"] == "open"


def test_a_way_that_is_given_is_not_asked_for(tmp_path: Path) -> None:
    command = ("-m", "lichtspiel", "play", "hollywood-poker", "--plain", "--option", "round=locked")
    status, seen = at_terminal(*command, typed="quit\n", data=tmp_path)
    assert status == 0
    assert "2  open" not in seen
    (kept,) = tmp_path.rglob("*.json")
    assert json.loads(kept.read_text())["options"]["round"] == "locked"


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (("hollywood-poker", "deals"), False),
        (("hollywood-poker", "deals", "--option", "end=deals"), True),
        (("klappe-und-action", "extras"), False),
        (("klappe-und-action", "extras", "--solo"), True),
        (("klappe-und-action", "extras", "--solo", "--level", "indie"), False),
    ],
)
def test_only_ways_that_make_a_difference_are_asked_for(
    words: tuple[str, ...], asked: bool, run: Run, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, name, *more = words
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    monkeypatch.setattr(
        play, "ways", lambda _game, option, _texts: {"2": "Two."} if option.name == name else {}
    )
    typed = ["2", "quit"] if asked else ["quit"]
    status, out, err = run("play", game, *more, "--seed", "1", typed=typed)
    assert (status, err) == (0, "")
    assert ("1  2: Two." in out) == asked
    (kept,) = own_home.rglob("*.json")
    assert (json.loads(kept.read_text())["options"][name] == 2) == asked


def test_nobody_has_to_choose_a_game(tmp_path: Path) -> None:
    leave = "\x04"  # Ctrl-D
    status, seen = at_terminal("-m", "lichtspiel", "play", "--plain", typed=leave, data=tmp_path)
    assert status == 130
    assert "Traceback" not in seen
    assert not list(tmp_path.rglob("*.json"))


def test_a_bot_that_may_think_long_says_for_how_long(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    # One action is left: the bot does not need its time.
    for table in play_at_random(get_game("face-to-face").setup(), 1):
        if len(table.legal_actions()) == 1:
            path.write_text(json.dumps(position_to_json(table.state)))
    arguments = ("-m", "lichtspiel", "legal", str(path), "--rate", "--think")
    status, seen = at_terminal(*arguments, "5")
    assert status == 0
    assert "The strong bot is thinking, for up to 5 seconds" in seen
    assert "thinking" not in at_terminal(*arguments, "1")[1]
