"""What all checks share: seeded random games, step by step, and how a broken promise is told."""

from __future__ import annotations

from collections.abc import Iterator

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.options import Choice, Flag, Number, Option, OptionValue
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table

PATIENCE = 150
"""Actions after which random play lets in what comes from outside."""


class BrokenContract(AssertionError):
    """Somebody's game, store or bus does not keep a promise of the contract."""


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with the default options, and with each option changed by itself.

    Or what the game itself holds enough to see everything (`Game.samples`).
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
    """What an option can be beside its default; of numbers, the bounds."""
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

    What comes in from outside comes in after PATIENCE actions: a clock, in a place of
    games where there is none.
    """
    table = Table(setup, Seeds.numbered(seed))
    dice = Dice(seed)
    yield table
    while actions := table.legal_actions():
        if len(table.actions) >= PATIENCE:
            actions = table.state.outside_actions() or actions
        table.play(actions[dice.below(len(actions))])
        yield table
