"""Plays many deals in worker processes; no deal is lost or played twice if a worker dies.

A worker is given a job and a batch of deal numbers, and returns JSON. When a worker dies, the
process pool breaks and all running batches are lost, whichever of them was the cause. So they are
played again one at a time: a batch that kills its worker again is then known.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from lichtspiel.engine.errors import BadInput, BadPlugin
from lichtspiel.lab.match import Job, play_deal
from lichtspiel.lab.results import Results

LARGEST_BATCH = 10
"""Deals in a batch: the most that a dying worker can lose."""
ATTEMPTS = 3
"""How often a batch may kill its worker while it runs alone, before the arena gives up."""
_GLANCE = 0.1
"""Seconds between checks for Ctrl-C."""

Batch = tuple[int, ...]
Lines = list[dict[str, Any]]
Work = Callable[[Job, Batch], Lines]


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
    """Plays the deals of a job that are still missing."""

    def __init__(
        self,
        results: Results,
        deals: int,
        workers: int | None = None,
        progress: Callable[[int], None] = lambda _done: None,
        work: Work = play_batch,
    ) -> None:
        self._results = results
        self._workers = workers or os.cpu_count() or 1
        self._progress = progress
        self._work = work
        self._job = results.job
        missing = results.missing(deals)
        self._done = deals - len(missing)
        size = max(1, min(LARGEST_BATCH, len(missing) // (4 * self._workers)))
        self._waiting = deque(
            tuple(missing[start : start + size]) for start in range(0, len(missing), size)
        )
        self._suspects: deque[Batch] = deque()
        self._deaths: Counter[Batch] = Counter()

    def run(self) -> None:
        with _ctrl_c_at_rest() as self._rest:
            self._run()

    def _run(self) -> None:
        self._progress(self._done)
        while self._waiting or self._suspects:
            pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),  # so that no threads are forked
                initializer=_begin_worker,
            )
            try:
                self._play(pool)
            except BaseException:
                _stop_workers()
                raise
            finally:
                pool.shutdown(cancel_futures=True)

    def _play(self, pool: ProcessPoolExecutor) -> None:
        """Play until everything is done, or until a worker dies and breaks the pool."""
        while self._suspects:
            if not self._survives(pool, self._suspects[0]):
                return
            self._suspects.popleft()
        self._play_together(pool)

    def _survives(self, pool: ProcessPoolExecutor, batch: Batch) -> bool:
        """Play a suspect batch alone: if a worker dies now, this batch is the cause."""
        try:
            future = pool.submit(self._work, self._job, batch)
            self._wait_for([future])
            self._keep(future.result())
        except BrokenProcessPool:
            self._deaths[batch] += 1
            if self._deaths[batch] == ATTEMPTS:
                first, last = batch[0], batch[-1]
                raise BadInput("arena-deadly", first=first, last=last, times=ATTEMPTS) from None
            return False
        return True

    def _play_together(self, pool: ProcessPoolExecutor) -> None:
        under_way: dict[Future[Lines], Batch] = {}
        failed: dict[Batch, Exception] = {}
        try:
            while under_way or (self._waiting and not failed):
                # One batch for each worker, and one in the queue.
                while self._waiting and not failed and len(under_way) < 2 * self._workers:
                    future = pool.submit(self._work, self._job, self._waiting[0])
                    under_way[future] = self._waiting.popleft()
                for future in self._wait_for(under_way):
                    try:
                        self._keep(future.result())
                    except BrokenProcessPool:
                        raise
                    except Exception as error:
                        failed[under_way[future]] = error
                    del under_way[future]
                if failed:
                    # Report the lowest deal that failed: which worker fails first is random.
                    first = min(failed)
                    under_way = {one: batch for one, batch in under_way.items() if batch < first}
        except BrokenProcessPool:
            self._suspect(under_way)
        if failed:
            raise failed[min(failed)]

    def _wait_for(self, futures: Collection[Future[Lines]]) -> set[Future[Lines]]:
        """Wait until at least one is done; return all that are."""
        while True:
            self._rest()
            finished, _ = wait(futures, _GLANCE, FIRST_COMPLETED)
            if finished:
                return finished

    def _suspect(self, under_way: dict[Future[Lines], Batch]) -> None:
        """A worker died: keep the finished batches, all others are suspects."""
        for future, batch in under_way.items():
            if future.exception() is None:
                self._keep(future.result())
            else:
                self._suspects.append(batch)

    def _keep(self, lines: Lines) -> None:
        for line in lines:
            if "error" in line:
                raise BadPlugin(line["error"], **line["params"])
        self._results.add(lines)
        self._done += len(lines)
        self._progress(self._done)


@contextmanager
def _ctrl_c_at_rest() -> Iterator[Callable[[], None]]:
    """Defer Ctrl-C until the returned function is called; a second Ctrl-C counts at once.

    An interrupt inside the pool's code could leave a lock held, and deadlock.
    """
    asked = False

    def ask(_number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True

    def rest() -> None:
        if asked:
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield rest  # signals only arrive in the main thread
        return
    before = signal.signal(signal.SIGINT, ask)
    try:
        yield rest
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_worker() -> None:
    """Runs first in a worker: ignore Ctrl-C, which the arena handles, and end with the arena."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with(parent: BaseProcess) -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def _stop_workers() -> None:
    """Terminate the workers without waiting for their batches."""
    for worker in multiprocessing.active_children():
        worker.terminate()
