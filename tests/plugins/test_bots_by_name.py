"""Bots of other packages: by the name of their class, or by a short name."""

import json
import sys
from pathlib import Path

import pytest

from lichtspiel import BadInput, BadPlugin, Dice, all_games, get_game, new_table
from lichtspiel.bots import check_level, levels_of, make_bot
from tests.person import Run
from tests.plugins.packages import install, lichtspiel

GAME = all_games()[0]

BOTS = '''
class First:
    """Whatever is listed first."""
    def __init__(self, game, dice, budget):
        self.game, self.dice = game, dice
    def decide(self, view):
        return self.game.imagine(view, self.dice).legal_actions()[0]

class Elsewhere(First):
    games = ("another-game",)

class Odd(First):
    games = 5

class Spelled(First):
    games = "GAME and others"

class Raises(First):
    def decide(self, view):
        raise ValueError("no idea")

class RaisesAtOnce:
    def __init__(self, game, dice, budget):
        raise ValueError("no idea")

class Cheats(First):
    def decide(self, view):
        legal = self.game.imagine(view, self.dice).legal_actions()
        return next(action for action in self.game.all_actions if action not in legal)

class Silent(First):
    def decide(self, view):
        return None

class Nothing:
    def __init__(self, game, dice, budget):
        pass

number = 7
'''.replace("GAME", GAME.slug)

