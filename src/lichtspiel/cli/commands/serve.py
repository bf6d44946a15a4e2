"""`lichtspiel serve`: start a server where friends and bots play over the network."""

from __future__ import annotations

import os
import shutil
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from threading import Thread

from lichtspiel._system import data_home
from lichtspiel.cli.parser import Parser, whole
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.registry import problems
from lichtspiel.server.settings import SCHEMA, Limits, Settings
from lichtspiel.text import Texts, said

_PORT = 8000
_LIMITS = {
    "--requests": "requests_per_minute",
    "--new-tables": "tables_per_hour",
    "--replays": "replays_per_minute",
    "--connections": "connections",
    "--messages": "messages_per_second",
    "--chats": "chats_per_minute",
    "--open-tables": "open_tables",
}
"""The limits that have an option: how many people share an address differs."""
_MOST = 1_000_000
_LONGEST_PAUSE = 60_000
_MOST_WORKERS = 64
_MOST_DAYS = 36_500


def describe(parser: Parser, texts: Texts) -> None:
    parser.value("--host", "ADDRESS", str, texts.say("cli-host"))
    parser.value("--port", "N", whole("--port", 0, 65535), texts.say("cli-port"))
    parser.value("--data", "FOLDER", Path, texts.say("cli-data"))
    parser.value("--database", "URL", str, texts.say("cli-database"))
    parser.switch("--open", texts.say("cli-open"))
    parser.add_argument("--origin", action="append", metavar="URL", help=texts.say("cli-origin"))
    about = texts.say("cli-server-name")
    parser.add_argument("--server-name", action="append", metavar="NAME", help=about)
    about = texts.say("cli-trusted-proxy")
    parser.add_argument("--trusted-proxy", action="append", metavar="NETWORK", help=about)
    parser.switch("--public-metrics", texts.say("cli-public-metrics"))
    for option, limit in _LIMITS.items():
        about = texts.say(f"cli-{option[2:]}", usual=getattr(Limits(), limit))
        parser.value(option, "N", whole(option, 0, _MOST), about)
    keep = texts.say("cli-keep-days", usual=Settings.keep_days)
    parser.value("--keep-days", "N", whole("--keep-days", 0, _MOST_DAYS), keep)
    pause = whole("--bot-pause", 0, _LONGEST_PAUSE)
    parser.value("--bot-pause", "MS", pause, texts.say("cli-bot-pause"))
    workers, usual = whole("--bot-workers", 1, _MOST_WORKERS), Settings.bot_workers
    parser.value("--workers", "N", whole("--workers", 1, _MOST_WORKERS), texts.say("cli-workers"))
    parser.value("--bot-workers", "N", workers, texts.say("cli-bot-workers", usual=usual))


def run(texts: Texts, given: Namespace) -> int:
    several = (given.workers or 1) > 1
    if several:
        _share_metrics(given.data or data_home() / "house", database_url(given))
    from lichtspiel.server.serve import serve  # slow to import, and only this command needs it

    settings = Settings(
        data=given.data or data_home() / "house",
        database_url=database_url(given),
        host=given.host or "127.0.0.1",
        port=_PORT if given.port is None else given.port,
        origins=tuple(given.origin or ()),
        names=tuple(given.server_name or ()),
        proxies=tuple(given.trusted_proxy or ()),
        public_metrics=given.public_metrics,
        limits=_limits(given),
        workers=given.workers or 1,
        bot_workers=Settings.bot_workers if given.bot_workers is None else given.bot_workers,
        keep_days=Settings.keep_days if given.keep_days is None else given.keep_days,
        bot_pause=Settings.bot_pause if given.bot_pause is None else given.bot_pause / 1000,
    )

    def opened(address: str) -> None:
        if not (settings.pages / "index.html").exists():
            print(texts.say("server-no-pages", address=f"{address}{SCHEMA}"), flush=True)
        print(texts.say("serve-open", address=address, data=str(settings.data)), flush=True)
        if given.open:
            # Some browsers run in the foreground, and wait for the server that would wait for them.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    for problem in problems():  # the other games keep working
        print(f"lichtspiel: {said(texts, problem)}", file=sys.stderr, flush=True)
    serve(settings, opened)
    print(texts.say("serve-closed"), flush=True)
    return 0


def _share_metrics(data: Path, database: str) -> None:
    """Before anything is loaded: from then on each process counts for itself."""
    if not database:
        raise BadInput("server-workers-file")
    if not hasattr(os, "fork"):
        raise BadInput("server-workers-here")
    folder = data / "metrics"
    shutil.rmtree(folder, ignore_errors=True)  # of processes that are gone
    try:
        folder.mkdir(parents=True, mode=0o700)
    except OSError as error:
        raise BadInput("server-folder", path=str(folder), why=why_refused(error)) from None
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)


def database_url(given: Namespace) -> str:
    """Empty for the file in the data folder."""
    return given.database or os.environ.get("LICHTSPIEL_DATABASE", "")


def _limits(given: Namespace) -> Limits:
    found = {
        limit: getattr(given, option[2:].replace("-", "_")) for option, limit in _LIMITS.items()
    }
    return Limits(**{limit: number for limit, number in found.items() if number is not None})
