"""`lichtspiel verify`: was this game dealt and played as its record says?"""

from __future__ import annotations

import re
from argparse import Namespace

from lichtspiel.cli.files import read_file
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, required
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.record import read_record
from lichtspiel.engine.table import verify
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    parser.positional("record", texts.say("cli-record"))
    parser.value("--commitment", "HEX", _commitment, texts.say("cli-commitment"))
    parser.add_argument(
        "--contribution",
        metavar="N=TEXT",
        action="append",
        default=[],
        type=_contribution,
        help=texts.say("cli-contribution"),
    )
    parser.switch("--json", texts.say("cli-json"))


def _contribution(text: str) -> tuple[int, str]:
    seat, equals, said = text.partition("=")
    if not equals or not re.fullmatch("[1-9]", seat):
        raise BadInput("cli-needs-value", option="--contribution N=TEXT")
    return int(seat) - 1, said


def _commitment(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise BadInput("cli-hash", option="--commitment", digits=64)
    return text.lower()


def run(texts: Texts, given: Namespace) -> int:
    record = read_record(read_file(required(given.record, "record")))
    known = given.commitment, dict(given.contribution)
    if given.json:
        print_json(
            {
                **record.setup.to_json(),
                "verified": [
                    {"check": check.id.removeprefix("verified-"), **check.params}
                    for check in verify(record, *known).checks
                ],
            }
        )
    else:
        verify(record, *known, passed=lambda check: print(f"✓ {texts.message(check)}"))
    return 0
