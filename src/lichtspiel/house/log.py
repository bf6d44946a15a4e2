"""What is written down of a table. The log is the truth; all else is made from it.

The log holds secrets (the seed, hashes of tokens) and never leaves the server: viewers
get what `projection` makes of a table for them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from lichtspiel.protocol.common import Json


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One thing that happened. A `command` is the id of the client's command behind it."""

    def __repr__(self) -> str:
        """Of a log of ours, nothing gets into another one."""
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
    branched: str = ""
    """The finished table whose deal and first actions it has."""


class Seated(Entry, frozen=True, tag="seated"):
    seat: int
    name: str
    token: str
    """Its hash."""


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    """On a free seat before the game, or instead of a person in it."""

    seat: int
    level: str


class Freed(Entry, frozen=True, tag="freed"):
    """The person or bot is gone; in the game a stand-in decides to its end."""

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
    """The hash of the link's code: who asks again is known by it."""


class Readied(Entry, frozen=True, tag="readied"):
    seat: int
    contribution: str
    command: str = ""


class Started(Entry, frozen=True, tag="started"):
    """All seats are taken; the contributions so far are the deal's."""


class Played(Entry, frozen=True, tag="played"):
    action: str
    seat: int | None
    """None: it came from outside, as a clock's action does."""
    by: Literal["person", "bot", "stand-in", "clock", "branch"]
    """`branch`: it was played at the table this one comes from."""
    last: bool = False
    """The game is over with it."""
    command: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """What the seat to act would do, for all to see until something is played."""

    action: str
    """Empty: it is withdrawn."""
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
    """A moderator lets the seat say nothing to the others any more, or lets it again."""

    seat: int
    muted: bool


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """The time for a decision ran out: a bot decides for the seat until it is back."""

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
