"""Sentences as they are printed: spaces, apostrophes, ellipses, and names as they are."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from lichtspiel import all_games
from lichtspiel.engine.contract import Game
from lichtspiel.terminal.faces import face_of
from lichtspiel.testing.playing import play_at_random
from lichtspiel.text import LANGUAGES, texts_in
from lichtspiel.text.texts import LOCALES

NARROW = "\u202f"
"""The narrow no-break space."""
NAMES = {
    *("bot", "film", "first", "from", "game", "leads", "name", "one", "other", "owner"),
    *("row", "second", "third", "title", "to", "to_film", "two", "who"),
}
"""Parameters that can be the name of a person, a film or a game."""
PEOPLE = NAMES - {"film", "from", "game", "one", "row", "title", "to_film", "two"}
VOWELS = ("Anna", "Élodie", "Åke", "Heidi")
TITLES = {"face-to-face-title", "klappe-und-action-title"}
"""Names of published games, which keep their own spelling."""

_LACKS_SPACE = re.compile(rf"(?<!{NARROW})(?:[;!?»%]|:(?=\s|$))|«(?!{NARROW})")
_ELIDED = re.compile(
    rf"\b(?:de|du|des|que|le|la|les|ce|je|me|ne|se|te|jusque|lorsque|puisque)\s+"
    rf"(?:{'|'.join(VOWELS)})\b|[’'](?:{'|'.join(VOWELS)})\b",
    re.IGNORECASE,
)
FINNISH = ("Ilona", "Élodie", "Åke")
"""Not Anna, which is also what a Finn says to somebody who is to give."""
_INFLECTED = re.compile(rf"\b(?:{'|'.join(FINNISH)})(?:[^\W\d_]|[:’'-][^\W\d_])")


def _sentences(pattern: ast.Pattern, name: str, names: set[str]) -> Iterator[str]:
    """Every text that a pattern can become, with this name for these names and 7 for all else."""
    parts = [list(_part(element, name, names)) for element in pattern.elements]
    return ("".join(chosen) for chosen in product(*parts))


def _part(element: ast.TextElement | ast.Placeable, name: str, names: set[str]) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        for variant in inside.variants:
            yield from _sentences(variant.value, name, names)
    elif isinstance(inside, ast.StringLiteral):
        yield inside.parse()["value"]
    elif isinstance(inside, ast.VariableReference):
        yield name if inside.id.name in names else "7"
    else:
        yield "7"


def _said(language: str, name: str, names: set[str] = NAMES) -> Iterator[tuple[str, str]]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for sentence in _sentences(entry.value, name, names):
                    yield entry.id.name, sentence


@pytest.mark.parametrize(
    "sentence", ["Où?", "Où ?", "Où\u00a0?", "Fin :", "Fin:", "«fin\u202f»", "«\u202ffin »", "5 %"]
)
def test_a_missing_narrow_space_is_seen(sentence: str) -> None:
    assert _LACKS_SPACE.search(sentence)


@pytest.mark.parametrize("sentence", ["de Anna", "la main de Élodie", "que Åke", "d’Anna"])
def test_a_broken_elision_is_seen(sentence: str) -> None:
    assert _ELIDED.search(sentence)


@pytest.mark.parametrize("sentence", ["Ilonan kortit", "Åke:n kortit", "Élodie-pelaaja"])
def test_an_inflected_name_is_seen(sentence: str) -> None:
    assert _INFLECTED.search(sentence)


def test_french_has_a_narrow_space_before_high_punctuation_and_inside_guillemets() -> None:
    wrong = [
        (name, sentence)
        for name, sentence in _said("fr", "Anna")
        if name not in TITLES and _LACKS_SPACE.search(sentence)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_french_lists_of_a_whole_game_have_it_too(game: Game[Any, Any]) -> None:
    """What faces join from several messages."""
    table, *_, last = play_at_random(game.setup(game.least_seats), 3)
    face = face_of(table, texts_in("fr"))
    lines = [line for one in (table, last) for line in face.sentences(one.view(0), ())]
    lines += [face.tell(event, 0) for event in last.told(0)]
    assert len(lines) > 20
    assert [line for line in lines if _LACKS_SPACE.search(line)] == []


@pytest.mark.parametrize("language", ["fi", "fr"])
def test_apostrophes_and_quotes_are_printed_ones(language: str) -> None:
    assert [found for found in _said(language, "Anna") if re.search(r"\w'|'\w", found[1])] == []


@pytest.mark.parametrize("called", VOWELS)
def test_no_french_word_before_a_name_would_have_to_be_elided(called: str) -> None:
    assert [found for found in _said("fr", called) if _ELIDED.search(found[1])] == []


@pytest.mark.parametrize("called", FINNISH)
def test_no_finnish_name_is_inflected(called: str) -> None:
    """A name stands as it is: an ending would have to follow its last letters."""
    assert [found for found in _said("fi", called) if _INFLECTED.search(found[1])] == []


ELLIPSIS = {
    "de": re.compile(r"\w…$"),
    "en": re.compile(r"\s…$"),
    "fi": re.compile(r"\w…$"),
    "fr": re.compile(r"\s…$"),
}
"""How a sentence must not end: German and Finnish put a space before an ellipsis, others none."""


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Einen Moment…"), ("en", "One moment …"), ("fr", "Un instant …")],
)
def test_a_wrong_space_before_an_ellipsis_is_seen(language: str, sentence: str) -> None:
    assert ELLIPSIS[language].search(sentence)


@pytest.mark.parametrize("language", ELLIPSIS)
def test_an_ellipsis_has_the_space_of_its_language(language: str) -> None:
    found = [one for one in _said(language, "Ada") if ELLIPSIS[language].search(one[1])]
    assert found == []


NUMBERED = "Bot 3"
"""A name that ends in a number, as those of bots and of players without a name do."""
IN_COLUMNS = {"tf-web-place"}
"""Points beside a name, set apart by the page."""
_NUMBERS_MEET = re.compile(rf"\b{NUMBERED} \d")


def test_two_numbers_in_a_row_are_seen() -> None:
    assert _NUMBERS_MEET.search("Ada antaa pelaajalle Bot 3 2 korttia.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_follows_a_name_that_may_end_in_one(language: str) -> None:
    found = [one for one in _said(language, NUMBERED, PEOPLE) if _NUMBERS_MEET.search(one[1])]
    assert [one for one in found if one[0] not in IN_COLUMNS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_has_no_colon_of_its_own(language: str) -> None:
    """Scene, sign and a colon come before it: `10 · Camera: …`."""
    effects = [one for one in _said(language, "Ada") if one[0].startswith("ka-effect-")]
    wrong = [one for one in effects if one[0] != "ka-effect-line" and ":" in one[1]]
    assert len(effects) > 16
    assert wrong == []
