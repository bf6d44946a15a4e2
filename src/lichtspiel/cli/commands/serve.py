"""`lichtspiel serve`: a house where friends and bots play over the network."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from lichtspiel.cli.parser import Parser, whole
from lichtspiel.terminal.saves import data_home
from lichtspiel.text import Texts

_PORT = 8000


def describe(parser: Parser, texts: Texts) -> None:
    parser.value("--host", "ADDRESS", str, texts.say("cli-host"))
    parser.value("--port", "N", whole("--port", 0, 65535), texts.say("cli-port"))
    parser.value("--data", "FOLDER", Path, texts.say("cli-data"))
    parser.add_argument("--origin", action="append", metavar="URL", help=texts.say("cli-origin"))


def run(texts: Texts, given: Namespace) -> int:
    from lichtspiel.server.serve import serve  # slow to import, and only this command needs it
    from lichtspiel.server.settings import Settings

    settings = Settings(
        data=given.data or data_home() / "house",
        host=given.host or "127.0.0.1",
        port=_PORT if given.port is None else given.port,
        origins=tuple(given.origin or ()),
    )

    def opened(address: str) -> None:
        print(texts.say("serve-open", address=address, data=str(settings.data)), flush=True)

    serve(settings, opened)
    print(texts.say("serve-closed"), flush=True)
    return 0
