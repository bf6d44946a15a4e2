"""Why not: the rule against an action that `state` does not allow.

Nothing here decides; it only explains, so it need not be fast.
"""

from __future__ import annotations

from typing import Final

from lichtspiel.engine.contract import CHANCE, NOBODY, Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.klappe_und_action.actions import (
    FACE_DOWN,
    PLANT,
    READY,
    SHUFFLE_BACK,
    SKIP,
    TURN,
    Announce,
    ChooseScene,
    ChooseSlot,
    Cover,
    Lay,
    UseExtra,
)
from lichtspiel.games.klappe_und_action.asks import (
    ANSWERED,
    ASK_COPY,
    ASK_COVER,
    ASK_EXTRA,
    BY_SCENE,
    BY_SLOT,
    LAY,
    NAMES,
)
from lichtspiel.games.klappe_und_action.choices import Choices

_ASK_RULES: Final = {LAY: "KA-7", ASK_EXTRA: "KA-22"}
_PHASE_RULES: Final = {
    "filming": "KA-9",
    "editing": "KA-11",
    "closing": "KA-16",
    "between": "KA-8",
}


def why_not(state: Choices, action: Action) -> Refusal:
    """The first rule, from the phase of the game to the single scene, that is against it."""
    if state.actor == CHANCE:
        return Refusal("KA-4", "ka-not-dealt")
    if state.actor == NOBODY:
        return Refusal("KA-17" if state.reason == "won" else "KA-16", "ka-over")
    if isinstance(action, Lay):
        return _why_no_lay(state, action)
    if isinstance(action, ChooseSlot):
        return _why_no_slot(state, action)
    if isinstance(action, ChooseScene):
        return _why_no_scene(state, action)
    if isinstance(action, Cover):
        return _why_no_cover(state, action)
    if isinstance(action, Announce):
        return _why_no_announcement(state, action)
    if isinstance(action, UseExtra):
        return _why_no_extra(state, action)
    return _why_no_step(state, action)


def _not_now(state: Choices) -> Refusal:
    """Something else is asked."""
    rule = _ASK_RULES.get(state.ask) or _PHASE_RULES[state.phase()]
    return Refusal(rule, "ka-not-now", {"asked": NAMES[state.ask]})


def _why_no_lay(state: Choices, lay: Lay) -> Refusal:
    if state.ask != LAY:
        return _not_now(state)
    if lay.slot >= state.film.size:
        return Refusal("KA-3", "ka-no-such-slot", {"slot": lay.slot + 1, "size": state.film.size})
    if state.forced and lay.scene != state.forced:
        rule = "KA-20" if state.turn == 1 else "KA-19"
        return Refusal(rule, "ka-forced", {"scene": state.forced})
    if not state.hand(state.turn) & lay.bit:
        where = "row" if state.solo and state.turn == 1 else "hand"
        return Refusal("KA-7", "ka-not-in-hand", {"scene": lay.scene, "where": where})
    if not state.layable() & lay.bit:
        return Refusal("KA-19", "ka-announce-first", {"scene": lay.scene})
    if not state.film.empty & lay.slot_bit:
        return Refusal("KA-7", "ka-slot-taken", {"slot": lay.slot + 1})
    if state.solo and state.turn == 1 and state.film.present == 0:
        return Refusal("KA-21", "ka-leftmost", {"scene": lay.scene})
    return Refusal("KA-10", "ka-beside", {"scene": lay.scene, "slot": lay.slot + 1})


def _why_no_slot(state: Choices, choice: ChooseSlot) -> Refusal:
    if ANSWERED[state.ask] != BY_SLOT:
        return _not_now(state)
    if choice.slot >= state.film.size:
        return Refusal(
            "KA-3", "ka-no-such-slot", {"slot": choice.slot + 1, "size": state.film.size}
        )
    rule = "KA-11" if state.editing else "KA-9"
    return Refusal(
        rule,
        "ka-no-target-slot",
        {"slot": choice.slot + 1, "scene": state.this, "asked": NAMES[state.ask]},
    )


