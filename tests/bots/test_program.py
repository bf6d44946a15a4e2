"""Bots in other languages: asked line by line, and every failure is one sentence."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichtspiel import BadInput, BadPlugin, Dice, all_games, new_table
from lichtspiel.bots import Budget, check_level, make_bot, program
from lichtspiel.lab.match import Job, play_deal, rotations
from lichtspiel.lab.results import code_of
from tests.person import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot" / "bot.mjs"
GAME = all_games()[0]
NODE = shutil.which("node")

BOT = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("name Test")
        {start}
        print("ready", flush=True)
    elif word == "decide":
        asked = json.loads(rest)
        legal = [action["notation"] for action in asked["legal"]]
        {decide}
    elif word == "quit":
        open("quit", "w").close()
        break
"""


@pytest.fixture(autouse=True)
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    for running in list(program._running.values()):
        running.end()
    program._running.clear()


def command(decide: str, start: str = "pass") -> str:
    Path("bot.py").write_text(BOT.format(decide=decide, start=start), "utf-8")
    return f"cmd='{sys.executable}' bot.py"


FIRST = command_text = "print('info thinking'); print('play', legal[0], flush=True)"


def decided(level: str, budget: Budget | None = None) -> str:
    table = new_table(GAME.slug, seed=1)
    bot = make_bot(table.game, level, Dice(1), budget)
    return bot.decide(table.view(table.actor)).notation


def test_it_decides_and_may_think_aloud() -> None:
    table = new_table(GAME.slug, seed=1)
    assert decided(command(FIRST)) == table.legal_actions()[0].notation


def test_it_is_told_what_its_seat_knows_and_nothing_else() -> None:
    level = command("json.dump(asked, open('asked', 'w')); print('play', legal[0], flush=True)")
    decided(level, Budget(worlds=7, seconds=0.5))
    table = new_table(GAME.slug, seed=1)
    asked = json.loads(Path("asked").read_text("utf-8"))
    assert asked.pop("view") == json.loads(json.dumps(table.view(table.actor).to_json()))
    assert asked.pop("legal") == [action.to_json() for action in table.legal_actions()]
    assert 0 <= asked.pop("seed") < 2**31
    assert asked == {
        "game": GAME.slug,
        "ruleset": GAME.ruleset,
        "seats": table.setup.seats,
        "options": dict(table.setup.options),
        "worlds": 7,
        "seconds": 0.5,
    }


def test_its_dice_are_ours() -> None:
    """The same seed gives the same games; another deal other dice."""
    level = command("print('play', legal[asked['seed'] % len(legal)], flush=True)")
    job = Job(GAME.setup(), tuple(rotations((level, "random"))), seed=5)
    games = [play_deal(job, number).games for number in range(3)]
    program._running.pop(level).end()
    assert [play_deal(job, number).games for number in range(3)] == games
    assert len({games[0][0].moves, games[1][0].moves, games[2][0].moves}) > 1


def test_one_program_serves_all_games_and_is_told_to_quit() -> None:
    level = command(FIRST)
    decided(level)
    process = program._running[level]._process
    decided(level)
    assert program._running[level]._process is process
    program._running.pop(level).end()
    assert process.returncode == 0
    assert Path("quit").exists()


WRONG = {
    "bot-illegal": "print('play moonwards', flush=True)",
    "bot-program-ended": "sys.exit(3)",
    "bot-program-said": "print('Traceback', flush=True)",
}


@pytest.mark.parametrize("id", WRONG)
def test_a_failure_is_one_sentence(id: str) -> None:
    level = command(WRONG[id])
    with pytest.raises(BadPlugin) as error:
        decided(level)
    assert error.value.message.id == id
    assert error.value.message.params["bot"] == level


def test_silence_ends_with_the_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_LATE_SECONDS", 0.2)
    level = command("pass")
    with pytest.raises(BadPlugin) as error:
        decided(level, Budget(seconds=0.1))
    assert error.value.message.id == "bot-program-silent"
    assert level not in program._running


def test_the_next_question_after_a_failure_starts_it_again() -> None:
    level = command("open('once') and None; print('play', legal[0], flush=True)")
    with pytest.raises(BadPlugin):
        decided(level)
    Path("once").touch()
    assert decided(level)


def test_games_that_it_does_not_play_are_refused() -> None:
    level = command(FIRST, start="print('games another-game')")
    with pytest.raises(BadPlugin) as error:
        make_bot(GAME, level, Dice(0))
    assert error.value.message.id == "bot-other-game"


@pytest.mark.parametrize(
    ("level", "id"),
    [
        ("cmd=no-such-program-anywhere", "bot-program-starts"),
        ("cmd=", "bot-program-starts"),
        ("cmd='node", "bot-program-command"),
    ],
)
def test_a_program_that_does_not_start_is_one_sentence(level: str, id: str) -> None:
    with pytest.raises(BadPlugin) as error:
        make_bot(GAME, level, Dice(0))
    assert error.value.message.id == id


def test_a_server_runs_no_program() -> None:
    check_level("cmd=node bot.mjs")
    with pytest.raises(BadInput):
        check_level("cmd=node bot.mjs", classes=False)


def test_a_changed_program_is_another_program() -> None:
    job = Job(GAME.setup(), ((command(FIRST), "random"),), 1)
    before = code_of(job)
    Path("bot.py").write_text(Path("bot.py").read_text() + "# changed\n")
    assert code_of(job) != before


@pytest.mark.skipif(NODE is None, reason="Node.js runs the example")
def test_the_example_in_javascript_beats_random_play(run: Run) -> None:
    level = f"cmd=node '{EXAMPLE}'"
    words = ("--bots", f"{level},random", "--deals", "6", "--workers", "1", "--json")
    status, out, err = run("arena", "face-to-face", *words)
    assert (status, err) == (0, "")
    assert json.loads(out)["levels"][level]["win_share"]["value"] > 0.7


@pytest.mark.skipif(NODE is None, reason="Node.js runs the example")
def test_the_example_plays_other_games_at_random() -> None:
    level = f"cmd=node '{EXAMPLE}'"
    for game in all_games():
        seats = game.usual_seats
        played = play_deal(
            Job(
                game.samples()[0] if game.samples() else game.setup(seats),
                ((level,) * (game.samples()[0].seats if game.samples() else seats),),
                1,
            ),
            0,
        )
        assert played.games[0].moves > 0
