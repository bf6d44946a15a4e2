"""What a vector tells of Face to Face, and how it follows from a view (ADR 28)."""

from __future__ import annotations

from typing import Any

from lichtspiel.engine.observation import (
    Facts,
    Observation,
    as_placed,
    as_seated,
    choice,
    flag,
    members,
    number,
    place_of,
    seat_at,
)
from lichtspiel.engine.setup import Setup
from lichtspiel.games.face_to_face.piles import DECK, DOWN_STARTS, HIGHEST, LOWEST, UP_STARTS
from lichtspiel.games.face_to_face.state import HAND, MINIMUM
from lichtspiel.games.face_to_face.view import FaceToFaceView

REASONS = ("emptied", "stuck")
_SEATS = range(2)
_BOTH = (2,)

PARTS = (
    choice("seat", "which seat observes; none: a spectator", _SEATS),
    choice("actor", "who is to act, 0 is the observing seat; none: the game is over", _SEATS),
    choice("mover", "whose turn it is, or was when the game ended", _SEATS),
    members("hand", "the own hand", DECK),
    choice("up", "the top of each player's up pile", range(UP_STARTS, HIGHEST + 1), _BOTH),
    choice("down", "the top of each player's down pile", range(LOWEST, DOWN_STARTS + 1), _BOTH),
    members("laid", "the cards that each player has laid", DECK, _BOTH),
    number("hand size", "how many cards each player holds", HAND, _BOTH),
    number("draw size", "how many cards each player has to draw", len(DECK) - HAND, _BOTH),
    number("laid this turn", "how many cards were laid in the running turn", HAND),
    flag("helped", "the one card for the opponent is laid in this turn"),
    number("due", "how many cards the turn still has to lay", MINIMUM),
    number("draws", "how many cards the turn would draw if it ended now", HAND),
    choice("reason", "how the game ended: emptied, stuck", range(len(REASONS))),
    choice("winner", "who won", _SEATS),
)


def _facts(view: FaceToFaceView) -> Facts:
    sides = as_placed((view.gold, view.silver), view.seat)
    return {
        "seat": None if view.seat < 0 else view.seat,
        "actor": place_of(view.actor, view.seat, 2),
        "mover": place_of(view.mover, view.seat, 2),
        "hand": list(view.hand),
        "up": [side.up for side in sides],
        "down": [side.down for side in sides],
        "laid": [list(side.laid) for side in sides],
        "hand size": [side.hand_size for side in sides],
        "draw size": [side.draw_size for side in sides],
        "laid this turn": view.laid_this_turn,
        "helped": int(view.helped),
        "due": view.due,
        "draws": view.draws,
        "reason": REASONS.index(view.reason) if view.reason else None,
        "winner": place_of(view.winner, view.seat, 2),
    }


def _fields(facts: Facts, _setup: Setup) -> dict[str, Any]:
    seat = facts["seat"]
    names = {"up": "up", "down": "down", "laid": "laid"}
    names |= {"hand size": "hand_size", "draw size": "draw_size"}
    gold, silver = as_seated(
        [{field: facts[part][place] for part, field in names.items()} for place in _SEATS], seat
    )
    return {
        "seat": -1 if seat is None else seat,
        "actor": seat_at(facts["actor"], seat, 2, nobody=-2),
        "mover": seat_at(facts["mover"], seat, 2),
        "laid_this_turn": facts["laid this turn"],
        "helped": facts["helped"] == 1,
        "due": facts["due"],
        "draws": facts["draws"],
        "hand": facts["hand"],
        "gold": gold,
        "silver": silver,
        "reason": "" if facts["reason"] is None else REASONS[facts["reason"]],
        "winner": seat_at(facts["winner"], seat, 2, nobody=-2),
    }


OBSERVATION = Observation(
    PARTS,
    _facts,
    _fields,
    left_out={"wanted": "follows from the hand and the four tops"},
)
