"""The manifest of a game: where a package keeps its game, bots, texts and so on.

A manifest is named by an entry point of the group `lichtspiel.games`, under the game's slug:

    [project.entry-points."lichtspiel.games"]
    my-game = "my_package:MANIFEST"

It holds names such as `"my_package.game:MyGame"`, not the objects themselves. So nothing is
imported before it is needed, and the engine can name what lies in layers above it.
docs/plugins.md says what each part has to be and what a plug-in may rely on.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any, Final

from lichtspiel.engine.errors import BadPlugin

FAULTS: Final = (Exception, SystemExit)
"""What a plug-in's code may raise while it is loaded: also SystemExit, from a script that was
never meant to be imported."""

CONTRACT: Final = 1
"""The version of the contract. It rises with a change that could break an existing game."""
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
        """The name of the first field with a wrong type; empty if all are right. Manifests come
        from other packages, so their types have not been checked."""
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
    """The same, but any failure becomes a BadPlugin with one sentence."""
    try:
        return named(name)
    except FAULTS as error:
        raise BadPlugin("plugin-import", name=name[:80], why=described(error)) from error


def described(error: BaseException) -> str:
    """An exception of a plug-in in one line, for its author."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__
