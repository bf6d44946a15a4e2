"""Connected clients and their addresses: in memory only, for moderators."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.view import SPECTATOR


@dataclass(eq=False)
class Guest:
    address: str
    table: str
    seat: int = SPECTATOR
    sent_away: bool = False
    visit: asyncio.Task[None] | None = None

    def sits(self, seat: int) -> None:
        self.seat = seat

    def leave(self) -> None:
        """The visit ends, as if the guest had gone."""
        if self.visit is not None:
            self.sent_away = True
            self.visit.cancel()


class RemovedByModerator(Exception):
    """The visit was ended by a moderator."""


class Guests:
    def __init__(self) -> None:
        self._here: set[Guest] = set()

    async def while_here(self, guest: Guest, visit: Coroutine[Any, Any, None]) -> None:
        guest.visit = asyncio.create_task(visit)
        self._here.add(guest)
        try:
            await guest.visit
        except asyncio.CancelledError:
            if guest.sent_away:
                raise RemovedByModerator from None
            guest.visit.cancel()
            raise
        finally:
            self._here.discard(guest)

    def at(self, table: str) -> list[Guest]:
        return sorted(
            (guest for guest in self._here if guest.table == table),
            key=lambda guest: (guest.seat, guest.address),
        )

    def shut_out(self, address: str) -> None:
        for guest in self._here:
            if guest.address == address:
                guest.leave()
