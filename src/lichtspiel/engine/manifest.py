"""What a package says of its game, so that everything about the game can be found.

A manifest is named by an entry point of the group `lichtspiel.games`, under the game's slug:

    [project.entry-points."lichtspiel.games"]
    my-game = "my_package:MANIFEST"

It holds names, not the things themselves, such as `"my_package.game:MyGame"`. So nothing is
imported before somebody needs it, and the engine can name what lies in layers above it.
docs/plugins.md says what each part has to be and what a plug-in may rely on.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from lichtspiel.engine.errors import BadPlugin

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
    except Exception as error:
        raise BadPlugin("plugin-import", name=name[:80], why=described(error)) from error


def described(error: Exception) -> str:
    """An error of somebody's code in one line, for whoever wrote that code."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__
