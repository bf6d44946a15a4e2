"""Plays a position to its end again and again, and counts how it ends.

    found = rollouts(state, 10_000)
    found.returns.mean(axis=0)

Rollout number i of a seed depends on the state, the seed and the policy alone: not on how many
there are, nor on the number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import CHANCE, Outcome, State
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.many import actors, apply_all, mark_legal, observe_all
from lichtspiel.engine.playout import ENDLESS, deal, dice_of, playouts
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.episodes import returns
from lichtspiel.lab.executor import Batch, Executor, Here, Processes
from lichtspiel.lab.match import UNHURRIED, dice_for
from lichtspiel.lab.observations import Floats, Mask, expand, observation_of
from lichtspiel.lab.one_call import found_elsewhere, name_of
from lichtspiel.lab.rows import Flags, Numbers
from lichtspiel.lab.vector import at_least_one, checked

Policy = Callable[[Floats, Mask, Numbers], ArrayLike]
"""Chooses for several games at once: of their observations, masks and seats to act, a row for each
game, it makes the numbers of legal actions."""

RANDOM = "random"
_TOGETHER = 256
"""Games that a `Policy` is asked about at once."""
_AT_RANDOM, _OF_BOTS = 2048, 16
"""Rollouts in a task for a worker: at random, of bots."""
_PATIENCE = 1.0
"""Seconds of work that are worth starting worker processes for."""


@dataclass(frozen=True)
class Rollouts:
    """How the rollouts ended, a row for each."""

    returns: Floats
    """A column for each seat, as `lab.episodes.returns` counts; nan if it was cut off."""
    scores: Numbers
    """The rules' own points, a column for each seat; 0 if it was cut off."""
    moves: Numbers
    """How many actions were played."""
    over: Flags
    """False for those that were cut off after the most moves."""

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        mean = ", ".join(f"{value:.3f}" for value in np.nanmean(self.returns, axis=0))
        return f"<Rollouts: {len(self)}, mean returns {mean}, {self.moves.mean():.1f} moves>"


