"""Many games stepped together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lichtspiel import BadInput, Game, all_games, get_game
from lichtspiel.lab import VectorGame
from lichtspiel.lab.simulate import simulate
from lichtspiel.testing.playing import setups
from tests.lab.vectors import check_one_by_one

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
SHORT = 40


@GAMES
@pytest.mark.parametrize("auto_reset", [True, False])
def test_they_are_the_games_stepped_one_by_one(game: Game, auto_reset: bool) -> None:
    """Every number of seats; games that last longer are cut off."""
    for seats in range(game.least_seats, game.most_seats + 1):
        check_one_by_one(game.setup(seats), auto_reset=auto_reset, most_moves=SHORT)


@GAMES
def test_whole_games_are_the_same_too(game: Game) -> None:
    setup = next(iter(game.samples() or [game.setup()]))
    check_one_by_one(setup, auto_reset=True)


@GAMES
def test_random_actions_play_the_games_of_a_simulation(game: Game) -> None:
    """Number by number, whatever is in the other rows."""
    setup = next(iter(game.samples() or [game.setup()]))
    wanted = simulate(setup, 9, 7)
    games = VectorGame(setup, 4)
    games.reset(seed=7)
    lengths: dict[int, int] = {}
    wins = np.zeros(setup.seats)
    while not set(range(9)) <= set(lengths):
        numbers, moves = games.numbers.copy(), games.moves.copy()
        seen = games.step(games.random_actions())
        for row in np.flatnonzero(seen.done):
            lengths[int(numbers[row])] = int(moves[row]) + 1
            if numbers[row] < 9:
                wins += seen.rewards[row] == seen.rewards[row].max()
    assert sum(lengths[number] for number in range(9)) == wanted.moves
    if not game.cooperative:
        assert wins.tolist() == [wanted.wins[seat] for seat in range(setup.seats)]


def test_a_seed_repeats_and_reset_goes_on() -> None:
    games, again = (VectorGame("face-to-face", 3) for _ in range(2))
    games.reset(seed=5)
    for _ in range(10):
        games.step(games.random_actions())
    assert np.array_equal(games.reset(seed=5).observations, again.reset(seed=5).observations)
    assert games.reset().observations.tolist() == again.reset().observations.tolist()
    assert games.numbers.tolist() == [3, 4, 5]
    assert games.moves.tolist() == [0, 0, 0]
    other = VectorGame("face-to-face", 3)
    assert other.reset().observations.tolist() != again.reset(seed=5).observations.tolist()


def test_some_rows_are_begun_anew() -> None:
    games = VectorGame("face-to-face", 4, auto_reset=False)
    before = games.reset(seed=1)
    after = games.restart([2])
    assert games.numbers.tolist() == [0, 1, 6, 3]
    same = (before.observations == after.observations).all(axis=1)
    assert same.tolist() == [True, True, False, True]
    games.restart(np.array([True, False, False, False]))
    assert games.numbers.tolist() == [4, 1, 6, 3]


def test_arrays_are_yours_to_keep() -> None:
    games = VectorGame("face-to-face", 2)
    first = games.reset(seed=1)
    kept = [array.copy() for array in first]
    games.step(games.random_actions())
    for array, copy in zip(first, kept, strict=True):
        assert np.array_equal(np.asarray(array), copy)


def begun(**more: Any) -> VectorGame:
    games = VectorGame("face-to-face", 2, **more)
    games.reset(seed=3)
    return games


@pytest.mark.parametrize(
    ("does", "id", "says"),
    [
        (lambda: VectorGame("face-to-face", 0), "lab-at-least-one", "n must be at least 1, not 0"),
        (lambda: VectorGame("face-to-face", 2, most_moves=0), "lab-at-least-one", "most_moves"),
        (
            lambda: VectorGame("face-to-face", 2).step([0, 0]),
            "vector-not-begun",
            "call reset first",
        ),
        (lambda: VectorGame("face-to-face", 2).restart([0]), "vector-not-begun", "reset"),
        (lambda: VectorGame("face-to-face", 2).random_actions(), "vector-not-begun", "reset"),
        (lambda: begun().restart([2]), "vector-rows", "from 0 to 1"),
        (lambda: begun().step([0]), "vector-actions", "length 2"),
        (lambda: begun().step([0.5, 1.0]), "vector-actions", "whole number"),
        (lambda: begun().step([[0], [0]]), "vector-actions", "length 2"),
        (lambda: begun().step([233, 0]), "vector-unknown", "numbered 0 to 232"),
        (lambda: begun().step([-1, 0]), "vector-unknown", "there is no action"),
    ],
)
def test_a_mistake_is_one_sentence(does: Any, id: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as found:
        does()
    assert found.value.message.id == id


def test_an_illegal_action_changes_nothing() -> None:
    games = begun()
    legal = games.random_actions()
    end = get_game("face-to-face").parse("end").id
    with pytest.raises(BadInput, match="Row 1: action 232, “end”, isn’t legal now") as found:
        games.step([legal[0], end])
    assert found.value.message.id == "vector-illegal"
    assert games.moves.tolist() == [0, 0]
    untouched = begun().step(legal)
    assert np.array_equal(games.step(legal).observations, untouched.observations)


@GAMES
def test_all_setups_can_be_stepped(game: Game) -> None:
    for setup in setups(game):
        games = VectorGame(setup, 2)
        games.reset(seed=2)
        seen = games.step(games.random_actions())
        assert seen.masks.any(axis=1).all()
        assert repr(games).startswith("<VectorGame of 2")
