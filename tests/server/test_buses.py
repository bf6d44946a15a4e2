"""The bus keeps its promises, and the checks notice one that does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from lichtspiel.house.bus import Listener, MemoryBus
from lichtspiel.server.testing import buses
from lichtspiel.server.testing.buses import BUS_CHECKS, BusCheck
from lichtspiel.testing import BrokenContract


def run(check: BusCheck, make: Callable[[], MemoryBus]) -> None:
    async def checking() -> None:
        bus = make()
        await check(lambda: bus)

    asyncio.run(checking())


@pytest.mark.parametrize("check", BUS_CHECKS, ids=lambda check: check.__name__)
def test_memory(check: BusCheck) -> None:
    run(check, MemoryBus)


class TellsOne(MemoryBus):
    def publish(self, table: str, seq: int) -> None:
        for listener in self._listeners[:1]:
            listener(table, seq)


class LosesTheLast(MemoryBus):
    def publish(self, table: str, seq: int) -> None:
        if seq < 100:
            super().publish(table, seq)


class TellsTooMuch(MemoryBus):
    def publish(self, table: str, seq: int) -> None:
        super().publish(table, seq + 1)
        super().publish(table, seq)


class NobodyLeaves(MemoryBus):
    def subscribe(self, listener: Listener) -> Callable[[], None]:
        super().subscribe(listener)
        return lambda: None


class PassesOver(MemoryBus):
    def publish(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)


@pytest.mark.parametrize(
    ("broken", "caught_by"),
    [
        (TellsOne, "news_reaches_everybody"),
        (LosesTheLast, "the_latest_number_arrives"),
        (TellsTooMuch, "the_latest_number_arrives"),
        (NobodyLeaves, "who_left_hears_no_more"),
        (PassesOver, "a_listener_may_leave_while_it_listens"),
    ],
)
def test_a_broken_bus_is_caught(
    broken: Callable[[], MemoryBus], caught_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "_PATIENCE", 0.01)
    check = next(check for check in BUS_CHECKS if getattr(check, "__name__", "") == caught_by)
    with pytest.raises(BrokenContract):
        run(check, broken)
