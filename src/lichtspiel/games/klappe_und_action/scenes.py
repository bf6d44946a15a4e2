"""Scenes, slots and acts as numbers: sets are bits, strips are five bits for each place.

Slots are numbered from 0 here, from 1 in every text.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.bits import set_of

SCENES: Final = range(1, 17)
"""KA-1: sixteen scenes. A set of scenes is one integer with bit s set for scene s."""
ALL_SCENES: Final = set_of(SCENES)
BITS: Final[list[int]] = [1 << scene for scene in range(17)]
SCENE_OF_BIT: Final[list[int]] = [0] * 19
"""The scene of a set that has one: its bit mod 19, all differ."""
for _scene in SCENES:
    SCENE_OF_BIT[BITS[_scene] % 19] = _scene

MOST_SLOTS: Final = 8
SLOT_BITS: Final[list[int]] = [1 << slot for slot in range(MOST_SLOTS)]
FULL: Final[list[int]] = [(1 << size) - 1 for size in range(MOST_SLOTS + 1)]
"""The set of all slots, by the size of the film."""
SLOT_OF_BIT: Final[list[int]] = [0] * 11
"""The slot of a set that has one: its bit mod 11, all differ."""
for _slot in range(MOST_SLOTS):
    SLOT_OF_BIT[(1 << _slot) % 11] = _slot

ACTS: Final = 3
SLOTS_OF_ACT: Final = (6, 7, 8)
HANDS_OF_ACT: Final = ((3, 3), (4, 3), (4, 4))
"""KA-3: the director's and the assistant's scenes."""


def item(strip: i64, place: i64) -> i64:
    """What a strip has at a place; 0 for nothing."""
    return strip >> 5 * place & 31


def placed(value: i64, place: i64) -> i64:
    """A strip with this at a place and nothing elsewhere."""
    return value << 5 * place


def strip_of(values: list[int]) -> i64:
    strip: i64 = 0
    for place, value in enumerate(values):
        strip |= placed(value, place)
    return strip


def items(strip: i64, count: i64) -> list[int]:
    return [item(strip, place) for place in range(count)]


def slots_of(slots: i64) -> list[int]:
    """The members of a set of slots as texts number them: from 1."""
    return [slot + 1 for slot in range(MOST_SLOTS) if slots >> slot & 1]


def slot_set(slots: list[int]) -> i64:
    """The opposite of `slots_of`."""
    return sum([SLOT_BITS[slot - 1] for slot in slots])
