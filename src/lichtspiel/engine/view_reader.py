"""Reads views from JSON, for a bot that plays over the network.

A view is read by the annotations of its type. Only types are checked: the client trusts what the
server says about its own table.
"""

from __future__ import annotations

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.shape import read_shape
from lichtspiel.engine.view import View


def read_view(setup: Setup, document: object) -> View:
    """The opposite of `View.to_json`; raises a BadPosition with the place of an error."""
    return read_shape(game_of(setup).view_type, Reader(document, "view", BadPosition), setup=setup)
