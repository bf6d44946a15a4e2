"""Positions of Face to Face from documents, with every invariant checked."""

from __future__ import annotations

from itertools import pairwise

from lichtspiel.engine.bits import members, set_of, size
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.reading import Reader
from lichtspiel.games.face_to_face.piles import (
    DECK,
    DOWN_STARTS,
    HIGHEST,
    LOWEST,
    UP_STARTS,
    WHOLE_DECK,
)
from lichtspiel.games.face_to_face.state import (
    HAND,
    MINIMUM,
    FaceToFace,
    Side,
    has_grace,
)
from lichtspiel.games.face_to_face.view import SEATS


def read_state(setup: Setup, reader: Reader) -> FaceToFace:
    """A position as `FaceToFace.to_json` writes it. Whether it is over follows from it."""
    parts = reader.fields(("mover", "laid_this_turn", "helped", *SEATS))
    sides = [_read_side(parts[name]) for name in SEATS]
    _check_tops(parts, sides)
    state = FaceToFace(setup, has_grace(setup), *sides)
    mover = parts["mover"].whole(0, 1)
    state.turn_of(mover)
    most = min(HAND - state.me.hand_size, size(state.me.laid))
    state.laid = parts["laid_this_turn"].whole(0, most)
    state.helped = parts["helped"].flag()
    _check_turn(parts, state)
    _check_hands(parts, state)
    _find_end(parts, state)
    return state


def _check_turn(parts: dict[str, Reader], state: FaceToFace) -> None:
    """FF-6: what was laid in this turn shows on top: the help over there, the rest here."""
    me, you = state.me, state.you
    if state.helped and not (state.laid and me.laid & _bits(you.up, you.down)):
        raise parts["helped"].complain("ff-position-helped")
    if state.laid > state.helped and not me.laid & _bits(me.up, me.down):
        raise parts["laid_this_turn"].complain("ff-position-laid")


def _bits(up: int, down: int) -> int:
    return set_of([up, down]) & WHOLE_DECK


def _read_side(reader: Reader) -> Side:
    parts = reader.fields(("up", "down", "hand", "draw"))
    hand = [item.whole(LOWEST, HIGHEST) for item in parts["hand"].items(most=HAND)]
    draw = [item.whole(LOWEST, HIGHEST) for item in parts["draw"].items(most=len(DECK) - HAND)]
    both = sorted(hand + draw)
    for card, other in pairwise(both):
        if card == other:
            raise reader.complain("ff-position-card-twice", card=card)
    up = parts["up"].whole(UP_STARTS, HIGHEST)
    down = parts["down"].whole(LOWEST, DOWN_STARTS)
    laid = WHOLE_DECK - set_of(both)
    return Side(up, down, laid, set_of(hand), len(hand), draw, 0)


def _check_tops(parts: dict[str, Reader], sides: list[Side]) -> None:
    """The four tops are row cards or cards that somebody has laid, each in one place."""
    laid = [card for side in sides for card in members(side.laid)]
    for name, side in zip(SEATS, sides, strict=True):
        for pile, top, row_card in (("up", side.up, UP_STARTS), ("down", side.down, DOWN_STARTS)):
            if top == row_card:
                continue
            if top not in laid:
                raise parts[name].complain("ff-position-top", pile=pile, card=top)
            laid.remove(top)


def _check_hands(parts: dict[str, Reader], state: FaceToFace) -> None:
    """FF-13: whoever waits, or begins, has drawn: two cards at least, or the pile is used up."""
    for seat, side in enumerate((state.gold, state.silver)):
        in_turn = side is state.me and state.laid > 0
        if not in_turn and side.draw_size() and side.hand_size < MINIMUM:
            raise parts[SEATS[seat]].complain("ff-position-small-hand", least=MINIMUM)


def _find_end(parts: dict[str, Reader], state: FaceToFace) -> None:
    """FF-15, FF-16: the end is part of the position, not something to be claimed."""
    mover = state.actor
    if state.you.emptied() or (state.me.emptied() and state.laid == 0):
        raise parts["mover"].complain("ff-position-won-before")
    if state.me.emptied():
        state.settle(mover, "emptied")
    elif state.laid == 0 and state.stuck():
        state.settle(1 - mover, "stuck")
    elif state.laid == 1 and state.stuck():
        raise parts["laid_this_turn"].complain("ff-position-no-second")
