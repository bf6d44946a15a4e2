"""Sequential stopping: play until it is clear which of two bots is stronger, and not a deal more.

Looking at usual intervals after every deal, and stopping at the first that looks good, would find
a difference between equal bots sooner or later. A *confidence sequence* holds at all deals at
once with 95 %, so one may look after every deal and stop whenever one likes.

This one is the hedged betting sequence of Waudby-Smith and Ramdas (Journal of the Royal
Statistical Society B 86, 2024): somebody bets on every deal that the mean is above m, somebody
else that it is below. If m is the mean, both games are fair, and by Ville's inequality the
chance that either ever has 40 times its capital is at most 5 %. So every m against which one of
them gets that rich is refuted. It assumes nothing of the deals but that they are independent and
their results bounded; cutechess's SPRT asks more, and for a difference to be named beforehand.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.errors import BadInput
from lichtspiel.lab.match import DealPlayed, Job
from lichtspiel.lab.statistics import CONFIDENCE, Estimate

_RICH = math.log(2 / (1 - CONFIDENCE))
"""The logarithm of the capital that refutes."""
_LARGEST_STAKE = 0.9
"""Below 1, so that no bet loses everything."""
_CLOSE = 1e-7


@dataclass(frozen=True)
class Verdict:
    """What a duel came to."""

    one: str
    other: str
    margin: float
    difference: Estimate
    """In the share of games won, `one` less `other`. The interval holds whenever one looks."""

    @property
    def stronger(self) -> str | None:
        if self.difference.low > 0:
            return self.one
        return self.other if self.difference.high < 0 else None

    @property
    def close(self) -> bool:
        """Whether they are certainly closer to each other than the margin."""
        return -self.margin < self.difference.low and self.difference.high < self.margin

    def to_json(self) -> dict[str, Any]:
        return {
            "one": self.one,
            "other": self.other,
            "margin": self.margin,
            "difference": self.difference.to_json(),
            "stronger": self.stronger,
            "close": self.close,
        }


class Duel:
    """Two levels compared deal by deal, until one is stronger or both are close enough."""

    def __init__(self, job: Job, margin: float) -> None:
        """`margin`: a difference in the share of games won that is not worth more deals."""
        if len(job.levels) != 2:
            raise BadInput("arena-decide-two")
        self._job = job
        self._one, self._other = job.levels
        self._margin = margin
        self._bets: list[tuple[float, float]] = []
        """The result of each deal, from 0 to 1, and the stake on it."""
        self._sum = 0.5
        self._squares = 0.25
        # The means that decide: no difference, and the margin to either side.
        self._level, self._below, self._above = (
            _Capital(0.5 + shift * margin / 2) for shift in (0, -1, 1)
        )

    def decided_by(self, played: DealPlayed) -> bool:
        """Take in the next deal; whether it decides."""
        result = self._result(played)
        stake = self._stake()
        self._bets.append((result, stake))
        self._sum += result
        self._squares += (result - self._sum / (len(self._bets) + 1)) ** 2
        for capital in (self._level, self._below, self._above):
            capital.bet(result, stake)
        different = self._level.refuted
        close = self._below.above_refutes and self._above.below_refutes
        return different or close

    def verdict(self) -> Verdict:
        mean = math.fsum(result for result, _ in self._bets) / len(self._bets)
        found = Estimate(2 * mean - 1, 2 * self._bound(1) - 1, 2 * self._bound(-1) - 1)
        return Verdict(self._one, self._other, self._margin, found)

    def _result(self, played: DealPlayed) -> float:
        """½ when both won the same share of their games in this deal."""
        won = {self._one: 0.0, self._other: 0.0}
        games = dict.fromkeys(won, 0)
        for game in played.games:
            share = 1.0 if self._job.game.cooperative else 1 / max(1, len(game.winners))
            for seat, level in enumerate(self._job.seatings[game.seating]):
                games[level] += 1
                won[level] += share if seat in game.winners else 0.0
        one, other = (won[level] / games[level] for level in (self._one, self._other))
        return (one - other + 1) / 2

    def _stake(self) -> float:
        """From the deals before this one only: else the bet would not be fair."""
        number = len(self._bets) + 1
        variance = self._squares / number
        return min(
            _LARGEST_STAKE, math.sqrt(2 * _RICH / (variance * number * math.log(number + 1)))
        )

    def _bound(self, side: int) -> float:
        """The end of the interval on one side (1: the lower), by bisection: those who bet on more
        get the poorer, the larger the mean that they bet against."""
        low, high = 0.0, 1.0
        while high - low > _CLOSE:
            middle = (low + high) / 2
            capital = _Capital(middle)
            for result, stake in self._bets:
                capital.bet(result, stake)
            if side > 0:
                low, high = (middle, high) if capital.above_refutes else (low, middle)
            else:
                low, high = (low, middle) if capital.below_refutes else (middle, high)
        return low if side > 0 else high


class _Capital:
    """The logarithms of the two capitals against one mean."""

    def __init__(self, mean: float) -> None:
        self._mean = mean
        self._above = self._below = 0.0
        self.above_refutes = False
        """Whether those who bet on more have ever been rich."""
        self.below_refutes = False

    @property
    def refuted(self) -> bool:
        return self.above_refutes or self.below_refutes

    def bet(self, result: float, stake: float) -> None:
        gain = stake * (result - self._mean)
        self._above += math.log1p(gain)
        self._below += math.log1p(-gain)
        self.above_refutes = self.above_refutes or self._above >= _RICH
        self.below_refutes = self.below_refutes or self._below >= _RICH
