"""Shell completion: the words that can stand at the cursor.

The shells' scripts (`lichtspiel completion bash`) ask the program itself, so that games, their
options and levels are completed too, and nothing has to be generated when a command changes.
"""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterable, Mapping, Sequence

from lichtspiel.cli.commands import COMMANDS
from lichtspiel.cli.parser import Parser
from lichtspiel.text import LANGUAGES, Texts

Words = Mapping[str, str]
"""Words, each with its explanation, which may be empty."""


def complete(texts: Texts, given: Sequence[str]) -> dict[str, str]:
    """Completions of the last word; empty if it is a file or free text.

    `given` are the words after `lichtspiel`, up to the cursor.
    """
    *before, word = given or [""]
    return {
        found: meaning
        for found, meaning in _possible(texts, before, word).items()
        if found.startswith(word)
    }


def _possible(texts: Texts, before: list[str], word: str) -> Words:
    if before[-1:] == ["--lang"]:
        return LANGUAGES
    while "--lang" in before:
        at = before.index("--lang")
        del before[at : at + 2]
    commands = {name: texts.say(f"cli-{name}") for name in COMMANDS}
    if not before:
        alone = {"help": "", "--help": texts.say("cli-help"), "--version": "", "--lang": ""}
        return commands | alone
    if before[0] == "help":
        return commands if len(before) == 1 else {}
    if before[0] not in COMMANDS:
        return {}
    from lichtspiel.cli.main import parser_of  # lazily: it imports this module

    return _of_command(parser_of(texts, before[0]), before[1:], word)


def _of_command(parser: Parser, before: Sequence[str], word: str) -> Words:
    options = {name: action for action in parser.actions for name in action.option_strings}
    game, place, last = "", 0, None
    for earlier in before:
        takes = last is not None and last.nargs != 0
        last = None if takes else options.get(earlier)
        if not takes and not earlier.startswith("-"):
            game = game or earlier
            place += 1
    if last is not None and last.nargs != 0:
        return _values(last, game, word)
    if word.startswith("-"):
        name, equals, value = word.partition("=")
        if equals and name in options:
            return _prefixed(f"{name}=", _values(options[name], game, value))
        return {name: action.help or "" for name, action in options.items()}
    positionals = [action for action in parser.actions if not action.option_strings]
    if place >= len(positionals):
        return {}
    known = parser.known.get(positionals[place].dest, ())
    return dict.fromkeys(known, "") or _values(positionals[place], game, word)


def _values(action: Action, game: str, word: str) -> Words:
    """The possible values of an argument, as far as they can be listed."""
    match action.dest:
        case "game":
            return dict.fromkeys(_slugs(), "")
        case "bots" | "round_robin":
            from lichtspiel.bots.levels import LEVELS, short_names

            names = (*LEVELS, *short_names())
            return _prefixed(word[: word.rfind(",") + 1], dict.fromkeys(names, ""))
        case "option" | "level":
            return _of_game(action.dest, game, word)
        case _:
            return {}


def _of_game(what: str, slug: str, word: str) -> Words:
    """A game's levels and options; after `name=`, the values of that option."""
    from lichtspiel.engine.registry import get_game

    if slug not in _slugs():
        return {}
    if what == "level":
        return dict.fromkeys(get_game(slug).presets, "")
    name, equals, _ = word.partition("=")
    for option in get_game(slug).options:
        if equals and option.name == name:
            values = ("on", "off") if option.kind == "flag" else option.words()
            return _prefixed(f"{name}=", dict.fromkeys(values, ""))
    return {f"{option.name}=": option.allowed() for option in get_game(slug).options}


def _slugs() -> Iterable[str]:
    from lichtspiel.engine.registry import slugs

    return slugs()


def _prefixed(prefix: str, words: Words) -> Words:
    return {prefix + word: meaning for word, meaning in words.items()}
