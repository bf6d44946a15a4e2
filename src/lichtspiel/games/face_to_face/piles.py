"""The cards, the four piles, and which cards a pile takes.

A set of cards is one integer with bit c set for card c (`engine.bits`). `TAKES[pile][top]` is the
set of cards that may be laid on a pile that shows `top`.
"""

from __future__ import annotations

from typing import Final

from lichtspiel.engine.bits import set_of

LOWEST: Final = 2
HIGHEST: Final = 59
DECK: Final = range(LOWEST, HIGHEST + 1)
"""FF-1: the number cards that each seat owns."""

UP_STARTS: Final = 1
DOWN_STARTS: Final = 60
"""FF-2: the row cards. They are not number cards, and not among the 58 of a player."""

OWN_UP: Final = 0
OWN_DOWN: Final = 1
HELP_UP: Final = 2
HELP_DOWN: Final = 3
PILES: Final = ("up", "down", "help-up", "help-down")
"""The four piles from the point of view of the seat to move: its own two, the opponent's."""

BACKWARDS: Final = 10
"""How far the backwards trick goes, exactly (FF-7, FF-8); any number of times a turn (FF-9)."""


WHOLE_DECK: Final = set_of(DECK)


def _own_up(top: int) -> int:
    """FF-7: higher than the top card, or exactly 10 lower, no matter who laid the top card."""
    return set_of([card for card in DECK if card > top or card == top - BACKWARDS])


def _own_down(top: int) -> int:
    """FF-8: lower than the top card, or exactly 10 higher."""
    return set_of([card for card in DECK if card < top or card == top + BACKWARDS])


def _help_up(top: int) -> int:
    """FF-10: it must improve the opponent's pile: any lower card. Nothing below 1 (FF-11)."""
    return set_of([card for card in DECK if card < top])


def _help_down(top: int) -> int:
    """FF-10: any higher card. Nothing above 60 (FF-11)."""
    return set_of([card for card in DECK if card > top])


TAKES: Final[list[list[int]]] = [
    [takes(top) for top in range(DOWN_STARTS + 1)]
    for takes in (_own_up, _own_down, _help_up, _help_down)
]
