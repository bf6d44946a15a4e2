"""`lichtspiel games`: list the games."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

from lichtspiel.cli.files import error_document
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser
from lichtspiel.cli.setups import ways
from lichtspiel.engine.contract import Game
from lichtspiel.engine.errors import UnknownGame
from lichtspiel.engine.options import Option
from lichtspiel.engine.registry import all_games, problems, slugs
from lichtspiel.text import Texts, layout, said


def describe(parser: Parser, texts: Texts) -> None:
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    if given.json:
        broken = [error_document(texts, problem) for problem in problems()]
        print_json({"games": [_document(game) for game in all_games()], "problems": broken})
        return 0
    width = layout.terminal_width()
    if not slugs():
        raise UnknownGame("plugin-none")
    for game in all_games():
        for line in _lines(game, texts, width):
            print(line)
    for problem in problems():
        print(f"lichtspiel: {said(texts, problem)}", file=sys.stderr)
    return 0


def _lines(game: Game, texts: Texts, width: int) -> Iterator[str]:
    title = texts.of_game(game.slug, "title")
    seats = texts.say("games-seats", range=game.seat_range())
    head = f"{game.slug:<20} {title} – {seats}"
    if len(head) > width:
        head = f"{game.slug}: {title} – {seats}"
    yield from layout.wrapped(head, width, 0, 4)
    yield from layout.wrapped(texts.of_game(game.slug, "about"), width, 2)
    for option in game.options:
        about = f"{texts.of_game(game.slug, f'option-{option.name}')} ({option.rule})"
        typed = f"--option {option.name}={option.allowed()}"
        yield from layout.wrapped(f"{typed}  {about}", width, 2, 6)
        for word, sentence in ways(game, option, texts).items():
            yield from layout.wrapped(f"{option.name}={word}  {sentence}", width, 6, 10)


def _document(game: Game) -> dict[str, object]:
    return {
        "game": game.slug,
        "ruleset": game.ruleset,
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "actions": len(game.all_actions),
        "options": [_option(game, option) for option in game.options],
    }


def _option(game: Game, option: Option) -> dict[str, object]:
    """`least` and `most` are the bounds over all numbers of seats; `by_seats` is exact."""
    seats = [seats for seats in range(game.least_seats, game.most_seats + 1) if option.fits(seats)]
    return {
        "name": option.name,
        "rule": option.rule,
        "kind": option.kind,
        "default": option.default_for(seats[0]),
        "allowed": option.allowed(),
        "when": dict(option.when),
        "choices": list(option.words()),
        **_bounds(option),
        "by_seats": {
            str(number): {
                "default": option.default_for(number),
                **_bounds(option.at(number)),
            }
            for number in seats
        },
    }


def _bounds(option: Option) -> dict[str, int | None]:
    least, most = option.bounds() or (None, None)
    return {"least": least, "most": most}
