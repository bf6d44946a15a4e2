"""Random games by the thousand."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.playout import play_dealt
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds


@dataclass
class Simulation:
    """What came out of a number of random games."""

    setup: Setup
    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """Games won by each seat; a shared win counts for everybody who shares it."""
    scores: Counter[int] = field(default_factory=Counter)

    def to_json(self) -> dict[str, object]:
        seats = range(self.setup.seats)
        return {
            **self.setup.to_json(),
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else None,
            "outcomes": {
                "reasons": dict(sorted(self.reasons.items())),
                "wins": [self.wins[seat] for seat in seats],
                "mean_scores": [round(self.scores[seat] / self.games, 4) for seat in seats]
                if self.games
                else None,
            },
        }


def dice_of(seeds: Seeds) -> Dice:
    """The dice that random players of a simulated game throw: they follow from its seed."""
    return Dice(int.from_bytes(seeds.table[:12], "big"))


def simulate(
    setup: Setup, games: int, seed: int, progress: Callable[[int], None] | None = None
) -> Simulation:
    """Play so many random games; game number i is dealt from `Seeds.numbered(seed, i)`."""
    game = get_game(setup.game)
    found = Simulation(setup, seed)
    started = time.perf_counter()
    for number in range(games):
        seeds = Seeds.numbered(seed, number)
        state = game.new(setup)
        found.moves += play_dealt(state, dice_of(seeds), seeds.root())
        outcome = state.outcome()
        assert outcome is not None, "a playout ends when the game is over"
        found.reasons[outcome.reason] += 1
        found.wins.update(outcome.winners)
        found.scores.update(dict(enumerate(outcome.scores)))
        found.games += 1
        if progress is not None:
            progress(found.games)
    found.seconds = time.perf_counter() - started
    return found
