"""Points, targets and the winner of a match (HP-19 to HP-22)."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.games.hollywood_poker.cards import half


def points_for(seats: int) -> list[int]:
    """HP-20: the points of a deal, by the position reached in it."""
    h = half(seats)
    top = list(range(2 * h + 2, h + 2, -1))
    middle = [h + 1] if seats % 2 else []
    return top + middle + list(range(h, 0, -1))


LEAST_TARGET = 10
"""HP-21: the rulebook's targets may be lowered so far."""


def target_for(seats: int) -> int:
    """HP-21: what wins a match for points, unless another target is agreed on."""
    return 10 * (half(seats) + 1)


def ranking(
    end: str, points: Sequence[int], megastars: Sequence[int], last: Sequence[int]
) -> list[int]:
    """HP-22: all seats, the winner first. `last` is the order of finishing the last deal.

    For points, they count first; else who was Megastar most often. Nobody is tied:
    the position in the last deal decides in the end.
    """
    if end == "points":
        return sorted(last, key=lambda seat: -points[seat])
    return sorted(last, key=lambda seat: (-megastars[seat], -points[seat]))
