"""A file that a page made of a problem (`web/src/net/reporting.ts`), read and shown again.

It holds what one seat was sent, and no token, seed or name; so it cannot be played by the engine,
but all that this seat saw can be told and drawn again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.record import Player
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.shape import read_shape
from lichtspiel.engine.table import Table
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.engine.view_reader import read_view
from lichtspiel.terminal.faces import Face, face_of
from lichtspiel.text import Texts

FORMAT = "lichtspiel-problem"
_MOST_LETTERS = 100_000
_MOST = 1_000_000
_MOST_SEATS = 32
_VERSION = 1


@dataclass(frozen=True)
class Report:
    about: dict[str, str]
    """Version, browser and the like, by what it is."""
    errors: tuple[str, ...]
    setup: Setup | None
    """Of the table; None: the page showed none."""
    seat: int
    happened: tuple[Event | str, ...]
    """Events of the game; what happened beside it by its name alone."""
    view: View | None

    def face(self, texts: Texts) -> Face:
        """How the game speaks, with no names but those of the seats."""
        assert self.setup is not None, "only a table has a face"
        nobody = [Player("", "")] * self.setup.seats
        return face_of(Table(self.setup, Seeds(bytes(32), ()), nobody), texts)

    def lines(self, texts: Texts) -> Iterator[str]:
        """What the seat was told, in order."""
        face = self.face(texts)
        for event in self.happened:
            yield f"({event})" if isinstance(event, str) else face.tell(event, self.seat)


def read_report(text: str | bytes) -> Report:
    """Or a BadInput that names the place where it is wrong."""
    reader = Reader.of_text(text, "problem", BadPosition)
    parts = reader.fields(("format", "version", "about", "errors", "table"))
    parts["format"].word((FORMAT,))
    parts["version"].version(_VERSION)
    about = {_printable(name): _shown(part) for name, part in parts["about"].every().items()}
    errors = tuple(_shown(one) for one in parts["errors"].items())
    if parts["table"].plain() is None:
        return Report(about, errors, None, SPECTATOR, (), None)
    names = ("game", "ruleset", "seats", "options", "seat", "happened", "view")
    table = parts["table"].fields(names)
    game = get_game(table["game"].text(), table["ruleset"].whole(0, _MOST))
    options = {name: part.plain() for name, part in table["options"].every().items()}
    setup = game.setup(table["seats"].whole(1, _MOST_SEATS), options, kept=True)
    happened = tuple(_event(game, one) for one in table["happened"].items())
    view = table["view"].maybe(lambda there: read_view(setup, there.plain()))
    return Report(about, errors, setup, table["seat"].whole(-1, _MOST_SEATS), happened, view)


def _shown(reader: Reader) -> str:
    """Without control characters, which a terminal would obey."""
    return "\n".join(map(_printable, reader.text(_MOST_LETTERS).splitlines()))


def _printable(text: str) -> str:
    return "".join(filter(str.isprintable, text))


def _event(game: Game, reader: Reader) -> Event | str:
    parts = reader.every()
    if "event" not in parts:
        raise reader.complain("document-missing", name="event")
    kind = parts.pop("event").text()
    for type_ in game.event_types:
        if type_.kind == kind:
            inside = {name: part.plain() for name, part in parts.items()}
            return read_shape(type_, Reader(inside, reader.place, BadPosition))
    return _printable(kind)
