"""How compiled objects are pickled and copied.

Objects of a class that mypyc compiles have no `__dict__`, so Python cannot pickle them by itself.
mypyc's own way (`serializable=True`) leaves attributes undefined and slows attribute access down,
and frozen dataclasses cannot be filled after they were made. So our classes define `__reduce__`,
which works the same compiled and interpreted:

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup)      # or by_fields(self), of a frozen dataclass

Pickles are for processes of the same version. For storage use documents: a record, a position.
"""

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]
from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[Any, ...]:
    """The `__reduce__` of a dataclass: its class, called with its fields."""
    kind = type(value)
    return kind, tuple([getattr(value, field.name) for field in fields(kind) if field.init])


def by_attributes(value: object, *arguments: object, **changed: object) -> tuple[Any, ...]:
    """The `__reduce__` of any other object: its class called with `arguments`, then its attributes.

    Two steps, so that objects may refer to each other. A compiled class has to be called with the
    arguments that it requires; other objects are made without `__init__`, as Python does it.
    `changed` replaces the values of some attributes.
    """
    kind, found = type(value), {**attributes(value), **changed}
    if arguments:
        return kind, arguments, found
    return __newobj__, (kind,), found


def attributes(value: object) -> dict[str, object]:
    """All attributes that are set, by name."""
    names = getattr(type(value), "__mypyc_attrs__", ())
    found = {name: getattr(value, name) for name in names if hasattr(value, name)}
    return {**found, **getattr(value, "__dict__", {})}
