"""TF-27 to TF-32: the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Outcome
from lichtspiel.engine.objects import by_fields
from lichtspiel.games.top_oder_flop.cards import FILMS, FilmName
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.seat import Seat

LEFT_OVER: Final = 2
"""TF-27: points for each card in hand and each marker not played."""


@dataclass(frozen=True)
class FilmScore:
    """One film's line of the sheet. `influence`, `ranks` and `points` are by seat."""

    film: FilmName
    top: int
    flop: int
    value: int
    influence: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def to_json(self) -> dict[str, object]:
        return {
            "film": self.film,
            "top": self.top,
            "flop": self.flop,
            "value": self.value,
            "influence": list(self.influence),
            "ranks": list(self.ranks),
            "points": list(self.points),
        }


@dataclass(frozen=True)
class ScoreSheet(Outcome):
    """TF-32: the outcome as the pad has it; `scores` are the totals."""

    films: tuple[FilmScore, ...]
    cards_left: tuple[int, ...]
    markers_left: tuple[int, ...]
    left_points: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "films": [film.to_json() for film in self.films],
            "cards_left": list(self.cards_left),
            "markers_left": list(self.markers_left),
            "left_points": list(self.left_points),
        }


def score_sheet(reason: str, films: Films, seats: list[Seat]) -> ScoreSheet:
    """The whole sheet of a finished game."""
    influence = [seat.influence() for seat in seats]
    lines = tuple(
        [_film_score(film, films, [rows[film] for rows in influence]) for film in range(len(FILMS))]
    )
    left = [LEFT_OVER * (seat.size + seat.markers) for seat in seats]
    totals = [left[seat] + sum([line.points[seat] for line in lines]) for seat in range(len(seats))]
    best = max(totals)
    return ScoreSheet(
        reason,
        tuple([seat for seat, total in enumerate(totals) if total == best]),
        tuple(totals),
        lines,
        tuple([int(seat.size) for seat in seats]),
        tuple([int(seat.markers) for seat in seats]),
        tuple(left),
    )


def _film_score(film: i64, films: Films, influence: list[int]) -> FilmScore:
    value = films.value(film)
    ranks = ranking(influence)
    return FilmScore(
        FILMS[film],
        films.total(2 * film),
        films.total(2 * film + 1),
        value,
        tuple(influence),
        tuple(ranks),
        tuple([share(value, rank, ranks) for rank in ranks]),
    )


def ranking(influence: list[int]) -> list[int]:
    """TF-30: every seat ranks, also one with 0 or less: one more than those above it."""
    return [1 + len([1 for other in influence if other > mine]) for mine in influence]


def share(value: int, rank: int, ranks: list[int]) -> int:
    """TF-30, TF-31: the points of one seat.

    Seats that tie share the places they take: first and second place together are
    worth 1½ times the value, the second alone half of it. Always rounded up.
    """
    tied = ranks.count(rank)
    if rank == 1:
        return value if tied == 1 else -(-3 * value // (2 * tied))
    return -(-value // (2 * tied)) if rank == 2 else 0
