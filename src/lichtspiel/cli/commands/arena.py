"""`lichtspiel arena`: let bots play each other, and measure how strong they are."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from lichtspiel.bots import LEVELS, Budget, thinking_for
from lichtspiel.cli.bots import check_bots, read_bots
from lichtspiel.cli.executors import describe_executor, read_executor
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, seconds, whole
from lichtspiel.cli.progress import progress
from lichtspiel.cli.setups import describe_documents, describe_setup, read_setup
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.order import Order
from lichtspiel.lab.report import report
from lichtspiel.lab.results import Results
from lichtspiel.lab.statistics import FEWEST
from lichtspiel.lab.summary import Field
from lichtspiel.lab.tables import print_tables
from lichtspiel.text import Texts

_DEALS = 100
_MOST_DEALS = 10_000
"""With --decide."""


def describe(parser: Parser, texts: Texts) -> None:
    levels = ", ".join(LEVELS)
    describe_setup(parser, texts)
    parser.value("--bots", "LEVEL,…", read_bots, texts.say("cli-arena-bots", levels=levels))
    parser.value("--round-robin", "LEVEL,…", read_bots, texts.say("cli-arena-round-robin"))
    parser.value(
        "--deals", "N", whole("--deals", FEWEST, 10**7), texts.say("cli-arena-deals", usual=_DEALS)
    )
    parser.value("--decide", "PERCENT", _percent, texts.say("cli-arena-decide", most=_MOST_DEALS))
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-seed"))
    parser.value("--worlds", "N", whole("--worlds", 1, 10**6), texts.say("cli-arena-worlds"))
    parser.value("--think", "SECONDS", seconds("--think"), texts.say("cli-arena-think"))
    describe_executor(parser, texts)
    parser.value("--results", "FILE", _file("--results"), texts.say("cli-arena-results"))
    parser.value("--report", "FILE", _file("--report"), texts.say("cli-arena-report"))
    parser.switch("--json", texts.say("cli-json"))
    describe_documents(parser, texts)


def run(texts: Texts, given: Namespace) -> int:
    order = _order(given)
    executor = read_executor(given)
    results = Results(order.job, given.results)
    if given.report is not None:
        _write(given.report, "", "a")  # so that an error comes now, not after hours of play
    try:
        with progress(texts, "arena-deals", order.deals) as advance:
            document = order.play(results, executor, progress=advance)
    except KeyboardInterrupt:
        done = order.deals - len(results.missing(order.deals))
        kept = "lost" if given.results is None else "kept"
        said = texts.say("arena-stopped", done=done, deals=order.deals, kept=kept)
        print(said, file=sys.stderr)
        raise
    if given.report is not None:
        _write(given.report, report(document, texts))
    if given.json:
        print_json(document)
    else:
        print_tables(document, texts)
    return 0


def _percent(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.1 <= found <= 50:
        raise BadInput("arena-percent", option="--decide", found=text[:40])
    return found


def _file(option: str) -> Callable[[str], Path]:
    def read(text: str) -> Path:
        if not text:
            raise BadInput("cli-needs-value", option=option)
        return Path(text)

    return read


def _order(given: Namespace) -> Order:
    field = _field(given)
    setup = _setup(given, field)
    margin = None if given.decide is None else given.decide / 100
    deals = given.deals or (_DEALS if margin is None else _MOST_DEALS)
    order = Order(setup, field, deals, given.seed or 0, _budget(given), margin)
    check_bots(get_game(setup.game), field.bots or field.round_robin)
    order.check()
    return order


def _field(given: Namespace) -> Field:
    if given.bots and given.round_robin:
        raise BadInput("cli-not-together", one="--bots", other="--round-robin")
    if given.bots:
        return Field(bots=given.bots)
    if not given.round_robin:
        raise BadInput("arena-nobody")
    return Field(round_robin=given.round_robin)


def _setup(given: Namespace, field: Field) -> Setup:
    """With a lineup, the number of bots is the number of seats."""
    if field.bots and given.seats is None and not given.solo:
        given.seats = len(field.bots)
    return read_setup(given)


def _budget(given: Namespace) -> Budget:
    """Without --think no time limit; with it that limit, and --worlds if given."""
    if given.think is not None and given.worlds is None:
        return thinking_for(given.think)
    return Budget(given.worlds, given.think)


def _write(path: Path, content: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(content)
    except OSError as error:
        raise BadInput("file-not-written", path=str(path), why=why_refused(error)) from None
