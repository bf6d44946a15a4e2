"""`lichtspiel bench`: moves per second, beside OpenSpiel where it is installed."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.lab.bench import Bench, find_rival
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    parser.value("--game", "GAME", str, texts.say("cli-bench-game"))
    parser.value("--rounds", "N", whole("--rounds", 1, 1000), texts.say("cli-bench-rounds"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    with find_rival() as rival:
        bench = Bench(rival, rounds=given.rounds or 7, only=given.game)
        document = bench.measure()
    if given.json:
        print_json(document)
    else:
        for line in bench.lines(document, texts):
            print(line)
    return 0
