"""The progress of a long command: a bar on the terminal, with the time left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from lichtspiel.text import Texts

if TYPE_CHECKING:
    from rich.progress import Progress

_PATIENCE = 1.0
"""Seconds before the bar appears: short work needs none."""
_EVERY = 0.1
"""Seconds between two updates of the bar."""


@contextmanager
def progress(texts: Texts, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yield a function to call with how much of `total` is done, as often as you like.

    `what` is the message that names what is counted. Files and pipes get no bar.
    """
    bar = _Bar(texts.say(what), total)
    try:
        yield bar.tell if sys.stderr is not None and sys.stderr.isatty() else _ignore
    finally:
        bar.end()


def _ignore(_done: int) -> None:
    pass


class _Bar:
    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._first: int | None = None
        self._next = monotonic() + _PATIENCE
        self._progress: Progress | None = None

    def tell(self, done: int) -> None:
        if self._first is None:
            self._first = done  # a resumed arena has done a part already
        if done >= self._total or monotonic() < self._next:
            return
        self._next = monotonic() + _EVERY
        if self._progress is None:
            self._progress = _show(self._what, self._total, self._first)
        self._progress.update(self._progress.task_ids[0], completed=done)

    def end(self) -> None:
        if self._progress is not None:
            self._progress.stop()


def _show(what: str, total: int, done: int) -> Progress:
    from rich.console import Console  # slow to import, and most commands never need it
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    shown = Progress(
        TextColumn(what),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
        transient=True,
        expand=True,
    )
    shown.add_task("", total=total, completed=done)
    shown.start()
    return shown
