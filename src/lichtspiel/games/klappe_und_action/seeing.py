"""What a seat sees of a position (KA-25), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.bits import members, size
from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.actions import COVERS, SLOTS, USE
from lichtspiel.games.klappe_und_action.closing import RESHOOT
from lichtspiel.games.klappe_und_action.deeds import Deed, known_to
from lichtspiel.games.klappe_und_action.effect import Step, UseStep
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.row import Row
from lichtspiel.games.klappe_und_action.scenes import MOST_SLOTS, SLOT_BITS, item, items, slots_of
from lichtspiel.games.klappe_und_action.script import Script
from lichtspiel.games.klappe_und_action.view import (
    UNCHECKED,
    Asked,
    Check,
    Cut,
    KlappeView,
    Preview,
    Solo,
    level_of,
)

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def view_of(state: KlappeUndAction, seat: int) -> KlappeView:
    state.check_viewer(seat)
    film, hands = state.film, state.hands
    row = state.row or Row(0)
    mine: int = hands.of(seat) if seat >= 0 else 0
    yours: int = hands.of(1 - seat) if seat >= 0 and not state.solo else 0
    face_down: int = row.size
    return KlappeView(
        seat=seat,
        setup=state.setup,
        actor=state.actor,
        act=state.act,
        director=state.director,
        phase=state.phase(),
        asked=_asked(state, seat),
        film=tuple(items(film.scenes, film.size)),
        numbers=tuple(items(film.numbers, film.size)),
        covered=tuple(slots_of(film.covered)),
        laid=tuple(items(state.laid, state.lays)),
        slot_cards=_slot_cards(state, seat),
        looked=(tuple(slots_of(hands.looked0)), tuple(slots_of(hands.looked1))),
        hand=tuple(members(mine)),
        hand_sizes=(size(hands.hand0), size(hands.hand1) + face_down),
        known=tuple(members(yours & known_to(seat, hands.deeds))),
        known_to_partner=tuple(members(mine & known_to(1 - seat, hands.deeds))),
        deeds=tuple(deed if seat >= 0 else _as_seen(deed) for deed in hands.deeds),
        used=tuple(members(state.used)),
        decisions=state.decisions,
        reshoots=state.reshoots,
        solo=Solo(
            row=tuple(members(hands.hand1)) if state.solo else (),
            face_down=face_down,
            forced=row.forced,
            extras=tuple(row.extras()),
            extras_used=tuple(row.marked(row.extras_used)),
            returned=tuple(row.marked(row.returned)),
            planted=row.planted,
        ),
        reason=state.reason,
        level=level_of(state.setup),
        turn=state.turn,
        laid_by=tuple([(state.director + place) % 2 for place in range(state.lays)]),
        cuts=_cuts(state),
        check=_check(film, state.script) if state.is_edited() else UNCHECKED,
        previews=_previews(state),
    )


def _asked(state: KlappeUndAction, seat: int) -> Asked:
    """The card offered in a trade is its giver's secret until the partner has chosen."""
    decision = state.decision
    secret = decision.effect.hides_choice and seat != state.turn
    chosen = 0 if secret else decision.chosen
    return Asked(decision.question.name, decision.scene, decision.copied, chosen)


def _slot_cards(state: KlappeUndAction, seat: int) -> tuple[int, ...]:
    """What the seat has looked at itself, and extra scenes laid there openly (KA-23)."""
    looked: i64 = state.hands.looked(seat) if seat >= 0 else 0
    planted = state.planted()
    return tuple(
        [
            item(state.under, slot) if slot < planted or looked >> slot & 1 else 0
            for slot in range(state.film.size)
        ]
    )


def _as_seen(deed: Deed) -> Deed:
    """A deed as a spectator sees it."""
    return Deed(deed.after, deed.by, deed.shown, 0, 0)


# -- what follows from it -----------------------------------------------------------------


def _cuts(state: KlappeUndAction) -> tuple[Cut, ...]:
    if not state.editing or state.is_edited():
        return ()
    scissors = members(state.film.present & state.script.scissors_set)
    return tuple([Cut(scene, _state_of(state, scene)) for scene in scissors])


def _state_of(state: KlappeUndAction, scene: int) -> str:
    now = state.decision.scene
    if scene == now:
        return "now"
    if scene > now:
        return "next"
    return "done" if state.used >> scene & 1 else "passed"


def _check(film: Film, script: Script) -> Check:
    return Check(
        numbers=tuple(items(film.counted(script), film.size)),
        falls=tuple(slots_of(film.falls(script))),
        needed=film.needed(script),
    )


def _previews(state: KlappeUndAction) -> tuple[Preview, ...]:
    """The film lies open, so everybody can see what would become of it."""
    choices = state.decision.choices
    slots = [slot for slot in range(MOST_SLOTS) if choices >> slot & 1]
    question = state.decision.question
    if question is RESHOOT:
        return tuple([_covered(state, slot) for slot in slots])
    if isinstance(question, Step) and question.changes:
        by_use = isinstance(question, UseStep)
        return tuple([_changed(state, USE if by_use else SLOTS[slot], slot) for slot in slots])
    return ()


def _covered(state: KlappeUndAction, slot: i64) -> Preview:
    film = state.film.copy()
    film.covered |= SLOT_BITS[slot]
    return _preview(COVERS[slot], film, _check(film, state.script))


def _changed(state: KlappeUndAction, action: Action, slot: i64) -> Preview:
    film = state.decision.effect.preview(state.film, state.decision, slot)
    return _preview(action, film, UNCHECKED)


def _preview(action: Action, film: Film, check: Check) -> Preview:
    return Preview(
        action=action.notation,
        film=tuple(items(film.scenes, film.size)),
        numbers=tuple(items(film.numbers, film.size)),
        covered=tuple(slots_of(film.covered)),
        check=check,
    )
