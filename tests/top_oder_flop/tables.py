"""What tests of Top oder Flop ask of a table."""

from __future__ import annotations

from lichtspiel import get_game
from lichtspiel.games.top_oder_flop.cards import FILMS
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.teaching.top_oder_flop.positions import table
from tests.moves import legal, play, rule_against

__all__ = [
    "GAME",
    "legal",
    "play",
    "row_of",
    "rule_against",
    "side_of",
    "table",
]

GAME = get_game("top-oder-flop")


def row_of(state: TopOderFlop, seat: int, film: str) -> str:
    """A row as the builder writes it."""
    cards = state.seats[seat].row(FILMS.index(film))
    return " ".join(card.kind.code + ("" if card.shown else "?") for card in cards)


def side_of(state: TopOderFlop, place: str) -> str:
    """A side of a film as the builder writes it."""
    film, side = place.split()
    shown = getattr(state.view(-1).films[FILMS.index(film)], side)
    marks = ["x2"] * shown.doubled + ["stop"] * shown.stopped
    return " ".join([*shown.cards, *marks])
