"""What a seat sees of Top oder Flop, and what it is told (TF-33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lichtspiel.engine.told import Event
from lichtspiel.engine.view import Counts, Guarded, View


@dataclass(frozen=True)
class SideView:
    """A side of a film; the cards in the order they were laid."""

    cards: tuple[str, ...]
    total: int
    """Their sum, doubled by a ×2 (TF-28)."""
    doubled: bool
    stopped: bool


@dataclass(frozen=True)
class FilmView(Guarded):
    top: SideView
    flop: SideView
    value: int
    """TF-28, as it lies there now."""
    completed: bool
    ranks: tuple[int, ...]
    """TF-30, by seat: if the game ended now, counting only the influence that this seat knows."""
    points: tuple[int, ...]
    """TF-31: what the film would bring each seat by these ranks."""


@dataclass(frozen=True)
class RowCardView(Guarded):
    """A card of a display: None if this seat does not know it.

    `shown` if all have seen it: face up, or taken over from a film's side.
    """

    card: str | None
    shown: bool


@dataclass(frozen=True)
class SeatView(Guarded):
    """`rows` are by film, in the order of the films; a film without a row has none."""

    hand_size: int
    markers: int
    rows: tuple[tuple[RowCardView, ...], ...]
    influence: tuple[int, ...]
    """TF-29, by film: of the cards there that this seat knows."""


@dataclass(frozen=True)
class TopOderFlopView(View):
    """TF-33: the own hand, what is open, and the face-down cards this seat knows.

    At the end all displays are open; hands stay closed.
    """

    mover: int
    """Whose turn it is, or was when the game ended."""
    lap: int
    """TF-5: of the opening, 1 or 2; 0 when it is over."""
    hand: tuple[str, ...]
    films: tuple[FilmView, ...]
    seats: tuple[SeatView, ...]
    draw_size: int
    gone: tuple[str, ...]
    """The change cards that have left the game, in their order."""
    reason: str
    """How the game ended, empty while it goes on."""

    def counts(self) -> Counts:
        return {"in hand": tuple(seat.hand_size for seat in self.seats), "to draw": self.draw_size}


@dataclass(frozen=True)
class Hopeless(Event):
    """TF-6: a hand that cannot open is shown; all cards are dealt again."""

    kind: ClassVar[str] = "hopeless"
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Starts(Event):
    kind: ClassVar[str] = "starts"
    seat: int


@dataclass(frozen=True)
class Dealt(Event):
    """A seat's eight cards, for its own eyes."""

    kind: ClassVar[str] = "dealt"
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Opened(Event):
    """A card from the hand opens a row, face up."""

    kind: ClassVar[str] = "opened"
    seat: int
    card: str
    film: str


@dataclass(frozen=True)
class Kept(Event):
    """A card from the hand goes face down into a row, as the others see it (TF-33)."""

    kind: ClassVar[str] = "kept"
    seat: int
    film: str


@dataclass(frozen=True)
class KeptCard(Event):
    """The same as the seat itself sees it."""

    kind: ClassVar[str] = "kept-card"
    seat: int
    card: str
    film: str


@dataclass(frozen=True)
class Laid(Event):
    kind: ClassVar[str] = "laid"
    seat: int
    card: str
    film: str
    side: str


@dataclass(frozen=True)
class Moved(Event):
    """A change card's action. The change card leaves the game."""

    kind: ClassVar[str] = "moved"
    seat: int
    change: str
    card: str
    film: str
    side: str
    to_film: str
    to_side: str


@dataclass(frozen=True)
class TookOver(Event):
    """TF-15: the card replaced goes to a row of the player's; `opens` one, face up, or not."""

    kind: ClassVar[str] = "took-over"
    seat: int
    card: str
    film: str
    opens: bool


@dataclass(frozen=True)
class Marked(Event):
    """`marker` is `x2` or `stop`."""

    kind: ClassVar[str] = "marked"
    seat: int
    marker: str
    film: str
    side: str


@dataclass(frozen=True)
class Completed(Event):
    kind: ClassVar[str] = "completed"
    film: str


@dataclass(frozen=True)
class Drew(Event):
    kind: ClassVar[str] = "drew"
    seat: int


@dataclass(frozen=True)
class DrewCard(Event):
    """The same as the seat itself sees it."""

    kind: ClassVar[str] = "drew-card"
    seat: int
    card: str


@dataclass(frozen=True)
class Over(Event):
    """TF-26: the last film is completed (`films`), or the seat has nothing left (`emptied`)."""

    kind: ClassVar[str] = "over"
    seat: int
    reason: str


EVENTS = (
    Hopeless,
    Starts,
    Dealt,
    Opened,
    Kept,
    KeptCard,
    Laid,
    Moved,
    TookOver,
    Marked,
    Completed,
    Drew,
    DrewCard,
    Over,
)
"""All that a seat can be told."""
