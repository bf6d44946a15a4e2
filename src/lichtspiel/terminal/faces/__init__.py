"""One face for each game: how it looks and speaks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.engine.table import Table
from lichtspiel.terminal.faces.face import Face
from lichtspiel.terminal.faces.face_to_face import FaceToFaceFace
from lichtspiel.terminal.faces.hollywood_poker import HollywoodPokerFace
from lichtspiel.terminal.faces.klappe_und_action import KlappeFace
from lichtspiel.terminal.faces.top_oder_flop import TopOderFlopFace
from lichtspiel.text import Texts

__all__ = ["Face", "face_of", "names_at"]

_FACES: dict[str, type[Face]] = {
    "face-to-face": FaceToFaceFace,
    "hollywood-poker": HollywoodPokerFace,
    "top-oder-flop": TopOderFlopFace,
    "klappe-und-action": KlappeFace,
}


def face_of(table: Table, texts: Texts) -> Face:
    """The face of the game that is played at a table."""
    return _FACES[table.game.slug](texts, names_at(table, texts))


def names_at(table: Table, texts: Texts) -> Sequence[str]:
    """What everybody is called: by name, or as the game calls the seat; bots are marked."""
    names = []
    for seat, player in enumerate(table.players):
        name = player.name or texts.message(table.game.seat_name(table.setup, seat))
        names.append(texts.say("name-of-bot", name=name) if player.bot else name)
    return names
