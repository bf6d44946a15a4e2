"""One deal of the arena: rotations, pairings, and games that depend on nothing else."""

import json
import pickle

import pytest

from lichtspiel import all_games, get_game
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.reading import Reader
from lichtspiel.lab.match import DealPlayed, Job, dice_for, pairings, play_deal, rotations
from lichtspiel.lab.times import Times


def job_of(slug: str, seats: int, *seatings: tuple[str, ...], seed: int = 1) -> Job:
    options = {"end": "deals", "deals": 2} if slug == "hollywood-poker" else {}
    return Job(get_game(slug).setup(seats, options), seatings, seed)


def test_rotations_are_all_and_distinct() -> None:
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]
    assert len(rotations(("a", "b", "c", "d"))) == 4
    assert rotations(("a",)) == [("a",)]


def test_every_level_meets_every_other() -> None:
    setup = get_game("top-oder-flop").setup(3)
    found = pairings(("easy", "random"), setup)
    assert set(found) == {("easy", "random"), ("random", "easy")}
    assert len(found["easy", "random"]) == 3
    assert all(seating.count("easy") == 1 for seating in found["easy", "random"])


def test_partners_also_meet_their_own_kind() -> None:
    game = get_game("klappe-und-action")
    both = pairings(("easy", "random"), game.setup(2))
    assert both["easy", "easy"] == [("easy", "easy")]
    assert both["easy", "random"] == [("easy", "random"), ("random", "easy")]
    assert set(pairings(("easy", "random"), game.setup(1))) == {
        ("easy", "easy"),
        ("random", "random"),
    }


@pytest.mark.parametrize("slug", [game.slug for game in all_games()])
def test_a_game_depends_on_its_deal_and_seating_only(slug: str) -> None:
    seats = get_game(slug).usual_seats
    lineup = ("easy",) + ("random",) * (seats - 1)
    job = job_of(slug, seats, *rotations(lineup))
    whole = play_deal(job, 3)
    alone = play_deal(job_of(slug, seats, job.seatings[-1]), 3)
    assert whole.games[-1].winners == alone.games[0].winners
    assert whole.games[-1].scores == alone.games[0].scores
    assert whole.games[-1].moves == alone.games[0].moves
    assert play_deal(job, 3).games == whole.games
    other = [play_deal(job, number).games for number in range(4, 7)]
    assert any(games != whole.games for games in other)


def test_dice_differ_between_deals_seatings_seats_and_seeds() -> None:
    lineup = ("easy", "random")
    thrown = {
        dice_for(seed, number, seating, seat).below(2**31)
        for seed in (0, 1)
        for number in (0, 1)
        for seating in (lineup, lineup[::-1])
        for seat in (0, 1)
    }
    assert len(thrown) == 16


def test_a_match_tells_who_won_its_deals() -> None:
    game = play_deal(job_of("hollywood-poker", 3, ("easy", "random", "random")), 0).games[0]
    assert sum(game.deals_won) == 2
    assert play_deal(job_of("face-to-face", 2, ("easy", "random")), 0).games[0].deals_won == ()


def test_a_clock_without_a_table_ends_the_match_with_the_first_deal() -> None:
    setup = get_game("hollywood-poker").setup(3, {"end": "time"})
    game = play_deal(Job(setup, (("random",) * 3,), 1), 0).games[0]
    assert game.reason == "time"
    assert sum(game.deals_won) == 1


def test_a_deal_survives_its_document() -> None:
    job = job_of("top-oder-flop", 2, ("easy", "random"))
    document = json.loads(json.dumps(play_deal(job, 5).to_json()))
    again = DealPlayed.read(Reader(document, "line", BadInput), job)
    assert again.to_json() == document
    assert pickle.loads(pickle.dumps(job)) == job


def test_only_real_decisions_are_timed() -> None:
    """Who cannot beat the set on the table passes: a move, but no decision."""
    job = job_of("hollywood-poker", 3, ("easy", "random", "random"))
    found = play_deal(job, 0)
    timed = sum(times.decisions for times in found.times.values())
    assert 0 < timed < found.games[0].moves


def test_times_are_kept_within_a_step() -> None:
    times = Times()
    for microseconds in range(1, 1001):
        times.add(microseconds * 1000)
    other = Times()
    other.add(5_000_000)
    times.add_all(other)
    found = times.summary()
    assert found["median"] == pytest.approx(0.5, rel=0.03)
    assert found["p99"] == pytest.approx(0.99, rel=0.03)
    assert found["longest"] == 5.0
    assert times.decisions == 1001
    assert Times.read(Reader(times.to_json(), "x", BadInput)).summary() == found
