"""What the rules forbid of a position (`State.problems`).

Not whether a game could have led to it: nobody asks how a hand became as small as it is, or who
took over what.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lichtspiel.engine.messages import Problem
from lichtspiel.games.top_oder_flop.cards import FILMS, INFLUENCE, KINDS, TITLES
from lichtspiel.games.top_oder_flop.deck import HAND
from lichtspiel.games.top_oder_flop.opening import can_open
from lichtspiel.games.top_oder_flop.seat import RowCard, Seat, markers_for

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def problems_of(game: TopOderFlop) -> list[Problem]:
    """Checks run from the cards to the hands and stop at the first level with a problem."""
    return (
        _of_cards(game)
        or _of_displays(game)
        or _of_markers(game)
        or (_of_opening(game) if game.opening else _of_turns(game))
    )


def _of_cards(game: TopOderFlop) -> list[Problem]:
    """TF-34: all cards of the deck, each in one place; TF-10: which ones leave the game."""
    found: list[Problem] = []
    for place, card in enumerate(game.gone):
        if card < INFLUENCE:
            which: dict[str, str | int] = {"card": KINDS[card].code}
            found.append(Problem(f"gone[{place}]", "TF-10", "tf-position-gone", which))
    there, wanted = Counter(game.cards()), Counter(game.deck)
    for card in sorted({*there, *wanted}):
        if there[card] != wanted[card]:
            counts: dict[str, str | int] = {
                "card": KINDS[card].code,
                "found": there[card],
                "wanted": wanted[card],
            }
            found.append(Problem("", "TF-34", "tf-position-cards", counts))
    return found


def _of_displays(game: TopOderFlop) -> list[Problem]:
    found: list[Problem] = []
    for number, seat in enumerate(game.seats):
        for film, name in enumerate(FILMS):
            for place, card in enumerate(seat.row(film)):
                where = f"seats[{number}].rows.{name}[{place}]"
                found += _of_row_card(where, place == 0, card)
    return found


def _of_row_card(where: str, first: bool, card: RowCard) -> list[Problem]:
    """TF-14: the first of a row lies face up; TF-8: a card names the film of its row, or is a
    change card (TF-9), which nobody but its owner has seen."""
    if first and not card.shown:
        return [Problem(f"{where}.shown", "TF-14", "tf-position-first")]
    changes = card.kind.number >= INFLUENCE
    if card.kind.names(card.film) or (changes and not card.shown):
        return []
    params: dict[str, str | int] = {"card": card.kind.code, "film": TITLES[card.film]}
    rule = "TF-9" if changes else "TF-8"
    return [Problem(f"{where}.card", rule, "tf-position-film", params)]


def _of_markers(game: TopOderFlop) -> list[Problem]:
    """TF-3, TF-18: those that lie at the films are those that the seats have played."""
    films = game.films
    placed = int(films.doubled).bit_count() + int(films.stopped).bit_count()
    played = sum([_markers_played(game, seat) for seat in game.seats])
    if placed == played:
        return []
    counts: dict[str, str | int] = {"placed": placed, "played": played}
    return [Problem("films", "TF-18", "tf-position-markers", counts)]


def _markers_played(game: TopOderFlop, seat: Seat) -> int:
    left: int = seat.markers
    return markers_for(len(game.seats)) - left


def _of_opening(game: TopOderFlop) -> list[Problem]:
    """TF-5: it goes round twice, and before the first turn there is nothing but its cards."""
    films, seats = game.films, len(game.seats)
    if films.cards() or films.doubled or films.stopped:
        return [Problem("films", "TF-5", "tf-position-opening-films")]
    if game.gone:
        return [Problem("gone", "TF-5", "tf-position-opening-gone")]
    found: list[Problem] = []
    lap: int = min([len(seat.display) for seat in game.seats])
    laid: int = 2 * seats - game.opening - lap * seats
    mover: int = game.mover
    ahead = {(mover - back) % seats for back in range(1, laid + 1)}
    for number, seat in enumerate(game.seats):
        rows, hand = f"seats[{number}].rows", f"seats[{number}].hand"
        count = lap + (1 if number in ahead else 0)
        if len(seat.display) != count or int(seat.rows).bit_count() != count:
            found.append(Problem(rows, "TF-5", "tf-position-opening-laid", {"wanted": count}))
        elif seat.size != HAND - count:
            wanted: dict[str, str | int] = {"wanted": HAND - count}
            found.append(Problem(hand, "TF-4", "tf-position-opening-hand", wanted))
        elif not can_open(seat, seat.hand_cards()):
            found.append(Problem(hand, "TF-5", "tf-position-cannot-open"))
    return found


def _of_turns(game: TopOderFlop) -> list[Problem]:
    """TF-5: two rows at least; TF-26: who has nothing left has ended the game.

    TF-8, TF-9, TF-11: a hand of 6 after the opening, one less for each card laid face down from it,
    one more for each marker played. That it is not larger bounds what others have to imagine.
    """
    found: list[Problem] = []
    for number, seat in enumerate(game.seats):
        where = f"seats[{number}]"
        kept = sum([1 for card in seat.display if not card.shown])
        most = HAND - 2 + _markers_played(game, seat)
        if int(seat.rows).bit_count() < 2:
            found.append(Problem(f"{where}.rows", "TF-5", "tf-position-rows"))
        elif seat.empty() and number != game.mover:
            found.append(Problem(where, "TF-26", "tf-position-empty"))
        elif seat.size + kept > most:
            found.append(Problem(f"{where}.hand", "TF-8", "tf-position-hand", {"most": most}))
    return found
