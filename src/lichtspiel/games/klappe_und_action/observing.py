"""An observation as packed bytes, straight from the position: the order is that of `PARTS` in
`observation`, which says what each part is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.bits import size
from lichtspiel.engine.packing import Packer
from lichtspiel.games.klappe_und_action.deeds import Deed, known_to
from lichtspiel.games.klappe_und_action.scenes import MOST_SLOTS, item
from lichtspiel.games.klappe_und_action.view import PHASES

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.row import Row
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction

ASKED: Final = (
    *("lay", "extra", "cover", "plant", "ready", "nothing"),
    *("show", "look", "look-again", "turn", "request", "answer", "give", "return", "copy"),
    *("swap", "around", "number", "first", "second", "move", "move-to"),
)
"""The questions there are, in the order of the vector's columns."""
_ASKED_AT: Final[dict[str, int]] = {name: place for place, name in enumerate(ASKED)}
_PHASE_AT: Final[dict[str, int]] = {name: place for place, name in enumerate(PHASES)}
DEEDS: Final = 6
"""A vector has room for the last deeds of an act; the house script allows four."""
_SIZE: Final = 99


def observe(state: KlappeUndAction, seat: i64) -> bytes:
    state.check_viewer(seat)
    packer = Packer(_SIZE)
    viewer: i64 = max(seat, 0)
    _pack_turn(packer, state, seat, viewer)
    _pack_film(packer, state, seat, viewer)
    _pack_hands(packer, state, seat, viewer)
    row = state.row
    if row is None:
        packer.skip(11)
    else:
        _pack_row(packer, state, row)
    packer.choice(-1 if not state.reason else 0 if state.reason == "won" else 1)
    return packer.packed()


def _place(side: i64, viewer: i64) -> i64:
    return side if side < 0 else side ^ viewer


def _pack_turn(packer: Packer, state: KlappeUndAction, seat: i64, viewer: i64) -> None:
    decision = state.decision
    packer.choice(seat)
    packer.choice(_place(state.actor, viewer))
    packer.number(state.act)
    packer.choice(_place(state.director, viewer))
    packer.choice(_place(state.turn, viewer))
    packer.choice(_PHASE_AT[state.phase()])
    packer.choice(_ASKED_AT[decision.question.name])
    packer.number(decision.scene)
    packer.number(decision.copied)
    secret = decision.effect.hides_choice and seat != state.turn
    packer.number(0 if secret else decision.chosen)


def _pack_film(packer: Packer, state: KlappeUndAction, seat: i64, viewer: i64) -> None:
    film, hands = state.film, state.hands
    _pack_strip(packer, film.scenes)
    _pack_strip(packer, film.numbers)
    packer.members(film.covered, MOST_SLOTS)
    _pack_strip(packer, state.laid)
    looked: i64 = hands.looked(seat) if seat >= 0 else 0
    planted = state.planted()
    for slot in range(MOST_SLOTS):
        known = slot < planted or looked >> slot & 1
        packer.number(item(state.under, slot) if known else 0)
    packer.members(hands.looked(viewer), MOST_SLOTS)
    packer.members(hands.looked(1 - viewer), MOST_SLOTS)


def _pack_strip(packer: Packer, strip: i64) -> None:
    for _ in range(MOST_SLOTS):
        packer.number(strip & 31)
        strip >>= 5


def _pack_hands(packer: Packer, state: KlappeUndAction, seat: i64, viewer: i64) -> None:
    hands, row = state.hands, state.row
    mine: i64 = hands.of(seat) if seat >= 0 else 0
    yours: i64 = hands.of(1 - seat) if seat >= 0 and not state.solo else 0
    _pack_scenes(packer, mine)
    for side in (viewer, 1 - viewer):
        face_down: i64 = 0 if row is None or side == 0 else row.size
        packer.number(size(hands.of(side)) + face_down)
    _pack_scenes(packer, yours & known_to(seat, hands.deeds))
    _pack_scenes(packer, mine & known_to(1 - seat, hands.deeds))
    deeds = hands.deeds[-DEEDS:]
    for deed in deeds:
        packer.number(deed.after)
    packer.skip(DEEDS - len(deeds))
    for deed in deeds:
        packer.choice(_place(deed.by, viewer))
    packer.skip(DEEDS - len(deeds))
    for deed in deeds:
        packer.number(deed.shown)
    packer.skip(DEEDS - len(deeds))
    _pack_trades(packer, deeds, seat)
    _pack_scenes(packer, state.used)
    packer.number(state.decisions)
    packer.number(state.reshoots)


def _pack_trades(packer: Packer, deeds: list[Deed], seat: i64) -> None:
    """A spectator does not see what was traded."""
    if seat < 0:
        packer.skip(2 * DEEDS)
        return
    for deed in deeds:
        packer.number(deed.gave)
    packer.skip(DEEDS - len(deeds))
    for deed in deeds:
        packer.number(deed.got)
    packer.skip(DEEDS - len(deeds))


def _pack_row(packer: Packer, state: KlappeUndAction, row: Row) -> None:
    _pack_scenes(packer, state.hands.hand1)
    packer.number(row.size)
    packer.number(row.forced)
    packer.number(row.extra0)
    packer.number(row.extra1)
    packer.flag(row.extras_used & 1 != 0)
    packer.flag(row.extras_used & 2 != 0)
    packer.flag(row.returned & 1 != 0)
    packer.flag(row.returned & 2 != 0)
    packer.number(row.planted)


def _pack_scenes(packer: Packer, scenes: i64) -> None:
    packer.members(scenes >> 1, 16)
