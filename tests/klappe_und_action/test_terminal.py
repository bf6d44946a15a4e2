"""Klappe & Action! in the terminal: alone, with a bot, with a script from a file."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
from rich.console import Console

from lichtspiel import SPECTATOR, Action, Setup, new_table
from lichtspiel.engine.record import Player
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import EditingBegins, Laid
from lichtspiel.terminal.faces import face_of
from lichtspiel.terminal.faces.klappe_und_action import KlappeFace
from lichtspiel.text import LANGUAGES, texts_in
from tests.klappe_und_action.tables import (
    GAME,
    OTHER_SCRIPT,
    play,
    play_well,
    ready_to_edit,
    solo,
    table,
    view_of,
)
from tests.person import Run

SETUPS = [
    GAME.setup(2),
    GAME.setup(1, {"extras": 2}),
    GAME.setup(2, {"script": OTHER_SCRIPT}),
]


class Keyboard(Protocol):
    def __call__(self, *lines: str, arguments: Sequence[str] = ()) -> str: ...


@pytest.fixture
def play_it(run: Run) -> Keyboard:
    """Types lines and tells what was printed."""

    def play(*lines: str, arguments: Sequence[str] = ()) -> str:
        _, out, err = run("play", "klappe-und-action", "--seed", "3", *arguments, typed=lines)
        return out + err

    return play


def test_two_play_with_a_bot_unless_somebody_says_otherwise(play_it: Keyboard) -> None:
    out = play_it("8 on 3", "12 on 1", "rules 2")
    assert "Act 1 of 3, filming, you direct, 2 reshoots left, house script" in out
    assert "You place scene 8 in slot 3." in out
    assert "Bot 1 places scene" in out
    assert "Scene 12 isn’t in your hand. (KA-7)" in out
    assert "2, Scissors: you must swap this scene with a higher-numbered scene." in out


def test_ka_24_solo_with_a_level(play_it: Keyboard) -> None:
    out = play_it(arguments=("--solo", "--level", "indie"))
    assert "Indie movie" in out
    assert "Your partner’s row: nothing face up, 3 face down." in out
    assert out.count("Extra scenes: ") == 2  # told, and on the table


def test_an_unknown_level_names_those_there_are(play_it: Keyboard) -> None:
    out = play_it(arguments=("--solo", "--level", "hopeless"))
    assert "Levels: film-school, indie, big-screen, oscar-worthy." in out
    assert "isn’t available with 2 players, only with: 1." in play_it(
        arguments=("--level", "indie")
    )


def test_ka_26_a_script_from_a_file(play_it: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "mine.script"
    path.write_text(OTHER_SCRIPT, encoding="utf-8")
    out = play_it("rules 2", arguments=("--script", str(path)))
    assert "own script" in out
    assert "14, Megaphone: in the last slot, it counts as 17 when the act is checked." in out


def test_ka_26_a_broken_script_is_named_by_its_line(play_it: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "mine.script"
    path.write_text(OTHER_SCRIPT.replace("look at a slot card", "look away"), encoding="utf-8")
    out = play_it(arguments=("--script", str(path)))
    assert "Line 9 of the script: there is no effect “look away”." in out
    path.write_bytes(b"\xff\xfe\xfa")
    assert "isn’t UTF-8 text" in play_it(arguments=("--script", str(path)))


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "8 auf 3"), ("fr", "8 sur 3"), ("fi", "8 ruutuun 3")]
)
def test_the_readers_own_words(language: str, typed: str) -> None:
    view = view_of(new_table("klappe-und-action", seed=3))
    face = KlappeFace(texts_in(language), ["A", "B"])
    assert face.expand(typed, view) == ["8 on 3"]
    words = [
        face.say(f"word-{word}").split(", ")[0] for word in ("turn-up", "slot-card", "shuffle-back")
    ]
    notations = ["turn up", "slot card", "shuffle back"]
    assert [face.expand(word, view)[0] for word in words] == notations


def test_a_french_question_that_may_be_skipped_has_no_space_before_its_comma() -> None:
    texts = texts_in("fr")
    asked = [
        KlappeFace(texts, ["A", "B"]).question(
            view_of(played, played.actor), played.legal_actions()
        )
        for played in play_well(SETUPS[0], 1)
        if not played.over
    ]
    skippable = [question for question in asked if texts.say("ka-word-skip") in question]
    assert skippable
    assert [question for question in skippable if re.search(r"\s,", question)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS, ids=["two", "solo", "other script"])
def test_whole_games_can_be_told_and_refused(language: str, setup: Setup) -> None:
    texts = texts_in(language)
    face = face_of(Table(setup, Seeds.numbered(1), [Player("Ada")]), texts)
    for seed in range(2):
        for game_table in play_well(setup, seed):
            for seat in (*range(setup.seats), -1):
                view = view_of(game_table, seat)
                assert face.sentences(view, ())
                assert face.picture(view, ())
            if not game_table.over:
                view = view_of(game_table, game_table.actor)
                assert face.question(view, game_table.legal_actions())
            for action in game_table.game.all_actions[::7]:
                refusal = game_table.why_illegal(action)
                assert refusal is None or texts.message(refusal.message)
        for seat in (*range(setup.seats), -1):
            for event in game_table.told(seat):
                assert face.tell(event, seat)
        assert face.result(view_of(game_table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ka_15_reshoots_that_were_never_there_are_not_used_up(language: str) -> None:
    face = KlappeFace(texts_in(language), ["Ada", "Ben"])
    won = ready_to_edit(1, 3, 5, 6, 8, 10, 12, 16, reshoots=0).view(0)
    none, one = (
        replace(won, setup=replace(won.setup, options={**won.setup.options, "reshoots": agreed}))
        for agreed in (0, 1)
    )
    assert face.result(one) == face.result(won)  # all used up
    assert face.result(none) != face.result(won)


def paths(actions: list[Action]) -> list[tuple[str, ...]]:
    face = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    return [face.path(action) for action in actions]


def test_every_action_is_a_walk_of_choices() -> None:
    walks = paths(list(GAME.all_actions))
    assert len(set(walks)) == len(walks)
    assert walks[0] == ("place scene 1", "in slot 1")


def test_what_is_known_can_be_read() -> None:
    face = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    state = table([[10, 9, 13], [2, 4, 7]], {})
    play(state, "10 on 2", "scene 9", "scene 4")
    assert "Ben holds 3 scenes; you know: 9." in face.sentences(state.view(0), ())
    assert "Your partner has seen these cards in your hand: 4." in face.sentences(state.view(0), ())
    watching = face.sentences(state.view(-1), ())
    assert "Ada holds 2 scenes; you know none of them." in watching
    assert not any("Your hand" in line for line in watching)


def test_the_film_can_be_read() -> None:
    face = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    state = play(ready_to_edit(3, 9, 5, 10, 8, 12), "slot 1")
    play(state, "cover 4")
    lines = face.sentences(state.view(0), ())
    assert "  Slot 2: scene 9, counts as 3" in lines
    assert "  Slot 4: scene 10, under a reshoot" in lines
    looked = play(table([[5, 9, 13], [2, 4, 7]], {}, slot_cards=[1]), "5 on 2", "slot 1")
    assert "  Slot 1: empty, slot card 1" in face.sentences(looked.view(0), ())


def asked(face: KlappeFace, state: KlappeUndAction) -> str:
    return face.question(state.view(0), state.legal_actions())


def test_the_prompt_says_whether_skipping_is_possible_and_whose_turn_it_is() -> None:
    face = KlappeFace(texts_in("en"), ["Ada"])
    may = play(solo([5, 13, 2], {}, [4, 7, 11]), "5 on 1")
    assert asked(face, may) == "Scene 5: look at a slot card (“slot 1”), or type “skip”:"
    play(may, "skip")
    assert asked(face, may).startswith("Your partner’s turn")
    play(may, "turn up")
    assert asked(face, may) == "Scene 4 must be placed now (such as “4 on 2”):"
    must = ready_to_edit(2, 5, 9, 16, 10, 3)
    two = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    which = "which slot do you want to swap it with (such as “slot 2”)?"
    assert asked(two, must) == f"Scene 2: {which}"
    choice = ready_to_edit(7, 5, 16, 10, 12, 13)
    assert asked(two, choice) == f"Scene 7: {which} Or type “skip”:"


def test_ka_14_the_check_marks_what_is_wrong_and_counts_16_as_0() -> None:
    face = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    state = ready_to_edit(16, 3, 8, 5, 10, 12)
    assert state.view(0).asked.what == "cover"
    lines = face.sentences(state.view(0), ())
    assert "  Slot 1: scene 16, counts as 0" in lines
    assert "  Slot 4: scene 5, out of order: lower than the scene before it" in lines
    assert sum("out of order" in line for line in lines) == 1
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(face.picture(state.view(0), ()))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert "16=0" in drawn
    assert "5 !" in drawn
    assert drawn.count("!") == 1
    play(state, "cover 4")
    assert not any("out of order" in line for line in face.sentences(state.view(0), ()))


def test_effects_of_laid_scenes_are_shown() -> None:
    face = KlappeFace(texts_in("en"), ["Ada", "Ben"])
    state = play(table([[3, 9, 13], [2, 4, 7]], {}), "9 on 2", "7 on 5")
    effects = [line.split(" · ")[0].strip() for line in face.sentences(state.view(0), ())]
    assert {"3", "13", "9", "7"} <= set(effects)
    assert "2" not in effects  # in the partner's hand


def test_ka_22_an_extra_scene_can_be_taken_back(play_it: Keyboard) -> None:
    """Until it is exchanged: nothing was seen."""
    setup = GAME.setup(1, {"extras": 1})
    extra = Table(setup, Seeds.numbered(5)).view(0).solo.extras[0]  # type: ignore[attr-defined]
    words = ("--solo", "--option", "extras=1", "--seed", "5")
    out = play_it(f"extra {extra}", "undo", "list", arguments=words)
    assert "“undo” cancels." in out
    assert f"Taken back: extra {extra}." in out
    assert f"extra {extra}" in out.split("> list\n")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_looks_on_reads_of_a_solo_game_in_the_third_person(language: str) -> None:
    face = face_of(new_table(GAME.slug, seats=1, seed=1), texts_in(language))
    assert face.tell(Laid(0, 5, 2), SPECTATOR).startswith("Solo ")
    assert face.tell(Laid(0, 5, 2), 0) != face.tell(Laid(0, 5, 2), SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_there_is_nobody_to_talk_to(language: str) -> None:
    texts = texts_in(language)
    two, one = KlappeFace(texts, ["Ada", "Bo"]), KlappeFace(texts, ["Ada"])
    assert len(one.tell(EditingBegins(), 0)) < len(two.tell(EditingBegins(), 0))
    view = ready_to_edit(3, 5, 6, 8, 10, 14).view(0)
    assert view.asked.what == "ready"
    assert one.question(view, ()) != two.question(view, ())
