"""`lichtspiel play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import lichtspiel
from lichtspiel.bots import LEVELS, Budget, names_class, names_program, thinking_for
from lichtspiel.cli.bots import check_bots, read_bots
from lichtspiel.cli.parser import Parser, any_whole, seconds, whole
from lichtspiel.cli.setups import (
    SETUP,
    describe_documents,
    describe_setup,
    given_documents,
    read_setup,
    ways,
)
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput, UnknownGame
from lichtspiel.engine.record import Player
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table, replay
from lichtspiel.terminal.play import TerminalGame
from lichtspiel.terminal.saves import finish, load, new_save, save, saves_folder, unfinished
from lichtspiel.terminal.screen import Screen, wants_plain
from lichtspiel.text import Texts, layout

_LATEST = ""
_WHO = ("people", "names", "bots", "seed")


def describe(parser: Parser, texts: Texts) -> None:
    describe_setup(parser, texts)
    parser.value("--people", "N", any_whole("--people"), texts.say("cli-people"))
    parser.value("--names", "A,B", str, texts.say("cli-names"))
    parser.value("--bots", "LEVEL,…", read_bots, texts.say("cli-bots", levels=", ".join(LEVELS)))
    parser.value("--think", "SECONDS", seconds("--think"), texts.say("cli-think"))
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-seed"))
    parser.switch("--plain", texts.say("cli-plain"))
    parser.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="RECORD", help=texts.say("cli-resume")
    )
    describe_documents(parser, texts)


def run(texts: Texts, given: Namespace) -> int:
    screen = Screen(plain=wants_plain(given.plain), texts=texts)
    if given.resume is not None:
        _resumes_alone(given)
        path = Path(given.resume) if given.resume else _latest(given.game)
        table = replay(load(path))
        _check_bots_of(table, path)
        if table.over:
            raise BadInput("play-over", path=str(finish(path)))
    else:
        if not given.game and at_terminal():
            given.game = _choose_game(screen, texts)
        setup = read_setup(given)
        if at_terminal():
            setup = _agree(screen, texts, setup, given)
        players = _players(setup, given)
        seeds = _seeds(players, given.seed)
        table, path = Table(setup, seeds, players), new_save(setup.game)
        left = unfinished(setup.game)
        save(table.record(), path)
        if left:
            title = texts.of_game(setup.game, "title")
            screen.line(texts.say("play-unfinished", count=len(left), game=title), "dim")
    if not lichtspiel.compiled:
        screen.line(texts.say("cli-interpreted-note"), "dim")
    screen.line(texts.of_game(table.game.slug, "title"), "bold")
    if given.seed is None:
        screen.line(texts.say("play-commitment", commitment=table.seeds.commitment()), "dim")
    TerminalGame(screen, texts, table, path, _budget(table, given.think)).run()
    return 0


def _budget(table: Table, seconds: float | None) -> Budget:
    """A numbered deal repeats what the bots do, too, so they play without a clock unless one is
    asked for. People's seats add to every other deal."""
    if seconds is None and not table.seeds.contributions:
        return Budget(seconds=None)
    return thinking_for(seconds)


def at_terminal() -> bool:
    """Whether there is a terminal to ask questions on."""
    ends = (sys.stdin, sys.stdout)
    return all(end is not None and end.isatty() for end in ends)


def _choose_game(screen: Screen, texts: Texts) -> str:
    games = {str(number): game.slug for number, game in enumerate(all_games(), start=1)}
    for number, slug in games.items():
        title = texts.of_game(slug, "title")
        seats = texts.say("games-seats", range=get_game(slug).seat_range())
        game = f"{number}  {title} ({slug}) – {seats}"
        for line in layout.wrapped(game, layout.terminal_width(), 2, 5):
            screen.line(line)
    while True:
        try:
            typed = screen.ask(texts.say("play-which-game"), [*games.values()])
        except EOFError:
            raise KeyboardInterrupt from None
        try:
            return get_game(games.get(typed, typed)).slug
        except UnknownGame as error:
            if typed:
                screen.line(texts.message(error.message), "red")


