"""One file for each command: `describe` its arguments, `run` it."""

from __future__ import annotations

from argparse import Namespace
from typing import Protocol

from lichtspiel.cli.commands import (
    admin,
    arena,
    bench,
    games,
    legal,
    play,
    replay,
    serve,
    sim,
    verify,
)
from lichtspiel.cli.parser import Parser
from lichtspiel.text import Texts

__all__ = ["COMMANDS", "Command"]


class Command(Protocol):
    """What a command's module offers."""

    def describe(self, parser: Parser, texts: Texts) -> None: ...

    def run(self, texts: Texts, given: Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "games": games,
    "play": play,
    "serve": serve,
    "sim": sim,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "legal": legal,
    "bench": bench,
    "admin": admin,
}
