"""Ratings: the model's own wins give its strengths back, and intervals hold them."""

import math
from itertools import permutations
from random import Random

import pytest

from lichtspiel import get_game
from lichtspiel.lab import ratings
from lichtspiel.lab.match import DealPlayed, Job, Played, pairings
from lichtspiel.lab.ratings import Wins, fit, rate, unplayed

TRUE = {"easy": 1.0, "medium": 2.0, "strong": 6.0}


def expected_wins(games: float) -> Wins:
    """What each level wins on average, one among three of another."""
    wins: Wins = {}
    for one, among in permutations(TRUE, 2):
        company = tuple(sorted({one: 1, among: 3}.items()))
        table = TRUE[one] + 3 * TRUE[among]
        wins[company, one] = games * TRUE[one] / table
        wins[company, among] = games * 3 * TRUE[among] / table
    return wins


def test_a_fit_gives_the_strengths_back() -> None:
    found = fit(expected_wins(1e7), dict.fromkeys(TRUE, 1.0))
    assert math.isclose(found["strong"] / found["easy"], 6.0, rel_tol=1e-3)
    assert math.isclose(found["medium"] / found["easy"], 2.0, rel_tol=1e-3)
    assert math.isclose(math.prod(found.values()), 1.0, rel_tol=1e-9)


def test_who_never_wins_is_weak_but_not_infinitely() -> None:
    wins = unplayed(("easy", "random"))
    wins[(("easy", 1), ("random", 1)), "easy"] += 100
    found = fit(wins, {"easy": 1.0, "random": 1.0})
    # 100.5 wins against 0.5
    assert math.isclose(found["easy"] / found["random"], 201.0, rel_tol=1e-4)


def test_who_never_lost_may_be_much_stronger_still() -> None:
    setup = get_game("face-to-face").setup()
    job = Job(setup, (("easy", "random"), ("random", "easy")), seed=1)
    games = (
        Played(0, (0,), (1, 0), (), 10, "stuck"),
        Played(1, (1,), (0, 1), (), 10, "stuck"),
    )
    found = rate(job, [DealPlayed(number, games, {}) for number in range(20)])["easy"]
    # Jeffreys' interval of 40 wins in 40 games begins at 93.9 %, on this scale at 238.
    assert found.low == pytest.approx(238, abs=25)
    assert found.high > found.value + 250


def played(job: Job, number: int, dice: Random) -> DealPlayed:
    games = []
    for place, seating in enumerate(job.seatings):
        strengths = [TRUE[level] for level in seating]
        winner = dice.choices(range(len(seating)), strengths)[0]
        scores = tuple(int(seat == winner) for seat in range(len(seating)))
        games.append(Played(place, (winner,), scores, (), 10, "emptied"))
    return DealPlayed(number, tuple(games), {})


def test_intervals_cover_the_true_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "_SAMPLES", 120)
    setup = get_game("top-oder-flop").setup(4)
    pairs = pairings(tuple(TRUE), setup).values()
    job = Job(setup, tuple(seating for pair in pairs for seating in pair), seed=1)
    centre = sum(map(math.log10, TRUE.values())) / len(TRUE)
    truth = {level: 400 * (math.log10(strength) - centre) for level, strength in TRUE.items()}
    covered = 0
    for run in range(8):
        dice = Random(run)
        found = rate(job, [played(job, number, dice) for number in range(30)])
        covered += sum(found[level].low <= truth[level] <= found[level].high for level in TRUE)
    assert covered >= 19  # of 24
    assert found["easy"].high < found["strong"].low
