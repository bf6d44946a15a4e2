"""OpenSpiel: its own suite, its CFR beside its own goofspiel, its IS-MCTS in the arena.

OpenSpiel is large: `make test-research` installs it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lichtspiel import Chance, Dice, all_games, lab
from lichtspiel.engine import registry
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.registry import register
from lichtspiel.lab.episodes import Playing
from tests import luck
from tests.adapters.test_pettingzoo import SETUPS, short
from tests.research import needs

pyspiel = needs("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

from lichtspiel.adapters import openspiel  # noqa: E402  after the check that it is there

FOLDER = Path(__file__).parents[2] / "examples" / "gops"
GAME = next(game for game in all_games() if game.least_seats == 2 and not game.cooperative)


@pytest.mark.parametrize("setup", SETUPS)
def test_openspiel_finds_nothing(setup: Setup) -> None:
    pyspiel.random_sim_test(openspiel.load(setup), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_read_again_from_its_text() -> None:
    """As OpenSpiel does it: by playing again, chance and all."""
    game = openspiel.load(short(GAME))
    state = game.new_initial_state()
    dice = Dice(luck.number(luck.label()))
    for _ in range(120):
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)


def test_a_copy_goes_its_own_way() -> None:
    state = openspiel.load(short(GAME)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_returns_are_those_of_every_adapter() -> None:
    playing = Playing(short(GAME), seed=1, number=0)
    while not playing.over:
        playing.apply(playing.state.legal_actions()[0])
    state = openspiel.load(short(GAME)).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sorted(state.returns()) == sorted(playing.returns()) == [-1, 1]


def test_setups_have_names_of_their_own() -> None:
    game = next(game for game in all_games() if game.most_seats > game.least_seats)
    names = {
        openspiel.load(game.slug, seats).get_type().short_name
        for seats in (game.least_seats, game.most_seats, game.most_seats)
    }
    assert len(names) == 2


@pytest.fixture
def gops(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """The example game with fewer cards, its prizes shuffled or from the highest down."""
    monkeypatch.syspath_prepend(FOLDER / "src")
    from gops import MANIFEST, game

    for known in ("_games", "_manifests"):
        monkeypatch.setattr(registry, known, {**getattr(registry, known)})
    register(game.Gops(), MANIFEST)

    def with_cards(cards: int, shuffled: bool, made: type = openspiel.OpenSpielGame) -> Any:
        monkeypatch.setattr(game, "SUIT", range(1, cards + 1))
        if not shuffled:

            def deal(state: Any, _chance: Chance) -> None:
                state.prizes = list(game.SUIT)
                state._next_turn()

            monkeypatch.setattr(game.GopsState, "deal", deal)
        kind = openspiel._type(game.Gops().setup(), "unused")
        return made(registry.get_game("gops").setup(), kind)

    yield with_cards
    for name in [name for name in sys.modules if name.partition(".")[0] == "gops"]:
        del sys.modules[name]


def goofspiel(cards: int, shuffled: bool) -> Any:
    order = "random" if shuffled else "descending"
    wanted = {"num_cards": cards, "points_order": order, "returns_type": "win_loss"}
    return pyspiel.convert_to_turn_based(pyspiel.load_game("goofspiel", wanted))


def solved(game: Any, iterations: int) -> tuple[list[float], float]:
    """The value of CFR's average policy against itself, and how far it is from an equilibrium."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    return list(value), exploitability.nash_conv(game, policy)


class TheirKeys:
    """What a player knows, as goofspiel writes it: the prizes and who won them in their order, but
    not in which order the cards were bid."""

    def __init__(self) -> None:
        self.tensor, self.dict = np.zeros(0, np.float32), dict[str, Any]()

    def set_from(self, state: Any, player: int) -> None:
        pass

    def string_from(self, state: Any, player: int) -> str:
        told = [event for step in state.seen._way() for event in step._told.heard(player)]
        prizes = [event.prize for event in told if event.kind == "turned-up"]
        bids = [event.bids for event in told if event.kind == "shown"]
        won = [(mine > yours) - (mine < yours) for mine, yours in bids]
        spent = [sorted(cards) for cards in zip(*bids, strict=True)]
        return f"{player} {prizes} {won} {spent}"


