"""The games that are known here, by their slug."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lichtspiel.engine.errors import UnknownGame
from lichtspiel.engine.messages import nearest

if TYPE_CHECKING:
    from lichtspiel.engine.contract import Game, Setup

_games: dict[str, Game] = {}
_loaders: list[Callable[[], None]] = []


def load_with(load: Callable[[], None]) -> None:
    """Have `load` called before games are looked up: it imports the modules that register them.

    It is called each time, which costs nothing as a second import does nothing, and keeps a
    thread from looking while another one is half-way through the first.
    """
    _loaders.append(load)


def _load() -> None:
    for load in _loaders:
        load()


def register(game: Game) -> Game:
    """Make a game known. A slug is taken once."""
    _load()
    if game.slug in _games:
        raise ValueError(f"a game called {game.slug!r} is registered already")
    _games[game.slug] = game
    return game


def get_game(slug: str) -> Game:
    """The registered game of that name, or an UnknownGame that suggests one."""
    _load()
    if slug in _games:
        return _games[slug]
    known = sorted(_games)
    raise UnknownGame(
        "unknown-game", game=slug[:40], near=nearest(slug, known), known=", ".join(known)
    )


def game_of(setup: Setup) -> Game:
    """The game that was agreed on, by the rules that were agreed on."""
    return get_game(setup.game).by(setup.ruleset)


def all_games() -> list[Game]:
    """Every registered game, by slug."""
    _load()
    return [_games[slug] for slug in sorted(_games)]
