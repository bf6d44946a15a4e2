"""How a seat stands when it has laid its turn and is about to draw: its log odds of winning.

Cards are counted: every lay is open, so each side's cards that are still to be laid are
known, in hand or not. Card sets are integers as in the rules (`piles`), and a pile's top is
the set of that one card.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.bits import only, size
from lichtspiel.games.face_to_face.piles import BACKWARDS, DECK, WHOLE_DECK
from lichtspiel.games.face_to_face.state import DRAWN_WITHOUT_HELP, HAND, MINIMUM, FaceToFace

WON: Final = 1000.0
"""The log odds of a game that is won."""
LOST: Final = -20.0
"""One single card left, and none to lay it with (FF-18): only a stuck opponent saves the seat."""
_ROOM: Final = 1.44
"""On how many own piles a card to come still fits, on average; the same for the opponent."""
_SPACE: Final = 0.53
"""The same not on average but in all, in decks: late in a game a small pile is soon full."""
_STUCK: Final = -1.52
"""If the seat were sure to be stuck next turn (FF-16)."""
_YOU_STUCK: Final = 2.28
"""If the opponent were sure to be stuck now: nothing can come between."""
_IN_HAND: Final = 0.19
"""For each card in hand after the draw: choice is what makes turns cheap."""
_LADDER: Final = 0.076
"""For each two kept cards ten apart: a backwards trick to come (FF-7, FF-8)."""
_TRICK: Final = 0.038
"""For each own pile whose backwards trick is still in the draw pile."""
_YOUR_TRICK: Final = -0.228
"""For each pile of the opponent's whose backwards trick is not laid yet."""
_PRICE: Final = -0.01
"""For each number that it costs to go on with a pile from the cards kept."""
_STRANDED: Final = -0.076
"""For each kept card that fits on no own pile."""
_HELP_PRICE: Final = -0.006
"""For each number that the cheapest help among the cards kept would give away."""
_OPPONENT_TO_MOVE: Final = -0.76
"""What makes an even game even, with a full hand and the opponent to move."""
_DECK_SIZE: Final = len(DECK)
_WITH_TRICK_DOWN: Final = WHOLE_DECK >> BACKWARDS
_FAR: Final = 10
"""The largest gap that counts; having no card at all counts as much."""


class Outlook:
    """What counts. The weights are log odds, found by playing many variants against each other
    and against the easy bot, then scaled by eye: in 600 games seats won about as often as the
    odds said."""

    def __init__(self) -> None:
        self._pool: i64 = 0
        self._pool_size: i64 = 0
        self._your_cards: i64 = 0
        self._your_size: i64 = 0
        self._your_hand: i64 = 0
        self._grace = False

    def look_at(self, state: FaceToFace) -> None:
        """From the side of the seat to move: what its turn does not change."""
        deck: i64 = WHOLE_DECK
        me, you = state.me, state.you
        self._pool = deck & ~me.laid & ~me.hand
        self._pool_size = me.draw_size()
        self._your_cards = deck & ~you.laid
        self._your_size = you.hand_size + you.draw_size()
        self._your_hand = you.hand_size
        self._grace = state.grace

    def now(self, state: FaceToFace) -> float:
        """Of a turn that has been laid."""
        me, you = state.me, state.you
        self.look_at(state)
        return self.after(
            only(me.up), only(me.down), me.hand, state.helped, only(you.up), only(you.down)
        )

    def after(
        self, up: i64, down: i64, kept: i64, helped: bool, your_up: i64, your_down: i64
    ) -> float:
        """The odds with these tops and these cards kept in hand."""
        kept_size = size(kept)
        drawn: i64 = HAND - kept_size if helped else DRAWN_WITHOUT_HELP
        drawn = min(drawn, self._pool_size)
        left: int = kept_size + self._pool_size
        if left == 0:
            return WON
        if left == 1 and not self._grace:
            return LOST
        above = -(up << 1)
        below = down - 1
        cards = kept | self._pool
        room: int = size(cards & above) + size(cards & below)
        tricks = trick_up(up) | trick_down(down)
        fits = above | below | tricks
        yours = self._your_cards
        your_above = -(your_up << 1)
        your_below = your_down - 1
        your_left: int = self._your_size
        your_room: int = size(yours & your_above) + size(yours & your_below)
        your_tricks = trick_up(your_up) | trick_down(your_down)
        your_fits = your_above | your_below | your_tricks
        odds = _OPPONENT_TO_MOVE
        odds += _ROOM * (room / left - your_room / your_left)
        odds += _SPACE * (room - your_room) / _DECK_SIZE
        own_tricks: int = size(self._pool & tricks)
        odds += _TRICK * own_tricks
        other_tricks: int = size(yours & your_tricks)
        odds += _YOUR_TRICK * other_tricks
        hand: int = kept_size + drawn
        odds += _IN_HAND * hand
        ladders: int = size(kept & (kept >> BACKWARDS))
        odds += _LADDER * ladders
        stranded = kept & ~fits
        if stranded != 0:
            number: int = size(stranded)
            odds += _STRANDED * number
        prices: int = price_up(up, kept) + price_down(down, kept)
        odds += _PRICE * prices
        helps = gap_down(your_up, kept)
        other = gap_up(your_down, kept)
        cheapest: int = min(helps, other)
        odds += _HELP_PRICE * cheapest
        need: i64 = MINIMUM - size(kept & fits)
        if need > 0:
            odds += _STUCK * too_few(need, drawn, size(self._pool & fits), self._pool_size)
        your_fitting = size(yours & your_fits)
        your_need: i64 = 1 if self._grace and self._your_hand == 1 else MINIMUM
        odds += _YOU_STUCK * too_few(your_need, self._your_hand, your_fitting, your_left)
        return odds


