"""Refusals that several questions share. What else is refused stands where it is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.klappe_und_action.actions import (
    PLANT,
    READY,
    SHUFFLE_BACK,
    TURN,
    Announce,
    ChooseScene,
    ChooseSlot,
    Cover,
    Lay,
    Step,
    UseExtra,
)

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def not_now(game: KlappeUndAction) -> Refusal:
    """Something else is asked."""
    question = game.decision.question
    rule = question.rule or ("KA-11" if game.editing else "KA-9")
    return Refusal(rule, "ka-not-now", {"asked": question.name})


def why_later(game: KlappeUndAction, action: Action) -> Refusal:
    """Why an action comes at another time: it answers another question than the open one."""
    if isinstance(action, Cover):
        if game.reshoots == 0:
            return Refusal("KA-15", "ka-no-reshoot")
        return Refusal("KA-16", "ka-cover-later")
    if isinstance(action, UseExtra):
        return why_no_extra(game, action) or Refusal("KA-22", "ka-extra-first")
    if game.row is None and isinstance(action, Announce):
        return Refusal("KA-19", "ka-solo-only")
    if game.row is None and action is TURN:
        return Refusal("KA-20", "ka-solo-only")
    if action is PLANT or action is SHUFFLE_BACK:
        return Refusal("KA-23", "ka-plant-later")
    if action is READY:
        return Refusal("KA-8", "ka-ready-later")
    if not isinstance(action, (Lay, ChooseSlot, ChooseScene, Announce, Step)):
        raise TypeError(f"{action!r} is not an action of Klappe & Action!")
    return not_now(game)


def why_no_extra(game: KlappeUndAction, extra: UseExtra) -> Refusal | None:
    """KA-22: it has to be one of the extra scenes."""
    if game.row is None:
        return Refusal("KA-22", "ka-solo-only")
    if extra.scene not in game.row.extras():
        return Refusal("KA-22", "ka-no-such-extra", {"scene": extra.scene})
    return None


def no_such_slot(game: KlappeUndAction, slot: i64) -> Refusal:
    return Refusal("KA-3", "ka-no-such-slot", {"slot": slot + 1, "size": game.film.size})