WRONG = {
    "somebots:Nothing": "somebots:Nothing isn’t a bot",
    "somebots:number": "somebots:number isn’t a bot",
    "somebots:missing": "somebots:missing can’t be loaded (AttributeError",
    "nowhere:Bot": "nowhere:Bot can’t be loaded (ModuleNotFoundError",
    "somebots:RaisesAtOnce": "The bot somebots:RaisesAtOnce failed (ValueError: no idea; some",
    "somebots:Elsewhere": f"The bot somebots:Elsewhere doesn’t play {GAME.slug}.",
    "somebots:Odd": "The bot somebots:Odd doesn’t say which games it plays",
    "somebots:Spelled": "The bot somebots:Spelled doesn’t say which games it plays",
}
WRONG_LATER = {
    "somebots:Raises": "The bot somebots:Raises failed (ValueError: no idea; somebots.py:",
    "somebots:Cheats": "The bot somebots:Cheats chose “",
    "somebots:Silent": "The bot somebots:Silent chose “None”",
}


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In the folder we are in, and installed nowhere."""
    (tmp_path / "somebots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("bots")
def test_a_class_plays_where_a_level_is_asked_for(run: Run) -> None:
    simulated = run("sim", GAME.slug, "--games", "2", "--bots", "random,somebots:First", "--json")
    assert json.loads(simulated.out)["games"] == 2
    arena = ("--bots", "somebots:First,random", "--deals", "2", "--seed", "3", "--json")
    document = json.loads(run("arena", GAME.slug, *arena).out)
    assert set(document["levels"]) == {"somebots:First", "random"}
    played = run("play", GAME.slug, "--bots", "somebots:First", "--seed", "1", typed=["quit"])
    assert played.status == 0, played.err


@pytest.mark.usefixtures("bots")
def test_its_games_are_recorded_as_they_were_simulated(run: Run, tmp_path: Path) -> None:
    words = ("--games", "2", "--seed", "5", "--bots", "somebots:First,easy", "--json")
    found = json.loads(run("sim", GAME.slug, *words, "--records", str(tmp_path / "kept")).out)
    records = [json.loads(path.read_text()) for path in sorted((tmp_path / "kept").iterdir())]
    assert sum(len(record["actions"]) for record in records) == found["moves"]
    assert [player["bot"] for player in records[0]["players"]] == ["somebots:First", "easy"]
    assert run("verify", *map(str, sorted((tmp_path / "kept").iterdir()))).status == 0


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_what_is_no_bot_gets_a_sentence_before_anything_is_played(
    run: Run, command: str, name: str
) -> None:
    seats = name if command == "play" else f"random,{name}"
    status, out, err = run(command, GAME.slug, "--bots", seats)
    assert (status, out) == (2, "")
    assert WRONG[name] in err
    assert len(err.splitlines()) == 1


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("name", WRONG_LATER)
@pytest.mark.parametrize("command", ["sim", "arena"])
def test_what_fails_in_a_game_gets_a_sentence(run: Run, command: str, name: str) -> None:
    status, _, err = run(command, GAME.slug, "--bots", f"{name},{name}")
    assert status == 2
    assert WRONG_LATER[name] in err
    assert len(err.splitlines()) == 1


def test_a_short_name_stands_for_a_class(tmp_path: Path) -> None:
    names = {"first": "somebots:First", "elsewhere": "somebots:Elsewhere", "strong": "x:y"}
    install(tmp_path, "some-bots", {"somebots": BOTS}, bots=names)
    played = lichtspiel(tmp_path, "sim", GAME.slug, "--games", "1", "--bots", "strong,first")
    assert played.returncode == 0, played.stderr
    refused = lichtspiel(tmp_path, "sim", GAME.slug, "--bots", "elsewhere,random")
    assert f"The bot elsewhere doesn’t play {GAME.slug}." in refused.stderr
    install(tmp_path, "more-bots", {}, bots={"first": "somebots:Elsewhere"})
    refused = lichtspiel(tmp_path, "sim", GAME.slug, "--bots", "first,random")
    assert "offer a bot called “first”: somebots:Elsewhere, somebots:First." in refused.stderr


def test_a_server_offers_short_names_of_bots_that_know_the_game(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(bots)
    classes = ("First", "Elsewhere", "Odd", "Spelled", "Missing")
    offered = {name.lower(): f"somebots:{name}" for name in classes} | {"gone": "gone:Bot"}
    monkeypatch.setattr("lichtspiel.bots.levels.short_names", lambda: offered)
    assert levels_of(GAME) == ["random", "easy", "medium", "strong", "first"]


def test_no_class_is_imported_where_only_names_are_allowed() -> None:
    check_level("somebots:First")
    with pytest.raises(BadInput, match="no bot level “somebots:First”"):
        check_level("somebots:First", classes=False)


@pytest.mark.parametrize(
    "name", ["", ":", "a:", ":b", "a b:c", "a:b:c", "../a:b", "a:b()", "é\n:b"]
)
def test_what_cannot_be_the_name_of_a_class_is_no_level(name: str) -> None:
    with pytest.raises(BadInput, match="no bot level"):
        check_level(name)


@pytest.mark.usefixtures("bots")
def test_somebody_elses_file_does_not_choose_what_is_imported(run: Run, own_home: Path) -> None:
    run("play", GAME.slug, "--bots", "somebots:First", "--seed", "1", typed=["quit"])
    (kept,) = (own_home / "games" / "running").iterdir()
    assert run("play", "--resume", typed=["quit"]).status == 0
    elsewhere = own_home / "from-a-stranger.json"
    elsewhere.write_bytes(kept.read_bytes())
    status, _, err = run("play", "--resume", str(elsewhere))
    assert status == 2
    assert "names the bot somebots:First, which is a program of its own" in err


@pytest.mark.usefixtures("bots")
def test_a_game_against_a_class_of_this_folder_goes_on_in_another_process(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", GAME.slug, "--bots", "somebots:First", "--seed", "1", typed=["quit"])
    monkeypatch.delitem(sys.modules, "somebots")
    elsewhere = [place for place in sys.path if not Path(place, "somebots.py").exists()]
    monkeypatch.setattr(sys, "path", elsewhere)
    resumed = run("play", "--resume", typed=["quit"])
    assert (resumed.status, resumed.err) == (0, "")


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_a_game_without_bots_has_the_generic_search(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichtspiel.bots.levels.part_of", lambda *_: None)
    table = new_table(GAME.slug, seed=4)
    bot = make_bot(get_game(GAME.slug), level, Dice(1))
    table.play(bot.decide(table.view(table.actor)))
    assert len(table.actions) == 1


def test_an_error_of_a_bot_is_a_bad_plugin(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(bots)
    table = new_table(GAME.slug, seed=4)
    bot = make_bot(GAME, "somebots:Raises", Dice(1))
    with pytest.raises(BadPlugin):
        bot.decide(table.view(table.actor))
