"""Reads untrusted JSON documents; every error names the place in the document."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import Problem

_T = TypeVar("_T")


class Reader:
    """A JSON value and where it stands in its document, for instance `gold.hand[3]`."""

    def __init__(self, value: object, place: str, complaint: type[BadInput]) -> None:
        self._value = value
        self.place = place
        self._complaint = complaint

    @classmethod
    def of_text(cls, text: str | bytes, place: str, complaint: type[BadInput]) -> Reader:
        try:
            value = json.loads(text, object_pairs_hook=_each_name_once, parse_constant=_no_constant)
        except _DuplicateName as twice:
            raise complaint("document-name-twice", place=place, name=str(twice)) from None
        except json.JSONDecodeError as error:
            raise complaint(
                "document-not-json", place=place, line=error.lineno, column=error.colno
            ) from None
        except (ValueError, RecursionError):  # not UTF-8, a number too long, nested too deep
            raise complaint("document-unreadable", place=place) from None
        return cls(value, place, complaint)

    def complain(self, id: str, **params: str | int) -> BadInput:
        """The error about this value, for the caller to raise."""
        return self._complaint(id, place=self.place, **params)

    def refuse(self, problems: Iterable[Problem]) -> None:
        """Raise an error for the first problem, if there is one."""
        for problem in problems:
            place = f"{self.place}.{problem.place}" if problem.place else self.place
            error = self._complaint(problem.id, place=place, **problem.params)
            error.rule = problem.rule
            raise error

    def at(self, name: str) -> Reader:
        """A field of an object that is known to exist."""
        return self.every()[name]

    def _wanted(self, kind: str) -> BadInput:
        return self.complain("document-wanted", kind=kind, found=_describe(self._value))

    def whole(self, least: int, most: int) -> int:
        if isinstance(self._value, bool) or not isinstance(self._value, int):
            raise self._wanted("number")
        if not least <= self._value <= most:
            found = _describe(self._value)
            raise self.complain("document-range", range=_range(least, most), found=found)
        return self._value

    def version(self, newest: int) -> int:
        """Check a version number; newer versions get an error of their own."""
        found = self.whole(1, 10**9)
        if found > newest:
            raise self.complain("document-newer", found=found, newest=newest)
        return found

    def flag(self) -> bool:
        if not isinstance(self._value, bool):
            raise self._wanted("flag")
        return self._value

    def text(self, most: int = 200) -> str:
        if not isinstance(self._value, str):
            raise self._wanted("text")
        if len(self._value) > most:
            raise self.complain("document-too-long", most=most)
        return self._value

    def word(self, words: Sequence[str]) -> str:
        """One of a few words."""
        if not isinstance(self._value, str) or self._value not in words:
            raise self.complain(
                "document-word", words=", ".join(words), found=_describe(self._value)
            )
        return self._value

    def items(self, least: int = 0, most: int = 1_000_000) -> list[Reader]:
        if not isinstance(self._value, list):
            raise self._wanted("list")
        if not least <= len(self._value) <= most:
            wanted = _range(least, most)
            raise self.complain("document-count", range=wanted, found=len(self._value))
        return [
            Reader(item, f"{self.place}[{number}]", self._complaint)
            for number, item in enumerate(self._value)
        ]

    def fields(self, names: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Reader]:
        """An object with exactly these names; the optional ones may be missing."""
        if not isinstance(self._value, dict):
            raise self._wanted("object")
        for name in names:
            if name not in self._value:
                raise self.complain("document-missing", name=name)
        for name in self._value:
            if name not in names and name not in optional:
                raise self.complain("document-unknown", name=name[:40])
        return {name: self._at(name, value) for name, value in self._value.items()}

    def every(self) -> dict[str, Reader]:
        """An object with any names."""
        if not isinstance(self._value, dict):
            raise self._wanted("object")
        return {name: self._at(name, value) for name, value in self._value.items()}

    def maybe(self, read: Callable[[Reader], _T]) -> _T | None:
        """None for null, else what `read` makes of it."""
        return None if self._value is None else read(self)

    def plain(self) -> object:
        """The raw value, for a caller that checks it itself."""
        return self._value

    def _at(self, name: str, value: object) -> Reader:
        return Reader(value, f"{self.place}.{name}", self._complaint)


class _DuplicateName(ValueError):
    """An object names the same thing twice; JSON readers disagree on what that means."""


def _each_name_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise _DuplicateName(name[:40])
        found[name] = value
    return found


def _no_constant(name: str) -> object:
    raise ValueError(name)  # NaN and Infinity are not JSON


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _describe(value: object) -> str:
    """A short printable form of a value for an error message."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    shown = json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= 40 else shown[:39] + "…"
