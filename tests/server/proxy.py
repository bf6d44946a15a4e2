"""A proxy between a server and its database that cuts and delays what goes through it."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    def __init__(self, port: int) -> None:
        """To this port of this machine."""
        self._to = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """All connections; what was on its way is lost."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def delay(self, seconds: float) -> None:
        """Nothing goes through for a while, in either direction."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self._flows.set()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for carrying in self._tasks:
            carrying.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers |= {writer, back}
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        self._writers.discard(writer)
        writer.transport.abort()
