"""What games add up to: how many, how they ended, who won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from lichtspiel.engine.contract import Outcome


@dataclass(kw_only=True)
class Tally:
    games: int = 0
    moves: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """Games won by each seat; a shared win counts for every seat that shares it."""
    scores: Counter[int] = field(default_factory=Counter)
    """The sum of each seat's scores."""

    def count(self, outcome: Outcome, moves: int) -> None:
        self.games += 1
        self.moves += moves
        self.reasons[outcome.reason] += 1
        self.wins.update(outcome.winners)
        self.scores.update(dict(enumerate(outcome.scores)))

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.reasons.update(other.reasons)
        self.wins.update(other.wins)
        self.scores.update(other.scores)

    def sums(self) -> dict[str, Any]:
        """All of it as JSON values."""
        return {
            "games": self.games,
            "moves": self.moves,
            "reasons": dict(sorted(self.reasons.items())),
            "wins": sorted(self.wins.items()),
            "scores": sorted(self.scores.items()),
        }

    @classmethod
    def of_sums(cls, sums: dict[str, Any]) -> Tally:
        return cls(
            games=sums["games"],
            moves=sums["moves"],
            reasons=Counter(sums["reasons"]),
            wins=Counter(dict(sums["wins"])),
            scores=Counter(dict(sums["scores"])),
        )
