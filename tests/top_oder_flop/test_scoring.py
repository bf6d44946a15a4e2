"""The score sheet beside an independent one with exact fractions."""

from fractions import Fraction
from itertools import product
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS, INFLUENCE, KINDS
from lichtspiel.games.top_oder_flop.films import empty_films
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet, ranking, score_sheet, share
from lichtspiel.games.top_oder_flop.seat import Seat
from lichtspiel.testing import play_at_random

from .tables import GAME


def fair_points(value: int, influence: list[int]) -> list[int]:
    """TF-30, TF-31 told otherwise: line up by influence, hand out the two places' worth, and
    let everybody with the same influence put together and share."""
    line = sorted(influence, reverse=True)
    worth = [Fraction(value), Fraction(value, 2)] + [Fraction(0)] * len(line)
    shared = {}
    for mine in set(influence):
        places = [place for place, other in enumerate(line) if other == mine]
        if places[0] == 0 or len(places) == 1 or places[0] > 1:
            pot = sum((worth[place] for place in places), Fraction(0))
        else:
            pot = worth[1]
        shared[mine] = ceil(pot / len(places))
    return [shared[mine] for mine in influence]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tf_30_tf_31_every_value_and_every_tie(seats: int) -> None:
    for influence in product(range(-1, 3), repeat=seats):
        ranks = ranking(list(influence))
        for value in (-9, -4, -3, -1, 0, 1, 2, 5, 7, 12):
            points = [share(value, rank, ranks) for rank in ranks]
            assert points == fair_points(value, list(influence)), (value, influence)


@pytest.mark.parametrize(("value", "points"), [(-5, [-5, -2, 0]), (5, [5, 3, 0]), (0, [0, 0, 0])])
def test_tf_31_halves_are_rounded_towards_the_player(value: int, points: list[int]) -> None:
    ranks = ranking([3, 2, 1])
    assert [share(value, rank, ranks) for rank in ranks] == points


def test_tf_31_without_any_row_all_tie_with_nothing() -> None:
    films = empty_films()
    films.lay(0, BY_CODE["a5"])
    line = score_sheet("films", films, [Seat(0), Seat(0), Seat(0)]).films[0]
    assert (line.ranks, line.points) == ((1, 1, 1), (3, 3, 3))


cards = st.integers(0, len(KINDS) - 1)
sides = st.tuples(st.lists(st.integers(0, INFLUENCE - 1), max_size=3), st.booleans())
displays = st.lists(st.tuples(st.integers(0, 4), cards), max_size=12)
people = st.lists(st.tuples(displays, st.integers(0, 8), st.integers(0, 2)), min_size=2, max_size=5)


@given(st.lists(sides, min_size=10, max_size=10), people)
def test_tf_27_tf_28_tf_29_tf_32_whole_sheets_of_random_displays(
    at_films: list[tuple[list[int], bool]],
    seated: list[tuple[list[tuple[int, int]], int, int]],
) -> None:
    films = empty_films()
    sums = []
    for number, (laid, doubled) in enumerate(at_films):
        fits = [kind for kind in laid if KINDS[kind].names(number // 2)]
        for kind in fits:
            films.lay(number, KINDS[kind])
        if doubled:
            films.double(number)
        sums.append(sum(int(KINDS[kind].code[-1]) for kind in fits) * (1 + doubled))
    seats = []
    for rows, hand, markers in seated:
        seat = Seat(markers)
        seat.size = hand
        for film, kind in rows:
            seat.add(film, KINDS[kind], seen=False)
        seats.append(seat)
    totals = [2 * (hand + markers) for _, hand, markers in seated]
    sheet = score_sheet("films", films, seats)
    for film, name in enumerate(FILMS):
        line = sheet.films[film]
        value = sums[2 * film] - sums[2 * film + 1]
        influence = [
            sum(_worth(KINDS[kind].code) for row, kind in rows if row == film)
            for rows, _, _ in seated
        ]
        points = fair_points(value, influence)
        assert (line.film, line.value) == (name, value)
        assert (line.top, line.flop) == (sums[2 * film], sums[2 * film + 1])
        assert list(line.influence) == influence
        assert list(line.points) == points
        totals = [total + won for total, won in zip(totals, points, strict=True)]
    assert list(sheet.scores) == totals
    assert set(sheet.winners) == {s for s, t in enumerate(totals) if t == max(totals)}


def _worth(code: str) -> int:
    """What is printed on the card: its last digit, with a sign on change cards."""
    return int(code[-2:]) if code[-2] in "+-" else int(code[-1])


def test_tf_32_equal_points_share_the_win() -> None:
    sheet = score_sheet("films", empty_films(), [Seat(1), Seat(0), Seat(1)])
    assert (sheet.scores, sheet.winners) == ((2, 0, 2), (0, 2))


def test_the_sheet_of_a_played_game_adds_up_and_is_in_the_outcome() -> None:
    for seed in range(5):
        *_, last = play_at_random(GAME.setup(4), seed)
        sheet = last.outcome
        assert isinstance(sheet, ScoreSheet)
        document = sheet.to_json()
        assert set(document) == {
            *("reason", "winners", "scores", "films"),
            *("cards_left", "markers_left", "left_points"),
        }
        for seat, total in enumerate(sheet.scores):
            assert total == sheet.left_points[seat] + sum(f.points[seat] for f in sheet.films)
            left = sheet.cards_left[seat] + sheet.markers_left[seat]
            assert sheet.left_points[seat] == 2 * left
