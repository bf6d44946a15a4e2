"""`lichtspiel bench`: moves per second, beside OpenSpiel where it is installed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import lichtspiel
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.cli.progress import progress
from lichtspiel.lab.bench import KINDS, Bench, find_rival
from lichtspiel.text import Texts, layout


def describe(parser: Parser, texts: Texts) -> None:
    parser.value("--game", "GAME", str, texts.say("cli-bench-game"))
    parser.value("--rounds", "N", whole("--rounds", 1, 1000), texts.say("cli-bench-rounds"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    with find_rival() as rival:
        bench = Bench(rival, rounds=given.rounds or 7, only=given.game)
        with progress(texts, "progress-measurements", bench.steps) as advance:
            document = bench.measure(advance)
    if given.json:
        print_json(document)
    else:
        for line in _lines(document, texts, layout.table_width()):
            print(line)
    return 0


def _lines(document: dict[str, Any], texts: Texts, width: int) -> Iterator[str]:
    """The document as a table for people."""
    head = texts.say(
        "bench-head",
        version=lichtspiel.__version__,
        compiled="yes" if document["compiled"] else "no",
        flags=document["flags"] or "",
        rival=document["open_spiel"] or "none",
        rounds=document["rounds"],
    )
    yield from layout.wrapped(head, width)
    yield from layout.wrapped(texts.say("bench-rates"), width)
    rows = []
    for name, kinds in document["moves_per_cpu_second"].items():
        ratios = document["games"].get(name, {})
        rows.append([name, *(_cell(kinds.get(kind), ratios.get(kind)) for kind in KINDS)])
    yield from layout.table(["", *KINDS], rows, width)
    for slug, found in document["details"].items():
        details = ", ".join(f"{name} {value}" for name, value in found.items())
        yield from layout.wrapped(f"{slug}: {details}", width, 0, 2)


def _cell(moves: float | None, ratio: float | None) -> str:
    if moves is None:
        return "–"
    return f"{moves / 1e6:.2f}" + ("" if ratio is None else f" ({ratio:.2f}×)")
