"""A position put together again, from what everybody sees and what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.bits import set_of
from lichtspiel.engine.contract import Setup
from lichtspiel.games.klappe_und_action.decision import QUESTIONS, Decision
from lichtspiel.games.klappe_und_action.deeds import Deed
from lichtspiel.games.klappe_und_action.effect import NO_EFFECT, Step
from lichtspiel.games.klappe_und_action.film import Film, blank_film
from lichtspiel.games.klappe_und_action.hands import Hands
from lichtspiel.games.klappe_und_action.row import Row
from lichtspiel.games.klappe_und_action.scenes import ALL_SCENES, slot_set, strip_of
from lichtspiel.games.klappe_und_action.script import script_for
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.reading import Document


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


def restore(
    setup: Setup, seen: KlappeView | Document, hidden: Hidden, turn: i64
) -> KlappeUndAction:
    """The position, but for how it ended and for the choices of its open decision
    (`find_choices`)."""
    row = _row_of(seen, hidden.row) if setup.seats == 1 else None
    state = KlappeUndAction(setup, script_for(setup), _film_of(seen), _hands_of(seen, hidden), row)
    state.actor = seen.actor
    state.act = seen.act
    state.director = seen.director
    state.reshoots = seen.reshoots
    state.under = strip_of(hidden.slot_cards)
    state.unused = ALL_SCENES & ~set_of(state.cards_in_play())
    state.turn = turn
    state.laid = strip_of(list(seen.laid))
    state.lays = len(seen.laid)
    state.used = set_of(seen.used)
    state.decisions = seen.decisions
    _restore_decision(state, seen, hidden.chosen)
    return state


def _film_of(seen: KlappeView | Document) -> Film:
    film = blank_film(len(seen.film))
    film.scenes = strip_of(list(seen.film))
    film.numbers = strip_of(list(seen.numbers))
    film.present = set_of([scene for scene in seen.film if scene])
    film.empty = slot_set([slot for slot, scene in enumerate(seen.film, start=1) if not scene])
    film.covered = slot_set(list(seen.covered))
    return film


def _hands_of(seen: KlappeView | Document, hidden: Hidden) -> Hands:
    return Hands(
        hidden.hands[0],
        hidden.hands[1],
        slot_set(list(seen.looked[0])),
        slot_set(list(seen.looked[1])),
        hidden.deeds,
    )


def _row_of(seen: KlappeView | Document, face_down: list[int]) -> Row:
    solo = seen.solo
    row = Row(len(solo.extras))
    row.deal(face_down)
    row.forced = solo.forced
    row.draw_extras(list(solo.extras))
    row.extras_used = _places(solo.extras_used)
    row.returned = _places(solo.returned)
    row.planted = solo.planted
    return row


def _places(flags: Sequence[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])


def _restore_decision(state: KlappeUndAction, seen: KlappeView | Document, chosen: int) -> None:
    asked, script = seen.asked, state.script
    question = QUESTIONS[asked.what]
    effect = NO_EFFECT
    if isinstance(question, Step):
        effect = script.effect(asked.copied or asked.scene)
        state.editing = script.scissors_set >> asked.scene & 1 == 1
    else:
        state.editing = question.phase != "filming"
    state.decision = Decision(question, effect, 0, asked.scene, asked.copied, chosen)


def find_choices(state: KlappeUndAction) -> None:
    """What the open decision chooses from; it has to be one that can be open here."""
    found = state.decision
    choices = found.question.choices(state, found)
    state.decision = Decision(
        found.question, found.effect, choices, found.scene, found.copied, found.chosen
    )
