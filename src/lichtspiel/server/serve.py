"""Runs a server: locks its data folder, reports its address, and shuts down gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from lichtspiel._system import lock, unlock
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.house.tokens import hashed, new_token
from lichtspiel.server.app import make_app
from lichtspiel.server.control import remove_control, write_control
from lichtspiel.server.http import THIS_MACHINE, Waits, limited_http
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.server.storage.sqlite import count_damaged, open_database
from lichtspiel.server.wire import limited
from lichtspiel.server.workers import supervise

_LOG = logging.getLogger(__name__)
_DRAIN_SECONDS = 5
_MOST_BYTES = 1024 * 1024
"""The size of a message. One beyond the limits is refused with a message; one beyond this is not
even read."""
_OWN_FILES = 64
_LOCK = "lock"
_EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
_SOMEBODY_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation; nothing is sent to them."""


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Run until SIGTERM or Ctrl-C. `opened` is called with the address once the server is up."""
    with data_folder(settings.data):
        _look_at_database(settings)
        listening = _listen(settings.host, settings.port)
        address = _address(settings.host, listening.getsockname()[1])
        token = new_token()

        def is_open() -> None:
            write_control(settings.data, address, token)
            opened(address)

        def work(ready: Callable[[], None], leash: int | None = None) -> None:
            # uvicorn raises the signal again after its shutdown.
            signal.signal(signal.SIGTERM, lambda *_: None)
            signal.signal(signal.SIGINT, lambda *_: None)
            config = _config(settings, hashed(token), checked=True)
            _Server(config, ready, leash).run([listening])

        try:
            if settings.workers == 1:
                work(is_open)
            else:
                supervise(settings.workers, work, is_open)
        finally:
            remove_control(settings.data)


def _look_at_database(settings: Settings) -> None:
    """Bring it up to date, or say in one sentence why it cannot be used."""
    if settings.database_url:
        from lichtspiel.server.storage.postgresql import try_to_open

        try_to_open(settings.database_url)
        return
    open_database(settings.database).close()
    damaged = count_damaged(settings.database)
    if damaged:
        _LOG.error("%d tables lack entries: lichtspiel admin check names them", damaged)


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], None], leash: int | None = None
    ) -> None:
        """`leash`: a file that is at its end when the process that started this one is gone."""
        super().__init__(config)
        self._opened = opened
        self._leash = leash

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._leash is not None:
            asyncio.get_running_loop().add_reader(self._leash, self._go, self._leash)
        if not self.should_exit:
            collect_seldom()
            self._opened()

    def _go(self, leash: int) -> None:
        asyncio.get_running_loop().remove_reader(leash)
        self.should_exit = True


def collect_seldom() -> None:
    """Tune the garbage collector: there are hardly any cycles, and collecting delays all tables.

    With the default thresholds it took a quarter of the CPU time at 300 tables, and paused at times
    for more than 0.1 s. Objects made so far live as long as the server, so they are frozen.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _config(settings: Settings, admin: str, *, checked: bool = False) -> uvicorn.Config:
    limits = settings.limits
    altogether = _most_connections(limits.altogether)
    proxies = [*THIS_MACHINE, *settings.proxies]
    return uvicorn.Config(
        make_app(settings, admin, checked=checked),
        lifespan="on",
        http=limited_http(Waits(), _most_http(limits), altogether, proxies),
        forwarded_allow_ips=proxies,
        ws=limited(limits.messages_per_second),
        ws_max_size=_MOST_BYTES,
        ws_per_message_deflate=False,  # small messages: not worth a window each
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        access_log=False,
        limit_concurrency=altogether or None,
        log_level="error",  # a warning would be one log line per bad request
        server_header=False,
    )


def _most_http(limits: Limits) -> int:
    return limits.connections + limits.connections // 2


def _most_connections(wanted: int) -> int:
    """As many as configured, within the system's limit of open files."""
    if os.name != "posix" or not wanted:
        return wanted
    import resource

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if allowed == resource.RLIM_INFINITY else min(wanted, allowed - _OWN_FILES)


def _address(host: str, port: int) -> str:
    """The URL for a browser; if the server listens on all addresses, one that others can reach."""
    if host in _EVERYWHERE:
        host = _own_address(_EVERYWHERE[host], host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(family: socket.AddressFamily, host: str) -> str:
    """This machine's address in the network, from a route lookup, which sends nothing."""
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((_SOMEBODY_FAR[family], 9))
        except OSError:  # there is no network
            return host
        return str(way.getsockname()[0])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":  # on Windows it would allow two servers on the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        listening.close()
        why = why_refused(error) if isinstance(error, OSError) else "unknown"
        if isinstance(error, socket.gaierror):
            why = "unknown"
        raise BadInput("server-address", host=host[:80], port=port, why=why) from None
    return listening


def in_use(folder: Path) -> bool:
    """Whether a server has this data folder open."""
    if not (folder / _LOCK).exists():
        return False
    try:
        with data_folder(folder):
            return False
    except BadInput:
        return True


@contextmanager
def data_folder(folder: Path) -> Iterator[None]:
    """Lock the data folder while the server runs: two writers would corrupt the database."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(folder / _LOCK, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadInput("server-folder", path=str(folder), why=why_refused(error)) from None
    try:
        if not lock(handle):
            raise BadInput("server-folder-used", path=str(folder))
        try:
            yield
        finally:
            unlock(handle)
    finally:
        os.close(handle)
