"""A random play, drawn without listing all of them (`State.random_action`).

The plays are counted, card by card and side by side, and one number is drawn. Then the play in that
place of the list is found: only the plays of its card, or of its side, are listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from lichtspiel.engine.bits import set_of, size
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action
from lichtspiel.games.top_oder_flop.actions import PLAYS_BY_BIT
from lichtspiel.games.top_oder_flop.cards import (
    FILMS,
    INFLUENCE_CARDS,
    KINDS,
)
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.laying import count_lays_of, lay_of_at
from lichtspiel.games.top_oder_flop.marking import list_marks
from lichtspiel.games.top_oder_flop.moving import count_moves_from, list_moves_from

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


class _OfFilm:
    """Sets of influence cards: those that name a film, and of them those above a value. As
    attributes, because a large integer out of a list takes longer than all the rest here."""

    naming: i64
    above1: i64
    above2: i64
    above3: i64
    above4: i64

    def __init__(self, film: int) -> None:
        def above(value: int) -> int:
            return set_of(
                [kind.number for kind in KINDS if kind.names(film) and kind.value > value]
            )

        self.naming = above(0)
        self.above1 = above(1)
        self.above2 = above(2)
        self.above3 = above(3)
        self.above4 = above(4)

    def above(self, value: i64) -> i64:
        if value < 3:
            return self.above1 if value == 1 else self.above2
        return self.above3 if value == 3 else self.above4 if value == 4 else 0


_OF_FILM: Final[list[_OfFilm]] = [_OfFilm(film) for film in range(len(FILMS))]


def random_play(game: TopOderFlop, chance: Chance) -> Action:
    """After the opening."""
    me, films = game.me, game.films
    lays = _count_lays(films, me.hand & INFLUENCE_CARDS)
    moves = _count_moves(game, me.hand & ~INFLUENCE_CARDS)
    marks = size(films.doublable()) + size(films.open_sides()) if me.markers else 0
    place = chance.below(lays + moves + marks)
    if place < lays:
        return _lay_at(films, me.hand & INFLUENCE_CARDS, place)
    if place < lays + moves:
        return _move_at(game, me.hand & ~INFLUENCE_CARDS, place - lays)
    legal: list[object] = []
    list_marks(game, legal)
    return cast("Action", legal[place - lays - moves])


def _count_lays(films: Films, hand: i64) -> i64:
    """Film by film: how many cards name it, and how many ways each can land there. An influence
    card can also go into the own display, for each of its films."""
    count: i64 = 0
    room, full = films.room, films.full
    for of_film in _OF_FILM:
        naming = size(hand & of_film.naming)
        ways = 1 + (room & 1) + (room >> 1 & 1)
        count += ways * naming
        room >>= 2
    if full != 0:
        for there in films.sides:
            if full >> there.number & 1:
                higher = hand & _OF_FILM[there.film].above(there.low)
                count += 2 * there.lowest_cards * size(higher)
    return count


def _lay_at(films: Films, hand: i64, place: i64) -> Action:
    while True:
        bit = hand & -hand
        hand ^= bit
        plays = PLAYS_BY_BIT[bit % 67]
        count = count_lays_of(films, plays)
        if place < count:
            return lay_of_at(films, plays, place)
        place -= count


def _count_moves(game: TopOderFlop, hand: i64) -> i64:
    films, rows = game.films, size(game.me.rows)
    sources = films.open_sides() & films.laid
    count: i64 = 0
    while hand != 0:
        bit = hand & -hand
        hand ^= bit
        plays = PLAYS_BY_BIT[bit % 67]
        count += rows
        rest = plays.sources & sources
        side: i64 = 0
        while rest != 0:
            if rest & 1:
                count += count_moves_from(films, plays, films.sides[side])
            rest >>= 1
            side += 1
    return count


def _move_at(game: TopOderFlop, hand: i64, place: i64) -> Action:
    films, rows = game.films, game.me.rows
    sources = films.open_sides() & films.laid
    while True:
        bit = hand & -hand
        hand ^= bit
        plays = PLAYS_BY_BIT[bit % 67]
        keeps = plays.by_rows[rows]
        if place < len(keeps):
            return keeps[place]
        place -= len(keeps)
        rest = plays.sources & sources
        side: i64 = 0
        while rest != 0:
            if rest & 1:
                there = films.sides[side]
                count = count_moves_from(films, plays, there)
                if place < count:
                    legal: list[object] = []
                    list_moves_from(films, legal, plays, there)
                    return cast("Action", legal[place])
                place -= count
            rest >>= 1
            side += 1
