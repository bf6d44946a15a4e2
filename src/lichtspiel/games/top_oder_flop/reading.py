"""Positions of Top oder Flop from documents: their shape. `problems` has the rules on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.messages import Problem
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.shape import Between, Count, OneOf, read_shape
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    FILMS,
    KINDS,
    ROOM,
    SIDE_NAMES,
    TITLES,
    FilmName,
)
from lichtspiel.games.top_oder_flop.deck import HAND, MOST, MOST_SEATS
from lichtspiel.games.top_oder_flop.restore import numbers, restore, restore_seat
from lichtspiel.games.top_oder_flop.seat import markers_for
from lichtspiel.games.top_oder_flop.state import TopOderFlop

Card = Annotated[str, OneOf(BY_CODE, "tf-position-card")]
Cards = Annotated[tuple[Card, ...], Count(0, MOST)]


@dataclass(frozen=True)
class SidePart:
    cards: Annotated[tuple[Card, ...], Count(0, ROOM)]
    doubled: bool
    stopped: bool


@dataclass(frozen=True)
class FilmPart:
    top: SidePart
    flop: SidePart


@dataclass(frozen=True)
class FilmsPart:
    aa: FilmPart
    cc: FilmPart
    dd: FilmPart
    rr: FilmPart
    tt: FilmPart


@dataclass(frozen=True)
class RowCardPart:
    card: Card
    shown: bool


@dataclass(frozen=True)
class SeatPart:
    hand: Annotated[tuple[Card, ...], Count(0, HAND)]
    markers: Annotated[int, Between(0, markers_for(2))]
    rows: dict[FilmName, Annotated[tuple[RowCardPart, ...], Count(1, MOST)]]


@dataclass(frozen=True)
class Document:
    """As `TopOderFlop.to_json` writes it."""

    mover: Annotated[int, Between(0, MOST_SEATS - 1)]
    films: FilmsPart
    seats: tuple[SeatPart, ...]
    draw: Cards
    gone: Cards


def read_state(setup: Setup, reader: Reader) -> TopOderFlop:
    """The position. Whether it is over follows from it (TF-26)."""
    found = read_shape(Document, reader)
    _check_sizes(setup, reader)
    films = found.films
    by_film = (films.aa, films.cc, films.dd, films.rr, films.tt)
    _check_sides(by_film, reader.at("films"))
    seats = [
        restore_seat(seat.markers, [seat.rows.get(film, ()) for film in FILMS])
        for seat in found.seats
    ]
    state = restore(setup, by_film, seats, found.mover, found.gone)
    state.pile = numbers(found.draw)
    for seat, part in zip(seats, found.seats, strict=True):
        for card in numbers(part.hand):
            seat.get(KINDS[card])
    reader.refuse(state.problems())
    if state.films.all_done():
        state.settle("films")
    elif state.me.empty():
        state.settle("emptied")
    return state


def _check_sizes(setup: Setup, reader: Reader) -> None:
    """How the number of seats determines the parts (TF-3)."""
    reader.at("mover").whole(0, setup.seats - 1)
    for seat in reader.at("seats").items(setup.seats, setup.seats):
        seat.at("markers").whole(0, markers_for(setup.seats))


def _check_sides(films: tuple[FilmPart, ...], reader: Reader) -> None:
    """TF-7: a card lies at a film that it names; `Side` can hold no other."""
    for film, part in enumerate(films):
        for name, side in zip(SIDE_NAMES, (part.top, part.flop), strict=True):
            places = reader.at(FILMS[film]).at(name).at("cards").items()
            for code, place in zip(side.cards, places, strict=True):
                if not BY_CODE[code].names(film):
                    named = {"card": code, "film": TITLES[film]}
                    place.refuse([Problem("", "TF-7", "tf-position-film", named)])
