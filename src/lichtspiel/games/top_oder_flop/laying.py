"""An influence card to a side of a film (TF-7), and how any card comes to lie there (TF-15).

`list_lays` also lists what else influence cards can do: go into the own display (`keeping`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from lichtspiel.engine.bits import size
from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import NONE, PLAYS_BY_BIT, Lay, Plays, pair_spelled
from lichtspiel.games.top_oder_flop.cards import FILMS, INFLUENCE_CARDS, SIDE_NAMES, Kind
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.refusals import (
    not_in_hand,
    only_own_display,
    side_closed,
    side_titles,
)
from lichtspiel.games.top_oder_flop.view import Laid, TookOver

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def list_lays(game: TopOderFlop, legal: list[object]) -> None:
    """All plays of influence cards: into the own display (TF-8), and to the films."""
    films = game.films
    rest = game.me.hand & INFLUENCE_CARDS
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        list_lays_of(films, legal, PLAYS_BY_BIT[bit % 67])


def list_lays_of(films: Films, legal: list[object], plays: Plays) -> None:
    kind = plays.kind
    list_landings(films, legal, plays, 0, kind.one, kind.two, plays.targets, kind.value)


def count_lays_of(films: Films, plays: Plays) -> i64:
    """How many plays `list_lays_of` lists."""
    return len(plays.keeps) + count_landings(films, plays.goals, plays.kind.value)


def lay_of_at(films: Films, plays: Plays, place: i64) -> Action:
    """The one in this place of them: mostly it replaces nothing."""
    kind = plays.kind
    landings = plays.landings[_places(films.room, kind.one, kind.two) & plays.targets]
    if place < len(landings):
        return cast("Action", landings[place])
    legal: list[object] = []
    list_lays_of(films, legal, plays)
    return cast("Action", legal[place])


def why_no_lay(game: TopOderFlop, lay: Lay) -> Refusal | None:
    if game.opening:
        return only_own_display()
    if not game.me.hand & lay.kind.bit:
        return not_in_hand("TF-7", lay.kind)
    return why_no_landing(game.films, lay.side, lay.kind.value, lay.over, "")


def carry_out_lay(game: TopOderFlop, lay: Lay) -> None:
    game.me.drop(lay.kind)
    if game.told is not None:
        film, side = FILMS[lay.side // 2], SIDE_NAMES[lay.side % 2]
        game.told.all(Laid(game.actor, lay.kind.code, film, side))
    land(game, lay.side, lay.kind, lay.over, lay.row)
    game.end_turn(lay.side // 2)


# -- landing: for cards from the hand and for those that a change card moves ---------------


def list_landings(
    films: Films,
    legal: list[object],
    plays: Plays,
    flight: i64,
    one: i64,
    two: i64,
    targets: i64,
    value: i64,
) -> None:
    """TF-7, TF-15, TF-22: where a card of two films may go, of those four places."""
    landings = plays.landings[16 * flight + (_places(films.room, one, two) & targets)]
    if landings:
        legal += landings
    if films.full == 0:
        return
    full = _places(films.full, one, two) & targets
    if full & 1:
        _list_replacing(films, legal, plays, flight, 2 * one, value)
    if full & 2:
        _list_replacing(films, legal, plays, flight, 2 * one + 1, value)
    if full & 4:
        _list_replacing(films, legal, plays, flight, 2 * two, value)
    if full & 8:
        _list_replacing(films, legal, plays, flight, 2 * two + 1, value)


def _places(sides: i64, one: i64, two: i64) -> i64:
    """Those of two films, as `Plays.targets` has them."""
    return sides >> (2 * one) & 3 | (sides >> (2 * two) & 3) << 2


def _list_replacing(
    films: Films, legal: list[object], plays: Plays, flight: i64, side: i64, value: i64
) -> None:
    """TF-15: the card replaced is taken for either of its films."""
    replaced = films.sides[side].replaced_by(value)
    at = 100 * flight + 10 * side
    while replaced != 0:
        if replaced & 1:
            legal.append(plays.over[at])
            legal.append(plays.over[at + 1])
        replaced >>= 1
        at += 2


def count_landings(films: Films, sides: i64, value: i64) -> i64:
    """TF-7, TF-15: in how many ways a card of this value may come to lie on these sides."""
    count = size(films.room & sides)
    full = films.full & sides
    side: i64 = 0
    while full != 0:
        if full & 1:
            there = films.sides[side]
            if value > there.low:
                count += 2 * there.lowest_cards
        full >>= 1
        side += 1
    return count


def why_no_landing(films: Films, side: i64, value: i64, over: i64, rule: str) -> Refusal | None:
    """TF-15: there is room, or a card is replaced. `rule`: the one that a move is refused by."""
    if over == NONE:
        if films.room >> side & 1:
            return None
    elif films.full >> side & 1 and films.sides[side].replaced_by(value) >> over & 1:
        return None
    return side_closed(films, side, rule) or _cannot_land(films, side, value, over, rule)


def _cannot_land(films: Films, side: i64, value: i64, over: i64, rule: str) -> Refusal:
    """Why a card of this value cannot go to an open side, or not in this way."""
    where = side_titles(side)
    lowest = films.sides[side].low
    if films.room >> side & 1:
        return Refusal(rule or "TF-15", "tf-has-room", where)
    if not films.sides[side].replaced_by(value):
        params = {**where, "value": value, "lowest": lowest}
        return Refusal(rule or "TF-15", "tf-too-low", params)
    if over == NONE:
        return Refusal(rule or "TF-15", "tf-full", {**where, "lowest": lowest})
    pair = pair_spelled(side // 2, over)
    return Refusal("TF-15", "tf-not-replaced", {**where, "pair": pair, "lowest": lowest})


def land(game: TopOderFlop, side: i64, kind: Kind, over: i64, row: i64) -> None:
    """TF-15: a replaced card goes into the player's own display, seen by all."""
    films = game.films
    if over == NONE:
        films.lay(side, kind)
        return
    replaced = films.sides[side].lowest(over)
    films.take(side, replaced)
    films.lay(side, kind)
    opens = game.me.add(row, replaced, seen=True)
    if game.told is not None:
        game.told.all(TookOver(game.actor, replaced.code, FILMS[row], opens))
