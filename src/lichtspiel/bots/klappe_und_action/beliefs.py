"""What a side believes of the scenes it cannot see: every hand the partner can hold, weighed.

Before the partner has laid anything, all hands are equally likely. Every lay then tells
something: who has a better place for another scene would have laid that. How the partner
thinks is not known, only that sensible lays are likelier: no convention is needed to be read.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.klappe_und_action.laying import SCENE, Outlook, outlook_of
from lichtspiel.engine.bits import members, set_of, size
from lichtspiel.engine.chance import Dice
from lichtspiel.games.klappe_und_action.decision import Decision
from lichtspiel.games.klappe_und_action.deeds import known_to
from lichtspiel.games.klappe_und_action.film import Film, blank_film
from lichtspiel.games.klappe_und_action.scenes import (
    ALL_SCENES,
    BITS,
    SLOT_BITS,
    item,
    placed,
    strip_of,
)
from lichtspiel.games.klappe_und_action.state import KlappeUndAction

_CARE: Final = 0.15 * SCENE
"""A lay that leaves so much more out of place is e times less likely: lenient, since a person
does not count as bots do. Set by judgement, not tuned."""
_WHIM: Final = 0.1
"""How often a partner lays for reasons that nobody can see; a guess."""
_STEP: Final = 0.6180339887498949
"""The golden section: steps of it through the weighed hands spread evenly, however many."""
_FINE: Final = 1 << 30


class Beliefs:
    """All that a side holds possible, from one imagined state; the hidden cards in it are
    forgotten at once."""

    def __init__(self, seen: KlappeUndAction, seat: i64, thinking: Thinking) -> None:
        self._seen = seen
        self._seat = seat
        self._unseen = outlook_of(seen, seat).unseen
        self._sure: i64 = 0
        self._hands: list[int] = [0]
        self._weights: list[float] = [1.0]
        self._at = -1.0
        if not seen.solo:
            yours = seen.hands.of(1 - seat)
            self._sure = yours & ~self._unseen
            self._hands = subsets(self._unseen, size(yours & self._unseen))
            self._weigh(thinking)

    def world(self, dice: Dice) -> KlappeUndAction:
        """One of the possible states, as often as it is likely."""
        world = self._seen.copy()
        hand: i64 = self._sure | self._any_hand(dice)
        hidden = members(self._unseen & ~hand)
        dice.shuffle(hidden)
        row = world.row
        if row is not None:
            row.cards = strip_of([hidden.pop() for _ in range(row.size)])
        else:
            world.hands.toggle(1 - self._seat, world.hands.of(1 - self._seat) ^ hand)
        looked = world.hands.looked(self._seat)
        for slot in range(world.planted(), world.film.size):
            if looked & SLOT_BITS[slot] == 0:
                world.under ^= placed(item(world.under, slot) ^ hidden.pop(), slot)
        world.unused = set_of(hidden)
        self._choose_again(world, hand, dice)
        return world

    def _choose_again(self, world: KlappeUndAction, hand: i64, dice: Dice) -> None:
        """What the partner has chosen face down is one of the cards it has in this world."""
        asked = world.decision
        if asked.effect.hides_choice and asked.chosen and world.turn != self._seat:
            held = members(hand)
            chosen = held[dice.below(len(held))]
            choices = asked.choices
            world.decision = Decision(
                asked.question, asked.effect, choices, asked.scene, asked.copied, chosen
            )

    def _any_hand(self, dice: Dice) -> i64:
        if self._at < 0.0:
            self._at = int(dice.below(_FINE)) / _FINE
        self._at += _STEP
        if self._at >= 1.0:
            self._at -= 1.0
        left = self._at
        for place in range(len(self._hands)):
            left -= self._weights[place]
            if left < 0.0:
                return self._hands[place]
        return self._hands[-1]

    # -- what the partner's lays tell -------------------------------------------------

    def _weigh(self, thinking: Thinking) -> None:
        """Who has no time to, takes every hand for as likely as it was dealt."""
        weights = [1.0] * len(self._hands)
        partner = 1 - self._seat
        later: i64 = 0  # laid by the partner from there on
        own_later: i64 = 0
        first = self._first_telling()
        for lay in range(self._seen.lays - 1, first - 1, -1):
            scene = item(self._seen.laid, lay)
            if (self._seen.director + lay) % 2 == partner:
                later |= BITS[scene]
                hindsight = _Hindsight(self._seen, self._seat, lay, own_later)
                for place in range(len(weights)):
                    if thinking.late():
                        weights = [1.0] * len(weights)
                        break
                    hand = self._sure | self._hands[place] | later
                    weights[place] *= hindsight.likelihood(hand)
            else:
                own_later |= BITS[scene]
        total = math.fsum(weights)
        self._weights = [weight / total for weight in weights]

    def _first_telling(self) -> i64:
        """From this lay on, all lies where it was laid, and no hand was changed by a trade."""
        seen = self._seen
        first: i64 = 0
        for deed in seen.hands.deeds:
            if deed.is_trade:
                first = deed.after
        for lay in range(seen.lays):
            scene = item(seen.laid, lay)
            changed = (
                seen.script.camera_set & BITS[scene] and seen.script.effect(scene).changes_film
            )
            if seen.used & BITS[scene] and changed:
                first = max(first, lay + 1)
        return first


class _Hindsight:
    """A lay of the partner, and what else it could have laid."""

    def __init__(self, seen: KlappeUndAction, seat: i64, lay: i64, own_later: i64) -> None:
        self._seen = seen
        self._film = blank_film(seen.film.size)
        for earlier in range(lay):
            scene = item(seen.laid, earlier)
            toggle(self._film, scene, seen.film.slot_of(scene))
        self._scene = item(seen.laid, lay)
        self._slot = seen.film.slot_of(self._scene)
        mine = seen.hands.of(seat) | own_later
        told = [deed for deed in seen.hands.deeds if deed.after <= lay]
        self._known = mine & known_to(1 - seat, told)
        self._drawn = size(mine & ~self._known)

    def likelihood(self, hand: i64) -> float:
        """How likely a partner with this hand would have laid what it laid."""
        script, film = self._seen.script, self._film
        sure = hand | self._known
        outlook = Outlook(script, sure, ALL_SCENES & ~film.present & ~sure, self._drawn)
        costs: list[float] = []
        chosen = 0.0
        for scene in members(hand):
            outlook.expect(sure & ~BITS[scene])
            room = script.effect(scene).room(film)
            for slot in range(film.size):
                if room & SLOT_BITS[slot]:
                    toggle(film, scene, slot)
                    cost = float(int(outlook.out_of_place(film)))
                    toggle(film, scene, slot)
                    costs.append(cost)
                    if scene == self._scene and slot == self._slot:
                        chosen = cost
        total = 0.0
        for cost in costs:
            total += math.exp((chosen - cost) / _CARE)
        return (1.0 - _WHIM) / total + _WHIM / len(costs)


def toggle(film: Film, scene: i64, slot: i64) -> None:
    """Lay a scene on a slot to see how it would be, or take it off again."""
    strip = placed(scene, slot)
    film.scenes ^= strip
    film.numbers ^= strip
    film.empty ^= SLOT_BITS[slot]
    film.present ^= BITS[scene]


def subsets(scenes: i64, many: i64) -> list[int]:
    """All sets of this many of the scenes."""
    if many == 0:
        return [0]
    found: list[int] = []
    while scenes != 0:
        bit = scenes & -scenes
        scenes ^= bit
        found.extend([bit | rest for rest in subsets(scenes, many - 1)])
    return found
