"""Plays one deal with every seating of a job, so that everyone gets the same cards in turn.

A game depends only on the job's seed, the number of the deal and the seating: not on earlier games,
on the worker, or on the other seatings of the job.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from lichtspiel.bots import Bot, Budget, make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, Outcome, Setup, State
from lichtspiel.engine.playout import deal
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.lab.times import Times

Seating = tuple[str, ...]
"""The level of the bot on each seat."""
UNHURRIED = Budget(seconds=None)
"""The usual number of worlds and no clock: the same decisions on every machine."""


@dataclass(frozen=True)
class Job:
    """What is played in every deal: which game, by whom, dealt from which seed."""

    setup: Setup
    seatings: tuple[Seating, ...]
    seed: int
    budget: Budget = UNHURRIED

    @property
    def game(self) -> Game:
        return get_game(self.setup.game)

    @property
    def levels(self) -> list[str]:
        """Every level that takes part, in the order given."""
        return list(dict.fromkeys(level for seating in self.seatings for level in seating))

    def to_json(self) -> dict[str, Any]:
        return {
            **self.setup.to_json(),
            "seatings": [list(seating) for seating in self.seatings],
            "seed": self.seed,
            "worlds": self.budget.worlds,
            "seconds": self.budget.seconds,
        }


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    seating: int
    """The number of the seating in the job."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    deals_won: tuple[int, ...]
    moves: int
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {
            "seating": self.seating,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "deals_won": list(self.deals_won),
            "moves": self.moves,
            "reason": self.reason,
        }

    @classmethod
    def read(cls, reader: Reader, job: Job) -> Played:
        parts = reader.fields(("seating", "winners", "scores", "deals_won", "moves", "reason"))
        seats = job.setup.seats
        return cls(
            seating=parts["seating"].whole(0, len(job.seatings) - 1),
            winners=tuple(item.whole(0, seats - 1) for item in parts["winners"].items(0, seats)),
            scores=tuple(
                item.whole(-(10**9), 10**9) for item in parts["scores"].items(seats, seats)
            ),
            deals_won=tuple(item.whole(0, 10**9) for item in parts["deals_won"].items(0, seats)),
            moves=parts["moves"].whole(0, 10**9),
            reason=parts["reason"].text(),
        )


@dataclass(frozen=True)
class DealPlayed:
    """One deal's games, in the order of the job's seatings, and how long the bots thought."""

    deal: int
    games: tuple[Played, ...]
    times: dict[str, Times]

    def to_json(self) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "games": [game.to_json() for game in self.games],
            "times": {level: times.to_json() for level, times in self.times.items()},
        }

    @classmethod
    def read(cls, reader: Reader, job: Job) -> DealPlayed:
        parts = reader.fields(("deal", "games", "times"))
        wanted = len(job.seatings)
        games = tuple(Played.read(item, job) for item in parts["games"].items(wanted, wanted))
        times = {
            level: Times.read(item) for level, item in parts["times"].fields(job.levels).items()
        }
        return cls(parts["deal"].whole(0, 10**9), games, times)


def rotations(lineup: Seating) -> list[Seating]:
    """All rotations of a lineup around the table, without duplicates."""
    turned = (lineup[-shift:] + lineup[:-shift] for shift in range(len(lineup)))
    return list(dict.fromkeys(turned))


def pairings(levels: Sequence[str], setup: Setup) -> dict[tuple[str, str], list[Seating]]:
    """The seatings of a round robin: one bot of a level among bots of another, on every seat.

    A level among itself is included only where all players win together, or with a single seat.
    """
    found = {}
    for one in levels:
        for among in levels:
            if one == among and not get_game(setup.game).cooperative:
                continue
            if one != among and setup.seats == 1:
                continue
            found[one, among] = rotations((one,) + (among,) * (setup.seats - 1))
    return found


def play_deal(job: Job, number: int) -> DealPlayed:
    times = {level: Times() for level in job.levels}
    games = tuple(_play(job, number, place, times) for place in range(len(job.seatings)))
    return DealPlayed(number, games, times)


def _play(job: Job, number: int, place: int, times: dict[str, Times]) -> Played:
    seating = job.seatings[place]
    bots = bots_of(job, number, seating)
    state = job.game.new(job.setup)

    def choose(state: State, _deal: int) -> Action:
        return _decision(state, bots[state.actor], times[seating[state.actor]])

    moves = play_seeded(state, Seeds.numbered(job.seed, number).root(), choose)
    outcome = ended(state)
    return Played(
        place, outcome.winners, outcome.scores, outcome.deals_won(), moves, outcome.reason
    )


def bots_of(job: Job, number: int, seating: Seating) -> list[Bot]:
    """The bots of a deal, by seat."""
    return [
        make_bot(job.game, level, dice_for(job.seed, number, seating, seat), job.budget)
        for seat, level in enumerate(seating)
    ]


def play_seeded(state: State, root: bytes, choose: Callable[[State, int], Action]) -> int:
    """Play on to the end, every deal from the stream of `root`; return the number of moves.

    `choose` is given the state and how many deals came before this one.
    """
    deals = moves = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            deal(state, SeedStream(root, deals))
            deals += 1
        else:
            state.apply(choose(state, deals - 1))
            moves += 1
    return moves


def ended(state: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act: the game is over"
    return outcome


def _decision(state: State, bot: Bot, times: Times) -> Action:
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]  # a forced move is no decision, and would make the bot look faster
    view = state.view(state.actor)
    started = time.thread_time_ns()
    action = bot.decide(view)
    times.add(time.thread_time_ns() - started)
    return action


def dice_of(seeds: Seeds) -> Dice:
    """The dice of the random players in a simulated game; they follow from its seed."""
    return Dice(int.from_bytes(seeds.table[:12], "big"))


def dice_for(seed: int, number: int, seating: Seating, seat: int) -> Dice:
    """A bot's own dice. They depend on deal and seating, never on the order of play."""
    name = f"lichtspiel arena dice {seed}/{number}/{','.join(seating)}/{seat}"
    return Dice(int.from_bytes(sha256(name.encode()).digest()[:12], "big"))
