"""Top oder Flop: what the score sheet will say at the end, as far as one can tell now.

Which way a film goes is mostly settled early: in games of bots the value it has now is the
best guess at its last one. What is open is who will lead its rows, the more so the more laps
are to come.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lichtspiel.games.top_oder_flop.cards import FILMS, ROOM
from lichtspiel.games.top_oder_flop.scoring import LEFT_OVER, ranking, share
from lichtspiel.games.top_oder_flop.state import TopOderFlop

_PER_CARD: Final = 0.2
_PER_PLACE: Final = 0.28
"""Laps still to come for each card and marker of the seat with the fewest (it ends the game by
playing them, TF-26), and so much more for each open place at the films per seat."""
_MOST_LAPS: Final = 20
_BLUR: Final = 0.3
_BLUR_GROWS: Final = 0.8
"""How much two rows' lead may still change, in points of influence: at the end, and more by the
square root of the laps to come. Both, and the laps, fitted to games of easy bots."""
_FLOPS_REST: Final = 4
"""Nobody adds to rows of a flop: its leads change as with this many times fewer laps left."""
_FAR: Final = 30
"""A lead beyond this is as safe as this."""
_HEAT: Final = 2.0
_HEAT_GROWS: Final = 4.0
"""How much the points may still change, in the same way."""


def _holds(laps: float) -> list[float]:
    """How likely a row is ahead at the end: by its lead now, from -_FAR to _FAR."""
    blur = _BLUR + _BLUR_GROWS * math.sqrt(laps)
    return [1.0 / (1.0 + math.exp(-float(lead) / blur)) for lead in range(-_FAR, _FAR + 1)]


_HOLDS: Final[list[list[float]]] = [_holds(float(step) / 2.0) for step in range(2 * _MOST_LAPS + 1)]
"""By half laps still to come."""


class Outlook:
    """What each seat can expect, by the films and rows as they lie."""

    seats: i64
    laps: float
    """The estimated number of turns left for each seat."""
    values: list[float]
    """Of the films."""
    influence: list[int]
    """By 5 × seat + film, as are the shares."""
    shares: list[float]
    """The part of a film's value that a seat will have, 1 for a safe first place."""
    points: list[float]
    """Of each seat, all in all."""
    heat: float
    holds: list[float]
    flop_holds: list[float]

    def __init__(self, state: TopOderFlop) -> None:
        films = state.films
        self.seats = len(state.seats)
        self.laps = _laps_left(state)
        half_laps = min(int(2.0 * self.laps), 2 * _MOST_LAPS)
        self.holds = _HOLDS[half_laps]
        self.flop_holds = _HOLDS[half_laps // _FLOPS_REST]
        self.heat = _HEAT + _HEAT_GROWS * math.sqrt(self.laps)
        self.influence = _influence(state)
        self.values = [float(films.value(film)) for film in range(len(FILMS))]
        self.shares = []
        self.points = []
        for number, seat in enumerate(state.seats):
            points = float(LEFT_OVER * (seat.size + seat.markers))
            for film in range(len(FILMS)):
                part = self.share_with(number, film, 0)
                self.shares.append(part)
                points += self.values[film] * part
            self.points.append(points)

    def share_with(self, seat: i64, film: i64, more: i64) -> float:
        """A seat's share of a film with so much more influence there (TF-30).

        Equal rows come out right by themselves: each is ahead half the time.
        """
        first = 1.0
        second = 0.0
        mine: i64 = self.influence[len(FILMS) * seat + film] + more
        holds = self.flop_holds if self.values[film] < 0.0 else self.holds
        for other in range(self.seats):
            if other != seat:
                theirs: i64 = self.influence[len(FILMS) * other + film]
                ahead = holds[max(0, min(2 * _FAR, mine - theirs + _FAR))]
                second = second * ahead + first * (1.0 - ahead)
                first *= ahead
        return first + 0.5 * second

    def chance(self, seat: i64) -> float:
        """That this seat will win."""
        best = max(self.points)
        total = 0.0
        for points in self.points:
            total += math.exp((points - best) / self.heat)
        return math.exp((self.points[seat] - best) / self.heat) / total


def _laps_left(state: TopOderFlop) -> float:
    fewest: i64 = state.seats[0].size + state.seats[0].markers
    for seat in state.seats:
        fewest = min(fewest, seat.size + seat.markers)
    places: i64 = 0
    for side in state.films.sides:
        if state.films.room >> side.number & 1:
            places += ROOM - side.count
    per_seat = float(places) / float(len(state.seats))
    return float(fewest) * (_PER_CARD + _PER_PLACE * per_seat)


def _influence(state: TopOderFlop) -> list[int]:
    """TF-29, of all rows at once."""
    influence: list[int] = []
    for seat in state.seats:
        influence += seat.influence()
    return influence


def points_now(state: TopOderFlop) -> list[int]:
    """The totals of the score sheet if the game ended now, without the sheet."""
    totals = [int(LEFT_OVER * (seat.size + seat.markers)) for seat in state.seats]
    influence = _influence(state)
    for film in range(len(FILMS)):
        value: int = state.films.value(film)
        if value != 0:
            ranks = ranking(influence[film :: len(FILMS)])
            for seat in range(len(totals)):
                totals[seat] += share(value, ranks[seat], ranks)
    return totals


def won_share(state: TopOderFlop, seat: i64) -> float:
    """TF-32, of a finished game."""
    totals = points_now(state)
    best = max(totals)
    return 1.0 / float(totals.count(best)) if totals[seat] == best else 0.0
