"""The film: which scenes lie on which slots, and whether they are in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.scenes import FULL, MOST_SLOTS, SLOT_BITS, item, placed

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.script import Script


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
        number = item(self.numbers, slot)
        found: i64 = 0
        for other in range(self.size):
            bit: i64 = SLOT_BITS[other]
            if self.empty & bit == 0 and item(self.numbers, other) > number:
                found |= bit
        return found

    def lower(self, slot: i64) -> i64:
        number = item(self.numbers, slot)
        found: i64 = 0
        for other in range(self.size):
            bit: i64 = SLOT_BITS[other]
            if self.empty & bit == 0 and item(self.numbers, other) < number:
                found |= bit
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
