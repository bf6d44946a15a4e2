"""One module for each command: `describe` adds its arguments, `run` executes it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from argparse import Namespace

    from lichtspiel.cli.parser import Parser
    from lichtspiel.text import Texts

__all__ = ["COMMANDS", "Command", "load_command"]

COMMANDS = (
    "games",
    "play",
    "serve",
    "bot",
    "sim",
    "arena",
    "replay",
    "verify",
    "legal",
    "bench",
    "admin",
    "completion",
)


class Command(Protocol):
    """The interface of a command's module."""

    def describe(self, parser: Parser, texts: Texts) -> None: ...

    def run(self, texts: Texts, given: Namespace) -> int: ...


def load_command(name: str) -> Command:
    """Import the module of a command; lazily, because some are slow to import."""
    return cast(Command, import_module(f"lichtspiel.cli.commands.{name}"))
