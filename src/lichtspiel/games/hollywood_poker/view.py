"""What a seat sees of Hollywood Poker, and what it is told (HP-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lichtspiel.engine.contract import Outcome
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import Counts, View

CAREERS = (
    *("megastar", "director", "producer", "casting-manager"),
    *("actor", "starlet", "stuntman", "dishwasher"),
)
"""HP-2: highest first."""
NO_CAREER = "none"


def careers_of(chosen: str) -> tuple[str, ...]:
    """HP-2: the ladder of a match; `chosen` are the careers between the highest and the lowest."""
    middle = chosen.split("+") if chosen else ()
    return (CAREERS[0], *middle, CAREERS[-1])


@dataclass(frozen=True)
class MatchOutcome(Outcome):
    """HP-22: scores are points; `ranking` lists all seats, the winner first."""

    ranking: tuple[int, ...]
    megastars: tuple[int, ...]
    """How often each seat was Megastar: finished a deal first."""

    def to_json(self) -> dict[str, object]:
        return {
            **super().to_json(),
            "ranking": list(self.ranking),
            "megastars": list(self.megastars),
        }

    def deals_won(self) -> tuple[int, ...]:
        return self.megastars


@dataclass(frozen=True)
class HollywoodPokerView(View):
    """HP-23. What is told by seat is in the order of seat numbers; DOUBLE is card 14."""

    deal: int
    """The number of the running deal. The first one has no careers (HP-4)."""
    order: tuple[int, ...]
    """The seats as they sit, clockwise; from the second deal on also in career order."""
    ladder: tuple[str, ...]
    """The careers of the match, highest first (HP-2)."""
    careers: tuple[str, ...]
    """Each seat's career; `none` in the first deal (HP-4)."""
    hand: tuple[int, ...]
    """The own hand, lowest first; a spectator's is empty."""
    sizes: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    """The cards that each seat has played in this deal, lowest first."""
    gave: tuple[int, ...]
    """What the seat gave in this deal's exchange; while it is choosing, what it has named."""
    received: tuple[int, ...]
    giving: int
    """The place, from 0, in career order of the seat choosing its gift; -1: no exchange."""
    named: int
    """How many cards of that gift are named."""
    due: int
    """How many of it are still to be named."""
    leader: int
    acts: tuple[str | None, ...]
    """What each seat did last in the running round: a set, `pass`, or nothing yet."""
    owner: int
    """Whose set is the highest of the round; -1 before the lead."""
    finished: tuple[int, ...]
    """The seats without cards, in the order of finishing."""
    points: tuple[int, ...]
    megastars: tuple[int, ...]
    time_up: bool
    reason: str
    """How the match ended, empty while it goes on."""

    @property
    def seats(self) -> int:
        return self.setup.seats

    def counts(self) -> Counts:
        return {"deal": self.deal, "in hand": self.sizes}


@dataclass(frozen=True)
class DealBegins(Event):
    """The seating of a deal; from the second one on it is the career order (HP-18)."""

    kind: ClassVar[str] = "deal-begins"
    deal: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class Dealt(Event):
    """A seat's cards before the exchange, for its own eyes."""

    kind: ClassVar[str] = "dealt"
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Gave(Event):
    """The own gift, given: by force, or by choice."""

    kind: ClassVar[str] = "gave"
    to: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Received(Event):
    """A gift received, for the receiver's eyes."""

    kind: ClassVar[str] = "received"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class GiftPassed(Event):
    """A gift as everybody but its pair sees it."""

    kind: ClassVar[str] = "gift-passed"
    seat: int
    to: int
    count: int


@dataclass(frozen=True)
class Leads(Event):
    """Who leads the first round of a deal (HP-4, HP-9)."""

    kind: ClassVar[str] = "leads"
    seat: int


@dataclass(frozen=True)
class Played(Event):
    """A set and how many cards the seat has left."""

    kind: ClassVar[str] = "played"
    seat: int
    cards: tuple[int, ...]
    left: int


@dataclass(frozen=True)
class Passed(Event):
    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True)
class RoundWon(Event):
    """Who won a round and who leads the next: another one if the winner is out (HP-14)."""

    kind: ClassVar[str] = "round-won"
    seat: int
    leads: int


@dataclass(frozen=True)
class Finished(Event):
    """A seat is out of cards, as number `place` of this deal (HP-16)."""

    kind: ClassVar[str] = "finished"
    seat: int
    place: int


@dataclass(frozen=True)
class DealEnded(Event):
    """The order of finishing, what each position is worth, and all points by seat."""

    kind: ClassVar[str] = "deal-ended"
    deal: int
    order: tuple[int, ...]
    gained: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class TimeIsUp(Event):
    kind: ClassVar[str] = "time-is-up"


@dataclass(frozen=True)
class MatchWon(Event):
    kind: ClassVar[str] = "match-won"
    seat: int
    reason: str


EVENTS = (
    DealBegins,
    Dealt,
    Gave,
    Received,
    GiftPassed,
    Leads,
    Played,
    Passed,
    RoundWon,
    Finished,
    DealEnded,
    TimeIsUp,
    MatchWon,
)
"""All that a seat can be told."""
