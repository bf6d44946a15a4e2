"""The real server in a process of its own, which can be killed and started again in place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.running import PATIENCE, UNLIMITED, RunningHouse


class House:
    def __init__(self, data: Path) -> None:
        self._data = data
        self._running = RunningHouse(data, *UNLIMITED)
        self.address = self._running.address
        self.is_open = True

    def kill(self) -> None:
        """As when the power goes."""
        self._running.kill()
        self.is_open = False

    def open_again(self) -> None:
        """At the same address, with the same data."""
        port = int(self.address.rpartition(":")[2])
        self._running = RunningHouse(self._data, *UNLIMITED, port=port)
        self.is_open = True

    def close(self) -> None:
        self._running.stop()

    def open_table(self, game: str, **wish: object) -> dict[str, Any]:
        """A table as the home page opens one; with a `name`, its host has the first seat."""
        wanted = {"game": game, **wish}
        answer = httpx.post(f"{self.address}/api/tables", json=wanted, timeout=PATIENCE)
        opened: dict[str, Any] = answer.raise_for_status().json()
        return opened

    def take_seat(self, opened: dict[str, Any], name: str) -> dict[str, Any]:
        """Somebody else at a table that was opened: their seat and its token."""
        address = f"{self.address}/api/tables/{opened['table']['id']}/seats"
        answer = httpx.post(address, json={"name": name}, timeout=PATIENCE)
        seated: dict[str, Any] = answer.raise_for_status().json()
        return seated
