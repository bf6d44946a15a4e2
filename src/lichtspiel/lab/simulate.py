"""Simulates many seeded games, sums them up, and keeps them in a file if one is named.

What a game is depends on the seed and its number only, and what was played is kept in the order of
the games: so sums and files are the same on every executor, however many workers there are.
"""

from __future__ import annotations

import time
import traceback
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lichtspiel.engine.contract import Outcome, Setup
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.engine.playout import play_dealt
from lichtspiel.engine.seeds import Seeds
from lichtspiel.lab.executor import Batch, Deadly, Executor, Here, Sized
from lichtspiel.lab.journal import Frame
from lichtspiel.lab.keeping import Output, keeper_for
from lichtspiel.lab.match import Job, Seating, dice_of, ended, play_deal
from lichtspiel.lab.tally import Tally


@dataclass(kw_only=True)
class Simulation(Tally):
    """The results of a number of simulated games."""

    setup: Setup
    seed: int
    seconds: float = 0.0
    earlier: int = 0
    """Moves that an earlier run had played, before it was stopped."""
    out: Path | None = None
    """The file that the games are in."""

    @property
    def rate(self) -> float | None:
        """Moves a second in this run; None if it had nothing to play."""
        played = self.moves - self.earlier
        return played / self.seconds if played and self.seconds else None

    def to_json(self) -> dict[str, object]:
        seats = range(self.setup.seats)
        return {
            **self.setup.to_json(),
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "moves_per_second": None if self.rate is None else round(self.rate),
            "outcomes": {
                "reasons": dict(sorted(self.reasons.items())),
                "wins": [self.wins[seat] for seat in seats],
                "mean_scores": [round(self.scores[seat] / self.games, 4) for seat in seats]
                if self.games
                else None,
            },
            **({} if self.out is None else {"out": str(self.out)}),
        }


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _done: None,
    bots: Seating = (),
    executor: Executor | None = None,
    out: str | Path | None = None,
) -> Simulation:
    """Play this many games; game i is dealt from `Seeds.numbered(seed, i)`.

    `bots` names a bot for each seat; without it everyone plays at random. `out` is a file to keep
    the games in, `FILE.parquet` or `FILE.jsonl`; if this is interrupted, the same call goes on.
    `progress` is told how many games are done.
    """
    job = Job(setup, (bots,), seed)
    found = Simulation(setup=setup, seed=seed, out=None if out is None else Path(out))
    output = None if found.out is None else Output(found.out, job, games)
    if output is not None:
        found.add(output.kept)
        found.earlier = found.moves
    started = time.perf_counter()
    try:
        _Run(found, games, executor or Here(), progress, output).run(job)
        if output is not None:
            output.finish()
    finally:
        if output is not None:
            output.close()
    found.seconds = time.perf_counter() - started
    return found


@dataclass(frozen=True)
class _Batch:
    """What a worker returns."""

    first: int
    frame: Frame
    seconds: float


class _Run:
    """Plays the games that are missing, and takes them in order."""

    def __init__(
        self,
        found: Simulation,
        games: int,
        executor: Executor,
        progress: Callable[[int], None],
        output: Output | None,
    ) -> None:
        self._found = found
        self._executor = executor
        self._progress = progress
        self._output = output
        self._sized = Sized(range(found.games, games), executor)
        self._early: dict[int, Frame] = {}
        """By their first game: batches whose turn has not come."""

    def run(self, job: Job) -> None:
        self._progress(self._found.games)
        suffix = "" if self._output is None else self._output.path.suffix
        try:
            self._executor.run(partial(play_batch, job, suffix), self._sized, self._keep)
        except Deadly as error:
            raise BadInput("sim-deadly", **error.message.params) from None

    def _keep(self, batch: _Batch) -> bool:
        self._sized.took(batch.frame.tally.games, batch.seconds)
        self._early[batch.first] = batch.frame
        while frame := self._early.pop(self._found.games, None):
            if self._output is not None:
                self._output.add(frame)
            self._found.add(frame.tally)
            self._progress(self._found.games)
        return False


def play_batch(job: Job, suffix: str, batch: Batch) -> _Batch:
    """Runs in a worker: play a batch, and keep of it what such a file holds."""
    started = time.perf_counter()
    keeper = keeper_for(suffix, job) if suffix else None
    play = partial(_play, job) if keeper is None else keeper.play
    tally = Tally()
    for number in batch:
        try:
            tally.count(*play(number))
        except LichtspielError:
            raise
        except Exception:
            # Not every exception can be pickled; its text can.
            raise RuntimeError(f"in game {number}: {traceback.format_exc()}") from None
    content = b"" if keeper is None else zlib.compress(keeper.content(), 1)
    return _Batch(batch[0], Frame(tally, content), time.perf_counter() - started)


def _play(job: Job, number: int) -> tuple[Outcome, int]:
    """Play a game of which nothing is kept."""
    (seating,) = job.seatings
    if seating:
        played = play_deal(job, number).games[0]
        return Outcome(played.reason, played.winners, played.scores), played.moves
    seeds = Seeds.numbered(job.seed, number)
    state = job.game.new(job.setup)
    moves = play_dealt(state, dice_of(seeds), seeds.root())
    return ended(state), moves
