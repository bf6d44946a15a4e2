"""Game, seats and options, as `play` and `sim` take them."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.files import read_file
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.errors import BadInput, BadSetup
from lichtspiel.engine.messages import nearest
from lichtspiel.engine.options import Document, Option, OptionValue
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.text import Texts

_FILES = ("deck", "script")
"""Options with a switch of their own, because they are files."""


def describe_setup(parser: Parser, texts: Texts) -> None:
    parser.positional("game", texts.say("cli-game"))
    parser.value("--seats", "N", whole("--seats", 1, 99), texts.say("cli-seats"))
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=texts.say("cli-option"),
    )
    parser.value("--deck", "FILE", str, texts.say("cli-deck"))
    parser.value("--script", "FILE", str, texts.say("cli-script"))
    parser.switch("--solo", texts.say("cli-solo"))
    parser.value("--level", "NAME", str, texts.say("cli-level"))


def read_setup(given: Namespace) -> Setup:
    if not given.game:
        raise BadInput("cli-missing-game", known=", ".join(game.slug for game in all_games()))
    game = get_game(given.game)
    known = {option.name: option for option in game.options}
    options = _level(game, given.level)
    files = [f"{name}={path}" for name in _FILES if (path := getattr(given, name))]
    for text in [*given.option, *files]:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("setup-option-form", found=text[:40])
        if name in options:
            raise BadSetup("setup-option-twice", option=name[:40])
        if name not in known:
            raise game.unknown_option(name)
        options[name] = known[name].parse(_content(known[name], value))
    return game.setup(1 if given.solo else given.seats, options)


def ways(game: Game, option: Option, texts: Texts) -> dict[str, str]:
    """The words of an option, each with a sentence, if it has sentences: ways to play that a group
    should see side by side before it chooses."""
    ids = {word: f"{game.slug}-option-{option.name}-{word}-help" for word in option.words()}
    return {word: texts.say(id) for word, id in ids.items() if texts.knows(id)}


def _level(game: Game, name: str | None) -> dict[str, OptionValue]:
    """The options that a level stands for."""
    if name is None:
        return {}
    if name not in game.levels:
        near, known = nearest(name, game.levels), ", ".join(game.levels) or "–"
        raise BadSetup("setup-level", game=game.slug, found=name[:40], near=near, known=known)
    return dict(game.levels[name])


def _content(option: Option, value: str) -> str:
    """What stands in the file that is named for a document; other options are as typed."""
    if not isinstance(option, Document) or value == option.default:
        return value
    try:
        return read_file(value).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadSetup("setup-not-text", option=option.name, path=value) from None
