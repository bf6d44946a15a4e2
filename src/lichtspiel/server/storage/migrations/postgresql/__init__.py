"""The same for PostgreSQL: steps in plain SQL, run in order, each once.

While one process brings the database up to date, others may be working in it, of the version
before. `least` in the table `house` is the number of steps a program has to know to do so: a step
that older programs cannot live with raises it.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import asyncpg

from lichtspiel.engine.errors import BadInput

_SCHEMA = "lichtspiel"
_ONE_AT_A_TIME = 1281975144


async def migrate(connection: Any, database: str) -> None:
    """Bring a database up to date. Processes that start together do it one after the other."""
    await connection.execute(f"SELECT pg_advisory_lock({_ONE_AT_A_TIME})")
    try:
        steps, done = _steps(), await _not_newer(connection, database)
        for number, step in enumerate(steps[done:], start=done + 1):
            async with connection.transaction():  # a crash leaves the step undone, or done
                await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}")
                await connection.execute(step.read_text("utf-8"))
                await connection.execute(
                    "INSERT INTO house VALUES ('version', $1)"
                    " ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value",
                    str(number),
                )
                await _not_above_others(connection, database)
    finally:
        await connection.execute(f"SELECT pg_advisory_unlock({_ONE_AT_A_TIME})")


def newest_step() -> int:
    """How many steps this program knows."""
    return len(_steps())


async def check_version(connection: Any, database: str) -> None:
    """For reading only: refuse a database that is not up to date."""
    done, newest = await _not_newer(connection, database), len(_steps())
    if not done:
        raise BadInput("admin-nothing-there", database=database)
    if done < newest:
        raise BadInput("server-older-database", path=database, found=done, newest=newest)


async def _not_above_others(connection: Any, database: str) -> None:
    """Refuse a step that processes of an older version could not live with."""
    if await connection.fetchval("SELECT to_regclass('processes')") is None:
        return
    least = "SELECT value::integer FROM house WHERE name = 'least'"
    older = await connection.fetchval(
        f"SELECT count(*) FROM processes WHERE until > clock_timestamp() AND knows < ({least})"
    )
    if older:
        raise BadInput("server-older-running", database=database, count=older)


async def _not_newer(connection: Any, database: str) -> int:
    """How many steps were done; refuses a database that this program is too old for."""
    try:
        rows = await connection.fetch("SELECT name, value FROM house")
    except asyncpg.UndefinedTableError:
        return 0
    found = {name: int(value) for name, value in rows if name in ("version", "least")}
    newest = len(_steps())
    if found["least"] > newest:
        raise BadInput(
            "server-newer-database", path=database, found=found["version"], newest=newest
        )
    return found["version"]


def _steps() -> list[Traversable]:
    files = resources.files(__package__).iterdir()
    return sorted(
        (file for file in files if file.name.endswith(".sql")), key=lambda file: file.name
    )
