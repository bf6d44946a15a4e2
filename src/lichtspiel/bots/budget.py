"""How long a bot may think."""

from __future__ import annotations

import time
from dataclasses import dataclass

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


class Thinking:
    """A budget while it is being used up."""

    def __init__(self, budget: Budget, usual_worlds: int) -> None:
        self.worlds = usual_worlds if budget.worlds is None else budget.worlds
        self._until = None if budget.seconds is None else time.perf_counter() + budget.seconds

    def late(self) -> bool:
        return self._until is not None and time.perf_counter() >= self._until
