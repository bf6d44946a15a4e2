"""Plays that are no actions because no card could ever do them, and the rule that says so.

The list of actions has only what some card can do in some position. Any other well-formed play
is refused with the rule's number, like an illegal action.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from lichtspiel.engine.errors import BadNotation, IllegalAction, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import pair_spelled
from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS, FIVE, TITLES, spelled

_LETTERS: Final = "acdrt"
_FILM: Final = "(aa|cc|dd|rr|tt)"
_SIDE: Final = f"(top|flop) {_FILM}"
_KEEP: Final = re.compile(rf"([acdrt]{{1,2}}[1-5]) own {_FILM}")
_AT_FILM: Final = "([acdrt]{2}|[acdrt]5)"
_OVER: Final = f"(?: over {_AT_FILM} for {_FILM})?"
_LAY: Final = re.compile(rf"([acdrt]{{1,2}}[1-5]) {_SIDE}{_OVER}")
_MOVE: Final = re.compile(rf"(tf|ft|any)[+-]3 moves {_AT_FILM} from {_SIDE} to {_SIDE}{_OVER}")
_WAYS: Final = {"tf": ("top", "flop"), "ft": ("flop", "top")}


def written(parts: Mapping[str, object]) -> str:
    """The notation of a play that programs name by its parts (`Action.parts`)."""
    part = {name: str(value) for name, value in parts.items()}
    place = f"{part.get('side')} {part.get('film')}"
    over = f" over {part['over']} for {part.get('row')}" if "over" in part else ""
    if part.get("kind") == "keep":
        return f"{part.get('card')} own {part.get('film')}"
    if part.get("kind") == "move":
        source = f"{part.get('from_side')} {part.get('from_film')}"
        return f"{part.get('card')} moves {part.get('pair')} from {source} to {place}{over}"
    return f"{part.get('card')} {place}{over}"


def explain(words: str, *, opening: bool) -> LichtspielError | None:
    """Why a well-formed play is not an action."""
    if words == "pass":
        return BadNotation("tf-no-pass", rule="TF-12")
    if keep := _KEEP.fullmatch(words):
        return _unnamed("TF-5" if opening else "TF-8", *keep.groups())
    explained = None
    if lay := _LAY.fullmatch(words):
        explained = _no_lay(*lay.groups())
    elif move := _MOVE.fullmatch(words):
        explained = _no_move(*move.groups())
    if explained is not None and opening:
        return IllegalAction(Refusal("TF-5", "tf-opening-display"))
    return explained


def _unnamed(rule: str, card: str, film: str) -> BadNotation | None:
    if film[0] in card or card not in BY_CODE:
        return None
    return BadNotation("tf-film-not-named", rule=rule, film=_title(film), **spelled(BY_CODE[card]))


def _unnamed_pair(rule: str, pair: str, film: str) -> BadNotation | None:
    if film[0] in pair:
        return None
    other = pair[0] if pair[-1] == str(FIVE) else pair[-1]
    shown = pair_spelled(_LETTERS.index(pair[0]), _LETTERS.index(other))
    return BadNotation("tf-pair-not-named", rule=rule, pair=shown, film=_title(film))


def _title(film: str) -> str:
    return TITLES[FILMS.index(film)]


def _no_lay(
    card: str, _side: str, film: str, over: str | None, row: str | None
) -> BadNotation | None:
    unnamed = _unnamed("TF-7", card, film)
    if unnamed is not None or over is None or row is None or card not in BY_CODE:
        return unnamed
    not_replaced = _not_replaced(over, row, film)
    if not_replaced is None and BY_CODE[card].value == 1:
        return BadNotation("tf-one-replaces-none", rule="TF-15")
    return not_replaced


def _not_replaced(over: str, row: str, film: str) -> BadNotation | None:
    """TF-15: why this card is replaced on no side of the film, or not taken for that row."""
    unnamed = _unnamed_pair("TF-15", over, film) or _unnamed_pair("TF-15", over, row)
    if unnamed is None and over[-1] == str(FIVE):
        return BadNotation("tf-five-stays", rule="TF-15")
    return unnamed


def _no_move(
    change: str,
    pair: str,
    side: str,
    film: str,
    to_side: str,
    to_film: str,
    over: str | None,
    row: str | None,
) -> BadNotation | None:
    if (side, film) == (to_side, to_film):
        return BadNotation("tf-no-way-back", rule="TF-23")
    if change in _WAYS and _WAYS[change] != (side, to_side):
        return BadNotation("tf-wrong-way", rule="TF-19", change=change)
    rule = "TF-20" if change == "any" else "TF-19"
    unnamed = _unnamed_pair(rule, pair, film) or _unnamed_pair(rule, pair, to_film)
    if unnamed is not None or over is None or row is None:
        return unnamed
    return _not_replaced(over, row, to_film)
