"""Simulations of many games, arenas that measure how strong bots are, and benchmarks."""

from typing import TYPE_CHECKING, Any

from lichtspiel.lab.one_call import ArenaResult, arena

if TYPE_CHECKING:
    from lichtspiel.lab.playing_out import Rollouts, rollouts
    from lichtspiel.lab.vector import Step, VectorGame

__all__ = ["ArenaResult", "Rollouts", "Step", "VectorGame", "arena", "rollouts"]


def __getattr__(name: str) -> Any:
    """Arrays are imported when they are needed: arenas and simulations work without numpy."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from lichtspiel.lab import playing_out, vector

    return getattr(playing_out if name in ("Rollouts", "rollouts") else vector, name)
