"""`lichtspiel admin`: manage a server."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from lichtspiel._system import data_home
from lichtspiel.cli.commands.serve import database_url
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, required, whole
from lichtspiel.cli.progress import progress
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import nearest
from lichtspiel.terminal.saves import save
from lichtspiel.text import Texts, layout

if TYPE_CHECKING:
    from lichtspiel.server.settings import Settings

_ORDERS = ("close", "delete", "mute", "unmute", "who", "ban", "unban", "bans", "message")
_WHAT = ("list", "check", "export", "backup", "restore", "move", *_ORDERS)
_MOST_MINUTES = 60 * 24 * 365
_USUAL_MINUTES = 60


def describe(parser: Parser, texts: Texts) -> None:
    parser.positional("what", texts.say("cli-admin-what", known=", ".join(_WHAT)), choices=_WHAT)
    parser.positional("name", texts.say("cli-admin-name"))
    parser.value("--data", "FOLDER", Path, texts.say("cli-data"))
    parser.value("--database", "URL", str, texts.say("cli-database"))
    parser.value("--seat", "N", whole("--seat", 1, 99), texts.say("cli-admin-seat"))
    minutes = whole("--minutes", 1, _MOST_MINUTES)
    parser.value("--minutes", "N", minutes, texts.say("cli-admin-minutes"))
    parser.value("--to", "FILE", Path, texts.say("cli-admin-to"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    from lichtspiel.server import admin  # slow to import, and only this command needs it
    from lichtspiel.server.settings import Settings

    settings = Settings(data=given.data or data_home() / "house", database_url=database_url(given))
    what = required(given.what, "what")
    if what == "list":
        return _list(texts, settings, as_json=given.json)
    if what == "check":
        return _check(texts, settings)
    if what not in _WHAT:
        near, known = nearest(what, _WHAT), ", ".join(_WHAT)
        raise BadInput("admin-unknown", found=what[:40], near=near, known=known)
    if what in _ORDERS:
        return _order(texts, settings, given)
    if what == "move":
        return _move(texts, settings)
    name = required(given.name, "name")
    if what == "export":
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


def _move(texts: Texts, settings: Settings) -> int:
    from lichtspiel.server import admin

    if not settings.database_url:
        raise BadInput("cli-needs-value", option="--database")
    with progress(texts, "progress-per-cent", 100) as advance:
        tables, where = admin.move(settings, advance)
    print(texts.say("admin-moved", tables=tables, database=where))
    return 0


def _order(texts: Texts, settings: Settings, given: Namespace) -> int:
    """What changes something, or what only the running server knows."""
    from lichtspiel.server import admin
    from lichtspiel.server.orders import AdminOrder

    what, name = given.what, given.name or ""
    if what not in ("bans", "message"):
        required(given.name, "name")
    seat = -1 if given.seat is None else given.seat - 1
    if what in ("mute", "unmute") and seat < 0:
        raise BadInput("cli-needs-value", option="--seat")
    minutes = _USUAL_MINUTES if given.minutes is None else given.minutes
    answer = admin.order(settings, AdminOrder(what, name, seat, minutes))
    if what == "who":
        for guest in answer.guests:
            print(texts.say("admin-guest", seat=guest.seat + 1, address=guest.address))
        if not answer.guests:
            print(texts.say("admin-nobody"))
    elif what == "bans":
        for address, until in sorted(answer.bans.items()):
            print(texts.say("admin-ban", address=address, until=_time(until)))
        if not answer.bans:
            print(texts.say("admin-no-bans"))
    elif what == "message":
        print(texts.say("admin-message" if name.strip() else "admin-no-message"))
    else:
        done = {"close": "admin-closed", "delete": "admin-deleted"}.get(what, f"admin-{what}-done")
        values = {"table": answer.name, "seat": seat + 1, "minutes": minutes}
        print(texts.say(done, values))
    return 0


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _check(texts: Texts, settings: Settings) -> int:
    from lichtspiel.server import admin

    found = admin.check(settings)
    for table in found.damaged:
        print(texts.say("admin-damaged", table=table))
    if not found.sound:
        print(texts.say("admin-unsound", path=str(settings.database)))
    if found.damaged or not found.sound:
        return 1
    print(texts.say("admin-sound", tables=found.tables))
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
        changed = _time(table.changed)
        seats = zip(table.names, table.bots, strict=True)
        names = ", ".join(name or bot or "–" for name, bot in seats)
        line = f"{table.id}  {table.code}  {table.phase:<8} {changed}  {table.game:<18} {names}"
        for part in [line] if len(line) <= width else layout.wrapped(line, width, 0, 2):
            print(part)
    if not tables:
        print(texts.say("admin-no-tables"))
    return 0
