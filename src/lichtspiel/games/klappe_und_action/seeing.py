"""What a seat sees of a position (KA-25), built up from nothing."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.bits import members, size
from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.actions import COVERS, SLOTS, USE
from lichtspiel.games.klappe_und_action.asks import (
    ASK_AROUND,
    ASK_COVER,
    ASK_RETURN,
    CHANGES,
    NAMES,
)
from lichtspiel.games.klappe_und_action.editing import Editing
from lichtspiel.games.klappe_und_action.film import MOST_SLOTS, Film, item, items, slots_of
from lichtspiel.games.klappe_und_action.knowledge import Deed, known_to
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


def view_of(state: Editing, seat: int) -> KlappeView:
    state.check_viewer(seat)
    mine: int = state.hand(seat) if seat >= 0 else 0
    yours: int = state.hand(1 - seat) if seat >= 0 and not state.solo else 0
    row_size: int = state.row_size
    film = state.film
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
        looked=(tuple(slots_of(state.looked0)), tuple(slots_of(state.looked1))),
        hand=tuple(members(mine)),
        hand_sizes=(
            size(state.hand0),
            size(state.hand1) + row_size,
        ),
        known=tuple(members(yours & known_to(seat, state.deeds))),
        known_to_partner=tuple(members(mine & known_to(1 - seat, state.deeds))),
        deeds=tuple(deed if seat >= 0 else _as_seen(deed) for deed in state.deeds),
        used=tuple(members(state.used)),
        decisions=state.decisions,
        reshoots=state.reshoots,
        solo=_solo(state),
        reason=state.reason,
        level=level_of(state.setup),
        turn=state.turn,
        laid_by=tuple([(state.director + place) % 2 for place in range(state.lays)]),
        cuts=_cuts(state),
        check=_check(film, state.script) if state.ask >= ASK_COVER else UNCHECKED,
        previews=_previews(state),
    )


def _asked(state: Editing, seat: int) -> Asked:
    """The card offered in a trade is its giver's secret until the partner has chosen."""
    secret = state.ask == ASK_RETURN and seat != state.turn
    return Asked(NAMES[state.ask], state.this, state.copied, 0 if secret else state.chosen)


def _slot_cards(state: Editing, seat: int) -> tuple[int, ...]:
    """What the seat has looked at itself, and extra scenes laid there openly (KA-23)."""
    looked: i64 = 0
    if seat >= 0:
        looked = state.looked1 if seat else state.looked0
    return tuple(
        [
            item(state.under, slot) if slot < state.planted or looked >> slot & 1 else 0
            for slot in range(state.film.size)
        ]
    )


def _solo(state: Editing) -> Solo:
    return Solo(
        row=tuple(members(state.hand1)) if state.solo else (),
        face_down=state.row_size,
        forced=state.forced,
        extras=tuple(state.extras()),
        extras_used=tuple(state.places(state.extras_used)),
        returned=tuple(state.places(state.returned)),
        planted=state.planted,
    )


def _as_seen(deed: Deed) -> Deed:
    """A deed as a spectator sees it."""
    return Deed(deed.after, deed.by, deed.shown, 0, 0)


# -- what follows from it -----------------------------------------------------------------


def _cuts(state: Editing) -> tuple[Cut, ...]:
    if not state.editing or state.ask >= ASK_COVER:
        return ()
    scissors = members(state.film.present & state.script.scissors_set)
    return tuple([Cut(scene, _state_of(state, scene)) for scene in scissors])


def _state_of(state: Editing, scene: int) -> str:
    if scene == state.this:
        return "now"
    if scene > state.this:
        return "next"
    return "done" if state.used >> scene & 1 else "passed"


def _check(film: Film, script: Script) -> Check:
    return Check(
        numbers=tuple(items(film.counted(script), film.size)),
        falls=tuple(slots_of(film.falls(script))),
        needed=film.needed(script),
    )


def _previews(state: Editing) -> tuple[Preview, ...]:
    """The film lies open, so everybody can see what would become of it."""
    if state.ask == ASK_AROUND:
        return (_preview(state, USE, state.right_neighbour()),)
    if not CHANGES[state.ask]:
        return ()
    answers = COVERS if state.ask == ASK_COVER else SLOTS
    return tuple(
        [
            _preview(state, answers[slot], slot)
            for slot in range(MOST_SLOTS)
            if state.choices >> slot & 1
        ]
    )


def _preview(state: Editing, action: Action, slot: i64) -> Preview:
    film = state.film.copy()
    state.change(film, slot)
    return Preview(
        action=action.notation,
        film=tuple(items(film.scenes, film.size)),
        numbers=tuple(items(film.numbers, film.size)),
        covered=tuple(slots_of(film.covered)),
        check=_check(film, state.script) if state.ask == ASK_COVER else UNCHECKED,
    )
