"""A fair queue: requests from one address cannot starve those from others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

_IN_A_ROW = 4
"""After this many people at their tables, one other request is admitted."""


class Asker(NamedTuple):
    """On whose behalf a request is made."""

    table: str = ""
    address: str = ""
    """Of a person who sits at the table and is there; else of somebody who watches."""
    seated: bool = False
    """Whether there is such a person: they wait for it."""


_Tables = OrderedDict[str, deque[asyncio.Future[None]]]
"""Waiting requests by table, in the order of the tables' turns."""


class FairQueue:
    """Admits a fixed number at a time. People at their tables go first, but one in five is another
    request: somebody who was away may be back. Next is the address with the fewest admitted
    requests, the longest-waiting one if there are several; its tables take turns.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._inside: Counter[str] = Counter()
        self._seated: OrderedDict[str, _Tables] = OrderedDict()
        self._others: OrderedDict[str, _Tables] = OrderedDict()
        self._in_a_row = 0
        """How many people at their tables have gone first since another request did."""

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _enter(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            self._inside[asker.address] += 1
            return
        line = self._seated if asker.seated else self._others
        tables = line.setdefault(asker.address, OrderedDict())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables.setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came just now: for somebody else
                self._leave(asker)
            raise

    def _leave(self, asker: Asker) -> None:
        self._inside[asker.address] -= 1
        if not self._inside[asker.address]:
            del self._inside[asker.address]
        first, then = self._seated, self._others
        if self._in_a_row >= _IN_A_ROW:
            first, then = then, first
        if not self._let_in(first) and not self._let_in(then):
            self._free += 1

    def _let_in(self, line: OrderedDict[str, _Tables]) -> bool:
        """Admit the next request in this line; False if the line is empty."""
        while line:
            address = min(line, key=self._inside.__getitem__)  # the first of those with the fewest
            tables = line.pop(address)
            table, turns = tables.popitem(last=False)
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                line[address] = tables
            if not turn.done():  # or they gave up
                self._inside[address] += 1
                self._in_a_row = self._in_a_row + 1 if line is self._seated else 0
                turn.set_result(None)
                return True
        return False
