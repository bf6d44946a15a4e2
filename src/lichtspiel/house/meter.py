"""The interface for metrics. They contain no name, token, card or seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lichtspiel.house import log


class Meter(Protocol):
    def wrote(self, game: str, entries: Sequence[log.AnyEntry]) -> None:
        """These entries were written at a table of this game."""

    def refused(self, reason: str) -> None:
        """A viewer's message was refused, for the reason with this id."""

    def kept(self, seconds: float) -> None:
        """The time from a command's arrival until it was written."""


class NoMeter:
    """Counts nothing."""

    def wrote(self, game: str, entries: Sequence[log.AnyEntry]) -> None:
        pass

    def refused(self, reason: str) -> None:
        pass

    def kept(self, seconds: float) -> None:
        pass
