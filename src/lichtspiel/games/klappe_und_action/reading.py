"""Positions of Klappe & Action! from documents: their shape. `problems` has the rules on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from lichtspiel.engine.bits import set_of
from lichtspiel.engine.contract import NOBODY, Setup
from lichtspiel.engine.messages import Problem
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.shape import Between, Count, OneOf, read_shape
from lichtspiel.games.klappe_und_action.closing import OVER
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.deeds import Deed
from lichtspiel.games.klappe_und_action.problems import result_of
from lichtspiel.games.klappe_und_action.restore import Hidden, find_choices, restore
from lichtspiel.games.klappe_und_action.scenes import ACTS, MOST_SLOTS, SCENES, SLOTS_OF_ACT
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import PHASES, whose_turn

_LAST = max(SCENES)
_MOST_EXTRAS = 2

Side = Annotated[int, Between(0, 1)]
Scene = Annotated[int, Between(1, _LAST)]
SceneOrNone = Annotated[int, Between(0, _LAST)]
Slots = Annotated[tuple[Annotated[int, Between(1, MOST_SLOTS)], ...], Count(0, MOST_SLOTS)]
Scenes = Annotated[tuple[Scene, ...], Count(0, MOST_SLOTS)]
Film = Annotated[tuple[SceneOrNone, ...], Count(SLOTS_OF_ACT[0], MOST_SLOTS)]
Hand = Annotated[tuple[Scene, ...], Count(0, 4)]
Places = Annotated[tuple[bool, ...], Count(0, _MOST_EXTRAS)]


@dataclass(frozen=True)
class AskedPart:
    what: Annotated[str, OneOf(QUESTIONS)]
    scene: SceneOrNone
    copied: SceneOrNone
    chosen: SceneOrNone


@dataclass(frozen=True)
class DeedPart:
    """A card shown, or a trade."""

    after: Annotated[int, Between(1, MOST_SLOTS)]
    by: Side
    shown: Scene | None = None
    gave: Scene | None = None
    got: Scene | None = None


@dataclass(frozen=True)
class SoloPart:
    row: Hand
    forced: SceneOrNone
    extras: Annotated[tuple[SceneOrNone, ...], Count(0, _MOST_EXTRAS)]
    extras_used: Places
    returned: Places
    planted: Annotated[int, Between(0, _MOST_EXTRAS)]


@dataclass(frozen=True)
class Document:
    """As `KlappeUndAction.to_json` writes it."""

    act: Annotated[int, Between(1, ACTS)]
    director: Side
    actor: Annotated[int, Between(NOBODY, 1)]
    phase: Annotated[str, OneOf(PHASES)]
    asked: AskedPart
    film: Film
    numbers: Film
    covered: Slots
    laid: Scenes
    slot_cards: Annotated[tuple[Scene, ...], Count(SLOTS_OF_ACT[0], MOST_SLOTS)]
    looked: tuple[Slots, Slots]
    hands: tuple[Hand, Hand]
    deeds: Annotated[tuple[DeedPart, ...], Count(0, MOST_SLOTS)]
    used: Scenes
    decisions: Annotated[int, Between(0, 64)]
    reshoots: Annotated[int, Between(0, 2)]
    solo: SoloPart


def read_state(setup: Setup, reader: Reader) -> KlappeUndAction:
    """The position. Whether the game is over follows from it."""
    found = read_shape(Document, reader)
    _check_sizes(setup, reader, found)
    hidden = Hidden(
        hands=[set_of(hand) for hand in found.hands],
        slot_cards=list(found.slot_cards),
        row=list(found.solo.row),
        deeds=[
            _deed(deed, place)
            for deed, place in zip(found.deeds, reader.at("deeds").items(), strict=True)
        ],
        chosen=found.asked.chosen,
    )
    turn = whose_turn(found.director, len(found.laid), found.asked.what)
    state = restore(setup, found, hidden, turn)
    if state.decision.question is OVER.question:
        state.reason = result_of(state)
    reader.refuse(state.problems())
    if found.phase != state.phase():
        raise reader.at("phase").complain("ka-position-phase", phase=state.phase())
    find_choices(state)
    return state


def _check_sizes(setup: Setup, reader: Reader, found: Document) -> None:
    """What the act and the options say of the sizes of parts (KA-3, KA-15, KA-22)."""
    size = SLOTS_OF_ACT[found.act - 1]
    for name in ("film", "numbers", "slot_cards"):
        reader.at(name).items(size, size)
    for slots in (reader.at("covered"), *reader.at("looked").items()):
        if slots.plain() != sorted({slot.whole(1, size) for slot in slots.items()}):
            raise slots.complain("ka-position-slots")
    for hand, place in zip(found.hands, reader.at("hands").items(), strict=True):
        if len(set(hand)) < len(hand):
            twice = {"scene": max(hand, key=hand.count)}
            place.refuse([Problem("", "KA-1", "ka-position-scene-twice", twice)])
    if len(set(found.used)) < len(found.used):
        reader.refuse([Problem("used", "KA-11", "ka-position-used")])
    reader.at("actor").whole(NOBODY, setup.seats - 1)
    reader.at("reshoots").whole(0, int(setup.options["reshoots"]))
    extras, solo = int(setup.options["extras"]), reader.at("solo")
    for name in ("extras", "extras_used", "returned"):
        solo.at(name).items(extras, extras)
    solo.at("planted").whole(0, extras)
    if setup.seats > 1 and (found.solo.row or found.solo.forced):
        part = "row" if found.solo.row else "forced"
        solo.refuse([Problem(part, "KA-18", "ka-position-solo-only")])


def _deed(found: DeedPart, reader: Reader) -> Deed:
    """Either a card was shown, or two were traded."""
    shown = found.shown is not None and found.gave is None and found.got is None
    traded = found.shown is None and found.gave is not None and found.got is not None
    if not shown and not traded:
        raise reader.complain("ka-position-deed")
    return Deed(found.after, found.by, found.shown or 0, found.gave or 0, found.got or 0)
