"""A game in the terminal: typed, refused, taken back, left, killed, resumed, handed over."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Protocol

import pytest

from lichtspiel import Dice, all_games, get_game, new_table
from lichtspiel.bots import LEVELS, Budget, make_bot
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.terminal.faces import face_of
from lichtspiel.terminal.saves import unfinished
from lichtspiel.testing import play_at_random, setups
from lichtspiel.text import LANGUAGES, texts_in
from tests.effort import LONG
from tests.person import Run

GAMES = {game.slug: game for game in all_games()}


@pytest.fixture(autouse=True)
def data(own_home: Path) -> Path:
    return own_home / "games"


class Keyboard(Protocol):
    def __call__(self, *lines: str, arguments: Sequence[str] = ()) -> str: ...


@pytest.fixture
def play_it(run: Run) -> Keyboard:
    """Types lines into the game and tells what it printed."""

    def play(*lines: str, arguments: Sequence[str] = ()) -> str:
        words = arguments or ("play", "face-to-face", "--seed", "3")
        status, out, err = run(*words, typed=lines)
        assert (status, err) == (0, "")
        return out

    return play


def test_lay_and_end(play_it: Keyboard) -> None:
    out = play_it("18 up", "19u", "end")
    assert "Your hand: 18, 19, 26, 29, 37, 57." in out
    assert "You play 18 on your up pile (was 1)." in out
    assert "You end your turn and draw " in out
    assert "Silver (bot) plays" in out


def test_an_illegal_action_is_explained_with_its_rule(play_it: Keyboard, data: Path) -> None:
    out = play_it("17 up", "end", "nonsense", "18 help up")
    assert "17 isn’t in your hand. (FF-4)" in out
    assert "You must play at least two cards first. (FF-4)" in out
    assert "“nonsense” isn’t a valid action here." in out
    assert "doesn’t help on your opponent’s up pile at 1: only a lower card does. (FF-10)" in out
    assert "FF-10: A card on your opponent’s pile must help" in out
    (saved,) = (data / "running").iterdir()
    assert json.loads(saved.read_text())["actions"] == []


def test_why_rules_list_log_help(play_it: Keyboard) -> None:
    out = play_it("why 18 up", "why 17 up", "rules 7", "rules FF-8", "rules", "list", "log")
    assert "“18 up” is legal." in out
    assert "17 isn’t in your hand. (FF-4)" in out
    assert out.count("FF-7  ") == 2
    assert "FF-21 (Our ruling)  " in out
    assert "18 up, 18 down, 19 up" in out
    assert "There is no rule" in play_it("rules 99")
    assert "in short: u, d, hu, hd" in play_it("help")


def test_undo_takes_back_the_cards_of_the_running_turn(play_it: Keyboard, data: Path) -> None:
    out = play_it("18 up", "19 up", "undo", "undo", "undo")
    assert "Taken back: 19 up." in out
    assert "There is nothing to take back right now." in out
    (saved,) = (data / "running").iterdir()
    assert json.loads(saved.read_text())["actions"] == []


def test_choosing_step_by_step(play_it: Keyboard, data: Path) -> None:
    """By letters, by the names shown; Enter goes back; other lines are obeyed."""
    out = play_it("", "b", "a", "", "", "", "list", "57", "b")
    (saved,) = (data / "running").iterdir()
    assert json.loads(saved.read_text())["actions"] == ["19 up", "57 down"]
    assert "18 down, 26 up" in out


def test_words_of_the_own_language(play_it: Keyboard, data: Path) -> None:
    arguments = ("--lang", "de", "play", "face-to-face", "--seed", "3")
    out = play_it("57 ab", "18 auf", "warum 17 auf", "ende", "aufhören", arguments=arguments)
    assert "Die 17 hast du nicht auf der Hand. (FF-4)" in out
    (saved,) = (data / "running").iterdir()
    assert json.loads(saved.read_text())["actions"][:3] == ["57 down", "18 up", "end"]


def test_quit_and_resume_to_the_last_action(play_it: Keyboard) -> None:
    assert "Continue with: lichtspiel play --resume" in play_it("18 up", "quit")
    assert "You have an unfinished game of The Game: Face to Face." in play_it("quit")
    path = unfinished()[-1]
    out = play_it("undo", "quit", arguments=("play", "--resume", str(path)))
    assert "one card played" in out
    assert "nothing played yet" in out


def test_two_people_hand_over_and_see_no_other_hand(play_it: Keyboard) -> None:
    arguments = ("play", "face-to-face", "--seed", "3", "--people", "2", "--names", "Ada,Ben")
    out = play_it("", "18 up", "19 up", "end", "", "quit", arguments=arguments)
    ada, ben = out.split("Please pass the device to Ben")
    assert "Please pass the device to Ada" in ada
    assert "Your hand: 18, 19, 26, 29, 37, 57." in ada
    assert ben.startswith(". Ben, press Enter when nobody else is looking.")
    assert "\n" * 50 in ben
    assert "29, 37, 57" not in ben


def test_players_and_bots_have_names_that_can_act(play_it: Keyboard) -> None:
    """A seat does not play."""
    arguments = ("play", "hollywood-poker", "--seed", "3", "--people", "2", "--seats", "4")
    out = play_it("", "log", arguments=(*arguments, "--names", "Ada"))
    assert "Seating order: Ada, Player 2, Bot 1, Bot 2." in out
    assert "Seat " not in out


def test_a_killed_game_is_resumed_to_the_last_action(data: Path) -> None:
    """The process is killed without warning right after an action was answered."""
    environment = {**os.environ, "LICHTSPIEL_DATA": str(data.parent), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "lichtspiel", "play", "face-to-face", "--seed", "3"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("18 up\n57 down\n")
        process.stdin.flush()
        deadline = time.monotonic() + 60
        for line in process.stdout:
            if "This turn: 2 cards played" in line or time.monotonic() > deadline:
                break
        process.send_signal(signal.SIGKILL)
    resumed = subprocess.run(
        [sys.executable, "-m", "lichtspiel", "play", "--resume"],
        env=environment,
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "This turn: 2 cards played" in resumed.stdout


@pytest.mark.parametrize(
    ("slug", "language"),
    list(product(GAMES, LANGUAGES) if LONG else zip(GAMES, LANGUAGES, strict=True)),
)
def test_a_whole_game_step_by_step(play_it: Keyboard, data: Path, slug: str, language: str) -> None:
    """Always the first choice: by Enter and numbers alone a game is played to its end."""
    arguments = ("--lang", language, "play", slug, "--seed", "5")
    play_it(*["", *["a"] * 12] * 4000, arguments=arguments)
    (saved,) = (data / "finished").iterdir()
    assert json.loads(saved.read_text())["outcome"] is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_face_can_tell_everything(slug: str, language: str) -> None:
    """Every event, picture, sentence and question of random games has its words.

    In English at every step; that no other language lacks a message is tested for itself.
    """
    texts = texts_in(language)
    every = 1 if LONG or language == "en" else 9
    for setup in setups(GAMES[slug]):
        for step, table in enumerate(play_at_random(setup, 2)):
            if step % every and not table.over:
                continue
            viewer = max(table.actor, 0)
            face = face_of(table, texts)
            legal = table.legal_actions() if table.actor == viewer else []
            view = table.view(viewer)
            assert all(face.sentences(view, legal))
            face.picture(view, legal)
            paths = [face.path(action) for action in legal]
            assert len(set(paths)) == len(paths)
            if not table.over:
                assert face.question(view, legal)
        for seat in range(setup.seats):
            assert all(face.tell(event, seat) for event in table.told(seat))
        assert all(face.result(table.view(-1)))


@pytest.mark.parametrize(
    ("megastars", "points", "words"),
    [
        ((0, 2), (3, 4), "Megastar most often"),
        ((1, 1), (3, 4), "Megastar just as often, but with more points"),
        ((1, 1), (4, 4), "Megastar just as often and with as many points"),
    ],
)
def test_hp_22_the_result_says_what_decided(
    megastars: tuple[int, ...], points: tuple[int, ...], words: str
) -> None:
    setup = GAMES["hollywood-poker"].setup(2, {"end": "deals", "deals": 2})
    *_, table = play_at_random(setup, 1)
    view = table.view(0)
    assert isinstance(view, HollywoodPokerView)
    view = replace(view, megastars=megastars, points=points)
    assert words in face_of(table, texts_in("en")).result(view)[0]


@pytest.mark.parametrize("slug", GAMES)
def test_the_face_knows_every_rule(slug: str) -> None:
    table = new_table(slug, seed=1)
    for language in LANGUAGES:
        face = face_of(table, texts_in(language))
        assert all(face.rule(rule.number) for rule in GAMES[slug].rulebook.rules)


@pytest.mark.parametrize("slug", GAMES)
def test_rules_bear_the_marks_of_the_table(play_it: Keyboard, slug: str) -> None:
    out = play_it("rules", arguments=("play", slug, "--seed", "5"))
    marks = {"rulebook": "", "partly": " (Partly our ruling)", "ours": " (Our ruling)"}
    book = GAMES[slug].rulebook
    for section, rules in book.sections():
        assert f"\n{texts_in('en').say(f'rules-section-{section}')}\n" in out
        for rule in rules:
            assert f"\n{book.name(rule)}{marks[rule.decided]}  " in out


def test_a_refusal_says_whose_decision_its_rule_is(play_it: Keyboard) -> None:
    out = play_it("stop top aa", arguments=("play", "top-oder-flop", "--seed", "5"))
    assert "TF-5 (Partly our ruling): First, everyone plays" in out


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games_from_their_views(slug: str, level: str) -> None:
    game = get_game(slug)
    for setup in setups(game):
        table = new_table(slug, seats=setup.seats, options=setup.options, seed=2)
        for action in table.state.outside_actions():  # no clock runs here
            table.play(action)
        few = Budget(worlds=2, seconds=None)  # how well they play is measured elsewhere
        bots = [make_bot(game, level, Dice(seat), few) for seat in range(setup.seats)]
        for _ in range(3000):
            if table.over:
                break
            table.play(bots[table.actor].decide(table.view(table.actor)), table.actor)
        assert table.over or level == "random"
