"""Stacked decks, for lessons and tests."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.engine.chance import Chance


class StackedDeck(Chance):
    """A Chance that shuffles cards into a given order, and always draws the number 0."""

    def __init__(self, cards: Sequence[int]) -> None:
        self._cards = list(cards)

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, cards: list[int]) -> None:
        assert sorted(cards) == sorted(self._cards), "other cards than there are"
        cards[:] = self._cards
