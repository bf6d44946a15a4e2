"""PettingZoo: its own suites, for every game, and rewards that are what the game was worth."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from lichtspiel import Dice, IllegalAction, all_games
from lichtspiel.adapters.pettingzoo import RawEnv, env, parallel_env
from lichtspiel.engine.contract import Game, Setup
from tests import luck
from tests.effort import rounds


def short(game: Game) -> Setup:
    """A setup with a short match."""
    return game.samples()[0] if game.samples() else game.setup()


SETUPS = [pytest.param(short(game), id=game.slug) for game in all_games()]


@pytest.fixture(autouse=True)
def remarks_of_pettingzoo() -> Iterator[None]:
    """It warns of what is only unusual, and of whoever plays at random."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoo_finds_nothing(setup: Setup) -> None:
    api_test(env(setup), num_cycles=rounds(60, 1000))


@pytest.mark.parametrize("setup", SETUPS)
def test_the_same_seed_is_the_same_game(setup: Setup) -> None:
    seed_test(lambda: env(setup), num_cycles=rounds(20, 200))


def chosen(mask: np.ndarray[tuple[int], np.dtype[np.int8]], dice: Dice) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


@pytest.mark.parametrize("setup", SETUPS)
def test_rewards_are_what_the_game_was_worth(setup: Setup) -> None:
    game, dice = RawEnv(setup), Dice(luck.number(luck.label()))
    game.reset(seed=3)
    earned = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        earned[agent] += reward
        over = terminated or truncated
        assert observation is not None
        game.step(None if over else chosen(observation["action_mask"], dice))
    outcome = game.playing.state.outcome()
    assert outcome is not None
    for seat, agent in enumerate(game.possible_agents):
        assert (earned[agent] > 0) == (seat in outcome.winners)
    if not game.playing.game.cooperative:
        assert sum(earned.values()) == pytest.approx(0)


def test_the_mask_is_what_may_be_done_and_only_the_actor_may() -> None:
    game = RawEnv(short(all_games()[0]))
    game.reset(seed=1)
    state = game.playing.state
    for seat, agent in enumerate(game.possible_agents):
        legal = {int(place) for place in np.flatnonzero(game.observe(agent)["action_mask"])}
        wanted = {action.id for action in state.legal_actions()} if seat == state.actor else set()
        assert legal == wanted


def test_what_is_illegal_is_refused_and_the_wrapped_one_loses() -> None:
    raw, wrapped = (make(short(all_games()[0])) for make in (RawEnv, env))
    for game in (raw, wrapped):
        game.reset(seed=1)
    mask = raw.observe(raw.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_without_a_seed_every_game_is_another() -> None:
    game = RawEnv(short(all_games()[0]))
    dealt = []
    for _ in range(3):
        game.reset()
        dealt.append(game.playing.state.position_text())
    assert len(set(dealt)) == 3


def test_games_after_a_seed_repeat_as_well() -> None:
    one, other = RawEnv(short(all_games()[0])), RawEnv(short(all_games()[0]))
    for game in (one, other):
        game.reset(seed=9)
        game.reset()
    assert one.playing.state == other.playing.state


def test_it_shows_what_a_spectator_sees() -> None:
    game = RawEnv(short(all_games()[0]), render_mode="ansi")
    game.reset(seed=1)
    shown = game.render()
    assert isinstance(shown, str)
    assert '"seat": -1' in shown
    game.close()


@pytest.mark.parametrize("setup", SETUPS)
def test_all_agents_at_once(setup: Setup) -> None:
    """Its test chooses without a mask, so nearly at once something illegal is tried."""
    game = parallel_env(setup)
    observations, _ = game.reset(seed=4)
    assert set(observations) == set(game.possible_agents)
    dice = Dice(luck.number(luck.label()))
    total = dict.fromkeys(game.possible_agents, 0.0)
    while game.agents:
        actions: dict[str, int | None] = {
            agent: chosen(seen["action_mask"], dice) if seen["action_mask"].any() else None
            for agent, seen in observations.items()
        }
        observations, rewards, _, _, _ = game.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert any(total.values()) or all_lost(setup)


def all_lost(setup: Setup) -> bool:
    return next(game for game in all_games() if game.slug == setup.game).cooperative
