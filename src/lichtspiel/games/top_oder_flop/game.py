"""Top oder Flop as the registry knows it."""

from __future__ import annotations

import re

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, Game, Setup, State
from lichtspiel.engine.errors import BadNotation
from lichtspiel.engine.options import Document
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.view import View
from lichtspiel.games.top_oder_flop import reading
from lichtspiel.games.top_oder_flop.actions import ACTIONS
from lichtspiel.games.top_oder_flop.deck import (
    HOUSE,
    MOST_SEATS,
    canonical,
    deck_cards,
    refuse_failing_deck,
)
from lichtspiel.games.top_oder_flop.imagine import imagine
from lichtspiel.games.top_oder_flop.notation import explain
from lichtspiel.games.top_oder_flop.state import TopOderFlop, before_the_deal
from lichtspiel.games.top_oder_flop.view import TopOderFlopView

_PAIR = re.compile(r"\b([acdrt])([acdrt])([1-4]?)\b")


class TopOderFlopGame(Game):
    """TF-1: two to five seats, five films."""

    def __init__(self) -> None:
        super().__init__(
            "top-oder-flop",
            ruleset=1,
            seats=(2, MOST_SEATS),
            usual_seats=4,
            options=(
                Document(
                    "deck",
                    rule="TF-34",
                    default=HOUSE,
                    canonical=canonical,
                    playable=refuse_failing_deck,
                ),
            ),
            actions=ACTIONS,
            turn_rule="TF-4",
            view_type=TopOderFlopView,
        )

    def parse(self, text: str, state: State | None = None) -> Action:
        """Forgives the order of a card's films, and typographic signs."""
        words = " ".join(text.lower().replace("−", "-").replace("×", "x").split())
        try:
            return super().parse(_PAIR.sub(_in_order, words), state)
        except BadNotation:
            opening = isinstance(state, TopOderFlop) and state.lap() > 0
            explained = explain(_PAIR.sub(_in_order, words), opening=opening)
            if explained is None:
                raise
            raise explained from None

    def new(self, setup: Setup) -> TopOderFlop:
        return before_the_deal(setup, deck_cards(str(setup.options["deck"])))

    def imagine(self, view: View, chance: Chance) -> TopOderFlop:
        assert isinstance(view, TopOderFlopView)
        return imagine(self.setup(len(view.seats), {"deck": view.deck}, kept=True), view, chance)

    def read_state(self, setup: Setup, reader: Reader) -> TopOderFlop:
        return reading.read_state(setup, reader)

    def read_view(self, setup: Setup, reader: Reader) -> TopOderFlopView:
        return reading.read_view(setup, reader)


def _in_order(found: re.Match[str]) -> str:
    """`ca3` is the card `ac3`."""
    one, two, value = found.groups()
    return f"{min(one, two)}{max(one, two)}{value}"
