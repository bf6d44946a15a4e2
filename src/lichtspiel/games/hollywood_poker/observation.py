"""What a vector tells of Hollywood Poker, and how it follows from a view (ADR 28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from lichtspiel.engine.observation import (
    Facts,
    Observation,
    as_placed,
    as_seated,
    choice,
    flag,
    number,
    place_of,
    seat_at,
)
from lichtspiel.engine.setup import Setup
from lichtspiel.games.hollywood_poker.actions import ACTS, PASS, Play
from lichtspiel.games.hollywood_poker.cards import DEALT, DOUBLE, MOST_DOUBLES, half, written
from lichtspiel.games.hollywood_poker.view import (
    CAREERS,
    NO_CAREER,
    HollywoodPokerView,
    careers_of,
)

REASONS = ("target", "deals", "time")
_KINDS = (DOUBLE,)
_MANY = 256
"""What points and deals are divided by: there is no highest number of them."""


@cache
def observation(seats: int) -> Observation:
    everybody, each = range(seats), (seats,)
    pairs = half(seats)
    most = DEALT + 2 * MOST_DOUBLES
    parts = (
        choice("seat", "which seat observes; none: a spectator", everybody),
        choice("actor", "who is to act, 0 is the observing seat; none: it is over", everybody),
        number("deal", "the number of the running deal", _MANY),
        choice("order", "who sits at each place of the table order", everybody, each),
        choice("career", "each player's career; none in the first deal", range(len(CAREERS)), each),
        number("hand", "the own hand: how many cards of each value, Doubles last", seats, _KINDS),
        number("sizes", "how many cards each player holds", most, each),
        number("played", "how many cards of each value each has played", seats, (*each, *_KINDS)),
        number("gave", "the cards given in this deal's exchange, by value", pairs, _KINDS),
        number("received", "the cards received in it, by value", pairs, _KINDS),
        choice("giving", "the place in career order that is choosing a gift", range(pairs)),
        number("named", "how many cards of that gift are named", pairs),
        number("due", "how many of it are still to be named", pairs),
        choice("leader", "who led the round", everybody),
        flag("passed", "who passed last in the running round", each),
        choice("set value", "the value of the set each played last", range(1, DOUBLE + 1), each),
        number("set naturals", "how many cards of that value it has", seats, each),
        number("set doubles", "how many Doubles beside them", MOST_DOUBLES, each),
        choice("owner", "whose set is the highest", everybody),
        choice("finished", "who is out of cards, in the order of finishing", everybody, each),
        number("points", "each player's points", _MANY, each),
        number("megastars", "how often each was Megastar", _MANY, each),
        flag("time up", "the time agreed on has run out"),
        choice("reason", "how the match ended: target, deals, time", range(len(REASONS))),
    )  # fmt: skip
    return Observation(parts, _facts, _fields, left_out={})


def _facts(view: HollywoodPokerView) -> Facts:
    seats, seat = view.seats, view.seat
    acts = [None if act is None else ACTS[act] for act in as_placed(view.acts, seat)]
    sets = [act if isinstance(act, Play) else None for act in acts]
    finished = [place_of(other, seat, seats) for other in view.finished]
    return {
        "seat": None if seat < 0 else seat,
        "actor": place_of(view.actor, seat, seats),
        "deal": view.deal,
        "order": [place_of(other, seat, seats) for other in view.order],
        "career": [
            None if career == NO_CAREER else CAREERS.index(career)
            for career in as_placed(view.careers, seat)
        ],
        "hand": _counted(view.hand),
        "sizes": as_placed(view.sizes, seat),
        "played": [_counted(cards) for cards in as_placed(view.played, seat)],
        "gave": _counted(view.gave),
        "received": _counted(view.received),
        "giving": None if view.giving < 0 else view.giving,
        "named": view.named,
        "due": view.due,
        "leader": place_of(view.leader, seat, seats),
        "passed": [int(act is PASS) for act in acts],
        "set value": [play.value if play else None for play in sets],
        "set naturals": [play.naturals if play else 0 for play in sets],
        "set doubles": [play.doubles if play else 0 for play in sets],
        "owner": place_of(view.owner, seat, seats),
        "finished": [*finished, *[None] * (seats - len(finished))],
        "points": as_placed(view.points, seat),
        "megastars": as_placed(view.megastars, seat),
        "time up": int(view.time_up),
        "reason": REASONS.index(view.reason) if view.reason else None,
    }


def _fields(facts: Facts, setup: Setup) -> dict[str, Any]:
    seats, seat = setup.seats, facts["seat"]
    return {
        "seat": -1 if seat is None else seat,
        "actor": seat_at(facts["actor"], seat, seats, nobody=-2),
        "deal": facts["deal"],
        "order": [seat_at(place, seat, seats) for place in facts["order"]],
        "ladder": list(careers_of(str(setup.options["careers"]))),
        "careers": [
            NO_CAREER if career is None else CAREERS[career]
            for career in as_seated(facts["career"], seat)
        ],
        "hand": _listed(facts["hand"]),
        "sizes": as_seated(facts["sizes"], seat),
        "played": [_listed(counts) for counts in as_seated(facts["played"], seat)],
        "gave": _listed(facts["gave"]),
        "received": _listed(facts["received"]),
        "giving": -1 if facts["giving"] is None else facts["giving"],
        "named": facts["named"],
        "due": facts["due"],
        "leader": seat_at(facts["leader"], seat, seats),
        "acts": as_seated([_act(facts, place) for place in range(seats)], seat),
        "owner": seat_at(facts["owner"], seat, seats),
        "finished": [seat_at(place, seat, seats) for place in _given(facts["finished"])],
        "points": as_seated(facts["points"], seat),
        "megastars": as_seated(facts["megastars"], seat),
        "time_up": facts["time up"] == 1,
        "reason": "" if facts["reason"] is None else REASONS[facts["reason"]],
    }  # fmt: skip


def _act(facts: Facts, place: int) -> str | None:
    if facts["passed"][place]:
        return PASS.notation
    value = facts["set value"][place]
    if value is None:
        return None
    naturals = [value] * facts["set naturals"][place]
    return written([*naturals, *[DOUBLE] * facts["set doubles"][place]])


def _given(places: Sequence[int | None]) -> list[int]:
    return [place for place in places if place is not None]


def _counted(cards: Sequence[int]) -> list[int]:
    found = Counter(cards)
    return [found[card] for card in range(1, DOUBLE + 1)]


def _listed(counts: Sequence[int]) -> list[int]:
    return [card for card, count in enumerate(counts, start=1) for _ in range(count)]
