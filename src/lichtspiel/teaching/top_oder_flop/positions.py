"""Positions of Top oder Flop set up by hand, in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from lichtspiel.engine.position import position_of
from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS, INFLUENCE, KINDS
from lichtspiel.games.top_oder_flop.deck import deck_cards
from lichtspiel.games.top_oder_flop.seat import markers_for
from lichtspiel.games.top_oder_flop.state import TopOderFlop

Rows = Mapping[str, str]


class _Box:
    """The cards of a deck that nobody has placed yet."""

    def __init__(self, deck: str) -> None:
        self.cards = [KINDS[card].code for card in deck_cards(deck)]

    def take(self, code: str) -> str:
        self.cards.remove(code)
        return code

    def opening_rows(self) -> dict[str, list[dict[str, object]]]:
        """Two rows for a player who plays no part in the picture."""
        rows: dict[str, list[dict[str, object]]] = {}
        for film in ("rr", "tt"):
            codes = [c for c in self.cards if BY_CODE[c].names(FILMS.index(film))]
            rows[film] = [{"card": self.take(codes[0]), "shown": True}]
        return rows


def table(  # noqa: PLR0913  all that may lie on it
    hand: str = "",
    *,
    seats: int = 3,
    mover: int = 0,
    films: Mapping[str, str] | None = None,
    rows: Mapping[int, Rows] | None = None,
    hands: Mapping[int, str] | None = None,
    markers: Mapping[int, int] | None = None,
    gone: str = "",
    draw: str = "",
    pile: bool = True,
    deck: str = "house",
) -> TopOderFlop:
    """A table after the opening.

    `films` has sides such as `{"cc top": "ac3 c5 stop"}`; `rows` has displays such as
    `{0: {"aa": "ac1 ad2 any+3?"}}`, where `?` marks what was laid face down from the hand.
    The mover holds `hand`, the others what `hands` says; a seat without a marker has a card.
    Without a `pile`, or with just `draw` to draw, all other cards lie in the last seat's
    display or have left the game.
    """
    box = _Box(deck)
    sides: dict[str, list[str]] = {
        f"{film} {side}": [] for film in FILMS for side in ("top", "flop")
    } | {place: words.split() for place, words in (films or {}).items()}
    film_documents = {
        film: {side: _side(box, sides[f"{film} {side}"]) for side in ("top", "flop")}
        for film in FILMS
    }
    displays = {seat: _rows(box, given) for seat, given in (rows or {}).items()}
    held = {seat: [box.take(c) for c in words.split()] for seat, words in (hands or {}).items()}
    held[mover] = [box.take(code) for code in hand.split()]
    left_game = [box.take(code) for code in gone.split()]
    to_draw = [box.take(code) for code in draw.split()]
    placed = sum(("x2" in words) + ("stop" in words) for words in sides.values())
    left = _markers_left(seats, placed, markers or {})
    for seat in range(seats):
        displays.setdefault(seat, box.opening_rows() if seat not in displays else {})
        if pile and not left[seat] and not held.get(seat):  # TF-26: it would be over
            held[seat] = [box.cards.pop()]
    people = [
        {"hand": held.get(seat, []), "markers": left[seat], "rows": displays[seat]}
        for seat in range(seats)
    ]
    if to_draw or not pile:
        left_game += _dump(box, displays[seats - 1])
    return position_of(
        TopOderFlop,
        "top-oder-flop",
        {
            "mover": mover,
            "films": film_documents,
            "seats": people,
            "draw": to_draw or box.cards,
            "gone": left_game,
        },
        seats=seats,
        options={"deck": deck},
    )


def _side(box: _Box, words: list[str]) -> dict[str, object]:
    return {
        "cards": [box.take(word) for word in words if word not in ("x2", "stop")],
        "doubled": "x2" in words,
        "stopped": "stop" in words,
    }


def _rows(box: _Box, rows: Rows) -> dict[str, list[dict[str, object]]]:
    return {
        film: [
            {"card": box.take(word.removesuffix("?")), "shown": not word.endswith("?")}
            for word in words.split()
        ]
        for film, words in rows.items()
    }


def _markers_left(seats: int, placed: int, given: Mapping[int, int]) -> list[int]:
    """Who has played the markers that lie at the films: the last seats first."""
    left = [given.get(seat, markers_for(seats)) for seat in range(seats)]
    missing = placed - sum(markers_for(seats) - mine for mine in left)
    for seat in reversed(range(seats)):
        while missing > 0 and seat not in given and left[seat]:
            left[seat] -= 1
            missing -= 1
    return left


def _dump(box: _Box, rows: dict[str, list[dict[str, object]]]) -> list[str]:
    """Put everything that is left into a display, and the change cards out of the game."""
    gone = [code for code in box.cards if BY_CODE[code].number >= INFLUENCE]
    for code in box.cards:
        kind = BY_CODE[code]
        if kind.number < INFLUENCE:
            rows.setdefault(FILMS[kind.one], []).append({"card": code, "shown": True})
    box.cards = []
    return gone
