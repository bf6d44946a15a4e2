"""How long a bot may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.objects import by_fields

_MANY = 1_000_000
THINKING_SECONDS = 0.3
"""Nobody at the table should have to wait longer."""


@dataclass(frozen=True)
class Budget:
    """So many imagined worlds, and no longer than so many seconds, whichever ends first.

    Without seconds a decision depends on nothing but the view and the dice.
    """

    worlds: int | None = None
    """None: as many as the level usually imagines."""
    seconds: float | None = THINKING_SECONDS
    """None: no clock."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def thinking_for(seconds: float | None) -> Budget:
    """As long as asked, however many worlds that makes; None: as usual."""
    return Budget() if seconds is None else Budget(_MANY, seconds)


class Thinking:
    """A budget while it is being used up."""

    def __init__(
        self, budget: Budget, usual_worlds: int, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.worlds = usual_worlds if budget.worlds is None else budget.worlds
        self._clock = clock
        self._until = None if budget.seconds is None else clock() + budget.seconds

    def late(self) -> bool:
        return self._until is not None and self._clock() >= self._until
