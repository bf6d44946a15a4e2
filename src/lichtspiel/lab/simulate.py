"""Simulates many seeded games and sums them up."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Outcome, Setup
from lichtspiel.engine.playout import play_dealt
from lichtspiel.engine.record import Player
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.lab.match import UNHURRIED, Job, Seating, dice_for, play_deal


@dataclass
class Simulation:
    """The results of a number of simulated games."""

    setup: Setup
    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """Games won by each seat; a shared win counts for every seat that shares it."""
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
    """The dice of the random players in a simulated game; they follow from its seed."""
    return Dice(int.from_bytes(seeds.table[:12], "big"))


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    bots: Seating = (),
) -> Simulation:
    """Play this many games; game i is dealt from `Seeds.numbered(seed, i)`.

    `bots` names a bot for each seat; without it everyone plays at random.
    """
    game = get_game(setup.game)
    found = Simulation(setup, seed)
    started = time.perf_counter()
    for number in range(games):
        if bots:
            played = play_deal(Job(setup, (bots,), seed), number).games[0]
            outcome, moves = Outcome(played.reason, played.winners, played.scores), played.moves
        else:
            seeds = Seeds.numbered(seed, number)
            state = game.new(setup)
            moves = play_dealt(state, dice_of(seeds), seeds.root())
            ended = state.outcome()
            assert ended is not None, "a playout ends when the game is over"
            outcome = ended
        found.moves += moves
        found.reasons[outcome.reason] += 1
        found.wins.update(outcome.winners)
        found.scores.update(dict(enumerate(outcome.scores)))
        found.games += 1
        if progress is not None:
            progress(found.games)
    found.seconds = time.perf_counter() - started
    return found


def table_of(setup: Setup, seed: int, number: int, bots: Seating = ()) -> Table:
    """Play one of these games again at a table, which keeps a record."""
    seeds = Seeds.numbered(seed, number)
    table, dice = Table(setup, seeds, [Player(bot=bot) for bot in bots]), dice_of(seeds)
    seated = [
        make_bot(table.game, bot, dice_for(seed, number, bots, seat), UNHURRIED)
        for seat, bot in enumerate(bots)
    ]
    for action in table.state.outside_actions():  # no clock runs here
        table.play(action)
    while not table.over:
        actions = table.legal_actions()
        if seated and len(actions) > 1:
            table.play(seated[table.actor].decide(table.view(table.actor)))
        else:
            table.play(actions[dice.below(len(actions))])
    return table
