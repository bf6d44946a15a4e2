"""A marker onto a side of a film, as ×2 or as stop (TF-11, TF-16 to TF-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtspiel.engine.messages import Refusal
from lichtspiel.games.top_oder_flop.actions import DOUBLES, STOPS, Mark
from lichtspiel.games.top_oder_flop.cards import FILMS, SIDE_NAMES
from lichtspiel.games.top_oder_flop.refusals import only_own_display, side_closed, side_titles
from lichtspiel.games.top_oder_flop.view import Marked

if TYPE_CHECKING:
    from lichtspiel.games.top_oder_flop.state import TopOderFlop


def list_marks(game: TopOderFlop, legal: list[object]) -> None:
    if game.me.markers:
        legal += DOUBLES[game.films.doublable()]
        legal += STOPS[game.films.open_sides()]


def why_no_mark(game: TopOderFlop, mark: Mark) -> Refusal | None:
    """TF-16, TF-17: not on a stop, and no second ×2; a stop may lie on a ×2."""
    if game.opening:
        return only_own_display()
    if game.me.markers == 0:
        return Refusal("TF-3", "tf-no-marker")
    films = game.films
    sides = films.open_sides() if mark.stop else films.doublable()
    if sides >> mark.side & 1:
        return None
    return side_closed(films, mark.side) or Refusal("TF-16", "tf-doubled", side_titles(mark.side))


def carry_out_mark(game: TopOderFlop, mark: Mark) -> None:
    game.me.markers -= 1
    if mark.stop:
        game.films.stop(mark.side)
    else:
        game.films.double(mark.side)
    if game.told is not None:
        film, side = FILMS[mark.side // 2], SIDE_NAMES[mark.side % 2]
        game.told.all(Marked(game.actor, "stop" if mark.stop else "x2", film, side))
    game.end_turn(mark.side // 2)
