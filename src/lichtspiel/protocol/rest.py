"""The bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lichtspiel.engine.options import Kind
from lichtspiel.engine.rulebook import Decided
from lichtspiel.protocol.common import (
    ActionJson,
    ClockSeconds,
    Json,
    Level,
    Name,
    Phase,
    TableInfo,
    Text,
)
from lichtspiel.protocol.socket import Happening

OwnToken = Annotated[str, Meta(max_length=100)]
"""A secret that the client made: 32 random bytes in base64url, 43 characters. Whoever sends the
same request with it again gets the same answer."""


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a new table: the host's, and that of the seat the host takes."""

    host: OwnToken
    seat: OwnToken


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host wants. Whatever is left out is as usual for the game."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    options: Json = {}
    bots: Annotated[list[Level], Meta(max_length=8)] = []
    """Bots for the last seats; the first is the level of the last seat but their number."""
    clock: ClockSeconds | None = None
    open: bool = False
    """Listed for everybody to join; otherwise only who has the link or the code."""
    hints: bool = True
    name: Name | None = None
    """The host's, who then takes the first seat."""
    tokens: Tokens | None = None
    """None: the house makes them, and a lost answer loses them."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    """None: the first free one."""
    token: OwnToken | None = None
    """None: the house makes it, and a lost answer loses the seat."""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a personal link."""

    code: Annotated[str, Meta(max_length=100)]
    token: OwnToken | None = None
    """None: the house makes it, and a lost answer loses the seat."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens a browser holds; each says for which seat it is."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """To play on from a moment of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0)]
    """So many of its actions are played already."""
    seat: Annotated[int, Meta(ge=0, le=31)]
    level: Level
    name: Name
    tokens: Tokens | None = None
    """As of a new table."""


class Seated(Struct, frozen=True):
    """A seat of one's own, and the token that holds it. The house keeps only its hash."""

    table: str
    code: str
    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A new table. The host's token rules the seats; it plays nothing."""

    table: TableInfo
    host_token: str
    seated: Seated | None


class Link(Struct, frozen=True):
    """Takes a seat to another device, once, for a short time."""

    table: str
    seat: int
    code: str
    until: int


class ListedSeat(Struct, frozen=True):
    """Who sits there: a person by name or a bot by its level; with neither it is free."""

    name: str
    bot: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: list[ListedSeat]
    changed: int
    winners: list[int] = []
    """Seats, after the end; none if nobody won, or if it was not noted then."""
    actor: int | None = None
    """In a list of one's own: whose turn it is."""
    seat: int | None = None
    """In a list of one's own: which seat is mine."""
    token: int | None = None
    """And which of the tokens sent holds it, counted from 0: that of a table may hold the same
    seat at its rematch."""


class OptionInfo(Struct, frozen=True):
    """What a form needs to ask for an option."""

    name: str
    kind: Kind
    """A `flag` is on or off, a `number` lies between `least` and `most`, a `choice` is one of the
    choices; `several` are from `least` to `most` of them, in their order, joined by `+`; a
    `document` is a text of at most `most` characters, or the default's word."""
    rule: str
    default: bool | int | str
    choices: list[str]
    least: int | None
    most: int | None
    when: dict[str, bool | int | str]
    """It matters only if these other options have these values: nobody need be asked for it
    otherwise. Empty: always."""


class SetupInfo(Struct, frozen=True):
    """The options there are for so many seats."""

    seats: int
    options: list[OptionInfo]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    slug: str
    ruleset: int
    least_seats: int
    most_seats: int
    usual_seats: int
    cooperative: bool
    setups: list[SetupInfo]
    """One for each number of seats, the smallest first."""
    levels: dict[str, Json]
    """Options that have a name together."""
    bots: list[str]
    """Who can be asked to play it: levels, and bots by the short names they have here."""
    rules: str
    """What the names of its rules begin with, as FF; empty: it has none that are numbered."""


class RuleInfo(Struct, frozen=True):
    number: int
    decided: Decided
    """By the published rulebook, by us, or partly so."""


class RuleSection(Struct, frozen=True):
    """Rules that are read together, under the heading `rules-section-<name>`."""

    name: str
    rules: list[RuleInfo]


class GameRules(Struct, frozen=True):
    """The numbered rules of a game. FF-7 is worded by the message `ff-rule-7`."""

    game: str
    prefix: str
    sections: list[RuleSection]


class Rematch(Struct, frozen=True):
    table: str
    code: str


class Frame(Struct, frozen=True):
    """A moment of a finished game as one viewer saw it: after the deal, or after an action."""

    action: ActionJson | None
    """None for the deal."""
    seat: int | None
    """Who acted; None: nobody, as in the deal, or a clock."""
    at: int
    actor: int | None
    """Whose turn it is now."""
    turn: bool
    """Another seat's turn begins."""
    happened: list[Happening]
    view: Json


class Replay(Struct, frozen=True):
    """A part of a finished game, moment by moment."""

    table: TableInfo
    seat: int
    """Through whose eyes; -1 watched."""
    outcome: Json
    moments: int
    """How many the whole game has."""
    first: int
    """The number of the first moment here; the deal is 0."""
    frames: list[Frame]


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int


class Welcome(Struct, frozen=True):
    """For the foyer."""

    message: str
    """Of whoever runs the server; empty: there is none."""
    keep_days: int
    """So long finished tables are kept that nobody comes back to; 0: for ever."""


class Problem(Struct, frozen=True):
    """Why a request was refused; `text` says it in the language asked for."""

    error: Text
    text: str
