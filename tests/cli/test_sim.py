"""`lichtspiel sim`: many games, and files of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lichtspiel.lab.dataset import Dataset
from lichtspiel.lab.keeping import Output
from tests.person import Run


def test_decisions_are_kept_and_the_same_command_finds_them(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ("sim", "face-to-face", "--games", "4", "--seed", "3", "--out", str(path))
    status, out, err = run(*words, "--workers", "1")
    assert (status, err) == (0, "")
    assert "moves per second" in out
    assert f"Saved in {path}." in out
    before = path.read_bytes()
    status, out, _ = run(*words)
    assert status == 0
    assert "moves per second" not in out, "nothing was played"
    assert path.read_bytes() == before
    assert Dataset(path).head["tally"]["games"] == 4
    document = json.loads(run(*words, "--json").out)
    assert (document["out"], document["games"]) == (str(path), 4)
    assert sum(document["outcomes"]["wins"]) == 4


def test_a_number_may_be_written_short(run: Run) -> None:
    document = json.loads(run("sim", "face-to-face", "--games", "2e1", "--json").out)
    assert document["games"] == 20
    assert run("sim", "face-to-face", "--games", "1e99").status == 2


def test_bots_play_in_worker_processes(run: Run) -> None:
    words = ("sim", "face-to-face", "--bots", "easy", "--games", "8", "--json")
    found = [json.loads(run(*words, "--workers", workers).out) for workers in ("1", "2")]
    assert found[0]["outcomes"] == found[1]["outcomes"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--out", "games.csv"), "--out takes FILE.parquet, for decisions, or FILE.jsonl"),
        (("--out", ""), "--out needs a value"),
        (("--out", "a.jsonl", "--records", "b"), "--out and --records"),
        (("--out", "nowhere/a.jsonl"), "Can’t write nowhere/a.jsonl.part: there is no such folder"),
        (("--out", "mine.parquet"), "mine.parquet already exists"),
        (("--out", "mine.jsonl"), "mine.jsonl.part isn’t from an interrupted simulation"),
        (("--ray", "127.0.0.1:9", "--workers", "2"), "--ray and --workers"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.parquet", "mine.jsonl.part"):
        Path(name).write_text("mine")
    status, out, err = run("sim", "face-to-face", "--games", "2", *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.jsonl.part", "mine.parquet"]


def test_when_it_is_stopped_it_says_what_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "games.jsonl"
    words = ("sim", "face-to-face", "--games", "3", "--out", str(path), "--workers", "1")
    with monkeypatch.context() as patched:
        patched.setattr(Output, "finish", stop)
        status, _, err = run(*words)
    assert status == 130
    assert err == "Stopped after 3 of 3 games. They are saved; the same command continues.\n"
    assert run(*words).status == 0
    assert len(path.read_bytes().splitlines()) == 3
