"""How games look and speak in a terminal: each its own face, or a plain one."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.engine.registry import part_of
from lichtspiel.engine.table import Table
from lichtspiel.terminal.faces.face import Face
from lichtspiel.terminal.faces.plain import PlainFace
from lichtspiel.text import Texts

__all__ = ["Face", "face_of", "names_at"]


def face_of(table: Table, texts: Texts) -> Face:
    """The terminal UI for the game played at this table."""
    names = names_at(table, texts)
    face: type[Face] | None = part_of(table.game.slug, "face", _is_face)
    return PlainFace(texts, names, table.game) if face is None else face(texts, names)


def _is_face(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Face)


def names_at(table: Table, texts: Texts) -> Sequence[str]:
    """What everybody is called: by name, as the game calls the seat, or as a player or bot with a
    number: a seat does nothing. Bots are marked."""
    names, bots = [], 0
    for seat, player in enumerate(table.players):
        bots += bool(player.bot)
        called = table.game.seat_name(table.setup, seat)
        if not player.name and called.id == "seat-number":
            number = bots if player.bot else seat + 1
            names.append(texts.say("bot-number" if player.bot else "player-number", number=number))
            continue
        name = player.name or texts.message(called)
        names.append(texts.say("name-of-bot", name=name) if player.bot else name)
    return names
