"""Plays the deals of a job that are still missing, on an executor.

A worker is given a job and a batch of deal numbers, and returns JSON. Where the arena may stop
early, that depends on the first deals in order, not on those that happen to be finished: so it
stops at the same deal, however many workers there are.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

from lichtspiel.engine.errors import BadPlugin
from lichtspiel.lab.executor import Batch, Executor, Processes, batches_of
from lichtspiel.lab.match import DealPlayed, Job, play_deal
from lichtspiel.lab.results import Results

Lines = list[dict[str, Any]]
Work = Callable[[Job, Batch], Lines]
Enough = Callable[[DealPlayed], bool]
"""Is told of every deal in order, and says when no more are needed."""


def play_batch(job: Job, batch: Batch) -> Lines:
    """Runs in a worker: play a batch."""
    return [_played(job, number) for number in batch]


def _played(job: Job, number: int) -> dict[str, Any]:
    try:
        return play_deal(job, number).to_json()
    except BadPlugin as error:  # an error of a plug-in's bot has one sentence already
        return {"error": error.message.id, "params": dict(error.message.params)}
    except Exception:
        # Not every exception can be pickled; its text can.
        raise RuntimeError(f"in deal {number}: {traceback.format_exc()}") from None


class Arena:
    """Plays the missing deals, up to a number of them or until there are enough."""

    def __init__(
        self,
        results: Results,
        deals: int,
        executor: Executor | None = None,
        progress: Callable[[int], None] = lambda _done: None,
        work: Work = play_batch,
        enough: Enough = lambda _deal: False,
    ) -> None:
        self._results = results
        self._executor = Processes() if executor is None else executor
        self._progress = progress
        self._work = partial(work, results.job)
        self._enough = enough
        self._deals = deals
        self._missing = results.missing(deals)
        self._done = deals - len(self._missing)
        self._decided = False
        self.counted = 0
        """The first so many deals are those that count: all, unless fewer were enough."""

    def run(self) -> int:
        """Play; return how many deals count."""
        self._progress(self._done)
        if not self._count():
            self._executor.run(self._work, batches_of(self._missing, self._executor), self._keep)
        return self.counted

    def _keep(self, lines: Lines) -> bool:
        for line in lines:
            if "error" in line:
                raise BadPlugin(line["error"], **line["params"])
        self._results.add(lines)
        self._done += len(lines)
        self._progress(self._done)
        return self._count()

    def _count(self) -> bool:
        """Count the finished deals in order, as far as there is no gap; whether they are enough.

        An executor may deliver batches that were finished meanwhile: they are kept, not counted.
        """
        while (
            not self._decided and self.counted < self._deals and self.counted in self._results.deals
        ):
            self.counted += 1
            self._decided = self._enough(self._results.deals[self.counted - 1])
        return self._decided
