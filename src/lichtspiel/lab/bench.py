"""Our speed beside OpenSpiel's C++ card games, measured in turns within one run.

Machines are noisy: a figure of one moment says little. So every round measures both
sides right after each other, and what counts is the median of the rounds' ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import lichtspiel
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.lab.speed import Runner, details, rate
from lichtspiel.text import Texts

KINDS = {"loop": "loop", "whole": "whole", "whole_shuffled": "shuffle", "playout": "playout"}
"""Our kinds of play, and what the rival does against each."""
YARDSTICK, OTHER = "dou_dizhu", "hearts"
SECONDS = 0.4

_FLAGS = Path(lichtspiel.__file__).with_name("compiled.txt")
"""How the rules were compiled; setup.py writes it."""
_RIVAL = Path(__file__).with_name("openspiel_rival.py")


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


def _beside() -> str | None:
    """The interpreter that has OpenSpiel: as the environment says, or as `make bench` left it."""
    usual = Path(sys.prefix).parent / ".venv-bench" / "bin" / "python"
    return os.environ.get("LICHTSPIEL_OPENSPIEL_PYTHON") or (str(usual) if usual.exists() else None)


@contextmanager
def find_rival() -> Iterator[Rival | None]:
    """OpenSpiel, if `make bench` has installed it aside; else nothing to compare with."""
    python = _beside()
    if python is None:
        yield None
        return
    with subprocess.Popen(
        [python, str(_RIVAL)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
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

    def measure(self) -> dict[str, Any]:
        """Ratios to dou_dizhu under `games`; rates, and costs of single steps, beside them."""
        rates: dict[str, dict[str, list[float]]] = {}
        for _ in range(self._rounds):
            for kind, against in KINDS.items():
                for name, moves in self._round(kind, against):
                    rates.setdefault(name, {}).setdefault(kind, []).append(moves)
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
            "details": {slug: self._details(runner) for slug, runner in self._runners.items()},
        }

    def _round(self, kind: str, against: str) -> Iterator[tuple[str, float]]:
        if self._rival is not None:
            yield YARDSTICK, self._rival.rate(YARDSTICK, against)
            yield OTHER, self._rival.rate(OTHER, against)
        for slug, runner in self._runners.items():
            work = getattr(runner, kind.removesuffix("_shuffled"))
            yield slug, rate(work, SECONDS)

    def _ratios(
        self, rates: dict[str, dict[str, list[float]]], slug: str
    ) -> dict[str, float | None]:
        if self._rival is None:
            return dict.fromkeys(KINDS, None)
        return {
            kind: round(
                median(
                    ours / theirs
                    for ours, theirs in zip(rates[slug][kind], rates[YARDSTICK][kind], strict=True)
                ),
                2,
            )
            for kind in KINDS
        }

    def _details(self, runner: Runner) -> dict[str, float]:
        return {**details(runner), "interpreted_loop": round(_interpreted(runner.game.slug))}

    def lines(self, document: dict[str, Any], texts: Texts) -> Iterator[str]:
        """The document as a table for people."""
        yield texts.say(
            "bench-head",
            version=lichtspiel.__version__,
            compiled="yes" if document["compiled"] else "no",
            flags=document["flags"] or "",
            rival=document["open_spiel"] or "none",
            rounds=document["rounds"],
        )
        yield texts.say("bench-rates")
        yield f"{'':<20}" + "".join(f"{kind:>18}" for kind in KINDS)
        for name, kinds in document["moves_per_cpu_second"].items():
            ratios = document["games"].get(name, {})
            cells = (_cell(kinds[kind], ratios.get(kind)) for kind in KINDS)
            yield f"{name:<20}" + "".join(f"{cell:>18}" for cell in cells)
        for slug, found in document["details"].items():
            yield f"{slug}: " + ", ".join(f"{name} {value}" for name, value in found.items())


def _cell(moves: float, ratio: float | None) -> str:
    return f"{moves / 1e6:.2f}" + ("" if ratio is None else f" ({ratio:.2f}×)")


def _interpreted(slug: str) -> float:
    """The first loop with the rules as they are, in a process of its own."""
    command = [sys.executable, "-m", "lichtspiel.lab.speed", slug, "1"]
    environment = {**os.environ, "LICHTSPIEL_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
