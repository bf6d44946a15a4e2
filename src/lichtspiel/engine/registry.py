"""The games that are installed here, by their slug.

They are found through the entry points of the group `lichtspiel.games`, ours like anybody's. A
game is imported when it is first asked for. One that cannot be loaded does not stop the others:
`all_games` leaves it out, and `problems` says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING, Any

from lichtspiel.engine.errors import BadPlugin, UnknownGame
from lichtspiel.engine.manifest import (
    CONTRACT,
    FAULTS,
    OLDEST,
    Manifest,
    described,
    load,
    named,
)
from lichtspiel.engine.messages import nearest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from lichtspiel.engine.contract import Game, Setup

GROUP = "lichtspiel.games"

_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The form of a slug: it is the prefix of message ids and a part of URLs."""

_games: dict[str, Game] = {}
_manifests: dict[str, Manifest] = {}
_problems: dict[str, BadPlugin] = {}
"""Failures are kept, so that a plug-in that fails is not loaded again at every request."""
_loading = RLock()
"""Held while loading, so that two threads get the same object."""


def slugs() -> list[str]:
    """The slugs of all installed games, loaded or not."""
    return sorted({*_offers(), *_games})


def get_game(slug: str, ruleset: int | None = None) -> Game:
    """The game of that name, or an UnknownGame that suggests one, or a BadPlugin.

    By the rules as they are now, or by an earlier `ruleset`.
    """
    with _loading:
        if slug not in _games:
            with _found_out_once(slug):
                _games[slug] = _load_game(manifest_of(slug))
        game = _games[slug]
    return game if ruleset is None else game.by(ruleset)


def game_of(setup: Setup) -> Game:
    """The game that was agreed on, by the rules that were agreed on."""
    return get_game(setup.game, setup.ruleset)


def all_games() -> list[Game]:
    """Every game that can be played, by slug."""
    return [game for game in map(_game_or_problem, slugs()) if not isinstance(game, BadPlugin)]


def problems() -> list[BadPlugin]:
    """An error for each game that cannot be loaded."""
    return [found for found in map(_game_or_problem, slugs()) if isinstance(found, BadPlugin)]


def manifest_of(slug: str) -> Manifest:
    """The manifest of a game."""
    if slug not in _manifests:
        if slug not in _offers():
            known = slugs()
            id = "unknown-game" if known else "plugin-none"
            near = nearest(slug, known)
            raise UnknownGame(id, game=slug[:40], near=near, known=", ".join(known))
        with _found_out_once(slug):
            _manifests[slug] = _read_manifest(slug)
    return _manifests[slug]


def part_of(slug: str, part: str, fits: Callable[[Any], bool]) -> Any:
    """Load a part of a game's manifest, such as `bots` or `face`; None if the game has none.

    `fits` checks the type of the part, which only the layers above know.
    """
    name = getattr(manifest_of(slug), part)
    if not name:
        return None
    found = load(name)
    if not fits(found):
        raise BadPlugin("plugin-part", game=slug, part=part, name=name[:80])
    return found


def register(game: Game, manifest: Manifest | None = None) -> Game:
    """Register a game in this process without installing it, to try it out. Slugs are unique.

    Other processes, such as the workers of an arena, do not know it.
    """
    with _loading:
        if game.slug in slugs():
            raise ValueError(f"a game called {game.slug!r} is registered already")
        _games[game.slug] = game
        _manifests[game.slug] = manifest or Manifest(game.slug, CONTRACT, game="")
    return game


@cache
def _offers() -> dict[str, tuple[EntryPoint, ...]]:
    from importlib.metadata import entry_points  # lazily: `lichtspiel --version` never needs it

    found: dict[str, tuple[EntryPoint, ...]] = {}
    for entry in entry_points(group=GROUP):
        found[entry.name] = (*found.get(entry.name, ()), entry)
    return found


@contextmanager
def _found_out_once(slug: str) -> Iterator[None]:
    if slug in _problems:
        raise _problems[slug].with_traceback(None)  # another thread has loaded it meanwhile
    try:
        yield
    except BadPlugin as problem:
        _problems[slug] = problem
        raise


def _game_or_problem(slug: str) -> Game | BadPlugin:
    try:
        return get_game(slug)
    except BadPlugin as problem:
        return problem


def _packages(slug: str) -> list[str]:
    """The packages that offer a game."""
    return sorted("?" if offer.dist is None else offer.dist.name for offer in _offers()[slug])


def _broken(slug: str, error: BaseException) -> BadPlugin:
    (package,) = _packages(slug)
    return BadPlugin("plugin-game", game=slug, package=package, why=described(error))


def _read_manifest(slug: str) -> Manifest:
    packages = _packages(slug)
    if len(packages) > 1:
        # Use neither, or people might play by other rules than they expect.
        raise BadPlugin("plugin-twice", game=slug, packages=", ".join(packages))
    (offer,), (package,) = _offers()[slug], packages
    if not _SLUG.fullmatch(slug):
        raise BadPlugin("plugin-slug", game=slug[:40], package=package)
    try:
        manifest = offer.load()
    except FAULTS as error:
        raise _broken(slug, error) from error
    if not isinstance(manifest, Manifest) or manifest.slug != slug:
        raise BadPlugin("plugin-manifest", game=slug, package=package, name=offer.value)
    if part := manifest.misfit():
        kind = "number" if part == "contract" else "text"
        raise BadPlugin("plugin-type", game=slug, package=package, part=part, kind=kind)
    if not OLDEST <= manifest.contract <= CONTRACT:
        raise BadPlugin(
            "plugin-contract",
            game=slug,
            package=package,
            age="old" if manifest.contract < OLDEST else "new",
            found=manifest.contract,
            ours=CONTRACT,
        )
    return manifest


def _load_game(manifest: Manifest) -> Game:
    from lichtspiel.engine.contract import Game

    try:
        game = named(manifest.game)()
    except FAULTS as error:
        raise _broken(manifest.slug, error) from error
    if not isinstance(game, Game) or game.slug != manifest.slug:
        raise BadPlugin("plugin-no-game", game=manifest.slug, name=manifest.game)
    return game