def _why_no_scene(state: Choices, choice: ChooseScene) -> Refusal:
    if ANSWERED[state.ask] != BY_SCENE:
        return _not_now(state)
    if state.ask == ASK_EXTRA:
        return Refusal("KA-22", "ka-not-in-row", {"scene": choice.scene})
    if state.ask == ASK_COPY:
        return Refusal("KA-9", "ka-no-copy", {"scene": choice.scene, "by": state.this})
    return Refusal("KA-9", "ka-not-in-hand", {"scene": choice.scene, "where": "hand"})


def _why_no_cover(state: Choices, cover: Cover) -> Refusal:
    if state.reshoots == 0:
        return Refusal("KA-15", "ka-no-reshoot")
    if state.ask != ASK_COVER:
        return Refusal("KA-16", "ka-cover-later")
    if cover.slot >= state.film.size:
        return Refusal("KA-3", "ka-no-such-slot", {"slot": cover.slot + 1, "size": state.film.size})
    if state.film.covered & cover.bit:
        return Refusal("KA-15", "ka-covered", {"slot": cover.slot + 1})
    return Refusal("KA-16", "ka-cover-useless", {"slot": cover.slot + 1})


def _why_no_announcement(state: Choices, announce: Announce) -> Refusal:
    if not state.solo:
        return Refusal("KA-19", "ka-solo-only")
    if state.ask != LAY or state.forced:
        return _not_now_or_forced(state)
    if state.turn == 1:
        return Refusal("KA-19", "ka-partners-turn")
    if not state.hand0 & announce.bit:
        return Refusal("KA-7", "ka-not-in-hand", {"scene": announce.scene, "where": "hand"})
    if state.row_size == 0:
        return Refusal("KA-19", "ka-none-face-down")
    if announce.bit & state.script.copy_set:
        return Refusal("KA-21", "ka-nothing-to-copy", {"scene": announce.scene})
    return Refusal("KA-19", "ka-no-announcement", {"scene": announce.scene})


def _not_now_or_forced(state: Choices) -> Refusal:
    if state.forced:
        rule = "KA-20" if state.turn == 1 else "KA-19"
        return Refusal(rule, "ka-forced", {"scene": state.forced})
    return _not_now(state)


def _why_no_extra(state: Choices, extra: UseExtra) -> Refusal:
    if not state.solo:
        return Refusal("KA-22", "ka-solo-only")
    if extra.scene not in state.extras():
        return Refusal("KA-22", "ka-no-such-extra", {"scene": extra.scene})
    if state.ask != LAY or state.forced:
        return Refusal("KA-22", "ka-extra-first")
    return Refusal("KA-22", "ka-extra-used", {"scene": extra.scene})


def _why_no_step(state: Choices, step: Action) -> Refusal:
    if step is SKIP:
        return _why_no_skip(state)
    if step is TURN:
        return _why_no_turn(state)
    if step is FACE_DOWN and state.ask == ASK_EXTRA:
        return Refusal("KA-22", "ka-none-face-down")
    if step is PLANT or step is SHUFFLE_BACK:
        return Refusal("KA-23", "ka-plant-later")
    if step is READY:
        return Refusal("KA-8", "ka-ready-later")
    return _not_now_or_forced(state)


def _why_no_skip(state: Choices) -> Refusal:
    if state.ask == LAY:
        return Refusal("KA-7", "ka-no-passing")
    if state.ask == ASK_COVER:
        return Refusal("KA-16", "ka-must-cover")
    if state.this == 0:
        return _not_now(state)
    rule = "KA-11" if state.editing else "KA-9"
    id = "ka-begun" if state.copied or state.chosen else "ka-must"
    return Refusal(rule, id, {"scene": state.this})


def _why_no_turn(state: Choices) -> Refusal:
    if not state.solo:
        return Refusal("KA-20", "ka-solo-only")
    if state.ask != LAY or state.forced:
        return _not_now_or_forced(state)
    if state.turn == 0:
        return Refusal("KA-20", "ka-own-turn")
    return Refusal("KA-20", "ka-none-face-down")
