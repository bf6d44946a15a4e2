"""Workers that fail in various ways. Worker processes import this module by name."""

import os
import time
from dataclasses import replace
from pathlib import Path

from lichtspiel.lab.executor import Batch
from lichtspiel.lab.match import Job
from lichtspiel.lab.playing import Lines, play_batch

LONG = 600.0


def _notes(job: Job) -> Path:
    """Where the test looks; a job has no other place to carry a folder."""
    return Path(os.environ["ARENA_NOTES"]) / str(job.seed)


def dies_once(job: Job, batch: Batch) -> Lines:
    """The process of deal 7 exits without an error, the first time."""
    note = _notes(job)
    if 7 in batch and not note.exists():
        note.touch()
        os._exit(9)
    return play_batch(job, batch)


def always_dies(job: Job, batch: Batch) -> Lines:
    if 7 in batch:
        with _notes(job).open("a") as file:
            file.write("died\n")
        os._exit(9)
    return play_batch(job, batch)


def writes_down(job: Job, batch: Batch) -> Lines:
    """Notes which deals it was asked for."""
    with _notes(job).open("a") as file:
        file.writelines(f"{number}\n" for number in batch)
    return play_batch(job, batch)


def fails(job: Job, batch: Batch) -> Lines:
    return play_batch(replace(job, seatings=(("easy",),)), batch)


def fails_in_turn(job: Job, batch: Batch) -> Lines:
    """Deal 1 fails at once, deal 0 after it; no other deal does."""
    note = _notes(job)
    if batch == (1,):
        note.touch()
        raise RuntimeError("in deal 1")
    if batch == (0,):
        while not note.exists():
            time.sleep(0.01)
        time.sleep(0.5)  # deal 1 is told meanwhile
        raise RuntimeError("in deal 0")
    return play_batch(job, batch)


def sleeps_later(job: Job, batch: Batch) -> Lines:
    if 0 not in batch:
        time.sleep(LONG)
    return play_batch(job, batch)
