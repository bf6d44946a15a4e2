"""Finds the command, runs it, and turns every error into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING

import lichtspiel
from lichtspiel.cli.commands import COMMANDS, load_command
from lichtspiel.cli.output import WRONG_INPUT, print_json
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.engine.messages import nearest
from lichtspiel.text import Texts, choose_language, layout, said, texts_in

if TYPE_CHECKING:
    from lichtspiel.cli.parser import Parser

INTERRUPTED = 130
_ALONE = ("help", "--help", "--version", "--lang")
"""Words that may stand in place of a command."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 2 for wrong input, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a question mark is better than a traceback
    if given[:1] == ["__complete"]:
        return _complete(given[1:])
    texts = texts_in("en")
    try:
        language, given = _language(given, os.environ)
        texts = texts_in(language)
        status = _run(texts, given)
        sys.stdout.flush()
    except LichtspielError as error:
        if "--json" in given:
            print_json({"error": {"id": error.message.id, "text": said(texts, error)}})
        print(f"lichtspiel: {said(texts, error)}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed it, as `head` does
        _forget_output()
        return 0
    except OSError:
        _forget_output()
        print(f"lichtspiel: {texts.say('cli-output')}", file=sys.stderr)
        return WRONG_INPUT
    return status


def _complete(given: list[str]) -> int:
    """For the shells' scripts: each line is `word<Tab>meaning`, or `word` alone."""
    from lichtspiel.cli.completion import complete  # slow to import, and only shells need it

    texts = texts_in(choose_language(None, os.environ))
    for word, meaning in complete(texts, given).items():
        print(f"{word}\t{meaning}" if meaning else word)
    return 0


def _forget_output() -> None:
    """The output is closed; redirect it, so that Python does not try to flush it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(texts: Texts, given: list[str]) -> int:
    if given[:1] == ["help"]:
        given = [*given[1:2], "--help"]
    if not given or given[0] in ("-h", "--help"):
        print(_overview(texts, layout.terminal_width()))
        return 0
    if given[0] == "--version":
        how = texts.say("cli-compiled" if lichtspiel.compiled else "cli-interpreted")
        print(f"lichtspiel {lichtspiel.__version__} ({how})")
        return 0
    name, *arguments = given
    if name not in COMMANDS:
        near = nearest(name, (*COMMANDS, *_ALONE))
        raise BadInput("cli-unknown-command", found=name[:40], near=near, known=", ".join(COMMANDS))
    return load_command(name).run(texts, parser_of(texts, name).read(arguments))


def parser_of(texts: Texts, name: str) -> Parser:
    """The argument parser of a command."""
    from lichtspiel.cli.parser import Parser  # lazily: the overview needs no argparse

    parser = Parser(texts, f"lichtspiel {name}", texts.say(f"cli-{name}"), f"cli-{name}-notes")
    load_command(name).describe(parser, texts)
    return parser


def _overview(texts: Texts, width: int) -> str:
    commands = [(f"lichtspiel {name}", texts.say(f"cli-{name}")) for name in COMMANDS]
    more = [layout.split(line) for line in texts.say("cli-about-more").splitlines()]
    return "\n".join(
        [
            *layout.wrapped(texts.say("cli-about"), width),
            "",
            *layout.two_columns(commands, width),
            "",
            *layout.two_columns(more, width, indent=0),
        ]
    )


def _language(given: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--lang` out first, because errors about the other words use that language."""
    asked, rest, words = None, [], iter(given)
    for word in words:
        if word == "--lang":
            asked = next(words, None)
            if asked is None:
                raise BadInput("cli-needs-value", option="--lang")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return choose_language(asked, environment), rest
