"""The command line: what it answers, in words and in JSON, and to wrong input."""

import json
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import all_games, position_to_json, replay
from lichtspiel.cli.commands import COMMANDS
from lichtspiel.engine.record import read_record
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES
from tests.person import Run

GAMES = {game.slug: game for game in all_games()}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    *_, table = play_at_random(GAMES["face-to-face"].setup(), 1)
    path = tmp_path / "game.json"
    path.write_text(table.record().dumps(), encoding="utf-8")
    return path


def test_without_words_it_tells_what_it_can(run: Run) -> None:
    status, out, _ = run()
    assert status == 0
    assert all(f"lichtspiel {name}" in out for name in COMMANDS)
    assert run("--help")[1] == out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_every_language(
    run: Run, command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run("--lang", language, command, "--help")
    assert left.value.code == 0
    out, _ = capsys.readouterr()
    assert f"lichtspiel {command}" in out
    assert max(len(line) for line in out.splitlines()) <= 100
    if language != "en":
        assert "show this help" not in out


def test_version_tells_how_the_rules_run(run: Run) -> None:
    assert run("--version")[1].startswith("lichtspiel 0.1.0 (")


def test_games_in_words_and_json(run: Run) -> None:
    _, out, _ = run("games")
    assert "The Game: Face to Face" in out
    assert "FF-18" in out
    _, out, _ = run("games", "--json")
    listed = {game["game"]: game for game in json.loads(out)["games"]}
    assert set(listed) == set(GAMES)
    assert listed["face-to-face"]["options"][0]["name"] == "last_card_grace"


@pytest.mark.parametrize("slug", GAMES)
def test_sim_counts_and_repeats(run: Run, slug: str) -> None:
    arguments = ("sim", slug, "--games", "20", "--seed", "7", "--json")
    first, second = (json.loads(run(*arguments)[1]) for _ in range(2))
    assert first["games"] == 20
    assert sum(first["outcomes"]["reasons"].values()) == 20
    assert first["moves"] > 20
    for changing in ("seconds", "moves_per_second"):
        del first[changing], second[changing]
    assert first == second
    assert "20" in run(*arguments[:-1])[1]


def test_sim_writes_records_of_the_very_games_it_counted(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    _, out, _ = run("sim", "face-to-face", "--games", "5", "--records", str(folder), "--json")
    tables = [replay(read_record(path.read_bytes())) for path in folder.iterdir()]
    assert len(tables) == 5
    assert sum(len(table.actions) for table in tables) == json.loads(out)["moves"]
    assert run("verify", str(next(folder.iterdir())))[0] == 0


def test_verify_says_what_it_checked(run: Run, record: Path) -> None:
    status, out, _ = run("verify", str(record))
    assert status == 0
    assert out.count("✓") == 5
    _, out, _ = run("verify", str(record), "--json")
    assert json.loads(out)["verified"][0]["check"] == "commitment"


def test_verify_refuses_a_tampered_record(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace('"stuck"', '"emptied"'))
    status, out, err = run("verify", str(record))
    assert status == 2
    assert out.count("✓") == 4, "what was true until then"
    assert "The result in the record isn’t the one" in err
    assert err.count("\n") == 1


def test_verify_compares_the_commitment_somebody_noted(run: Run, record: Path) -> None:
    noted = json.loads(record.read_text())["commitment"]
    assert run("verify", str(record), "--commitment", noted)[0] == 0
    assert run("verify", str(record), "--commitment", "0" * 64)[0] == 2


def test_replay_in_words_as_positions_and_as_json(run: Run, record: Path, tmp_path: Path) -> None:
    _, out, _ = run("replay", str(record))
    assert "plays" in out
    assert "can’t play two cards" in out
    assert "You are dealt" not in out
    assert "You are dealt" in run("replay", str(record), "--seat", "1")[1]
    _, out, _ = run("replay", str(record), "--at", "4", "--json")
    steps = json.loads(out)["steps"]
    assert len(steps) == 5
    assert steps[0]["action"] is None
    _, out, _ = run("replay", str(record), "--at", "4", "--position")
    position = tmp_path / "position.json"
    position.write_text(out)
    assert run("legal", str(position))[0] == 0


def test_replay_step_by_step(run: Run, record: Path) -> None:
    status, out, _ = run("replay", str(record), "--step", "--lang", "de", typed=["", ""])
    assert status == 0
    assert "[2/" in out
    assert "[3/" not in out.split("[2/")[1]


def write_position(path: Path, slug: str, step: int = 1) -> Any:
    for number, table in enumerate(play_at_random(GAMES[slug].setup(), 1)):
        if number == step:
            path.write_text(json.dumps(position_to_json(table.state)))
            return table.state.copy()
    return None


@pytest.mark.parametrize("slug", GAMES)
def test_legal_lists_and_explains(run: Run, slug: str, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    state = write_position(path, slug)
    legal = [action.notation for action in state.legal_actions()]
    assert run("legal", str(path))[1].split("\n")[:-1] == legal
    _, out, _ = run("legal", str(path), "--json")
    assert [action["notation"] for action in json.loads(out)["legal"]] == legal
    illegal = next(a for a in GAMES[slug].all_actions if state.why_illegal(a) is not None)
    for language in LANGUAGES:
        arguments = ("--lang", language, "legal", str(path), "--why", illegal.notation)
        status, out, _ = run(*arguments)
        assert status == 0
        assert state.why_illegal(illegal).rule in out
        _, out, _ = run(*arguments, "--json")
        assert json.loads(out)["refusal"]["rule"] == state.why_illegal(illegal).rule
    assert "is legal" in run("legal", str(path), "--why", legal[0])[1]


@pytest.mark.parametrize("slug", GAMES)
def test_legal_rates_what_the_seat_to_act_can_do(run: Run, slug: str, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    state = write_position(path, slug)
    status, out, _ = run("legal", str(path), "--rate", "--think", "0.05", "--json")
    document = json.loads(out)
    assert (status, document["actor"]) == (0, state.actor)
    legal = [action.notation for action in state.legal_actions()]
    assert document["ratings"]
    assert all(rating["action"] in legal for rating in document["ratings"])
    _, out, _ = run("legal", str(path), "--rate", "--think", "0.05")
    assert all("%" in line for line in out.splitlines())
    assert len(out.splitlines()) > 1


def test_a_time_to_think_is_a_number_of_seconds(run: Run) -> None:
    for wrong in ("", "x", "nan", "0", "-1", "1e9"):
        status, _, err = run("play", "face-to-face", "--think", wrong)
        assert (status, "--think" in err) == (2, True), wrong


WRONG = {
    "unknown command": (["plya"], "There is no command “plya”"),
    "unknown game": (["sim", "chess"], "There is no game called “chess”"),
    "near game": (["play", "face2face"], "Did you mean “face-to-face”?"),
    "no game": (["sim"], "GAME is missing"),
    "wrong seats": (["sim", "face-to-face", "--seats", "3"], "is for 2 players, not 3"),
    "seats in words": (["sim", "face-to-face", "--seats", "two"], "“two” isn’t a whole number"),
    "no games": (["sim", "face-to-face", "--games", "0"], "--games: “0” isn’t a whole number"),
    "unknown option": (["sim", "face-to-face", "--option", "x=1"], "no option “x”"),
    "no value": (["sim", "face-to-face", "--option", "x"], "write it as NAME=VALUE"),
    "bad value": (["sim", "face-to-face", "--option", "last_card_grace=1"], "Allowed: on, off"),
    "unknown flag": (["games", "--fast"], "Unexpected “--fast”"),
    "value forgotten": (["sim", "face-to-face", "--seed"], "--seed needs a value"),
    "language forgotten": (["--lang"], "--lang needs a value"),
    "unknown language": (["--lang", "xx", "games"], "Available languages"),
    "no such file": (["verify", "no-such-file.json"], "there is no such file"),
    "a folder": (["verify", "."], "it is a folder"),
    "record forgotten": (["verify"], "RECORD is missing"),
    "bad commitment": (["verify", "x", "--commitment", "abc"], "64 hexadecimal digits"),
    "unknown level": (["play", "face-to-face", "--bots", "genius"], "no bot level “genius”"),
    "too many people": (
        ["play", "face-to-face", "--people", "3"],
        "3 people are too many for 2 seats",
    ),
    "too many names": (
        ["play", "face-to-face", "--names", "a,b,c"],
        "3 names are too many for 2 seats",
    ),
    "nothing to resume": (["play", "--resume"], "You have no unfinished game"),
    "bench of what": (["bench", "--game", "chess"], "There is no game called “chess”"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_input_gets_one_sentence_and_status_2(run: Run, name: str) -> None:
    arguments, sentence = WRONG[name]
    status, out, err = run(*arguments)
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.startswith("lichtspiel: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("name", [n for n in WRONG if "language" not in n])
def test_wrong_input_is_answered_in_the_readers_language(
    run: Run, name: str, language: str
) -> None:
    arguments, english = WRONG[name]
    status, _, err = run("--lang", language, *arguments)
    assert status == 2
    assert english not in err or english.startswith("--") or "=" in english


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "this isn’t valid JSON"),
        ('{"lichtspiel-record": 1}', "“lichtspiel-position” is missing"),
        ('{"lichtspiel-position": 1}', "“game” is missing"),
    ],
)
def test_a_broken_position_file(run: Run, tmp_path: Path, content: str, sentence: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(content)
    status, _, err = run("legal", str(path))
    assert status == 2
    assert sentence in err


def test_a_position_and_an_unreadable_action(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    write_position(path, "face-to-face")
    status, _, err = run("legal", str(path), "--why", "castle")
    assert status == 2
    assert "“castle” isn’t a valid action in face-to-face" in err


def test_a_huge_file_is_not_swallowed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(30_000_000)
    assert "larger than 20 MB" in run("verify", str(path))[2]


def test_a_record_from_the_standard_input(run: Run, record: Path) -> None:
    assert run("verify", "-", typed=[record.read_text(encoding="utf-8")]).status == 0


def test_the_bounds_of_options_are_numbers(run: Run) -> None:
    listed = {game["game"]: game for game in json.loads(run("games", "--json").out)["games"]}
    options = {
        (slug, option["name"]): option
        for slug, game in listed.items()
        for option in game["options"]
    }
    minutes = options["hollywood-poker", "minutes"]
    assert (minutes["kind"], minutes["least"], minutes["most"]) == ("number", 1, 600)
    target = options["hollywood-poker", "target"]
    assert target["by_seats"]["8"] == {"default": 50, "least": 10, "most": 200}
    assert target["least"] == min(bounds["least"] for bounds in target["by_seats"].values())
    assert options["face-to-face", "last_card_grace"]["least"] is None
    assert options["hollywood-poker", "end"]["choices"] == ["points", "deals", "time"]
    for (slug, name), option in options.items():
        for seats, bounds in option["by_seats"].items():
            assert GAMES[slug].setup(int(seats), {name: bounds["default"]}).seats == int(seats)
            if option["kind"] == "number":
                for found in (bounds["least"], bounds["most"]):
                    GAMES[slug].setup(int(seats), {name: found})
