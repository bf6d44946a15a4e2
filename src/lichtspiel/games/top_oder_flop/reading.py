"""Positions of Top oder Flop from documents, with every invariant checked."""

from __future__ import annotations

from collections import Counter

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.reading import Reader
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    FILMS,
    INFLUENCE,
    KINDS,
    ROOM,
    SIDE_NAMES,
    TITLES,
    Kind,
)
from lichtspiel.games.top_oder_flop.deck import HAND, MOST, deck_cards
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.imagine import place_side
from lichtspiel.games.top_oder_flop.opening import can_open
from lichtspiel.games.top_oder_flop.seat import Seat, markers_for
from lichtspiel.games.top_oder_flop.state import TopOderFlop


def read_state(setup: Setup, reader: Reader) -> TopOderFlop:
    """A position as `TopOderFlop.to_json` writes it. Whether it is over follows from it."""
    parts = reader.fields(("mover", "films", "seats", "draw", "gone"))
    films = _read_films(parts["films"])
    places = parts["seats"].items(setup.seats, setup.seats)
    seats = [_read_seat(setup, place) for place in places]
    state = TopOderFlop(setup, deck_cards(str(setup.options["deck"])), films, seats)
    state.turn_of(parts["mover"].whole(0, setup.seats - 1))
    state.pile = [int(_card(item).number) for item in parts["draw"].items(most=MOST)]
    state.gone = [int(_change_card(item).number) for item in parts["gone"].items(most=MOST)]
    state.opening = sum(max(0, 2 - len(seat.display)) for seat in seats)
    _check_cards(reader, state)
    _check_markers(parts["films"], state)
    if state.opening:
        _check_opening(parts, places, state)
    else:
        _find_end(places, state)
        _check_hands(places, state)
    return state


# -- cards -----------------------------------------------------------------------------


def _card(reader: Reader) -> Kind:
    code = reader.text()
    if code not in BY_CODE:
        raise reader.complain("tf-position-card", found=code[:20])
    return BY_CODE[code]


def _change_card(reader: Reader) -> Kind:
    kind = _card(reader)
    if kind.number < INFLUENCE:
        raise reader.complain("tf-position-gone", card=kind.code)
    return kind


def _card_of(reader: Reader, film: int) -> Kind:
    """An influence card that names this film."""
    kind = _card(reader)
    if not kind.names(film):
        raise reader.complain("tf-position-film", card=kind.code, film=TITLES[film])
    return kind


def _check_cards(reader: Reader, state: TopOderFlop) -> None:
    """TF-34: all cards of the deck, each in one place."""
    found, wanted = Counter(state.cards()), Counter(state.deck)
    for kind in sorted(set(found) | set(wanted)):
        if found[kind] != wanted[kind]:
            raise reader.complain(
                "tf-position-cards",
                card=KINDS[kind].code,
                found=found[kind],
                wanted=wanted[kind],
            )


# -- films -----------------------------------------------------------------------------


def _read_films(reader: Reader) -> Films:
    films = empty_films()
    parts = reader.fields(FILMS)
    for film, name in enumerate(FILMS):
        sides = parts[name].fields(SIDE_NAMES)
        for place, side in enumerate(SIDE_NAMES):
            _read_side(films, 2 * film + place, sides[side])
        films.complete(film)
    return films


def _read_side(films: Films, side: int, reader: Reader) -> None:
    parts = reader.fields(("cards", "doubled", "stopped"))
    cards = [_card_of(item, side // 2).code for item in parts["cards"].items(most=ROOM)]
    place_side(films, side, cards, parts["doubled"].flag(), parts["stopped"].flag())


def _check_markers(reader: Reader, state: TopOderFlop) -> None:
    """TF-3, TF-18: those that lie at the films are those that the seats have played."""
    films = state.films
    placed = int(films.doubled).bit_count() + int(films.stopped).bit_count()
    played = markers_for(len(state.seats)) * len(state.seats) - sum(
        int(seat.markers) for seat in state.seats
    )
    if placed != played:
        raise reader.complain("tf-position-markers", placed=placed, played=played)


# -- seats -----------------------------------------------------------------------------


def _read_seat(setup: Setup, reader: Reader) -> Seat:
    parts = reader.fields(("hand", "markers", "rows"))
    seat = Seat(parts["markers"].whole(0, markers_for(setup.seats)))
    for item in parts["hand"].items(most=HAND):
        seat.get(_card(item))
    rows = parts["rows"].fields((), optional=FILMS)
    for film, name in enumerate(FILMS):
        if name in rows:
            for item in rows[name].items(least=1):
                _read_row_card(seat, film, item)
    return seat


def _read_row_card(seat: Seat, film: int, reader: Reader) -> None:
    """TF-14: the first lies face up; TF-9: a change card only face down from the hand."""
    parts = reader.fields(("card", "shown"))
    shown = parts["shown"].flag()
    first = not seat.has_row(film)
    if first and not shown:
        raise parts["shown"].complain("tf-position-first")
    kind = _card(parts["card"])
    if shown or kind.number < INFLUENCE:
        kind = _card_of(parts["card"], film)
    seat.add(film, kind, seen=shown)


def _check_opening(parts: dict[str, Reader], places: list[Reader], state: TopOderFlop) -> None:
    """TF-5: before the first turn there is nothing but the cards of the opening."""
    seats = len(state.seats)
    if state.films.cards() or state.films.doubled or state.films.stopped or state.gone:
        raise parts["films"].complain("tf-position-opening-films")
    lap = min(len(seat.display) for seat in state.seats)
    laid = 2 * seats - int(state.opening) - lap * seats
    ahead = {(int(state.mover) - back) % seats for back in range(1, laid + 1)}
    for number, (place, seat) in enumerate(zip(places, state.seats, strict=True)):
        count = lap + (number in ahead)
        if len(seat.display) != count or int(seat.rows).bit_count() != count:
            raise place.complain("tf-position-opening-laid", wanted=count)
        if seat.size != HAND - count:
            raise place.complain("tf-position-hand", least=HAND - count, most=HAND - count)
        if not can_open(seat, seat.hand_cards()):
            raise place.complain("tf-position-cannot-open")


def _check_hands(places: list[Reader], state: TopOderFlop) -> None:
    """How many cards a seat can hold after what it has laid into its display.

    The opening lays 2 of the 8 cards, a face-down card from the hand is one less, a
    marker one more. A row's first card came from the hand or from a film's side.
    """
    for number, (place, seat) in enumerate(zip(places, state.seats, strict=True)):
        rows = int(seat.rows).bit_count()
        if rows < 2:
            raise place.complain("tf-position-rows")
        kept = sum(1 for card in seat.display if not card.shown)
        most = HAND - 2 - kept + markers_for(len(places)) - int(seat.markers)
        least = most - (rows - 2)
        if number == state.mover and state.reason == "films":
            least -= 1  # TF-26: no draw
        if not state.pile:
            least = 0  # TF-13
        if not max(0, least) <= seat.size <= most:
            raise place.complain("tf-position-hand", least=max(0, least), most=most)


def _find_end(places: list[Reader], state: TopOderFlop) -> None:
    """TF-26: the end is part of the position, not something to be claimed."""
    for number, (place, seat) in enumerate(zip(places, state.seats, strict=True)):
        if seat.empty() and number != state.mover:
            raise place.complain("tf-position-empty")
    if state.films.all_done():
        state.settle("films")
    elif state.me.empty():
        state.settle("emptied")
