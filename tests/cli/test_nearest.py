"""A typo is answered with what was probably meant."""

from pathlib import Path

import pytest

from lichtspiel.text import LANGUAGES
from tests.person import Run

MISTYPED = {
    "command": (["plya"], "play"),
    "word in place of a command": (["--verison"], "--version"),
    "help of a command": (["help", "verfy"], "verify"),
    "option": (["sim", "face-to-face", "--sede", "3"], "--seed"),
    "option with a value": (["sim", "face-to-face", "--game=3"], "--games"),
    "game": (["play", "face2face"], "face-to-face"),
    "game, in capitals": (["sim", "TOP-ODER-FLOP"], "top-oder-flop"),
    "bot": (["play", "face-to-face", "--bots", "meduim"], "medium"),
    "bot of an arena": (["arena", "face-to-face", "--bots", "easy,storng"], "strong"),
    "name of an option": (["sim", "hollywood-poker", "--option", "carers=on"], "careers"),
    "level": (["sim", "klappe-und-action", "--solo", "--level", "indy"], "indie"),
    "admin": (["admin", "lsit"], "list"),
}
ASKED = {"de": "Meintest du", "en": "Did you mean", "fi": "Tarkoit", "fr": "Vouliez-vous dire"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MISTYPED)
def test_the_nearest_word_is_offered(run: Run, name: str, language: str) -> None:
    words, meant = MISTYPED[name]
    status, out, err = run("--lang", language, *words)
    assert (status, out) == (2, "")
    _, asked, rest = err.partition(ASKED[language])
    assert asked
    assert meant in rest.partition("?")[0]
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["xyzzy"], ["games", "--xyzzy"], ["sim", "xyzzy"], ["games", "word"]]
)
def test_nothing_is_offered_where_nothing_is_near(run: Run, words: list[str]) -> None:
    status, _, err = run(*words)
    assert status == 2
    assert ASKED["en"] not in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_argparse_says_is_said_in_the_readers_language(run: Run, language: str) -> None:
    status, _, err = run("--lang", language, "games", "--json=3")
    assert status == 2
    assert "--json" in err
    assert "argument" not in err


@pytest.mark.parametrize("command", ["sim", "arena", "play"])
def test_without_a_game_the_games_are_named(run: Run, command: str, tmp_path: Path) -> None:
    more = ["--bots", "easy,easy"] if command == "arena" else []
    for language in LANGUAGES:
        status, out, err = run("--lang", language, command, *more)
        assert (status, out) == (2, "")
        assert "face-to-face, hollywood-poker, klappe-und-action, top-oder-flop" in err
    assert not list(tmp_path.rglob("*.json"))
