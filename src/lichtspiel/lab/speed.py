"""Measures the speed of our games with the same loops that OpenSpiel runs.

`python -m lichtspiel.lab.speed GAME KIND SECONDS` prints the rate of one kind, so that the
interpreted rules can be measured in a process of their own.
"""

from __future__ import annotations

import pickle
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from time import process_time

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import CHANCE, Game, State
from lichtspiel.engine.playout import playout
from lichtspiel.engine.position import read_position
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.engine.table import replay
from lichtspiel.lab.playing_out import rollouts
from lichtspiel.lab.vector import VectorGame
from lichtspiel.testing.playing import play_at_random

DEALS = 128
ROLLOUTS = 50
"""Of each deal, as OpenSpiel's evaluator is asked for."""
STEPS = 16
SEED = 20
USUAL_SEATS = 4

random = Random(SEED).random


class Runner:
    """One of our games, with a number of dealt states."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.setup = game.setup(min(max(USUAL_SEATS, game.least_seats), game.most_seats))
        self.deals = [self._deal(number) for number in range(DEALS)]
        self._dice = Dice(SEED)
        self._root = Seeds.numbered(SEED).root()
        self._dealt = 0
        self._games: VectorGame | None = None

    def _deal(self, number: int) -> State:
        state = self.game.new(self.setup)
        state.deal(SeedStream(Seeds.numbered(SEED, number).root(), 0))
        return state

    def loop(self) -> int:
        return sum([play(deal.copy()) for deal in self.deals])

    def whole(self) -> int:
        """Whole games including all deals, each dealt from a verifiable stream of its own."""
        moves = 0
        for _ in range(DEALS):
            state = self.game.new(self.setup)
            while state.actor == CHANCE:
                state.deal(SeedStream(self._root, self._dealt))
                self._dealt += 1
                moves += play(state)
        return moves

    def playout(self) -> int:
        return sum([playout(deal.copy(), self._dice) for deal in self.deals])

    def rollouts(self) -> int:
        """The same through `lab.rollouts`, results as arrays, on one core."""
        return sum([int(rollouts(deal, ROLLOUTS, workers=1).moves.sum()) for deal in self.deals])

    def step(self) -> int:
        """Random actions in many games at once, with all arrays, and with new deals."""
        if self._games is None:
            self._games = VectorGame(self.setup, DEALS)
            self._games.reset(seed=SEED)
        for _ in range(STEPS):
            self._games.step(self._games.random_actions())
        return STEPS * DEALS


def play(state: State) -> int:
    """Play at random from Python until nobody is to act; return the number of moves."""
    moves = 0
    legal_actions, apply = state.legal_actions, state.apply
    while actions := legal_actions():
        apply(actions[int(random() * len(actions))])
        moves += 1
    return moves


def rate(work: Callable[[], int], seconds: float) -> float:
    """Moves per CPU-second."""
    moves = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        moves += work()
    return moves / spent


def microseconds(work: Callable[[], object], seconds: float = 0.1) -> float:
    times = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(50):
            work()
        times += 50
    return round(spent / times * 1e6, 2)


def details(runner: Runner) -> dict[str, float]:
    """The cost of single operations in the middle of a game, in microseconds and bytes."""
    game, dice = runner.game, Dice(SEED)
    *_, finished = play_at_random(runner.setup, SEED)
    middle = replay(finished.record(), len(finished.actions) // 2)
    state, seat = middle.state, middle.actor
    view = state.view(seat)
    document = state.position_text()
    return {
        "legal_actions": round(mean_legal_actions(runner), 1),
        "copy_us": microseconds(state.copy),
        "view_us": microseconds(lambda: state.view(seat)),
        "view_pickled_us": microseconds(lambda: pickle.loads(pickle.dumps(view))),
        "imagine_us": microseconds(lambda: game.imagine(view, dice)),
        "position_to_json_us": microseconds(state.position_text),
        "position_from_json_us": microseconds(lambda: read_position(document)),
        "state_bytes": bytes_of(state.copy),
        "record_bytes": bytes_of(finished.record),
        "record_json_bytes": len(finished.record().dumps().encode()),
    }


def mean_legal_actions(runner: Runner) -> float:
    listed = asked = 0
    for deal in runner.deals:
        state = deal.copy()
        while actions := state.legal_actions():
            listed, asked = listed + len(actions), asked + 1
            state.apply(actions[int(random() * len(actions))])
    return listed / asked


def bytes_of(make: Callable[[], object], count: int = 500) -> int:
    """The memory that one object takes, averaged over many."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [make() for _ in range(count)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(kept))


if __name__ == "__main__":
    slug, kind, seconds = sys.argv[1:]
    print(rate(getattr(Runner(get_game(slug)), kind), float(seconds)))
