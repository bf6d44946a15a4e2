"""Positions of Klappe & Action! set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lichtspiel.engine.position import position_of
from lichtspiel.games.klappe_und_action.scenes import SLOTS_OF_ACT
from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def document(  # every part of a table can be given
    hands: Sequence[Sequence[int]],
    film: Mapping[int, int],
    *,
    act: int = 1,
    director: int = 0,
    slot_cards: Sequence[int] = (),
    row: Sequence[int] = (),
    extras: Sequence[int] = (),
    seats: int = 2,
    **more: object,
) -> dict[str, object]:
    """A position while filming, nothing asked but a lay. `film`: slot to scene, as laid."""
    size = SLOTS_OF_ACT[act - 1]
    scenes = [film.get(slot, 0) for slot in range(1, size + 1)]
    taken = [*scenes, *hands[0], *hands[1], *slot_cards, *row, *extras]
    spare = [scene for scene in range(16, 0, -1) if scene not in taken]
    cards = [*slot_cards, *(spare.pop() for _ in range(size - len(slot_cards)))]
    turn = (director + len(film)) % 2
    return {
        "act": act,
        "director": director,
        "actor": 0 if seats == 1 else turn,
        "phase": "filming",
        "asked": {"what": "lay", "scene": 0, "copied": 0, "chosen": 0},
        "film": scenes,
        "numbers": scenes,
        "covered": [],
        "laid": list(film.values()),
        "slot_cards": cards,
        "looked": [[], []],
        "hands": [sorted(hands[0]), sorted(hands[1])],
        "deeds": [],
        "used": [],
        "decisions": 0,
        "reshoots": 2,
        "solo": {
            "row": list(row),
            "forced": 0,
            "extras": list(extras),
            "extras_used": [False for _ in extras],
            "returned": [False for _ in extras],
            "planted": 0,
        },
        **more,
    }


def table(
    hands: Sequence[Sequence[int]],
    film: Mapping[int, int],
    *,
    options: Mapping[str, object] | None = None,
    seats: int = 2,
    **more: object,
) -> KlappeUndAction:
    parts = document(hands, film, seats=seats, **more)  # type: ignore[arg-type]
    return position_of(KlappeUndAction, "klappe-und-action", parts, seats=seats, options=options)
