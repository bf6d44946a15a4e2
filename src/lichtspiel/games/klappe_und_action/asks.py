"""What can be asked of the actor: a lay, a step of an effect, or a step between acts."""

from __future__ import annotations

from typing import Final

LAY: Final = 0
# First steps of an effect: where it may be skipped, it is here.
ASK_SHOW: Final = 1
ASK_LOOK: Final = 2
ASK_REQUEST: Final = 3
ASK_GIVE: Final = 4
ASK_COPY: Final = 5
ASK_SWAP: Final = 6
ASK_AROUND: Final = 7
ASK_FIRST: Final = 8
ASK_NUMBER: Final = 9
ASK_MOVE: Final = 10
ASK_TURN: Final = 11
# Later steps: what was begun is finished.
ASK_LOOK_AGAIN: Final = 12
ASK_ANSWER: Final = 13
ASK_RETURN: Final = 14
ASK_SECOND: Final = 15
ASK_MOVE_TO: Final = 16
# Outside of effects.
ASK_EXTRA: Final = 17
ASK_COVER: Final = 18
ASK_PLANT: Final = 19
ASK_READY: Final = 20
NOTHING: Final = 21

NAMES: Final = (
    *("lay", "show", "look", "request", "give", "copy", "swap", "around", "first", "number"),
    *("move", "turn", "look-again", "answer", "return", "second", "move-to"),
    *("extra", "cover", "plant", "ready", "nothing"),
)

BY_SLOT: Final = 1
BY_SCENE: Final = 2
BY_USE: Final = 3
OTHERWISE: Final = 0

_SLOT_ASKS: Final = (
    *(ASK_LOOK, ASK_SWAP, ASK_FIRST, ASK_NUMBER, ASK_MOVE),
    *(ASK_LOOK_AGAIN, ASK_SECOND, ASK_MOVE_TO),
)
_SCENE_ASKS: Final = (ASK_SHOW, ASK_GIVE, ASK_COPY, ASK_ANSWER, ASK_RETURN, ASK_EXTRA)
_USE_ASKS: Final = (ASK_REQUEST, ASK_AROUND, ASK_TURN)

CHANGES: Final[list[bool]] = [
    ask in (ASK_SWAP, ASK_AROUND, ASK_NUMBER, ASK_SECOND, ASK_MOVE_TO, ASK_COVER)
    for ask in range(len(NAMES))
]
"""Whether the answer changes the film; else it is a first step, or about other cards."""

ANSWERED: Final[list[int]] = [
    BY_SLOT
    if ask in _SLOT_ASKS
    else BY_SCENE
    if ask in _SCENE_ASKS
    else BY_USE
    if ask in _USE_ASKS
    else OTHERWISE
    for ask in range(len(NAMES))
]
"""How each is answered: by naming a slot, by naming a scene, or by `use`."""
