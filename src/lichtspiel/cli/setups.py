"""The arguments for game, seats and options that `play`, `sim` and `arena` share."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from lichtspiel.cli.files import read_file
from lichtspiel.cli.parser import Parser, any_whole
from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.errors import BadInput, BadSetup
from lichtspiel.engine.messages import nearest
from lichtspiel.engine.options import Document, Option, OptionValue
from lichtspiel.engine.registry import all_games, get_game, slugs
from lichtspiel.text import Texts

SETUP = ("seats", "option", "solo", "level")
"""Add the arguments of a setup, without the documents."""


def describe_setup(parser: Parser, texts: Texts) -> None:
    levels = ", ".join(level for game in all_games() for level in game.presets)
    parser.positional("game", texts.say("cli-game", game=example_game()))
    parser.value("--seats", "N", any_whole("--seats"), texts.say("cli-seats"))
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=texts.say("cli-option"),
    )
    parser.switch("--solo", texts.say("cli-solo"))
    parser.value("--level", "NAME", str, texts.say("cli-level", levels=levels))


def describe_documents(parser: Parser, texts: Texts) -> None:
    """Add switches for options that are files (`--deck`), unless the name is taken: so call this
    after all other arguments are added."""
    about: dict[str, list[str]] = {}
    for game in all_games():
        for option in game.options:
            if isinstance(option, Document):
                words = texts.of_game(game.slug, f"option-{option.name}")
                about.setdefault(option.name, []).append(f"{game.slug}: {words}")
    taken = {name for action in parser.actions for name in action.option_strings} | {"--lang"}
    documents = [name for name in about if f"--{name}" not in taken]
    for name in documents:
        help_ = texts.say(
            "cli-document", name=name, about=texts.say("list-between").join(about[name])
        )
        parser.add_argument(f"--{name}", dest=_dest(name), metavar="FILE", help=help_)
    parser.set_defaults(documents=documents)


def _dest(name: str) -> str:
    """The attribute of a document's file in the parsed arguments; no other has such a name."""
    return f"document_{name}"


def given_documents(given: Namespace) -> dict[str, str]:
    """The files given by switches, by option."""
    return {name: path for name in given.documents if (path := getattr(given, _dest(name)))}


def example_game() -> str:
    """The game to name in examples."""
    return next(iter(slugs()), "GAME")


def read_setup(given: Namespace) -> Setup:
    if not given.game:
        raise BadInput("cli-missing-game", known=", ".join(game.slug for game in all_games()))
    game = get_game(given.game)
    seats = game.setup(1 if given.solo else given.seats).seats
    known = {option.name: option.at(seats) for option in game.options}
    options = _level(game, given.level)
    files = [f"{name}={path}" for name, path in given_documents(given).items()]
    named = []
    for text in [*given.option, *files]:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("setup-option-form", found=text[:40])
        if name in options:
            raise BadSetup("setup-option-twice", option=name[:40])
        if name not in known:
            raise game.unknown_option(name)
        options[name] = known[name].parse(_content(known[name], value))
        named.append(name)
    setup = game.setup(seats, options)
    _refuse_idle([known[name] for name in named], setup)
    return setup


def _refuse_idle(options: Sequence[Option], setup: Setup) -> None:
    """Refuse options without an effect: nobody should play another game than they think."""
    for option in options:
        if not option.matters(setup.options):
            needed = ", ".join(f"{name}={value}" for name, value in option.when.items())
            raise BadSetup("setup-option-idle", option=option.name, needed=needed)


def ways(game: Game, option: Option, texts: Texts) -> dict[str, str]:
    """The values of an option, each with an explanation, if it has any: variants that players
    should compare before they choose."""
    ids = {word: f"{game.slug}-option-{option.name}-{word}-help" for word in option.words()}
    return {word: texts.say(id) for word, id in ids.items() if texts.knows(id)}


def _level(game: Game, name: str | None) -> dict[str, OptionValue]:
    """The options of a level."""
    if name is None:
        return {}
    if name not in game.presets:
        near, known = nearest(name, game.presets), ", ".join(game.presets) or "–"
        raise BadSetup("setup-level", game=game.slug, found=name[:40], near=near, known=known)
    return dict(game.presets[name])


def _content(option: Option, value: str) -> str:
    """Replace the file name of a document by its content; other options stay as typed."""
    if not isinstance(option, Document) or value == option.default:
        return value
    try:
        return read_file(value).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadSetup("setup-not-text", option=option.name, path=value) from None
