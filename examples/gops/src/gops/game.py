"""The rules, what a seat sees of them, and what it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from lichtspiel import (
    NOBODY,
    Action,
    Chance,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Refusal,
    Setup,
    State,
    View,
)
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Flag
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.rulebook import Rule, Rulebook

SUIT = range(1, 14)
BIDS = [Action(card - 1, str(card)) for card in SUIT]
_NUMBERS, _ROWS, _PAIRS = ("first", "bid"), ("prizes", "stake", "lost"), ("spent", "won")


@dataclass(frozen=True)
class GopsView(View):
    """GO-7: a bid is face down until both are there; nobody knows the order of the prizes."""

    first: int
    stake: tuple[int, ...]
    hand: tuple[int, ...]
    bid: int | None
    spent: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    lost: tuple[int, ...]


@dataclass(frozen=True)
class TurnedUp(Event):
    kind: ClassVar[str] = "turned-up"
    prize: int


@dataclass(frozen=True)
class Bid(Event):
    kind: ClassVar[str] = "bid"
    seat: int


@dataclass(frozen=True)
class Shown(Event):
    kind: ClassVar[str] = "shown"
    bids: tuple[int, ...]


class GopsState(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.prizes: list[int] = []  # face down, the next one last
        self.stake: list[int] = []
        self.first = 0
        self.bid = 0  # of `first`, while the other one thinks
        self.spent: list[list[int]] = [[], []]
        self.won: list[list[int]] = [[], []]
        self.lost: list[int] = []

    def hand(self, seat: int) -> list[int]:
        gone = [*self.spent[seat], self.bid if seat == self.first else 0]
        return [card for card in SUIT if card not in gone]

    def deal(self, chance: Chance) -> None:
        self.prizes = list(SUIT)  # GO-1
        chance.shuffle(self.prizes)
        self._next_turn()

    def _next_turn(self) -> None:
        """GO-2; GO-6: the game ends with the prizes."""
        if self.prizes:
            self.stake.append(self.prizes.pop())
            self.actor = self.first
            self._tell(TurnedUp(self.stake[-1]))
        else:
            self.lost, self.stake, self.actor = self.lost + self.stake, [], NOBODY

    def _tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.all(event)

    def legal_actions(self) -> list[Action]:
        return [BIDS[card - 1] for card in self.hand(self.actor)] if self.actor >= 0 else []

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor == NOBODY:
            return Refusal("GO-6", "gops-over")
        if action.id + 1 not in self.hand(self.actor):
            return Refusal("GO-3", "gops-not-held", {"card": action.id + 1})
        return None

    def apply(self, action: Action) -> None:
        if refusal := self.why_illegal(action):
            raise IllegalAction(refusal)
        self._tell(Bid(self.actor))
        if self.actor == self.first:
            self.bid = action.id + 1
            self.actor = 1 - self.first
        else:
            self._show(action.id + 1)

    def _show(self, answer: int) -> None:
        """GO-4, and GO-5 for a tie."""
        bids = (self.bid, answer) if self.first == 0 else (answer, self.bid)
        winner = -1 if bids[0] == bids[1] else bids.index(max(bids))
        for seat in (0, 1):
            self.spent[seat].append(bids[seat])
        self._tell(Shown(bids))
        if winner >= 0 or not self.setup.options["carry"]:
            (self.lost if winner < 0 else self.won[winner]).extend(self.stake)
            self.stake = []
        self.bid, self.first = 0, 1 - self.first
        self._next_turn()

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        scores = tuple(map(sum, self.won))
        winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
        return Outcome("points" if len(winners) == 1 else "draw", winners, scores)

    def view(self, seat: int) -> GopsView:
        self.check_viewer(seat)
        return GopsView(
            seat=seat,
            setup=self.setup,
            actor=self.actor,
            first=self.first,
            stake=tuple(self.stake),
            hand=tuple(self.hand(seat)) if seat >= 0 else (),
            bid=(self.bid or None) if seat == self.first else None,
            spent=tuple(map(tuple, self.spent)),
            won=tuple(map(tuple, self.won)),
            lost=tuple(self.lost),
        )

    def cards(self) -> list[int]:
        held = [self.hand(seat) + self.spent[seat] for seat in (0, 1)]
        held[self.first] += [self.bid] if self.bid else []
        numbered = [13 * (seat + 1) + card for seat in (0, 1) for card in held[seat]]
        return [*self.prizes, *self.stake, *self.won[0], *self.won[1], *self.lost, *numbered]

    def copy(self) -> GopsState:
        twin = restored(self.setup, self.to_json())
        twin.actor = self.actor
        return twin

    def to_json(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in (*_NUMBERS, *_ROWS, *_PAIRS)}


def restored(setup: Setup, parts: dict[str, Any]) -> GopsState:
    state = GopsState(setup)
    for name in _NUMBERS:
        setattr(state, name, parts[name])
    for name in _ROWS:
        setattr(state, name, list(parts[name]))
    for name in _PAIRS:
        setattr(state, name, [list(cards) for cards in parts[name]])
    state.actor = NOBODY if not state.stake else 1 - state.first if state.bid else state.first
    return state


class Gops(Game[GopsState, GopsView]):
    view_type = GopsView
    event_types = (TurnedUp, Bid, Shown)

    def __init__(self) -> None:
        super().__init__(
            "gops",
            ruleset=1,
            seats=(2, 2),
            options=(Flag("carry", rule="GO-5"),),
            all_actions=BIDS,
            turn_rule="GO-2",
            rulebook=Rulebook("GO", [Rule(number, "play") for number in range(1, 8)]),
        )

    def new(self, setup: Setup) -> GopsState:
        return GopsState(setup)

    def observation(self, setup: Setup) -> Observation:
        from gops.observation import OBSERVATION  # late: it imports this module

        return OBSERVATION

    def imagine(self, view: GopsView, chance: Chance) -> GopsState:
        known = {*view.stake, *view.won[0], *view.won[1], *view.lost}
        prizes = [card for card in SUIT if card not in known]
        chance.shuffle(prizes)
        bid = view.bid or 0
        if view.actor == 1 - view.first and view.seat != view.first:
            held = [card for card in SUIT if card not in view.spent[view.first]]
            bid = held[chance.below(len(held))]
        return restored(view.setup, {**vars(view), "prizes": prizes, "bid": bid})

    def read_state(self, setup: Setup, reader: Reader) -> GopsState:
        parts = reader.fields((*_NUMBERS, *_ROWS, *_PAIRS))
        found: dict[str, Any] = {name: _cards(parts[name]) for name in _ROWS}
        found |= {name: [_cards(item) for item in parts[name].items(2, 2)] for name in _PAIRS}
        found |= {"first": parts["first"].whole(0, 1), "bid": parts["bid"].whole(0, 13)}
        state = restored(setup, found)
        turns = 13 - len(state.prizes) - bool(state.stake)
        if sorted(state.cards()) != [*range(1, 40)] or {*map(len, state.spent)} != {turns}:
            raise reader.complain("gops-position")
        return state


def _cards(reader: Reader) -> list[int]:
    return [card.whole(1, 13) for card in reader.items(most=13)]
