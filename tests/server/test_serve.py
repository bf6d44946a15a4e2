"""Where a house says it is, and that it ends when it cannot open."""

import asyncio
import socket
import threading
from pathlib import Path

import pytest

from lichtspiel.house.store import StoreBroken
from lichtspiel.server import serve
from lichtspiel.server.app import make_app
from lichtspiel.server.moderation import Moderation
from lichtspiel.server.settings import Settings

FAR_IS = "lichtspiel.server.serve._SOMEBODY_FAR"


def test_a_house_is_where_it_was_asked_to_be() -> None:
    assert serve._address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert serve._address("::1", 8000) == "http://[::1]:8000"


def test_a_house_open_to_the_network_names_an_address_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FAR_IS, {socket.AF_INET: "127.0.0.9"})
    assert serve._address("0.0.0.0", 8000) == "http://127.0.0.1:8000"


def test_without_a_network_it_says_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FAR_IS, {socket.AF_INET: "255.255.255.255"})
    assert serve._address("0.0.0.0", 8000) == "http://0.0.0.0:8000"


def test_a_start_that_fails_leaves_no_thread_to_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the process would hang for ever, with its data folder locked."""

    async def broken(_: Moderation) -> None:
        raise StoreBroken("damaged")

    monkeypatch.setattr(Moderation, "load", broken)

    async def start() -> None:
        async with make_app(Settings(tmp_path)).lifespan():
            pass

    with pytest.raises(ExceptionGroup):
        asyncio.run(start())
    assert "lichtspiel-writer" not in [thread.name for thread in threading.enumerate()]
