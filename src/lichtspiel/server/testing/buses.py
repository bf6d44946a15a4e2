"""Conformance tests for a Bus, one check for each promise.

A check is given a function that makes one process's end of the bus, and raises BrokenContract with
the broken promise. Messages may come late or twice, so a check waits for them; that a message does
not come is checked after a later one has arrived.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from lichtspiel.house.bus import Bus
from lichtspiel.testing.playing import BrokenContract

JoinBus = Callable[[], Bus]
"""An end of the bus, in a running event loop. A bus for one process has one end only, and
gives the same one again."""

BusCheck = Callable[[JoinBus], Awaitable[None]]

_PATIENCE = 10.0


class _Ear:
    """Records the messages it gets."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()

    def __call__(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))
        self._news.set()

    async def hears(self, table: str, seq: int, promise: str) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                while (table, seq) not in self.heard:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise BrokenContract(promise) from None


async def news_reaches_everybody(join: JoinBus) -> None:
    near, far = join(), join()
    ears = [_Ear(), _Ear(), _Ear()]
    for end, ear in zip((near, near, far), ears, strict=True):
        end.subscribe(ear)
    near.publish("a", 1)
    far.publish("b\N{BULLET}-_", 2**31)
    for ear in ears:
        await ear.hears("a", 1, "every listener hears of a table, also who published it")
        await ear.hears("b\N{BULLET}-_", 2**31, "from every end, the table and its number")


async def the_latest_number_arrives(join: JoinBus) -> None:
    """Messages may be dropped, but every listener must get the last one."""
    near, far = join(), join()
    ear = _Ear()
    far.subscribe(ear)
    for seq in range(1, 101):
        near.publish("a", seq)
    await ear.hears("a", 100, "the last number arrives")
    _only(ear, {("a", seq) for seq in range(1, 101)})


async def who_left_hears_no_more(join: JoinBus) -> None:
    bus = join()
    leaving, staying = _Ear(), _Ear()
    leave = bus.subscribe(leaving)
    bus.subscribe(staying)
    leave()
    bus.publish("a", 1)
    await staying.hears("a", 1, "others go on listening")
    _only(leaving, set())


async def listening_begins_at_once(join: JoinBus) -> None:
    bus = join()
    ear = _Ear()
    bus.publish("early", 1)
    bus.subscribe(ear)
    bus.publish("a", 1)
    await ear.hears("a", 1, "what is published after subscribing is heard")


async def a_listener_may_leave_while_it_listens(join: JoinBus) -> None:
    bus = join()
    once, always = _Ear(), _Ear()

    def leave_at_once(table: str, seq: int) -> None:
        once(table, seq)
        leave()

    leave = bus.subscribe(leave_at_once)
    bus.subscribe(always)
    bus.publish("a", 1)
    await always.hears("a", 1, "nobody is passed over when another leaves")
    await once.hears("a", 1, "who leaves has heard why")
    bus.publish("a", 2)
    await always.hears("a", 2, "nobody is passed over later")
    _only(once, {("a", 1)})


def _only(ear: _Ear, expected: set[tuple[str, int]]) -> None:
    if not set(ear.heard) <= expected:
        raise BrokenContract(f"nothing is heard that was not told: {ear.heard[:5]}")


BUS_CHECKS: tuple[BusCheck, ...] = (
    news_reaches_everybody,
    the_latest_number_arrives,
    who_left_hears_no_more,
    listening_begins_at_once,
    a_listener_may_leave_while_it_listens,
)
