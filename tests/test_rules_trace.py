"""Every numbered rule is where it has to be, and nothing else claims to be one.

The documents in docs/rules are the authority. Whatever they number is in the game's table with the
same section and the same mark, cited in the game's folder, named by a test and worded in four
languages; and no table, citation, test or message knows a rule that the document does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from lichtspiel import all_games, get_game
from lichtspiel.engine.contract import Game
from lichtspiel.engine.rulebook import Rule, Rulebook
from lichtspiel.text import LANGUAGES, texts_in
from lichtspiel.text.texts import LOCALES

ROOT = Path(__file__).parents[1]
DOCUMENTS = ROOT / "docs" / "rules"
GAMES = [game.slug for game in all_games()]
_HEADING = re.compile(r"## (.*)")
_RULE = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* (.*)")
_OURS = "**Ours:**"
_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)


@dataclass(frozen=True)
class Places:
    """All the places in which the rules of a game are found."""

    document: str
    book: Rulebook
    home: str
    """The sources of the game's folder, but for the table and the folder's own introduction."""
    tests: str
    messages: Mapping[str, Collection[str]]
    """Their ids, by language."""


def places_of(game: Game) -> Places:
    folder = ROOT / "src" / "lichtspiel" / "games" / game.slug.replace("-", "_")
    home = [
        path for path in folder.rglob("*.py") if path.name not in ("__init__.py", "rulebook.py")
    ]
    return Places(
        document=(DOCUMENTS / f"{game.slug}.md").read_text(encoding="utf-8"),
        book=game.rulebook,
        home=_sources(home),
        tests=_sources(set((ROOT / "tests").rglob("test_*.py")) - {Path(__file__)}),
        messages={
            language: set(_MESSAGE.findall(_sources((LOCALES / language).glob("*.ftl"))))
            for language in LANGUAGES
        },
    )


def _sources(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def faults(places: Places) -> list[str]:
    """What is missing where, and what is too much."""
    book = places.book
    prefix, low = book.prefix, book.prefix.lower()
    rules = _rules_in(places.document)
    table = {book.name(rule): (rule.section, rule.decided) for rule in book.rules}
    found = []
    if [book.name(rule) for rule in book.rules] != [*rules]:
        found.append(f"table: {_difference(table, rules) or 'another order, or a rule twice'}")
    found += [
        f"table: {name} is {table[name]}, not {rules[name]}"
        for name in rules
        if name in table and table[name] != rules[name]
    ]
    numbers = {
        "code": re.findall(rf"\b{prefix}-(\d+)\b", places.home),
        "tests": re.findall(rf"def test_{low}_(\d+)_", places.tests),
        **{
            language: [id.rpartition("-")[2] for id in ids if id.startswith(f"{low}-rule-")]
            for language, ids in places.messages.items()
        },
    }
    for place, seen in numbers.items():
        if difference := _difference({f"{prefix}-{number}" for number in seen}, rules):
            found.append(f"{place}: {difference}")
    for section in {section for section, _ in table.values()}:
        for language, ids in places.messages.items():
            if f"rules-section-{section}" not in ids:
                found.append(f"{language}: no heading for the section {section}")
    return found


def _rules_in(document: str) -> dict[str, tuple[str, str]]:
    """The rules of a document with their section and who decided them."""
    english = texts_in("en")
    sections = {
        english.say(id): id.removeprefix("rules-section-")
        for id in _MESSAGE.findall((LOCALES / "en" / "rules.ftl").read_text(encoding="utf-8"))
        if id.startswith("rules-section-")
    }
    heading, rules = "", {}
    for line in document.splitlines():
        if begins := _HEADING.fullmatch(line):
            heading = begins[1]
        elif rule := _RULE.fullmatch(line):
            name, text = rule.groups()
            assert name not in rules, f"{name} stands twice in the document"
            whole, partly = text.startswith(_OURS), _OURS in text
            decided = "ours" if whole else "partly" if partly else "rulebook"
            rules[name] = (sections.get(heading, heading), decided)
    return rules


def _difference(found: Collection[str], wanted: Collection[str]) -> str:
    parts = [
        *(f"{name} is missing" for name in wanted if name not in found),
        *(f"{name} is in no document" for name in found if name not in wanted),
    ]
    return ", ".join(sorted(parts))


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_is_where_it_has_to_be(slug: str) -> None:
    assert faults(places_of(get_game(slug))) == []


def _without_rule_7(book: Rulebook) -> Rulebook:
    return replace(book, rules=[rule for rule in book.rules if rule.number != 7])


def _with_rule_7(book: Rulebook, rule: Rule) -> Rulebook:
    return replace(book, rules=[rule if one.number == 7 else one for one in book.rules])


def _messages(places: Places, change: Callable[[set[str]], set[str]]) -> Places:
    return replace(places, messages={**places.messages, "fi": change(set(places.messages["fi"]))})


OMISSIONS: dict[str, tuple[Callable[[Places], Places], str]] = {
    "a rule without a row in the table": (
        lambda p: replace(p, book=_without_rule_7(p.book)),
        "table: FF-7 is missing",
    ),
    "a row of the table without a rule": (
        lambda p: replace(p, book=replace(p.book, rules=[*p.book.rules, Rule(22, "sight")])),
        "table: FF-22 is in no document",
    ),
    "a row twice": (
        lambda p: replace(p, book=replace(p.book, rules=[*p.book.rules, p.book.rules[-1]])),
        "table: another order, or a rule twice",
    ),
    "a row in another section": (
        lambda p: replace(p, book=_with_rule_7(p.book, Rule(7, "setup"))),
        "table: FF-7 is ('setup', 'rulebook'), not ('turn', 'rulebook')",
    ),
    "a row with another mark": (
        lambda p: replace(p, book=_with_rule_7(p.book, Rule(7, "turn", "partly"))),
        "table: FF-7 is ('turn', 'partly'), not ('turn', 'rulebook')",
    ),
    "a rule that no code cites": (
        lambda p: replace(p, home=p.home.replace("FF-7", "FF-6")),
        "code: FF-7 is missing",
    ),
    "a citation of no rule": (
        lambda p: replace(p, home=f"{p.home}\n# FF-22"),
        "code: FF-22 is in no document",
    ),
    "a rule that no test names": (
        lambda p: replace(p, tests=p.tests.replace("def test_ff_7_", "def test_ff_6_")),
        "tests: FF-7 is missing",
    ),
    "a test of no rule": (
        lambda p: replace(p, tests=f"{p.tests}\ndef test_ff_22_nothing() -> None: ..."),
        "tests: FF-22 is in no document",
    ),
    "a rule without words": (
        lambda p: _messages(p, lambda ids: ids - {"ff-rule-7"}),
        "fi: FF-7 is missing",
    ),
    "words of no rule": (
        lambda p: _messages(p, lambda ids: ids | {"ff-rule-22"}),
        "fi: FF-22 is in no document",
    ),
    "a section without a heading": (
        lambda p: _messages(p, lambda ids: ids - {"rules-section-sight"}),
        "fi: no heading for the section sight",
    ),
}


@pytest.mark.parametrize("kind", OMISSIONS)
def test_what_is_missing_or_too_much_is_named(kind: str) -> None:
    doctor, fault = OMISSIONS[kind]
    assert faults(doctor(places_of(get_game("face-to-face")))) == [fault]


def test_a_rule_that_only_the_document_has_is_missing_everywhere() -> None:
    places = places_of(get_game("face-to-face"))
    longer = places.document.replace("- **FF-21**", "- **FF-22** A new one.\n- **FF-21**")
    found = faults(replace(places, document=longer))
    assert found == [
        f"{place}: FF-22 is missing" for place in ("table", "code", "tests", *LANGUAGES)
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_a_folder_and_the_list_of_documents_say_where_the_rules_are(slug: str) -> None:
    game = get_game(slug)
    first, last = (game.rulebook.name(game.rulebook.rules[end]) for end in (0, -1))
    introduction = ROOT / "src/lichtspiel/games" / slug.replace("-", "_") / "__init__.py"
    assert f"docs/rules/{slug}.md`, {first} to {last}." in introduction.read_text(encoding="utf-8")
    listed = (DOCUMENTS / "README.md").read_text(encoding="utf-8")
    assert f"({slug}.md)" in listed
    assert f"| {first} to {last} |" in listed


def test_no_text_says_itself_whose_decision_a_rule_is() -> None:
    """The marks come from the table, so that none is forgotten in a language."""
    for language in LANGUAGES:
        texts = texts_in(language)
        mark = texts.say("rules-decided-ours")
        for game in all_games():
            for rule in game.rulebook.rules:
                assert mark not in texts.say(game.rulebook.message(rule)), rule
