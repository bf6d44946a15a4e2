"""What an arena is asked for, on the command line or from Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lichtspiel.bots import Budget
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.options import Document
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.executor import Executor
from lichtspiel.lab.match import UNHURRIED, Job, Seating, pairings, rotations
from lichtspiel.lab.playing import Arena
from lichtspiel.lab.results import Results
from lichtspiel.lab.sequential import Duel
from lichtspiel.lab.summary import Field, Summary


@dataclass(frozen=True)
class Order:
    """Who plays what, how often, and when it is enough."""

    setup: Setup
    field: Field
    deals: int
    """So many, or the most if there is a margin."""
    seed: int = 0
    budget: Budget = UNHURRIED
    margin: float | None = None
    """Stop once one is stronger, or both are closer than this (`sequential`)."""

    def check(self) -> None:
        """Raise what the reader should hear before anything is played."""
        field, setup = self.field, self.setup
        if field.bots and len(field.bots) != setup.seats:
            raise BadInput("arena-bots-seats", found=len(field.bots), seats=setup.seats)
        if len(set(field.round_robin)) < len(field.round_robin):
            raise BadInput("arena-level-twice")
        if len(field.round_robin) == 1 and not get_game(setup.game).cooperative:
            raise BadInput("arena-one-level")
        if self.margin is not None:
            Duel(self.job, self.margin)

    @property
    def job(self) -> Job:
        if self.field.bots:
            seatings: list[Seating] = rotations(self.field.bots)
        else:
            pairs = pairings(self.field.round_robin, self.setup).values()
            seatings = list(dict.fromkeys(seating for pair in pairs for seating in pair))
        return Job(self.setup, tuple(seatings), self.seed, self.budget)

    def play(self, results: Results, executor: Executor, **how: Any) -> dict[str, Any]:
        """Play what is missing in the results; return the document that sums them up."""
        duel = None if self.margin is None else Duel(results.job, self.margin)
        if duel is not None:
            how["enough"] = duel.decided_by
        deals = Arena(results, self.deals, executor, **how).run()
        document = Summary(results.job, results.first(deals)).document(self.field, self.command)
        document["duel"] = None if duel is None else duel.verdict().to_json()
        return document

    @property
    def command(self) -> str:
        """The command that reproduces the results; decks and scripts are in the document."""
        setup, job = self.setup, self.job
        words = ["lichtspiel arena", setup.game]
        if self.field.bots:
            words.append(f"--bots {_quoted(','.join(self.field.bots))}")
        else:
            bots = _quoted(",".join(self.field.round_robin))
            words.append(f"--round-robin {bots} --seats {setup.seats}")
        for option in job.game.options:
            value = setup.options[option.name]
            if value != option.default_for(setup.seats):
                typed = "FILE" if isinstance(option, Document) else _typed(value)
                words.append(f"--option {option.name}={typed}")
        words.append(f"--deals {self.deals} --seed {self.seed}")
        if self.margin is not None:
            words.append(f"--decide {100 * self.margin:g}")
        if self.budget.worlds is not None:
            words.append(f"--worlds {self.budget.worlds}")
        if self.budget.seconds is not None:
            words.append(f"--think {self.budget.seconds:g}")
        return " ".join(words)


def _quoted(bots: str) -> str:
    return f"'{bots}'" if " " in bots else bots


def _typed(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
