"""`lichtspiel games`: what can be played."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser
from lichtspiel.engine.contract import Game
from lichtspiel.engine.registry import all_games
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    if given.json:
        print_json({"games": [_document(game) for game in all_games()]})
        return 0
    for game in all_games():
        title = texts.say(f"{game.slug}-title")
        seats = texts.say("games-seats", range=game.seat_range())
        print(f"{game.slug:<20} {title} – {seats}")
        print(f"  {texts.say(f'{game.slug}-about')}")
        for option in game.options:
            about = texts.say(f"{game.slug}-option-{option.name}")
            print(f"  --option {option.name}={option.allowed()}  {about} ({option.rule})")
    return 0


def _document(game: Game) -> dict[str, object]:
    return {
        "game": game.slug,
        "ruleset": game.ruleset,
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "actions": len(game.actions),
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.default_for(game.least_seats),
                "allowed": option.allowed(),
            }
            for option in game.options
        ],
    }
