"""Several processes as one server: they share a port and a database, and any of them answers.

The first process only looks after the others: it starts another one for one that dies, and ends
them all when it is told to, or is gone. They are forked, so they share what was loaded and the
socket on which connections arrive; whichever is free accepts the next one.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

_LOG = logging.getLogger(__name__)
_AGAIN = 0.5
"""Seconds before another process is started, so that one that cannot start does not spin."""

Work = Callable[[Callable[[], None], int], None]
"""What a process does: it calls the function when it is ready. The file number is at its end when
the first process is gone."""


def supervise(workers: int, work: Work, ready: Callable[[], None]) -> None:
    """Returns when all processes have ended after SIGTERM or Ctrl-C. `ready` is called when all
    have begun."""
    _Supervisor(workers, work).run(ready)


class _Supervisor:
    def __init__(self, workers: int, work: Work) -> None:
        self._wanted = workers
        self._work = work
        self._running: set[int] = set()
        self._stopping = False
        self._leash, self._hold = os.pipe()
        """The second is held by the first process only."""
        self._said, self._say = os.pipe()

    def run(self, ready: Callable[[], None]) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        for _ in range(self._wanted):
            self._start()
        begun = 0
        while begun < self._wanted and not self._stopping:
            # A byte from each; one that ends before is missed by nobody: it printed why.
            if not self._one_has_ended():
                begun += self._one_has_begun()
        if not self._stopping:
            ready()
        while self._running:
            pid, status = os.waitpid(-1, 0)
            self._ended(pid, status)

    def _one_has_begun(self) -> int:
        import select

        heard, _, _ = select.select([self._said], [], [], 0.05)
        return len(os.read(self._said, 1)) if heard else 0

    def _one_has_ended(self) -> bool:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid:
            self._running.discard(pid)
            self._stop_all()
            raise SystemExit(os.waitstatus_to_exitcode(status) or 1)
        return False

    def _ended(self, pid: int, status: int) -> None:
        self._running.discard(pid)
        _forget(pid)
        if self._stopping:
            return
        _LOG.error(
            "a process has ended (%d): another one is started", os.waitstatus_to_exitcode(status)
        )
        time.sleep(_AGAIN)
        if not self._stopping:
            self._start()

    def _start(self) -> None:
        pid = os.fork()
        if pid:
            self._running.add(pid)
            return
        status = 1
        try:
            os.close(self._hold)
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # until the server has its own
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            self._work(lambda: _write_byte(self._say), self._leash)
            status = 0
        finally:
            os._exit(status)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop_all()

    def _stop_all(self) -> None:
        self._stopping = True
        for pid in self._running:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)


def _write_byte(pipe: int) -> None:
    os.write(pipe, b".")


def _forget(pid: int) -> None:
    """Of its metrics, those that show what is now: counters stay in the sum."""
    from prometheus_client import multiprocess

    from lichtspiel.server.metrics import SHARED

    if SHARED in os.environ:
        multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
