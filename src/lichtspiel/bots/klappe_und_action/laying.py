"""Where to lay a scene: estimates how well the film will fit the scenes still to come.

A side knows its own hand and what it was shown. So it knows for every gap of the film how many
scenes certainly belong there, and how many more may: the partner's hand is a uniform sample of the
scenes that the side cannot see.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.bits import size
from lichtspiel.games.klappe_und_action.deeds import known_to
from lichtspiel.games.klappe_und_action.effect import SCISSORS
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.scenes import ALL_SCENES, BITS, SLOT_BITS, item
from lichtspiel.games.klappe_und_action.script import Script
from lichtspiel.games.klappe_und_action.state import KlappeUndAction

_CREDITS: Final = 17
"""The film runs from 0, the intro, to this."""
_MOST_ROOM: Final = 8
_ROOMS: Final = 2 * _MOST_ROOM + 1
_NEVER: Final = 1 << 20
SCENE: Final = 1 << 10
"""One scene out of place. Costs are counted in such small parts: whole numbers are quick."""
_JOKER: Final = SCENE // 2
"""A scene that takes a neighbour's number fits anywhere: too good to be laid early."""


class Outlook:
    """What one side expects to come into the film."""

    def __init__(self, script: Script, sure: i64, unseen: i64, drawn: i64) -> None:
        self._script = script
        self.unseen = unseen
        self.sure = sure
        """The scenes it knows that are still to be laid."""
        count = size(unseen)
        self._misfits = misfits(count, min(drawn, count))
        self._unseen_below = _below(unseen)
        self._sure_below = _below(sure)
        self._costs = [0] * 10
        self._numbers = [0] * 10
        self._rooms = [0] * 10
        self._skips = [0] * 10
        self._within = [0] * 10
        self._wherever = wherever_costs(script)

    def expect(self, sure: i64) -> None:
        """As before, but for the scenes it is sure of."""
        self.sure = sure
        self._sure_below = _below(sure)

    def out_of_place(self, film: Film) -> i64:
        """How many scenes, laid and to come, will not be in order, as far as can be told.

        Some of the laid scenes form a frame, in order; each gap between them has a number of free
        slots and of scenes to come. The result is that of the frame that fits best.
        """
        count = self._list_laid(film)
        costs, numbers, rooms, skips = self._costs, self._numbers, self._rooms, self._skips
        within = self._within
        for place in range(1, count):
            number: i64 = numbers[place]
            room: i64 = rooms[place]
            skip: i64 = skips[place]
            best: i64 = _NEVER
            for before in range(place):
                low: i64 = numbers[before]
                if low <= number:
                    cost: i64 = costs[before]
                    cost += skip - skips[before + 1]
                    if cost < best:
                        cost += self._misfit(low, number, room - rooms[before])
                        best = min(best, cost)
            costs[place] = best + within[place]
        return costs[count - 1]

    def _list_laid(self, film: Film) -> i64:
        """Intro, laid scenes and credits: their numbers, the free slots before each, and how
        many scenes before each would be out of place if they were not of the frame."""
        strip = film.counted(self._script)
        count: i64 = 1
        skipped: i64 = 0
        self._skips[1] = 0
        for slot in range(film.size):
            if film.empty & SLOT_BITS[slot] == 0:
                self._numbers[count] = item(strip, slot)
                self._rooms[count] = slot - count + 1
                self._skips[count] = skipped
                wherever: i64 = self._wherever[item(film.scenes, slot)]
                self._within[count] = max(wherever, 0)
                skipped += SCENE if wherever < 0 else wherever
                count += 1
        self._within[count] = 0
        self._numbers[count] = _CREDITS
        self._rooms[count] = film.size - count + 1
        self._skips[count] = skipped
        return count + 1

    def _misfit(self, low: i64, high: i64, room: i64) -> i64:
        """Of a gap: how many scenes too few or too many. Each is missing in another gap,
        so half of it counts."""
        sure: i64 = 0
        unseen: i64 = 0
        if low < high:
            sure = self._sure_below[high] - self._sure_below[low + 1]
            unseen = self._unseen_below[high] - self._unseen_below[low + 1]
        return self._misfits[unseen * _ROOMS + _MOST_ROOM + room - sure]


@lru_cache(None)
def wherever_costs(script: Script) -> list[int]:
    """By scene: what it costs wherever it lies, because of its effect; -1 if its place counts.

    Who lays the other scenes first has these for the slots that are left over. Tuned by
    whole acts of careful laying.
    """
    found = [-1] * 17
    for effect in script.effects:
        if effect.timing != SCISSORS:
            continue
        if effect.takes_number:
            found[effect.scene] = _JOKER
        elif effect.wanders and effect.must:
            found[effect.scene] = SCENE
    return found


def _below(scenes: i64) -> list[int]:
    """How many of these scenes are below each number, up to the credits."""
    counts = [0] * (_CREDITS + 2)
    count: i64 = 0
    for number in range(1, _CREDITS + 1):
        counts[number] = count
        if number < _CREDITS and scenes & BITS[number]:
            count += 1
    counts[_CREDITS + 1] = count
    return counts


@lru_cache(None)
def misfits(unseen: int, drawn: int) -> list[int]:
    """Half of the expected |scenes - room|, by how many of the unseen scenes belong to a gap
    and by its room, if `drawn` of the unseen ones are drawn.

    Room is what is left beside the scenes that are sure to come: it may be negative.
    """
    found = []
    for fitting in range(unseen + 1):
        for room in range(-_MOST_ROOM, _MOST_ROOM + 1):
            total = 0
            for scenes in range(min(fitting, drawn) + 1):
                ways = comb(fitting, scenes) * comb(unseen - fitting, drawn - scenes)
                total += abs(scenes - room) * ways
            found.append(total * SCENE // (2 * comb(unseen, drawn)))
    return found


def outlook_of(state: KlappeUndAction, side: i64) -> Outlook:
    """What a side knows: its hand, what it was shown, gave or looked at. In solo the player
    sees the face-up scenes of the row as well."""
    hands, row = state.hands, state.row
    mine = hands.of(side)
    yours = hands.of(1 - side)
    if row is not None:
        sure = mine | yours
        drawn = row.size
    else:
        sure = mine | yours & known_to(side, hands.deeds)
        drawn = size(yours & ~sure)
    away = state.film.present | sure
    looked = hands.looked(0 if state.solo else side)
    for slot in range(state.film.size):
        if looked & SLOT_BITS[slot] or slot < state.planted():
            away |= BITS[item(state.under, slot)]
    if row is not None:
        for extra in row.extras():
            if extra:
                away |= BITS[extra]
    return Outlook(state.script, sure, ALL_SCENES & ~away, drawn)
