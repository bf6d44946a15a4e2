"""What REST answers and socket messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichtspiel.engine.contract import Part
from lichtspiel.engine.record import NAME_LENGTH
from lichtspiel.engine.seeds import CONTRIBUTION_LENGTH

Phase = Literal["waiting", "playing", "over", "closed"]
Params = dict[str, str | int]
Json = dict[str, object]
"""Something as the engine wrote it: each game has its own views, outcomes and documents."""
ActionJson = Annotated[
    dict[str, Part], Meta(extra_json_schema={"$ref": "#/components/schemas/Action"})
]
"""An action as the engine wrote it (`Action.to_json`): its kind, its parts, its notation."""
EventJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/Event"})]
"""An event as the engine wrote it, or one of the table's own."""

Level = Annotated[str, Meta(pattern="^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")]
"""A level or the short name of a bot that is installed here; never the name of a class."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Contribution = Annotated[str, Meta(max_length=CONTRIBUTION_LENGTH, pattern=r"^[\x20-\x7e]*$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class Text(Struct, frozen=True, omit_defaults=True):
    """Something to be said in the reader's language: a Fluent message and its values."""

    id: str
    params: Params = {}
    rule: str = ""
    """The number of the rule it comes from, if it comes from one."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits where, as everybody sees it."""

    name: str = ""
    bot: str = ""
    """The level, if a bot has the seat."""
    taken: bool = False
    ready: bool = False
    stand_in: bool = False
    """A bot decides for the person until they are back."""
    contribution: str = ""
    """What the seat added to the deal: its holder can look for it here and in the record."""


class TableInfo(Struct, frozen=True):
    """All that is public about a table, whoever looks at it."""

    id: str
    code: str
    game: str
    ruleset: int
    """The version of the rules that it is played by."""
    options: Json
    documents: Json
    """What the documents among the options say (`Game.documents`), by option."""
    phase: Phase
    seats: list[Seat]
    open: bool
    clock: int | None
    """Seconds for a decision; None: as long as one likes."""
    hints: bool
    commitment: str
    """SHA-256 that binds the table to its seed before anybody has added to the deal."""
    branched: str
    """The finished table whose deal goes on here: its seed is no secret, so nothing is sealed."""
    created: int
    """In milliseconds since 1970, as all times."""
    rematch: str
    """The table where it goes on, if there is one."""
