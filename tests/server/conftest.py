from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import UNLIMITED, OpenTable, RunningHouse, open_table


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A real server. It serves all tests, and prints nothing whatever they do to it."""
    with RunningHouse(tmp_path_factory.mktemp("house"), *UNLIMITED) as running:
        yield running
        assert running.is_running, running.how_it_ended
        assert running.stop() == 0
        _open, *between, _closed = running.printed.splitlines()
        # On a busy machine a bot's process may take longer to start than the house waits.
        assert all("no bot decides" in line for line in between), running.printed


@pytest.fixture
def house(shared_house: RunningHouse) -> str:
    """Its address. If it is lost, the tests after that say how, instead of "connection failed"."""
    assert shared_house.is_running, shared_house.how_it_ended
    return shared_house.address


@pytest.fixture
def table(house: str) -> OpenTable:
    return asyncio.run(open_table(house, "face-to-face", 2))
