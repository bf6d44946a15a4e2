"""A real PostgreSQL for the tests: a cluster of its own on loopback, thrown away afterwards.

`LICHTSPIEL_POSTGRES` names a server to use instead, as `postgresql://user@host/database` of
somebody who may create databases; 0 leaves the tests out. Without it the server that is installed
is started, not as root; one installation serves all workers of a run. `make test` installs Debian's
if there is none.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

from lichtspiel.server.storage.postgresql import PostgresStore

ASKED = os.environ.get("LICHTSPIEL_POSTGRES", "")
LEFT_OUT = ASKED == "0"
NONE_HERE = (
    "There is no PostgreSQL here for the tests. Install it (Debian: apt install postgresql), name "
    "one (LICHTSPIEL_POSTGRES=postgresql://…), or leave them out: LICHTSPIEL_POSTGRES=0"
)
_PATIENCE = 60
_numbers = itertools.count()


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`: the newest of Debian's, or whatever is on the
    path."""
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(versions, key=lambda path: int(path.parts[-3].partition(".")[0]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A PostgreSQL server of the test's own. It ends with this process, however that ends."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            pytest.fail(NONE_HERE)
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="lichtspiel-postgres-"))
        self._user = "" if os.geteuid() else _somebody()
        if self._user:
            shutil.chown(self._folder, self._user)
        self.data = self._folder / "data"
        self._run(
            *("initdb", f"--pgdata={self.data}", "--username=lichtspiel", "--auth=trust"),
            *("--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"),
        )
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://lichtspiel:not-a-secret@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        self._spawn()
        self._wait()

    async def start_again(self) -> None:
        self._spawn()  # here: it ends with the thread that started it
        await asyncio.to_thread(self._wait)

    def _spawn(self) -> None:
        """With everything that makes it durable, as it is installed."""
        settings = (
            *("listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories="),
            *("fsync=on", "full_page_writes=on", "max_connections=200", "shared_buffers=32MB"),
        )
        options = [part for setting in settings for part in ("-c", setting)]
        with (self._folder / "printed.txt").open("ab") as printed_to:
            self._process = subprocess.Popen(
                (*self._as_somebody(), self._programs / "postgres", "-D", self.data, *options),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=printed_to,
                cwd=self._folder,
            )

    def _wait(self) -> None:
        assert self._process is not None
        give_up = time.monotonic() + _PATIENCE
        ready = (self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        while subprocess.run(ready, check=False).returncode != 0:
            printed = (self._folder / "printed.txt").read_text()
            assert self._process.poll() is None, printed
            assert time.monotonic() < give_up, printed
            time.sleep(0.02)

    def stop_at_once(self) -> None:
        """As if it had crashed: nothing is written that is not in its log."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(_PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop_at_once()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            (*self._as_somebody(), self._programs / program, *arguments),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=self._folder,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()

    def _as_somebody(self) -> tuple[str, ...]:
        """PostgreSQL refuses to run as root. It ends with the thread that started it."""
        ends = ("setpriv", "--pdeathsig=QUIT") if sys.platform == "linux" else ()
        if not self._user:
            return ends
        return (*ends, f"--reuid={self._user}", f"--regid={self._user}", "--clear-groups")


def _somebody() -> str:
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise AssertionError("root runs the tests, and there is no other user to run PostgreSQL")


class Databases:
    """Fresh databases on one server, copied from one that was made once."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._made = f"lichtspiel_test_{os.getpid()}"
        self._ready = False
        self._fresh: list[str] = []

    def fresh(self) -> str:
        """The URL of a database that is up to date and empty."""
        if not self._ready:
            self._do(f"CREATE DATABASE {self._made}")
            asyncio.run(_prepare(self._at(self._made)))
            self._ready = True
        return self.empty(f"TEMPLATE {self._made}")

    def empty(self, like: str = "") -> str:
        """The URL of a database in which nothing is."""
        name = f"{self._made}_{next(_numbers)}"
        self._do(f"CREATE DATABASE {name} {like}")
        self._fresh.append(name)
        return self._at(name)

    def close(self) -> None:
        for name in (*self._fresh, self._made):
            self._do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _at(self, database: str) -> str:
        return f"{self._url.rpartition('/')[0]}/{database}"

    def _do(self, command: str) -> None:
        async def work() -> None:
            connection = await asyncpg.connect(self._url)
            await connection.execute(command)
            await connection.close()

        asyncio.run(work())


async def _prepare(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()
