"""`lichtspiel sim`: simulate many games."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from lichtspiel.bots import LEVELS
from lichtspiel.cli.bots import check_bots, read_bots
from lichtspiel.cli.executors import describe_executor, read_executor
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.cli.progress import progress
from lichtspiel.cli.setups import describe_documents, describe_setup, read_setup
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.executor import Executor, Here
from lichtspiel.lab.match import Job
from lichtspiel.lab.record_lines import table_of
from lichtspiel.lab.simulate import Simulation, simulate
from lichtspiel.terminal.saves import save
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    describe_setup(parser, texts)
    parser.value("--games", "N", whole("--games", 1, 10**9), texts.say("cli-games-number"))
    parser.value(
        "--bots", "LEVEL,…", read_bots, texts.say("cli-sim-bots", levels=", ".join(LEVELS))
    )
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-seed"))
    describe_executor(parser, texts)
    parser.value("--out", "FILE", _path("--out"), texts.say("cli-sim-out"))
    parser.value("--records", "FOLDER", _path("--records"), texts.say("cli-records"))
    parser.switch("--json", texts.say("cli-json"))
    describe_documents(parser, texts)


def _path(option: str) -> Callable[[str], Path]:
    def read(text: str) -> Path:
        if not text:
            raise BadInput("cli-needs-value", option=option)
        return Path(text)

    return read


def run(texts: Texts, given: Namespace) -> int:
    setup = read_setup(given)
    bots = _bots(setup, given.bots or ())
    games, seed = given.games or 1000, given.seed or 0
    if given.out is not None and given.records is not None:
        raise BadInput("cli-not-together", one="--out", other="--records")
    executor = _executor(given)
    steps = games if given.records is None else 2 * games
    done = 0
    with progress(texts, "progress-games", steps) as advance:

        def tell(count: int) -> None:
            nonlocal done
            done = count
            advance(count)

        try:
            found = simulate(setup, games, seed, tell, bots, executor, given.out)
        except (KeyboardInterrupt, BadInput):
            if done:
                kept = "lost" if given.out is None else "kept"
                said = texts.say("sim-stopped", done=done, games=games, kept=kept)
                print(said, file=sys.stderr)
            raise
        if given.records is not None:
            for number in range(games):
                table = table_of(Job(setup, (bots,), seed), number)
                save(table.record(), given.records / f"{setup.game}-{seed}-{number}.json")
                advance(games + number + 1)
    if given.json:
        print_json(found.to_json())
    else:
        _print(texts, found)
    return 0


def _executor(given: Namespace) -> Executor:
    """To start workers takes longer than a thousand random games."""
    if given.bots or given.out is not None or given.workers or given.ray:
        return read_executor(given)
    return Here()


def _bots(setup: Setup, levels: tuple[str, ...]) -> tuple[str, ...]:
    """A bot for each seat; the last one given is repeated. Empty: everyone plays at random."""
    if not levels:
        return ()
    if len(levels) > setup.seats:
        raise BadInput("arena-bots-seats", found=len(levels), seats=setup.seats)
    check_bots(get_game(setup.game), levels)
    return levels + levels[-1:] * (setup.seats - len(levels))


def _print(texts: Texts, found: Simulation) -> None:
    rate = round(found.rate or 0)
    print(texts.say("sim-games", games=found.games, moves=found.moves, rate=rate))
    for reason, count in found.reasons.most_common():
        words = texts.of_game(found.setup.game, f"reason-{reason}")
        share = 100 * count / found.games
        print(texts.say("sim-reason", reason=words, count=count, share=share))
    for seat in range(found.setup.seats):
        share = 100 * found.wins[seat] / found.games
        print(texts.say("sim-wins", seat=seat + 1, count=found.wins[seat], share=share))
    if found.out is not None:
        print(texts.say("sim-out", path=str(found.out)))
