"""What is true of every position of Klappe & Action!; a document that breaks it is refused.

Each check complains about the part of the document that is at fault.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.reading import Reader
from lichtspiel.games.klappe_und_action.asks import (
    ANSWERED,
    ASK_ANSWER,
    ASK_COVER,
    ASK_EXTRA,
    ASK_LOOK_AGAIN,
    ASK_MOVE_TO,
    ASK_PLANT,
    ASK_READY,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SHOW,
    BY_USE,
    LAY,
    NOTHING,
)
from lichtspiel.games.klappe_und_action.knowledge import Deed, possible
from lichtspiel.games.klappe_und_action.position import ACTS, HANDS_OF_ACT
from lichtspiel.games.klappe_und_action.restore import Hidden
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BESIDE,
    BITS,
    COPY,
    FILM_TIMINGS,
    MOVE,
    NONE,
    NUMBER,
    REQUEST,
    SHOW,
    TRADE,
    TWO,
    script_for,
)
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView

Parts = dict[str, Reader]


def check_places(
    parts: Parts, solo: Parts, seen: KlappeView, hidden: Hidden, hands: Sequence[Sequence[int]]
) -> None:
    """Each scene is in one place; the hands are as large as they must be (KA-3, KA-7)."""
    _check_laid(parts, seen)
    extras = [scene for scene in seen.solo.extras if scene]
    elsewhere = [*hidden.slot_cards, *hands[0], *hands[1], *hidden.row, *extras]
    _check_each_once(parts["film"], [*seen.laid, *elsewhere])
    _check_hand_sizes(parts["hands"], seen, (len(hands[0]), len(hands[1]) + len(hidden.row)))
    if hidden.row and seen.setup.seats == 2:
        raise solo["row"].complain("ka-position-solo-only")


def _check_laid(parts: Parts, seen: KlappeView) -> None:
    """What was laid is in the film, each scene once."""
    if sorted(scene for scene in seen.film if scene) != sorted(seen.laid):
        raise parts["laid"].complain("ka-position-laid")
    _check_each_once(parts["film"], seen.laid)


def _check_each_once(reader: Reader, scenes: Sequence[int]) -> None:
    for scene, other in pairwise(sorted(scenes)):
        if scene == other:
            raise reader.complain("ka-position-scene-twice", scene=scene)


def _check_hand_sizes(reader: Reader, seen: KlappeView, sizes: tuple[int, int]) -> None:
    """What was dealt and is not laid yet (KA-3, KA-7)."""
    for side, dealt in _hands_dealt(seen):
        left = dealt - len(seen.laid[abs(side - seen.director) :: 2])
        if sizes[side] != left:
            raise reader.complain("ka-position-hand", side=side + 1, wanted=left)


def _hands_dealt(seen: KlappeView) -> list[tuple[int, int]]:
    first, second = HANDS_OF_ACT[seen.act - 1]
    return [(seen.director, first), (1 - seen.director, second)]


def check_film(parts: Parts, seen: KlappeView) -> None:
    """Numbers belong to scenes and are taken by an effect only; covered slots have a scene."""
    script = script_for(seen.setup)
    partner_began = seen.setup.seats == 1 and seen.director == 1  # KA-21
    if seen.laid and script.effect(seen.laid[0]).kind == BESIDE and not partner_began:
        raise parts["laid"].complain("ka-position-first", scene=seen.laid[0])
    for scene, number in zip(seen.film, seen.numbers, strict=True):
        changed = scene != number
        takes = NUMBER in (script.camera[scene], script.scissors[scene])
        copies = script.camera[scene] == COPY and NUMBER in script.camera
        if changed and (number == 0 or scene not in seen.used or not (takes or copies)):
            raise parts["numbers"].complain("ka-position-number", scene=scene)
    effects = [scene for scene in seen.laid if script.effect(scene).timing in FILM_TIMINGS]
    if not set(seen.used) <= set(effects) or len(set(seen.used)) < len(seen.used):
        raise parts["used"].complain("ka-position-used")
    if any(seen.film[slot - 1] == 0 for slot in seen.covered):
        raise parts["covered"].complain("ka-position-covered")
    most = int(seen.setup.options["reshoots"])
    if len(seen.covered) + seen.reshoots > most:
        raise parts["reshoots"].complain("ka-position-reshoots", most=most)


def check_solo(parts: Parts, solo: Parts, seen: KlappeView) -> None:
    """KA-18: who directs; KA-22, KA-23: the extra scenes."""
    if seen.setup.seats == 1 and seen.director != (seen.act + 1) % 2:
        raise parts["director"].complain("ka-position-director")
    if seen.setup.seats == 1 and seen.looked[1]:
        raise parts["looked"].complain("ka-position-solo-look")
    for scene in seen.solo.extras:
        if (scene == 0) != (seen.act == ACTS):
            raise solo["extras"].complain("ka-position-extras")
    if seen.solo.planted and seen.act < ACTS:
        raise solo["planted"].complain("ka-position-planted")
    if any(seen.solo.extras_used) and seen.act == ACTS:
        raise solo["extras_used"].complain("ka-position-extras")


def check_deeds(parts: Parts, seen: KlappeView, hidden: Hidden) -> None:
    """Cards were shown and traded as effects say, and the hands can be the result."""
    for earlier, later in pairwise(hidden.deeds):
        if earlier.after >= later.after:
            raise parts["deeds"].complain("ka-position-deeds")
    for deed in hidden.deeds:
        if not _has_cause(deed, seen):
            raise parts["deeds"].complain("ka-position-deeds")
    if not possible(hidden.hands, seen.laid, seen.director, hidden.deeds):
        raise parts["deeds"].complain("ka-position-deeds")


def _has_cause(deed: Deed, seen: KlappeView) -> bool:
    """The scene laid before it, used, has such an effect or copies one."""
    if seen.setup.seats == 1 or deed.after > len(seen.laid):
        return False
    scene = seen.laid[deed.after - 1]
    layer = (seen.director + deed.after - 1) % 2
    kinds = [TRADE] if deed.is_trade else [SHOW] if deed.by == layer else [REQUEST]
    camera = script_for(seen.setup).camera
    copies = camera[scene] == COPY and kinds[0] in camera
    own_trade = not deed.is_trade or deed.by == layer
    return scene in seen.used and own_trade and (camera[scene] in kinds or copies)


def check_decision(parts: Parts, state: KlappeUndAction) -> None:
    """What is asked can be asked here, of this seat. Settles whether the game is over."""
    if not _fits_phase(state):
        raise parts["asked"].complain("ka-position-asked")
    if state.ask == NOTHING:
        _find_end(parts, state)
    if parts["phase"].plain() != state.phase():
        raise parts["phase"].complain("ka-position-phase", phase=state.phase())
    if state.actor not in _actors(state):
        raise parts["actor"].complain("ka-position-actor")
    if state.returned and not (state.act == ACTS - 1 and state.ask in (ASK_PLANT, ASK_READY)):
        raise parts["solo"].complain("ka-position-returned")
    if not state.editing and state.decisions:
        raise parts["decisions"].complain("ka-position-decisions")
    if state.ask < ASK_COVER and state.film.covered:
        raise parts["covered"].complain("ka-position-covered-early")
    if state.used & _still_to_come(state):
        raise parts["used"].complain("ka-position-early")


def _still_to_come(state: KlappeUndAction) -> int:
    """KA-11: the scissors scenes whose turn is now or later."""
    if state.ask >= ASK_COVER:
        return 0
    done: int = BITS[state.this] - 1 if state.editing else 0
    return state.script.scissors_set & ~done


def _fits_phase(state: KlappeUndAction) -> bool:
    ask = state.ask
    if state.ask != LAY and state.forced:
        return False
    if ask == LAY:
        return state.film.empty != 0 and _asks_nothing(state) and _forced_fits(state)
    if ask == ASK_EXTRA:
        state.ask = LAY
        usable = state.usable_extras()
        state.ask = ASK_EXTRA
        asks = state.film.empty != 0 and state.this == state.copied == 0
        return asks and usable >> state.chosen & 1 == 1
    if ASK_SHOW <= ask <= ASK_MOVE_TO:
        return _effect_fits(state)
    if state.film.empty or state.this or state.copied:
        return False
    needed = state.film.needed(state.script)
    if ask == ASK_COVER:
        return state.chosen == 0 and 0 < needed <= state.reshoots
    if ask == ASK_PLANT:
        return needed == 0 and _plant_fits(state)
    if ask == ASK_READY:
        return needed == 0 and state.act < ACTS and state.chosen == 0
    return state.chosen == 0


def _asks_nothing(state: KlappeUndAction) -> bool:
    return state.this == state.copied == state.chosen == 0


def _forced_fits(state: KlappeUndAction) -> bool:
    """KA-19 to KA-21: turned up on the partner's turn, or announced on the own."""
    if state.forced == 0:
        return True
    if not state.solo:
        return False
    if state.turn == 1:
        return state.hand1 >> state.forced & 1 == 1
    turned_up = state.hand1 != 0  # by the announcement, and not laid since
    return turned_up and state.hand0 & state.involving_partner() & BITS[state.forced] != 0


