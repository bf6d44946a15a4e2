"""The actions of Klappe & Action!: lay a scene, and the single steps of effects.

Slots count from 0 in the rules, and from 1 in notations and `parts`, as in views.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action, Part
from lichtspiel.games.klappe_und_action.scenes import (
    BITS,
    MOST_SLOTS,
    SCENES,
    SLOT_BITS,
    placed,
)


@dataclass(frozen=True, eq=False, repr=False)
class Lay(Action):
    """Lay a scene on an empty slot (KA-7).

    `bit` and `slot_bit` are the scene and the slot alone, `strip` the film of this scene
    alone: the rules look nothing up while they run.
    """

    scene: i64
    slot: i64
    bit: i64
    slot_bit: i64
    strip: i64

    def parts(self) -> Mapping[str, Part]:
        return {"scene": self.scene, "slot": self.slot + 1}


@dataclass(frozen=True, eq=False, repr=False)
class ChooseSlot(Action):
    """Choose a slot for the effect that asks for one."""

    slot: i64
    bit: i64

    def parts(self) -> Mapping[str, Part]:
        return {"slot": self.slot + 1}


@dataclass(frozen=True, eq=False, repr=False)
class ChooseScene(Action):
    """Choose a scene of a hand, of the film or of the row for what asks for one."""

    scene: i64
    bit: i64

    def parts(self) -> Mapping[str, Part]:
        return {"scene": self.scene}


@dataclass(frozen=True, eq=False, repr=False)
class Cover(Action):
    """Cover a scene with a reshoot (KA-15)."""

    slot: i64
    bit: i64

    def parts(self) -> Mapping[str, Part]:
        return {"slot": self.slot + 1}


@dataclass(frozen=True, eq=False, repr=False)
class Announce(Action):
    """Solo: say that a scene which involves the partner comes next (KA-19, KA-21)."""

    scene: i64
    bit: i64

    def parts(self) -> Mapping[str, Part]:
        return {"scene": self.scene}


@dataclass(frozen=True, eq=False, repr=False)
class UseExtra(Action):
    """Solo: exchange an extra scene (KA-22); which one for comes next."""

    scene: i64
    bit: i64

    def parts(self) -> Mapping[str, Part]:
        return {"scene": self.scene}


@dataclass(frozen=True, eq=False, repr=False)
class Step(Action):
    """A step that needs no more words than its name."""

    def parts(self) -> Mapping[str, Part]:
        return {"step": self.notation.replace(" ", "-")}


LAYS: Final[list[Lay]] = [
    Lay(
        (scene - 1) * MOST_SLOTS + slot,
        f"{scene} on {slot + 1}",
        scene,
        slot,
        BITS[scene],
        SLOT_BITS[slot],
        placed(scene, slot),
    )
    for scene in SCENES
    for slot in range(MOST_SLOTS)
]
_at: int = len(LAYS)
SLOTS: Final[list[ChooseSlot]] = [
    ChooseSlot(_at + slot, f"slot {slot + 1}", slot, bit) for slot, bit in enumerate(SLOT_BITS)
]
_at += len(SLOTS)
SCENE_CHOICES: Final[list[ChooseScene]] = [
    ChooseScene(_at + scene - 1, f"scene {scene}", scene, BITS[scene]) for scene in SCENES
]
_at += len(SCENE_CHOICES)
COVERS: Final[list[Cover]] = [
    Cover(_at + slot, f"cover {slot + 1}", slot, bit) for slot, bit in enumerate(SLOT_BITS)
]
_at += len(COVERS)
ANNOUNCES: Final[list[Announce]] = [
    Announce(_at + scene - 1, f"announce {scene}", scene, BITS[scene]) for scene in SCENES
]
_at += len(ANNOUNCES)
EXTRAS: Final[list[UseExtra]] = [
    UseExtra(_at + scene - 1, f"extra {scene}", scene, BITS[scene]) for scene in SCENES
]
_at += len(EXTRAS)

USE: Final = Step(_at, "use")
"""Carry out an effect that leaves nothing to choose."""
SKIP: Final = Step(_at + 1, "skip")
"""Let an effect lapse that may be carried out (KA-9, KA-11)."""
TURN: Final = Step(_at + 2, "turn up")
"""Solo: turn up a face-down scene of the partner and lay it now (KA-20)."""
FACE_DOWN: Final = Step(_at + 3, "face-down")
"""Solo: exchange the extra scene for a face-down one (KA-22)."""
PLANT: Final = Step(_at + 4, "slot card")
"""Solo: an extra scene becomes a slot card of act 3 (KA-23)."""
SHUFFLE_BACK: Final = Step(_at + 5, "shuffle back")
"""Solo: an extra scene goes back among the scenes (KA-23)."""
READY: Final = Step(_at + 6, "ready")
"""Done talking: the next act can be dealt (KA-8)."""

ACTIONS: Final[list[Action]] = [
    *LAYS,
    *SLOTS,
    *SCENE_CHOICES,
    *COVERS,
    *ANNOUNCES,
    *EXTRAS,
    *(USE, SKIP, TURN, FACE_DOWN, PLANT, SHUFFLE_BACK, READY),
]

_ALL_SETS: Final = 1 << MOST_SLOTS

LAYS_ON: Final[list[list[list[Action]]]] = [[] for _ in range(19)]
"""By scene (its bit mod 19: all differ) and set of slots: the lays of that scene there."""
for _scene in SCENES:
    _lays = LAYS[(_scene - 1) * MOST_SLOTS : _scene * MOST_SLOTS]
    LAYS_ON[BITS[_scene] % 19] = [
        [lay for lay in _lays if lay.slot_bit & slots] for slots in range(_ALL_SETS)
    ]
SLOTS_IN: Final[list[list[Action]]] = [
    [choice for choice in SLOTS if choice.bit & slots] for slots in range(_ALL_SETS)
]
COVERS_IN: Final[list[list[Action]]] = [
    [cover for cover in COVERS if cover.bit & slots] for slots in range(_ALL_SETS)
]
