"""Decks that fall as somebody wants them to."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.engine.chance import Chance


class StackedDeck(Chance):
    """Shuffles these cards into this order, and draws no lots but the first."""

    def __init__(self, cards: Sequence[int]) -> None:
        self._cards = list(cards)

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, cards: list[int]) -> None:
        assert sorted(cards) == sorted(self._cards), "other cards than there are"
        cards[:] = self._cards
