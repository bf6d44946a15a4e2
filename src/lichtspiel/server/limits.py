"""Limits per address, and which addresses count as one client."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from lichtspiel.house.live import LiveTable
from lichtspiel.house.rate_limits import RateLimited, RateLimits
from lichtspiel.server.settings import Limits

_PAGES = 10
"""A visit asks for some thirty pages and files, and for a few things of the API."""
_HELD_SECONDS = 1.0
_MOST_HELD = 60
"""Requests of an address that are answered late; any more are answered at once, for a proxy may
bring very many."""
_SHARED_BITS = 64
"""Of an IPv6 address: whoever has one address has all of its /64."""


@lru_cache(maxsize=10_000)
def counted_as(address: str) -> str:
    """The key shared by all addresses of one client: an IPv6 address counts as its /64."""
    try:
        found = ip_address(address)
    except ValueError:  # a test's client, or a socket of the file system
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), _SHARED_BITS), strict=False))


def per(seconds: float, most: int) -> RateLimits:
    """This many requests per this many seconds; 0 means no limit."""
    return RateLimits(most, most / seconds)


class AddressLimits:
    """The counters per address, in memory only."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.requests = per(60, limits.requests_per_minute)
        self.pages = per(60, _PAGES * limits.requests_per_minute)
        self.messages = RateLimits(20 * limits.messages_per_second, 10 * limits.messages_per_second)
        """Of all sockets of an address together: a family or a school shares one."""
        self.new_tables = per(3600, limits.tables_per_hour)
        self.replays = per(60, limits.replays_per_minute)
        self.sockets: Counter[str] = Counter()
        self._held: Counter[str] = Counter()
        self._listed: defaultdict[str, set[str]] = defaultdict(set)
        """The tables of an address that are in the list of open tables."""
        self._listed_by: dict[str, str] = {}

    async def hold_up(self, address: str) -> None:
        """Refusing a request takes nearly as long as answering it. Whoever is over the limit waits
        for the refusal, so that the connections they may have cannot bring one after the other."""
        if self._held[address] >= _MOST_HELD:
            return
        self._held[address] += 1
        try:
            await asyncio.sleep(_HELD_SECONDS)
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Open until the block is left; yields whether the address may have one more."""
        most = self._limits.connections
        self.sockets[address] += 1
        try:
            yield not most or self.sockets[address] <= most
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    @contextmanager
    def listing(self, address: str, table: str, *, is_open: bool) -> Iterator[None]:
        """Counts the table as listed before it is opened: other requests may come in meanwhile."""
        most = self._limits.open_tables
        if is_open and most and len(self._listed.get(address, ())) >= most:
            raise RateLimited("server-too-many-open", most=most)
        if is_open:
            self._listed[address].add(table)
            self._listed_by[table] = address
        try:
            yield
        except BaseException:
            self._unlist(table)
            raise

    def changed(self, live: LiveTable) -> None:
        """Tables that no longer wait for players are not counted."""
        if live.seating.phase != "waiting":
            self._unlist(live.seating.id)

    def _unlist(self, table: str) -> None:
        address = self._listed_by.pop(table, None)
        if address is None:
            return
        self._listed[address].discard(table)
        if not self._listed[address]:
            del self._listed[address]
