"""Simulates in a process that is killed at a chosen moment: `python killed.py MOMENT FILE`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any, NoReturn

from lichtspiel.lab import keeping
from lichtspiel.lab.executor import Here, Processes
from lichtspiel.lab.journal import Journal
from lichtspiel.lab.simulate import simulate
from tests.lab.simulated import BOTS, GAMES, SEED, SETUP

MOMENTS = ("head", "before", "within", "after", "written", "renamed")


def die(*_: object) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody survives this")


def torn(journal: Journal, content: bytes) -> None:
    """Half of what was to be written."""
    journal.path.write_bytes(journal.path.read_bytes() + content[: len(content) // 2])
    die()


def prepare(moment: str) -> None:
    append, appended = Journal._append, 0

    def counted(journal: Journal, content: bytes) -> None:
        nonlocal appended
        appended += 1
        if moment == "head" or (moment == "within" and appended == 4):
            torn(journal, content)
        if moment == "before" and appended == 4:
            die()
        append(journal, content)
        if moment == "after" and appended == 4:
            die()

    journal: Any = Journal
    keeper: Any = keeping
    journal._append = counted
    if moment == "written":
        keeper.sync = die
    if moment == "renamed":
        journal.remove = die


if __name__ == "__main__":
    asked, file = sys.argv[1:]
    prepare(asked)
    executor = Processes(2) if asked == "after" else Here()
    simulate(SETUP, GAMES, SEED, bots=BOTS, executor=executor, out=Path(file))
