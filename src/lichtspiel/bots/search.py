"""Search for every game: what comes of an action in the worlds a seat holds possible.

Both searches get a view and imagine worlds from it; the table's own state never comes
near them. `compare` tries a few plans in the same worlds with the same luck, so that what
differs is the plan. `explore` grows one tree over all the worlds (single-observer
information-set Monte Carlo tree search): what the others do gets better as it grows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.knowledge import Knowledge, Plan
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, State
from lichtspiel.engine.objects import by_fields
from lichtspiel.engine.playout import deal
from lichtspiel.engine.view import View

_SIGMAS: Final = 1.96
"""95 % of a normal distribution lie within so many standard errors."""
_RACE_EVERY: Final = 16
"""After so many more worlds, plans that have fallen behind are given up."""
_BEHIND: Final = 3.0
"""So many standard errors of the difference, as it is looked at again and again."""
_CURIOSITY: Final = 0.7
"""Of the tree search: how much a rarely tried action is preferred."""


@dataclass(frozen=True)
class Rating:
    """What a plan is worth to the seat that decides, from 0 (lost) to 1 (won)."""

    plan: tuple[Action, ...]
    value: float
    error: float
    """Half the width of the 95 % interval."""
    worlds: int

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    @property
    def action(self) -> Action:
        return self.plan[0]

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action.notation,
            "plan": [action.notation for action in self.plan],
            "value": round(self.value, 4),
            "interval": [round(self.value - self.error, 4), round(self.value + self.error, 4)],
            "worlds": self.worlds,
        }


# -- the same worlds for every plan ---------------------------------------------------


class _Contender:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    def rating(self) -> Rating:
        mean, error = _mean_and_error(self.values)
        return Rating(tuple(self.plan), mean, _SIGMAS * error, len(self.values))


def compare(
    game: Game,
    view: View,
    plans: list[Plan],
    knowledge: Knowledge,
    dice: Dice,
    thinking: Thinking,
    *,
    alone: bool = False,
) -> list[Rating]:
    """Try the plans in common worlds; the best first. Without any time, as they came.

    A plan that has no rival is tried only if it is asked for `alone`: to rate, not to decide.
    """
    least = 0 if alone and len(plans) == 1 else 1
    contenders = [_Contender(plan) for plan in plans]
    running = contenders
    worlds: i64 = 0
    while worlds < thinking.worlds and len(running) > least:
        world = knowledge.world(game, view, dice)
        luck = dice.spawn()
        values: list[float] = []
        for contender in running:
            if thinking.late():
                return _ranked(contenders)  # half a world would favour those tried in it
            trial = world.copy()
            follow(trial, contender.plan)
            play_on(trial, knowledge, luck.copy())
            values.append(knowledge.worth(trial, view.seat))
        for place in range(len(running)):
            running[place].values.append(values[place])
        worlds += 1
        if worlds % _RACE_EVERY == 0:
            running = _still_running(running)
    return _ranked(contenders)


def follow(state: State, plan: Plan) -> None:
    """Carry a plan out, as far as the turn lasts: chance may end it early."""
    seat = state.actor
    for action in plan:
        if state.actor != seat:
            return
        state.apply(action)


def play_on(state: State, knowledge: Knowledge, dice: Dice) -> None:
    """Go on as anybody would, until it can be told what has come of it."""
    moves: i64 = 0
    while state.actor != NOBODY and not knowledge.settled(state, moves):
        if state.actor == CHANCE:
            deal(state, dice)
        else:
            state.apply(knowledge.choose(state, dice))
            moves += 1


def _still_running(contenders: list[_Contender]) -> list[_Contender]:
    leader = contenders[0]
    for contender in contenders:
        if math.fsum(contender.values) > math.fsum(leader.values):
            leader = contender
    return [one for one in contenders if one is leader or not _is_behind(one, leader)]


def _is_behind(contender: _Contender, leader: _Contender) -> bool:
    ahead = [leader.values[world] - contender.values[world] for world in range(len(leader.values))]
    mean, error = _mean_and_error(ahead)
    return mean > _BEHIND * error


def _ranked(contenders: list[_Contender]) -> list[Rating]:
    """Those tried longest before those given up, among them the best first."""
    ratings = [contender.rating() for contender in contenders]
    return sorted(ratings, key=lambda rating: (-rating.worlds, -rating.value))


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    count = len(values)
    if count == 0:
        return 0.5, 0.5
    mean = math.fsum(values) / count
    if count == 1:
        return mean, 0.5
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return mean, math.sqrt(squares / (count - 1) / count)


# -- one tree over all worlds ---------------------------------------------------------


class _Node:
    """An action as it was tried after the actions above it, in whatever world allowed it."""

    def __init__(self, action: Action | None, seat: i64, parent: _Node | None) -> None:
        self.action = action
        self.seat = seat
        """Whose action it is: its value is what that seat has of it."""
        self.parent = parent
        self.children: dict[int, _Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0

    def promise(self) -> float:
        explore = math.sqrt(math.log(self.available) / self.visits)
        return self.total / self.visits + _CURIOSITY * explore

    def rating(self) -> Rating:
        assert self.action is not None, "only the root has none"
        mean = self.total / self.visits
        variance = max(0.0, self.squares / self.visits - mean * mean)
        error = math.sqrt(variance / (self.visits - 1)) if self.visits > 1 else 0.5
        return Rating((self.action,), mean, _SIGMAS * error, self.visits)


def explore(
    game: Game, view: View, knowledge: Knowledge, dice: Dice, thinking: Thinking
) -> list[Rating]:
    """Grow a tree, a world at a time; the most tried action first."""
    root = _Node(None, NOBODY, None)
    worlds: i64 = 0
    while worlds < thinking.worlds and not (worlds > 0 and thinking.late()):
        state = knowledge.world(game, view, dice)
        leaf = _grow(root, state, knowledge, dice)
        play_on(state, knowledge, dice)
        _tell(leaf, state, knowledge)
        worlds += 1
    ratings = [child.rating() for child in root.children.values()]
    return sorted(ratings, key=lambda rating: (-rating.worlds, -rating.value))


def _grow(root: _Node, state: State, knowledge: Knowledge, dice: Dice) -> _Node:
    """Go down where it is promising, and one action beyond what the tree knows."""
    node = root
    while not knowledge.settled(state, 0):
        if state.actor == CHANCE:
            deal(state, dice)
            continue
        seat = state.actor
        new: Action | None = None
        best: _Node | None = None
        for action in knowledge.candidates(state):
            child = node.children.get(action.id)
            if child is None:
                if new is None:
                    new = action
                continue
            child.available += 1
            if best is None or child.promise() > best.promise():
                best = child
        if new is not None:
            child = _Node(new, seat, node)
            child.available = 1
            node.children[new.id] = child
            state.apply(new)
            return child
        assert best is not None, "who is to act has something to do"
        assert best.action is not None, "only the root has none"
        state.apply(best.action)
        node = best
    return node


def _tell(leaf: _Node, state: State, knowledge: Knowledge) -> None:
    node: _Node | None = leaf
    while node is not None:
        node.visits += 1
        if node.seat >= 0:
            value = knowledge.worth(state, node.seat)
            node.total += value
            node.squares += value * value
        node = node.parent
