"""Random play to the end, compiled: the inner loop of simulations and of search."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import CHANCE, State
from lichtspiel.engine.seeds import SeedStream


def playout(state: State, chance: Chance) -> i64:
    """Play uniformly random legal actions until the game is over; return how many."""
    moves: i64 = 0
    while True:
        if state.actor >= 0:
            actions = state.legal_actions()
            state.apply(actions[chance.below(len(actions))])
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
            actions = state.legal_actions()
            state.apply(actions[dice.below(len(actions))])
            moves += 1
        elif state.actor == CHANCE:
            deal(state, SeedStream(root, deals))
            deals += 1
        else:
            return moves


def deal(state: State, chance: Chance) -> None:
    """Deal, and let the time be up at once: without a clock a timed match would never end."""
    state.deal(chance)
    for action in state.outside_actions():
        state.apply(action)
