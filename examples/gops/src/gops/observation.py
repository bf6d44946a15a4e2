"""What a vector tells of a game, for programs that learn; a game can do without."""

from __future__ import annotations

from typing import Any

from gops.game import SUIT, GopsView
from lichtspiel import NOBODY, Setup
from lichtspiel.engine.observation import (
    Facts,
    Observation,
    as_placed,
    as_seated,
    choice,
    members,
    place_of,
    seat_at,
)

_SEATS, _EACH = range(2), (2,)
PARTS = (
    choice("seat", "which seat observes; none: a spectator", _SEATS),
    choice("actor", "who is to act, 0 is the observing seat; none: the game is over", _SEATS),
    choice("first", "who bids first in this turn", _SEATS),
    members("stake", "the prizes that are bid for", SUIT),
    members("hand", "the own hand", SUIT),
    choice("bid", "the own bid, while the other player thinks", SUIT),
    members("spent", "the cards that each player has bid", SUIT, _EACH),
    members("won", "the prizes of each player", SUIT, _EACH),
    members("lost", "the prizes that nobody won", SUIT),
)


def _facts(view: GopsView) -> Facts:
    seat = view.seat
    return {
        "seat": None if seat < 0 else seat,
        "actor": place_of(view.actor, seat, 2),
        "first": place_of(view.first, seat, 2),
        "stake": sorted(view.stake),
        "hand": list(view.hand),
        "bid": view.bid,
        "spent": [sorted(cards) for cards in as_placed(view.spent, seat)],
        "won": [sorted(cards) for cards in as_placed(view.won, seat)],
        "lost": sorted(view.lost),
    }


def _fields(facts: Facts, _setup: Setup) -> dict[str, Any]:
    seat = facts["seat"]
    return {
        **{name: facts[name] for name in ("stake", "hand", "bid", "lost")},
        "seat": -1 if seat is None else seat,
        "actor": seat_at(facts["actor"], seat, 2, nobody=NOBODY),
        "first": seat_at(facts["first"], seat, 2),
        "spent": as_seated(facts["spent"], seat),
        "won": as_seated(facts["won"], seat),
    }


_UNORDERED = ("stake", "spent.*", "won.*", "lost")
OBSERVATION = Observation(PARTS, _facts, _fields, left_out={}, unordered=_UNORDERED)
"""For programs that learn. There is no faster `observe`: the view is encoded."""
