"""Four languages, every message in each, with the same parameters."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lichtspiel
from lichtspiel import BadInput, Message, all_games
from lichtspiel.text import LANGUAGES, choose_language, texts_in
from lichtspiel.text.texts import LOCALES, MissingText

SOURCES = Path(lichtspiel.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
NOT_FOR_PAGES = ("arena", "cli", "terminal")
"""Files of Fluent messages that `web/src/text/texts.svelte.ts` leaves out."""
_SAID = re.compile(r"""\bsay\(\s*["']([a-z0-9_-]+)["']""")
"""Messages that a page says by their own name; others are put together from words."""
_QUOTED = re.compile(r"""["']([a-z]+(?:-[a-z0-9_]+)+)["']""")


class _Variables(Visitor):
    """What a message needs, and the messages it is put together from."""

    def __init__(self) -> None:
        self.parts: set[str] = set()
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        """Those that NUMBER() writes: a text would not do."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        inside = _Variables()
        inside.generic_visit(node)
        self.names |= inside.names
        self.numbers |= inside.names


def _entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def _messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the parameters it uses."""
    return {name: variables.names for name, variables in _variables(language).items()}


def _variables(language: str) -> dict[str, _Variables]:
    found: dict[str, _Variables] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in _entries(path):
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    for variables in found.values():
        for part in variables.parts:
            variables.names |= found[part].names
            variables.numbers |= found[part].numbers
    return found


ENGLISH = _messages("en")
FILES = [path.name for path in sorted((LOCALES / "en").glob("*.ftl"))]


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, FILES)))
def test_every_file_is_there_and_can_be_read_whole(language: str, name: str) -> None:
    junk = [entry for entry in _entries(LOCALES / language / name) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert set(_messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_uses_parameters_that_english_has_too(language: str) -> None:
    for name, variables in _messages(language).items():
        assert variables <= ENGLISH[name], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    numbers = {name: variables.numbers for name, variables in _variables(language).items()}
    for name, variables in ENGLISH.items():
        for value in (0, 1, 2, 7, "x"):
            given = {
                variable: 7 if variable in numbers[name] and value == "x" else value
                for variable in variables
            }
            said = texts_in(language).say(name, given)
            assert said.strip(), name
            assert "\u2068" not in said


def test_every_message_that_the_code_names_exists() -> None:
    prefixes = tuple({name.split("-")[0] + "-" for name in ENGLISH})
    named = {
        name
        for path in SOURCES.rglob("*.py")
        for name in _QUOTED.findall(path.read_text(encoding="utf-8"))
        if name.startswith(prefixes)
    }
    slugs = {game.slug for game in all_games()}
    assert {name for name in named - set(ENGLISH) - slugs if "_" not in name} <= NOT_MESSAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_page_says_is_in_a_file_that_pages_load(language: str) -> None:
    loaded = {
        entry.id.name
        for path in (LOCALES / language).glob("*.ftl")
        if path.stem not in NOT_FOR_PAGES
        for entry in _entries(path)
        if isinstance(entry, ast.Message)
    }
    said = {
        name
        for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))
        for name in _SAID.findall(path.read_text(encoding="utf-8"))
    }
    assert said
    assert said <= loaded


