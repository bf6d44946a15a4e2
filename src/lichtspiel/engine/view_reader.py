"""Views that come as JSON, for a bot on the other side of a socket.

What a view holds is said once, by the annotations of its type; it is read by them. Only types are
checked: a house is believed what it says of its own table.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.view import View

_MOST = 2**31 - 1
"""The rules count in machine words."""


def read_view(setup: Setup, document: object) -> View:
    """What `View.to_json` made a document of, or a BadPosition that names the place."""
    kind = game_of(setup).view_type
    view: View = _read_object(kind, Reader(document, "view", BadPosition), setup=setup)
    return view


def _read_object(kind: Any, reader: Reader, **given: object) -> Any:
    types = _types(kind)
    parts = reader.fields([name for name in types if name not in given])
    return kind(**{name: _read(types[name], part) for name, part in parts.items()}, **given)


@cache
def _types(kind: type) -> dict[str, Any]:
    """By field."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _read(kind: Any, reader: Reader) -> object:
    if kind is bool:
        return reader.flag()
    if kind is int:
        return reader.whole(-_MOST, _MOST)
    if kind is str:
        return reader.text(_MOST)
    if is_dataclass(kind):
        return _read_object(kind, reader)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return reader.word(parts)
    if origin is tuple and parts[-1] is Ellipsis:
        return tuple([_read(parts[0], item) for item in reader.items()])
    if origin is tuple:
        items = reader.items(len(parts), len(parts))
        return tuple([_read(part, item) for part, item in zip(parts, items, strict=True)])
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        (some,) = (part for part in parts if part is not NoneType)
        return reader.maybe(lambda there: _read(some, there))
    raise TypeError(f"a view cannot be read that holds a {kind}")
