"""Estimates: against figures from elsewhere, and whether 95 % intervals cover 95 %."""

from math import isclose
from random import Random

import pytest

from lichtspiel.lab.statistics import Cluster, mean, quantile, share, student

TABLE = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 9: 2.2622, 30: 2.0423, 1000: 1.9623}
"""Two-sided 95 % points of Student's t as printed tables have them."""


@pytest.mark.parametrize("freedom", TABLE)
def test_students_t_is_the_tables(freedom: int) -> None:
    assert isclose(student(freedom), TABLE[freedom], rel_tol=0.0013)


def test_a_mean_of_single_games_is_the_textbooks() -> None:
    found = mean([(y, 1.0) for y in (2.0, 4.0, 4.0, 5.0, 5.0)])
    assert isclose(found.value, 4.0)
    # s² = 1.5, s / √5 = 0.5477, t(4) = 2.7764
    assert isclose(found.high - found.value, 0.5477 * 2.7764, rel_tol=1e-3)
    assert isclose(found.value - found.low, found.high - found.value)


def test_a_shared_deal_counts_once_however_many_games_it_has() -> None:
    """Four games that always end alike say no more than one."""
    alone = mean([(y, 1.0) for y in (0.0, 1.0, 1.0, 0.0, 1.0)])
    fourfold = mean([(4 * y, 4.0) for y in (0.0, 1.0, 1.0, 0.0, 1.0)])
    assert isclose(alone.low, fourfold.low)
    assert isclose(alone.high, fourfold.high)


def test_rotations_that_cancel_out_make_the_interval_narrow() -> None:
    cancelling = share([(2.0, 4.0), (2.0, 4.0), (1.0, 4.0), (3.0, 4.0)] * 5)
    split = share([(0.0, 4.0), (4.0, 4.0)] * 10)
    assert cancelling.high - cancelling.low < (split.high - split.low) / 2


def test_a_share_of_single_games_is_wilsons() -> None:
    """8 of 10; Wilson's interval with t(9) for z and n - 1 = 9 for n, as the variance has it."""
    found = share([(1.0, 1.0)] * 8 + [(0.0, 1.0)] * 2)
    t, n = 2.2622, 9
    centre = (0.8 + t * t / (2 * n)) / (1 + t * t / n)
    half = t / (1 + t * t / n) * (0.8 * 0.2 / n + t * t / (4 * n * n)) ** 0.5
    assert isclose(found.value, 0.8)
    assert isclose(found.low, centre - half, rel_tol=1e-3)
    assert isclose(found.high, centre + half, rel_tol=1e-3)


def test_nothing_but_wins_is_no_certainty() -> None:
    found = share([(4.0, 4.0)] * 50)
    assert found.value == found.high == 1.0
    assert 0.9 < found.low < 0.95
    nothing = share([(0.0, 4.0)] * 50)
    assert nothing.low == 0.0
    assert isclose(nothing.high, 1 - found.low)


def test_deals_of_different_length_weigh_by_their_length() -> None:
    assert isclose(share([(1.0, 2.0), (2.0, 8.0)]).value, 0.3)


def test_one_deal_has_no_interval() -> None:
    with pytest.raises(ValueError, match="2 deals"):
        mean([(1.0, 1.0)])


def draw(dice: Random, win: float, games: int = 4) -> Cluster:
    """Half of all deals decide all their games at once: far from independent."""
    if dice.random() < 0.5:
        return (float(games) if dice.random() < win else 0.0), float(games)
    return float(sum(dice.random() < win for _ in range(games))), float(games)


@pytest.mark.parametrize(("win", "deals"), [(0.25, 40), (0.5, 10), (0.9, 100), (0.97, 200)])
def test_intervals_cover_the_truth_about_95_times_in_100(win: float, deals: int) -> None:
    dice, runs = Random(6), 1500
    covered = 0
    for _ in range(runs):
        found = share([draw(dice, win) for _ in range(deals)])
        covered += found.low <= win <= found.high
    assert 0.92 <= covered / runs <= 0.98


def test_intervals_of_means_cover_the_truth_too() -> None:
    dice, runs, truth = Random(7), 1500, 2.0
    covered = 0
    for _ in range(runs):
        luck = (dice.gauss(truth, 3) for _ in range(20))
        found = mean([(sum(dice.gauss(deal, 1) for _ in range(4)), 4.0) for deal in luck])
        covered += found.low <= truth <= found.high
    assert 0.93 <= covered / runs <= 0.97


def test_ignoring_the_deals_would_cover_far_less() -> None:
    """What the clusters are for: the same games taken for independent ones."""
    dice, runs = Random(8), 500
    covered = 0
    for _ in range(runs):
        games: list[Cluster] = []
        for _ in range(40):
            won, played = draw(dice, 0.25)
            games += [(1.0, 1.0)] * int(won) + [(0.0, 1.0)] * int(played - won)
        found = share(games)
        covered += found.low <= 0.25 <= found.high
    assert covered / runs < 0.9


def test_quantiles() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0) == 1
    assert quantile([1, 2, 3, 4], 1) == 4
    assert quantile([7], 0.95) == 7
