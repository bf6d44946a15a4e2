"""One language's texts.

Only what is said is parsed, message by message: a command needs a few of the many hundred, and
parsing them all took longer than most commands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lichtspiel.engine.errors import IllegalAction, LichtspielError
from lichtspiel.engine.messages import Message, Param
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
        self._sources: dict[str, str] = {}
        """Every message as it is written, by its id."""
        for path in sorted((LOCALES / language).glob("*.ftl")):
            _, *parts = _ENTRY.split(path.read_text(encoding="utf-8"))
            self._sources |= {
                id: f"{id} ={content}" for id, content in zip(parts[::2], parts[1::2], strict=True)
            }

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

    def message(self, message: Message) -> str:
        return self.say(message.id, message.params)

    def knows(self, id: str) -> bool:
        return id in self._sources

    def _parse(self, id: str) -> None:
        """A message, and those it is put together from."""
        if self._bundle.has_message(id) or id not in self._sources:
            return
        resource = FluentResource(self._sources[id])
        self._bundle.add_resource(resource)
        parts = _Parts()
        parts.visit(resource)
        for part in parts.ids:
            self._parse(part)


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
    """An error as one sentence; a refusal with its rule."""
    sentence = texts.message(error.message)
    return f"{sentence} ({error.refusal.rule})" if isinstance(error, IllegalAction) else sentence


@cache
def texts_in(language: str) -> Texts:
    """The texts of one of LANGUAGES, read once."""
    if language not in LANGUAGES:
        raise MissingText(language)
    return Texts(language)
