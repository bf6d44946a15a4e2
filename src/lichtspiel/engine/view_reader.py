"""Views that come as JSON, for a bot on the other side of a socket.

What a view holds is said once, by the annotations of its type; it is read by them. Only types are
checked: a house is believed what it says of its own table.
"""

from __future__ import annotations

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.shape import read_shape
from lichtspiel.engine.view import View


def read_view(setup: Setup, document: object) -> View:
    """What `View.to_json` made a document of, or a BadPosition that names the place."""
    return read_shape(game_of(setup).view_type, Reader(document, "view", BadPosition), setup=setup)
