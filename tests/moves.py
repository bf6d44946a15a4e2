"""Positions asked and played by the notation of actions, for the tests of every game's rules."""

from typing import TypeVar

from lichtspiel import State, get_game

S = TypeVar("S", bound=State)


def legal(state: State) -> set[str]:
    return {action.notation for action in state.legal_actions()}


def rule_against(state: State, notation: str) -> str | None:
    refusal = state.why_illegal(get_game(state.setup.game).parse(notation))
    return None if refusal is None else refusal.rule


def play(state: S, *notations: str) -> S:
    for notation in notations:
        state.apply(get_game(state.setup.game).parse(notation))
    return state
