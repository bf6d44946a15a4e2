"""`lichtspiel arena`: let bots play each other, and measure how strong they are."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from lichtspiel.bots import LEVELS, Budget, thinking_for
from lichtspiel.cli.arena_tables import print_tables
from lichtspiel.cli.bots import check_bots, read_bots
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, seconds, whole
from lichtspiel.cli.progress import progress
from lichtspiel.cli.setups import describe_documents, describe_setup, read_setup
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.options import Document
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.arena import Arena
from lichtspiel.lab.match import Job, Seating, pairings, rotations
from lichtspiel.lab.report import report
from lichtspiel.lab.results import Results
from lichtspiel.lab.statistics import FEWEST
from lichtspiel.lab.summary import Field, Summary
from lichtspiel.text import Texts

_DEALS = 100


def describe(parser: Parser, texts: Texts) -> None:
    levels = ", ".join(LEVELS)
    describe_setup(parser, texts)
    parser.value("--bots", "LEVEL,…", read_bots, texts.say("cli-arena-bots", levels=levels))
    parser.value("--round-robin", "LEVEL,…", read_bots, texts.say("cli-arena-round-robin"))
    parser.value(
        "--deals", "N", whole("--deals", FEWEST, 10**7), texts.say("cli-arena-deals", usual=_DEALS)
    )
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-seed"))
    parser.value("--worlds", "N", whole("--worlds", 1, 10**6), texts.say("cli-arena-worlds"))
    parser.value("--think", "SECONDS", seconds("--think"), texts.say("cli-arena-think"))
    parser.value("--workers", "N", whole("--workers", 1, 1000), texts.say("cli-arena-workers"))
    parser.value("--results", "FILE", _file("--results"), texts.say("cli-arena-results"))
    parser.value("--report", "FILE", _file("--report"), texts.say("cli-arena-report"))
    parser.switch("--json", texts.say("cli-json"))
    describe_documents(parser, texts)


def run(texts: Texts, given: Namespace) -> int:
    field = _field(given)
    setup = _setup(given, field)
    job = _job(setup, field, given)
    deals = given.deals or _DEALS
    results = Results(job, given.results)
    if given.report is not None:
        _write(given.report, "", "a")  # so that an error comes now, not after hours of play
    try:
        with progress(texts, "arena-deals", deals) as advance:
            Arena(results, deals, given.workers, advance).run()
    except KeyboardInterrupt:
        done = deals - len(results.missing(deals))
        kept = "lost" if given.results is None else "kept"
        print(texts.say("arena-stopped", done=done, deals=deals, kept=kept), file=sys.stderr)
        raise
    document = Summary(job, results.first(deals)).document(field, _command(job, field, deals))
    if given.report is not None:
        _write(given.report, report(document, texts))
    if given.json:
        print_json(document)
    else:
        print_tables(document, texts)
    return 0


def _file(option: str) -> Callable[[str], Path]:
    def read(text: str) -> Path:
        if not text:
            raise BadInput("cli-needs-value", option=option)
        return Path(text)

    return read


def _field(given: Namespace) -> Field:
    if given.bots and given.round_robin:
        raise BadInput("cli-not-together", one="--bots", other="--round-robin")
    if given.bots:
        return Field(bots=given.bots)
    if not given.round_robin:
        raise BadInput("arena-nobody")
    if len(set(given.round_robin)) < len(given.round_robin):
        raise BadInput("arena-level-twice")
    return Field(round_robin=given.round_robin)


def _setup(given: Namespace, field: Field) -> Setup:
    """With a lineup, the number of bots is the number of seats."""
    if field.bots and given.seats is None and not given.solo:
        given.seats = len(field.bots)
    setup = read_setup(given)
    if field.bots and len(field.bots) != setup.seats:
        raise BadInput("arena-bots-seats", found=len(field.bots), seats=setup.seats)
    if len(field.round_robin) == 1 and not get_game(setup.game).cooperative:
        raise BadInput("arena-one-level")
    check_bots(get_game(setup.game), field.bots or field.round_robin)
    return setup


def _job(setup: Setup, field: Field, given: Namespace) -> Job:
    if field.bots:
        seatings: list[Seating] = rotations(field.bots)
    else:
        pairs = pairings(field.round_robin, setup).values()
        seatings = list(dict.fromkeys(seating for pair in pairs for seating in pair))
    return Job(setup, tuple(seatings), given.seed or 0, _budget(given))


def _budget(given: Namespace) -> Budget:
    """Without --think no time limit; with it that limit, and --worlds if given."""
    if given.think is not None and given.worlds is None:
        return thinking_for(given.think)
    return Budget(given.worlds, given.think)


def _command(job: Job, field: Field, deals: int) -> str:
    """The command that reproduces these results; decks and scripts are in the document."""
    setup = job.setup
    words = ["lichtspiel arena", setup.game]
    if field.bots:
        words.append(f"--bots {','.join(field.bots)}")
    else:
        words.append(f"--round-robin {','.join(field.round_robin)} --seats {setup.seats}")
    for option in job.game.options:
        value = setup.options[option.name]
        if value != option.default_for(setup.seats):
            typed = "FILE" if isinstance(option, Document) else _typed(value)
            words.append(f"--option {option.name}={typed}")
    words.append(f"--deals {deals} --seed {job.seed}")
    if job.budget.worlds is not None:
        words.append(f"--worlds {job.budget.worlds}")
    if job.budget.seconds is not None:
        words.append(f"--think {job.budget.seconds:g}")
    return " ".join(words)


def _typed(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _write(path: Path, content: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(content)
    except OSError as error:
        raise BadInput("file-not-written", path=str(path), why=why_refused(error)) from None
