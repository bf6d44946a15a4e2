"""The search that all games share: flat Monte Carlo over imagined worlds.

The search is given a view and imagines worlds from it; it never sees the real state. It tries a
few plans in the same worlds with common random numbers, so that only the plan differs, and drops
plans early that fall behind. A tree search over all worlds was no better without knowledge of the
game (ADR 9).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, cast

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.knowledge import Knowledge, Plan
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, State
from lichtspiel.engine.generics import S
from lichtspiel.engine.objects import by_fields
from lichtspiel.engine.playout import deal
from lichtspiel.engine.view import View

_SIGMAS: Final = 1.96
"""95 % of a normal distribution lie within this many standard errors."""
_RACE_EVERY: Final = 16
"""Every this many worlds, plans that have fallen behind are dropped."""
_BEHIND: Final = 3.0
"""How far behind, in standard errors of the difference. High, because the test is repeated."""


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


class _Contender:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    def rating(self) -> Rating:
        mean, error = _mean_and_error(self.values)
        return Rating(tuple(self.plan), mean, _SIGMAS * error, len(self.values))


def compare(
    game: Game[S, Any],
    view: View,
    plans: list[Plan],
    knowledge: Knowledge[S],
    dice: Dice,
    thinking: Thinking,
    *,
    alone: bool = False,
) -> list[Rating]:
    """Rate the plans in common worlds, best first. Without any time: in the given order.

    A single plan is tried only with `alone`, to rate it; for a decision there is no need.
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
                return _ranked(contenders)  # half a world would favour plans
            trial = cast(S, world.copy())
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
    """Play a plan as far as the turn lasts; a deal may end it early."""
    seat = state.actor
    for action in plan:
        if state.actor != seat:
            return
        state.apply(action)


def play_on(state: S, knowledge: Knowledge[S], dice: Dice) -> None:
    """The playout: play on by the knowledge's policy until the state is settled."""
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
    """Plans that were tried longest first, among them the best first."""
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
