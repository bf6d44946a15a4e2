"""What a seat sees of a position (TF-33), constructed from scratch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.contract import NOBODY
from lichtspiel.games.top_oder_flop.cards import FILMS, codes
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.scoring import ranking, share
from lichtspiel.games.top_oder_flop.seat import RowCard
from lichtspiel.games.top_oder_flop.view import (
    FilmView,
    RowCardView,
    SeatView,
    SideView,
    TopOderFlopView,
)

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def view_of(game: TopOderFlop, seat: int) -> TopOderFlopView:
    game.check_viewer(seat)
    seats = tuple([_seat_view(game, owner, seat) for owner in range(len(game.seats))])
    return TopOderFlopView(
        seat=seat,
        setup=game.setup,
        actor=game.actor,
        mover=game.mover,
        lap=game.lap(),
        hand=tuple(codes(game.seats[seat].hand_cards())) if seat >= 0 else (),
        films=tuple([_film_view(game.films, film, seats) for film in range(len(FILMS))]),
        seats=seats,
        draw_size=len(game.pile) - game.drawn,
        gone=tuple(codes(game.gone)),
        reason=game.reason,
    )


def _film_view(films: Films, film: int, seats: tuple[SeatView, ...]) -> FilmView:
    """The standing is made of what the view shows anyway, so it can tell nothing more."""
    value = films.value(film)
    ranks = ranking([seat.influence[film] for seat in seats])
    return FilmView(
        top=_side_view(films, 2 * film),
        flop=_side_view(films, 2 * film + 1),
        value=value,
        completed=films.done >> film & 1 != 0,
        ranks=tuple(ranks),
        points=tuple([share(value, rank, ranks) for rank in ranks]),
    )


def _side_view(films: Films, side: i64) -> SideView:
    return SideView(
        cards=tuple(codes(films.sides[side].cards())),
        total=films.total(side),
        doubled=films.doubled >> side & 1 != 0,
        stopped=films.stopped >> side & 1 != 0,
    )


def _seat_view(game: TopOderFlop, owner: int, viewer: int) -> SeatView:
    seat = game.seats[owner]
    known = owner == viewer or game.actor == NOBODY
    rows = [
        tuple([_row_card_view(card, card.shown or known) for card in seat.row(film)])
        for film in range(len(FILMS))
    ]
    influence = seat.influence(hidden=known)
    return SeatView(seat.size, seat.markers, tuple(rows), tuple(influence))


def _row_card_view(card: RowCard, known: bool) -> RowCardView:
    return RowCardView(card.kind.code if known else None, card.shown)