def _agree(screen: Screen, texts: Texts, setup: Setup, given: Namespace) -> Setup:
    """Ask which variant to play, if there are several and none is given."""
    game = get_game(setup.game)
    named = {*(text.partition("=")[0] for text in given.option), *game.presets.get(given.level, ())}
    options = dict(setup.options)
    for option in game.options:
        sentences = ways(game, option, texts)
        asked = option.fits(setup.seats) and option.matters(options) and option.name not in named
        if not sentences or not asked:
            continue
        screen.line(texts.of_game(game.slug, f"option-{option.name}-label"), "bold")
        for number, (word, sentence) in enumerate(sentences.items(), start=1):
            way = f"{number}  {word}: {sentence}"
            for line in layout.wrapped(way, layout.terminal_width(), 2, 5):
                screen.line(line)
        options[option.name] = option.parse(_choose_way(screen, texts, [*sentences]))
    return game.setup(setup.seats, options)


def _choose_way(screen: Screen, texts: Texts, words: Sequence[str]) -> str:
    numbered = {str(number): word for number, word in enumerate(words, start=1)}
    while True:
        try:
            typed = screen.ask(texts.say("play-which-way"), words).lower()
        except EOFError:
            raise KeyboardInterrupt from None
        chosen = numbered.get(typed or "1", typed)
        if chosen in words:
            return chosen


def _resumes_alone(given: Namespace) -> None:
    """Refuse options that would change the setup of a resumed game."""
    agreed = [option for option in (*SETUP, *_WHO) if getattr(given, option)]
    if again := [*agreed, *given_documents(given)]:
        raise BadInput("cli-not-together", one="--resume", other=f"--{again[0]}")


def _check_bots_of(table: Table, path: Path) -> None:
    """A record may come from somebody else: never run code that it names."""
    for player in table.players:
        if names_class(player.bot) or names_program(player.bot):
            folder = saves_folder()
            if not path.resolve().is_relative_to(folder.resolve()):
                raise BadInput(
                    "bot-not-trusted", path=str(path), bot=player.bot, folder=str(folder)
                )
            check_bots(table.game, [player.bot])


def _latest(game: str | None) -> Path:
    """The latest unfinished game. One that was over when the program was killed is archived."""
    if game is not None:
        get_game(game)
    for path in unfinished(game):
        if load(path).outcome is None:
            return path
        finish(path)
    raise BadInput("play-nothing-to-resume")


def _seeds(players: list[Player], number: int | None) -> Seeds:
    """Seeds for a new game: secret, with a contribution for each person, or from a number."""
    if number is not None:
        return Seeds.numbered(number)
    words = tuple("" if player.bot else secrets.token_hex(8) for player in players)
    return Seeds.fresh().with_contributions(words)


def _players(setup: Setup, given: Namespace) -> list[Player]:
    """People first, then bots on the other seats; the last named level serves all the rest."""
    people = 1 if given.people is None else given.people
    if people < 1:
        most = setup.seats
        raise BadInput("cli-number", option="--people", found=people, least=1, most=most)
    if people > setup.seats:
        raise BadInput("play-too-many-people", found=people, seats=setup.seats)
    names = [name.strip() for name in given.names.split(",")] if given.names else []
    if len(names) > setup.seats:
        raise BadInput("play-too-many-names", found=len(names), seats=setup.seats)
    if len({name for name in names if name}) < len([name for name in names if name]):
        raise BadInput("play-same-names")
    levels = given.bots or ("easy",)
    if given.bots and len(levels) > setup.seats - people:
        raise BadInput("play-too-many-bots", found=len(levels), seats=setup.seats - people)
    check_bots(get_game(setup.game), levels)
    names += [""] * (setup.seats - len(names))
    return [
        Player(name, "" if seat < people else levels[min(seat - people, len(levels) - 1)])
        for seat, name in enumerate(names)
    ]
