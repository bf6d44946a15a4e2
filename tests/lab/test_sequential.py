"""Sequential stopping: wrong at most as often as promised, however often one looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from lichtspiel import all_games
from lichtspiel.engine.errors import BadInput
from lichtspiel.lab.executor import Batch, Executor, Here, Keep, Processes, R
from lichtspiel.lab.match import DealPlayed, Job, Played, rotations
from lichtspiel.lab.order import Order
from lichtspiel.lab.results import Results
from lichtspiel.lab.sequential import Duel
from lichtspiel.lab.summary import Field
from tests import luck

TWO = next(game for game in all_games() if game.least_seats == 2 and not game.cooperative)
TOGETHER = next(game for game in all_games() if game.cooperative)
JOB = Job(TWO.setup(2), (("easy", "random"), ("random", "easy")), seed=1)


def played(number: int, *winners: int) -> DealPlayed:
    """A deal with these winners, one for each seating."""
    games = (
        Played(place, (winner,), (int(winner == 0), int(winner == 1)), (), 10, "stuck")
        for place, winner in enumerate(winners)
    )
    return DealPlayed(number, tuple(games), {})


def drawn(number: int, dice: Random, win: float) -> DealPlayed:
    """`easy` wins each game with this probability."""
    first, second = dice.random() < win, dice.random() < win
    return played(number, 0 if first else 1, 1 if second else 0)


def fought(dice: Random, win: float, margin: float, most: int) -> tuple[Duel, int]:
    duel = Duel(JOB, margin)
    for number in range(most):
        if duel.decided_by(drawn(number, dice, win)):
            return duel, number + 1
    return duel, most


def test_equal_bots_are_told_apart_hardly_ever() -> None:
    """Looking at the usual 95 % interval after each of 400 deals would do it in about a third."""
    dice, wrong = Random(luck.number(luck.label())), 0
    for _ in range(200):
        duel, _ = fought(dice, 0.5, 1e-6, 400)
        wrong += duel.verdict().stronger is not None
    assert wrong <= 20  # 5 % are allowed, of which even 20 come once in a thousand


def test_the_stronger_is_found_and_sooner_the_stronger_it_is() -> None:
    dice = Random(luck.number(luck.label()))
    spent = []
    for win in (0.6, 0.75, 0.95):
        duels = [fought(dice, win, 0.01, 5000) for _ in range(10)]
        assert sum(duel.verdict().stronger == "easy" for duel, _ in duels) >= 9
        spent.append(sum(deals for _, deals in duels) / 10)
    assert spent[0] > spent[1] > spent[2]
    assert spent[2] < 30


def test_the_weaker_is_found_as_well() -> None:
    duel, _ = fought(Random(luck.number(luck.label())), 0.2, 0.01, 2000)
    verdict = duel.verdict()
    assert verdict.stronger == "random"
    assert verdict.difference.high < 0


def test_who_wins_everything_is_known_after_a_dozen_deals() -> None:
    duel = Duel(JOB, 0.02)
    deals = next(number for number in range(100) if duel.decided_by(played(number, 0, 1)))
    assert deals < 15
    assert duel.verdict().difference.value == 1


def test_bots_that_share_every_deal_are_close() -> None:
    duel = Duel(JOB, 0.1)
    deals = next(number for number in range(1000) if duel.decided_by(played(number, 0, 0)))
    verdict = duel.verdict()
    assert verdict.close
    assert verdict.stronger is None
    assert deals < 200


def test_the_interval_holds_at_every_stop() -> None:
    """The truth is outside at some deal in at most one of twenty duels."""
    dice, outside = Random(luck.number(luck.label())), 0
    for _ in range(60):
        duel = Duel(JOB, 0.5)
        missed = False
        for number in range(120):
            duel.decided_by(drawn(number, dice, 0.7))
            if number % 20 == 19:
                found = duel.verdict().difference
                missed |= not found.low <= 0.4 <= found.high
                assert found.low <= found.value <= found.high
        outside += missed
    assert outside <= 11  # of 60; 3 are expected at most


def test_partners_are_compared_by_what_they_win_with_their_own_kind() -> None:
    seatings = (("easy", "easy"), ("easy", "random"), ("random", "easy"), ("random", "random"))
    duel = Duel(Job(TOGETHER.setup(2), seatings, 1), 0.1)
    games = tuple(
        Played(place, (0, 1) if place < 3 else (), (1, 1), (), 10, "won") for place in range(4)
    )
    duel.decided_by(DealPlayed(0, games, {}))
    assert duel.verdict().difference.value == pytest.approx(1 - 2 / 4)


def test_a_duel_is_between_two() -> None:
    with pytest.raises(BadInput) as error:
        Duel(Job(TWO.setup(2), (("easy", "easy"),), 1), 0.1)
    assert error.value.message.id == "arena-decide-two"


class Late(Here):
    """Delivers one more batch that was finished when there were enough."""

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch], keep: Keep[R]) -> None:
        rest = iter(batches)
        while not keep(work(next(rest))):
            pass
        keep(work(next(rest)))


@pytest.mark.parametrize(
    "executor", [Processes(2), Here(), Late()], ids=["processes", "here", "late"]
)
def test_an_arena_stops_at_the_same_deal_everywhere(executor: Executor) -> None:
    order = Order(JOB.setup, Field(bots=("easy", "random")), 300, seed=3, margin=0.02)
    results = Results(order.job)
    document = order.play(results, executor)
    alone = Duel(order.job, 0.02)
    deals = next(number for number in range(300) if alone.decided_by(results.deals[number]))
    assert document["deals"] == deals + 1 < 60
    assert document["duel"] == alone.verdict().to_json()
    assert document["duel"]["stronger"] == "easy"
    assert len(document["levels"]) == 2
    assert rotations(("easy", "random")) == list(order.job.seatings)


def test_what_is_kept_in_a_file_decides_without_another_deal() -> None:
    order = Order(JOB.setup, Field(bots=("easy", "random")), 300, seed=3, margin=0.02)
    results = Results(order.job)
    first = order.play(results, Here())

    class Nobody(Here):
        def run(self, *_given: object) -> None:
            pytest.fail("it is decided already")

    again = order.play(results, Nobody())
    assert again["duel"] == first["duel"]
