"""How long a bot may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.objects import by_fields

_MANY = 1_000_000
THINKING_SECONDS = 0.3
"""The default time limit for a decision: people should not have to wait longer."""


@dataclass(frozen=True)
class Budget:
    """A limit in imagined worlds and in seconds; whichever is reached first ends the search.

    Without a limit in seconds, a decision depends only on the view and the dice.
    """

    worlds: int | None = None
    """None: the default of the level."""
    seconds: float | None = THINKING_SECONDS
    """None: no time limit."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def thinking_for(seconds: float | None) -> Budget:
    """A budget for `seconds` with no limit in worlds; None: the usual budget."""
    return Budget() if seconds is None else Budget(_MANY, seconds)


class Thinking:
    """A budget during one decision: counts worlds and watches the clock."""

    def __init__(
        self, budget: Budget, usual_worlds: int, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.worlds = usual_worlds if budget.worlds is None else budget.worlds
        self._clock = clock
        self._until = None if budget.seconds is None else clock() + budget.seconds

    def late(self) -> bool:
        return self._until is not None and self._clock() >= self._until
