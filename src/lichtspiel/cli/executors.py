"""Where games are played, on the command line: worker processes, or a cluster."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.parser import Parser, whole
from lichtspiel.engine.errors import BadInput
from lichtspiel.lab.executor import Executor, Processes
from lichtspiel.text import Texts


def describe_executor(parser: Parser, texts: Texts) -> None:
    parser.value("--workers", "N", whole("--workers", 1, 1000), texts.say("cli-arena-workers"))
    parser.value("--ray", "ADDRESS", _address, texts.say("cli-ray"))


def read_executor(given: Namespace) -> Executor:
    if given.ray is None:
        return Processes(given.workers)
    if given.workers is not None:
        raise BadInput("cli-not-together", one="--ray", other="--workers")
    from lichtspiel.lab.cluster import Ray  # slow to import, and often not installed

    return Ray(given.ray)


def _address(text: str) -> str:
    if not text:
        raise BadInput("cli-needs-value", option="--ray")
    return text
