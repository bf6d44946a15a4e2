"""A position put together again, from a document or from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lichtspiel.engine.contract import Setup
from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS
from lichtspiel.games.top_oder_flop.deck import deck_cards
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.seat import UNKNOWN, Seat
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.games.top_oder_flop.view import FilmView, RowCardView, SideView

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.reading import FilmPart, RowCardPart, SidePart


def restore(
    setup: Setup,
    films: Sequence[FilmView | FilmPart],
    seats: list[Seat],
    mover: int,
    gone: Sequence[str],
) -> TopOderFlop:
    """All but hands, draw pile and how it ended. How far the opening is (TF-5) is seen from the
    displays."""
    deck = deck_cards(str(setup.options["deck"]))
    state = TopOderFlop(setup, deck, _films_of(films), seats)
    state.turn_of(mover)
    state.opening = sum([max(0, 2 - len(seat.display)) for seat in seats])
    state.gone = numbers(gone)
    return state


def numbers(codes: Sequence[str]) -> list[int]:
    return [int(BY_CODE[code].number) for code in codes]


def _films_of(found: Sequence[FilmView | FilmPart]) -> Films:
    films = empty_films()
    for film in range(len(FILMS)):
        _place(films, 2 * film, found[film].top)
        _place(films, 2 * film + 1, found[film].flop)
        films.complete(film)
    return films


def _place(films: Films, side: int, found: SideView | SidePart) -> None:
    for code in found.cards:
        films.lay(side, BY_CODE[code])
    if found.doubled:
        films.double(side)
    if found.stopped:
        films.stop(side)


def restore_seat(markers: int, rows: Sequence[Sequence[RowCardView | RowCardPart]]) -> Seat:
    """A seat with its display, but without its hand."""
    seat = Seat(markers)
    for film, row in enumerate(rows):
        for card in row:
            kind = UNKNOWN if card.card is None else BY_CODE[card.card]
            seat.place(film, kind, shown=card.shown)
    return seat
