"""The interface to bots: given a seat's view, they return an action.

The implementation decides where they run: in processes, or in a web worker.
"""

from __future__ import annotations

from typing import Protocol

from lichtspiel.bots import Rating as Rated
from lichtspiel.bots import make_bot
from lichtspiel.bots import rate as rate_plans
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.view import View
from lichtspiel.house.fair_queue import Asker
from lichtspiel.protocol.socket import Rating


class BotsDown(Exception):
    """No bot process could make the decision."""


class Bots(Protocol):
    async def decide(self, view: View, level: str, asker: Asker) -> Action:
        """The action that a bot of this level chooses. Raises BotsDown."""

    async def rate(self, view: View, asker: Asker) -> list[Rating]:
        """The strong bot's ratings of the candidate actions, best first. Raises BotsDown."""


def decide(view: View, level: str, luck: int) -> Action:
    return make_bot(game_of(view.setup), level, Dice(luck)).decide(view)


def rate(view: View, luck: int) -> list[Rating]:
    return [_written(rated) for rated in rate_plans(game_of(view.setup), view, Dice(luck))]


def _written(rated: Rated) -> Rating:
    value, error = rated.value, rated.error
    return Rating(
        plan=[action.to_json() for action in rated.plan],
        value=round(value, 4),
        interval=[round(value - error, 4), round(value + error, 4)],
        worlds=rated.worlds,
    )
