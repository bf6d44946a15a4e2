"""Where the logs of all tables are kept."""

from __future__ import annotations

from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.interface import ServerStore


def store_of(settings: Settings, *, checked: bool = False) -> ServerStore:
    """The store that the settings name, in a running event loop; `checked` if it was looked at just
    now."""
    if settings.database_url:
        from lichtspiel.server.storage.postgresql import PostgresStore  # needs the extra `postgres`

        return PostgresStore(settings.database_url)
    from lichtspiel.server.storage.sqlite import SqliteStore

    return SqliteStore(settings.database, checked=checked)
