"""The steps by which the database came to be what it is, run in order, each once.

A step that was released is never edited: the next change is the next number.
"""

from __future__ import annotations

import sqlite3
from importlib import resources
from importlib.resources.abc import Traversable

from lichtspiel.engine.errors import BadInput
from lichtspiel.server.storage.chain import chain_all

_AND_THEN = {"0005_hashes.sql": chain_all}
"""What SQL alone cannot do for a step."""


def migrate(connection: sqlite3.Connection, database: str) -> None:
    """Bring a database up to date; `PRAGMA user_version` remembers how far it is."""
    steps, done = _steps(), not_newer(connection, database)
    for number, step in enumerate(steps[done:], start=done + 1):
        # One transaction each: a crash leaves the step undone, or done.
        connection.executescript(f"BEGIN IMMEDIATE;\n{step.read_text('utf-8')}")
        if step.name in _AND_THEN:
            _AND_THEN[step.name](connection)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def check_version(connection: sqlite3.Connection, database: str) -> None:
    """For read-only access: refuse a database that is not up to date."""
    done, newest = not_newer(connection, database), len(_steps())
    if done < newest:
        raise BadInput("server-older-database", path=database, found=done, newest=newest)


def not_newer(connection: sqlite3.Connection, database: str) -> int:
    """How many steps were done; refuses one that was made by a later version."""
    done: int = connection.execute("PRAGMA user_version").fetchone()[0]
    newest = len(_steps())
    if done > newest:
        raise BadInput("server-newer-database", path=database, found=done, newest=newest)
    return done


def _steps() -> list[Traversable]:
    files = resources.files(__package__).iterdir()
    return sorted(
        (file for file in files if file.name.endswith(".sql")), key=lambda file: file.name
    )
