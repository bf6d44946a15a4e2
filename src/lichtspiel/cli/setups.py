"""Game, seats and options, as `play` and `sim` take them."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.parser import Parser, required, whole
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.options import OptionValue
from lichtspiel.engine.registry import get_game
from lichtspiel.text import Texts


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


def read_setup(given: Namespace) -> Setup:
    game = get_game(required(given.game, "game"))
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("setup-option-form", found=text[:40])
        if name in options:
            raise BadSetup("setup-option-twice", option=name[:40])
        if name not in known:
            names = ", ".join(known) or "–"
            raise BadSetup("setup-unknown-option", game=game.slug, option=name[:40], known=names)
        options[name] = known[name].parse(value)
    return game.setup(given.seats, options)
