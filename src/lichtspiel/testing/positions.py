"""Positions set up by hand, for tests of single rules."""

from __future__ import annotations

import json
from collections.abc import Mapping

from lichtspiel.engine.contract import State
from lichtspiel.engine.position import FORMAT, VERSION, read_position
from lichtspiel.engine.registry import get_game


def position(
    game: str,
    state: Mapping[str, object],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """The state that a document describes; everything around it is filled in."""
    registered = get_game(game)
    document = {
        FORMAT: VERSION,
        **registered.setup(seats, options).to_json(),
        "ruleset": registered.ruleset,
        "state": state,
    }
    return read_position(json.dumps(document))
