"""Our server with its database on disk, on a free port of the loopback, and no limits.

Arguments: the data folder, and how many processes; 0 is one with SQLite, more are with the database
that LICHTSPIEL_DATABASE names.
"""

import os
import sys
from pathlib import Path

from lichtspiel.server.serve import serve
from lichtspiel.server.settings import Limits, Settings

NO_LIMITS = Limits(
    requests_per_minute=0,
    tables_per_hour=0,
    open_tables=0,
    connections=0,
    messages_per_second=0,
    chats_per_minute=0,
)


def opened(address: str) -> None:
    print(f"open {address}", flush=True)


if __name__ == "__main__":
    processes = int(sys.argv[2])
    url = os.environ["LICHTSPIEL_DATABASE"] if processes else ""
    settings = Settings(
        data=Path(sys.argv[1]),
        database_url=url,
        port=0,
        limits=NO_LIMITS,
        workers=processes or 1,
    )
    serve(settings, opened)