def _plant_fits(state: KlappeUndAction) -> bool:
    if not state.solo or state.act != ACTS - 1:
        return False
    return 1 <= state.chosen <= len(state.extras()) and state.returned < state.chosen


_NEXT_STEPS = {
    SHOW: ASK_LOOK_AGAIN,
    REQUEST: ASK_ANSWER,
    TRADE: ASK_RETURN,
    TWO: ASK_SECOND,
    MOVE: ASK_MOVE_TO,
}


def _effect_fits(state: KlappeUndAction) -> bool:
    """The effect is that of the scene just laid, or of a scene of the film in editing."""
    if state.this == 0 or state.film.present >> state.this & 1 == 0 or state.lays == 0:
        return False
    if state.used >> state.this & 1 or not _timing_fits(state):
        return False
    kind = state.effect_kind()
    targets = state.targets(kind)
    if targets == 0 or (state.solo and kind in (REQUEST, TRADE)):
        return False
    if state.ask == state.ask_for(kind):
        used_at_once = state.copied != 0 and ANSWERED[state.ask] == BY_USE
        return state.chosen == 0 and not used_at_once and not _without_choice(state, kind, targets)
    return state.ask == _NEXT_STEPS.get(kind) and _chosen_fits(state)


def _timing_fits(state: KlappeUndAction) -> bool:
    script = state.script
    if state.editing:
        return state.film.empty == 0 and state.copied == 0 and script.scissors[state.this] != NONE
    if state.laid >> 5 * (state.lays - 1) != state.this:
        return False
    if state.copied == 0:
        return script.camera[state.this] != NONE
    copyable = state.film.present >> state.copied & 1 and state.copied != state.this
    return (
        bool(copyable)
        and script.camera[state.this] == COPY
        and script.camera[state.copied] not in (NONE, COPY)
    )


