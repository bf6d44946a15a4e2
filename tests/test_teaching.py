"""Lessons and pictures are what the rules make of their scripts, and the browser has them."""

import gzip
import json
from pathlib import Path

import pytest

from lichtspiel import all_games, get_game
from lichtspiel.engine.registry import part_of
from lichtspiel.teaching.files import documents
from lichtspiel.text import LANGUAGES, texts_in

WEB = Path(__file__).parents[1] / "web" / "src"
DOCUMENTS = documents()
LESSONS = [name for name in DOCUMENTS if name.endswith("/lesson.json")]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_browser_has_what_the_rules_make_of_it(name: str) -> None:
    found = (WEB / name).read_text(encoding="utf-8")
    assert found == DOCUMENTS[name], "stale: run python -m lichtspiel.teaching web/src"


def test_every_game_has_a_lesson_and_pictures() -> None:
    for game in all_games():
        assert part_of(game.slug, "lesson", bool).game == game.slug
        assert part_of(game.slug, "pictures", bool)


@pytest.mark.parametrize("name", LESSONS)
def test_what_the_coach_asks_for_is_legal(name: str) -> None:
    lesson = json.loads(DOCUMENTS[name])
    asked = [frame for frame in lesson["frames"] if "wanted" in frame]
    assert 10 <= len(asked) <= 16
    for frame in asked:
        assert frame["wanted"] in frame["legal"]
        legal = [_known(lesson["actions"][number]) for number in frame["legal"]]
        for numbers in frame["refused"].values():
            assert not [one for one in numbers if _known(lesson["tries"][one]) in legal]


@pytest.mark.parametrize("name", LESSONS)
def test_every_action_of_a_lesson_is_one_of_the_game(name: str) -> None:
    lesson = json.loads(DOCUMENTS[name])
    game = get_game(lesson["game"])
    for action in lesson["actions"]:
        assert game.read_action(action).notation == action["notation"]
    for tried in lesson["tries"]:
        assert game.read_action(tried) in game.all_actions


def _known(action: dict[str, object]) -> dict[str, object]:
    return {name: part for name, part in action.items() if name != "notation"}


@pytest.mark.parametrize("name", LESSONS)
def test_every_refusal_can_be_said_in_every_language(name: str) -> None:
    for refusal in json.loads(DOCUMENTS[name])["refusals"].values():
        for language in LANGUAGES:
            assert texts_in(language).say(refusal["id"], refusal["params"])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_small_enough_for_a_phone_on_the_road(name: str) -> None:
    assert len(gzip.compress(DOCUMENTS[name].encode())) < 8_000  # as the server sends it
