"""Finds the command, runs it, and turns every complaint into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from io import TextIOWrapper

import lichtspiel
from lichtspiel.cli.commands import COMMANDS
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.terminal.play import said
from lichtspiel.text import Texts, choose_language, texts_in

WRONG_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 2 for wrong input, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a question mark is better than a traceback
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
    except BrokenPipeError:  # whoever read our output has left, as `head` does
        _forget_output()
        return 0
    except OSError:
        _forget_output()
        print(f"lichtspiel: {texts.say('cli-output')}", file=sys.stderr)
        return WRONG_INPUT
    return status


def _forget_output() -> None:
    """Nobody takes it any more; Python must not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(texts: Texts, given: list[str]) -> int:
    if not given or given[0] in ("-h", "--help", "help"):
        print(_overview(texts))
        return 0
    if given[0] == "--version":
        how = texts.say("cli-compiled" if lichtspiel.compiled else "cli-interpreted")
        print(f"lichtspiel {lichtspiel.__version__} ({how})")
        return 0
    command = COMMANDS.get(given[0])
    if command is None:
        near = get_close_matches(given[0], COMMANDS, n=1)
        raise BadInput(
            "cli-unknown-command",
            found=given[0][:40],
            near=near[0] if near else "none",
            known=", ".join(COMMANDS),
        )
    name = f"lichtspiel {given[0]}"
    notes = texts.say(f"cli-{given[0]}-notes") if texts.knows(f"cli-{given[0]}-notes") else ""
    parser = Parser(texts, name, texts.say(f"cli-{given[0]}"), notes)
    command.describe(parser, texts)
    return command.run(texts, parser.read(given[1:]))


def _overview(texts: Texts) -> str:
    lines = [texts.say("cli-about"), ""]
    lines += [f"  lichtspiel {name:<8} {texts.say(f'cli-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", texts.say("cli-about-more")])


def _language(given: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--lang` out first: every other word on the line is answered in that language."""
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
