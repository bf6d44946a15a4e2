"""Measures our speed beside OpenSpiel's C++ card games, alternately within one run.

Machines are noisy, so single figures say little. Every round measures both sides right after
each other, and the result is the median of the rounds' ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import lichtspiel
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.lab.speed import Runner, details, rate

YARDSTICK, OTHER, WATCHED = "dou_dizhu", "hearts", "spades"
"""The rival's games: what we are measured against, one more beside it, and one to be observed:
the others have too many actions for a mask, or no observation."""
KINDS = {
    "loop": ("loop", (YARDSTICK, OTHER)),
    "whole": ("whole", (YARDSTICK, OTHER)),
    "whole_shuffled": ("shuffle", (YARDSTICK, OTHER)),
    "playout": ("playout", (YARDSTICK, OTHER)),
    "rollouts": ("playout", (YARDSTICK, OTHER)),
    "step": ("lists", (WATCHED,)),
    "step_arrays": ("arrays", (WATCHED,)),
}
"""Our kinds of play, and what the rival does against each, in which games: the first counts."""
_OURS = {"whole_shuffled": "whole", "step_arrays": "step"}
"""Kinds that are the same on our side as another one."""
_INTERPRETED = ("loop", "playout", "step")
SECONDS = 0.4

_FLAGS = Path(lichtspiel.__file__).with_name("compiled.txt")
"""How the rules were compiled; setup.py writes it."""
_CHECKOUT = Path(sys.prefix).parent
_RIVAL = (
    _CHECKOUT / ".venv-bench" / "bin" / "python",
    _CHECKOUT / "benchmarks" / "openspiel_rival.py",
)
"""The Python with OpenSpiel that `make bench` installs in an environment of its own."""


class Rival:
    """OpenSpiel in a process and an environment of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.version: str = self._answer()["open_spiel"]

    def rate(self, game: str, kind: str) -> float:
        """Moves per CPU-second."""
        assert self._process.stdin is not None
        request = {"game": game, "kind": kind, "seconds": SECONDS}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        return float(answer["moves"] / answer["cpu_seconds"])

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


@contextmanager
def find_rival() -> Iterator[Rival | None]:
    """OpenSpiel, if `make bench` has installed it; else None."""
    if not all(file.exists() for file in _RIVAL):
        yield None
        return
    with subprocess.Popen(
        _RIVAL, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Rival(process)
        finally:
            process.terminate()


class Bench:
    """All measurements of one run."""

    def __init__(self, rival: Rival | None, rounds: int, only: str | None = None) -> None:
        self._rival = rival
        self._rounds = rounds
        games = [get_game(only)] if only else all_games()
        self._runners = {game.slug: Runner(game) for game in games}

    @property
    def steps(self) -> int:
        """How many steps of progress `measure` reports."""
        ours = len(self._runners)
        theirs = sum(len(games) for _, games in KINDS.values()) if self._rival is not None else 0
        return self._rounds * (len(KINDS) * ours + theirs) + ours

    def measure(self, progress: Callable[[int], None] = lambda _done: None) -> dict[str, Any]:
        """Ratios to dou_dizhu under `games`; rates, and costs of single steps, beside them."""
        steps = count(1)
        progress(0)
        rates: dict[str, dict[str, list[float]]] = {}
        for _ in range(self._rounds):
            for kind in KINDS:
                for name, moves in self._round(kind):
                    rates.setdefault(name, {}).setdefault(kind, []).append(moves)
                    progress(next(steps))
        costs = {}
        for slug, runner in self._runners.items():
            costs[slug] = self._details(runner)
            progress(next(steps))
        medians = {
            name: {kind: round(median(found)) for kind, found in kinds.items()}
            for name, kinds in rates.items()
        }
        return {
            "compiled": lichtspiel.compiled,
            "flags": _FLAGS.read_text(encoding="utf-8").strip() if lichtspiel.compiled else None,
            "open_spiel": self._rival.version if self._rival else None,
            "rounds": self._rounds,
            "games": {slug: self._ratios(rates, slug) for slug in self._runners},
            "moves_per_cpu_second": medians,
            "details": costs,
        }

    def _round(self, kind: str) -> Iterator[tuple[str, float]]:
        against, games = KINDS[kind]
        if self._rival is not None:
            for game in games:
                yield game, self._rival.rate(game, against)
        for slug, runner in self._runners.items():
            yield slug, rate(getattr(runner, _OURS.get(kind, kind)), SECONDS)

    def _ratios(
        self, rates: dict[str, dict[str, list[float]]], slug: str
    ) -> dict[str, float | None]:
        if self._rival is None:
            return dict.fromkeys(KINDS, None)
        return {
            kind: round(
                median(
                    ours / theirs
                    for ours, theirs in zip(rates[slug][kind], rates[games[0]][kind], strict=True)
                ),
                2,
            )
            for kind, (_, games) in KINDS.items()
        }

    def _details(self, runner: Runner) -> dict[str, float]:
        slug = runner.game.slug
        return {
            **details(runner),
            **{f"interpreted_{kind}": round(_interpreted(slug, kind)) for kind in _INTERPRETED},
        }


def _interpreted(slug: str, kind: str) -> float:
    """The same with interpreted rules, in a process of its own."""
    command = [sys.executable, "-m", "lichtspiel.lab.speed", slug, kind, "1"]
    environment = {**os.environ, "LICHTSPIEL_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
