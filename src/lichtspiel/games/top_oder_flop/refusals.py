"""Refusals shared by several plays. All others are beside the rule they belong to."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.cards import SIDE_TITLES, TITLES, Kind, spelled
from lichtspiel.games.top_oder_flop.films import Films


def not_in_hand(rule: str, kind: Kind) -> Refusal:
    return Refusal(rule, "tf-not-in-hand", spelled(kind))


def only_own_display() -> Refusal:
    """TF-5: films and markers come after the opening."""
    return Refusal("TF-5", "tf-opening-display")


def side_titles(side: i64) -> dict[str, str | int]:
    """A side of a film, for a message."""
    return {"film": TITLES[side // 2], "side": SIDE_TITLES[side % 2]}


def side_closed(films: Films, side: i64, rule: str = "") -> Refusal | None:
    """TF-17, TF-25 (TF-22 for moves): why a side cannot change any more; None if it can."""
    if films.done >> (side // 2) & 1:
        return Refusal(rule or "TF-25", "tf-completed", {"film": TITLES[side // 2]})
    if films.stopped >> side & 1:
        return Refusal(rule or "TF-17", "tf-stopped", side_titles(side))
    return None
