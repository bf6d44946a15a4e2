"""A position put together again, from what everybody sees and what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from lichtspiel.engine.bits import set_of
from lichtspiel.games.klappe_und_action.asks import (
    ASK_ANSWER,
    ASK_COVER,
    ASK_EXTRA,
    ASK_LOOK_AGAIN,
    ASK_MOVE_TO,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SHOW,
    ASK_TURN,
    LAY,
    NAMES,
)
from lichtspiel.games.klappe_und_action.film import FULL, SLOT_BITS, Film, strip_of
from lichtspiel.games.klappe_und_action.knowledge import Deed
from lichtspiel.games.klappe_und_action.position import ALL_SCENES
from lichtspiel.games.klappe_und_action.script import NONE, script_for
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView


class Hidden:
    """What not everybody sees: the part of a position that a viewer has to imagine."""

    def __init__(
        self,
        hands: list[int],
        slot_cards: list[int],
        row: list[int],
        deeds: list[Deed],
        chosen: int,
    ) -> None:
        self.hands = hands
        """Sets of scenes; in solo the second are the face-up ones of the row."""
        self.slot_cards = slot_cards
        self.row = row
        self.deeds = deeds
        self.chosen = chosen


def restore(seen: KlappeView, hidden: Hidden) -> KlappeUndAction:
    """The position, but for the choices of its open decision (`find_choices`)."""
    state = KlappeUndAction(seen.setup, script_for(seen.setup), seen.reshoots)
    state.act = seen.act
    state.director = seen.director
    state.clear(len(seen.film))
    state.film = film_of(seen)
    state.laid = strip_of(list(seen.laid))
    state.lays = len(seen.laid)
    state.looked0 = slot_set(seen.looked[0])
    state.looked1 = slot_set(seen.looked[1])
    state.used = set_of(seen.used)
    state.decisions = seen.decisions
    _restore_solo(state, seen)
    state.under = strip_of(hidden.slot_cards)
    state.hand0, state.hand1 = hidden.hands
    state.row = strip_of(hidden.row)
    state.row_size = len(hidden.row)
    state.deeds = hidden.deeds
    state.unused = ALL_SCENES & ~set_of(state.cards_in_play())
    _restore_decision(state, seen, hidden.chosen)
    return state


def film_of(seen: KlappeView) -> Film:
    film = Film(len(seen.film))
    film.scenes = strip_of(list(seen.film))
    film.numbers = strip_of(list(seen.numbers))
    film.present = set_of([scene for scene in seen.film if scene])
    film.empty = slot_set([slot for slot, scene in enumerate(seen.film, start=1) if not scene])
    film.covered = slot_set(seen.covered)
    return film


def slot_set(slots: Sequence[int]) -> int:
    """A set of slots that are numbered from 1."""
    return sum([SLOT_BITS[slot - 1] for slot in slots])


def _restore_solo(state: KlappeUndAction, seen: KlappeView) -> None:
    solo = seen.solo
    extras = [*solo.extras, 0, 0]
    state.extra0, state.extra1 = extras[0], extras[1]
    state.extras_used = _places(solo.extras_used)
    state.returned = _places(solo.returned)
    state.planted = solo.planted
    state.forced = solo.forced


def _places(flags: Sequence[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])


def _restore_decision(state: KlappeUndAction, seen: KlappeView, chosen: int) -> None:
    state.actor = seen.actor
    state.ask = NAMES.index(seen.asked.what)
    state.this = seen.asked.scene
    state.copied = seen.asked.copied
    state.chosen = chosen
    by_scissors = LAY < state.ask < ASK_EXTRA and state.script.scissors[state.this] != NONE
    state.editing = by_scissors or state.ask >= ASK_COVER
    state.reason = seen.reason
    state.turn = seen.turn


def find_choices(state: KlappeUndAction) -> None:
    """What the open decision chooses from; it has to be one that can be open here."""
    state.choices = _choices(state)


def _choices(state: KlappeUndAction) -> i64:
    ask = state.ask
    if ASK_SHOW <= ask <= ASK_TURN:
        return state.targets(state.effect_kind())
    if ask == ASK_LOOK_AGAIN:
        return FULL[state.film.size] & ~SLOT_BITS[state.chosen - 1]
    if ask in (ASK_ANSWER, ASK_RETURN):
        return state.hand(1 - state.turn)
    if ask == ASK_SECOND:
        return state.targets(state.effect_kind()) & ~SLOT_BITS[state.chosen - 1]
    if ask == ASK_MOVE_TO:
        return state.film.empty
    if ask == ASK_EXTRA:
        return state.hand1
    return state.film.helpful(state.script) if ask == ASK_COVER else 0
