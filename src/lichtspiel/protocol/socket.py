"""The messages on a viewer's socket, in both directions.

A viewer says hello with the number of the last update it has seen, and is sent what it missed.
Commands carry an id made by the client and are confirmed once they are on disk. They are
idempotent: sent again after a broken connection, they are answered again and executed once.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lichtspiel.engine.contract import MOST_CARDS, MOST_LETTERS, MOST_NUMBER, MOST_PARTS
from lichtspiel.protocol.common import (
    ActionJson,
    CommandId,
    Contribution,
    EventJson,
    Hash,
    Json,
    TableInfo,
    Text,
)

PROTOCOL = 3
"""The version of the protocol. It rises with changes that an older page could not handle."""
SAID_LENGTH = 500

_Word = Annotated[str, Meta(max_length=MOST_LETTERS)]
_Number = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
_Part = bool | _Number | _Word | Annotated[list[_Number], Meta(max_length=MOST_CARDS)]
Wanted = _Word | Annotated[dict[_Word, _Part], Meta(max_length=MOST_PARTS)]
"""An action: its notation, as people type it, or an object with its kind and parts."""

# -- what a viewer says ---------------------------------------------------------------


class _Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """The first message. Without a token, the viewer is a spectator."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None
    """The `seq` of the last update that arrived; None to get everything from the start."""
    protocol: int | None = None
    """The version that the client speaks. Clients of the first version sent none."""
    looks: bool = False
    """Whether this client will send Seen; the table never waits for one that does not."""
    epoch: Annotated[str, Meta(max_length=100)] = ""
    """The epoch of the update in `seen`, whose number means nothing in another epoch."""


class Ready(_Said, frozen=True, tag="ready"):
    """A person is ready to start, and commits to a contribution to the deal."""

    id: CommandId
    commitment: Hash
    """The commitment of the table that this is meant for."""
    hash: Hash
    """`contribution_hash` of this commitment, this seat and a contribution that is still secret."""


class Reveal(_Said, frozen=True, tag="reveal"):
    """Reveal one's contribution, once the table is `revealing`."""

    id: CommandId
    commitment: Hash
    contribution: Contribution


class Act(_Said, frozen=True, tag="act"):
    """Play an action that was legal after `seq`."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    action: Wanted


class Propose(_Said, frozen=True, tag="propose"):
    """Propose an action to the others, where all decide together; None withdraws it."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    action: Wanted | None


class TakeBack(_Said, frozen=True, tag="take-back"):
    """Undo the last action, if it revealed nothing to anyone."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]


class Say(_Said, frozen=True, tag="say"):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=SAID_LENGTH)]


class Back(_Said, frozen=True, tag="back"):
    """The person takes over again from the bot that stood in."""

    id: CommandId


class Hint(_Said, frozen=True, tag="hint"):
    """Ask how the strong bot rates the options, if the table allows hints."""

    id: CommandId


class Why(_Said, frozen=True, tag="why"):
    """Ask about an action without trying it: why it is illegal, or whether it would be final."""

    id: CommandId
    action: Wanted


class Earlier(_Said, frozen=True, tag="earlier"):
    """Ask for earlier events: an update has only the latest. Repeated, this leads back to the
    start."""

    id: CommandId
    until: Annotated[int, Meta(ge=0)]
    """Up to this number: the `earlier` of an update, or of the last answer."""


class Seen(_Said, frozen=True, tag="seen"):
    """The viewer has looked at everything up to `seq`. At a station the table waits for this."""

    seq: Annotated[int, Meta(ge=0)]


class Ping(_Said, frozen=True, tag="ping"):
    at: int = 0


Command = Ready | Reveal | Act | Propose | TakeBack | Say | Back
"""What changes the table, and so is kept."""
Said = Hello | Command | Hint | Why | Earlier | Seen | Ping

# -- what the server says -------------------------------------------------------------


class _ServerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class _TableEvent(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table outside the game. Everyone is told."""


class TableSeated(_TableEvent, frozen=True, tag="table-seated"):
    seat: int
    name: str


class TableBotSeated(_TableEvent, frozen=True, tag="table-bot-seated"):
    seat: int
    level: str


class TableFreed(_TableEvent, frozen=True, tag="table-freed"):
    seat: int


class TableMoved(_TableEvent, frozen=True, tag="table-moved"):
    """The person moved to another device."""

    seat: int


class TableReady(_TableEvent, frozen=True, tag="table-ready"):
    seat: int


