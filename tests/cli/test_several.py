"""`verify` and `replay` with several files: each is looked at, and the answer is well-defined."""

import json
from pathlib import Path

import pytest

from lichtspiel import all_games
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES
from tests.person import Run


@pytest.fixture
def records(tmp_path: Path) -> list[str]:
    paths = []
    for game in all_games()[:2]:
        *_, table = play_at_random(game.setup(), 1)
        path = tmp_path / f"{game.slug}.json"
        path.write_text(table.record().dumps(), encoding="utf-8")
        paths.append(str(path))
    return paths


@pytest.fixture
def tampered(records: list[str], tmp_path: Path) -> str:
    path = tmp_path / "tampered.json"
    content = Path(records[0]).read_text(encoding="utf-8")
    path.write_text(content.replace('"stuck"', '"emptied"'), encoding="utf-8")
    return str(path)


def test_verify_says_of_each_whether_it_checks_out(
    run: Run, records: list[str], tampered: str
) -> None:
    assert run("verify", *records) == (0, "".join(f"✓ {name}\n" for name in records), "")
    status, out, err = run("verify", records[0], tampered, "no-such-file", records[1])
    first, second, third, last = out.splitlines()
    assert (status, first, last) == (2, f"✓ {records[0]}", f"✓ {records[1]}")
    assert second.startswith(f"✗ {tampered}: The result")
    assert third.startswith("✗ no-such-file: ")
    assert err == "lichtspiel: 2 of 4 files failed.\n"
    for language in LANGUAGES:
        assert run("--lang", language, "verify", tampered, records[0]).err.count("\n") == 1


def test_the_json_of_several_is_one_document_in_the_order_given(
    run: Run, records: list[str], tampered: str
) -> None:
    status, out, _ = run("verify", "--json", tampered, *records)
    document = json.loads(out)
    assert (status, document["failed"]) == (2, 1)
    assert [found["file"] for found in document["files"]] == [tampered, *records]
    assert document["files"][0]["error"]["id"] == "record-outcome"
    assert document["files"][1]["verified"][0]["check"] == "commitment"
    alone = json.loads(run("verify", "--json", records[1]).out)
    assert document["files"][2] == {"file": records[1], **alone}


def test_replay_shows_one_after_the_other(run: Run, records: list[str]) -> None:
    status, out, err = run("replay", *records, "--at", "3")
    assert (status, err) == (0, "")
    together = "".join(f"== {name}\n{run('replay', name, '--at', '3').out}" for name in records)
    assert out == together
    status, out, _ = run("replay", *records, "--json")
    documents = json.loads(out)["files"]
    for name, document in zip(records, documents, strict=True):
        assert document == {"file": name, **json.loads(run("replay", name, "--json").out)}


def test_replay_goes_on_after_a_file_that_fails(run: Run, records: list[str]) -> None:
    status, out, err = run("replay", "no-such-file", records[0])
    assert status == 2
    assert out.startswith(f"== {records[0]}\n")
    assert "lichtspiel: no-such-file: " in err
    assert err.endswith("lichtspiel: 1 of 2 files failed.\n")


@pytest.mark.parametrize(
    "words",
    [
        ["verify", "--commitment", "0" * 64],
        ["verify", "--contribution", "1=x"],
        ["replay", "--step"],
        ["replay", "--position"],
    ],
)
def test_what_is_about_one_game_is_not_for_several(
    run: Run, records: list[str], words: list[str]
) -> None:
    status, out, err = run(*words, *records)
    assert (status, out) == (2, "")
    assert f"{words[1]} works with a single file only" in err
