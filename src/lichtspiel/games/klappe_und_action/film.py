"""The film strip: which scenes lie on which slots, and whether they are in order.

Slots are numbered from 0 here, from 1 in every text. A strip of scenes is one integer
with five bits for each slot, a set of slots one with a bit for each.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    NUMBER,
    SWAP_ANY,
    SWAP_HIGHER,
    SWAP_LEFT,
    SWAP_LOWER,
    SWAP_NEIGHBOUR,
    SWAP_RIGHT,
    TWO,
    Script,
)

MOST_SLOTS: Final = 8
SLOT_BITS: Final[list[int]] = [1 << slot for slot in range(MOST_SLOTS)]
FULL: Final[list[int]] = [(1 << size) - 1 for size in range(MOST_SLOTS + 1)]
"""All slots of a film of so many."""
SLOT_OF_BIT: Final[list[int]] = [0] * 11
"""The slot of a set that has one: its bit mod 11, all differ."""
for _slot in range(MOST_SLOTS):
    SLOT_OF_BIT[(1 << _slot) % 11] = _slot


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


class Film:
    """The slots between intro and credits, and the scenes laid on them (KA-7)."""

    size: i64
    scenes: i64
    """Strip: the face-up scene of each slot."""
    numbers: i64
    """Strip: the number that counts for it; its own unless it took another (KA-12)."""
    empty: i64
    """Set: slots without a face-up scene."""
    covered: i64
    """Set: slots whose scene lies under a reshoot (KA-15)."""
    present: i64
    """The set of scenes in the film."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.scenes = 0
        self.numbers = 0
        self.empty = FULL[size]
        self.covered = 0
        self.present = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.size)

    def copy(self) -> Film:
        twin = Film(self.size)
        twin.scenes = self.scenes
        twin.numbers = self.numbers
        twin.empty = self.empty
        twin.covered = self.covered
        twin.present = self.present
        return twin

    def up(self) -> i64:
        """The slots with a face-up scene."""
        full: i64 = FULL[self.size]
        return full ^ self.empty

    def slot_of(self, scene: i64) -> i64:
        """Where a scene of the film lies."""
        slot: i64 = 0
        rest = self.scenes
        while rest & 31 != scene:
            rest >>= 5
            slot += 1
        return slot

    def put(self, scene: i64, slot: i64, strip: i64) -> None:
        """Lay a scene on a slot: both as sets of one, and together as a strip."""
        self.scenes |= strip
        self.numbers |= strip
        self.empty ^= slot
        self.present |= scene

    # -- what effects do to it ------------------------------------------------------

    def swap(self, one: i64, other: i64) -> None:
        """A number taken goes with its scene (KA-12)."""
        change = item(self.scenes, one) ^ item(self.scenes, other)
        self.scenes ^= placed(change, one) | placed(change, other)
        change = item(self.numbers, one) ^ item(self.numbers, other)
        self.numbers ^= placed(change, one) | placed(change, other)

    def move(self, source: i64, goal: i64) -> None:
        self.swap(source, goal)
        one: i64 = SLOT_BITS[source]
        other: i64 = SLOT_BITS[goal]
        self.empty ^= one | other

    def take_number(self, slot: i64, source: i64) -> None:
        change = item(self.numbers, slot) ^ item(self.numbers, source)
        self.numbers ^= placed(change, slot)

    # -- which slots an effect can choose -------------------------------------------

    def beside_a_scene(self) -> i64:
        """Empty slots directly beside a face-up scene. None only while the film is blank:
        wherever scenes and gaps share a row, one lies beside the other."""
        up = self.up()
        return self.empty & (up << 1 | up >> 1)

    def targets(self, kind: i64, slot: i64) -> i64:
        """What a film effect of the scene on this slot can choose; 0 if it has no target.

        For AROUND, which leaves nothing to choose, the two neighbours.
        """
        here: i64 = SLOT_BITS[slot]
        others = self.up() & ~here
        if kind in (SWAP_NEIGHBOUR, NUMBER):
            return others & (here << 1 | here >> 1)
        if kind == SWAP_RIGHT:
            return others & here << 1
        if kind == SWAP_LEFT:
            return others & here >> 1
        if kind == AROUND:
            both = here << 1 | here >> 1
            return both if slot > 0 and others & both == both else 0
        if kind == TWO:
            return others if others & (others - 1) else 0
        if kind == SWAP_ANY:
            return others
        assert kind in (SWAP_HIGHER, SWAP_LOWER)
        return self._compared(others, item(self.numbers, slot), kind == SWAP_HIGHER)

    def _compared(self, others: i64, number: i64, higher: bool) -> i64:
        """KA-12: numbers that count at this moment are compared."""
        found: i64 = 0
        for slot in range(self.size):
            bit: i64 = SLOT_BITS[slot]
            if others & bit:
                other = item(self.numbers, slot)
                if other > number if higher else other < number:
                    found |= bit
        return found

    # -- is it in order? --------------------------------------------------------------

    def counted(self, script: Script) -> i64:
        """KA-14: the numbers that are checked. Some scenes count as another one on the
        first or the last slot, if the script says so (the house script's 16)."""
        numbers = self.numbers
        if self.present & script.count_set:
            numbers = self._count_as(script, numbers, 0, False)
            numbers = self._count_as(script, numbers, self.size - 1, True)
        return numbers

    def _count_as(self, script: Script, numbers: i64, slot: i64, last: bool) -> i64:
        scene = item(self.scenes, slot)
        if script.count_set >> scene & 1 == 0 or script.effect(scene).on_last_slot != last:
            return numbers
        change = item(numbers, slot) ^ script.effect(scene).count
        return numbers ^ placed(change, slot)

    def falls(self, script: Script) -> i64:
        """KA-14: the slots whose number is lower than that of the open scene before it."""
        numbers = self.counted(script)
        found: i64 = 0
        before: i64 = 0
        for slot in range(self.size):
            bit: i64 = SLOT_BITS[slot]
            if self.covered & bit == 0:
                number = item(numbers, slot)
                if number < before:
                    found |= bit
                before = number
        return found

    def needed(self, script: Script) -> i64:
        """KA-15, KA-16: the least number of reshoots that put the film in order."""
        return _misplaced(self.counted(script), FULL[self.size] ^ self.covered)

    def helpful(self, script: Script) -> i64:
        """KA-16: the slots whose covering lowers the number still needed."""
        numbers = self.counted(script)
        open_slots = FULL[self.size] ^ self.covered
        needed = _misplaced(numbers, open_slots)
        found: i64 = 0
        for slot in range(self.size):
            bit: i64 = SLOT_BITS[slot]
            if open_slots & bit and _misplaced(numbers, open_slots ^ bit) < needed:
                found |= bit
        return found


def _misplaced(numbers: i64, slots: i64) -> i64:
    """So many slots less the longest row of numbers that never fall, gaps allowed.

    `runs` is a strip: the longest such row that ends on each slot; 0 on covered ones.
    """
    runs: i64 = 0
    longest: i64 = 0
    count: i64 = 0
    for slot in range(MOST_SLOTS):
        if slots >> slot & 1:
            count += 1
            number = item(numbers, slot)
            run: i64 = 0
            for before in range(slot):
                if item(numbers, before) <= number and item(runs, before) > run:
                    run = item(runs, before)
            runs |= placed(run + 1, slot)
            longest = max(longest, run + 1)
    return count - longest
