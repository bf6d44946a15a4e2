"""The games of some rows of a `VectorGame`, in one process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Setup, State
from lichtspiel.engine.many import actors, apply_all, mark_legal, observe_all, random_ids
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.episodes import Playing
from lichtspiel.lab.match import dice_of
from lichtspiel.lab.observations import Floats, Mask, expand, observation_of

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Seen:
    """Everything about the rows after a step; `VectorGame` says what each array is."""

    observations: Floats
    masks: Mask
    rewards: Floats
    done: Flags
    truncated: Flags
    actors: Numbers
    moves: Numbers
    numbers: Numbers


class Rows:
    """`n` games; the game after number k in a row is number k + `stride`."""

    def __init__(
        self, setup: Setup, n: int, *, stride: int, auto_reset: bool, most_moves: int | None
    ) -> None:
        self._setup = setup
        self._observation = observation_of(setup)
        self._actions = list(get_game(setup.game, setup.ruleset).all_actions)
        self._stride = stride
        self._auto_reset = auto_reset
        self._most_moves = most_moves
        self._seed = 0
        nobody = Playing(setup, 0, 0)
        self._playing = [nobody] * n
        self._states: list[State] = [nobody.state] * n
        self._dice = [Dice(0)] * n
        self._done = np.zeros(n, np.bool_)
        self._moves = np.zeros(n, np.int64)
        self._numbers = np.zeros(n, np.int64)

    def begin(self, seed: int, first: int) -> Seen:
        """All rows anew, with the games from this number on."""
        self._seed = seed
        for row in range(len(self._playing)):
            self._begin(row, first + row)
        return self._look(self._no_rewards(), np.zeros_like(self._done))

    def go_on(self, rows: Iterable[int]) -> Seen:
        """The next game in these rows."""
        for row in rows:
            self._begin(row, int(self._numbers[row]) + self._stride)
        return self._look(self._no_rewards(), np.zeros_like(self._done))

    def step(self, ids: Numbers) -> Seen:
        """Apply these actions, which are legal. Rows that are done ignore theirs."""
        acting = ~self._done
        rewards = self._no_rewards()
        for row in apply_all(self._states, self._actions, np.where(acting, ids, -1).tolist()):
            playing = self._playing[row]
            playing.deal()
            if playing.over:
                rewards[row] = playing.returns()
                self._done[row] = True
        self._moves += acting
        truncated = np.zeros_like(acting)
        if self._most_moves is not None:
            truncated = ~self._done & (self._moves >= self._most_moves)
            self._done |= truncated
        ended = self._done
        if self._auto_reset and ended.any():
            ended = ended.copy()
            for row in np.flatnonzero(ended).tolist():
                self._begin(row, int(self._numbers[row]) + self._stride)
        return self._look(rewards, truncated, ended)

    def random_ids(self) -> Numbers:
        """A random legal action for each row; 0 where it is ignored."""
        return np.maximum(random_ids(self._states, self._dice), 0)

    def _begin(self, row: int, number: int) -> None:
        playing = Playing(self._setup, self._seed, number)
        self._playing[row] = playing
        self._states[row] = playing.state
        self._dice[row] = dice_of(playing.seeds)
        self._done[row] = False
        self._moves[row] = 0
        self._numbers[row] = number

    def _no_rewards(self) -> Floats:
        return np.zeros((len(self._playing), self._setup.seats), np.float32)

    def _look(self, rewards: Floats, truncated: Flags, ended: Flags | None = None) -> Seen:
        packed = observe_all(self._states, self._observation.size)
        marked = mark_legal(self._states, len(self._actions))
        masks: Mask = np.frombuffer(marked, np.int8).reshape(len(self._states), -1)
        if self._done.any():
            masks[self._done] = 0
        return Seen(
            observations=expand(self._observation, packed),
            masks=masks,
            rewards=rewards,
            done=(self._done if ended is None else ended).copy(),
            truncated=truncated,
            actors=np.array(actors(self._states)),
            moves=self._moves.copy(),
            numbers=self._numbers.copy(),
        )
