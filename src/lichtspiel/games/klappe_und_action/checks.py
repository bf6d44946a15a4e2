"""What is true of every position of Klappe & Action!; a document that breaks it is refused.

Each check complains about the part of the document that is at fault.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.reading import Reader
from lichtspiel.games.klappe_und_action.card_effects import Request, Show, Trade
from lichtspiel.games.klappe_und_action.closing import ACTS, GET_READY, LEFT_OVER, OVER, RESHOOT
from lichtspiel.games.klappe_und_action.effect import CAMERA, SCISSORS, Effect, Step, UseStep
from lichtspiel.games.klappe_und_action.knowledge import Deed, possible
from lichtspiel.games.klappe_und_action.restore import Hidden
from lichtspiel.games.klappe_und_action.scenes import BITS
from lichtspiel.games.klappe_und_action.script import Script, script_for
from lichtspiel.games.klappe_und_action.state import HANDS_OF_ACT, KlappeUndAction
from lichtspiel.games.klappe_und_action.turns import EXCHANGE, START, involving_partner
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
    if seen.laid and script.effect(seen.laid[0]).rules_lay and not partner_began:
        raise parts["laid"].complain("ka-position-first", scene=seen.laid[0])
    for scene, number in zip(seen.film, seen.numbers, strict=True):
        changed = scene != number
        if changed and (number == 0 or scene not in seen.used or not _takes(script, scene)):
            raise parts["numbers"].complain("ka-position-number", scene=scene)
    effects = [scene for scene in seen.laid if script.effect(scene).timing in (CAMERA, SCISSORS)]
    if not set(seen.used) <= set(effects) or len(set(seen.used)) < len(seen.used):
        raise parts["used"].complain("ka-position-used")
    if any(seen.film[slot - 1] == 0 for slot in seen.covered):
        raise parts["covered"].complain("ka-position-covered")
    most = int(seen.setup.options["reshoots"])
    if len(seen.covered) + seen.reshoots > most:
        raise parts["reshoots"].complain("ka-position-reshoots", most=most)


def _takes(script: Script, scene: int) -> bool:
    """Whether a scene can take a number, by its own effect or by one that it copies."""
    return any(effect.takes_number for effect in _effects_of(script, scene))


def _effects_of(script: Script, scene: int) -> Sequence[Effect]:
    own = script.effect(scene)
    cameras = [effect for effect in script.effects if effect.timing == CAMERA]
    return cameras if own.is_copy else [own]


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
    kind = Trade if deed.is_trade else Show if deed.by == layer else Request
    effects = _effects_of(script_for(seen.setup), scene)
    own_trade = not deed.is_trade or deed.by == layer
    return scene in seen.used and own_trade and any(isinstance(one, kind) for one in effects)


def check_decision(parts: Parts, state: KlappeUndAction) -> None:
    """What is asked can be asked here, of this seat. Settles whether the game is over."""
    question = state.decision.question
    if not _fits_phase(state):
        raise parts["asked"].complain("ka-position-asked")
    if question is OVER.question:
        _find_end(parts, state)
    if parts["phase"].plain() != state.phase():
        raise parts["phase"].complain("ka-position-phase", phase=state.phase())
    if state.actor not in _actors(state):
        raise parts["actor"].complain("ka-position-actor")
    between = state.act == ACTS - 1 and question.phase == "between"
    if state.row is not None and state.row.returned and not between:
        raise parts["solo"].complain("ka-position-returned")
    if not state.editing and state.decisions:
        raise parts["decisions"].complain("ka-position-decisions")
    if not state.is_edited() and state.film.covered:
        raise parts["covered"].complain("ka-position-covered-early")
    if state.used & _still_to_come(state):
        raise parts["used"].complain("ka-position-early")


def _still_to_come(state: KlappeUndAction) -> int:
    """KA-11: the scissors scenes whose turn is now or later."""
    if state.is_edited():
        return 0
    done: int = BITS[state.decision.scene] - 1 if state.editing else 0
    return state.script.scissors_set & ~done


def _fits_phase(state: KlappeUndAction) -> bool:
    decision, film, row = state.decision, state.film, state.row
    question = decision.question
    if row is not None and row.forced and question is not START:
        return False
    if isinstance(question, Step):
        return _effect_fits(state)
    if decision.scene or decision.copied:
        return False
    if question is START:
        return film.empty != 0 and decision.chosen == 0 and _forced_fits(state)
    if question is EXCHANGE:
        usable = row.usable() if row is not None else 0
        return film.empty != 0 and usable >> decision.chosen & 1 == 1
    if film.empty:
        return False
    needed = film.needed(state.script)
    if question is LEFT_OVER:
        return needed == 0 and _plant_fits(state)
    if decision.chosen:
        return False
    if question is RESHOOT:
        return 0 < needed <= state.reshoots
    return question is not GET_READY or (needed == 0 and state.act < ACTS)


def _forced_fits(state: KlappeUndAction) -> bool:
    """KA-19 to KA-21: turned up on the partner's turn, or announced on the own."""
    row, hands = state.row, state.hands
    if row is None or row.forced == 0:
        return True
    if state.turn == 1:
        return hands.hand1 >> row.forced & 1 == 1
    turned_up = hands.hand1 != 0  # by the announcement, and not laid since
    return turned_up and hands.hand0 & involving_partner(state) & BITS[row.forced] != 0


def _plant_fits(state: KlappeUndAction) -> bool:
    row, place = state.row, state.decision.chosen
    if row is None or state.act != ACTS - 1:
        return False
    return 1 <= place <= row.places and row.returned < place


def _effect_fits(state: KlappeUndAction) -> bool:
    """The effect is that of the scene just laid, or of a scene of the film in editing."""
    decision = state.decision
    effect, question, scene = decision.effect, decision.question, decision.scene
    if scene == 0 or state.film.present >> scene & 1 == 0 or state.lays == 0:
        return False
    if state.used >> scene & 1 or not _timing_fits(state):
        return False
    targets = effect.targets(state, scene)
    if targets == 0 or (state.solo and effect.involves_partner):
        return False
    if question is effect.first_step(state):
        used_at_once = decision.copied != 0 and isinstance(question, UseStep)
        return decision.chosen == 0 and not used_at_once and not _without_choice(state, targets)
    return question is effect.later_step(state) and effect.could_choose(
        state, scene, decision.chosen
    )


def _timing_fits(state: KlappeUndAction) -> bool:
    script, decision = state.script, state.decision
    if state.editing:
        return state.film.empty == 0 and decision.copied == 0
    if state.laid >> 5 * (state.lays - 1) != decision.scene:
        return False
    if decision.copied == 0:
        return script.camera_set >> decision.scene & 1 == 1
    copyable = state.film.present & script.camera_set & ~script.copy_set
    return script.copy_set >> decision.scene & 1 == 1 and copyable >> decision.copied & 1 == 1


def _without_choice(state: KlappeUndAction, targets: int) -> bool:
    """Editing carries out by itself what must be and leaves no choice."""
    must = state.editing and state.script.must_set >> state.decision.scene & 1
    return bool(must) and targets & (targets - 1) == 0


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
    question = state.decision.question
    if question is OVER.question:
        return (NOBODY,)
    if state.solo:
        return (0,)
    if question is GET_READY:
        return (0, 1)
    if state.editing:
        return (state.director,)
    effect = state.decision.effect
    if effect.involves_partner and question is effect.later_step(state):
        return (1 - state.turn,)
    return (state.turn,)
