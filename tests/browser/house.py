"""The real server in a process of its own, which can be killed and started again in place."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lichtspiel.protocol.socket import PROTOCOL
from tests.browser.contributor import Contributor, Message
from tests.server.running import PATIENCE, UNLIMITED, RunningHouse


class House:
    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str] | None = None,
        *,
        arguments: Sequence[str] = UNLIMITED,
    ) -> None:
        self._data = data
        self._environment = environment
        self._arguments = arguments
        self._running = RunningHouse(data, *arguments, environment=environment)
        self.address = self._running.address
        self.is_open = True

    def kill(self) -> None:
        """Kill it without warning, like a power failure."""
        self._running.kill()
        self.is_open = False

    def open_again(self) -> None:
        """Start it again at the same address, with the same data."""
        port = int(self.address.rpartition(":")[2])
        self._running = RunningHouse(
            self._data, *self._arguments, port=port, environment=self._environment
        )
        self.is_open = True

    def close(self) -> None:
        self._running.stop()

    def open_table(self, game: str, **wish: object) -> dict[str, Any]:
        """Open a table as the home page does; with a `name`, the host has the first seat."""
        wanted = {"game": game, **wish}
        answer = httpx.post(f"{self.address}/api/tables", json=wanted, timeout=PATIENCE)
        opened: dict[str, Any] = answer.raise_for_status().json()
        return opened

    def take_seat(self, table: str, name: str) -> dict[str, Any]:
        """Take a free seat at a table under this name."""
        address = f"{self.address}/api/tables/{table}/seats"
        answer = httpx.post(address, json={"name": name}, timeout=PATIENCE)
        seated: dict[str, Any] = answer.raise_for_status().json()
        return seated

    def seat_somebody(self, opened: dict[str, Any]) -> None:
        """Seat a person who is ready and then does nothing, so that the game does not go on."""
        table = opened["table"]["id"]
        self.make_ready(table, self.take_seat(table, "Somebody")["token"])

    def make_ready(self, table: str, token: str) -> None:
        """Returns when the server has confirmed it; with the last player the cards are dealt."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with ExitStack() as stack:
            socket = stack.enter_context(connect(address, compression=None))
            socket.send(json.dumps({"type": "hello", "token": token, "protocol": PROTOCOL}))
            contributor = Contributor(lambda **said: socket.send(json.dumps(said)))

            def go_on_until(found: Callable[[Message], object]) -> None:
                while True:
                    told: Message = json.loads(socket.recv(PATIENCE))
                    contributor.hear(told)
                    if told["type"] == "update" and found(told):
                        return

            go_on_until(lambda update: contributor.waits or "view" in update)
            connection = stack.pop_all()

        def go_on_until_it_starts() -> None:
            with connection, suppress(ConnectionClosed, TimeoutError):
                if contributor.waits:
                    go_on_until(lambda update: "view" in update)

        # Others may not be ready yet: what was committed to is revealed later.
        Thread(target=go_on_until_it_starts, daemon=True).start()
