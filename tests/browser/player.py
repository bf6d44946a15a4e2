"""A seat that is played over the socket, so that a browser at the table has something to see."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from lichtspiel.engine.chance import Dice
from lichtspiel.protocol.socket import PROTOCOL
from tests.browser.contributor import Contributor
from tests.browser.house import House
from tests.effort import rounds
from tests.server.running import PATIENCE

BY_HAND = rounds(6, 1_000)
"""So many turns of a whole game are played in the page; the rest in `make test` over the socket."""


@contextmanager
def playing(house: House, opened: dict[str, Any], *, luck: int = 1) -> Iterator[Player]:
    """The seat that came with a table."""
    address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{opened['table']['id']}/socket"
    with connect(address, compression=None, max_size=None) as socket:
        yield Player(socket, opened["seated"]["token"], luck)


def play_out(house: House, pages: Sequence[Page]) -> None:
    """The seats of these pages are played to the end of the game."""
    with ThreadPoolExecutor(len(pages)) as threads:
        for done in [threads.submit(_play_out, house, *_seat_of(page)) for page in pages]:
            done.result()


def _seat_of(page: Page) -> tuple[str, str]:
    """The table, and the token that the page holds."""
    table = urlsplit(page.url).path.split("/")[2]
    token = page.evaluate(
        "table => JSON.parse(localStorage.getItem('lichtspiel-keys'))[table].seat.token", table
    )
    return table, token


def _play_out(house: House, table: str, token: str) -> None:
    with playing(house, {"table": {"id": table}, "seated": {"token": token}}) as player:
        player.play_to_the_end()


class Player:
    def __init__(self, socket: ClientConnection, token: str, luck: int) -> None:
        self._socket = socket
        self._dice = Dice(luck)
        self._count = 0
        self.update: dict[str, Any] = {}
        self._contributor: Contributor | None = None
        self._send(type="hello", token=token, protocol=PROTOCOL)

    def ready(self) -> None:
        """If others are to come, it reveals its contribution to the deal when it listens next."""
        self._contribute()
        while not self._waits and "view" not in self.update:
            self._hear()

    def start_with(self, other: Player) -> None:
        """Both are ready, and nobody else is waited for: returns when the cards are dealt."""
        both = [self, other]
        for player in both:
            player._contribute()
        for player in both:
            while player._waits:
                player._hear()
        for player in both:
            while "view" not in player.update:
                player._hear()

    def _contribute(self) -> None:
        while not self.update:
            self._hear()
        self._contributor = Contributor(self._send)
        self._contributor.hear(self.update)
        while not self._waits and "view" not in self.update and not self._contributor.revealed:
            self._hear()

    @property
    def _waits(self) -> bool:
        return self._contributor is not None and self._contributor.waits

    def my_turn(self) -> bool:
        """Wait until this seat is asked; False: the game is over."""
        while not self.update.get("legal"):
            if self.update.get("outcome") is not None:
                return False
            self._hear()
        return True

    def legal(self) -> list[str]:
        return [action["notation"] for action in self.update["legal"]]

    def any_action(self) -> str:
        legal = self.legal()
        return legal[self._dice.below(len(legal))]

    def act(self, notation: str) -> None:
        done = self._ask(type="act", seq=self.update["seq"], action=notation)
        assert done["type"] == "done", done
        while self.update["seq"] < done["seq"]:
            self._hear()

    def take_back(self) -> None:
        done = self._ask(type="take-back", seq=self.update["seq"])
        assert done["type"] == "done", done
        while self.update["seq"] < done["seq"]:
            self._hear()

    def play_to_the_end(self) -> None:
        while self.my_turn():
            self.act(self.any_action())

    def _send(self, **said: object) -> None:
        self._socket.send(json.dumps(said))

    def _ask(self, **said: object) -> dict[str, Any]:
        self._count += 1
        number = f"{self._count}"
        self._send(id=number, **said)
        while (told := self._hear()).get("id") != number:
            pass
        return told

    def _hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        if told["type"] == "update":
            self.update = told
            if self._contributor is not None:
                self._contributor.hear(told)
        return told
