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
    """Refuse now what would fail in the middle of a game: a class that is no bot, say.

    A class may also be in a file of the folder we are in, which is looked at from now on.
    """
    bots = dict.fromkeys(bots)
    here = str(Path.cwd())
    if any(map(names_class, bots)) and here not in sys.path:
        sys.path.append(here)  # last: nothing installed is hidden. Workers get the same path.
    for bot in bots:
        make_bot(game, bot, Dice(0))
