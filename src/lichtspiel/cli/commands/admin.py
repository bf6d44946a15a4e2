"""`lichtspiel admin`: manage a server."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from lichtspiel._system import data_home
from lichtspiel.cli import layout
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, required
from lichtspiel.cli.progress import progress
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import nearest
from lichtspiel.terminal.saves import save
from lichtspiel.text import Texts

if TYPE_CHECKING:
    from lichtspiel.server.settings import Settings

_WHAT = ("list", "close", "export", "backup", "restore")


def describe(parser: Parser, texts: Texts) -> None:
    parser.positional("what", texts.say("cli-admin-what", known=", ".join(_WHAT)), choices=_WHAT)
    parser.positional("name", texts.say("cli-admin-name"))
    parser.value("--data", "FOLDER", Path, texts.say("cli-data"))
    parser.value("--to", "FILE", Path, texts.say("cli-admin-to"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    from lichtspiel.server import admin  # slow to import, and only this command needs it
    from lichtspiel.server.settings import Settings

    settings = Settings(data=given.data or data_home() / "house")
    what = required(given.what, "what")
    if what == "list":
        return _list(texts, settings, as_json=given.json)
    if what not in _WHAT:
        near, known = nearest(what, _WHAT), ", ".join(_WHAT)
        raise BadInput("admin-unknown", found=what[:40], near=near, known=known)
    name = required(given.name, "name")
    if what == "close":
        admin.close_table(settings, name)
        print(texts.say("admin-closed", table=name))
    elif what == "export":
        record = admin.export(settings, name)
        if given.to is None:
            print(record.dumps(), end="")
        else:
            save(record, given.to)
    elif what == "backup":
        with progress(texts, "progress-per-cent", 100) as advance:
            admin.backup(settings, Path(name), advance)
        print(texts.say("admin-backed-up", path=name))
    else:
        with progress(texts, "progress-per-cent", 100) as advance:
            kept = admin.restore(settings, Path(name), advance)
        print(texts.say("admin-restored", path=name))
        if kept is not None:
            print(texts.say("admin-old-database", path=str(kept)))
    return 0


def _list(texts: Texts, settings: Settings, *, as_json: bool) -> int:
    from lichtspiel.server import admin

    tables = admin.list_tables(settings)
    if as_json:
        print_json(
            [
                {
                    "id": table.id,
                    "code": table.code,
                    "game": table.game,
                    "phase": table.phase,
                    "open": table.open,
                    "names": list(table.names),
                    "bots": list(table.bots),
                    "changed": table.changed,
                }
                for table in tables
            ]
        )
        return 0
    width = layout.table_width()
    for table in tables:
        changed = datetime.fromtimestamp(table.changed / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        seats = zip(table.names, table.bots, strict=True)
        names = ", ".join(name or bot or "–" for name, bot in seats)
        line = f"{table.id}  {table.code}  {table.phase:<8} {changed}  {table.game:<18} {names}"
        for part in [line] if len(line) <= width else layout.wrapped(line, width, 0, 2):
            print(part)
    if not tables:
        print(texts.say("admin-no-tables"))
    return 0
