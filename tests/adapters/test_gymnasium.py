"""Gymnasium: its own checker, for every game, and a seat against bots."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lichtspiel import BadInput, Dice, all_games
from lichtspiel.adapters.gymnasium import SeatEnv
from lichtspiel.engine.contract import Setup
from tests import luck
from tests.adapters.test_pettingzoo import SETUPS, chosen, short

GAME = next(game for game in all_games() if game.least_seats == 2 and not game.cooperative)


@pytest.mark.parametrize("setup", SETUPS)
def test_gymnasium_finds_nothing(setup: Setup) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it has no spec, since it is not registered
        check_env(SeatEnv(setup, ["random"]), skip_render_check=True)


def played(env: SeatEnv, seed: int | None, dice: Dice) -> tuple[float, list[int]]:
    """What a random agent earned, and what it did."""
    seen, _ = env.reset(seed=seed)
    done, total, deeds = False, 0.0, []
    while not done:
        deeds.append(chosen(seen["action_mask"], dice))
        seen, reward, done, truncated, _ = env.step(deeds[-1])
        assert not truncated
        total += reward
    return total, deeds


@pytest.mark.parametrize("setup", SETUPS)
def test_the_same_seed_is_the_same_game_against_the_same_bots(setup: Setup) -> None:
    one, other = SeatEnv(setup, ["easy"]), SeatEnv(setup, ["easy"])
    assert played(one, 5, Dice(1)) == played(other, 5, Dice(1))


def test_random_play_loses_to_bots() -> None:
    env, dice = SeatEnv(GAME.slug, ["easy"]), Dice(luck.number(luck.label()))
    assert sum(played(env, None, dice)[0] for _ in range(10)) < -4


def test_its_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv(GAME.slug, ["random"], seat=None, seats=2)
    seats = []
    for number in range(4):
        seen, _ = env.reset(seed=1 if number == 0 else None)
        seats.append(env.seat)
        assert seen["action_mask"].any(), "it is the agent's turn"
    assert seats == [0, 1, 0, 1]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv(short(GAME), ["random"])
    seen, _ = env.reset(seed=1)
    _, reward, done, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, done) == (-1, True)
    assert info["illegal"]


@pytest.mark.parametrize("bots", [[], ["easy"] * 5])
def test_too_many_or_no_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadInput):
        SeatEnv(GAME.slug, bots, seats=2)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput):
        SeatEnv(GAME.slug, seat=7, seats=2)
