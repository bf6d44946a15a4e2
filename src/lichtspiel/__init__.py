"""Lichtspiel: play and study four published card games.

>>> from lichtspiel import new_table
>>> table = new_table("face-to-face", seed=7)
>>> [action.notation for action in table.legal_actions()][:3]
['7 up', '7 down', '22 up']
"""

from lichtspiel import _switch

_switch.install()

from lichtspiel import games as _games  # noqa: F401  importing registers them
from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    Outcome,
    Setup,
    State,
)
from lichtspiel.engine.errors import (
    BadInput,
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    LichtspielError,
    UnknownGame,
)
from lichtspiel.engine.messages import Message, Refusal, bare
from lichtspiel.engine.playout import playout
from lichtspiel.engine.position import position_to_json, read_position
from lichtspiel.engine.record import Player, Record, read_record
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.engine.table import Table, Verified, new_table, replay, verify
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import SPECTATOR, View

__version__ = "0.1.0"

compiled = _switch.compiled()
"""Whether the rules run compiled."""


def _english(message: Message) -> str:
    from lichtspiel.text import texts_in  # late: whoever only simulates never needs words

    texts = texts_in("en")
    return texts.message(message) if texts.knows(message.id) else bare(message)


LichtspielError.voice = staticmethod(_english)

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BadInput",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "LichtspielError",
    "Message",
    "Outcome",
    "Player",
    "Record",
    "Refusal",
    "SeedStream",
    "Seeds",
    "Setup",
    "State",
    "Table",
    "UnknownGame",
    "Verified",
    "View",
    "all_games",
    "get_game",
    "new_table",
    "playout",
    "position_to_json",
    "read_position",
    "read_record",
    "replay",
    "verify",
]
