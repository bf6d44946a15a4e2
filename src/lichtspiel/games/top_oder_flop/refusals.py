"""Why a play is refused, in words' place: the rule and the message that explains it.

Called only when something is illegal; `state` decides that.
"""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import NONE, Keep, Move, pair_spelled
from lichtspiel.games.top_oder_flop.cards import ANY_MOVE, SIDE_TITLES, TITLES, Kind, spelled
from lichtspiel.games.top_oder_flop.films import Films


def card_not_in_hand(rule: str, kind: Kind) -> Refusal:
    return Refusal(rule, "tf-not-in-hand", spelled(kind))


def no_opening(id: str, keep: Keep) -> Refusal:
    """TF-5: the opening has rules of its own."""
    return Refusal("TF-5", id, {**spelled(keep.kind), "film": TITLES[keep.film]})


def no_row(keep: Keep) -> Refusal:
    return Refusal("TF-9", "tf-no-row", {**spelled(keep.kind), "film": TITLES[keep.film]})


def already_doubled(side: i64) -> Refusal:
    where: dict[str, str | int] = {"film": TITLES[side // 2], "side": SIDE_TITLES[side % 2]}
    return Refusal("TF-16", "tf-doubled", where)


def side_closed(films: Films, side: i64, rule: str = "") -> Refusal | None:
    """TF-17, TF-25 (TF-22 for moves): a side that cannot change any more; None if it can."""
    film = TITLES[side // 2]
    if films.done >> (side // 2) & 1:
        return Refusal(rule or "TF-25", "tf-completed", {"film": film})
    if films.stopped >> side & 1:
        return Refusal(rule or "TF-17", "tf-stopped", {"film": film, "side": SIDE_TITLES[side % 2]})
    return None


def cannot_land(films: Films, side: i64, value: i64, over: i64, rule: str) -> Refusal:
    """TF-15: why a card of this value cannot go there, or not in this way."""
    shut = side_closed(films, side, rule)
    if shut is not None:
        return shut
    there = films.sides[side]
    where: dict[str, str | int] = {"film": TITLES[side // 2], "side": SIDE_TITLES[side % 2]}
    if films.room >> side & 1:
        return Refusal(rule or "TF-15", "tf-has-room", where)
    if value <= there.low:
        return Refusal(
            rule or "TF-15", "tf-too-low", {**where, "value": value, "lowest": there.low}
        )
    if over == NONE:
        return Refusal(rule or "TF-15", "tf-full", {**where, "lowest": there.low})
    pair = pair_spelled(side // 2, over)
    return Refusal("TF-15", "tf-not-replaced", {**where, "pair": pair, "lowest": there.low})


def cannot_take(films: Films, move: Move) -> Refusal:
    """TF-19 to TF-22: why this card cannot be moved away."""
    shut = side_closed(films, move.source, "TF-22")
    if shut is not None:
        return shut
    there = films.sides[move.source]
    where: dict[str, str | int] = {
        "film": TITLES[move.source // 2],
        "side": SIDE_TITLES[move.source % 2],
    }
    if there.count == 0:
        rule = "TF-20" if move.kind.change == ANY_MOVE else "TF-19"
        return Refusal(rule, "tf-nothing-to-move", where)
    pair = pair_spelled(move.source // 2, move.other)
    return Refusal("TF-21", "tf-not-lowest", {**where, "pair": pair, "lowest": there.low})
