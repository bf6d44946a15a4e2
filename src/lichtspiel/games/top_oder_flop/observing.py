"""An observation as packed bytes, straight from the position: the order is that of the parts in
`observation`, which says what each one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.packing import Packer
from lichtspiel.games.top_oder_flop.cards import FILMS, INFLUENCE, KINDS, ROOM, SIDES
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.seat import Seat

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop

OF_FILM: Final[list[list[int]]] = [
    [kind.number for kind in KINDS if kind.names(film) or kind.number >= INFLUENCE]
    for film in range(len(FILMS))
]
"""By film: the kinds of cards that name it, then the change cards. A vector has columns for these
only, at a film and in the row of a film."""
AT_FILM: Final = 17
"""How many of them name the film: only these can lie at it."""
IN_ROW: Final = 23
_COLUMN: Final[list[list[int]]] = [
    [kinds.index(kind) if kind in kinds else 0 for kind in range(len(KINDS))] for kinds in OF_FILM
]
_KINDS: Final = 51
_CHANGES: Final = 6
_FILMS: Final = 5
_ROWS: Final = _FILMS * IN_ROW
_ONCE: Final = 4 + _KINDS + SIDES * ROOM + 5 + 1 + _CHANGES + 1
_EACH: Final = 2 + 2 * _ROWS + _FILMS


def observe(state: TopOderFlop, seat: i64) -> bytes:
    state.check_viewer(seat)
    seats: i64 = len(state.seats)
    viewer: i64 = max(seat, 0)
    packer = Packer(_ONCE + _EACH * seats)
    packer.choice(seat)
    packer.choice(_place(state.actor, viewer, seats))
    packer.choice(_place(state.mover, viewer, seats))
    packer.number(state.lap())
    _pack_hand(packer, state, seat)
    _pack_films(packer, state.films)
    placed = state.seats[viewer:] + state.seats[:viewer]
    for owner in placed:
        packer.number(owner.size)
    for owner in placed:
        packer.number(owner.markers)
    _pack_rows(packer, state, placed, seat)
    packer.number(len(state.pile) - state.drawn)
    gone = packer.skip(_CHANGES)
    for kind in state.gone:
        packer.add(gone + kind - INFLUENCE)
    packer.choice(-1 if not state.reason else 0 if state.reason == "films" else 1)
    return packer.packed()


def _place(seat: i64, viewer: i64, seats: i64) -> i64:
    if seat < 0:
        return -1
    return seat - viewer if seat >= viewer else seat - viewer + seats


def _pack_hand(packer: Packer, state: TopOderFlop, seat: i64) -> None:
    begin = packer.skip(_KINDS)
    if seat < 0:
        return
    own = state.seats[seat]
    for kind in own.hand_kinds():
        packer.add(begin + kind)
    for kind in own.more:
        packer.add(begin + kind)


def _pack_films(packer: Packer, films: Films) -> None:
    for side in films.sides:
        columns = _COLUMN[side.film]
        for kind in side.cards():
            packer.choice(columns[kind])
        packer.skip(ROOM - side.count)
    packer.members(films.doubled, SIDES)
    packer.members(films.stopped, SIDES)
    packer.members(films.done, _FILMS)


def _pack_rows(packer: Packer, state: TopOderFlop, placed: list[Seat], seat: i64) -> None:
    """TF-33: the cards that all have seen; those that only this seat knows, but at the end all
    displays are open; and how many it does not know."""
    seats: i64 = len(placed)
    shown = packer.skip(seats * _ROWS)
    known = packer.skip(seats * _ROWS)
    unknown = packer.skip(seats * _FILMS)
    for place in range(seats):
        owner = placed[place]
        open_ = state.actor == NOBODY or (place == 0 and seat >= 0)
        for card in owner.display:
            column: i64 = place * _ROWS + card.film * IN_ROW + _COLUMN[card.film][card.kind.number]
            if card.shown:
                packer.add(shown + column)
            elif open_:
                packer.add(known + column)
            else:
                packer.add(unknown + place * _FILMS + card.film)
