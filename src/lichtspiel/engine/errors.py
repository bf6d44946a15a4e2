"""Everything that can go wrong because of what was asked or given.

    LichtspielError
    ├── IllegalAction     the rules refuse it; carries the Refusal
    └── BadInput          something from outside cannot be read or does not fit
        ├── UnknownGame
        ├── BadPlugin     a game or bot of another package that cannot be loaded or fails
        ├── BadSetup      number of seats, options
        ├── BadNotation   an action's text
        ├── BadPosition   a position (or view) document
        └── BadRecord     a record document, or one whose content does not check out

Each carries a `Message`, so a front end can say it in the reader's language;
`str()` says it in English.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from copyreg import __newobj__  # type: ignore[attr-defined]
from typing import Any, ClassVar

from lichtspiel.engine.messages import Message, Param, Refusal, bare


class LichtspielError(Exception):
    """Base of all errors of this package."""

    voice: ClassVar[Callable[[Message], str]] = staticmethod(bare)
    """What `str(error)` speaks with. The package gives it English."""
    rule: str = ""
    """The number of the rule behind it, shown after the sentence; empty where there is none."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.with_rule(LichtspielError.voice(self.message))

    def with_rule(self, sentence: str) -> str:
        """The error as this sentence, in whatever language."""
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles a subclass by its attributes, since its `args` do not fit its constructor."""
        return __newobj__, (type(self), *self.args), self.__dict__


class IllegalAction(LichtspielError):
    """The rules refuse an action; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.rule = refusal.rule


class BadInput(LichtspielError):
    """Something given from outside cannot be read or does not fit."""

    def __init__(self, id: str, **params: Param) -> None:
        super().__init__(Message(id, params))


class UnknownGame(BadInput):
    """No game of that name is installed."""


class BadPlugin(BadInput):
    """A game or a bot of another package that cannot be loaded, or fails."""


class BadSetup(BadInput):
    """A number of seats or an option that the game does not have."""


class BadNotation(BadInput):
    """A text that names no action of the game."""


class BadPosition(BadInput):
    """A position or view that cannot be read, or that breaks an invariant."""


class BadRecord(BadInput):
    """A record that cannot be read, or whose content does not check out."""


_WHY = {
    "EACCES": "forbidden",
    "EADDRINUSE": "used",
    "EADDRNOTAVAIL": "elsewhere",
    "ECONNREFUSED": "nobody",
    "EDQUOT": "full",
    "EEXIST": "parent",
    "EISDIR": "folder",
    "ENAMETOOLONG": "long",
    "ENOENT": "missing",
    "ENOSPC": "full",
    "ENOTDIR": "parent",
    "EPERM": "forbidden",
    "EROFS": "read-only",
    "ETIMEDOUT": "late",
}


def why_refused(error: OSError) -> str:
    """The reason of an OSError as a word that our messages have a text for; `other` if unlisted.

    The system's own error text is in English or the system's language, so it cannot stand in a
    sentence in the reader's language.
    """
    if isinstance(error, TimeoutError):
        return "late"
    name = errno.errorcode.get(error.errno or 0, "")
    return _WHY.get(name.removeprefix("WSA"), "other")  # the numbers that Windows uses for sockets
