"""Finds the bot for a game: by level, or by the name of a bot from another package.

A bot is asked for by a level, by the short name that an installed package gives it (entry point
group `lichtspiel.bots`), by the name of its class: `mypackage.module:MyBot`, or by the command of
a program: `cmd=node bot.mjs`. Classes and programs are for local use: a server accepts levels and
short names only, so that no visitor can make it run code.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from lichtspiel.bots.bot import Bot, BotMaker, RandomBot, RatingBot, SearchBot
from lichtspiel.bots.budget import Budget
from lichtspiel.bots.search import Rating
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.errors import BadInput, BadPlugin
from lichtspiel.engine.manifest import described, load
from lichtspiel.engine.messages import nearest
from lichtspiel.engine.registry import part_of
from lichtspiel.engine.view import View

LEVELS = ("random", "easy", "medium", "strong")
GROUP = "lichtspiel.bots"

_CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
"""`package.module:Class`."""
_PROGRAM = "cmd="
"""Before the command of a program (`bots.program`)."""


class EasySearch(SearchBot):
    """The `easy` bot of a game without bots of its own: hardly more than a guess."""

    usual_worlds = 2


class MediumSearch(SearchBot):
    """The `medium` bot of a game without bots of its own."""

    usual_worlds = 10


_GENERIC: dict[str, BotMaker] = {"easy": EasySearch, "medium": MediumSearch, "strong": SearchBot}


def check_level(level: str, *, classes: bool = True) -> None:
    """Raise a BadInput if there is no such bot, with the name that was probably meant.

    `classes`: whether classes and programs are accepted, too.
    """
    if level in LEVELS or level in short_names():
        return
    if len(_offers().get(level, ())) > 1:
        raise BadPlugin("bot-twice", bot=level, classes=", ".join(_offers()[level]))
    if not (classes and (names_program(level) or _CLASS.fullmatch(level))):
        known = (*LEVELS, *short_names())
        near = nearest(level, known)
        raise BadInput("unknown-level", found=level[:40], near=near, known=", ".join(known))


def names_class(level: str) -> bool:
    """Whether a level is the name of a class."""
    return ":" in level and not names_program(level)


def names_program(level: str) -> bool:
    """Whether a level is the command of a program."""
    return level.startswith(_PROGRAM)


def short_names() -> Mapping[str, str]:
    """The bots that installed packages offer: a short name, and the class behind it.

    A level cannot be redefined, and a name that two packages claim is used for neither.
    """
    return {
        name: classes[0]
        for name, classes in _offers().items()
        if len(classes) == 1 and name not in LEVELS and not names_class(name)
    }


@cache
def _offers() -> dict[str, list[str]]:
    from importlib.metadata import entry_points  # lazily: slow to import

    found: dict[str, list[str]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, []).append(entry.value)
    return found


def levels_of(game: Game) -> list[str]:
    """The bots for a game: every level, and the short names of bots that play it."""
    return [*LEVELS, *(name for name in short_names() if _is_offered(name, game))]


def _is_offered(name: str, game: Game) -> bool:
    try:
        return _plays(name, game)
    except BadPlugin:  # reported when somebody asks for this bot
        return False


def make_bot(game: Game, level: str, dice: Dice, budget: Budget | None = None) -> Bot:
    """Make the bot of a level, a short name or a class; raises a BadInput if there is none."""
    check_level(level)
    budget = Budget() if budget is None else budget
    if level == "random":
        return RandomBot(game, dice, budget)
    if level in LEVELS:
        return _of_level(game, level)(game, dice, budget)
    if names_program(level):
        # By name, as anybody's bot: a house, which imports this module, knows no processes.
        program: Bot = load("lichtspiel.bots.program:ProgramBot")(game, level, dice, budget)
        return program
    return _Guest(game, level, dice, budget)


def _of_level(game: Game, level: str) -> BotMaker:
    makers: Mapping[str, BotMaker] = part_of(game.slug, "bots", _are_makers) or {}
    return makers.get(level, _GENERIC[level])


def _are_makers(found: object) -> bool:
    return isinstance(found, Mapping) and all(map(callable, found.values()))


def _named(level: str) -> BotMaker:
    maker: BotMaker = load(short_names().get(level, level))
    if not callable(maker):
        raise BadPlugin("bot-none", bot=level)
    return maker


def _plays(level: str, game: Game) -> bool:
    games = getattr(_named(level), "games", None)
    if games is None:
        return True
    if isinstance(games, str) or not isinstance(games, Collection):
        raise BadPlugin("bot-games", bot=level)
    return game.slug in games


class _Guest:
    """Wraps a bot from another package: any failure becomes one sentence that names the bot."""

    def __init__(self, game: Game, level: str, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._level = level
        self._dice = dice
        maker = _named(level)
        if not _plays(level, game):
            raise BadPlugin("bot-other-game", bot=level, game=game.slug)
        try:
            self._bot = maker(game, dice.spawn(), budget)
        except Exception as error:
            raise self._raised(error) from error
        if not callable(getattr(self._bot, "decide", None)):
            raise BadPlugin("bot-none", bot=level)

    def decide(self, view: View) -> Action:
        try:
            action = self._bot.decide(view)
        except Exception as error:
            raise self._raised(error) from error
        # Every imagined world has the same legal actions for this seat.
        if action not in self._game.imagine(view, self._dice).legal_actions():
            raise BadPlugin("bot-illegal", bot=self._level, action=str(action)[:40])
        return action

    def _raised(self, error: Exception) -> BadPlugin:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return BadPlugin("bot-raised", bot=self._level, why=described(error), where=where)


def rate(game: Game, view: View, dice: Dice, budget: Budget | None = None) -> list[Rating]:
    """Rate the options of the view's seat as the strong bot sees them, best first."""
    bot = make_bot(game, "strong", dice, budget)
    if not isinstance(bot, RatingBot):  # if the game's own bot cannot rate, the generic search can
        bot = SearchBot(game, dice, Budget() if budget is None else budget)
    return bot.rate(view)
