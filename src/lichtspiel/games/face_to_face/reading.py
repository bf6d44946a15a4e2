"""Positions of Face to Face from documents: their shape. `FaceToFace.problems` has the rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

from lichtspiel.engine.bits import set_of, size
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.messages import Problem
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.shape import Between, Count, read_shape
from lichtspiel.games.face_to_face.piles import (
    DECK,
    DOWN_STARTS,
    HIGHEST,
    LOWEST,
    UP_STARTS,
    WHOLE_DECK,
)
from lichtspiel.games.face_to_face.state import HAND, FaceToFace, Side, has_grace

Card = Annotated[int, Between(LOWEST, HIGHEST)]


@dataclass(frozen=True)
class SidePart:
    up: Annotated[int, Between(UP_STARTS, HIGHEST)]
    down: Annotated[int, Between(LOWEST, DOWN_STARTS)]
    hand: Annotated[tuple[Card, ...], Count(0, HAND)]
    draw: Annotated[tuple[Card, ...], Count(0, len(DECK) - HAND)]


@dataclass(frozen=True)
class Document:
    """As `FaceToFace.to_json` writes it."""

    mover: Annotated[int, Between(0, 1)]
    laid_this_turn: Annotated[int, Between(0, HAND)]
    helped: bool
    gold: SidePart
    silver: SidePart


def read_state(setup: Setup, reader: Reader) -> FaceToFace:
    """The position. Whether it is over follows from it."""
    found = read_shape(Document, reader)
    gold = _side(found.gold, reader.at("gold"))
    silver = _side(found.silver, reader.at("silver"))
    state = FaceToFace(setup, has_grace(setup), gold, silver)
    state.turn_of(found.mover)
    most = min(HAND - state.me.hand_size, size(state.me.laid))
    state.laid = reader.at("laid_this_turn").whole(0, most)
    state.helped = found.helped
    reader.refuse(state.problems())
    if state.me.emptied():
        state.settle(found.mover, "emptied")
    elif state.laid == 0 and state.stuck():
        state.settle(1 - found.mover, "stuck")
    return state


def _side(found: SidePart, reader: Reader) -> Side:
    """FF-1: what is neither in hand nor to be drawn has been laid."""
    both = sorted(found.hand + found.draw)
    for card, other in pairwise(both):
        if card == other:
            reader.refuse([Problem("", "FF-1", "ff-position-card-twice", {"card": card})])
    laid = WHOLE_DECK - set_of(both)
    hand = set_of(found.hand)
    return Side(found.up, found.down, laid, hand, len(found.hand), list(found.draw), 0)
