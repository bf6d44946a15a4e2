"""Seeded games that are dealt as they go, and what their end is worth to each seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, Outcome, Setup
from lichtspiel.engine.playout import deal
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds, SeedStream


def setup_of(game: str | Setup, seats: int | None, options: Mapping[str, object] | None) -> Setup:
    return game if isinstance(game, Setup) else get_game(game).setup(seats, options)


class Playing:
    """A game from its first deal on. Game `number` of a seed is dealt as `simulate` deals it."""

    def __init__(self, setup: Setup, seed: int, number: int) -> None:
        self.game: Game = get_game(setup.game, setup.ruleset)
        self.state = self.game.new(setup)
        self.seeds = Seeds.numbered(seed, number)
        self._root = self.seeds.root()
        self._deals = 0
        self.deal()

    @property
    def over(self) -> bool:
        return bool(self.state.actor == NOBODY)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    def apply(self, action: Action) -> None:
        self.state.apply(action)
        self.deal()

    def deal(self) -> None:
        """Deal, if that is next."""
        while self.state.actor == CHANCE:
            deal(self.state, SeedStream(self._root, self._deals))
            self._deals += 1

    def returns(self) -> list[float]:
        outcome = self.state.outcome()
        assert outcome is not None, "nobody is to act: the game is over"
        return returns(self.game, outcome, self.state.setup.seats)


def returns(game: Game, outcome: Outcome, seats: int) -> list[float]:
    """What a game is worth to each seat.

    Where all win together: 1 or 0, the same for all. Otherwise 1 for the only winner, and
    -1 / (seats - 1) for each of the others, so that the sum is 0; a shared win is shared.
    """
    if game.cooperative or seats == 1:
        return [float(seat in outcome.winners) for seat in range(seats)]
    if not outcome.winners:
        return [0.0] * seats
    share = 1 / len(outcome.winners)
    return [
        (seats * (share if seat in outcome.winners else 0.0) - 1) / (seats - 1)
        for seat in range(seats)
    ]


class Episodes:
    """The seeds of one game after another: with a seed always the same, without one new ones."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._number = 0

    def next(self, seed: int | None) -> tuple[int, int]:
        """The seed and the number of the next game."""
        if seed is not None:
            self._seed, self._number = seed, 0
        elif self._seed is None:
            self._seed = secrets.randbits(60)
        else:
            self._number += 1
        return self._seed, self._number
