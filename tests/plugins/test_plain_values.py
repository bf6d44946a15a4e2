"""The terminal's plain table says by name what belongs to whom, as the browser's does."""

from __future__ import annotations

from dataclasses import dataclass

from lichtspiel import View, all_games
from lichtspiel.terminal.faces.plain import PlainFace
from lichtspiel.text import texts_in


@dataclass(frozen=True)
class LanternView(View):
    lead_seat: int
    winner: int
    points_by_seat: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]


def test_what_belongs_to_whom_is_said_by_name() -> None:
    face = PlainFace(texts_in("en"), ["Mia", "Bo"], all_games()[0])
    two = ((3,), (4, 5))
    view = LanternView(0, all_games()[0].setup(), 1, 1, -2, (7, 8), two, two, (1, 2))
    assert face.sentences(view, []) == [
        "lead seat: Bo",
        "winner: –",
        "points by seat: Mia 7; Bo 8",
        "won: Mia 3; Bo 4, 5",
        "piles: 3, 4, 5",
        "row: 1, 2",
        "Bo is next.",
    ]