class WithTheirKeys(openspiel.OpenSpielGame):
    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return TheirKeys()


@pytest.mark.parametrize(("cards", "shuffled"), [(4, False), (3, True)])
def test_cfr_does_the_same_with_our_game_as_with_its_own(
    gops: Callable[..., Any], cards: int, shuffled: bool
) -> None:
    """Step by step, though with us the players take turns at bidding first."""
    value, distance = solved(gops(cards, shuffled, WithTheirKeys), 10)
    their_value, their_distance = solved(goofspiel(cards, shuffled), 10)
    assert value == pytest.approx(their_value, abs=1e-9)
    assert distance == pytest.approx(their_distance, abs=1e-9)
    assert distance > 0


class Arbitrary(policy.Policy):  # type: ignore[misc]
    """A policy that does something else in every information state, and the same in both games."""

    def action_probabilities(self, state: Any, player_id: Any = None) -> dict[int, float]:
        player, legal = state.current_player(), state.legal_actions()
        key = (
            TheirKeys().string_from(state, player)
            if hasattr(state, "seen")
            else their_key(state.information_state_string(player))
        )
        weights = dict(zip(legal, sha256(key.encode()).digest(), strict=False))
        return {
            action: (1 + weight) / sum(1 + w for w in weights.values())
            for action, weight in weights.items()
        }


def their_key(text: str) -> str:
    """`TheirKeys` from goofspiel's own text."""
    rows = dict(line.split(":") for line in text.splitlines())
    prizes = [int(prize) for prize in rows["Point card sequence"].split()]
    winners = [int(winner) for winner in rows["Win sequence"].split()]
    hands = [{int(card) for card in rows[f"P{seat} hand"].split()} for seat in (0, 1)]
    everything = range(1, len(hands[0]) + len(winners) + 1)
    spent = [sorted({*everything} - hand) for hand in hands] if winners else []
    won = [{0: 1, 1: -1}.get(winner, 0) for winner in winners]
    return f"{int(rows['Current player'])} {prizes} {won} {spent}"


def test_any_policy_is_worth_the_same_in_our_game_and_in_its_own(gops: Callable[..., Any]) -> None:
    """With four cards, shuffled: through all of the tree, in every information state. CFR is not
    compared step by step here: where actions are equally good, it goes by the last bit of a sum."""
    ours, theirs = gops(4, shuffled=True), goofspiel(4, shuffled=True)
    values = [
        expected_game_score.policy_value(game.new_initial_state(), [Arbitrary(game, [0, 1])] * 2)
        for game in (ours, theirs)
    ]
    assert list(values[0]) == pytest.approx(list(values[1]), abs=1e-12)
    assert abs(values[0][0]) > 1e-3


def test_cfr_with_perfect_recall_comes_to_the_same_values(gops: Callable[..., Any]) -> None:
    """Goofspiel forgets in which order cards were bid, our keys do not: other steps, the same
    end."""
    value, distance = solved(gops(3, shuffled=True), 40)
    their_value, their_distance = solved(goofspiel(3, shuffled=True), 40)
    assert value == pytest.approx(their_value, abs=0.02)
    assert distance == pytest.approx(their_distance, abs=0.05)


def test_an_imagined_state_looks_the_same_to_the_player() -> None:
    game = openspiel.load(short(GAME))
    state = game.new_initial_state()
    dice = Dice(luck.number(luck.label()))
    resample = openspiel.resampler(game, dice)
    others = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
        if not state.is_chance_node() and not state.is_terminal():
            player = state.current_player()
            twin = resample(state, player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions()
            others += str(twin) != str(state)
    assert others, "hidden cards were dealt anew"


def test_its_is_mcts_plays_in_the_arena() -> None:
    found = lab.arena(
        GAME.slug,
        ["lichtspiel.adapters.openspiel:IsMctsBot", "random"],
        deals=4,
        seats=2,
        worlds=20,
        workers=2,
    )
    assert found.document["levels"]["random"]["win_share"]["value"] < 0.5
