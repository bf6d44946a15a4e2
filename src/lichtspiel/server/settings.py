"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

SCHEMA = "/api/docs/openapi.json"
"""The OpenAPI description, which is served even if the pages were not built."""
_PACKAGE = Path(__file__).parent.parent
_HOUR = 3600
_DAY = 24 * _HOUR


@dataclass(frozen=True)
class Limits:
    """Rate limits and sizes, per address or per connection; 0: no limit."""

    requests_per_minute: int = 300
    """Handshakes of sockets count, too."""
    tables_per_hour: int = 60
    """Rematches and branches count, too."""
    open_tables: int = 5
    """In the list of open tables at a time, so that nobody fills it alone."""
    replays_per_minute: int = 20
    """Counts only replays that are not cached: each plays a whole game again."""
    connections: int = 40
    """Sockets; half as many other connections again may be open beside them."""
    altogether: int = 4000
    """Connections of all addresses; fewer where the system allows fewer open files."""
    messages_per_second: int = 20
    """Of a socket, and of all sockets of a seat together. A table has four times as many commands,
    an address ten times as many messages."""
    chats_per_minute: int = 40
    """Of a seat."""
    message_bytes: int = 4096
    body_bytes: int = 64 * 1024


@dataclass(frozen=True)
class Settings:
    data: Path
    database_url: str = field(default="", repr=False)
    """A PostgreSQL database; empty: a file in the data folder. It may contain a password."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this house; its own always may."""
    names: tuple[str, ...] = ()
    """Host names to accept besides those that nobody else can own; `*`: any."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, besides this machine's, whose `X-Forwarded-For` is
    believed."""
    public_metrics: bool = False
    """Whether `/api/metrics` answers to other machines, too."""
    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    """Processes that serve the same port; more than one with PostgreSQL only."""
    bot_workers: int = 2
    """Processes in which bots think, of all workers together; each has one at least."""
    bot_pause: float = 0.8
    """The least seconds for a bot's move, so that people can follow."""
    bot_patience: float = 5.0
    """Seconds after which a bot's process is considered hanging."""
    waiting_expires: int = _DAY
    """Seconds after which a table that never started is closed."""
    playing_expires: int = 60 * _DAY
    """The same for an abandoned game."""
    expiry_waits: float = _HOUR
    """Seconds for which a house is open before it closes any table for its age: a machine's clock
    may be wrong when it starts."""
    unused_leaves: float = 300.0
    """Seconds after which a table that nobody looks at or asks for leaves the memory."""
    keep_days: int = 365
    """After this many days a finished table that nobody comes back to is deleted; 0: never."""
    housekeeping_every: float = 60.0
    pages: Path = _PACKAGE / "web"
    """The pages, as built from `web/`."""
    site: Path = _PACKAGE / "site"
    """The documentation, as `make docs` built it."""

    @property
    def database(self) -> Path:
        return self.data / "lichtspiel.sqlite"
