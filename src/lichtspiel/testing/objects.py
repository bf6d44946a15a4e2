"""Checks a game's objects as Python objects: pickling, copying, comparing, `repr`.

Part of the conformance suite; compiled and interpreted games have to pass the same checks.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import TypeVar

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.position import read_position
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR

Demand = Callable[[bool, str], None]
"""Raises if a promise is broken, with the current setup, game and step."""
_T = TypeVar("_T")

PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)


def pickled(demand: Demand, value: _T, name: str, protocol: int = pickle.HIGHEST_PROTOCOL) -> _T:
    """The object as another process would unpickle it."""
    try:
        again: _T = pickle.loads(pickle.dumps(value, protocol))
    except Exception as error:  # a plug-in's class may raise anything
        demand(False, f"{name} can be pickled, not: {error!r}")
        raise
    return again


def check_value(demand: Demand, value: object, name: str) -> None:
    """A pickled or copied value is equal to the original and has its type."""
    for protocol in PROTOCOLS:
        again = pickled(demand, value, name, protocol)
        same = type(again) is type(value) and again == value
        demand(same, f"{name} is the same after pickling")
    demand(copy.deepcopy(value) == value, f"a deep copy of {name} is equal")


def check_action(demand: Demand, action: Action) -> None:
    """Objects that exist once, such as actions: a copy is the same object."""
    for protocol in PROTOCOLS:
        again = pickled(demand, action, f"{action}", protocol)
        demand(again is action, f"{action} pickled is the game's own")
    demand(copy.deepcopy(action) is action, f"{action} copied is the game's own")


def check_refused(demand: Demand, error: IllegalAction) -> None:
    check_value(demand, error.refusal, "a refusal")
    again = pickled(demand, error, "an exception")
    same = (
        type(again) is type(error) and again.refusal == error.refusal and str(again) == str(error)
    )
    demand(same, "an exception says the same after pickling")


def check_state(demand: Demand, state: State, played_on: Callable[[State], str]) -> None:
    """A pickled or copied state is equal, plays on the same way, and is independent."""
    before, way = state.copy(), played_on(state.copy())
    demand(before == state, "a copy is equal to its state")
    twins = [copy.deepcopy(state)]
    demand(twins[0] is not state, "a deep copy goes its own way")
    twins += [pickled(demand, state, "a state", protocol) for protocol in PROTOCOLS]
    for twin in twins:
        demand(type(twin) is type(state) and twin == state, "a state survives pickling and copying")
        demand(played_on(twin) == way, "a state plays on the same after pickling and copying")
        demand(state.actor < 0 or twin != state, "another position is not equal")
    legal = state.legal_actions()
    for action in legal[:1] + legal[-1:]:
        copy.deepcopy(state).apply(action)
        demand(state == before, "a deep copy goes its own way")
    demand(read_position(state.position_text()) == state, "a position that is read is equal")


def check_undealt(demand: Demand, state: State) -> None:
    """The same for a state that waits for a deal: the same chance deals the same cards."""
    demand(state == state.copy(), "a copy is equal to its state")
    wanted = _dealt(state.copy())
    demand(_dealt(state.copy()) == wanted, "the same chance deals the same cards")
    for twin in (copy.deepcopy(state), pickled(demand, state, "a state to be dealt")):
        demand(twin is not state, "a deep copy goes its own way")
        demand(twin == state, "a state to be dealt survives pickling and copying")
        demand(_dealt(twin) == wanted, "a state is dealt the same after pickling and copying")


def _dealt(state: State) -> State:
    state.deal(Dice(3))
    return state


def check_table(demand: Demand, table: Table) -> None:
    """The objects that remain after a game: outcome, record, table."""
    check_value(demand, table.setup, "a setup")
    check_value(demand, table.record(), "a record")
    demand(
        pickled(demand, table, "a table").record() == table.record(), "a table survives pickling"
    )
    if table.outcome is not None:
        check_value(demand, table.outcome, "an outcome")


def check_dice(demand: Demand) -> None:
    dice = Dice(11)
    dice.below(6)
    for twin in (pickled(demand, dice, "dice"), copy.deepcopy(dice)):
        falls = [twin.below(1000) for _ in range(5)]
        wanted = dice.copy()
        demand(falls == [wanted.below(1000) for _ in range(5)], "dice fall the same after pickling")


def check_shown(demand: Demand, state: State, world: State) -> None:
    """`world` is the state with all hidden cards dealt anew; every `repr` must be the same."""
    shown, game = repr(state), state.setup.game
    demand(game in shown, "the repr of a state names its game")
    demand(shown == repr(world), f"the repr of a state shows no hidden card: {shown}")
    for seat in (*range(state.setup.seats), SPECTATOR):
        view = state.view(seat)
        demand(game in repr(view), "the repr of a view names its game")
        for part, other in side_by_side(view, world.view(seat)):
            kind = type(part).__name__
            same = repr(part) == repr(other)
            demand(same, f"the repr of a {kind} in a view shows no card of a hand: {part!r}")


def side_by_side(one: object, other: object) -> Iterator[tuple[object, object]]:
    """Walk two values in parallel; yield each pair of objects at the same place."""
    if is_dataclass(one) and type(one) is type(other):
        yield one, other
        for field in fields(one):
            yield from side_by_side(getattr(one, field.name), getattr(other, field.name))
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in one.keys() & other.keys():
            yield from side_by_side(one[name], other[name])
    elif isinstance(one, tuple | list) and isinstance(other, tuple | list):
        for pair in zip(one, other, strict=False):  # the lengths may differ, and may be secret
            yield from side_by_side(*pair)
