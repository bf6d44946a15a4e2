"""The messages of the one socket a viewer has, in both directions.

A viewer says hello with the number of the last thing it has seen, and gets what it
missed. Commands carry an id made by the client and are answered once they are on disk:
sent again after a broken connection, they are answered again, and played once.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lichtspiel.protocol.common import CommandId, Contribution, Json, TableInfo, Text

SAID_LENGTH = 500

# -- what a viewer says ---------------------------------------------------------------


class _Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """First of all. Without a token one watches."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None
    """The `seq` of the last update that arrived; None for everything from the start."""


class Ready(_Said, frozen=True, tag="ready"):
    """A person is ready to start, and adds something of its own to the deal."""

    id: CommandId
    contribution: Contribution = ""


class Act(_Said, frozen=True, tag="act"):
    """Play an action, as it was legal after `seq`."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=100)]


class Propose(_Said, frozen=True, tag="propose"):
    """Show the others what this seat would do, where all decide together; "" withdraws it."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=100)]


class TakeBack(_Said, frozen=True, tag="take-back"):
    """Undo the last action, where it showed nobody anything new."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]


class Say(_Said, frozen=True, tag="say"):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=SAID_LENGTH)]


class Back(_Said, frozen=True, tag="back"):
    """The person decides again instead of the stand-in."""

    id: CommandId


class Hint(_Said, frozen=True, tag="hint"):
    """What would the strong bot do? If the table allows it."""

    id: CommandId


class Why(_Said, frozen=True, tag="why"):
    """Why may I not do this now?"""

    id: CommandId
    action: Annotated[str, Meta(max_length=100)]


class Ping(_Said, frozen=True, tag="ping"):
    at: int = 0


Command = Ready | Act | Propose | TakeBack | Say | Back
"""What changes the table, and so is kept."""
Said = Hello | Ready | Act | Propose | TakeBack | Say | Back | Hint | Why | Ping

# -- what the server says -------------------------------------------------------------


class _Told(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Legal(Struct, frozen=True):
    id: int
    notation: str


class Happening(Struct, frozen=True):
    """Something that happened, as this viewer saw it: a game's event, or the table's own."""

    seq: int
    at: int
    event: Json


class Update(_Told, frozen=True, tag="update"):
    """The table as this viewer sees it now, and what happened since it last looked."""

    seq: int
    since: int
    """The happenings are those after this number; 0: all, forget what you had."""
    now: int
    seat: int
    """The viewer's seat; -1 watches."""
    happened: list[Happening]
    table: TableInfo | None = None
    """None: as it was in the last update."""
    view: Json | None = None
    """None before the cards are dealt."""
    actor: int | None = None
    legal: list[Legal] = []
    take_back: bool = False
    proposed: str | None = None
    """What the actor proposes where all decide together, "" for nothing yet; else None."""
    deadline: int | None = None
    silence: Text | None = None
    """Why nobody may talk now."""
    outcome: Json | None = None
    hands: list[Json] | None = None
    """After the end: what every seat saw."""


class Presence(_Told, frozen=True, tag="presence"):
    """Who is here, by seat."""

    online: list[bool]
    watching: int


class Done(_Told, frozen=True, tag="done"):
    """The command is kept for good, as number `seq`."""

    id: str
    seq: int


class Refused(_Told, frozen=True, tag="refused"):
    """Nothing was changed. `id` is the command's, if it could be read."""

    text: Text
    id: str = ""
    stale: bool = False
    """Somebody was faster; what was missed comes in the next update."""


class Hinted(_Told, frozen=True, tag="hinted"):
    id: str
    ratings: list[Json]


class Explained(_Told, frozen=True, tag="explained"):
    """The answer to a Why; no reason: it is legal."""

    id: str
    why: Text | None = None


class Pong(_Told, frozen=True, tag="pong"):
    at: int
    now: int


Told = Update | Presence | Done | Refused | Hinted | Explained | Pong
