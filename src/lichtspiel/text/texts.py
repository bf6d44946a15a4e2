"""The texts of one language: ours, and those of games from other packages.

Messages are parsed when they are first used: a command needs a few of many hundred, and parsing
all of them took longer than most commands. Other packages are searched only for messages that are
not ours; where they lack a language, their English is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lichtspiel.engine.errors import BadPlugin, LichtspielError
from lichtspiel.engine.manifest import FAULTS
from lichtspiel.engine.messages import Message, Param
from lichtspiel.engine.registry import manifest_of, slugs
from lichtspiel.engine.writing import JOINER
from lichtspiel.text.languages import LANGUAGES

LOCALES = Path(__file__).parent.parent / "locales"
_ALLOWED = ("\u00a0", "\u202f", JOINER)

_ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE | re.IGNORECASE)
"""The first line of a message. Its other lines are indented."""

_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What most number formats begin a negative number with."""

Value = Param | float
"""A parameter of a message; only front ends pass fractions."""


_LONG = 10**15
"""Larger numbers are passed as text: Babel fails on numbers with too many digits."""


class MissingText(LookupError):
    """A message has no text in some language. A bug of ours, which a test looks for."""


class Texts:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks (U+2068, U+2069) help mixed-direction text; all our languages
        # run left to right, and terminals show the marks as garbage.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = _messages(LOCALES / language)
        """The source of every message, by id."""
        self._complete = False
        """Whether the messages of other packages are included."""

    def say(self, id: str, params: Mapping[str, Param] | None = None, **more: Value) -> str:
        """The sentence of a message; parameters may be a mapping, or named, or both."""
        self._parse(id)
        if not self._bundle.has_message(id):
            raise MissingText(f"{id} ({self.language})")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingText(f"{id} ({self.language})")
        given = {name: _given(value) for name, value in {**(params or {}), **more}.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{id} ({self.language}): {errors[0]}")
        negative = any(isinstance(value, int | float) and value < 0 for value in given.values())
        return _HYPHEN.sub("\N{MINUS SIGN}", str(text)) if negative else str(text)

    def say_if_known(self, id: str, params: Mapping[str, Param] | None = None) -> str | None:
        """The same for messages of other packages: None if there is no text, or if it cannot be
        formatted with these parameters."""
        try:
            return self.say(id, params)
        except MissingText:
            return None

    def message(self, message: Message) -> str:
        """The text of a message of the engine or of a game."""
        said = self.say_if_known(message.id, message.params)
        return _unworded(message) if said is None else said

    def of_game(self, slug: str, part: str, **params: Param) -> str:
        """The message `<slug>-<part>` of a game; without one, its name in the code."""
        said = self.say_if_known(f"{slug}-{part}", params)
        return said or readable(part.partition("-")[2] or ("" if part == "about" else slug))

    def listed(self, names: Sequence[str]) -> str:
        """Names as they are said in a sentence: Bo, Cleo and Mia."""
        if len(names) < 2:
            return "".join(names)
        *others, last = names
        return self.say("list-of-names", others=", ".join(others), last=last, count=len(names))

    def section(self, name: str) -> str:
        """The heading of a part of the rules."""
        return self.say_if_known(f"rules-section-{name}") or readable(name)

    def knows(self, id: str) -> bool:
        if id not in self._sources and not self._complete:
            self._complete = True
            # Existing messages stay: ours before others, the reader's language before English.
            theirs = [folder for folder in locale_folders() if folder != LOCALES]
            for language in dict.fromkeys((self.language, "en")):
                for folder in theirs:
                    self._sources = _messages(folder / language) | self._sources
        return id in self._sources

    def _parse(self, id: str) -> None:
        """Parse a message and the messages that it refers to."""
        if self._bundle.has_message(id) or not self.knows(id):
            return
        resource = FluentResource(self._sources[id])
        self._bundle.add_resource(resource)
        parts = _Parts()
        parts.visit(resource)
        for part in parts.ids:
            self._parse(part)


def readable(name: str) -> str:
    """A name from the code as words."""
    return name.replace("-", " ").replace("_", " ")


def _unworded(message: Message) -> str:
    """A readable form of a message without a text."""
    params = ", ".join(f"{name} {_given(value)}" for name, value in message.params.items())
    words = readable(message.id)
    return f"{words} ({params})" if params else words


def _messages(folder: Path) -> dict[str, str]:
    """The messages of a folder of Fluent files; none if there is no such folder."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        _, *parts = _ENTRY.split(path.read_text(encoding="utf-8", errors="replace"))
        found |= {
            id: f"{id} ={content}" for id, content in zip(parts[::2], parts[1::2], strict=True)
        }
    return found


@cache
def locale_folders() -> list[Path]:
    """The folders with texts of the installed games, each with a folder for each language."""
    named = []
    for slug in slugs():
        try:
            named.append(manifest_of(slug).locales)
        except BadPlugin:  # reported when somebody asks for this game
            continue
    return [folder for name in dict.fromkeys(named) if (folder := _folder(name)) is not None]


def _folder(name: str) -> Path | None:
    """`package:folder` as a path, without importing the package; None if there is no such one."""
    package, _, folder = name.partition(":")
    try:
        spec = find_spec(package)
    except FAULTS:  # of a nested package, the parent is imported
        return None
    places = None if spec is None else spec.submodule_search_locations
    return Path(next(iter(places)), folder) if places else None


class _Parts(Visitor):
    """The messages that a message refers to."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.append(node.id.name)


def _given(value: Value) -> Any:
    """A parameter in a form that Fluent accepts."""
    if isinstance(value, str):
        # Names, files, records: anybody may have written them. No control character of
        # theirs reaches a terminal. Spaces that do not break are ours, in numbers.
        return "".join(
            mark if mark.isprintable() or mark in _ALLOWED else "\ufffd" for mark in value
        )
    if isinstance(value, float):
        return fluent_number(value, minimumFractionDigits=1, maximumFractionDigits=1)
    if abs(value) >= _LONG:
        return str(value)
    return fluent_number(value, useGrouping=False)  # card 1000, not card 1,000


def said(texts: Texts, error: LichtspielError) -> str:
    """An error as one sentence, with the number of the rule behind it."""
    return error.with_rule(texts.message(error.message))


@cache
def texts_in(language: str) -> Texts:
    """The texts of one of LANGUAGES, read once."""
    if language not in LANGUAGES:
        raise MissingText(language)
    return Texts(language)
