"""What a seat sees of Klappe & Action!, and what it is told (KA-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View
from lichtspiel.games.klappe_und_action.knowledge import Deed

PHASES = ("filming", "editing", "closing", "between", "over")


@dataclass(frozen=True)
class Agreed:
    """The setup: how many seats, which options."""

    seats: int
    reshoots: int
    extras: int
    director: str
    script: str


def agreed_on(setup: Setup) -> Agreed:
    options = setup.options
    return Agreed(
        setup.seats,
        int(options["reshoots"]),
        int(options["extras"]),
        str(options["director"]),
        str(options["script"]),
    )


@dataclass(frozen=True)
class Asked:
    """The decision that is open."""

    what: str
    scene: int
    """The scene whose effect it is about; 0 if none."""
    copied: int
    """The scene whose effect it copies; 0 if none."""
    chosen: int
    """What was chosen in an earlier step (a slot from 1, or a scene); 0 if nothing, or
    if it is the partner's secret."""


@dataclass(frozen=True)
class Solo:
    """The table of the solo mode; empty with two seats."""

    row: tuple[int, ...]
    """The partner's face-up scenes."""
    face_down: int
    """How many of its scenes are face down."""
    forced: int
    """The scene that was turned up or announced and must be laid now; 0 if none."""
    extras: tuple[int, ...]
    extras_used: tuple[bool, ...]
    returned: tuple[bool, ...]
    """Which of them will be shuffled back before act 3 (KA-23)."""
    planted: int
    """The first so many slots have an open extra scene as slot card (KA-23)."""


@dataclass(frozen=True)
class KlappeView(View):
    """KA-25. Slots are numbered from 1; 0 stands for nothing, or for what is not known."""

    actor: int
    agreed: Agreed
    act: int
    director: int
    """The side with the chair; in solo, side 1 is the fictional partner."""
    phase: str
    asked: Asked
    film: tuple[int, ...]
    numbers: tuple[int, ...]
    """The number that counts for each scene of the film (KA-12)."""
    covered: tuple[int, ...]
    laid: tuple[int, ...]
    """The scenes in the order they were laid; the director began, then in turns."""
    slot_cards: tuple[int, ...]
    looked: tuple[tuple[int, ...], tuple[int, ...]]
    """The slots whose card each side has looked at."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, int]
    known: tuple[int, ...]
    """Scenes of the partner's hand that this seat knows."""
    known_to_partner: tuple[int, ...]
    """Scenes of the own hand that the partner knows."""
    deeds: tuple[Deed, ...]
    """Hand cards shown and traded in this act. A spectator does not see what was traded."""
    used: tuple[int, ...]
    """Scenes whose effect was carried out in this act."""
    decisions: int
    """Team decisions since the end of filming."""
    reshoots: int
    solo: Solo
    reason: str
    """How the game ended, empty while it goes on."""

    @property
    def turn(self) -> int:
        """The side whose turn it is while filming: it is to lay, or has just laid."""
        to_lay = self.asked.what in ("lay", "extra")
        return (self.director + len(self.laid) + (0 if to_lay else 1)) % 2


@dataclass(frozen=True)
class ActBegins(Event):
    kind: ClassVar[str] = "act"
    act: int
    seat: int
    """The side with the chair."""
    slots: int


@dataclass(frozen=True)
class Dealt(Event):
    """A seat's hand, for its own eyes."""

    kind: ClassVar[str] = "dealt"
    scenes: tuple[int, ...]


@dataclass(frozen=True)
class ExtrasDrawn(Event):
    kind: ClassVar[str] = "extras"
    scenes: tuple[int, ...]


@dataclass(frozen=True)
class Laid(Event):
    kind: ClassVar[str] = "laid"
    seat: int
    scene: int
    slot: int


@dataclass(frozen=True)
class Skipped(Event):
    """An effect that may be carried out was not."""

    kind: ClassVar[str] = "skipped"
    seat: int
    scene: int


@dataclass(frozen=True)
class Lapsed(Event):
    """A scissors effect found no target (KA-12)."""

    kind: ClassVar[str] = "lapsed"
    scene: int


@dataclass(frozen=True)
class Showed(Event):
    kind: ClassVar[str] = "showed"
    seat: int
    scene: int


@dataclass(frozen=True)
class Requested(Event):
    """The partner must now show a hand card of its choice."""

    kind: ClassVar[str] = "requested"
    seat: int


@dataclass(frozen=True)
class Looked(Event):
    """As the others see it: which slot."""

    kind: ClassVar[str] = "looked"
    seat: int
    slot: int


@dataclass(frozen=True)
class LookedAt(Event):
    """As the seat itself sees it: which scene lies there."""

    kind: ClassVar[str] = "looked-at"
    seat: int
    slot: int
    scene: int


@dataclass(frozen=True)
class Offered(Event):
    """A card for the trade was chosen, face down."""

    kind: ClassVar[str] = "offered"
    seat: int


@dataclass(frozen=True)
class Traded(Event):
    """As a spectator sees it."""

    kind: ClassVar[str] = "traded"
    seat: int


@dataclass(frozen=True)
class TradedCards(Event):
    """As one of the two sees it."""

    kind: ClassVar[str] = "traded-cards"
    seat: int
    gave: int
    got: int


@dataclass(frozen=True)
class Copied(Event):
    kind: ClassVar[str] = "copied"
    seat: int
    scene: int
    copied: int


@dataclass(frozen=True)
class Swapped(Event):
    """Two scenes of the film changed places; `slot` is where `scene` lies now."""

    kind: ClassVar[str] = "swapped"
    scene: int
    slot: int
    other: int
    other_slot: int


@dataclass(frozen=True)
class Moved(Event):
    kind: ClassVar[str] = "moved"
    scene: int
    slot: int


@dataclass(frozen=True)
class TookNumber(Event):
    kind: ClassVar[str] = "took-number"
    scene: int
    number: int


@dataclass(frozen=True)
class Announced(Event):
    """Solo: an own scene that involves the partner comes next."""

    kind: ClassVar[str] = "announced"
    scene: int


@dataclass(frozen=True)
class TurnedUp(Event):
    """Solo: a scene of the fictional partner."""

    kind: ClassVar[str] = "turned-up"
    scene: int


@dataclass(frozen=True)
class Exchanged(Event):
    """Solo: an extra scene for one of the partner's, which is the extra scene now."""

    kind: ClassVar[str] = "exchanged"
    extra: int
    scene: int


@dataclass(frozen=True)
class EditingBegins(Event):
    kind: ClassVar[str] = "editing"


@dataclass(frozen=True)
class ReshootsNeeded(Event):
    """The film is not in order, but there are reshoots enough."""

    kind: ClassVar[str] = "needed"
    count: int


@dataclass(frozen=True)
class Covered(Event):
    kind: ClassVar[str] = "covered"
    scene: int
    slot: int
    left: int


@dataclass(frozen=True)
class ActSucceeded(Event):
    kind: ClassVar[str] = "succeeded"
    act: int


@dataclass(frozen=True)
class Planted(Event):
    kind: ClassVar[str] = "planted"
    scene: int


@dataclass(frozen=True)
class ShuffledBack(Event):
    kind: ClassVar[str] = "shuffled-back"
    scene: int


@dataclass(frozen=True)
class IsReady(Event):
    kind: ClassVar[str] = "ready"
    seat: int


@dataclass(frozen=True)
class Won(Event):
    kind: ClassVar[str] = "won"
    left: int


@dataclass(frozen=True)
class Lost(Event):
    kind: ClassVar[str] = "lost"
    act: int
    needed: int
    left: int
