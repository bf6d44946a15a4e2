"""What a package says of its game, so that everything about the game can be found.

A manifest is named by an entry point of the group `lichtspiel.games`, under the game's slug:

    [project.entry-points."lichtspiel.games"]
    my-game = "my_package:MANIFEST"

It holds names, not the things themselves, such as `"my_package.game:MyGame"`. So nothing is
imported before somebody needs it, and the engine can name what lies in layers above it.
docs/plugins.md says what each part has to be and what a plug-in may rely on.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any, Final

from lichtspiel.engine.errors import BadPlugin

FAULTS: Final = (Exception, SystemExit)
"""What somebody else's code may raise while it is loaded. A script that was never meant to be
imported may also end the program."""

CONTRACT: Final = 1
"""The version of the contract: it rises when a game that kept it could break."""
OLDEST: Final = 1
"""The oldest version that still works here, perhaps with warnings."""


@dataclass(frozen=True)
class Manifest:
    """A game and all that belongs to it, each part as `package.module:attribute`."""

    slug: str
    contract: int
    """The CONTRACT that the game was written for."""
    game: str
    """A subclass of Game, or a function that makes one; it is called without arguments."""
    bots: str = ""
    """A mapping from `easy`, `medium`, `strong` to what makes the bot (`bots.bot.BotMaker`).
    The generic search plays at the levels that are not there."""
    face: str = ""
    """A subclass of `terminal.faces.Face`. Without one the terminal shows a plain table."""
    lesson: str = ""
    """A `teaching.lesson.Lesson`."""
    pictures: str = ""
    """A list of `teaching.picture.Picture`."""
    locales: str = ""
    """A folder in a package, as `package:folder`, with a folder of Fluent files for each language:
    `en/my-game.ftl`."""

    def misfit(self) -> str:
        """The first part that is not of its type; empty: all are. Nobody has checked them before:
        they come from other packages."""
        for part in fields(self):
            wanted = int if part.name == "contract" else str
            if type(getattr(self, part.name)) is not wanted:
                return part.name
        return ""


def named(name: str) -> Any:
    """What `package.module:attribute` names. Raises whatever its code raises."""
    module, _, attributes = name.partition(":")
    found: Any = import_module(module)
    for attribute in attributes.split("."):
        found = getattr(found, attribute)
    return found


def load(name: str) -> Any:
    """The same, or a BadPlugin that says in one sentence why it cannot be had."""
    try:
        return named(name)
    except FAULTS as error:
        raise BadPlugin("plugin-import", name=name[:80], why=described(error)) from error


def described(error: BaseException) -> str:
    """An error of somebody's code in one line, for whoever wrote that code."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__
