"""What one seat knows, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, Final

SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""


@dataclass(frozen=True)
class View:
    """Base of every game's view. Its fields are all that leaves the engine for the seat."""

    seat: int

    def to_json(self) -> dict[str, object]:
        return plain_fields(self)


def plain_fields(value: Any) -> dict[str, object]:
    """The fields of a frozen dataclass as JSON values."""
    return {name: _plain(getattr(value, name)) for name in _names(value.__class__)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


_PLAIN: Final = frozenset({bool, int, NoneType, str})


def _plain(value: Any) -> object:
    if type(value) in _PLAIN:
        return value
    if isinstance(value, tuple | list):
        # Mostly cards, and many of them: no call for each.
        return [item if type(item) in _PLAIN else _plain(item) for item in value]
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    if is_dataclass(value):
        return plain_fields(value)
    return value
