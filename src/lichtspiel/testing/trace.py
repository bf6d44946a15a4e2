"""Compiled and interpreted rules must play the same games, step by step.

`python -m lichtspiel.testing.trace GAME GAMES` prints every step of seeded random games
with a fingerprint of the whole table; run under both, the prints must be equal.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from lichtspiel.engine.contract import Game
from lichtspiel.engine.record import fingerprint
from lichtspiel.engine.registry import get_game
from lichtspiel.testing.playing import BrokenContract, play_at_random, setups


def trace(game: Game, games: int) -> Iterator[str]:
    """One line for each step: what was played, what could be played next, the table."""
    for setup in setups(game):
        for seed in range(games):
            for number, table in enumerate(play_at_random(setup, seed)):
                played = table.actions[-1] if table.actions else "deal"
                legal = ",".join(str(action.id) for action in table.legal_actions())
                yield f"{setup} {seed}:{number} {played} [{legal}] {fingerprint(table.state)}"


def is_compiled(game: Game) -> bool:
    """Whether the rules of a game come from a compiled file."""
    module = sys.modules[type(game.new(game.setup())).__module__]
    return Path(module.__file__ or "").suffix not in (".py", "")


def check_compiled_plays_the_same(game: Game, games: int = 5) -> int:
    """Compare the two in processes of their own; return the number of steps compared."""
    compiled, interpreted = (_printed(game, games, pure=pure) for pure in ("0", "1"))
    for mine, other in zip_longest(compiled, interpreted):
        if mine != other:
            raise BrokenContract(f"compiled:    {mine}\ninterpreted: {other}")
    return len(compiled)


def _printed(game: Game, games: int, *, pure: str) -> list[str]:
    command = [sys.executable, "-m", "lichtspiel.testing.trace", game.slug, str(games)]
    environment = {**os.environ, "LICHTSPIEL_INTERPRETED": pure}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    for line in trace(get_game(sys.argv[1]), int(sys.argv[2])):
        print(line)
