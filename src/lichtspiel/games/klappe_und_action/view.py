"""What a seat sees of Klappe & Action!, and what it is told (KA-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.options import OptionValue
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import Counts, Guarded, View
from lichtspiel.games.klappe_und_action.deeds import Deed

PHASES = ("filming", "editing", "closing", "between", "over")

LEVELS: Final[dict[str, dict[str, OptionValue]]] = {
    "film-school": {"reshoots": 2, "extras": 2},
    "indie": {"reshoots": 2, "extras": 1},
    "big-screen": {"reshoots": 2, "extras": 0},
    "oscar-worthy": {"reshoots": 1, "extras": 0},
}
"""KA-24: names for four combinations of the solo options."""
Timing = Literal["camera", "scissors", "megaphone", "none"]
EffectName = Literal[
    "none",
    "beside",
    "count",
    "show",
    "request",
    "trade",
    "look",
    "move",
    "copy",
    "around",
    "two",
    "number",
    "swap-neighbour",
    "swap-left",
    "swap-right",
    "swap-higher",
    "swap-lower",
    "swap-any",
]
"""The effects that the browser has pictures of."""
SlotName = Literal["first", "last", "none"]
_NAMED: Final = {(level["reshoots"], level["extras"]): name for name, level in LEVELS.items()}


@dataclass(frozen=True)
class SceneEffect:
    """What a scene does, as the table's script says it (KA-26)."""

    scene: int
    timing: Timing
    must: bool
    name: EffectName
    number: int
    """What the scene counts as, if its effect is to count as something else."""
    slot: SlotName
    """On which slot it does."""


def level_of(setup: Setup) -> str:
    """KA-24: the name of the solo options agreed on; empty if they have none."""
    agreed = (setup.options["reshoots"], setup.options["extras"])
    return _NAMED.get(agreed, "") if setup.seats == 1 else ""


@dataclass(frozen=True)
class Asked(Guarded):
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
    """How many slots, from the first on, have an open extra scene as slot card (KA-23)."""


@dataclass(frozen=True)
class Cut:
    """A scissors scene of the film, and how far editing is with it (KA-11)."""

    scene: int
    state: str
    """`done`, `passed` (skipped, or without a target), `now` or `next`."""


@dataclass(frozen=True)
class Check:
    """The film from intro to credits (KA-14); empty while scenes are laid and moved."""

    numbers: tuple[int, ...]
    """What each slot counts as."""
    falls: tuple[int, ...]
    """The slots whose number is lower than that of the open scene before it."""
    needed: int
    """How many reshoots would put it in order (KA-16)."""


UNCHECKED: Final = Check((), (), 0)


def whose_turn(director: int, laid: int, asked: str) -> int:
    """The side to place a scene, or the one that placed the last of the `laid` scenes (KA-7)."""
    return (director + laid + (0 if asked in ("lay", "extra") else 1)) % 2


@dataclass(frozen=True)
class Preview:
    """The film as an answer to the open question would leave it."""

    action: str
    """The answer, in notation."""
    film: tuple[int, ...]
    numbers: tuple[int, ...]
    covered: tuple[int, ...]
    check: Check


@dataclass(frozen=True)
class KlappeView(View):
    """KA-25. Slots are numbered from 1; 0 stands for nothing, or for what is not known."""

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
    # What follows from the rest, so that nobody who draws the table needs the rules.
    level: str
    """KA-24: the name of the solo options agreed on; empty if they have none."""
    turn: int
    """The side whose turn it is while filming: it is to lay, or has just laid."""
    laid_by: tuple[int, ...]
    """The side that laid each of the scenes `laid`."""
    cuts: tuple[Cut, ...]
    """In editing: the scissors scenes in the order of their effects."""
    check: Check
    previews: tuple[Preview, ...]
    """What can be answered now and would change the film."""

    def counts(self) -> Counts:
        return {"act": self.act, "in hand": self.hand_sizes, "laid": len(self.laid)}


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


EVENTS = (
    ActBegins,
    Dealt,
    ExtrasDrawn,
    Laid,
    Skipped,
    Lapsed,
    Showed,
    Requested,
    Looked,
    LookedAt,
    Offered,
    Traded,
    TradedCards,
    Copied,
    Swapped,
    Moved,
    TookNumber,
    Announced,
    TurnedUp,
    Exchanged,
    EditingBegins,
    ReshootsNeeded,
    Covered,
    ActSucceeded,
    Planted,
    ShuffledBack,
    IsReady,
    Won,
    Lost,
)
"""All that a seat can be told."""
