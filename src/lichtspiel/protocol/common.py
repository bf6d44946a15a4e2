"""Types that REST answers and socket messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichtspiel.engine.contract import Part
from lichtspiel.engine.record import NAME_LENGTH
from lichtspiel.engine.seeds import CONTRIBUTION_LENGTH, LEAST_CONTRIBUTION

Phase = Literal["waiting", "playing", "over", "closed"]
Params = dict[str, str | int]
Json = dict[str, object]
"""JSON from the engine: each game has its own views, outcomes and documents."""
ActionJson = Annotated[
    dict[str, Part], Meta(extra_json_schema={"$ref": "#/components/schemas/Action"})
]
"""An action from `Action.to_json`: its kind, its parts, its notation."""
EventJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/Event"})]
"""An event of the game, or one of the table."""

Level = Annotated[str, Meta(pattern="^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")]
"""A level, or the short name of a bot that is installed on the server; never a class."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Contribution = Annotated[
    str,
    Meta(min_length=LEAST_CONTRIBUTION, max_length=CONTRIBUTION_LENGTH, pattern=r"^[\x20-\x7e]*$"),
]
"""Random, and long enough that nobody can guess it from its hash."""
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""SHA-256, in hexadecimal."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class Text(Struct, frozen=True, omit_defaults=True):
    """A text to be shown in the reader's language: a Fluent message and its parameters."""

    id: str
    params: Params = {}
    rule: str = ""
    """The number of the rule behind it, if there is one."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat, as everyone sees it."""

    name: str = ""
    bot: str = ""
    """The level, if a bot plays the seat; the bot's name, if it plays over the network."""
    network: bool = False
    """Whether its bot is a program that plays over the network."""
    taken: bool = False
    ready: bool = False
    stand_in: bool = False
    """A bot plays for the person until they are back."""
    hash: str = ""
    """How the seat has committed to a contribution to the deal (`contribution_hash`)."""
    contribution: str = ""
    """The contribution, once the cards are dealt; its player can compare it with the record."""


class TableInfo(Struct, frozen=True):
    """Everything about a table that is public."""

    id: str
    code: str
    game: str
    ruleset: int
    """The version of the rules."""
    options: Json
    documents: Json
    """The parsed documents among the options (`Game.documents`), by option."""
    phase: Phase
    seats: list[Seat]
    open: bool
    clock: int | None
    """Seconds for a decision; None: no limit."""
    hints: bool
    network_bots: bool
    """Whether bots may take free seats over the network."""
    commitment: str
    """SHA-256 that commits the table to its seed before anyone has contributed to the deal."""
    revealing: bool
    """Whether all people have committed to their contributions, and are to reveal them now."""
    burned: list[str]
    """The commitments of rounds of contributions that failed."""
    branched: str
    """The finished table that this one branches from. Its seed is known, so nothing is sealed."""
    created: int
    """In milliseconds since 1970, like all times."""
    rematch: str
    """The table of the rematch, if there is one."""
