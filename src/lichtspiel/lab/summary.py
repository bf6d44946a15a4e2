"""Sums up a job as one document, with everything that tables, plots and other programs need.

The same job gives the same document, except for `decision_ms`, which depends on the machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lichtspiel.lab.match import DealPlayed, Job, Played, Seating, pairings
from lichtspiel.lab.ratings import rate
from lichtspiel.lab.results import provenance
from lichtspiel.lab.statistics import Cluster, mean, quantile, share
from lichtspiel.lab.times import Times

FORMAT = "lichtspiel-arena"
VERSION = 1
_BARS = 16
_QUANTILES = {"p05": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}

Who = Callable[[Seating], Sequence[int]]
"""Selects the seats to count, at a table with these bots."""


@dataclass(frozen=True)
class Field:
    """Who plays: one lineup, or a round robin of levels."""

    bots: tuple[str, ...] = ()
    round_robin: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"bots": list(self.bots) or None, "round_robin": list(self.round_robin) or None}


class Summary:
    """Computes the results of a job by level, seat and pairing."""

    def __init__(self, job: Job, deals: Sequence[DealPlayed]) -> None:
        self.job = job
        self.deals = deals
        self.cooperative = job.game.cooperative
        self.par = None if self.cooperative else 1 / job.setup.seats
        self.matches = any(game.deals_won for game in deals[0].games)

    def document(self, field: Field, command: str) -> dict[str, Any]:
        job = self.job
        return {
            FORMAT: VERSION,
            "command": command,
            **provenance(job),
            "repeatable": job.budget.seconds is None,
            **field.to_json(),
            "cooperative": self.cooperative,
            "par": self.par,
            "deals": len(self.deals),
            "games": len(self.deals) * len(job.seatings),
            "levels": {level: self._of(_seats_of(level)) for level in job.levels},
            "by_seat": [self._of(_only(seat)) for seat in range(job.setup.seats)],
            "pairings": self._pairings(field.round_robin),
            "ratings": self._ratings(field.round_robin),
            "length": self._length(),
            "reasons": self._reasons(),
            "decision_ms": self._times(),
        }

    def _of(self, who: Who) -> dict[str, Any]:
        """The results of the selected seats."""
        found: dict[str, Any] = {
            "games": sum(bool(who(self.job.seatings[game.seating])) for game in self._games()),
            "win_share": share(self._clusters(who, self._won)).to_json(),
            "points": mean(self._clusters(who, _points)).to_json(),
            "points_spread": self._spread(who),
        }
        if self.matches:
            found["deal_share"] = share(self._clusters(who, _deals_won)).to_json()
        return found

    def _games(self) -> Iterator[Played]:
        return (game for played in self.deals for game in played.games)

    def _clusters(self, who: Who, count: Callable[[Played, int], Cluster]) -> list[Cluster]:
        """One observation for each deal, over all games with the selected seats."""
        asked = [who(seating) for seating in self.job.seatings]
        clusters = []
        for played in self.deals:
            found = [count(game, seat) for game in played.games for seat in asked[game.seating]]
            clusters.append((math.fsum(y for y, _ in found), math.fsum(x for _, x in found)))
        return clusters

    def _won(self, game: Played, seat: int) -> Cluster:
        """A shared win is divided among the winners, unless all win together."""
        if seat not in game.winners:
            return 0.0, 1.0
        return (1.0 if self.cooperative else 1 / len(game.winners)), 1.0

    def _spread(self, who: Who) -> dict[str, float]:
        scores = sorted(
            game.scores[seat]
            for game in self._games()
            for seat in who(self.job.seatings[game.seating])
        )
        return {name: quantile(scores, p) for name, p in _QUANTILES.items()}

    def _pairings(self, levels: Sequence[str]) -> list[dict[str, Any]] | None:
        """One bot of a level among others, each cell of the matrix; None without a round robin."""
        if not levels:
            return None
        return [
            {"one": one, "among": among, **self._of(_in(seatings, one))}
            for (one, among), seatings in pairings(levels, self.job.setup).items()
        ]

    def _ratings(self, levels: Sequence[str]) -> dict[str, Any] | None:
        """None where all players win together, since nobody beats anyone."""
        if not levels or self.cooperative:
            return None
        return {level: found.to_json() for level, found in rate(self.job, self.deals).items()}

    def _length(self) -> dict[str, Any]:
        moves = sorted(game.moves for game in self._games())
        clusters = [
            (float(sum(game.moves for game in played.games)), float(len(played.games)))
            for played in self.deals
        ]
        return {
            "moves": mean(clusters).to_json(),
            "least": moves[0],
            **{name: quantile(moves, p) for name, p in _QUANTILES.items()},
            "most": moves[-1],
            "histogram": histogram(moves),
        }

    def _reasons(self) -> dict[str, Any]:
        counts: dict[str, int] = {}
        for game in self._games():
            counts[game.reason] = counts.get(game.reason, 0) + 1
        total = sum(counts.values())
        return {
            reason: {"games": number, "share": round(number / total, 6)}
            for reason, number in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        }

    def _times(self) -> dict[str, Any]:
        found = {}
        for level in self.job.levels:
            times = Times()
            for played in self.deals:
                times.add_all(played.times[level])
            if times.decisions:
                found[level] = {"decisions": times.decisions, **times.summary()}
        return found


def _seats_of(level: str) -> Who:
    return lambda seating: [seat for seat, found in enumerate(seating) if found == level]


def _only(seat: int) -> Who:
    return lambda _seating: (seat,)


def _in(seatings: Sequence[Seating], level: str) -> Who:
    """A level's seats, in these seatings only."""
    return lambda seating: _seats_of(level)(seating) if seating in seatings else ()


def _points(game: Played, seat: int) -> Cluster:
    return float(game.scores[seat]), 1.0


def _deals_won(game: Played, seat: int) -> Cluster:
    return float(game.deals_won[seat]), float(sum(game.deals_won))


def histogram(ordered: Sequence[int]) -> list[dict[str, int]]:
    """A histogram with at most `bars` bars of equal, round width."""
    span = ordered[-1] - ordered[0] + 1
    width = next(
        step * 10**power
        for power in range(12)
        for step in (1, 2, 5)
        if span <= (_BARS - 1) * step * 10**power
    )
    first = ordered[0] // width
    bars = [0] * (ordered[-1] // width - first + 1)
    for moves in ordered:
        bars[moves // width - first] += 1
    return [
        {"from": (first + place) * width, "to": (first + place + 1) * width - 1, "games": games}
        for place, games in enumerate(bars)
    ]
