"""The words of the term lists (docs/words): no message uses one that its language has given up."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

from lichtspiel import all_games
from lichtspiel.text import LANGUAGES, texts_in
from lichtspiel.text.texts import LOCALES

DOCS = Path(__file__).parents[1] / "docs"
LISTS = {
    language: DOCS / "words" / f"terms.{language}.toml"
    for language in LANGUAGES
    if (DOCS / "words" / f"terms.{language}.toml").exists()
}
PREFIXES = {
    "face-to-face": ("ff", "face-to-face"),
    "hollywood-poker": ("hp", "hollywood-poker"),
    "klappe-und-action": ("ka", "klappe-und-action"),
    "top-oder-flop": ("tf", "top-oder-flop"),
}
"""How the messages of a game begin; rules, pictures and lessons name it after their own word."""
_NAMES = re.compile(r"\$\w+( ->)?|\*?\[[a-z0-9-]+\]")
LEFT_OUT = re.compile(r"(ff|hp|ka|tf)-(word|position)-.*")
"""Words to type, which belong to the notation, and faults of position documents, which speak of
what a document holds: seats, not players."""


def terms(language: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = tomllib.loads(LISTS[language].read_text("utf-8"))["term"]
    return found


def belongs(name: str, game: str) -> bool:
    """Whether a message is one of a game."""
    return any(
        name.startswith((f"{prefix}-", f"lesson-{prefix}-", f"rules-picture-{prefix}-"))
        or name == f"rules-idea-{prefix}"
        for prefix in PREFIXES[game]
    )


def said(language: str) -> dict[str, str]:
    """Every message of a language as it is written, on one line, without names and keys."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and not LEFT_OUT.fullmatch(entry.id.name):
                text = serialize(ast.Resource([entry])).partition("=")[2]
                found[entry.id.name] = " ".join(_NAMES.sub("", text).split())
    return found


def faults(language: str, messages: dict[str, str], listed: list[dict[str, object]]) -> list[str]:
    return [
        f"{language}: {name}: “{hit.group()}”; the term is “{term['term']}”"
        for term in listed
        for pattern in term["forbidden"]  # type: ignore[attr-defined]
        for name, text in messages.items()
        if not term["game"] or belongs(name, str(term["game"]))
        if (hit := re.search(pattern, text, re.IGNORECASE))
    ]


def test_there_is_a_list() -> None:
    assert {"en", "de"} <= set(LISTS)


@pytest.mark.parametrize("language", LISTS)
def test_no_message_uses_a_forbidden_word(language: str) -> None:
    assert faults(language, said(language), terms(language)) == []


@pytest.mark.parametrize("language", LISTS)
def test_a_term_is_complete(language: str) -> None:
    slugs = {"", *(game.slug for game in all_games())}
    for term in terms(language):
        assert set(term) == {"concept", "game", "term", "source", "forbidden"}, term
        assert term["game"] in slugs, term
        assert term["source"] in ("rulebook", "ours"), term
        assert term["concept"], term
        assert term["term"], term


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "unknown-game", "Known are: gops."),
        ("en", "ka-told-laid", "Bo places scene 3 on slot 5."),
        ("en", "lesson-ff-welcome", "Whoever plays all 58 cards first wins."),
        ("en", "cli-seat", "show what this seat saw"),
        ("en", "sim-wins", "seat { } won { }"),
        ("de", "sim-wins", "Platz { } hat { } gewonnen"),
        ("de", "tf-rule-4", "Der Rest ist der Zugstapel."),
        ("de", "rules-idea-klappe-und-action", "Die Regie legt zuerst."),
        ("de", "web-no-house", "Das Haus antwortet nicht."),
        ("en", "admin-mute-done", "Seat { } at table { } can no longer chat."),
        ("de", "admin-mute-done", "Platz { } kann an Tisch { } nicht mehr chatten."),
        ("fr", "admin-mute-done", "La place { } de la table { } ne peut plus discuter."),
        ("fi", "admin-mute-done", "Paikka { } ei voi enää keskustella."),
        ("de", "tf-over", "Die Partie ist zu Ende."),
        ("fr", "unknown-game", "Jeux connus : { }."),
        ("fr", "ff-web-stuck", "Vous devez poser deux cartes, mais aucune ne va."),
        ("fi", "hp-time-called", "Aika on täynnä: tämä on viimeinen jako."),
        ("en", "admin-no-bans", "No address is shut out."),
        ("de", "ff-asks", "Keine Karte passt mehr. Tipp „ende“:"),
        ("fr", "server-too-many-open", "Jouez-la ou fermez-la d’abord."),
        ("fr", "record-burned", "La donne échouée { } est incohérente."),
        ("fi", "admin-no-bans", "{ } ei ole suljettu ulos."),
    ],
)
def test_a_forbidden_word_is_found(language: str, name: str, text: str) -> None:
    assert faults(language, {name: text}, terms(language))


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("de", "ff-rule-5", "Das Minimum gilt auch bei leerem Zugstapel."),
        ("en", "tf-house-deck", "The house deck is ours."),
        ("en", "arena-report-seats-about", "Whoever sits there."),
        ("de", "web-hint", "Tipp"),
    ],
)
def test_a_word_is_forbidden_only_where_it_is_wrong(language: str, name: str, text: str) -> None:
    assert faults(language, {name: text}, terms(language)) == []


COLUMNS = {"de": 1, "fr": 2, "fi": 3}
"""Of the tables of the glossary."""


@pytest.mark.parametrize("language", [one for one in LISTS if one in COLUMNS])
def test_the_glossary_has_the_terms(language: str) -> None:
    """Where a table of the glossary has a row for a term, it names the one of the list."""
    english = texts_in("en")
    games = {english.of_game(game.slug, "title"): game.slug for game in all_games()}
    game, rows = "", {}
    for line in (DOCS / "glossary.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = games.get(line[3:], "")
        elif line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 5:
                rows[game, cells[0]] = cells[COLUMNS[language]]
    for term in terms(language):
        row = rows.get((str(term["game"]), str(term["concept"])))
        assert row is None or row == term["term"], (term, row)


RANK_AS_SEAT = {
    "de": re.compile(r"\bPlatz \{ \$(place|rank)\b"),
    "fr": re.compile(
        r"\bplace \{ \$(place|rank)\b|\$(place|rank) \}e place\b|\b[a-zè]+ième place\b"
    ),
    "fi": re.compile(r"\bpai[kc]\w+ \{ \$(place|rank)\b", re.IGNORECASE),
}
"""English says “in 2nd place”; the others have a word of their own for a rank."""


def ranks_as_seats(language: str, source: str) -> list[str]:
    return [hit.group() for hit in RANK_AS_SEAT[language].finditer(source)]


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("de", "auf Platz { $place }."),
        ("fr", "à la { $place }e place"),
        ("fr", "ex æquo en deuxième place"),
        ("fi", "paikalla { $rank }"),
    ],
)
def test_a_rank_called_a_seat_is_found(language: str, source: str) -> None:
    assert ranks_as_seats(language, source)


@pytest.mark.parametrize("language", RANK_AS_SEAT)
def test_no_rank_is_called_a_seat(language: str) -> None:
    found = {
        path.name: hits
        for path in (LOCALES / language).glob("*.ftl")
        if (hits := ranks_as_seats(language, path.read_text("utf-8")))
    }
    assert found == {}
