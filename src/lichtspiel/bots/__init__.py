"""Bots: they are given a seat's view and return an action."""

from lichtspiel.bots.bot import Bot, RatingBot, WeighingBot
from lichtspiel.bots.budget import Budget, thinking_for
from lichtspiel.bots.knowledge import Knowledge
from lichtspiel.bots.levels import (
    LEVELS,
    check_level,
    levels_of,
    make_bot,
    names_class,
    names_program,
    rate,
)
from lichtspiel.bots.search import Rating, compare

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Knowledge",
    "Rating",
    "RatingBot",
    "WeighingBot",
    "check_level",
    "compare",
    "levels_of",
    "make_bot",
    "names_class",
    "names_program",
    "rate",
    "thinking_for",
]
