"""Many games of one setup, stepped together: observations, masks and rewards as numpy arrays.

    games = VectorGame("my-game", 256)
    seen = games.reset(seed=7)
    while True:
        seen = games.step(my_policy(seen.observations, seen.masks))

Row i plays one game after the other: of a seed the games number i, i + n, i + 2n and so on, each
dealt as `lichtspiel sim` deals the game of that number. So a row depends on its own actions alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lichtspiel.engine.contract import Action, Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.episodes import setup_of
from lichtspiel.lab.observations import Floats, Mask, observation_of
from lichtspiel.lab.rows import Flags, Numbers, Rows, Seen


class Step(NamedTuple):
    """What there is to see after a step, a row for each game."""

    observations: Floats
    """What the seat to act sees (`games.actors`); zeros in a game that is over."""
    masks: Mask
    """1 for each of `game.all_actions` that it may take; all 0 in a game that is done."""
    rewards: Floats
    """A column for each seat: its return (`lab.episodes.returns`) in the step that ends the game,
    else 0."""
    done: Flags
    """Which games have ended, or were cut off after the most moves (`games.truncated`)."""


class VectorGame:
    """`n` games of one setup, stepped together. `reset` comes first.

    With `auto_reset`, a game that is done is replaced by the next one at once: its row shows the
    new game already, with the rewards of the old one. Without, a row stays as it ended, and its
    actions are ignored, until `restart` begins the next game there. After `most_moves` a game is
    cut off.
    """

    setup: Setup
    observation: Observation
    """What is in an observation, part by part."""
    actions: Sequence[Action]
    """By number."""
    actors: Numbers
    """The seat to act in each row; negative in a game that is over."""
    moves: Numbers
    """How many actions each game has had."""
    numbers: Numbers
    """Which game of the seed each row plays."""
    truncated: Flags
    """Which games the last step has cut off."""

    def __init__(
        self,
        game: str | Setup,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        auto_reset: bool = True,
        most_moves: int | None = None,
    ) -> None:
        self.setup = setup_of(game, seats, options)
        self.observation = observation_of(self.setup)
        self.actions = get_game(self.setup.game, self.setup.ruleset).all_actions
        self.n = at_least_one("n", n)
        self.auto_reset = auto_reset
        if most_moves is not None:
            at_least_one("most_moves", most_moves)
        self._rows = Rows(
            self.setup, self.n, stride=self.n, auto_reset=auto_reset, most_moves=most_moves
        )
        self._seed: int | None = None
        self._seen: Seen | None = None

    def reset(self, seed: int | None = None) -> Step:
        """Begin a new game in every row: with a seed its first one, without its next one. The first
        `reset` without a seed takes a random one."""
        if seed is not None or self._seed is None:
            self._seed = secrets.randbits(60) if seed is None else seed
            return self._now(self._rows.begin(self._seed, 0))
        return self._now(self._rows.go_on(range(self.n)))

    def restart(self, rows: ArrayLike) -> Step:
        """Begin the next game in these rows, flags such as `done` or numbers."""
        self._begun()
        try:
            chosen = np.arange(self.n)[np.asarray(rows)].reshape(-1).tolist()
        except IndexError:
            raise BadInput("vector-rows", most=self.n - 1) from None
        return self._now(self._rows.go_on(chosen))

    def step(self, actions: ArrayLike) -> Step:
        """Apply an action to each game, by its number in `game.all_actions`.

        If one of them is illegal, nothing is applied, and a BadInput names it.
        """
        seen = self._begun()
        acting = np.ones_like(seen.done) if self.auto_reset else ~seen.done
        return self._now(self._rows.step(checked(actions, seen.masks, self.actions, acting)))

    def random_actions(self) -> Numbers:
        """A legal action for each game, each equally likely, as `lichtspiel sim` would play it."""
        self._begun()
        return self._rows.random_ids()

    def _begun(self) -> Seen:
        if self._seen is None:
            raise BadInput("vector-not-begun")
        return self._seen

    def _now(self, seen: Seen) -> Step:
        self._seen = seen
        self.actors, self.moves = seen.actors, seen.moves
        self.numbers, self.truncated = seen.numbers, seen.truncated
        return Step(seen.observations, seen.masks, seen.rewards, seen.done)

    def __repr__(self) -> str:
        return f"<VectorGame of {self.n}: {self.setup}>"


def at_least_one(name: str, found: int) -> int:
    if found < 1:
        raise BadInput("lab-at-least-one", name=name, found=found)
    return found


def checked(actions: ArrayLike, masks: Mask, known: Sequence[Action], acting: Flags) -> Numbers:
    """These numbers of actions, one for each row; a BadInput names the first that is illegal in a
    row that is `acting`."""
    ids = np.asarray(actions)
    rows = len(masks)
    if ids.shape != (rows,) or not np.issubdtype(ids.dtype, np.integer):
        raise BadInput("vector-actions", n=rows)
    inside = np.where((ids >= 0) & (ids < len(known)), ids, 0)
    legal = (ids == inside) & (masks[np.arange(rows), inside] != 0)
    if not (legal | ~acting).all():
        row = int(np.argmax(~legal & acting))
        found = int(ids[row])
        if not 0 <= found < len(known):
            raise BadInput("vector-unknown", row=row, found=found, most=len(known) - 1)
        raise BadInput("vector-illegal", row=row, found=found, action=known[found].notation)
    return inside.astype(np.int64, copy=False)
