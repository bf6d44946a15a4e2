"""An observation as packed bytes, straight from the position: the order is that of `PARTS` in
`observation`, which says what each part is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.packing import Packer
from lichtspiel.games.face_to_face.piles import DECK, LOWEST, UP_STARTS

if TYPE_CHECKING:
    from lichtspiel.games.face_to_face.state import FaceToFace

_SIZE: Final = 41
_CARDS: Final = len(DECK)


def observe(state: FaceToFace, seat: i64) -> bytes:
    state.check_viewer(seat)
    packer = Packer(_SIZE)
    viewer: i64 = 1 if seat > 0 else 0
    mine, yours = state.gold, state.silver
    if viewer:
        mine, yours = yours, mine
    hand: i64 = mine.hand if seat >= 0 else 0
    packer.choice(seat)
    packer.choice(_place(state.actor, viewer))
    packer.choice(_place(state.mover(), viewer))
    packer.members(hand >> LOWEST, _CARDS)
    packer.choice(mine.up - UP_STARTS)
    packer.choice(yours.up - UP_STARTS)
    packer.choice(mine.down - LOWEST)
    packer.choice(yours.down - LOWEST)
    packer.members(mine.laid >> LOWEST, _CARDS)
    packer.members(yours.laid >> LOWEST, _CARDS)
    packer.number(mine.hand_size)
    packer.number(yours.hand_size)
    packer.number(mine.draw_size())
    packer.number(yours.draw_size())
    packer.number(state.laid)
    packer.flag(state.helped)
    packer.number(state.due())
    packer.number(state.draws())
    packer.choice(-1 if not state.reason else 0 if state.reason == "emptied" else 1)
    packer.choice(_place(state.winner, viewer))
    return packer.packed()


def _place(seat: i64, viewer: i64) -> i64:
    return seat if seat < 0 else seat ^ viewer
