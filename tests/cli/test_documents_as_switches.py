"""An option that is a document has a switch of its own, wherever a game brings one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtspiel import Game, all_games, get_game
from lichtspiel.cli.main import parser_of
from lichtspiel.cli.parser import Parser
from lichtspiel.cli.setups import describe_documents, describe_setup, read_setup
from lichtspiel.engine.options import Document
from lichtspiel.text import texts_in
from tests.person import Run


class Odd(Game):
    def __init__(self, *names: str) -> None:
        super().__init__(
            "odd",
            ruleset=1,
            seats=(2, 2),
            options=[Document(name, rule="OD-1") for name in names],
            all_actions=(),
            turn_rule="OD-1",
        )


def switches(monkeypatch: pytest.MonkeyPatch, *games: Game) -> tuple[set[str], list[str]]:
    monkeypatch.setattr("lichtspiel.cli.setups.all_games", lambda: [*games])
    parser = Parser(texts_in("en"), "lichtspiel odd", "", "none")
    describe_setup(parser, texts_in("en"))
    describe_documents(parser, texts_in("en"))
    found = {name for action in parser.actions for name in action.option_strings}
    return found, parser.get_default("documents")


def test_every_document_of_every_game_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = get_game("top-oder-flop"), get_game("klappe-und-action")
    found, documents = switches(monkeypatch, Odd("cards", "deck"), *decks)
    assert documents == ["cards", "deck", "script"]
    assert {"--cards", "--deck", "--script"} <= found


def test_a_name_that_is_taken_is_left_to_option(monkeypatch: pytest.MonkeyPatch) -> None:
    found, documents = switches(monkeypatch, Odd("seats", "map"))
    assert documents == ["map"]
    assert {"--map", "--seats", "--option"} <= found


def test_without_such_games_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert switches(monkeypatch, get_game("face-to-face"))[1] == []


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
@pytest.mark.parametrize("name", ["seed", "bots", "game", "lang", "documents", "option"])
def test_no_name_of_a_document_disturbs_a_command(
    name: str, command: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game of another package calls it."""
    games = [*all_games(), Odd(name)]
    monkeypatch.setattr("lichtspiel.cli.setups.all_games", lambda: games)
    words = {"play": ["--seed", "1"], "sim": ["--games", "1"], "arena": ["--deals", "2"]}[command]
    bots = [] if command == "play" else ["--bots", "random,random"]
    status, _, err = run(command, "face-to-face", *words, *bots, typed=["quit"])
    assert (status, err) == (0, "")


def test_a_document_called_as_a_positional_argument_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = Odd("game")
    monkeypatch.setattr("lichtspiel.cli.setups.all_games", lambda: [odd])
    monkeypatch.setattr("lichtspiel.cli.setups.get_game", lambda _slug: odd)
    (tmp_path / "a.txt").write_text("a game", encoding="utf-8")
    given = parser_of(texts_in("en"), "sim").read(["odd", "--game", str(tmp_path / "a.txt")])
    assert read_setup(given).options["game"] == "a game"
