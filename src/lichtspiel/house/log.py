"""The entries of a table's log. The log is the source of truth; all else is derived from it.

The log holds secrets (the seed, hashes of tokens) and never leaves the server: viewers are sent
what `projection` builds for them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from lichtspiel.protocol.common import Json

WhyBurned = Literal["late", "wrong", "left"]


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """An entry. `command` is the id of the client's command that led to it."""

    def __repr__(self) -> str:
        """Only the kind of entry: secrets must not reach the server's own log."""
        return f"<Entry {self.__struct_config__.tag}>"


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    ruleset: int
    seats: int
    options: Json
    seed: str
    code: str
    host: str
    """Hash of the host's token."""
    open: bool
    clock: int | None
    hints: bool
    network_bots: bool = False
    branched: str = ""
    """The finished table that this one branches from."""
    contributions: list[str] = []
    """Of a branch: those of the game it branches from, by seat."""


class Seated(Entry, frozen=True, tag="seated"):
    seat: int
    name: str
    token: str
    """Its hash."""
    bot: bool = False
    """Whether it is a bot that plays over the network."""


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    """A bot takes a free seat before the game, or replaces a person during it."""

    seat: int
    level: str


class Freed(Entry, frozen=True, tag="freed"):
    """The person or bot is gone; during the game a stand-in plays to the end."""

    seat: int


class Linked(Entry, frozen=True, tag="linked"):
    """A personal link for another device was made."""

    seat: int
    code: str
    """Its hash."""
    until: int


class Moved(Entry, frozen=True, tag="moved"):
    """The link was used: the seat has another token now."""

    seat: int
    token: str
    link: str = ""
    """The hash of the link's code, to recognise a repeated request."""


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready to start, and has committed to a contribution."""

    seat: int
    contribution: str = ""
    """Only in logs from before contributions were committed to."""
    command: str = ""
    hash: str = ""


class Collected(Entry, frozen=True, tag="collected"):
    """All people who play have committed to a contribution, and are to reveal it now."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """What a person revealed; if it does not fit, Burned comes next."""

    seat: int
    contribution: str
    command: str = ""


class Burned(Entry, frozen=True, tag="burned"):
    """The round has failed: its seed and contributions are discarded, and a new round begins."""

    seats: list[int]
    """Because of whom."""
    why: WhyBurned
    seed: str
    """Of the next round."""


class Started(Entry, frozen=True, tag="started"):
    """The game starts, dealt with the contributions so far."""


class Played(Entry, frozen=True, tag="played"):
    action: str
    seat: int | None
    """None: an action from outside, such as a clock's."""
    by: Literal["person", "bot", "stand-in", "clock", "branch"]
    """`branch`: it was played at the table that this one branches from."""
    last: bool = False
    """Whether the game is over with it."""
    command: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A proposal of the seat to act, visible to all until something is played."""

    action: str
    """Empty: the proposal is withdrawn."""
    seat: int
    command: str = ""


class TakenBack(Entry, frozen=True, tag="taken-back"):
    seat: int
    command: str = ""


class Said(Entry, frozen=True, tag="said"):
    seat: int
    text: str
    command: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """A moderator mutes or unmutes a seat."""

    seat: int
    muted: bool


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """The time for a decision ran out: a bot plays the seat until the player is back."""

    seat: int


class CameBack(Entry, frozen=True, tag="came-back"):
    seat: int
    command: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    by: Literal["host", "admin", "idle"]


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | Freed
    | Linked
    | Moved
    | Readied
    | Collected
    | Revealed
    | Burned
    | Started
    | Played
    | Proposed
    | TakenBack
    | Said
    | Muted
    | StoodIn
    | CameBack
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
