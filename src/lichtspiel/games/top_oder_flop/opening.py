"""The opening (TF-5): two cards face up into the own display, for two films.

`keeping` carries it out, as any card into the own display.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtspiel.engine.bits import size
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import PLAYS_BY_BIT, Keep
from lichtspiel.games.top_oder_flop.cards import (
    FIVES,
    INFLUENCE,
    INFLUENCE_CARDS,
    KINDS,
    TITLES,
    spelled,
)
from lichtspiel.games.top_oder_flop.deck import able_to_open
from lichtspiel.games.top_oder_flop.films import ALL_FILMS
from lichtspiel.games.top_oder_flop.refusals import not_in_hand
from lichtspiel.games.top_oder_flop.seat import Seat

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def list_openings(game: TopOderFlop, legal: list[object]) -> None:
    me = game.me
    rows = ALL_FILMS & ~me.rows
    rest = me.hand & INFLUENCE_CARDS
    # A first card takes two kinds from the second film at most: itself, and the five of its film.
    second = me.rows != 0 or size(rest) > 2
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        plays = PLAYS_BY_BIT[bit % 67]
        if second:
            legal += plays.by_rows[rows]
        else:
            legal += [keep for keep in plays.keeps if _leaves_a_second(me, keep)]


def why_no_opening(game: TopOderFlop, keep: Keep) -> Refusal | None:
    me, kind = game.me, keep.kind
    if not me.hand & kind.bit:
        return not_in_hand("TF-5", kind)
    if kind.number >= INFLUENCE:
        id = "tf-opening-change"
    elif _opens(me, keep):
        return None
    else:
        id = "tf-opening-same-film" if me.has_row(keep.film) else "tf-opening-no-second"
    return Refusal("TF-5", id, {**spelled(kind), "film": TITLES[keep.film]})


def _opens(me: Seat, keep: Keep) -> bool:
    """Whether an influence card of the hand begins a row, and a first one leaves a second."""
    return not me.has_row(keep.film) and _leaves_a_second(me, keep)


def _leaves_a_second(me: Seat, keep: Keep) -> bool:
    """Is a first card followed by an influence card for another film?"""
    if me.rows:
        return True
    rest = me.hand
    if keep.kind.number not in me.more:
        rest ^= keep.kind.bit
    return rest & INFLUENCE_CARDS & ~KINDS[FIVES + keep.film].bit != 0


def can_open(seat: Seat, hand: list[int]) -> bool:
    """Whether this hand can lay the cards that are still missing in the display."""
    if len(seat.display) == 0:
        return able_to_open(hand)
    if len(seat.display) == 1:
        same = FIVES + seat.display[0].film
        return any(card < INFLUENCE and card != same for card in hand)
    return True
