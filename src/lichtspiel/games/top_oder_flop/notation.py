"""Plays that are no actions because no card could ever do them, and the rule that says so.

The table of actions holds only what some card can do in some position. Whoever types
something else in good form gets the rule's number, as for any other illegal play.
"""

from __future__ import annotations

import re
from typing import Final

from lichtspiel.engine.errors import BadNotation

_FILM: Final = "(aa|cc|dd|rr|tt)"
_SIDE: Final = f"(top|flop) {_FILM}"
_KEEP: Final = re.compile(rf"([acdrt]{{1,2}})([1-5]) own {_FILM}")
_LAY: Final = re.compile(
    rf"([acdrt]{{1,2}})([1-5]) {_SIDE}(?: over ([acdrt]{{1,2}})5? for {_FILM})?"
)
_MOVE: Final = re.compile(rf"(tf|ft|any)[+-]3 moves ([acdrt]{{1,2}})5? from {_SIDE} to {_SIDE}.*")
_WAYS: Final = {"tf": ("top", "flop"), "ft": ("flop", "top")}


def explain(words: str) -> BadNotation | None:
    """Why this is no action, if it is a play in good form."""
    if words == "pass":
        return BadNotation("tf-no-pass", rule="TF-12")
    if keep := _KEEP.fullmatch(words):
        card, value, film = keep.groups()
        return _unnamed("TF-8", card + value, card, film)
    if lay := _LAY.fullmatch(words):
        return _no_lay(*lay.groups())
    if move := _MOVE.fullmatch(words):
        return _no_move(*move.groups())
    return None


def _unnamed(rule: str, shown: str, films: str, film: str) -> BadNotation | None:
    if film[0] in films:
        return None
    return BadNotation("tf-film-not-named", rule=rule, card=shown, film=film.upper())


def _no_lay(
    card: str, value: str, _side: str, film: str, over: str | None, row: str | None
) -> BadNotation | None:
    unnamed = _unnamed("TF-7", card + value, card, film)
    if unnamed is not None or over is None or row is None:
        return unnamed
    return (
        _unnamed("TF-15", over, over, film)
        or _unnamed("TF-15", over, over, row)
        or BadNotation("tf-not-higher-ever", rule="TF-15", card=card + value)
    )


def _no_move(
    change: str, card: str, side: str, film: str, to_side: str, to_film: str
) -> BadNotation | None:
    if (side, film) == (to_side, to_film):
        return BadNotation("tf-no-way-back", rule="TF-23")
    if change in _WAYS and _WAYS[change] != (side, to_side):
        return BadNotation("tf-wrong-way", rule="TF-19", change=change)
    rule = "TF-20" if change == "any" else "TF-19"
    return _unnamed(rule, card, card, film) or _unnamed(rule, card, card, to_film)
