"""The contract every game keeps: action, state, view, outcome, game.

    game = get_game(slug)
    state = game.new(game.setup())       # nothing dealt yet: state.actor == CHANCE
    state.deal(chance)                   # chance is explicit: whoever drives brings it
    while state.actor >= 0:              # a seat is to act
        actions = state.legal_actions()
        state.apply(actions[0])          # or an IllegalAction that says why
    state.outcome()

A driver that also keeps the seeds, the record and what each seat was told is
`lichtspiel.engine.table.Table`. `lichtspiel.testing.check_game` proves that a game
keeps this contract.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadInput, BadNotation, BadSetup
from lichtspiel.engine.messages import Message, Refusal, nearest
from lichtspiel.engine.options import Option, OptionValue
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.told import Event, Told
from lichtspiel.engine.view import SPECTATOR, View

CHANCE: Final = -1
"""`State.actor` while cards are to be dealt: nobody decides, `deal` comes next."""
NOBODY: Final = -2
"""`State.actor` when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Action:
    """What a seat wants to do, as a value.

    The actions of a game are made once and shared (`Game.actions`): the same action is
    the same object, so they are compared and listed at no cost. `id` is the place in that
    table, small and fixed, for tensors; `notation` is what people type and records keep.
    """

    id: int
    notation: str

    def __str__(self) -> str:
        return self.notation


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Outcome:
    """How a game ended: `reason` as the rules name it, and what each seat has of it."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "scores": list(self.scores),
        }

    def deals_won(self) -> tuple[int, ...]:
        """Of a match of many deals: how many of them each seat won. Nothing where one is all."""
        return ()


@dataclass(frozen=True)
class Setup:
    """What is agreed before the first card: which game, how many seats, which options."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "seats": self.seats, "options": dict(self.options)}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game with everything in it, hidden cards included.

    Only the engine and its drivers hold a state. Whatever leaves for a seat is
    made by `view`, or told to that seat by `apply` and `deal`. Views and documents
    are of a dealt table: not while `actor` is CHANCE.
    """

    setup: Setup
    actor: i64
    """The seat to act, or CHANCE, or NOBODY."""
    told: Told | None
    """Who listens, if anybody: receives what each seat and the spectators get to know.

    A copy has no listeners; simulations never do.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actor = CHANCE
        self.told = None

    def deal(self, chance: Chance) -> None:
        """Do what chance has to do now (`actor` is CHANCE)."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """What the actor may do; empty exactly when no seat is to act."""
        raise NotImplementedError

    def outside_actions(self) -> list[Action]:
        """What may come in from outside the table now, as a clock does.

        `why_illegal` and `apply` take these like any legal action, and records keep
        them, so that replay is exact. But they are no seat's choice: `legal_actions`
        does not list them.
        """
        return []

    def why_illegal(self, action: Action) -> Refusal | None:
        """The rule that refuses this action to the actor; None if it is legal."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Carry out the actor's action, or raise IllegalAction and change nothing."""
        raise NotImplementedError

    def can_take_back(self) -> bool:
        """Whether the last action showed nobody anything new and may be taken back."""
        return False

    def silence(self) -> Refusal | None:
        """The rule by which the seats may not talk now; None while talking is free.

        Whoever carries chat between the seats asks this first.
        """
        return None

    def decided_together(self) -> bool:
        """Whether all seats are agreeing on what the actor will enter.

        Then all may see what it proposes, so its legal actions are nobody's secret.
        """
        return False

    def outcome(self) -> Outcome | None:
        """How it ended; None exactly while `actor` is not NOBODY."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat (or SPECTATOR) knows, built up from nothing."""
        raise NotImplementedError

    def check_viewer(self, seat: int) -> None:
        """Every `view` asks this first: a number that is no seat must not show anybody's hand."""
        if not SPECTATOR <= seat < self.setup.seats:
            raise BadInput("no-such-seat", found=seat, most=self.setup.seats - 1)

    def cards(self) -> list[int]:
        """Every card of the game, wherever it is, as numbers: none is ever lost or made."""
        raise NotImplementedError

    def copy(self) -> State:
        """A state that goes its own way."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position; `Game.read_state` reads it again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as it is registered: its name, its limits, and how its parts are made.

    `ruleset` is the version of the rules, kept in every record; it rises when a
    correction would make an old record replay differently.
    """

    slug: str
    ruleset: int
    least_seats: int
    most_seats: int
    options: Sequence[Option]
    actions: Sequence[Action]
    turn_rule: str
    """The rule that says whose turn it is: cited when somebody acts out of turn."""
    usual_seats: int
    """As many as play when nobody says otherwise."""
    levels: Mapping[str, Mapping[str, OptionValue]]
    """Combinations of options that have a name, by difficulty."""
    cooperative: bool
    """Whether the seats win or lose together."""
    view_type: type[View]
    """What `State.view` gives: the browser's types are made from it."""

    def __init__(  # noqa: PLR0913  all that a game says of itself
        self,
        slug: str,
        *,
        ruleset: int,
        seats: tuple[int, int],
        options: Sequence[Option],
        actions: Sequence[Action],
        turn_rule: str,
        view_type: type[View] = View,
        usual_seats: int | None = None,
        levels: Mapping[str, Mapping[str, OptionValue]] | None = None,
        cooperative: bool = False,
    ) -> None:
        self.slug = slug
        self.ruleset = ruleset
        self.least_seats, self.most_seats = seats
        self.options = options
        self.actions = actions
        self.turn_rule = turn_rule
        self.usual_seats = self.least_seats if usual_seats is None else usual_seats
        self.levels = {} if levels is None else levels
        self.cooperative = cooperative
        self.view_type = view_type
        self._by_notation = {action.notation: action for action in actions}

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        kept: bool = False,
    ) -> Setup:
        """Seats and options, checked and completed with the defaults.

        `kept`: of a game that was begun before, in a record, say. What no new game may begin
        with any more is accepted then.
        """
        if seats is None:
            seats = self.usual_seats
        if not self.least_seats <= seats <= self.most_seats:
            raise BadSetup("setup-seats", game=self.slug, found=seats, range=self.seat_range())
        given = {} if options is None else dict(options)
        values = {}
        for option in self.options:
            values[option.name] = option.default_for(seats)
            if option.name in given:
                values[option.name] = self._given(option, given.pop(option.name), seats)
                if not kept:
                    option.check_new(values[option.name])
        for name in given:
            raise self.unknown_option(name)
        return Setup(self.slug, seats, values)

    def unknown_option(self, name: str) -> BadSetup:
        """That there is no option of that name, and which one may have been meant."""
        known = [option.name for option in self.options]
        return BadSetup(
            "setup-unknown-option",
            game=self.slug,
            option=name[:40],
            near=nearest(name, known),
            known=", ".join(known) or "–",
        )

    def samples(self) -> Sequence[Setup]:
        """Setups in which everything happens soon, to try out a game whose matches are long.

        None: every number of seats with every option will do.
        """
        return ()

    def _given(self, option: Option, value: object, seats: int) -> OptionValue:
        """An option's value, if this number of seats has the option."""
        checked = option.at(seats).check(value)
        if not option.fits(seats) and checked != option.default_for(seats):
            known = ", ".join(str(number) for number in option.seats)
            raise BadSetup("setup-option-seats", option=option.name, seats=seats, known=known)
        return checked

    def seat_range(self) -> str:
        """`2`, or `2–5`."""
        if self.least_seats == self.most_seats:
            return str(self.least_seats)
        return f"{self.least_seats}–{self.most_seats}"

    def parse(self, text: str, state: State | None = None) -> Action:
        """The action a notation names, whether legal or not. Forgives case and spacing.

        With `state`, a text that names no action is refused for the reason that holds there.
        """
        action = self._by_notation.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation("notation-unknown", game=self.slug, text=_short(text))
        return action

    def new(self, setup: Setup) -> State:
        """The table before the first card."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """A whole state that the seat holds possible: uniform over all that fit its view."""
        raise NotImplementedError

    def read_state(self, setup: Setup, reader: Reader) -> State:
        """The opposite of `State.to_json`; raises BadPosition if an invariant is broken."""
        raise NotImplementedError

    def read_view(self, setup: Setup, reader: Reader) -> View:
        """The opposite of `View.to_json`."""
        raise NotImplementedError

    def minutes(self, setup: Setup) -> int | None:
        """How long a match lasts by the clock; None: no clock ends it.

        When they are over, whoever drives the table lets `State.outside_actions` in.
        """
        return None

    def event_types(self) -> list[type[Event]]:
        """What the seats may be told. By convention events stand in the same module as the view."""
        module = vars(sys.modules[self.view_type.__module__])
        return [
            kind
            for kind in module.values()
            if isinstance(kind, type)
            and issubclass(kind, Event)
            and kind.__module__ == self.view_type.__module__
        ]

    def seat_name(self, setup: Setup, seat: int) -> Message:
        """What a seat is called at the table when no person's name is known."""
        return Message("seat-number", {"number": seat + 1})


def _short(text: str, most: int = 40) -> str:
    """A piece of somebody's text that fits into a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
