"""Many games of one setup, stepped and looked at together, compiled.

The engine knows no numpy: these functions read lists and write bytes, a row for each game, which
`lichtspiel.lab.vector` takes as arrays.
"""

from __future__ import annotations

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, State


def apply_all(states: list[State], actions: list[Action], ids: list[int]) -> list[int]:
    """Apply to each state the action with its id; a negative id is no action. Return the places of
    the states in which no seat is to act after its action."""
    stopped: list[int] = []
    for place in range(len(ids)):
        id = ids[place]
        if id >= 0:
            state = states[place]
            state.apply(actions[id])
            if state.actor < 0:
                stopped.append(place)
    return stopped


def random_ids(states: list[State], chances: list[Dice]) -> list[int]:
    """A uniformly random legal action of each state, drawn from its dice; -1 where no seat is to
    act."""
    return [
        state.random_action(chances[place]).id if state.actor >= 0 else -1
        for place, state in enumerate(states)
    ]


def observe_all(states: list[State], size: int) -> bytes:
    """What the seat to act sees in each state (`State.observe`), `size` bytes each; where no seat
    is to act, all zero."""
    nothing = bytes(size)
    return b"".join(
        [state.observe(state.actor) if state.actor >= 0 else nothing for state in states]
    )


def mark_legal(states: list[State], actions: int) -> bytearray:
    """A row of that many bytes for each state: 1 at the id of each legal action."""
    marked = bytearray(len(states) * actions)
    row = 0
    for state in states:
        for action in state.legal_actions():
            marked[row + action.id] = 1
        row += actions
    return marked


def actors(states: list[State]) -> list[int]:
    return [state.actor for state in states]
