"""Observations: what a seat sees, as a row of bytes and as a vector of fixed length (ADR 28).

A game describes the vector as named *parts*. `State.observe` packs them into bytes, which is fast
and needs nothing but the standard library; `lichtspiel.lab.observations` expands many rows of bytes
at once into a numpy array, and back.

A part has a value for each place of its shape. What that is depends on its kind:

    members   a list of different numbers     packed as bits      one column for each number: 0, 1
    choice    a number, or None               packed as a byte    one column for each number: 0, 1
    number    a number from 0 on              a byte, or two      one column: the number ÷ `most`

Seats are told as places: 0 is the observing seat, 1 the next one clockwise, and so on. So a hand
is always in the same columns, whoever holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import prod
from typing import Any, Literal

from lichtspiel.engine.packing import Packer
from lichtspiel.engine.setup import Setup

Kind = Literal["members", "choice", "number"]
Facts = Mapping[str, Any]
"""The value of every part, by name. A part with a shape has nested lists of values."""
_WIDE = 256


@dataclass(frozen=True)
class Part:
    """A named part of an observation: what it tells, and how."""

    name: str
    says: str
    kind: Kind
    count: int
    """How many numbers a set or a choice is made from; of a number, what the vector divides by."""
    first: int = 0
    """The lowest of these numbers."""
    shape: tuple[int, ...] = ()
    """How many there are: `(4,)`, one for each of four seats; `()`, just one."""

    @property
    def places(self) -> int:
        return prod(self.shape)

    @property
    def columns(self) -> int:
        """How many columns of the vector one place has."""
        return 1 if self.kind == "number" else self.count

    @property
    def width(self) -> int:
        return self.places * self.columns

    @property
    def full_shape(self) -> tuple[int, ...]:
        """The shape of the part in the vector."""
        return self.shape if self.kind == "number" else (*self.shape, self.count)

    @property
    def bytes(self) -> int:
        """How many bytes one place has."""
        if self.kind == "members":
            return (self.count + 7) // 8
        return 2 if self.kind == "number" and self.count >= _WIDE else 1


def members(name: str, says: str, of: range, shape: tuple[int, ...] = ()) -> Part:
    return Part(name, says, "members", len(of), of.start, shape)


def choice(name: str, says: str, of: range, shape: tuple[int, ...] = ()) -> Part:
    return Part(name, says, "choice", len(of), of.start, shape)


def number(name: str, says: str, most: int, shape: tuple[int, ...] = ()) -> Part:
    """A number that is seldom above `most`. Of 256 or more it has two bytes."""
    return Part(name, says, "number", most, 0, shape)


def flag(name: str, says: str, shape: tuple[int, ...] = ()) -> Part:
    return Part(name, says, "number", 1, 0, shape)


@dataclass(frozen=True, eq=False)
class Observation:
    """The description of a game's observations for one setup."""

    parts: Sequence[Part]
    facts: Callable[[Any], Facts]
    """The values of all parts, from a view."""
    fields: Callable[[Facts, Setup], dict[str, Any]]
    """The opposite: the fields of the view (`View.to_json`) but for what is `left_out`."""
    left_out: Mapping[str, str]
    """What a vector does not tell of the view, and why: by name of the field, such as `check` or
    `films.*.value`."""
    unordered: Sequence[str] = ()
    """Fields whose order a vector does not tell: they come back sorted. `gone`, `rows.*`."""

    def __str__(self) -> str:
        """A line for each part, with its columns and its shape, and for what is left out."""
        lines = []
        for part in self.parts:
            found = self.slices[part.name]
            columns = f"{found.start}–{found.stop - 1}"
            shape = "×".join(map(str, part.full_shape)) or "1"
            lines.append(f"{columns:>9}  {shape:>7}  {part.name}: {part.says}")
        lines += [f"{'left out':>9}  {'':>7}  {name}: {why}" for name, why in self.left_out.items()]
        return "\n".join(lines)

    @cached_property
    def width(self) -> int:
        """The length of the vector."""
        return sum(part.width for part in self.parts)

    @cached_property
    def size(self) -> int:
        """The number of bytes of a packed observation."""
        return sum(part.places * part.bytes for part in self.parts)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each part is in the vector."""
        ends = [0]
        for part in self.parts:
            ends.append(ends[-1] + part.width)
        names = [part.name for part in self.parts]
        return {name: slice(*ends) for name, ends in zip(names, pairwise(ends), strict=True)}

    def pack(self, facts: Facts) -> bytes:
        """What `State.observe` gives, from the values of all parts."""
        packer = Packer(self.size)
        for part in self.parts:
            for value in _flat(facts[part.name], part.shape):
                _pack(packer, part, value)
        return packer.packed()

    def unpack(self, packed: bytes) -> dict[str, Any]:
        """The values of all parts, from a packed observation."""
        found, at = {}, 0
        for part in self.parts:
            values = []
            for _ in range(part.places):
                values.append(_unpack(part, int.from_bytes(packed[at : at + part.bytes], "little")))
                at += part.bytes
            found[part.name] = _shaped(values, part.shape)
        return found


def _pack(packer: Packer, part: Part, value: Any) -> None:
    if part.kind == "members":
        packer.members(sum(1 << member - part.first for member in value), part.count)
    elif part.kind == "choice":
        packer.choice(-1 if value is None else value - part.first)
    elif part.count >= _WIDE:
        packer.wide(value)
    else:
        packer.number(value)


def _unpack(part: Part, value: int) -> Any:
    if part.kind == "members":
        return [part.first + bit for bit in range(part.count) if value >> bit & 1]
    if part.kind == "choice":
        return part.first + value - 1 if value else None
    return value


def _flat(value: Any, shape: tuple[int, ...]) -> list[Any]:
    """A nested list as a flat one."""
    if not shape:
        return [value]
    if len(value) != shape[0]:
        raise ValueError(f"{len(value)} values for {shape[0]} places")
    return [inner for item in value for inner in _flat(item, shape[1:])]


def _shaped(values: list[Any], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    step = len(values) // shape[0]
    return [_shaped(values[at * step : (at + 1) * step], shape[1:]) for at in range(shape[0])]


# -- seats and places ---------------------------------------------------------------------


def place_of(seat: int, viewer: int, seats: int) -> int | None:
    """A seat as the viewer counts: itself is 0. A spectator counts from seat 0. None: no seat."""
    return None if seat < 0 else (seat - max(viewer, 0)) % seats


def seat_at(place: int | None, viewer: int | None, seats: int, nobody: int = -1) -> int:
    """The opposite."""
    return nobody if place is None else (place + (viewer or 0)) % seats


def as_placed(by_seat: Sequence[Any], viewer: int) -> list[Any]:
    """What is told by seat, told by place."""
    own = max(viewer, 0)
    return [*by_seat[own:], *by_seat[:own]]


def as_seated(by_place: Sequence[Any], viewer: int | None) -> list[Any]:
    """The opposite."""
    at = -(viewer or 0) % len(by_place)
    return [*by_place[at:], *by_place[:at]]


# -- what a vector keeps of a view ----------------------------------------------------------


def kept(view: dict[str, Any], observation: Observation) -> dict[str, Any]:
    """The fields of a view's JSON without what is left out, and sorted where order is not kept."""
    found: Any = _copied(view)
    for path in observation.left_out:
        _drop(found, path.split("."))
    for path in observation.unordered:
        found = _sorted(found, path.split("."))
    return dict(found)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _drop(value: Any, path: Sequence[str]) -> None:
    """A name that the view does not have is a KeyError: nothing is listed in vain."""
    name, *rest = path
    if name == "*":
        for item in value:
            _drop(item, rest)
    elif rest:
        _drop(value[name], rest)
    else:
        del value[name]


def _sorted(value: Any, path: Sequence[str]) -> Any:
    if not path:
        return in_order(value)
    name, *rest = path
    if name == "*":
        return [_sorted(item, rest) for item in value]
    return {**value, name: _sorted(value[name], rest)}


def in_order(values: Sequence[Any]) -> list[Any]:
    """Sorted; objects by what they look like."""
    return sorted(values, key=lambda item: repr(item) if isinstance(item, dict) else item)