def rollouts(
    state: State,
    n: int,
    policy: str | type | Sequence[str | type] | Policy = RANDOM,
    *,
    seed: int = 0,
    most_moves: int | None = None,
    workers: int | None = None,
) -> Rollouts:
    """Play copies of a state, hidden cards and all, to the end; a state to be dealt is dealt anew
    each time. To search from what a seat knows, pass states that `game.imagine` has made.

    `policy` is a bot (a level, a name or a class) for all seats, or one for each; by default all
    play at random, which is compiled. Or it is a function on arrays, a `Policy`: it is asked about
    many games at once, in this process.

    Without `workers` it uses all cores as soon as that is worth starting processes. In a script,
    call this under `if __name__ == "__main__":`, because workers import the script.
    """
    at_least_one("n", n)
    most = ENDLESS if most_moves is None else at_least_one("most_moves", most_moves)
    if workers is not None:
        at_least_one("workers", workers)
    players = _players(policy, state)
    size = _TOGETHER if callable(players) else _OF_BOTS if players else _AT_RANDOM
    work = _Work(state, players, seed, most, n, size)
    found = _Collected(state, n)
    chunks = [(number,) for number in range(-(-n // work.size))]
    if workers is None:
        chunks = chunks[_alone(work, chunks, found) :]
    here = workers == 1 or not work.goes_elsewhere
    executor: Executor = Here() if here else Processes(workers)
    if chunks:
        executor.run(work, chunks, found.take)
    return found.rollouts


def _players(
    policy: str | type | Sequence[str | type] | Policy, state: State
) -> tuple[str, ...] | Policy:
    """The name of a bot for each seat, none if all play at random, or the function."""
    if policy == RANDOM:
        return ()
    if isinstance(policy, str | type):
        policy = [policy] * state.setup.seats
    if not isinstance(policy, Sequence):
        return policy
    names = tuple(map(name_of, policy))
    if len(names) != state.setup.seats:
        raise BadInput("lab-policy-seats", found=len(names), seats=state.setup.seats)
    for name in names:
        make_bot(get_game(state.setup.game, state.setup.ruleset), name, Dice(0))
    return names


def _alone(work: _Work, chunks: Sequence[Batch], found: _Collected) -> int:
    """Begin here, until other processes are worth while; return how many chunks are done."""
    started = time.perf_counter()
    for done, chunk in enumerate(chunks, start=1):
        found.take(work(chunk))
        spent = time.perf_counter() - started
        if work.goes_elsewhere and spent / done * (len(chunks) - done) > _PATIENCE:
            return done
    return len(chunks)


Played = tuple[int, Outcome | None]
"""How many moves a rollout had, and how it ended; None: it was cut off."""


@dataclass(frozen=True)
class _Work:
    """Rollouts chunk by chunk, wherever they are played."""

    state: State
    players: tuple[str, ...] | Policy
    seed: int
    most: int
    n: int
    size: int
    """Rollouts in a chunk."""

    @property
    def goes_elsewhere(self) -> bool:
        return not callable(self.players) and found_elsewhere(self.players)

    def __call__(self, batch: Batch) -> tuple[int, list[Played]]:
        """The number of the first rollout, and what came of the chunk."""
        (chunk,) = batch
        first = chunk * self.size
        count = min(self.size, self.n - first)
        if callable(self.players):
            return first, self._asked(self.players, first, count)
        if self.players:
            return first, [self._of_bots(self.players, first + place) for place in range(count)]
        return first, playouts(self.state, self.seed, first, count, self.most)

    def _of_bots(self, names: tuple[str, ...], number: int) -> Played:
        state, dice = self.state.copy(), dice_of(self.seed, number)
        game = get_game(state.setup.game, state.setup.ruleset)
        bots = [
            make_bot(game, name, dice_for(self.seed, number, names, seat), UNHURRIED)
            for seat, name in enumerate(names)
        ]
        moves = 0
        _deal(state, dice)
        while state.actor >= 0 and moves < self.most:
            legal = state.legal_actions()
            bot = bots[state.actor]
            state.apply(legal[0] if len(legal) == 1 else bot.decide(state.view(state.actor)))
            moves += 1
            _deal(state, dice)
        return moves, state.outcome()

    def _asked(self, policy: Policy, first: int, count: int) -> list[Played]:
        setup = self.state.setup
        actions = list(get_game(setup.game, setup.ruleset).all_actions)
        observation = observation_of(setup)
        states = [self.state.copy() for _ in range(count)]
        dice = [dice_of(self.seed, first + place) for place in range(count)]
        moves = [0] * count
        for place, state in enumerate(states):
            _deal(state, dice[place])
        while places := [
            place
            for place, state in enumerate(states)
            if state.actor >= 0 and moves[place] < self.most
        ]:
            acting = [states[place] for place in places]
            seen = expand(observation, observe_all(acting, observation.size))
            marked = np.frombuffer(mark_legal(acting, len(actions)), np.int8)
            masks = marked.reshape(len(acting), -1)
            chosen = policy(seen, masks, np.array(actors(acting)))
            ids = checked(chosen, masks, actions, np.ones(len(acting), np.bool_))
            for row in apply_all(acting, actions, ids.tolist()):
                _deal(acting[row], dice[places[row]])
            for place in places:
                moves[place] += 1
        return [(played, state.outcome()) for played, state in zip(moves, states, strict=True)]


def _deal(state: State, dice: Dice) -> None:
    while state.actor == CHANCE:
        deal(state, dice)


class _Collected:
    """The arrays, filled chunk by chunk in any order."""

    def __init__(self, state: State, n: int) -> None:
        setup = state.setup
        self._game = get_game(setup.game, setup.ruleset)
        self._seats = setup.seats
        self.rollouts = Rollouts(
            np.full((n, setup.seats), np.nan, np.float32),
            np.zeros((n, setup.seats), np.int64),
            np.zeros(n, np.int64),
            np.zeros(n, np.bool_),
        )
        self._worth: dict[tuple[int, ...], list[float]] = {}

    def take(self, chunk: tuple[int, list[Played]]) -> bool:
        first, played = chunk
        here = slice(first, first + len(played))
        into = self.rollouts
        into.moves[here] = [moves for moves, _ in played]
        into.over[here] = [outcome is not None for _, outcome in played]
        ended = [outcome for _, outcome in played if outcome is not None]
        if ended:
            rows = first + np.flatnonzero(into.over[here])
            into.returns[rows] = [self._returns(outcome) for outcome in ended]
            into.scores[rows] = [outcome.scores for outcome in ended]
        return False

    def _returns(self, outcome: Outcome) -> list[float]:
        """There are few ways to win: they are worked out once."""
        if outcome.winners not in self._worth:
            self._worth[outcome.winners] = returns(self._game, outcome, self._seats)
        return self._worth[outcome.winners]
