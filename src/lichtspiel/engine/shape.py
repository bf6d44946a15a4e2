"""Reads documents by the annotations of a dataclass, so that a format is defined in one place.

    @dataclass(frozen=True)
    class Side:
        hand: Annotated[tuple[Card, ...], Count(0, 6)]     # Card = Annotated[int, Between(2, 59)]
        helped: bool = False                               # with a default, it may be missing

`read_shape(Side, reader)` returns a `Side`, or raises an error with the place (`gold.hand[3]`).
Supported are bool, int, str, Literal, tuples, `X | None`, dataclasses, and `dict[Literal[…], X]`,
an object that may have these names. Conditions between fields are checked by `State.problems`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from lichtspiel.engine.messages import shortened
from lichtspiel.engine.reading import Reader

_T = TypeVar("_T")
_MOST = 2**31 - 1
"""The default bounds: compiled rules use machine words."""


@dataclass(frozen=True)
class Between:
    """The bounds of a number."""

    least: int
    most: int


@dataclass(frozen=True)
class Count:
    """The bounds of a list's length."""

    least: int
    most: int


@dataclass(frozen=True, eq=False)  # a union hashes its parts, and the words may be a dict's
class OneOf:
    """The words that a text may be. Looked up at every use, because plug-ins may add some.

    `message`, if given, is the error for any other text, with the parameter `found`.
    """

    words: Collection[str]
    message: str = ""


def read_shape(kind: type[_T], reader: Reader, **given: object) -> _T:
    """Read an object of this dataclass; `given` are the values of fields not in the document."""
    types, optional = _types(cast("Any", kind))
    wanted = [name for name in types if name not in given and name not in optional]
    parts = reader.fields(wanted, optional)
    return kind(**{name: _read(types[name], part) for name, part in parts.items()}, **given)


@cache
def _types(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The type of each field, and the fields that are optional."""
    hints = get_type_hints(kind, include_extras=True)
    found = fields(kind)
    optional = tuple(
        field.name
        for field in found
        if field.default is not MISSING or field.default_factory is not MISSING
    )
    return {field.name: hints[field.name] for field in found}, optional


def _read(kind: Any, reader: Reader, limit: object = None) -> object:
    if kind is bool:
        return reader.flag()
    if kind is int:
        least, most = (limit.least, limit.most) if isinstance(limit, Between) else (-_MOST, _MOST)
        return reader.whole(least, most)
    if kind is str:
        return _read_word(limit, reader) if isinstance(limit, OneOf) else reader.text(_MOST)
    if is_dataclass(kind) and isinstance(kind, type):
        return read_shape(kind, reader)
    return _read_made_of(kind, reader, limit)


def _read_word(limit: OneOf, reader: Reader) -> str:
    if not limit.message:
        return reader.word(tuple(limit.words))
    found = reader.text()
    if found not in limit.words:
        raise reader.complain(limit.message, found=shortened(found))
    return found


def _read_made_of(kind: Any, reader: Reader, limit: object) -> object:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _read(parts[0], reader, parts[1])
    if origin is Literal:
        return reader.word(parts)
    if origin is tuple and parts[-1] is Ellipsis:
        least, most = (limit.least, limit.most) if isinstance(limit, Count) else (0, _MOST)
        return tuple([_read(parts[0], item) for item in reader.items(least, most)])
    if origin is tuple:
        items = reader.items(len(parts), len(parts))
        return tuple([_read(part, item) for part, item in zip(parts, items, strict=True)])
    if origin is dict and get_origin(parts[0]) is Literal:
        found = reader.fields((), optional=get_args(parts[0]))
        return {name: _read(parts[1], part) for name, part in found.items()}
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        (some,) = (part for part in parts if part is not NoneType)
        return reader.maybe(lambda there: _read(some, there))
    raise TypeError(f"a document cannot be read that holds a {kind}")
