"""How compiled objects are pickled and copied.

A class that mypyc compiles has no `__dict__`, so Python cannot take its objects apart; what mypyc
offers for that (`serializable=True`) leaves attributes undefined and slows all others down, and a
frozen dataclass does not let itself be filled again. So our classes say it themselves, in the same
way compiled and interpreted:

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup)      # or by_fields(self), of a frozen dataclass

A pickle is for processes of the same version, side by side. What is to be kept is a document:
a record, a position.
"""

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]
from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[Any, ...]:
    """What remakes a dataclass: its class, called with its fields."""
    kind = type(value)
    return kind, tuple([getattr(value, field.name) for field in fields(kind) if field.init])


def by_attributes(value: object, *arguments: object, **changed: object) -> tuple[Any, ...]:
    """What remakes any other object: its class called with `arguments`, then all its attributes.

    In two steps, so that objects may know each other. A compiled object cannot be made without
    `arguments`, if its class wants any; others are made as Python does, without `__init__`.
    `changed` are attributes that get another value than they have.
    """
    kind, found = type(value), {**attributes(value), **changed}
    if arguments:
        return kind, arguments, found
    return __newobj__, (kind,), found


def attributes(value: object) -> dict[str, object]:
    """All attributes that have a value."""
    names = getattr(type(value), "__mypyc_attrs__", ())
    found = {name: getattr(value, name) for name in names if hasattr(value, name)}
    return {**found, **getattr(value, "__dict__", {})}