def _without_choice(state: KlappeUndAction, kind: int, targets: int) -> bool:
    """Editing carries out by itself what must be and leaves no choice."""
    must = state.editing and state.script.must_set >> state.this & 1
    return bool(must) and (kind == AROUND or targets & (targets - 1) == 0)


def _chosen_fits(state: KlappeUndAction) -> bool:
    """What an earlier step chose could be chosen."""
    if state.ask == ASK_ANSWER:
        return state.chosen == 0
    if state.ask == ASK_RETURN:
        return state.hand(state.turn) >> state.chosen & 1 == 1
    if state.ask == ASK_LOOK_AGAIN:
        seen = state.solo and state.turn == 0 and state.chosen > 0
        return seen and state.looked0 >> (state.chosen - 1) & 1 == 1
    targets = state.targets(state.effect_kind())
    return state.chosen > 0 and targets >> (state.chosen - 1) & 1 == 1


def _find_end(parts: Parts, state: KlappeUndAction) -> None:
    """KA-16, KA-17: the end is part of the position, not something to be claimed."""
    needed = state.film.needed(state.script)
    if needed > state.reshoots:
        state.reason = "lost"
    elif needed == 0 and state.act == ACTS:
        state.reason = "won"
    else:
        raise parts["asked"].complain("ka-position-not-over")


def _actors(state: KlappeUndAction) -> Sequence[int]:
    """KA-5, KA-7, KA-13: who can be asked this."""
    if state.ask == NOTHING:
        return (NOBODY,)
    if state.solo:
        return (0,)
    if state.ask == ASK_READY:
        return (0, 1)
    if state.editing:
        return (state.director,)
    if state.ask in (ASK_ANSWER, ASK_RETURN):
        return (1 - state.turn,)
    return (state.turn,)
