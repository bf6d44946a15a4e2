"""`lichtspiel sim`: random games by the thousand."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.cli.progress import progress
from lichtspiel.cli.setups import describe_setup, read_setup
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.lab.simulate import Simulation, dice_of, simulate
from lichtspiel.terminal.saves import save
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    describe_setup(parser, texts)
    parser.value("--games", "N", whole("--games", 1, 10**9), texts.say("cli-games-number"))
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-seed"))
    parser.value("--records", "FOLDER", _folder, texts.say("cli-records"))
    parser.switch("--json", texts.say("cli-json"))


def _folder(text: str) -> Path:
    if not text:
        raise BadInput("cli-needs-value", option="--records")
    return Path(text)


def run(texts: Texts, given: Namespace) -> int:
    setup = read_setup(given)
    games, seed = given.games or 1000, given.seed or 0
    steps = games if given.records is None else 2 * games
    with progress(texts, "progress-games", steps) as told:
        found = simulate(setup, games, seed, told)
        if given.records is not None:
            for number in range(games):
                _write_record(setup, seed, number, given.records)
                told(games + number + 1)
    if given.json:
        print_json(found.to_json())
    else:
        _print(texts, found)
    return 0


def _write_record(setup: Setup, seed: int, number: int, folder: Path) -> None:
    """The same game again, at a table that keeps a record."""
    seeds = Seeds.numbered(seed, number)
    table, dice = Table(setup, seeds), dice_of(seeds)
    for action in table.state.outside_actions():  # no clock runs here
        table.play(action)
    while not table.over:
        actions = table.legal_actions()
        table.play(actions[dice.below(len(actions))])
    save(table.record(), folder / f"{setup.game}-{seed}-{number}.json")


def _print(texts: Texts, found: Simulation) -> None:
    rate = round(found.moves / found.seconds)
    print(texts.say("sim-games", games=found.games, moves=found.moves, rate=rate))
    for reason, count in found.reasons.most_common():
        words = texts.say(f"{found.setup.game}-reason-{reason}")
        share = 100 * count / found.games
        print(texts.say("sim-reason", reason=words, count=count, share=share))
    for seat in range(found.setup.seats):
        share = 100 * found.wins[seat] / found.games
        print(texts.say("sim-wins", seat=seat + 1, count=found.wins[seat], share=share))
