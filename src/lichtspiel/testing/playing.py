"""Shared by all checks: seeded random games step by step, and the error for a broken promise."""

from __future__ import annotations

from collections.abc import Iterator

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.options import Choice, Flag, Number, Option, OptionValue
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table

PATIENCE = 150
"""After this many actions, random play plays actions from outside, such as `time up`."""


class BrokenContract(AssertionError):
    """A game, store or bus breaks a promise of its contract."""


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with the default options, and with each option changed by itself.

    Or the game's own selection (`Game.samples`).
    """
    if game.samples():
        yield from game.samples()
        return
    for seats in range(game.least_seats, game.most_seats + 1):
        yield game.setup(seats)
        for option in game.options:
            for value in other_values(option, seats):
                yield game.setup(seats, {option.name: value})


def other_values(option: Option, seats: int) -> list[OptionValue]:
    """The values of an option other than the default; of a number, the bounds."""
    option = option.at(seats)
    values: list[OptionValue] = []
    if not option.fits(seats):
        return values
    if isinstance(option, Flag):
        values = [False, True]
    elif isinstance(option, Choice):
        values = list(option.values)
    elif isinstance(option, Number):
        values = [option.least, option.most]
    return [value for value in values if value != option.default_for(seats)]


def play_at_random(setup: Setup, seed: int) -> Iterator[Table]:
    """A seeded game of random actions: the table after the deal and after each action.

    Actions from outside are played after PATIENCE actions, in place of a clock.
    """
    table = Table(setup, Seeds.numbered(seed))
    dice = Dice(seed)
    yield table
    while actions := table.legal_actions():
        if len(table.actions) >= PATIENCE:
            actions = table.state.outside_actions() or actions
        table.play(actions[dice.below(len(actions))])
        yield table
