"""Views: everything that one seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, Final

from lichtspiel.engine.setup import Setup

SPECTATOR: Final = -1
"""The seat number of a spectator."""
Counts = Mapping[str, int | tuple[int, ...]]
"""Sizes by name: one number, or one for each seat."""


class Guarded:
    """Base of views and events, whose fields must not appear in logs.

    `@dataclass` adds a `repr` that shows every field, unless the class defines one. So each
    subclass is given the `repr` of its base before the decorator runs.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__repr__" not in vars(cls):
            type.__setattr__(cls, "__repr__", super(cls, cls).__repr__)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


@dataclass(frozen=True)
class View(Guarded):
    """Base of every game's view. Its fields are all that a seat gets from the engine."""

    seat: int
    setup: Setup
    actor: int
    """The seat to act, or NOBODY when the game is over."""

    def to_json(self) -> dict[str, object]:
        """Without the setup, which clients know from the table and which may be long."""
        return plain_fields(self, without="setup")

    def counts(self) -> Counts:
        """The sizes that a `repr` shows: what everyone may know, and no cards."""
        return {}

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {self.setup.game} for {viewer}: {described(self.actor, self.counts())}>"


def described(actor: int, counts: Counts) -> str:
    """Turn and counts in a few words: `seat 1 to act, in hand 6/5`."""
    turn = f"seat {actor} to act" if actor >= 0 else "over"
    sizes = (
        f"{name} {'/'.join(map(str, size)) if isinstance(size, tuple) else size}"
        for name, size in counts.items()
    )
    return ", ".join((turn, *sizes))


def plain_fields(value: Any, without: str = "") -> dict[str, object]:
    """The fields of a frozen dataclass as JSON values."""
    names = _names(value.__class__)
    return {name: _plain(getattr(value, name)) for name in names if name != without}


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
