"""Positions played to their end again and again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from lichtspiel import BadInput, Dice, Game, State, all_games, get_game, lab
from lichtspiel.engine.playout import dice_of, playout
from lichtspiel.lab import playing_out
from lichtspiel.lab.episodes import returns
from lichtspiel.lab.playing_out import Policy
from tests import luck

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def dealt(game: Game, moves: int = 5) -> State:
    state = game.new(next(iter(game.samples() or [game.setup()])))
    playout(state, Dice(luck.number(luck.label()) % (1 << 60)), moves)
    return state


def first_legal(_observations: Any, masks: Any, _seats: Any) -> Any:
    return masks.argmax(axis=1)


@GAMES
@pytest.mark.parametrize("most_moves", [None, 7])
def test_they_are_playouts_and_their_outcomes(game: Game, most_moves: int | None) -> None:
    state = dealt(game)
    before = state.position_text()
    found = lab.rollouts(state, 6, seed=11, most_moves=most_moves, workers=1)
    assert state.position_text() == before
    assert len(found) == 6
    for row in range(6):
        twin = state.copy()
        moves = playout(twin, dice_of(11, row), 1 << 40 if most_moves is None else most_moves)
        outcome = twin.outcome()
        assert found.moves[row] == moves
        assert bool(found.over[row]) == (outcome is not None)
        if outcome is None:
            assert np.isnan(found.returns[row]).all()
            assert not found.scores[row].any()
        else:
            assert tuple(found.scores[row]) == outcome.scores
            wanted = np.array(returns(game, outcome, state.setup.seats), np.float32)
            assert np.array_equal(found.returns[row], wanted)


def test_a_state_to_be_dealt_is_dealt_anew_each_time() -> None:
    game = get_game("face-to-face")
    found = lab.rollouts(game.new(game.setup()), 50, workers=1)
    assert found.over.all()
    assert len(set(found.moves.tolist())) > 5


@pytest.mark.parametrize("policy", ["random", ("easy", "random"), first_legal])
def test_number_and_seed_decide_what_a_rollout_is(
    policy: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and with however many workers."""
    for chunk in ("_AT_RANDOM", "_OF_BOTS", "_TOGETHER"):
        monkeypatch.setattr(playing_out, chunk, 7)
    game = get_game("klappe-und-action")
    state = game.new(game.setup(2))
    some = lab.rollouts(state, 3, policy, seed=2, workers=1)
    more = lab.rollouts(state, 20, policy, seed=2, workers=2)
    other = lab.rollouts(state, 20, policy, seed=3)
    for name in ("returns", "scores", "moves", "over"):
        assert np.array_equal(getattr(some, name), getattr(more, name)[:3])
    assert not np.array_equal(other.moves, more.moves)


@GAMES
def test_a_policy_on_arrays_plays_every_seat(game: Game) -> None:
    state = dealt(game, 0)
    asked = []

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        asked.append(len(seats))
        assert observations.shape[0] == masks.shape[0] == len(seats)
        return masks.argmax(axis=1)

    found = lab.rollouts(state, 3, policy, most_moves=400)
    assert max(asked) == 3
    for row in range(3):
        twin, moves, dice = state.copy(), 0, dice_of(0, row)
        while twin.actor >= 0 and moves < 400:
            twin.apply(min(twin.legal_actions(), key=lambda action: action.id))
            moves += 1
            playout(twin, dice, 0)  # deals, and plays nothing
        assert found.moves[row] == moves


def test_bots_are_stronger_than_chance() -> None:
    game = get_game("face-to-face")
    found = lab.rollouts(game.new(game.setup()), 40, ["easy", "random"], workers=1)
    assert found.returns[:, 0].mean() > 0.5
    assert "mean returns" in repr(found)


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"n": 0}, "lab-at-least-one"),
        ({"n": 1, "workers": 0}, "lab-at-least-one"),
        ({"n": 1, "most_moves": 0}, "lab-at-least-one"),
        ({"n": 1, "policy": "esay"}, "unknown-level"),
        ({"n": 1, "policy": ["easy"] * 3}, "lab-policy-seats"),
        ({"n": 1, "policy": lambda *_: [-1]}, "vector-unknown"),
        ({"n": 1, "policy": lambda *_: [0, 0]}, "vector-actions"),
    ],
)
def test_a_mistake_is_one_sentence(given: dict[str, Any], id: str) -> None:
    with pytest.raises(BadInput) as found:
        lab.rollouts(dealt(get_game("face-to-face")), **given)
    assert found.value.message.id == id


# -- the dice -------------------------------------------------------------------------------


def test_dice_of_neighbouring_rollouts_are_independent() -> None:
    """Chi-square of the first throws, and of the pairs of neighbours' first throws."""
    seed, sides, count = luck.number(luck.label()), 7, 20_000
    throws = [int(dice_of(seed, number).below(sides)) for number in range(count)]
    assert chi_square(np.bincount(throws, minlength=sides)) < 35  # 6 degrees: one in 10^5
    pairs = [sides * one + other for one, other in pairwise(throws)]
    assert chi_square(np.bincount(pairs, minlength=sides**2)) < 110  # 48 degrees: one in 10^6


def chi_square(counts: Any) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


@GAMES
def test_random_actions_are_equally_likely(game: Game) -> None:
    """Exactly so by `check_game`, which tries every number; here with real dice."""
    state = dealt(game, 3)
    legal = state.legal_actions()
    dice = Dice(luck.number(luck.label()))
    drawn = [legal.index(state.random_action(dice)) for _ in range(200 * len(legal))]
    counts = np.bincount(drawn, minlength=len(legal))
    spread = np.sqrt(2 * max(len(legal) - 1, 1))
    assert chi_square(counts) < len(legal) - 1 + 6 * spread + 12
