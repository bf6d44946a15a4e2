"""A change card's action on the films (TF-10, TF-19 to TF-23).

`list_moves` also lists what else change cards can do: go into the own display (`keeping`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import (
    PLAYS_BY_BIT,
    Move,
    Plays,
    pair_spelled,
)
from lichtspiel.games.top_oder_flop.cards import ANY_MOVE, FILMS, INFLUENCE_CARDS, SIDE_NAMES, Kind
from lichtspiel.games.top_oder_flop.films import Films, Side
from lichtspiel.games.top_oder_flop.laying import (
    count_landings,
    land,
    list_landings,
    why_no_landing,
)
from lichtspiel.games.top_oder_flop.refusals import (
    not_in_hand,
    only_own_display,
    side_closed,
    side_titles,
)
from lichtspiel.games.top_oder_flop.view import Moved

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def list_moves(game: TopOderFlop, legal: list[object]) -> None:
    """All plays of change cards: onto the rows of the own display (TF-9), and at the films."""
    me = game.me
    rest = me.hand & ~INFLUENCE_CARDS
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        plays = PLAYS_BY_BIT[bit % 67]
        legal += plays.by_rows[me.rows]
        _list_moves_of(game.films, legal, plays)


def _list_moves_of(films: Films, legal: list[object], plays: Plays) -> None:
    """TF-19 to TF-23: the lowest cards of every side that is open to change."""
    sources = plays.sources & films.open_sides()
    for there in films.sides:
        if sources >> there.number & 1:
            list_moves_from(films, legal, plays, there)


def list_moves_from(films: Films, legal: list[object], plays: Plays, there: Side) -> None:
    film = there.film
    lows = there.lows
    other: i64 = 0
    while lows != 0:
        if lows & 1:
            elsewhere = plays.targets & ~(1 << (there.number & 1))
            if other == film:  # a five: the second film is the first again
                elsewhere &= 3
            flight = 5 * there.number + other
            list_landings(films, legal, plays, flight, film, other, elsewhere, there.low)
        lows >>= 1
        other += 1


def count_moves_from(films: Films, plays: Plays, there: Side) -> i64:
    """How many moves `list_moves_from` lists: each of the lowest cards may go to the other side of
    this film, and to both sides of its other film."""
    count = count_landings(films, plays.goals & there.away, there.low)
    beside = plays.goals & there.beside
    if (films.room | films.full) & beside:
        count += there.lowest_cards * count_landings(films, beside, there.low)
    return count


def why_no_move(game: TopOderFlop, move: Move) -> Refusal | None:
    """TF-23: only an action that can be carried out completely."""
    if game.opening:
        return only_own_display()
    if not game.me.hand & move.kind.bit:
        return not_in_hand("TF-10", move.kind)
    films = game.films
    there = films.sides[move.source]
    if not films.open_sides() >> move.source & 1 or not there.lows >> move.other & 1:
        return side_closed(films, move.source, "TF-22") or _cannot_take(films, move)
    return why_no_landing(films, move.target, there.low, move.over, "TF-22")


def _cannot_take(films: Films, move: Move) -> Refusal:
    """TF-19 to TF-21: why this card cannot be moved away from an open side."""
    there = films.sides[move.source]
    where = side_titles(move.source)
    if there.count == 0:
        rule = "TF-20" if move.kind.change == ANY_MOVE else "TF-19"
        return Refusal(rule, "tf-nothing-to-move", where)
    pair = pair_spelled(move.source // 2, move.other)
    return Refusal("TF-21", "tf-not-lowest", {**where, "pair": pair, "lowest": there.low})


def carry_out_move(game: TopOderFlop, move: Move) -> None:
    """TF-10: the card of the action leaves the game, the moved one changes sides."""
    films = game.films
    game.me.drop(move.kind)
    game.gone.append(move.kind.number)
    kind = films.sides[move.source].lowest(move.other)
    if game.told is not None:
        _tell(game, move, kind)
    films.take(move.source, kind)
    land(game, move.target, kind, move.over, move.row)
    game.end_turn(move.target // 2)


def _tell(game: TopOderFlop, move: Move, kind: Kind) -> None:
    assert game.told is not None
    game.told.all(
        Moved(
            game.actor,
            move.kind.code,
            kind.code,
            FILMS[move.source // 2],
            SIDE_NAMES[move.source % 2],
            FILMS[move.target // 2],
            SIDE_NAMES[move.target % 2],
        )
    )
