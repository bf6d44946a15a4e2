"""Readiness checks that nobody waits for any more."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from lichtspiel.house.store import StoreBroken
from lichtspiel.server import readiness
from tests.house.loops import on_a_loop


@on_a_loop
async def test_a_failure_after_everybody_stopped_waiting_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """asyncio reports a task whose error nobody has asked for, with its traceback."""
    monkeypatch.setattr(readiness, "_PATIENCE", 0.01)
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context))
    answers = asyncio.Event()

    async def try_to_write() -> None:
        await answers.wait()
        raise StoreBroken("gone")

    ready = readiness.Readiness(try_to_write)
    with pytest.raises(StoreBroken, match="late"):
        await ready.check()
    answers.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del ready
    gc.collect()
    assert told == []


@on_a_loop
async def test_the_reason_is_told_to_who_asks() -> None:
    async def try_to_write() -> None:
        raise StoreBroken("full")

    ready = readiness.Readiness(try_to_write)
    for _ in range(2):
        with pytest.raises(StoreBroken, match="full"):
            await ready.check()
