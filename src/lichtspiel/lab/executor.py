"""Where the games of an arena or a simulation are played: here, in worker processes, on a cluster.

Work is a function of a *batch*, some numbers of deals, and must be importable by name where it
runs. Its result may depend on nothing but the batch: so results are the same on every executor,
however many workers there are and whichever of them die.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Generic, Protocol, TypeVar

from lichtspiel.engine.errors import BadInput

LARGEST_BATCH = 10
"""Deals of an arena in a batch: the most that a dying worker can lose."""
ATTEMPTS = 3
"""How often a batch may kill its worker while it runs alone, before we give up."""
_GLANCE = 0.1
"""Seconds between checks for Ctrl-C."""
_GROWTH = 20
"""A batch is at most so many times as large as one before it: a first game may have been short."""

Batch = tuple[int, ...]
R = TypeVar("R")
Keep = Callable[[R], bool]
"""Takes a result in this process; returns whether that is enough and the rest is not needed."""


class Executor(Protocol):
    """Runs work on batches."""

    @property
    def width(self) -> int:
        """How many batches run at the same time."""

    @property
    def seconds(self) -> float:
        """How long a batch should take, so that handing it out costs little beside it."""

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch], keep: Keep[R]) -> None:
        """Keep the result of every batch, each exactly once, in any order.

        Batches are asked for one by one, as workers come free. If work or `keep` fails, everything
        before that batch is still kept; then the error of the first batch that failed is raised.
        """


def batches_of(numbers: Sequence[int], executor: Executor) -> list[Batch]:
    """Batches in order: small enough that all workers are busy to the end."""
    size = max(1, min(LARGEST_BATCH, len(numbers) // (4 * executor.width)))
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]


class Sized:
    """Numbers in batches, each as large as the last ones say that it may be.

    A batch is to take as long as the executor says. At the end batches become smaller, so that all
    workers are busy to the last.
    """

    def __init__(self, numbers: range, executor: Executor) -> None:
        self._left = numbers
        self._executor = executor
        self._size = 1
        self._counted = self._seconds = 0.0

    def took(self, count: int, seconds: float) -> None:
        """Tell how long a batch of so many took. The latest count most."""
        self._counted = self._counted / 2 + count
        self._seconds = self._seconds / 2 + max(seconds, 1e-6)
        fitting = self._executor.seconds * self._counted / self._seconds
        self._size = max(1, min(int(fitting), _GROWTH * self._size))

    def __iter__(self) -> Iterator[Batch]:
        while self._left:
            size = min(self._size, -(-len(self._left) // (2 * self._executor.width)))
            yield tuple(self._left[:size])
            self._left = self._left[size:]


class Waiting:
    """Batches that nobody runs yet."""

    def __init__(self, batches: Iterable[Batch]) -> None:
        self._batches = iter(batches)
        self._next: Batch | None = None

    def __bool__(self) -> bool:
        if self._next is None:
            self._next = next(self._batches, None)
        return self._next is not None

    def first(self) -> Batch:
        """The next one; it stays until it is taken."""
        if not self or self._next is None:
            raise IndexError("no batch is waiting")
        return self._next

    def take(self) -> Batch:
        batch, self._next = self.first(), None
        return batch


class Here:
    """In this process, one batch after the other: for classes that no other process can import."""

    width = 1
    seconds = 0.0
    """Nothing is handed out."""

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch], keep: Keep[R]) -> None:
        for batch in batches:
            if keep(work(batch)):
                return


class Processes:
    """In worker processes on this machine: one for each core, unless told otherwise."""

    seconds = 0.2

    def __init__(self, workers: int | None = None) -> None:
        self.width = workers or os.cpu_count() or 1

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch], keep: Keep[R]) -> None:
        with ctrl_c_at_rest() as rest:
            _Run(work, batches, keep, self.width, rest).run()


class _Run(Generic[R]):
    """When a worker dies, the process pool breaks and all running batches are lost, whichever of
    them was the cause. So they are run again one at a time: a batch that kills its worker again is
    then known.
    """

    def __init__(
        self,
        work: Callable[[Batch], R],
        batches: Iterable[Batch],
        keep: Keep[R],
        workers: int,
        rest: Callable[[], None],
    ) -> None:
        self._work = work
        self._keep = keep
        self._workers = workers
        self._rest = rest
        self._waiting = Waiting(batches)
        self._suspects: deque[Batch] = deque()
        self._deaths: Counter[Batch] = Counter()
        self._enough = False

    def run(self) -> None:
        while (self._waiting or self._suspects) and not self._enough:
            pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),  # so that no threads are forked
                initializer=_begin_worker,
            )
            try:
                self._run_in(pool)
            except BaseException:
                _stop_workers()
                raise
            finally:
                if self._enough:
                    _stop_workers()
                pool.shutdown(cancel_futures=True)

    def _run_in(self, pool: ProcessPoolExecutor) -> None:
        """Run until everything is done, or until a worker dies and breaks the pool."""
        while self._suspects and not self._enough:
            if not self._survives(pool, self._suspects[0]):
                return
            self._suspects.popleft()
        self._run_together(pool)

    def _survives(self, pool: ProcessPoolExecutor, batch: Batch) -> bool:
        """Run a suspect batch alone: if a worker dies now, this batch is the cause."""
        try:
            future = pool.submit(self._work, batch)
            self._wait_for([future])
            self._take(future)
        except BrokenProcessPool:
            self._deaths[batch] += 1
            if self._deaths[batch] == ATTEMPTS:
                raise deadly(batch) from None
            return False
        return True

    def _run_together(self, pool: ProcessPoolExecutor) -> None:
        under_way: dict[Future[R], Batch] = {}
        failed: dict[Batch, Exception] = {}
        try:
            while (under_way or (self._waiting and not failed)) and not self._enough:
                # One batch for each worker, and one in the queue.
                while self._waiting and not failed and len(under_way) < 2 * self._workers:
                    future = pool.submit(self._work, self._waiting.first())
                    under_way[future] = self._waiting.take()
                for future in self._wait_for(under_way):
                    try:
                        self._take(future)
                    except BrokenProcessPool:
                        raise
                    except Exception as error:
                        failed[under_way[future]] = error
                    del under_way[future]
                if failed:
                    # Report the first batch that failed: which worker fails first is random.
                    first = min(failed)
                    under_way = {one: batch for one, batch in under_way.items() if batch < first}
        except BrokenProcessPool:
            self._suspect(under_way)
        if failed and not self._enough:
            raise failed[min(failed)]

    def _wait_for(self, futures: Collection[Future[R]]) -> set[Future[R]]:
        """Wait until at least one is done; return all that are."""
        while True:
            self._rest()
            finished, _ = wait(futures, _GLANCE, FIRST_COMPLETED)
            if finished:
                return finished

    def _suspect(self, under_way: dict[Future[R], Batch]) -> None:
        """A worker died: keep the finished batches, all others are suspects."""
        for future, batch in under_way.items():
            if future.exception() is None:
                self._take(future)
            else:
                self._suspects.append(batch)

    def _take(self, future: Future[R]) -> None:
        if self._keep(future.result()):
            self._enough = True


class Deadly(BadInput):
    """A batch kills whoever runs it."""


def deadly(batch: Batch) -> Deadly:
    return Deadly("arena-deadly", first=batch[0], last=batch[-1], times=ATTEMPTS)


@contextmanager
def ctrl_c_at_rest() -> Iterator[Callable[[], None]]:
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