def chance(odds: float) -> float:
    """Log odds as a probability."""
    return 1.0 / (1.0 + math.exp(-odds))


def trick_up(top: i64) -> i64:
    """The card that goes backwards on an up pile."""
    return top >> BACKWARDS


def trick_down(top: i64) -> i64:
    """The same on a down pile; a top above 49 has none."""
    return (top & _WITH_TRICK_DOWN) << BACKWARDS


def price_up(top: i64, hand: i64) -> i64:
    """What going on with an up pile costs: the next gap, less what a backwards trick wins.

    Two cards ten apart cost what the lower alone would: the higher goes first.
    """
    trick = trick_up(top)
    if hand & trick != 0:
        return -BACKWARDS
    price = gap_up(top, hand)
    ladders = hand & (hand >> BACKWARDS)
    if trick != 0:
        ladders &= -(trick << 1)
    if ladders != 0:
        price = min(price, size((ladders & -ladders) - 1) - size(top - 1))
    return price


def price_down(top: i64, hand: i64) -> i64:
    """The same for a down pile: of two cards ten apart the lower goes first."""
    if hand & trick_down(top) != 0:
        return -BACKWARDS
    price = gap_down(top, hand)
    ladders = hand & (hand >> BACKWARDS) & (top - 1)
    if ladders != 0:
        while ladders & (ladders - 1) != 0:
            ladders &= ladders - 1
        price = min(price, size(top - 1) - size(ladders - 1) - BACKWARDS)
    return price


def gap_up(top: i64, cards: i64) -> i64:
    """From a top to the next higher of the cards, no farther than a gap matters."""
    higher = cards & -(top << 1)
    if higher == 0:
        return _FAR
    lowest = higher & -higher
    gap: i64 = 1
    while gap < _FAR and top << gap != lowest:
        gap += 1
    return gap


def gap_down(top: i64, cards: i64) -> i64:
    lower = cards & (top - 1)
    gap: i64 = 1
    while gap < _FAR and (top >> gap) & lower == 0:
        gap += 1
    return gap


def too_few(need: i64, drawn: i64, fitting: i64, pool: i64) -> float:
    """The chance that fewer than `need` (one or two) of the cards drawn are fitting ones."""
    if drawn < need:
        return 1.0
    misses: int = pool - fitting
    if misses <= 0 or (misses < drawn - 1):
        return 0.0
    none = 1.0
    all_but_one = 1.0
    place: int = 0
    cards: int = pool
    while place < drawn:
        all_but_one = none
        none = none * (misses - place) / (cards - place)
        place += 1
    if need == 1:
        return none
    hits: int = fitting
    return none + all_but_one * place * hits / (cards - place + 1)
