"""The bodies of REST requests and answers."""

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
"""A secret that the client made: 32 random bytes in base64url, 43 characters. The same request
with the same token gets the same answer."""


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of a new table: the host's, and that of the seat that the host takes."""

    host: OwnToken
    seat: OwnToken


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Fields that are left out have the game's defaults."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    options: Json = {}
    bots: Annotated[list[Level], Meta(max_length=8)] = []
    """The levels of bots for the last seats, in the order of the seats."""
    clock: ClockSeconds | None = None
    open: bool = False
    """Listed for everyone to join; otherwise only people with the link or the code can."""
    hints: bool = True
    network_bots: bool = False
    """Whether bots may take free seats over the network."""
    name: Name | None = None
    """The name of the host, who then takes the first seat."""
    tokens: Tokens | None = None
    """None: the server makes them; if its answer is lost, so are they."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    """None: the first free seat."""
    bot: bool = False
    """It is a bot: everyone is shown that, and `name` is written like a level. The table has to
    allow it."""
    token: OwnToken | None = None
    """None: the server makes it, and if its answer is lost, so is the seat."""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a personal link."""

    code: Annotated[str, Meta(max_length=100)]
    token: OwnToken | None = None
    """None: the server makes it, and if its answer is lost, so is the seat."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of a browser, to ask for its tables."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0)]
    """How many of the game's actions are kept."""
    seat: Annotated[int, Meta(ge=0, le=31)]
    level: Level
    name: Name
    tokens: Tokens | None = None
    """As for a new table."""


class Seated(Struct, frozen=True):
    """A seat and its token. The server stores only the token's hash."""

    table: str
    code: str
    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A new table. The host's token manages the seats and has no seat itself."""

    table: TableInfo
    host_token: str
    seated: Seated | None


class Link(Struct, frozen=True):
    """Moves a seat to another device. Valid once, for a short time."""

    table: str
    seat: int
    code: str
    until: int


class ListedSeat(Struct, frozen=True):
    """A seat: a person by name or a bot by level; with neither it is free."""

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
    """The winning seats, after the end; empty if nobody won or it was not recorded."""
    actor: int | None = None
    """In a list of the client's own tables: whose turn it is."""
    seat: int | None = None
    """In a list of the client's own tables: which seat is the client's."""
    token: int | None = None
    """Which of the tokens sent holds that seat, counted from 0. One token may hold a seat at a
    table and at its rematch."""


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
    """The option has an effect only if these other options have these values; a form can hide it
    otherwise. Empty: always."""


class SetupInfo(Struct, frozen=True):
    """The options for a number of seats."""

    seats: int
    options: list[OptionInfo]


class GameInfo(Struct, frozen=True):
    """A game that can be played on this server."""

    slug: str
    ruleset: int
    least_seats: int
    most_seats: int
    usual_seats: int
    cooperative: bool
    setups: list[SetupInfo]
    """One for each number of seats, smallest first."""
    levels: dict[str, Json]
    """Named combinations of options."""
    bots: list[str]
    """The bots that can play it: levels, and short names of installed bots."""
    rules: str
    """The prefix of its rules, such as FF; empty if it has no numbered rules."""


class RuleInfo(Struct, frozen=True):
    number: int
    decided: Decided
    """By the published rulebook, by us, or partly by us."""


class RuleSection(Struct, frozen=True):
    """A section of the rules; its heading is the message `rules-section-<name>`."""

    name: str
    rules: list[RuleInfo]


class GameRules(Struct, frozen=True):
    """The numbered rules of a game. The text of FF-7 is the message `ff-rule-7`."""

    game: str
    prefix: str
    sections: list[RuleSection]


class Rematch(Struct, frozen=True):
    table: str
    code: str


class Frame(Struct, frozen=True):
    """A moment of a finished game as one viewer saw it: after the deal, or after an action."""

    action: ActionJson | None
    """The action; None for the deal."""
    seat: int | None
    """The seat that acted; None for the deal and for a clock."""
    at: int
    actor: int | None
    """Whose turn it is now."""
    turn: bool
    """Whether another seat's turn begins here."""
    happened: list[Happening]
    view: Json


class Replay(Struct, frozen=True):
    """A part of a finished game, moment by moment."""

    table: TableInfo
    seat: int
    """The seat whose view it is; -1 for a spectator."""
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
    """The operator's message; empty if there is none."""
    keep_days: int
    """For how many days finished tables are kept that nobody comes back to; 0: forever."""


class Problem(Struct, frozen=True):
    """Why a request was refused; `text` is the sentence in the language asked for."""

    error: Text
    text: str
