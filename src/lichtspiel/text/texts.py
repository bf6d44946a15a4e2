"""One language's texts, ours and those that games of other packages bring.

Only what is said is parsed, message by message: a command needs a few of the many hundred, and
parsing them all took longer than most commands. Other packages are looked at only for a message
that is not ours; where they lack a language, their English is said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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
"""A message begins at the start of a line; whatever belongs to it is indented."""

Value = Param | float
"""What can be put into a message; fractions come only from front ends."""


_LONG = 10**15
"""No number of a game; Babel fails on numbers with more digits than a decimal has."""


class MissingText(LookupError):
    """A message without words in some language: ours to mend, a test looks for it."""


class Texts:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks (U+2068, U+2069) help mixed-direction text; all our languages
        # run left to right, and terminals show the marks as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = _messages(LOCALES / language)
        """Every message as it is written, by its id."""
        self._complete = False
        """Whether the messages of other packages are among them."""

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
        return str(text)

    def say_if_known(self, id: str, params: Mapping[str, Param] | None = None) -> str | None:
        """The same for what a game of another package may not have put into words, or not so that
        it can be said with these parameters."""
        try:
            return self.say(id, params)
        except MissingText:
            return None

    def message(self, message: Message) -> str:
        """What the engine or a game has to say."""
        said = self.say_if_known(message.id, message.params)
        return _unworded(message) if said is None else said

    def of_game(self, slug: str, part: str, **params: Param) -> str:
        """What a game's texts say as `<slug>-<part>`; else its name in the code has to do."""
        said = self.say_if_known(f"{slug}-{part}", params)
        return said or readable(part.partition("-")[2] or ("" if part == "about" else slug))

    def section(self, name: str) -> str:
        """The heading of a part of the rules."""
        return self.say_if_known(f"rules-section-{name}") or readable(name)

    def knows(self, id: str) -> bool:
        if id not in self._sources and not self._complete:
            self._complete = True
            # What is known already stays: our own words, and the reader's language before English.
            theirs = [folder for folder in locale_folders() if folder != LOCALES]
            for language in dict.fromkeys((self.language, "en")):
                for folder in theirs:
                    self._sources = _messages(folder / language) | self._sources
        return id in self._sources

    def _parse(self, id: str) -> None:
        """A message, and those it is put together from."""
        if self._bundle.has_message(id) or not self.knows(id):
            return
        resource = FluentResource(self._sources[id])
        self._bundle.add_resource(resource)
        parts = _Parts()
        parts.visit(resource)
        for part in parts.ids:
            self._parse(part)


def readable(name: str) -> str:
    """A name in code, in words."""
    return name.replace("-", " ").replace("_", " ")


def _unworded(message: Message) -> str:
    """A message that nobody has worded."""
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
    """Where the texts of the installed games are, each with a folder for each language."""
    named = []
    for slug in slugs():
        try:
            named.append(manifest_of(slug).locales)
        except BadPlugin:  # that is said where its game is asked for
            continue
    return [folder for name in dict.fromkeys(named) if (folder := _folder(name)) is not None]


def _folder(name: str) -> Path | None:
    """`package:folder` as a path, without importing the package; None if there is no such one."""
    package, _, folder = name.partition(":")
    try:
        spec = find_spec(package)
    except FAULTS:  # a folder in a package inside another one: that one is imported
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
    """A parameter as Fluent takes it."""
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
