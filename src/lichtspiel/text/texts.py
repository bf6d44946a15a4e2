"""One language's texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lichtspiel.engine.messages import Message, Param
from lichtspiel.engine.writing import JOINER
from lichtspiel.text.languages import LANGUAGES

LOCALES = Path(__file__).parent.parent / "locales"
_ALLOWED = ("\u00a0", "\u202f", JOINER)

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
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, id: str, params: Mapping[str, Param] | None = None, **more: Value) -> str:
        """The sentence of a message; parameters may be a mapping, or named, or both."""
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
        return self._bundle.has_message(id)


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


@cache
def texts_in(language: str) -> Texts:
    """The texts of one of LANGUAGES, read once."""
    if language not in LANGUAGES:
        raise MissingText(language)
    return Texts(language)
