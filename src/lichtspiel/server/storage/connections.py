"""Connections to PostgreSQL: where it is, and what to do while it is away."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.house.store import StoreBroken

_T = TypeVar("_T")

Connection = Any
"""asyncpg's, which has no types."""
SCHEMA = "lichtspiel"
PATIENCE = 5.0
"""Seconds for which something waits for a database that is away, as while it is restarted."""
_AGAIN = 0.1
_CLOSING = 2.0

_AWAY = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,  # it is stopped, or started
    asyncpg.TooManyConnectionsError,
    asyncpg.exceptions.TransactionRollbackError,  # a deadlock, say: nothing was done
)
"""Failures that may be over with the next connection."""

_WHY: tuple[tuple[type[Exception], str], ...] = (
    (asyncpg.InvalidPasswordError, "password"),
    (asyncpg.InvalidAuthorizationSpecificationError, "password"),
    (asyncpg.InvalidCatalogNameError, "missing"),
    (asyncpg.InsufficientPrivilegeError, "forbidden"),
    (asyncpg.TooManyConnectionsError, "too-many"),
    (asyncpg.CannotConnectNowError, "starting"),
    (asyncpg.DiskFullError, "full"),
    (asyncpg.ReadOnlySQLTransactionError, "read-only"),
    (TimeoutError, "late"),
    (asyncpg.PostgresConnectionError, "gone"),
    (asyncpg.exceptions.OperatorInterventionError, "gone"),
    (asyncpg.InterfaceError, "gone"),
    (EOFError, "gone"),
)


class Refused(StoreBroken):
    """The database is there, but does not take what it was asked."""


class Address:
    """Where a database is. Its password is in no text that is made from it."""

    def __init__(self, url: str) -> None:
        self._url = url
        try:
            parts = urlsplit(url)
            place = f"{parts.hostname or 'localhost'}:{parts.port or 5432}"
            known = parts.scheme in ("postgresql", "postgres") and parts.path.strip("/")
        except ValueError:
            known = ""
        if not known:
            raise BadInput("server-database-url")
        self._place = f"{place}{parts.path}"

    def __str__(self) -> str:
        return self._place

    __repr__ = __str__

    async def connect(self, **settings: str) -> Connection:
        """Everything of ours is in a schema of its own, beside whatever else the database has."""
        # The text of an error may contain what was sent: only its kind is told.
        usual = {"search_path": SCHEMA, "application_name": "lichtspiel"}
        return await asyncpg.connect(self._url, server_settings={**usual, **settings})


def why(error: BaseException) -> str:
    """Names the reason; the messages about databases have words for it."""
    for kind, name in _WHY:
        if isinstance(error, kind):
            return name
    if isinstance(error, socket.gaierror):
        return "unknown"
    return why_refused(error) if isinstance(error, OSError) else "other"


class Connections:
    """A few connections to a database, made when they are needed. One that failed is not used
    again."""

    def __init__(self, address: Address, most: int, **settings: str) -> None:
        self._address = address
        self._settings = settings
        self._places = asyncio.Semaphore(most)
        self._idle: list[Connection] = []
        self._closed = False

    async def ask(self, question: Callable[[Connection], Awaitable[_T]]) -> _T:
        """The answer, from another connection if one was lost: so asking twice must do no harm.

        Raises StoreBroken if there is none within the patience, and Refused at once if it would be
        the same with every connection.
        """
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE
        while True:
            try:
                async with asyncio.timeout_at(give_up), self._one() as connection:
                    return await question(connection)
            except _AWAY as error:
                if isinstance(error, ValueError):  # the binding's own: a number is too large, say
                    raise Refused("other") from None
                if self._closed or loop.time() + _AGAIN >= give_up:
                    raise StoreBroken(why(error)) from None
            except asyncpg.PostgresError as error:
                raise Refused(why(error)) from None
            await asyncio.sleep(_AGAIN)

    @asynccontextmanager
    async def _one(self) -> AsyncIterator[Connection]:
        async with self._places:
            if self._closed:
                raise StoreBroken("closed")
            connection = None
            while self._idle and (connection is None or connection.is_closed()):
                connection = self._idle.pop()
            if connection is None or connection.is_closed():
                connection = await self._address.connect(**self._settings)
            try:
                yield connection
            except BaseException:  # nobody knows what it is about to answer
                connection.terminate()
                raise
            self._idle.append(connection)

    async def close(self) -> None:
        self._closed = True
        for connection in self._idle:
            await hang_up(connection)
        self._idle.clear()


async def hang_up(connection: Connection) -> None:
    try:
        await connection.close(timeout=_CLOSING)
    except Exception:  # it is gone already, or does not answer
        connection.terminate()


async def ask_once(address: Address, question: Callable[[Connection], Awaitable[Any]]) -> Any:
    """Of a connection of its own; what goes wrong is told in one sentence."""
    try:
        async with asyncio.timeout(2 * PATIENCE):
            connection = await address.connect()
    except (*_AWAY, asyncpg.PostgresError, ValueError) as error:
        raise BadInput("server-database-away", where=str(address), why=why(error)) from None
    try:
        return await question(connection)
    except (*_AWAY, asyncpg.PostgresError) as error:
        raise BadInput("server-database-away", where=str(address), why=why(error)) from None
    finally:
        await hang_up(connection)
