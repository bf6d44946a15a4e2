"""Top oder Flop as the registry knows it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, Game, Setup, State
from lichtspiel.engine.errors import BadNotation, IllegalAction, LichtspielError
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Choice, Document
from lichtspiel.engine.reading import Reader
from lichtspiel.games.top_oder_flop import reading
from lichtspiel.games.top_oder_flop.actions import ACTIONS
from lichtspiel.games.top_oder_flop.cards import BY_CODE
from lichtspiel.games.top_oder_flop.deck import (
    HOUSE,
    MOST_SEATS,
    canonical,
    deck_cards,
    refuse_failing_deck,
)
from lichtspiel.games.top_oder_flop.imagine import imagine
from lichtspiel.games.top_oder_flop.notation import explain, written
from lichtspiel.games.top_oder_flop.observation import observation
from lichtspiel.games.top_oder_flop.refusals import not_in_hand
from lichtspiel.games.top_oder_flop.rulebook import RULEBOOK
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet
from lichtspiel.games.top_oder_flop.state import STARTS, TopOderFlop, before_the_deal
from lichtspiel.games.top_oder_flop.view import EVENTS, TopOderFlopView

_PLAY = re.compile(r"([a-z]{1,3}[+-]?[0-9]) (own|moves|top|flop)\b")
"""How a play of a card begins."""
_PAIR = re.compile(r"\b([acdrt])([acdrt])([1-4]?)\b")


@dataclass(frozen=True)
class StartingSeat(Choice):
    """TF-4: random, or one of the seats."""

    def at(self, seats: int) -> StartingSeat:
        return replace(self, values=self.values[: 1 + seats])


class TopOderFlopGame(Game[TopOderFlop, TopOderFlopView]):
    """TF-1: two to five seats, five films."""

    view_type = TopOderFlopView
    event_types = EVENTS
    outcome_type = ScoreSheet

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
                StartingSeat("start", rule="TF-4", values=STARTS),
            ),
            all_actions=ACTIONS,
            turn_rule="TF-4",
            rulebook=RULEBOOK,
        )

    def parse(self, text: str, state: State | None = None) -> Action:
        """Forgives the order of a card's films, and typographic signs."""
        words = " ".join(text.lower().replace("−", "-").replace("×", "x").split())
        words = _PAIR.sub(_in_order, words)
        try:
            return super().parse(words, state)
        except BadNotation as unknown:
            raise _why_no_action(words, state) or unknown from None

    def samples(self) -> Sequence[Setup]:
        """A chosen seat deals the same way whichever it is: the ends of the row will do."""
        seats = range(self.least_seats, self.most_seats + 1)
        return (
            *(self.setup(number) for number in seats),
            self.setup(2, {"start": "first"}),
            self.setup(3, {"start": "third"}),
        )

    def read_action(self, found: Mapping[str, object], state: State | None = None) -> Action:
        """A play that no card could ever do is refused with its rule, as in `parse`."""
        try:
            return super().read_action(found, state)
        except BadNotation as unknown:
            raise _why_no_action(written(found), state) or unknown from None

    def new(self, setup: Setup) -> TopOderFlop:
        return before_the_deal(setup, deck_cards(str(setup.options["deck"])))

    def imagine(self, view: TopOderFlopView, chance: Chance) -> TopOderFlop:
        return imagine(view, chance)

    def observation(self, setup: Setup) -> Observation:
        return observation(setup.seats)

    def read_state(self, setup: Setup, reader: Reader) -> TopOderFlop:
        return reading.read_state(setup, reader)


def _is_opening(state: State | None) -> bool:
    return isinstance(state, TopOderFlop) and state.lap() > 0


def _why_no_action(words: str, state: State | None) -> LichtspielError | None:
    return _not_held(words, state) or explain(words, opening=_is_opening(state))


def _not_held(words: str, state: State | None) -> LichtspielError | None:
    """Check first that the player has the card: other faults come after that."""
    play = _PLAY.match(words)
    if play is None or not isinstance(state, TopOderFlop) or state.actor < 0:
        return None
    card, verb = play.groups()
    if card not in BY_CODE:
        return BadNotation("tf-no-card", card=card)
    if card in state.view(state.actor).hand:
        return None
    rule = "TF-5" if state.lap() > 0 else {"own": "TF-8", "moves": "TF-10"}.get(verb, "TF-7")
    return IllegalAction(not_in_hand(rule, BY_CODE[card]))


def _in_order(found: re.Match[str]) -> str:
    """`ca3` is the card `ac3`."""
    one, two, value = found.groups()
    return f"{min(one, two)}{max(one, two)}{value}"
