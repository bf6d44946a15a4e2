"""Files of simulated games: what is kept of a game, and in which format.

`FILE.parquet` is a dataset with a row for each decision (`lab.dataset`), `FILE.jsonl` has a record
on each line (`lab.record_lines`). Neither can be written bit by bit and survive a kill, so games go
into a journal beside it, `FILE.parquet.part`, and when all are there, the file is written from it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from lichtspiel._system import sync, sync_folder
from lichtspiel.engine.contract import Outcome
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.lab.journal import Frame, Journal
from lichtspiel.lab.match import Job
from lichtspiel.lab.results import provenance
from lichtspiel.lab.tally import Tally

SUFFIXES = (".parquet", ".jsonl")


class Keeper(Protocol):
    """Plays games of a job, keeps something of each, and makes a file of that."""

    def play(self, number: int) -> tuple[Outcome, int]:
        """Play a game and keep it; return its outcome and the number of its moves."""

    def content(self) -> bytes:
        """What was kept since this was last asked."""

    def write(self, path: Path, tally: Tally, contents: Iterable[bytes]) -> None:
        """Write the file, from the contents of all games in their order."""

    def found_in(self, path: Path) -> Tally | None:
        """What the games of this job in a finished file add up to; None if it holds others."""


def keeper_for(suffix: str, job: Job) -> Keeper:
    if suffix == ".parquet":
        from lichtspiel.lab.dataset import Decisions  # imports an extra

        return Decisions(job)
    from lichtspiel.lab.record_lines import RecordLines

    return RecordLines(job)


class Output:
    """A file that games are to be kept in."""

    def __init__(self, path: Path, job: Job, games: int) -> None:
        """A BadInput if it cannot be that, before anything is played."""
        if path.suffix not in SUFFIXES:
            raise BadInput("sim-out-suffix", path=str(path), known=", ".join(SUFFIXES))
        self.path = path
        self._keeper = keeper_for(path.suffix, job)
        self._part = path.with_name(f"{path.name}.part")
        self._journal: Journal | None = None
        found = self._finished(games)
        if found is None:
            self._journal = Journal(self._part, provenance(job))
            found = self._journal.tally
        else:
            self._part.unlink(missing_ok=True)  # killed right after the file was finished
        self.kept = Tally()
        """What the games add up to that are there already."""
        self.kept.add(found)
        if found.games > games:
            self.close()
            raise BadInput("sim-fewer", path=str(self._part), done=found.games)

    def _finished(self, games: int) -> Tally | None:
        """What the games of the file add up to; None if there is no file."""
        try:
            if not self.path.exists():
                return None
            found = self._keeper.found_in(self.path)
        except OSError as error:
            raise BadInput("file-not-read", path=str(self.path), why=why_refused(error)) from None
        if found is None or found.games != games:
            raise BadInput("sim-out-exists", path=str(self.path))
        return found

    def add(self, frame: Frame) -> None:
        assert self._journal is not None, "a finished file lacks no games"
        self._journal.add(frame)

    def finish(self) -> None:
        """Write the file from the journal, and remove that. Killed in between, one is whole."""
        if self._journal is None:
            return
        new = self.path.with_name(f"{self.path.name}.new")
        contents = map(zlib.decompress, self._journal.contents())
        try:
            self._keeper.write(new, self._journal.tally, contents)
            with new.open("r+b") as file:
                sync(file.fileno())
            if self.path.exists():  # it was not there before
                raise BadInput("sim-out-exists", path=str(self.path))
            new.rename(self.path)
            sync_folder(self.path.parent)
        except OSError as error:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise BadInput(
                "file-not-written", path=str(self.path), why=why_refused(error)
            ) from None
        self._journal.remove()
        self._journal = None

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None
