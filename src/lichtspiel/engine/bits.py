"""A set of small numbers as one integer: bit m is set for the member m.

Games keep hands, piles and places this way, because such sets are cheap to compare, join and copy.
Members are below 63, so that a set fits in a 64-bit integer.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64


def only(member: int) -> i64:
    """The set with one member. (An `int`: mypyc miscompiles a literal one shifted by an `i64`.)"""
    return 1 << member


def set_of(members: Iterable[int]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def members(of: i64) -> list[int]:
    """The members, lowest first."""
    listed: list[int] = []
    member: i64 = 0
    while of != 0:
        if of & 1:
            listed.append(member)
        of >>= 1
        member += 1
    return listed


def size(of: i64) -> i64:
    """How many members a set has: adds up neighbouring bits, pairs, fours and so on.

    (No constant above 2**62: mypyc would keep it as a Python object, and convert it at every call.)
    """
    of = of - ((of >> 1) & 0x1555555555555555)
    of = (of & 0x3333333333333333) + ((of >> 2) & 0x3333333333333333)
    of = (of + (of >> 4)) & 0x0F0F0F0F0F0F0F0F
    of = of + (of >> 8)
    of = of + (of >> 16)
    of = of + (of >> 32)
    return of & 127
