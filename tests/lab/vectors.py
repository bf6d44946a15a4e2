"""Games stepped together must be the same games stepped one by one, of any package."""

from __future__ import annotations

import numpy as np

from lichtspiel import NOBODY, Setup
from lichtspiel.lab import Step, VectorGame
from lichtspiel.lab.episodes import Playing
from lichtspiel.lab.observations import legal_mask, observe
from tests import luck

ROWS = 5
LONGEST = 4000


def check_one_by_one(setup: Setup, *, auto_reset: bool, most_moves: int | None = None) -> None:
    """Random games, until every row has had two of them; some are cut off by `most_moves`."""
    draw = luck.stream(luck.label(), setup.seats, sorted(setup.options.items()), auto_reset)
    seed = draw.randrange(1 << 40)
    games = VectorGame(setup, ROWS, auto_reset=auto_reset, most_moves=most_moves)
    alone = [Playing(setup, seed, row) for row in range(ROWS)]
    numbers, moves, ended = list(range(ROWS)), [0] * ROWS, [0] * ROWS
    done = [False] * ROWS
    seen = games.reset(seed)
    _same(games, seen, alone, done)
    for _ in range(LONGEST):
        if min(ended) == 2:
            return
        ids = [_drawn(mask, draw.random()) for mask in seen.masks]
        before = [one.actor for one in alone]
        seen = games.step(ids)
        assert before == [one.actor if done[row] else before[row] for row, one in enumerate(alone)]
        for row, one in enumerate(alone):
            if done[row]:
                assert not seen.rewards[row].any()
                continue
            one.apply(one.game.all_actions[ids[row]])
            moves[row] += 1
            cut = not one.over and moves[row] == most_moves
            done[row] = one.over or cut
            assert bool(games.truncated[row]) == cut
            returns = one.returns() if one.over else [0.0] * setup.seats
            assert seen.rewards[row].tolist() == np.array(returns, np.float32).tolist()
        assert seen.done.tolist() == done
        over = [row for row in range(ROWS) if done[row]]
        if auto_reset:
            _next(alone, over, numbers, moves, ended, seed)
            done = [False] * ROWS
        _same(games, seen, alone, done)
        if not auto_reset and len(over) == ROWS:
            seen = games.restart(seen.done)
            _next(alone, over, numbers, moves, ended, seed)
            done = [False] * ROWS
            _same(games, seen, alone, done)
        assert games.numbers.tolist() == numbers
        assert games.moves.tolist() == moves
    raise AssertionError("every row should have had two games by now")


def _drawn(mask: np.ndarray, share: float) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(share * len(legal))]) if len(legal) else -7  # of a row that is done


def _next(
    alone: list[Playing],
    over: list[int],
    numbers: list[int],
    moves: list[int],
    ended: list[int],
    seed: int,
) -> None:
    for row in over:
        numbers[row] += ROWS
        moves[row] = 0
        ended[row] += 1
        alone[row] = Playing(alone[row].state.setup, seed, numbers[row])


def _same(games: VectorGame, seen: Step, alone: list[Playing], done: list[bool]) -> None:
    for row, one in enumerate(alone):
        assert games.actors[row] == one.actor
        if one.actor == NOBODY:
            assert not seen.observations[row].any()
        else:
            assert np.array_equal(seen.observations[row], observe(one.state, one.actor))
        legal = legal_mask(one.state) if not done[row] else np.zeros_like(seen.masks[row])
        assert np.array_equal(seen.masks[row], legal)
