"""The film: which scenes lie on which slots, and whether they are in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.scenes import FULL, SLOT_BITS, item, placed

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.script import Script


class Film:
    """The slots between intro and credits, and the scenes laid on them (KA-7)."""

    size: i64
    full: i64
    """Set: all its slots."""
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

    def __init__(
        self,
        size: i64,
        full: i64,
        scenes: i64,
        numbers: i64,
        empty: i64,
        covered: i64,
        present: i64,
    ) -> None:
        self.size = size
        self.full = full
        self.scenes = scenes
        self.numbers = numbers
        self.empty = empty
        self.covered = covered
        self.present = present

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.size, 0, 0, 0, 0, 0, 0)

    def copy(self) -> Film:
        return Film(
            self.size,
            self.full,
            self.scenes,
            self.numbers,
            self.empty,
            self.covered,
            self.present,
        )

    def up(self) -> i64:
        """The slots with a face-up scene."""
        return self.full ^ self.empty

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

    def others(self, slot: i64) -> i64:
        """The slots of all scenes but the one here."""
        here: i64 = SLOT_BITS[slot]
        return self.up() & ~here

    def left_of(self, slot: i64) -> i64:
        here: i64 = SLOT_BITS[slot]
        return self.up() & here >> 1

    def right_of(self, slot: i64) -> i64:
        here: i64 = SLOT_BITS[slot]
        return self.up() & here << 1

    def neighbours(self, slot: i64) -> i64:
        here: i64 = SLOT_BITS[slot]
        return self.up() & (here << 1 | here >> 1)

    def higher(self, slot: i64) -> i64:
        """KA-12: the numbers that count at this moment are compared."""
        return self._compared(item(self.numbers, slot) + 1, 31)

    def lower(self, slot: i64) -> i64:
        return self._compared(1, item(self.numbers, slot) - 1)

    def _compared(self, least: i64, most: i64) -> i64:
        """The slots with a number from `least` to `most`; an empty one has 0."""
        found: i64 = 0
        bit: i64 = 1
        rest = self.numbers
        while rest != 0:
            if least <= rest & 31 <= most:
                found |= bit
            rest >>= 5
            bit <<= 1
        return found

    # -- is it in order? --------------------------------------------------------------

    def counted(self, script: Script) -> i64:
        """KA-14: the numbers that are checked. Some scenes count as another one on the
        first or the last slot, if the script says so (the house script's 16)."""
        numbers = self.numbers
        if self.present & script.counting:
            numbers = self._counted_on(script, numbers, 0)
            numbers = self._counted_on(script, numbers, self.size - 1)
        return numbers

    def _counted_on(self, script: Script, numbers: i64, slot: i64) -> i64:
        scene = item(self.scenes, slot)
        if script.counting >> scene & 1 == 0:
            return numbers
        number = item(numbers, slot)
        counts = script.effect(scene).number_at(slot == 0, number)
        return numbers ^ placed(number ^ counts, slot)

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
        return _misplaced(self.counted(script), self.full ^ self.covered)

    def helpful(self, script: Script) -> i64:
        """KA-16: the slots whose covering lowers the number still needed."""
        numbers = self.counted(script)
        open_slots = self.full ^ self.covered
        needed = _misplaced(numbers, open_slots)
        found: i64 = 0
        rest = open_slots
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            if _misplaced(numbers, open_slots ^ bit) < needed:
                found |= bit
        return found


def blank_film(size: i64) -> Film:
    full: i64 = FULL[size]
    return Film(size, full, 0, 0, full, 0, 0)


def _misplaced(numbers: i64, slots: i64) -> i64:
    """The number of slots minus the longest non-decreasing subsequence of their numbers.

    `ends` is a strip: the lowest number that a subsequence of length 1, 2 and so on can end with.
    """
    ends: i64 = 0
    longest: i64 = 0
    count: i64 = 0
    while slots != 0:
        if slots & 1:
            count += 1
            number = numbers & 31
            at: i64 = 0
            while at < 5 * longest and ends >> at & 31 <= number:
                at += 5
            if at == 5 * longest:
                longest += 1
            ends ^= ((ends >> at & 31) ^ number) << at
        numbers >>= 5
        slots >>= 1
    return count - longest
