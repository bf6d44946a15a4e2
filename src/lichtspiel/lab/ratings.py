"""Ratings: one number for each level, from all games together.

The model is Plackett and Luce's, for the winner only (with two seats Bradley and Terry's):
a seat wins with the probability of its strength divided by all strengths at the table.
Hunter's MM algorithm (Annals of Statistics 32, 2004) fits it; a strength becomes a rating as
in Elo's scale, where 400 points are ten times the strength. The mean of the ratings is 0.

A level that never wins would be infinitely weak. So each pair of levels is given half a win each
as a prior (with two seats this is Jeffreys' prior); among hundreds of games it hardly matters.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random

from lichtspiel.lab.match import DealPlayed, Job
from lichtspiel.lab.statistics import CONFIDENCE, Estimate, quantile

_SAMPLES = 400
_BLOCKS = 200
_CLOSE = 1e-6
_ROUNDS = 10_000

Company = tuple[tuple[str, int], ...]
"""The bots at a table regardless of their seats: how many of each level."""
Wins = dict[tuple[Company, str], float]
"""How many wins each level had at tables of each kind; shared wins are divided."""


def rate(job: Job, deals: Sequence[DealPlayed]) -> dict[str, Estimate]:
    """The ratings of all levels, with intervals by bootstrap over the deals.

    Many deals are resampled in blocks, which are as independent as deals, and fewer. The prior
    wins are resampled too; otherwise a level that never lost would have an interval of width 0.
    """
    number = min(_BLOCKS, len(deals))
    blocks = [_wins(job, deals[start::number]) for start in range(number)]
    fitted = fit(_with(_together(blocks), unplayed(job.levels)), dict.fromkeys(job.levels, 1.0))
    dice = Random(job.seed)
    samples = []
    for _ in range(_SAMPLES):
        drawn = _together(dice.choices(blocks, k=number))
        # A square of a normal, halved: Gamma(½), which is ½ on average.
        luck = unplayed(job.levels, lambda: dice.gauss(0, 1) ** 2 / 2)
        samples.append(_ratings(fit(_with(drawn, luck), fitted)))
    tail = (1 - CONFIDENCE) / 2
    found = {}
    for level, rating in _ratings(fitted).items():
        ordered = sorted(sample[level] for sample in samples)
        found[level] = Estimate(rating, quantile(ordered, tail), quantile(ordered, 1 - tail))
    return found


def unplayed(levels: Sequence[str], wins: Callable[[], float] = lambda: 0.5) -> Wins:
    """The prior wins of every level against every other."""
    pairs = (((one, 1), (other, 1)) for one, other in combinations(sorted(levels), 2))
    return {(pair, level): wins() for pair in pairs for level, _ in pair}


def fit(wins: Wins, start: Mapping[str, float]) -> dict[str, float]:
    """The maximum-likelihood strengths for these wins; `start` is the first guess."""
    games: dict[Company, float] = defaultdict(float)
    won: dict[str, float] = dict.fromkeys(start, 0.0)
    for (company, level), number in wins.items():
        games[company] += number
        won[level] += number
    strengths = dict(start)
    for _ in range(_ROUNDS):
        better = _balanced(_next(games, won, strengths))
        moved = max(abs(math.log(better[level] / strengths[level])) for level in strengths)
        strengths = better
        if moved < _CLOSE:
            break
    return strengths


def _next(
    games: Mapping[Company, float], won: Mapping[str, float], strengths: Mapping[str, float]
) -> dict[str, float]:
    """One step of the MM algorithm."""
    chances = dict.fromkeys(strengths, 0.0)
    for company, number in games.items():
        table = sum(count * strengths[level] for level, count in company)
        for level, count in company:
            chances[level] += number * count / table
    return {level: won[level] / chances[level] for level in strengths}


def _balanced(strengths: Mapping[str, float]) -> dict[str, float]:
    """Scale to a geometric mean of 1, since only ratios matter."""
    scale = math.exp(math.fsum(map(math.log, strengths.values())) / len(strengths))
    return {level: strength / scale for level, strength in strengths.items()}


def _wins(job: Job, deals: Sequence[DealPlayed]) -> Wins:
    companies = [tuple(sorted(Counter(seating).items())) for seating in job.seatings]
    found: Wins = {(company, level): 0.0 for company in companies for level, _ in company}
    for played in deals:
        for game in played.games:
            for seat in game.winners:
                level = job.seatings[game.seating][seat]
                found[companies[game.seating], level] += 1 / len(game.winners)
    return found


def _together(blocks: Sequence[Wins]) -> Wins:
    """Add up blocks, which all have the same keys in the same order."""
    columns = zip(*(block.values() for block in blocks), strict=True)
    return dict(zip(blocks[0], map(math.fsum, columns), strict=True))


def _with(wins: Wins, more: Wins) -> Wins:
    return {key: wins.get(key, 0.0) + more.get(key, 0.0) for key in {**wins, **more}}


def _ratings(strengths: Mapping[str, float]) -> dict[str, float]:
    return {level: 400 * math.log10(strength) for level, strength in strengths.items()}
