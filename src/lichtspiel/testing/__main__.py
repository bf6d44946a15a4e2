"""The conformance suite from the command line: `python -m lichtspiel.testing GAME`.

Plays seeded random games of every setup and checks every promise of the contract along the way,
with the compiled engine, if there is one, and with the interpreted one. The exit status is 0 if the
game keeps all promises, 1 if it breaks one, 2 if there is no such game.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

from lichtspiel import _switch
from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.errors import LichtspielError
from lichtspiel.engine.manifest import CONTRACT
from lichtspiel.engine.registry import get_game
from lichtspiel.testing.conformance import PROMISES, check_game
from lichtspiel.testing.playing import BrokenContract, play_at_random, setups
from lichtspiel.testing.trace import check_compiled_plays_the_same

_FEW = 3
_COMPILED = _switch.compiled()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m lichtspiel.testing", description=__doc__)
    parser.add_argument("game", help="the slug of an installed game")
    parser.add_argument(
        "--games", type=int, default=_FEW, help="of each setup (default %(default)s)"
    )
    parser.add_argument("--setup", type=int, help="only the setup of this number")
    parser.add_argument("--this-mode", action="store_true", help="only compiled, or only not")
    given = parser.parse_args(words)
    try:
        game = get_game(given.game)
    except LichtspielError as error:
        print(error, file=sys.stderr)
        return 2
    if given.setup is None and not given.this_mode:
        print(f"{game.slug}, by version {CONTRACT} of the contract, in seeded random games:")
        print(*(f"  - {promise}" for promise in PROMISES), sep="\n")
    try:
        _check(game, given.games, given.setup)
        if _COMPILED and not given.this_mode:
            return _check_both_modes(game, given.games, given.setup)
    except BrokenContract as broken:
        print(f"✗ {broken}")
        return 1
    return 0


def _check(game: Game, games: int, only: int | None) -> None:
    """Check each setup separately, so that a failure can be repeated alone."""
    mode = "compiled" if _COMPILED else "interpreted"
    for number, setup in enumerate(setups(game)):
        if only is None or number == only:
            started = time.perf_counter()
            try:
                check_game(game, games=games, only=[setup])
            except BrokenContract as broken:
                again = f"python -m lichtspiel.testing {game.slug} --setup {number} --games {games}"
                variable = "" if _COMPILED else "LICHTSPIEL_INTERPRETED=1 "
                raise BrokenContract(f"{broken}\n  to repeat it: {variable}{again}") from broken
            steps = sum(1 for seed in range(games) for _ in play_at_random(setup, seed))
            seconds = time.perf_counter() - started
            played = f"{games} game{'s' if games != 1 else ''}, {steps} steps, {seconds:.1f} s"
            print(f"✓ {mode}, {_described(game, setup)}: {played}")


def _described(game: Game, setup: Setup) -> str:
    usual = game.setup(setup.seats).options
    changed = [f"{name}={value}" for name, value in setup.options.items() if value != usual[name]]
    return ", ".join([f"{setup.seats} seat{'s' if setup.seats != 1 else ''}", *changed])


def _check_both_modes(game: Game, games: int, only: int | None) -> int:
    """Check again with the interpreted engine; then compare the games of both."""
    command = [sys.executable, "-m", "lichtspiel.testing", game.slug, "--games", str(games)]
    if only is not None:
        command += ["--setup", str(only)]
    sys.stdout.flush()
    environment = {**os.environ, "LICHTSPIEL_INTERPRETED": "1"}
    status = subprocess.run([*command, "--this-mode"], env=environment, check=False).returncode
    if status == 0 and only is None:
        steps = check_compiled_plays_the_same(game, games)
        print(f"✓ compiled and interpreted play the same: {steps} steps")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
