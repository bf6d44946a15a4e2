"""Runs bots in processes of their own: they are sent a seat's view and return an action.

A process that dies or hangs is replaced and the decision retried. If that fails too, the first
legal action is played, so that a table never waits forever for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from lichtspiel.engine.contract import Action
from lichtspiel.engine.view import View
from lichtspiel.house.bots import BotsDown, decide, rate
from lichtspiel.house.fair_queue import Asker, FairQueue
from lichtspiel.protocol.socket import Rating

_LOG = logging.getLogger(__name__)
_T = TypeVar("_T")
_ATTEMPTS = 3
_ANYBODY = Asker()
_STARTING = 60.0
"""The longest start of a process in seconds, on a busy machine; not part of the patience."""


def luck_for(_view: View, /) -> int:
    """The seed of a bot's dice; tests replace this function."""
    return secrets.randbits(96)


class BotPool:
    """A pool of processes for the bots of all tables."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers = workers
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._awake: asyncio.Future[None] | None = None
        # So that patience does not count standing in a queue either.
        self._free = FairQueue(workers)
        # Hints queue among themselves, so that bots that have to move do not wait for them.
        self._hinting = FairQueue(1)

    async def decide(self, view: View, level: str, asker: Asker = _ANYBODY) -> Action:
        """The action the bot chooses."""
        return await self._ask(decide, view, level, asker)

    async def rate(self, view: View, asker: Asker = _ANYBODY) -> list[Rating]:
        """The strong bot's ratings of the candidate actions, best first."""
        async with self._hinting.place(asker):
            return await self._ask(_rate, view, "strong", asker)

    async def _ask(
        self, work: Callable[[View, str, int], _T], view: View, level: str, asker: Asker = _ANYBODY
    ) -> _T:
        async with self._free.place(asker):
            return await self._think(work, view, level)

    async def _think(self, work: Callable[[View, str, int], _T], view: View, level: str) -> _T:
        loop = asyncio.get_running_loop()
        task = (view, level, luck_for(view))
        for _ in range(_ATTEMPTS):
            pool, awake = self._started()
            try:
                await asyncio.wait_for(asyncio.shield(awake), _STARTING)
                answer = loop.run_in_executor(pool, work, *task)
                return await asyncio.wait_for(answer, self._patience)
            except (BrokenProcessPool, TimeoutError):
                self._throw_away(pool)
            except Exception as error:  # the bot's own fault: it would do it again
                # Not the error's text: it may contain the view.
                _LOG.error("%s bot of %s: %s", level, view.setup.game, type(error).__name__)
                raise BotsDown from None
        raise BotsDown

    def _started(self) -> tuple[ProcessPoolExecutor, asyncio.Future[None]]:
        """The pool, and a future that is done when its first process has started."""
        if self._pool is None or self._awake is None:
            # Spawned, not forked: a child must not inherit sockets, threads or the database.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_leave_with_parent)
            self._awake = asyncio.get_running_loop().run_in_executor(self._pool, _wake_up)
        return self._pool, self._awake

    def _throw_away(self, pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
        """Discard a pool, once for all its waiting callers; hanging processes are killed."""
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # What others are waiting for breaks with the processes, and they ask again; cancelled,
        # it would look as if they had given up themselves.
        pool.shutdown(wait)

    def close(self) -> None:
        if self._pool is not None:
            # Its thread must not end while Python does: that prints a traceback now and then.
            self._throw_away(self._pool, wait=True)


def _leave_with_parent() -> None:
    """Runs in a bot process: exit when the server is gone, also if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a bot's process runs this"

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _wake_up() -> None:
    """A warm-up call that shows that a process works."""


def _rate(view: View, _level: str, luck: int) -> list[Rating]:
    return rate(view, luck)
