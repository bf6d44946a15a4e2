"""Bots named on the command line: by level, short name or class."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from lichtspiel.bots import check_level, make_bot, names_class
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Game


def read_bots(text: str) -> tuple[str, ...]:
    """`strong,mypackage:MyBot`."""
    bots = tuple(bot.strip() for bot in text.split(","))
    for bot in bots:
        check_level(bot)
    return bots


def check_bots(game: Game, bots: Iterable[str]) -> None:
    """Raise early what would fail in the middle of a game, such as a class that is no bot.

    Adds the current folder to the import path, since a class may be in a file there.
    """
    bots = dict.fromkeys(bots)
    here = str(Path.cwd())
    if any(map(names_class, bots)) and here not in sys.path:
        sys.path.append(here)  # last: hides no installed module; workers inherit it
    for bot in bots:
        make_bot(game, bot, Dice(0))