NOT_MESSAGES = {
    *("help-up", "help-down", "drew-cards", "face-down", "house-deck"),
    *("no-cache", "no-referrer", "no-store"),
    "bot-seated",
}
"""Words of the table, of HTTP and of the server's log that look like message ids."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_type_are_all_different(language: str) -> None:
    texts = texts_in(language)
    words = [texts.say(name) for name in ENGLISH if re.fullmatch(r"command-[a-z]+", name)]
    assert len(set(words)) == len(words)
    notations = {action.notation for game in all_games() for action in game.all_actions}
    assert not notations & set(words)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
        ("fr-CA", {}, "fr"),
        (None, {"LANG": "fi_FI.UTF-8"}, "fi"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "sv_SE", "LANGUAGE": "sv:de:en"}, "de"),
        (None, {"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="Available languages: de, en, fi, fr"):
        choose_language("klingon", {})


def test_a_message_of_a_game_that_brings_no_words_can_be_read() -> None:
    texts = texts_in("fi")
    assert texts.message(Message("odd-not-held", {"card": 7, "by": "A\x1bda"})) == (
        "odd not held (card 7, by A\ufffdda)"
    )
    assert texts.message(Message("odd-over")) == "odd over"
    assert texts.of_game("odd-one", "title") == "odd one"
    assert texts.of_game("odd-one", "about") == ""
    assert texts.of_game("odd-one", "option-very_odd") == "very odd"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("de", "Bo und Cleo", "Bo, Cleo und Mia"),
        ("en", "Bo and Cleo", "Bo, Cleo, and Mia"),
        ("fi", "Bo ja Cleo", "Bo, Cleo ja Mia"),
        ("fr", "Bo et Cleo", "Bo, Cleo et Mia"),
    ],
)
def test_names_are_listed_as_people_say_them(language: str, two: str, three: str) -> None:
    texts = texts_in(language)
    assert texts.listed(["Bo"]) == "Bo"
    assert texts.listed(["Bo", "Cleo"]) == two
    assert texts.listed(["Bo", "Cleo", "Mia"]) == three


def test_a_missing_message_is_an_error_of_ours() -> None:
    with pytest.raises(MissingText):
        texts_in("en").say("no-such-message")
    with pytest.raises(MissingText):
        texts_in("en").say("seat-number")
    with pytest.raises(MissingText):
        texts_in("sv")


_ONE_OF_MANY = {
    "en": re.compile(
        r"(?<![–.\d])1 (more |free )?(actions|bots|cards|deals|entries|games|markers|minutes|names"
        r"|people|players|points|reshoots|scenes|seats|slots)\b"
    ),
    "de": re.compile(
        r"(?<![–.\d])1 (freie )?(Aktionen|Bots|Durchgänge|Karten|Minuten|Nachdrehs|Namen|Personen"
        r"|Plätze|Punkten?|Slots|Spiele|Szenen|Verteilungen|Züge)\b"
    ),
    "fr": re.compile(
        r"(?<![–.\d])1 (actions|cartes|coups|donnes|fichiers|jeux|joueurs|marqueurs|minutes|mondes"
        r"|noms|parties|personnes|places|points|prises|robots|scènes)\b"
    ),
    "fi": re.compile(
        r"(?<![–./\d])1 (bottia|jakoa|kohtausta|korttia|maailmaa|merkkiä|minuuttia|pelaajaa"
        r"|pistettä|ruutua|siirtoa|uusintaottoa)\b"
    ),
}
_MANY_OF_ONE = {
    "en": re.compile(
        r"(?<![–.\d])[025] (more |free )?(action|bot|card|deal|game|marker|minute|move|name|person"
        r"|player|point|reshoot|scene|seat|slot)\b(?! games)"
    ),
    "de": re.compile(
        r"(?<![–.\d])[025] (freien )?(Aktion|Karte|Minute|Name|Person|Platz|Punkt|Spiel|Szene"
        r"|Zug)\b"
    ),
    "fr": re.compile(
        r"(?<![–.\d])([25] (action|carte|coup|fichier|joueur|marqueur|minute|monde|nom|partie"
        r"|personne|place|point|robot|scène)|0 points)\b"
    ),
    "fi": re.compile(
        r"(?<![–./\d])(?<!Paikan )[025] (botti|jako|kortti|maailma|merkki|minuutti|pelaaja|piste"
        r"|ruutu|siirto|uusintaotto)\b"
    ),
}
NEVER_ONE = {
    *("ka-told-act", "sim-games", "tf-deals-failed", "setup-name"),
    *(
        "admin-message-long",
        "document-too-long",
        "record-contribution",
        "arena-report-bar",
        "ka-web-kept",
        "tf-deck-many",
        "tf-deck-hopeless",
    ),
}
"""Messages with a number that is never 1: slots, moves, deals before giving up, bounds of ours,
scenes in order where more than one is not."""


@pytest.mark.parametrize("language", _ONE_OF_MANY)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_a_number_and_its_noun_agree(language: str, count: int) -> None:
    texts = texts_in(language)
    wrong = (_ONE_OF_MANY if count == 1 else _MANY_OF_ONE)[language]
    said = {
        name: texts.say(name, dict.fromkeys(variables, count) | {"range": "2–5", "path": "x"})
        for name, variables in ENGLISH.items()
        if variables
        if "-position-" not in name
        if count != 1 or name not in NEVER_ONE
    }
    assert {name: text for name, text in said.items() if wrong.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [-7, -1.5])
def test_a_negative_number_has_a_minus_sign(language: str, points: float) -> None:
    texts = texts_in(language)
    for name in ("tf-result-won", "arena-points"):
        said = texts.say(name, {"who": "Ada-3", "me": "no"}, points=points, value=points)
        assert re.search(r"(?<![\w-])-\d", said) is None
        assert "\N{MINUS SIGN}" in said


TO_YOU = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
    "fi": re.compile(r"\b(sinä|sinu\w+|kortti?si|sijasi)\b|^\w*[aäeiouyö]t\b", re.IGNORECASE),
}
"""A Finn says it with the verb: “Pelaat”, “Voitit”."""
ABOUT = sorted(name for name, variables in ENGLISH.items() if {"me", "who"} <= variables)


@pytest.mark.parametrize("language", TO_YOU)
@pytest.mark.parametrize("name", ABOUT)
def test_who_did_it_is_called_you_and_nobody_else_is(language: str, name: str) -> None:
    """The same event, told to the one it is about and to others."""
    texts = texts_in(language)
    params = dict.fromkeys(ENGLISH[name], "x") | {"who": "Åsa"}
    mine, others = (texts.say(name, params | {"me": me}) for me in ("yes", "no"))
    if mine == others:  # a variant that is about nobody
        return
    assert TO_YOU[language].search(mine), mine
    assert "Åsa" not in mine
    assert "Åsa" in others
    assert not TO_YOU[language].search(others), others


def _told_to_losers() -> list[str]:
    """Messages that have words of their own for the viewer who lost."""
    lines = (path.read_text("utf-8") for path in sorted((LOCALES / "en").glob("*.ftl")))
    entries = re.split(r"\n(?=[a-z])", "\n".join(lines))
    return [entry.partition(" ")[0] for entry in entries if "[lost]" in entry and "$me" in entry]


@pytest.mark.parametrize("language", TO_YOU)
@pytest.mark.parametrize("name", _told_to_losers())
def test_who_lost_is_called_you_and_not_told_that_they_won(language: str, name: str) -> None:
    texts = texts_in(language)
    params = dict.fromkeys(ENGLISH[name], 5) | {"who": "Åsa", "other": "Élodie"}
    won, lost, watched = (texts.say(name, params | {"me": me}) for me in ("yes", "lost", "no"))
    assert TO_YOU[language].search(lost), lost
    assert not TO_YOU[language].search(watched), watched
    assert lost not in (won, watched)
