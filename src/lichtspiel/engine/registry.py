"""The games that are known here, by their slug."""

from __future__ import annotations

from difflib import get_close_matches

from lichtspiel.engine.contract import Game
from lichtspiel.engine.errors import UnknownGame

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known. A slug is taken once."""
    if game.slug in _games:
        raise ValueError(f"a game called {game.slug!r} is registered already")
    _games[game.slug] = game
    return game


def get_game(slug: str) -> Game:
    """The registered game of that name, or an UnknownGame that suggests one."""
    if slug in _games:
        return _games[slug]
    near = get_close_matches(slug, _games, n=1, cutoff=0.5)
    known = ", ".join(sorted(_games))
    raise UnknownGame("unknown-game", game=slug[:40], near=near[0] if near else "none", known=known)


def all_games() -> list[Game]:
    """Every registered game, by slug."""
    return [_games[slug] for slug in sorted(_games)]