class TableBurned(_TableEvent, frozen=True, tag="table-burned"):
    """A round of contributions failed; a new one begins, with another seed."""

    seat: int
    """The seat that made it fail, or the first of them."""
    why: str
    """`late`: did not reveal in time; `wrong`: revealed what does not fit; `left`."""


class TableStarted(_TableEvent, frozen=True, tag="table-started"):
    pass


class TableTakenBack(_TableEvent, frozen=True, tag="table-taken-back"):
    seat: int


class TableSaid(_TableEvent, frozen=True, tag="table-said"):
    seat: int
    text: str


class TableMuted(_TableEvent, frozen=True, tag="table-muted"):
    """A moderator has muted the seat."""

    seat: int


class TableUnmuted(_TableEvent, frozen=True, tag="table-unmuted"):
    seat: int


class TableStoodIn(_TableEvent, frozen=True, tag="table-stood-in"):
    seat: int


class TableCameBack(_TableEvent, frozen=True, tag="table-came-back"):
    seat: int


class TableRematched(_TableEvent, frozen=True, tag="table-rematched"):
    table: str


class TableClosed(_TableEvent, frozen=True, tag="table-closed"):
    by: str


TableEvent = (
    TableSeated
    | TableBotSeated
    | TableFreed
    | TableMoved
    | TableReady
    | TableBurned
    | TableStarted
    | TableTakenBack
    | TableSaid
    | TableMuted
    | TableUnmuted
    | TableStoodIn
    | TableCameBack
    | TableRematched
    | TableClosed
)


class Happening(Struct, frozen=True):
    """An event as this viewer saw it: of the game, or a TableEvent."""

    seq: int
    at: int
    event: EventJson


class Rating(Struct, frozen=True):
    """A bot's rating of a plan: the actions of a turn, the first of which is to be decided."""

    plan: list[ActionJson]
    value: float
    """From 0 (lost) to 1 (won)."""
    interval: list[float]
    """The 95 % interval of the value."""
    worlds: int
    """In how many imagined games it was tried."""


class Update(_ServerMessage, frozen=True, tag="update"):
    """The table as this viewer sees it now, and what happened since it last looked."""

    seq: int
    since: int
    """`happened` has the events after this number; 0: all of them, replacing earlier ones."""
    now: int
    seat: int
    """The viewer's seat; -1 for a spectator."""
    happened: list[Happening]
    earlier: int = 0
    """What happened up to this number is left out, and can be asked for."""
    table: TableInfo | None = None
    """None: as it was in the last update."""
    epoch: str = ""
    """Comes with the table. A client that reconnects sends it back."""
    view: Json | None = None
    """None before the cards are dealt."""
    actor: int | None = None
    legal: list[ActionJson] = []
    take_back: bool = False
    together: bool = False
    """Whether all players decide together, and see what the actor proposes."""
    proposed: ActionJson | None = None
    """The proposal; None if there is none yet."""
    deadline: int | None = None
    silence: Text | None = None
    """The rule that forbids talking now."""
    station: bool = False
    """Whether bots and clocks wait a limited time for the Seen of all clients with `looks`."""
    outcome: Json | None = None
    hands: list[Json] | None = None
    """After the end: the views of all seats."""


class Presence(_ServerMessage, frozen=True, tag="presence"):
    """Who is here, by seat."""

    online: list[bool]
    watching: int
    looking: list[int] = []
    """The seats that the table waits for at a station."""


class Done(_ServerMessage, frozen=True, tag="done"):
    """The command is stored, as number `seq`."""

    id: str
    seq: int


class Refused(_ServerMessage, frozen=True, tag="refused"):
    """Nothing was changed. `id` is the command's, if it could be read."""

    text: Text
    id: str = ""
    stale: bool = False
    """The game has moved on since `seq`; the next update has what was missed."""


class Hinted(_ServerMessage, frozen=True, tag="hinted"):
    id: str
    ratings: list[Rating]
    """The ratings, best first."""


class Explained(_ServerMessage, frozen=True, tag="explained"):
    """The answer to a Why; no reason: it is legal."""

    id: str
    why: Text | None = None
    final: bool = False
    """It is legal, and the rules do not let the player take it back. Whether the server will offer
    it (`Update.take_back`) also depends on the answers of bots."""


class Remembered(_ServerMessage, frozen=True, tag="remembered"):
    """The answer to an Earlier, oldest first."""

    id: str
    happened: list[Happening]
    earlier: int = 0
    """As in an update."""


class Pong(_ServerMessage, frozen=True, tag="pong"):
    at: int
    now: int


ServerMessage = Update | Presence | Done | Refused | Hinted | Explained | Remembered | Pong
