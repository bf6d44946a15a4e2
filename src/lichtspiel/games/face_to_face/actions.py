"""The actions of Face to Face: lay a card on a pile, end the turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action, Part
from lichtspiel.games.face_to_face.piles import DECK, HELP_UP, LOWEST, PILES, TAKES


@dataclass(frozen=True, eq=False, repr=False)
class Lay(Action):
    """Lay a card of the hand on a pile.

    The card sets are precomputed, so that the rules look nothing up while they run: `bit` is
    the card as a set, `takes` the cards that the pile accepts from its owner once this card is on
    top, `helps` those that it then accepts from the owner's opponent.
    """

    card: i64
    pile: i64
    bit: i64
    takes: i64
    helps: i64

    def parts(self) -> Mapping[str, Part]:
        return {"card": self.card, "pile": PILES[self.pile]}


@dataclass(frozen=True, eq=False, repr=False)
class End(Action):
    """End the turn: draw, and let the opponent move."""


def _lay(card: int, pile: int) -> Lay:
    kind = pile % HELP_UP  # an up pile or a down pile, of either player
    return Lay(
        (card - LOWEST) * len(PILES) + pile,
        f"{card} {PILES[pile].replace('-', ' ')}",
        card,
        pile,
        1 << card,
        TAKES[kind][card],
        TAKES[HELP_UP + kind][card],
    )


LAYS: Final[list[Lay]] = [_lay(card, pile) for card in DECK for pile in range(len(PILES))]
END: Final = End(len(LAYS), "end")
ACTIONS: Final[list[Action]] = [*LAYS, END]
