"""A position as a document: any state can be written, edited by hand, and loaded.

{"lichtspiel-position": 1, "game": "…", "ruleset": 1,
 "seats": 2, "options": {…}, "state": {…}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from lichtspiel.engine.contract import Game, Setup, State
from lichtspiel.engine.errors import BadPosition, BadSetup, UnknownGame
from lichtspiel.engine.generics import S
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import get_game

FORMAT = "lichtspiel-position"
VERSION = 1


def position_to_json(state: State) -> dict[str, object]:
    """The document of a state."""
    return {
        FORMAT: VERSION,
        **state.setup.to_json(),
        "ruleset": state.setup.ruleset,
        "state": state.to_json(),
    }


def read_position(text: str | bytes) -> State:
    """The state a document describes, or a BadPosition that names what is wrong and where."""
    reader = Reader.of_text(text, "position", BadPosition)
    parts = reader.fields((FORMAT, "game", "ruleset", "seats", "options", "state"))
    parts[FORMAT].version(VERSION)
    game, setup = read_setup(parts)
    return game.read_state(setup, parts["state"])


def position(
    game: str,
    state: Mapping[str, object],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """A position set up by hand from the `state` part of its document; the rest is filled in."""
    found = get_game(game)
    document = {
        FORMAT: VERSION,
        **found.setup(seats, options).to_json(),
        "ruleset": found.ruleset,
        "state": state,
    }
    return read_position(json.dumps(document))


def position_of(
    kind: type[S],
    game: str,
    state: Mapping[str, object],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> S:
    """The same, for callers who know the class of the game's states."""
    found = position(game, state, seats=seats, options=options)
    if not isinstance(found, kind):
        raise TypeError(f"a position of {game} is no {kind.__name__}")
    return found


def read_setup(parts: dict[str, Reader]) -> tuple[Game, Setup]:
    """The parts that positions and records share: game, ruleset, seats, options."""
    try:
        game = get_game(parts["game"].text())
    except UnknownGame as error:
        raise parts["game"].complain(
            "document-game", found=error.message.params["game"], known=error.message.params["known"]
        ) from None
    try:
        game = game.by(parts["ruleset"].version(game.ruleset))
    except BadSetup as error:
        raise parts["ruleset"].complain("document-setup-ruleset", **error.message.params) from None
    seats = parts["seats"].whole(game.least_seats, game.most_seats)
    options = {name: value.plain() for name, value in parts["options"].every().items()}
    try:
        return game, game.setup(seats, options, kept=True)
    except BadSetup as error:
        id, params = error.message.id, dict(error.message.params)
        if id.startswith("setup-"):  # a document's own error names the line, so it is kept
            id = f"document-{id}"
        raise parts["options"].complain(id, **params) from None
