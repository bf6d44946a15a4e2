"""`lichtspiel verify`: check that a game was dealt and played as its record says."""

from __future__ import annotations

import re
from argparse import Namespace

from lichtspiel.cli.files import Document, answer, read_file, several, with_each
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser
from lichtspiel.cli.progress import progress
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.record import Record, read_record
from lichtspiel.engine.table import Verified, verify
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    parser.positionals("record", texts.say("cli-records-several"))
    parser.value("--commitment", "HEX", _commitment, texts.say("cli-commitment"))
    parser.add_argument(
        "--contribution",
        metavar="N=TEXT",
        action="append",
        default=[],
        type=_contribution,
        help=texts.say("cli-contribution"),
    )
    parser.add_argument(
        "--hash",
        metavar="N=HEX",
        action="append",
        default=[],
        type=_seat_hash,
        help=texts.say("cli-contribution-hash"),
    )
    parser.switch("--json", texts.say("cli-json"))


def _contribution(text: str) -> tuple[int, str]:
    seat, equals, said = text.partition("=")
    if not equals or not re.fullmatch("[1-9]", seat):
        raise BadInput("cli-needs-value", option="--contribution N=TEXT")
    return int(seat) - 1, said


def _seat_hash(text: str) -> tuple[int, str]:
    seat, _, said = text.partition("=")
    if not re.fullmatch("[1-9]", seat) or not re.fullmatch("[0-9a-fA-F]{64}", said):
        raise BadInput("cli-needs-value", option="--hash N=HEX")
    return int(seat) - 1, said.lower()


def _commitment(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise BadInput("cli-hash", option="--commitment", digits=64)
    return text.lower()


def run(texts: Texts, given: Namespace) -> int:
    if several(given, alone=("commitment", "contribution", "hash")):
        return _verify_each(texts, given)
    record = read_record(read_file(given.record[0]))
    known = given.commitment, dict(given.contribution), dict(given.hash)
    if given.json:
        print_json(_document(record, verify(record, *known)))
    else:
        verify(record, *known, passed=lambda check: print(f"✓ {texts.message(check)}"))
    return 0


def _verify_each(texts: Texts, given: Namespace) -> int:
    """One line for each record; for a single record, a line for each check."""
    lines: list[str] = []
    with progress(texts, "progress-records", len(given.record)) as advance:

        def check(name: str) -> Document:
            advance(len(lines))
            record = read_record(read_file(name))
            document = _document(record, verify(record))
            lines.append(f"✓ {name}")
            return document

        def wrong(name: str, why: str) -> None:
            lines.append(f"✗ {name}: {why}")

        found = with_each(texts, given.record, check, wrong)
    if not given.json:
        print("\n".join(lines))
    return answer(texts, found, as_json=given.json)


def _document(record: Record, verified: Verified) -> Document:
    return {
        **record.setup.to_json(),
        "verified": [
            {"check": check.id.removeprefix("verified-"), **check.params}
            for check in verified.checks
        ],
    }
