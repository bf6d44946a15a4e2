"""Parses the command line in the reader's language.

argparse does the work but has English texts only; here it gets our headings, and its errors become
our messages.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import nearest
from lichtspiel.text import Texts, layout

_NEEDS_VALUE = re.compile(r"argument ([^:]+): expected")
_TAKES_NONE = re.compile(r"argument ([^:]+): ignored explicit argument")
_WHOLE = re.compile(r"(-?[0-9]{1,19})(?:e([0-9]{1,2}))?")
_TERM_COLUMNS = 26


class Parser(argparse.ArgumentParser):
    """An argument parser that raises BadInput and uses our texts."""

    def __init__(self, texts: Texts, name: str, about: str, notes: str) -> None:
        """`notes` is the id of the message below the arguments in the help; it may not exist."""
        super().__init__(
            prog=name,
            description=about,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, texts),
        )
        self._texts = texts
        self._notes = notes
        self.known: dict[str, Sequence[str]] = {}
        """The possible words of a positional argument, where they can be listed."""
        self._positionals.title = texts.say("cli-positionals")
        self._optionals.title = texts.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-help"))

    def format_help(self) -> str:
        """The help, with examples that name an installed game, which is looked up only here."""
        if self._texts.knows(self._notes):
            from lichtspiel.cli.setups import example_game

            self.epilog = self._texts.say(self._notes, game=example_game())
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        needs = _NEEDS_VALUE.match(message)
        if needs:
            raise BadInput("cli-needs-value", option=needs.group(1))
        takes_none = _TAKES_NONE.match(message)
        if takes_none:
            raise BadInput("cli-takes-no-value", option=takes_none.group(1))
        raise BadInput("cli-usage", command=self.prog)

    def read(self, arguments: list[str]) -> argparse.Namespace:
        found, unknown = self.parse_known_args(arguments)
        if unknown:
            word = unknown[0].partition("=")[0]
            near = nearest(word, self._option_string_actions) if word.startswith("-") else "none"
            raise BadInput(
                "cli-unknown-argument", found=unknown[0][:40], near=near, command=self.prog
            )
        return found

    @property
    def actions(self) -> Sequence[argparse.Action]:
        """All arguments."""
        return self._actions

    def positional(self, name: str, about: str, choices: Sequence[str] = ()) -> None:
        """A positional argument; we report ourselves when it is missing.

        `choices` are for completion only; the command itself checks the value.
        """
        action = self.add_argument(name, nargs="?", metavar=name.upper(), help=about)
        self.known[action.dest] = choices

    def positionals(self, name: str, about: str) -> None:
        """Any number of positional arguments; the command checks whether there are enough."""
        self.add_argument(name, nargs="*", metavar=name.upper(), help=about)

    def value(self, option: str, metavar: str, read: Callable[[str], Any], about: str) -> None:
        self.add_argument(option, metavar=metavar, type=read, help=about)

    def switch(self, option: str, about: str) -> None:
        self.add_argument(option, action="store_true", help=about)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=_TERM_COLUMNS, width=layout.terminal_width())
        self._texts = texts

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(layout.reflowed(text, width))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The usage line without options, which are explained below and would not fit."""
        words = [self._prog, f"[{self._texts.say('cli-options').strip().upper()}]"]
        words += [
            f"[{action.metavar}{' …' if action.nargs == '*' else ''}]"
            for action in actions
            if not action.option_strings
        ]
        said = prefix or self._texts.say("cli-usage-prefix")
        lines = layout.wrapped(said + " ".join(words), self._width, 0, 4)
        super().add_usage("\n".join(lines).removeprefix(said), (), groups, said)


def required(value: str | None, name: str) -> str:
    """Check that a positional argument was given."""
    if not value:
        raise BadInput("cli-missing", name=name.upper())
    return value


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """A parser for whole numbers between two bounds."""

    def read(text: str) -> int:
        number = _whole(text)
        if number is None or not least <= number <= most:
            raise BadInput("cli-number", option=option, found=text[:40], least=least, most=most)
        return number

    return read


def any_whole(option: str) -> Callable[[str], int]:
    """Reads a whole number whose bounds are known later: they depend on the game or the record."""

    def read(text: str) -> int:
        number = _whole(text)
        if number is None:
            raise BadInput("cli-whole", option=option, found=text[:40])
        return number

    return read


def _whole(text: str) -> int | None:
    """Also `1e6`."""
    found = _WHOLE.fullmatch(text)
    return int(found[1]) * 10 ** int(found[2] or 0) if found else None


def seconds(option: str) -> Callable[[str], float]:
    """A parser for a thinking time in seconds, such as 0.5."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0.001 <= found <= 3600:
            raise BadInput("cli-seconds", option=option, found=text[:40])
        return found

    return read
