"""What a vector tells of Top oder Flop, and how it follows from a view (ADR 28)."""

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
    in_order,
    members,
    number,
    place_of,
    seat_at,
)
from lichtspiel.engine.setup import Setup
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    FILMS,
    INFLUENCE,
    KINDS,
    ROOM,
    SIDES,
    codes,
)
from lichtspiel.games.top_oder_flop.deck import HAND, MOST
from lichtspiel.games.top_oder_flop.observing import AT_FILM, IN_ROW, OF_FILM
from lichtspiel.games.top_oder_flop.view import RowCardView, SeatView, SideView, TopOderFlopView

REASONS = ("films", "emptied")
_EQUAL = 4
"""What numbers of equal cards are divided by; the house deck has at most five."""
_LAPS = _MARKERS = 2
_CHANGES = len(KINDS) - INFLUENCE


@cache
def observation(seats: int) -> Observation:
    everybody, each = range(seats), (seats,)
    films, sides = range(len(FILMS)), range(SIDES)
    rows, slots = (*each, len(FILMS), IN_ROW), (SIDES, ROOM)
    parts = (
        choice("seat", "which seat observes; none: a spectator", everybody),
        choice("actor", "who is to act, 0 is the observing seat; none: it is over", everybody),
        choice("mover", "whose turn it is, or was when the game ended", everybody),
        number("lap", "of the opening; 0 when it is over", _LAPS),
        number("hand", "how many cards of each kind are in the own hand", _EQUAL, (len(KINDS),)),
        choice("at films", "each side's cards in order: kinds of its film", range(AT_FILM), slots),
        members("doubled", "the sides with a ×2", sides),
        members("stopped", "the sides with a stop", sides),
        members("completed", "the completed films", films),
        number("hand size", "how many cards each player holds", HAND, each),
        number("markers", "how many markers each has left", _MARKERS, each),
        number("shown", "by player and film: cards in display that all have seen", _EQUAL, rows),
        number("known", "cards of the display that lie face down but are known", _EQUAL, rows),
        number("unknown", "how many cards there are not known", HAND, (*each, len(FILMS))),
        number("draw size", "how many cards are to be drawn", MOST),
        number("gone", "change cards that have left the game, by kind", _EQUAL, (_CHANGES,)),
        choice("reason", "how the game ended: films, emptied", range(len(REASONS))),
    )  # fmt: skip
    return Observation(
        parts,
        _facts,
        _fields,
        left_out={
            "films.*.top.total": "follows from its cards",
            "films.*.flop.total": "follows from its cards",
            "films.*.value": "follows from its cards",
            "films.*.ranks": "follow from the displays",
            "films.*.points": "follow from the displays",
            "seats.*.influence": "follows from the displays",
        },
        unordered=("seats.*.rows.*", "gone"),
    )


def _facts(view: TopOderFlopView) -> Facts:
    seat, seats = view.seat, view.setup.seats
    owners: list[SeatView] = as_placed(view.seats, seat)
    sides = [side for film in view.films for side in (film.top, film.flop)]
    rows = [list(enumerate(owner.rows)) for owner in owners]
    return {
        "seat": None if seat < 0 else seat,
        "actor": place_of(view.actor, seat, seats),
        "mover": place_of(view.mover, seat, seats),
        "lap": view.lap,
        "hand": _counted(view.hand, range(len(KINDS))),
        "at films": [_at_film(side, number // 2) for number, side in enumerate(sides)],
        "doubled": [number for number, side in enumerate(sides) if side.doubled],
        "stopped": [number for number, side in enumerate(sides) if side.stopped],
        "completed": [number for number, film in enumerate(view.films) if film.completed],
        "hand size": [owner.hand_size for owner in owners],
        "markers": [owner.markers for owner in owners],
        "shown": [[_in_row(row, film, shown=True) for film, row in films] for films in rows],
        "known": [[_in_row(row, film, shown=False) for film, row in films] for films in rows],
        "unknown": [[_unknown(row) for _, row in films] for films in rows],
        "draw size": view.draw_size,
        "gone": _counted(view.gone, range(INFLUENCE, len(KINDS))),
        "reason": REASONS.index(view.reason) if view.reason else None,
    }  # fmt: skip


def _counted(cards: Sequence[str], kinds: Sequence[int]) -> list[int]:
    found = Counter(BY_CODE[card].number for card in cards)
    return [found[kind] for kind in kinds]


def _at_film(side: SideView, film: int) -> list[int | None]:
    found = [OF_FILM[film].index(BY_CODE[card].number) for card in side.cards]
    return [*found, *[None] * (ROOM - len(found))]


def _unknown(row: Sequence[RowCardView]) -> int:
    return sum(1 for card in row if card.card is None)


def _in_row(row: Sequence[RowCardView], film: int, *, shown: bool) -> list[int]:
    return _counted([card.card for card in row if card.card and card.shown is shown], OF_FILM[film])


def _fields(facts: Facts, setup: Setup) -> dict[str, Any]:
    seat, seats = facts["seat"], setup.seats
    return {
        "seat": -1 if seat is None else seat,
        "actor": seat_at(facts["actor"], seat, seats, nobody=-2),
        "mover": seat_at(facts["mover"], seat, seats),
        "lap": facts["lap"],
        "hand": _listed(facts["hand"], range(len(KINDS))),
        "films": [
            {
                "top": _side(facts, 2 * film),
                "flop": _side(facts, 2 * film + 1),
                "completed": film in facts["completed"],
            }
            for film in range(len(FILMS))
        ],
        "seats": as_seated([_seat(facts, place) for place in range(seats)], seat),
        "draw_size": facts["draw size"],
        "gone": in_order(_listed(facts["gone"], range(INFLUENCE, len(KINDS)))),
        "reason": "" if facts["reason"] is None else REASONS[facts["reason"]],
    }


def _side(facts: Facts, side: int) -> dict[str, Any]:
    kinds = OF_FILM[side // 2]
    cards = [kinds[column] for column in facts["at films"][side] if column is not None]
    return {
        "cards": codes(cards),
        "doubled": side in facts["doubled"],
        "stopped": side in facts["stopped"],
    }


def _seat(facts: Facts, place: int) -> dict[str, Any]:
    return {
        "hand_size": facts["hand size"][place],
        "markers": facts["markers"][place],
        "rows": [_row(facts, place, film) for film in range(len(FILMS))],
    }


def _row(facts: Facts, place: int, film: int) -> list[dict[str, Any]]:
    shown = _listed(facts["shown"][place][film], OF_FILM[film])
    known = _listed(facts["known"][place][film], OF_FILM[film])
    found: list[dict[str, Any]] = [
        *[{"card": card, "shown": True} for card in shown],
        *[{"card": card, "shown": False} for card in known],
        *[{"card": None, "shown": False}] * facts["unknown"][place][film],
    ]
    return in_order(found)


def _listed(counts: Sequence[int], kinds: Sequence[int]) -> list[str]:
    return codes([kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)])
