"""Random play to the end, compiled: the inner loop of simulations and of search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import CHANCE, Outcome, State
from lichtspiel.engine.seeds import SeedStream

ENDLESS: Final = 1 << 60
"""More moves than any game has."""
_WORD: Final = 64


def playout(state: State, chance: Chance, most: i64 = ENDLESS) -> i64:
    """Play uniformly random legal actions until the game is over, or `most` of them are played;
    return how many."""
    moves: i64 = 0
    while True:
        if state.actor >= 0:
            if moves == most:
                return moves
            state.apply(state.random_action(chance))
            moves += 1
        elif state.actor == CHANCE:
            deal(state, chance)
        else:
            return moves


def play_dealt(state: State, dice: Dice, root: bytes) -> i64:
    """As `playout`, with every deal from the verifiable stream of `root`, as at a real table."""
    moves: i64 = 0
    deals = 0
    while True:
        if state.actor >= 0:
            state.apply(state.random_action(dice))
            moves += 1
        elif state.actor == CHANCE:
            deal(state, SeedStream(root, deals))
            deals += 1
        else:
            return moves


def playouts(
    state: State, seed: int, first: int, count: int, most: i64
) -> list[tuple[int, Outcome | None]]:
    """Playouts number `first` and on, each of a copy of the state and with dice of its own: how
    many moves it had and how it ended, or None if it was cut."""
    found: list[tuple[int, Outcome | None]] = []
    for number in range(first, first + count):
        twin = state.copy()
        moves: int = playout(twin, dice_of(seed, number), most)
        found.append((moves, twin.outcome()))
    return found


def dice_of(seed: int, number: int) -> Dice:
    """The dice of playout `number` of a seed."""
    return Dice(seed % (1 << _WORD) | number << _WORD)


def deal(state: State, chance: Chance) -> None:
    """Deal, and let the time be up at once: without a clock a timed match would never end."""
    state.deal(chance)
    for action in state.outside_actions():
        state.apply(action)
