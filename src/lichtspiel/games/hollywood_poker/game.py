"""Hollywood Poker as the registry knows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, Game, Setup, State
from lichtspiel.engine.errors import BadNotation, IllegalAction
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Choice, Number, NumberBySeats, Option
from lichtspiel.engine.reading import Reader
from lichtspiel.games.hollywood_poker.actions import ACTIONS
from lichtspiel.games.hollywood_poker.cards import DOUBLE, MOST_SEATS, written
from lichtspiel.games.hollywood_poker.gifts import gift_first
from lichtspiel.games.hollywood_poker.imagine import imagine
from lichtspiel.games.hollywood_poker.observation import observation
from lichtspiel.games.hollywood_poker.reading import read_state
from lichtspiel.games.hollywood_poker.rulebook import RULEBOOK
from lichtspiel.games.hollywood_poker.scoring import LEAST_TARGET, target_for
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match
from lichtspiel.games.hollywood_poker.view import (
    CAREERS,
    EVENTS,
    DealEnded,
    HollywoodPokerView,
    Leads,
    MatchOutcome,
)

SEATS = range(2, MOST_SEATS + 1)
_CHOOSING = range(3, MOST_SEATS)
"""With two seats there is no career between the first and the last, with eight there are all."""
_CARDS = re.compile(r"(give )?((?:[0-9]{1,2}|d)(?:[- ](?:[0-9]{1,2}|d))*)")
"""What people type: `6-6-D`, `6 6 d`, `give 7`."""


@dataclass(frozen=True)
class Careers(Option):
    """HP-2: the careers between Megastar and Dishwasher, highest first: `actor+starlet`."""

    kind = "several"

    wanted: int = MOST_SEATS - 2
    """How many of them there are."""

    def at(self, seats: int) -> Careers:
        return replace(self, wanted=seats - 2)

    def default_for(self, seats: int) -> str:
        return "+".join(CAREERS[1 : seats - 1])

    def allowed(self) -> str:
        return f"{self.wanted} × " + "+".join(CAREERS[1:-1])

    def words(self) -> Sequence[str]:
        return CAREERS[1:-1]

    def bounds(self) -> tuple[int, int]:
        return self.wanted, self.wanted

    def check(self, value: object) -> str:
        if not isinstance(value, str):
            raise self._misfit(value)
        chosen = value.split("+") if value else []
        if chosen != [name for name in CAREERS[1:-1] if name in chosen]:
            raise self._misfit(value)
        if len(chosen) != self.wanted:
            raise self._misfit(value)
        return value

    def parse(self, text: str) -> str:
        """Whether it fits turns out when the number of seats is known."""
        return text.lower()


class HollywoodPokerGame(Game[HollywoodPoker, HollywoodPokerView]):
    """HP-1: two to eight seats."""

    view_type = HollywoodPokerView
    event_types = EVENTS
    station_types = (DealEnded, Leads)
    outcome_type = MatchOutcome

    def __init__(self) -> None:
        super().__init__(
            "hollywood-poker",
            ruleset=1,
            seats=(SEATS[0], SEATS[-1]),
            usual_seats=4,
            options=(
                Choice("round", rule="HP-12", values=("lap", "open", "locked")),
                Choice("end", rule="HP-19", values=("points", "deals", "time")),
                NumberBySeats(
                    "target",
                    rule="HP-21",
                    when={"end": "points"},
                    defaults={seats: target_for(seats) for seats in SEATS},
                    least=LEAST_TARGET,
                    most=200,
                ),
                Number("deals", rule="HP-19", when={"end": "deals"}, default=10, least=1, most=100),
                Number(
                    "minutes", rule="HP-19", when={"end": "time"}, default=60, least=1, most=600
                ),
                Careers("careers", rule="HP-2", seats=_CHOOSING),
            ),
            all_actions=ACTIONS,
            turn_rule="HP-9",
            rulebook=RULEBOOK,
        )

    def parse(self, text: str, state: State | None = None) -> Action:
        words = " ".join(text.lower().split())
        typed = _CARDS.fullmatch(words)
        if typed is None:
            return super().parse("pass" if words == "p" else words, state)
        give, cards = typed.groups()
        named = sorted(_card(card) for card in re.split("[- ]", cards))
        action = self._by_notation.get(f"{give or ''}{written(named)}")
        if action is not None:
            return action
        if isinstance(state, HollywoodPoker) and state.actor >= 0 and state.gifts.due:
            raise IllegalAction(gift_first(state, len(named)))
        if not give and len({card for card in named if card != DOUBLE}) > 1:
            raise BadNotation("hp-mixed-values", cards=words[:40], rule="HP-10")
        if isinstance(state, HollywoodPoker) and state.actor >= 0:  # more of them than there are
            cards = "-".join(re.split("[- ]", cards.upper()))
            raise IllegalAction(Refusal("HP-15", "hp-not-in-hand", {"cards": cards[:40]}))
        raise BadNotation("notation-unknown", game=self.slug, text=words[:40])

    def samples(self) -> Sequence[Setup]:
        """Two deals show everything but the end by points or time."""
        short = {"end": "deals", "deals": 2}
        return (
            *(self.setup(seats, short) for seats in SEATS),
            self.setup(4, {**short, "round": "open"}),
            self.setup(4, {**short, "round": "locked"}),
            self.setup(4, {**short, "careers": "actor+stuntman"}),
            self.setup(2, {"end": "points", "target": 21}),
            self.setup(4, {"end": "time", "minutes": 5}),
        )

    def minutes(self, setup: Setup) -> int | None:
        """HP-19: one of the ways a match can end."""
        return int(setup.options["minutes"]) if setup.options["end"] == "time" else None

    def new(self, setup: Setup) -> HollywoodPoker:
        return new_match(setup)

    def imagine(self, view: HollywoodPokerView, chance: Chance) -> HollywoodPoker:
        return imagine(view, chance)

    def observation(self, setup: Setup) -> Observation:
        return observation(setup.seats)

    def read_state(self, setup: Setup, reader: Reader) -> HollywoodPoker:
        return read_state(setup, reader)


def _card(text: str) -> int:
    """The number of a card; for an unknown card, a number that no card has."""
    if text == "d":
        return DOUBLE
    return int(text) if int(text) < DOUBLE else 0
