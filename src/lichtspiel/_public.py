"""The public names of `lichtspiel`, all imported when the first of them is used."""

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
    BadPlugin,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    LichtspielError,
    UnknownGame,
)
from lichtspiel.engine.manifest import CONTRACT, Manifest
from lichtspiel.engine.messages import Message, Refusal
from lichtspiel.engine.playout import playout
from lichtspiel.engine.position import position_to_json, read_position
from lichtspiel.engine.record import Player, Record, read_record
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.engine.table import Table, Verified, new_table, replay, verify
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import SPECTATOR, View

__all__ = [
    "CHANCE",
    "CONTRACT",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BadInput",
    "BadNotation",
    "BadPlugin",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "LichtspielError",
    "Manifest",
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
