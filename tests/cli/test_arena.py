"""`lichtspiel arena`: its answers, its refusals, and how it is stopped and goes on."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lichtspiel.cli import main
from lichtspiel.text import LANGUAGES
from tests.person import Run

ROUND_ROBIN = (
    *("arena", "hollywood-poker", "--seats", "3", "--round-robin", "random,easy"),
    *("--option", "end=deals", "--option", "deals=2", "--deals", "5", "--workers", "1"),
)
PARTNERS = (
    *("arena", "klappe-und-action", "--round-robin", "random,easy"),
    *("--deals", "8", "--workers", "1"),
)
LINEUP = ("arena", "face-to-face", "--bots", "easy,random", "--deals", "8", "--workers", "1")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, ...]]:
    """Arenas that are played once; further calls read their results files."""
    folder = tmp_path_factory.mktemp("arena")
    commands = {}
    for name, arguments in {"robin": ROUND_ROBIN, "partners": PARTNERS, "lineup": LINEUP}.items():
        commands[name] = (*arguments, "--results", str(folder / f"{name}.jsonl"))
        assert main([*commands[name], "--json"]) == 0
    return commands


def test_the_document_has_all_that_is_needed_to_make_it_again(
    run: Run, kept: dict[str, tuple[str, ...]]
) -> None:
    status, out, err = run(*kept["robin"], "--json")
    assert (status, err) == (0, "")
    document = json.loads(out)
    assert document["command"] == (
        "lichtspiel arena hollywood-poker --round-robin random,easy --seats 3"
        " --option end=deals --option deals=2 --deals 5 --seed 0"
    )
    assert document["ruleset"] == 1
    assert document["repeatable"] is True
    assert document["games"] == 5 * 6
    assert set(document["levels"]) == {"random", "easy"}
    assert len(document["by_seat"]) == 3
    for found in (*document["levels"].values(), *document["by_seat"], *document["pairings"]):
        for part in ("win_share", "deal_share", "points"):
            assert found[part]["low"] <= found[part]["value"] <= found[part]["high"]
    seats = [found["win_share"]["value"] for found in document["by_seat"]]
    assert sum(seats) == pytest.approx(1, abs=1e-5)
    assert sum(bar["games"] for bar in document["length"]["histogram"]) == 30
    for times in document["decision_ms"].values():
        assert 0 < times["median"] <= times["p99"] * 1.03
        assert times["decisions"] > 100


def test_its_own_command_gives_the_same_document(
    run: Run, kept: dict[str, tuple[str, ...]]
) -> None:
    document = json.loads(run(*kept["lineup"], "--json")[1])
    again = json.loads(run(*document["command"].split()[1:], "--json")[1])
    del document["decision_ms"], again["decision_ms"]
    assert again == document


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["robin", "partners", "lineup"])
def test_tables_in_every_language(
    run: Run, kept: dict[str, tuple[str, ...]], name: str, language: str
) -> None:
    status, out, err = run("--lang", language, *kept[name])
    assert (status, err) == (0, "")
    assert "\ufffd" not in out
    assert "%" in out
    assert ("random" in out) == (language == "en")


class _Page(HTMLParser):
    """What a page refers to, and what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "action", "data", "poster"):
                self.outside.append(f"{tag} {name}={value}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["robin", "partners", "lineup"])
def test_the_report_is_one_whole_page_that_needs_nothing_else(
    run: Run, kept: dict[str, tuple[str, ...]], tmp_path: Path, name: str, language: str
) -> None:
    path = tmp_path / "report.html"
    assert run("--lang", language, *kept[name], "--report", str(path))[0] == 0
    content = path.read_text(encoding="utf-8")
    root = ET.fromstring(content)
    assert root.get("lang") == language
    page = _Page()
    page.feed(content)
    assert page.outside == []
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert set(re.findall(r"https?://[^\"']*", content)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in content
    assert "url(" not in content
    assert "\ufffd" not in content
    plots = root.findall(".//{http://www.w3.org/2000/svg}svg")
    assert len(plots) == {"robin": 5, "partners": 3, "lineup": 4}[name]
    for plot in plots:
        assert plot.get("aria-label")
        assert plot.findall(".//{http://www.w3.org/2000/svg}title")
        marks = [*plot.iter("{http://www.w3.org/2000/svg}circle")]
        assert all(0 <= float(mark.get("cx", "-1")) <= 340 for mark in marks)
    for table in root.iter("table"):
        widths = {len(list(row)) for row in table.iter("tr")}
        assert len(widths) == 1, "a row of a table has more cells than another"


def test_a_script_of_ones_own_cannot_get_into_the_report(run: Run, tmp_path: Path) -> None:
    script = Path(__file__).parent.parent / "klappe_und_action" / "other.script"
    path = tmp_path / "report.html"
    arguments = ("klappe-und-action", "--script", str(script), "--bots", "random,random")
    status, out, _ = run("arena", *arguments, "--deals", "2", "--report", str(path), "--json")
    assert status == 0
    document = json.loads(out)
    assert "--option script=FILE" in document["command"]
    assert str(script) not in out
    assert document["options"]["script"] != "house"
    ET.fromstring(path.read_text(encoding="utf-8"))


def test_a_clock_is_said_to_be_not_repeatable(run: Run) -> None:
    few = ("arena", "face-to-face", "--bots", "random,random", "--deals", "2", "--workers", "1")
    status, out, _ = run(*few, "--think", "0.5")
    assert status == 0
    assert "another run will give different results" in out
    document = json.loads(run(*few, "--think", "0.5", "--worlds", "3", "--json")[1])
    assert document["repeatable"] is False
    assert document["command"].endswith("--seed 0 --worlds 3 --think 0.5")


FACES = ("arena", "face-to-face")
WRONG = {
    "nobody": ([*FACES], "Who is playing?"),
    "no game": (["arena", "--bots", "easy"], "GAME is missing"),
    "both": ([*FACES, "--bots", "easy,easy", "--round-robin", "easy"], "can’t be combined"),
    "unknown level": ([*FACES, "--bots", "easy,genius"], "no bot level “genius”"),
    "empty level": ([*FACES, "--bots", "easy,"], "no bot level “”"),
    "too many bots": ([*FACES, "--bots", "easy,easy,easy"], "is for 2 players, not 3"),
    "too few bots": (
        ["arena", "top-oder-flop", "--seats", "3", "--bots", "easy,easy"],
        "2 bots don’t match 3 seats",
    ),
    "alone": ([*FACES, "--round-robin", "easy"], "at least two levels"),
    "twice": ([*FACES, "--round-robin", "easy,easy"], "names the same level twice"),
    "one deal": ([*FACES, "--bots", "easy,easy", "--deals", "1"], "whole number from 2"),
    "no time": ([*FACES, "--bots", "easy,easy", "--think", "0"], "should be a number of seconds"),
    "no number": (
        [*FACES, "--bots", "easy,easy", "--think", "nan"],
        "should be a number of seconds",
    ),
    "no folder": ([*FACES, "--bots", "easy,easy", "--results", "no/such/x"], "no such folder"),
    "a folder": ([*FACES, "--bots", "easy,easy", "--results", "."], "it is a folder"),
    "no report": ([*FACES, "--bots", "easy,easy", "--report", "no/such/x"], "no such folder"),
    "not results": (
        [*FACES, "--bots", "easy,easy", "--results", __file__],
        "doesn’t contain arena results",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_input_gets_one_sentence_in_every_language(run: Run, name: str) -> None:
    arguments, sentence = WRONG[name]
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    for language in ("de", "fi", "fr"):
        status, _, err = run("--lang", language, *arguments)
        assert status == 2
        assert sentence not in err


def test_another_job_is_refused(run: Run, kept: dict[str, tuple[str, ...]]) -> None:
    status, _, err = run(*kept["lineup"], "--seed", "5")
    assert status == 2
    assert "results from another seed; please name another file" in err


# -- real processes -----------------------------------------------------------------

ONE = ("arena", "face-to-face", "--bots", "easy,random", "--workers", "1", "--deals")
ENDLESS = "1000000"


@contextmanager
def begun(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """An arena in a process of its own that has played some deals and would go on for long."""
    command = [sys.executable, "-m", "lichtspiel", *ONE, ENDLESS, "--results", str(path)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        deadline = time.monotonic() + 120
        while not path.exists() or path.read_bytes().count(b"\n") <= 5:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.01)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") - 1


def first_deals(run: Run, path: Path | None) -> Any:
    results = () if path is None else ("--results", str(path))
    document = json.loads(run(*ONE, "60", *results, "--json")[1])
    del document["decision_ms"]
    return document


def test_stopped_and_gone_on_with_it_is_as_if_never_stopped(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with begun(path) as process:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to all of them
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert out == ""
    found = re.fullmatch(rf"Stopped after (\d+) of {ENDLESS} deals\. They are saved; .*\n", err)
    assert found is not None, err
    done = lines_of(path)
    assert int(found[1]) == done > 0
    more = done + 60
    assert run(*ONE, str(more), "--results", str(path), "--json")[0] == 0
    assert lines_of(path) == more
    assert first_deals(run, path) == first_deals(run, None)


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
def test_workers_do_not_outlive_a_killed_arena(tmp_path: Path) -> None:
    with begun(tmp_path / "results.jsonl") as process:
        workers = children(process.pid)
        assert workers
        process.kill()
        process.communicate()
    deadline = time.monotonic() + 60
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, workers))
