"""An executor on a Ray cluster. Ray starts the workers, moves tasks off nodes that die, and keeps
nothing of ours: a task is some deal numbers, and its result a few hundred bytes for each."""

from __future__ import annotations

import logging
import math
import platform
import socket
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

import lichtspiel
from lichtspiel.engine.errors import BadInput
from lichtspiel.lab.executor import ATTEMPTS, Batch, Keep, Waiting, ctrl_c_at_rest, deadly

_GLANCE = 0.1
"""Seconds between checks for Ctrl-C."""

_COUNT_EVERY = 1.0
"""Seconds between two looks at how many processors there are."""

_PATIENCE = 5.0
"""Seconds until the cluster has to answer."""

R = TypeVar("R")


class Ray:
    """All processors of a cluster, one task on each. The program has to be installed on every
    node, in the same version: that is checked."""

    seconds = 2.0
    """The machine that asks starts all tasks: with a thousand processors 500 a second."""

    def __init__(self, address: str) -> None:
        try:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError):  # a ConnectionError is an OSError
            raise BadInput("arena-ray-unreachable", address=address[:80]) from None
        self._width = 1
        self._counted = -math.inf

    @property
    def width(self) -> int:
        """As many as there are now: nodes come and go. The cluster is asked once a second."""
        if time.monotonic() > self._counted + _COUNT_EVERY:
            self._width = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self._counted = time.monotonic()
        return self._width

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch], keep: Keep[R]) -> None:
        # A task may die with its node or its worker, and so may its next attempts.
        task = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(_run)
        waiting = Waiting(batches)
        under_way: dict[Any, Batch] = {}
        failed: dict[Batch, Exception] = {}
        try:
            with ctrl_c_at_rest() as rest:
                while under_way or (waiting and not failed):
                    most = 2 * self.width
                    while waiting and not failed and len(under_way) < most:
                        batch = waiting.take()
                        under_way[task.remote(work, batch, fingerprint())] = batch
                    rest()
                    for done in _finished(list(under_way)):
                        batch = under_way.pop(done)
                        try:
                            if keep(ray.get(done)):
                                return
                        except RayTaskError as error:
                            failed[batch] = error.cause
                        except RayError:
                            failed[batch] = deadly(batch)
                        except Exception as error:
                            failed[batch] = error
                    if failed:
                        _give_up(under_way, after=min(failed))
        finally:
            _give_up(under_way)
        if failed:
            raise failed[min(failed)]


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), _PATIENCE).close()


def _finished(tasks: Sequence[Any]) -> list[Any]:
    """All that are done, as soon as one is."""
    if not ray.wait(tasks, timeout=_GLANCE)[0]:
        return []
    done: list[Any] = ray.wait(tasks, num_returns=len(tasks), timeout=0)[0]
    return done


def _give_up(under_way: dict[Any, Batch], after: Batch = ()) -> None:
    """Cancel the tasks of all later batches."""
    for task, batch in list(under_way.items()):
        if batch > after:
            ray.cancel(task, force=True)
            del under_way[task]


def _run(work: Callable[[Batch], R], batch: Batch, program: str) -> R:
    """Runs on a node."""
    if fingerprint() != program:
        raise BadInput("arena-ray-other-program", node=platform.node())
    return work(batch)


@cache
def fingerprint() -> str:
    """Of all our sources: results of two versions must not be mixed."""
    folder = Path(lichtspiel.__file__).parent
    digest = sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
