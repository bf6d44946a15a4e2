"""`lichtspiel admin` reads the database of a server without changing it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.server import admin
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.orders import AdminOrder
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.sqlite import SqliteStore
from tests.house.rooms import play_on, two_people
from tests.server.refusals import refuses


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A house that has closed, with a finished game."""
    settings = Settings(tmp_path / "house")
    settings.data.mkdir()

    async def play() -> None:
        store = SqliteStore(settings.database)
        house = House(store, MemoryBus(), Metrics())
        live = await house.open("table", two_people())
        while live.seating.phase == "playing":
            await house.change("table", lambda live: [play_on(live)])
        await store.close()

    asyncio.run(play())
    return settings


def _version(database: Path, version: int) -> None:
    connection = sqlite3.connect(database)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_tables_records_and_backups_are_read(settings: Settings, tmp_path: Path) -> None:
    before = settings.database.read_bytes()
    (listing,) = admin.list_tables(settings)
    assert (listing.phase, listing.names) == ("over", ("Ada", "Bob"))
    assert admin.export(settings, "table").outcome is not None
    with refuses("server-no-table"):
        admin.export(settings, "nothing")
    admin.backup(settings, tmp_path / "backup")
    assert settings.database.read_bytes() == before
    copy = Settings(tmp_path / "copy")
    admin.restore(copy, tmp_path / "backup")
    assert admin.list_tables(copy) == [listing]


def test_an_older_database_is_not_brought_up_to_date_by_looking(
    settings: Settings, tmp_path: Path
) -> None:
    _version(settings.database, 1)
    before = settings.database.read_bytes()
    with refuses("server-older-database"):
        admin.list_tables(settings)
    with refuses("server-older-database"):
        admin.export(settings, "table")
    admin.backup(settings, tmp_path / "backup")
    assert settings.database.read_bytes() == before


def test_a_table_of_a_closed_house_can_be_closed(settings: Settings) -> None:
    with refuses("server-closed"):
        admin.order(settings, AdminOrder("close", "table"))
