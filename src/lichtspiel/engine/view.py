"""What one seat knows, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
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
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}


def _plain(value: Any) -> object:
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    if is_dataclass(value):
        return plain_fields(value)
    return value
