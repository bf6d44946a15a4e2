"""The steps by which the database came to be what it is, run in order, each once.

A step that was released is never edited: the next change is the next number.
"""

from __future__ import annotations

import sqlite3
from importlib import resources

from lichtspiel.engine.errors import BadInput


def migrate(connection: sqlite3.Connection, database: str) -> None:
    """Bring a database up to date; `PRAGMA user_version` remembers how far it is."""
    files = resources.files(__package__).iterdir()
    steps = sorted(
        (file for file in files if file.name.endswith(".sql")), key=lambda file: file.name
    )
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(steps):
        raise BadInput("server-newer-database", path=database, found=done, newest=len(steps))
    for number, step in enumerate(steps[done:], start=done + 1):
        # One transaction each: a crash leaves the step undone, or done.
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{step.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
