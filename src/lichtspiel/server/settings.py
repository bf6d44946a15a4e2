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
    tables_per_hour: int = 60
    replays_per_minute: int = 20
    """Counts only replays that are not cached: each plays a whole game again."""
    connections: int = 40
    messages_per_second: int = 20
    message_bytes: int = 4096
    body_bytes: int = 64 * 1024


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server; its own pages always may."""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = 2
    bot_pause: float = 0.8
    """The least seconds for a bot's move, so that people can follow."""
    bot_patience: float = 5.0
    """Seconds after which a bot's process is considered hanging."""
    waiting_expires: int = _DAY
    """Seconds after which a table that never started is closed."""
    playing_expires: int = 60 * _DAY
    """The same for a running game without a move."""
    housekeeping_every: float = 60.0
    pages: Path = _PACKAGE / "web"
    """The pages, as built from `web/`."""
    site: Path = _PACKAGE / "site"
    """The documentation, as `make docs` built it."""

    @property
    def database(self) -> Path:
        return self.data / "lichtspiel.sqlite"
