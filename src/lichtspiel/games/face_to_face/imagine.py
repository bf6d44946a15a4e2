"""Samples states of Face to Face that fit a seat's view.

A seat knows its own hand and every card laid. Unknown are the order of its own draw
pile and which of the opponent's remaining cards are in hand. Every way to place them
is equally likely, but for what the running game proves: a seat to move is able to
(FF-16), one that has laid its first card can lay a second (FF-17), and a seat that
lost stuck could not lay two.
"""

from __future__ import annotations

from math import comb
from typing import Final

from lichtspiel.engine.bits import members, set_of
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadPosition
from lichtspiel.games.face_to_face.piles import (
    OWN_DOWN,
    OWN_UP,
    TAKES,
    WHOLE_DECK,
)
from lichtspiel.games.face_to_face.state import FaceToFace, Side, has_grace
from lichtspiel.games.face_to_face.view import FaceToFaceView, SideView

_MOST_TRIES: Final = 1_000_000


def imagine(view: FaceToFaceView, chance: Chance) -> FaceToFace:
    """A state that this view does not rule out, uniformly chosen among all such states."""
    setup = view.setup
    state = FaceToFace(setup, has_grace(setup), _side(view.gold), _side(view.silver))
    state.turn_of(view.mover)
    state.laid = view.laid_this_turn
    state.helped = view.helped
    for seat, side in enumerate((state.gold, state.silver)):
        unseen = WHOLE_DECK & ~side.laid
        if seat == view.seat:
            side.hand = set_of(view.hand)
            side.pile = members(unseen & ~side.hand)
            chance.shuffle(side.pile)
        elif seat == view.mover:
            _deal_mover(state, side, unseen, view.reason, chance)
        else:
            _deal(side, members(unseen), chance)
    if view.reason:
        state.settle(view.winner, view.reason)
    return state


def _side(seen: SideView) -> Side:
    return Side(seen.up, seen.down, set_of(seen.laid), 0, seen.hand_size, [], 0)


def _deal(side: Side, unseen: list[int], chance: Chance) -> None:
    """Any of the unseen cards may be in hand, in any order in the draw pile."""
    chance.shuffle(unseen)
    side.hand = set_of(unseen[: side.hand_size])
    side.pile = unseen[side.hand_size :]


def _deal_mover(state: FaceToFace, side: Side, unseen: int, reason: str, chance: Chance) -> None:
    """The hidden hand of the seat to move: its being able to move, or not, is known."""
    if reason == "stuck":
        side.hand = _stuck_hand(state, unseen, chance)
        side.pile = members(unseen & ~side.hand)
        chance.shuffle(side.pile)
        return
    cards = members(unseen)
    _deal(side, cards, chance)
    # At worst one pair of cards of some fifty is able: about a thousand tries. Only a view
    # that no table has shown can use up a million.
    tries = 0
    while reason == "" and state.laid < 2 and state.stuck():
        _deal(side, cards, chance)
        tries += 1
        if tries > _MOST_TRIES:
            raise BadPosition("ff-view-impossible")


def _stuck_hand(state: FaceToFace, unseen: int, chance: Chance) -> int:
    """A hand that cannot lay two cards, uniform among all such hands.

    They are too few to wait for. With two cards that fit the own piles a hand is
    never stuck: the lower can go before the higher, or a backwards trick before
    either. So a stuck hand has none, or one (`only`) that opens nothing for the others.
    """
    me, you = state.me, state.you
    own: int = me.up_takes | me.down_takes
    help_: int = you.up_helps | you.down_helps
    size: int = me.hand_size
    if size == 1:
        alone = unseen & ~(own | help_) if state.grace else unseen
        return _choose(alone, 1, chance)
    families = [(0, unseen & ~own, size)]
    for card in members(unseen & own):
        opened = 0
        for pile, takes in ((OWN_UP, me.up_takes), (OWN_DOWN, me.down_takes)):
            if takes >> card & 1:
                opened |= TAKES[pile][card]
        families.append((1 << card, unseen & ~(own | help_ | opened), size - 1))
    ways = [comb(cards.bit_count(), rest) for _, cards, rest in families]
    only, cards, rest = families[chance.weighted(ways)]
    return only | _choose(cards, rest, chance)


def _choose(cards: int, count: int, chance: Chance) -> int:
    """Choose this many of the cards uniformly."""
    return set_of(chance.sample(members(cards), count))
