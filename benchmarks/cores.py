"""How much more two cores play than one: `lab.rollouts` with one worker and with two, in turns.

    python benchmarks/cores.py [ROLLOUTS ROUNDS]

By the clock, with all that starting the workers costs: only on a machine that does nothing else.
"""

from __future__ import annotations

import sys
from statistics import median
from time import perf_counter

from lichtspiel import Dice, all_games
from lichtspiel.engine.contract import State
from lichtspiel.lab import rollouts


def seconds(state: State, n: int, workers: int) -> float:
    started = perf_counter()
    rollouts(state, n, workers=workers)
    return perf_counter() - started


def main() -> None:
    n, rounds = (int(text) for text in (sys.argv[1:] or ["400000", "3"]))
    for game in all_games():
        state = game.new(game.setup())
        state.deal(Dice(1))
        ratios = [seconds(state, n, 1) / seconds(state, n, 2) for _ in range(rounds)]
        print(f"{game.slug}: {median(ratios):.2f} times as fast with two workers", flush=True)


if __name__ == "__main__":
    main()
