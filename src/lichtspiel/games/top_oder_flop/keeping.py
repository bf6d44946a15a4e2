"""A card from the hand into the own display (TF-8, TF-9). No draw follows.

An influence card can always go there, a change card onto the rows that there are (`Seat.rows`):
`laying` and `moving` list that beside the other plays of the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import Keep
from lichtspiel.games.top_oder_flop.cards import FILMS, INFLUENCE, TITLES, spelled
from lichtspiel.games.top_oder_flop.refusals import not_in_hand
from lichtspiel.games.top_oder_flop.view import Kept, KeptCard, Opened

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def why_no_keep(game: TopOderFlop, keep: Keep) -> Refusal | None:
    """Only into the own display, so TF-12 holds by itself."""
    kind = keep.kind
    changes = kind.number >= INFLUENCE
    if not game.me.hand & kind.bit:
        return not_in_hand("TF-9" if changes else "TF-8", kind)
    if changes and not game.me.has_row(keep.film):
        return Refusal("TF-9", "tf-no-row", {**spelled(kind), "film": TITLES[keep.film]})
    return None


def carry_out_keep(game: TopOderFlop, keep: Keep) -> None:
    """No draw. TF-5: in the opening the turn just passes."""
    me = game.me
    me.drop(keep.kind)
    opens = me.add(keep.film, keep.kind, seen=False)
    if game.told is not None:
        _tell(game, keep, opens)
    if game.opening:
        game.opening -= 1
    elif me.empty():
        game.over("emptied")
        return
    game.pass_on()


def _tell(game: TopOderFlop, keep: Keep, opens: bool) -> None:
    """TF-33: face down from the hand, nobody else learns card, kind or sign."""
    assert game.told is not None
    seat: int = game.actor
    card, film = keep.kind.code, FILMS[keep.film]
    if opens:
        game.told.all(Opened(seat, card, film))
    else:
        game.told.only(seat, KeptCard(seat, card, film))
        game.told.others(seat, Kept(seat, film))
