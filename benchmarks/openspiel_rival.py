"""OpenSpiel's side of the speed comparison: a child process that measures on request.

It runs in an interpreter of its own that has `open_spiel`, and speaks one JSON document per
line, so that whoever drives it can measure the two sides in turn:

    < {"open_spiel": "2.0.2"}
    > {"game": "hearts", "kind": "loop", "seconds": 0.5}
    < {"moves": 501380, "cpu_seconds": 0.5006, "games": 8480}
    > {"quit": true}   (or the end of the input)

A move is a player's decision; dealing takes time but never counts. The kinds:

loop     From Python: clone a dealt state, then ask for the legal actions and apply a random one.
whole    The same from an undealt state; every chance node is sampled with OpenSpiel's own
         `sample_action`, as its documentation has it.
shuffle  As whole, but dealt from one shuffled deck, the fastest way we found.
playout  No Python between moves: OpenSpiel's C++ `RandomRolloutEvaluator` on a dealt state.
lists    As loop, and before each move the observation and the mask of the legal actions, as lists:
         what its documentation shows.
arrays   The same with the observation written into a numpy array by its `Observer`, the fastest way
         we found.

Each side deserves its fastest honest form. So nothing asks `is_terminal` (the legal actions of
a finished game are empty), methods are bound once per game, and `shuffle` spares OpenSpiel its
chance nodes: the distribution is the same in a fraction of the time. Nobody sees the states
inside the C++ playouts: their moves are the number of rollouts times the mean length of random
games from the same deals, sampled beforehand, untimed. For hearts that is exact (a deal fixes
the length), for dou_dizhu within about 0.3 % (one sigma).
"""

import json
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, Protocol

# OpenSpiel ships no types, and lives in another environment than the one that is type-checked.
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from open_spiel.python.observation import make_observation  # type: ignore[import-not-found, unused-ignore]

DEALS = 128  # per look at the clock; many, for one dou_dizhu deal can cost twice another's time
ROLLOUTS = 50  # per deal and search, so that the search around them costs next to nothing
LENGTH_SAMPLES = 150  # random games per deal to learn how long its playouts are
SEED = 20

dice = Random()
random = dice.random


class State(Protocol):
    def apply_action(self, action: int, /) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> "State": ...
    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def legal_actions_mask(self) -> list[int]: ...
    def move_number(self) -> int: ...
    def observation_tensor(self) -> list[float]: ...


def play(state: State) -> int:
    """Play at random to the end; the answer counts every action since the undealt state."""
    legal_actions, apply_action = state.legal_actions, state.apply_action
    while actions := legal_actions():
        apply_action(actions[int(random() * len(actions))])
    return state.move_number()


def fair_outcomes(state: State) -> list[int]:
    outcomes = state.chance_outcomes()
    if len({probability for _, probability in outcomes}) != 1:
        raise ValueError("a shuffled deck would not have the distribution of this chance node")
    return [action for action, _ in outcomes]


def sample_deal(game: Any) -> State:
    state: State = game.new_initial_state()
    while state.is_chance_node():
        action, _ = pyspiel.sample_action(state.chance_outcomes(), random())
        state.apply_action(action)
    return state


class Watched:
    """A game that is observed at every move: spades has 66 actions, and observations of 578
    numbers."""

    def __init__(self, name: str) -> None:
        dice.seed(f"{name} {SEED}")
        game = pyspiel.load_game(name)
        self.deals = [sample_deal(game) for _ in range(DEALS)]
        self.dealt = self.deals[0].move_number()
        self.observer = make_observation(game)

    def lists(self) -> int:
        moves = 0
        for deal in self.deals:
            state = deal.clone()
            tensor, mask = state.observation_tensor, state.legal_actions_mask
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while actions := legal_actions():
                tensor()
                mask()
                apply_action(actions[int(random() * len(actions))])
            moves += state.move_number() - self.dealt
        return moves

    def arrays(self) -> int:
        moves = 0
        set_from = self.observer.set_from
        for deal in self.deals:
            state = deal.clone()
            player, mask = state.current_player, state.legal_actions_mask
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while actions := legal_actions():
                set_from(state, player())
                mask()
                apply_action(actions[int(random() * len(actions))])
            moves += state.move_number() - self.dealt
        return moves

    def batch(self, kind: str) -> tuple[Callable[[], int], int]:
        return (self.lists if kind == "lists" else self.arrays), DEALS


class Rival:
    """One OpenSpiel card game whose chance is one opening draw and then a deck dealt out."""

    def __init__(self, name: str) -> None:
        dice.seed(f"{name} {SEED}")  # the same deals in every run
        self.game = pyspiel.load_game(name)
        self.learn_to_deal()
        self.deals = [self.deal() for _ in range(DEALS)]
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
        self.searcher = pyspiel.MCTSBot(
            self.game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1,
            solve=False, seed=SEED, verbose=False,
        )  # fmt: skip
        sampled = sum(self.loop() for _ in range(LENGTH_SAMPLES))
        self.playout_moves = round(sampled * ROLLOUTS / LENGTH_SAMPLES)

    def learn_to_deal(self) -> None:
        """Read the deck off the chance nodes; each must lack the cards dealt before, no more."""
        state: State = self.game.new_initial_state()
        self.openings = fair_outcomes(state)
        state.apply_action(self.openings[0])
        self.deck = fair_outcomes(state)
        self.dealt = 0
        while state.is_chance_node():
            if fair_outcomes(state) != self.deck[self.dealt :]:
                raise ValueError("this game does not deal one deck card by card")
            state.apply_action(self.deck[self.dealt])
            self.dealt += 1

    def deal(self) -> State:
        state: State = self.game.new_initial_state()
        apply_action = state.apply_action
        apply_action(self.openings[int(random() * len(self.openings))])
        for card in sorted(self.deck, key=lambda _: random())[: self.dealt]:
            apply_action(card)
        return state

    def only_moves(self, actions: int) -> int:
        return actions - DEALS * (1 + self.dealt)

    def loop(self) -> int:
        return self.only_moves(sum([play(deal.clone()) for deal in self.deals]))

    def whole(self) -> int:
        return self.only_moves(sum([play(sample_deal(self.game)) for _ in range(DEALS)]))

    def shuffle(self) -> int:
        return self.only_moves(sum([play(self.deal()) for _ in range(DEALS)]))

    def playout(self) -> int:
        for deal in self.deals:
            self.searcher.mcts_search(deal)
        return self.playout_moves

    def batch(self, kind: str) -> tuple[Callable[[], int], int]:
        """The work between two looks at the clock, and how many games it is."""
        match kind:
            case "loop":
                return self.loop, DEALS
            case "whole":
                return self.whole, DEALS
            case "shuffle":
                return self.shuffle, DEALS
            case "playout":
                return self.playout, DEALS * ROLLOUTS
        raise ValueError(f"no such kind: {kind}")


def measure(work: Callable[[], int], games: int, seconds: float) -> dict[str, float]:
    moves = batches = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        moves += work()
        batches += 1
    return {"moves": moves, "cpu_seconds": spent, "games": games * batches}


def main() -> None:
    rival, watched = cache(Rival), cache(Watched)
    print(json.dumps({"open_spiel": version("open_spiel")}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("quit"):
            break
        kind = request["kind"]
        side = (watched if kind in ("lists", "arrays") else rival)(request["game"])
        work, games = side.batch(kind)
        print(json.dumps(measure(work, games, request["seconds"])), flush=True)


if __name__ == "__main__":
    main()
