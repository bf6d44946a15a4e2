"""The contract every game keeps: action, state, view, outcome, game.

    game = get_game(slug)
    state = game.new(game.setup())       # nothing dealt yet: state.actor == CHANCE
    state.deal(chance)                   # chance is explicit: the caller brings it
    while state.actor >= 0:              # a seat is to act
        actions = state.legal_actions()
        state.apply(actions[0])          # or an IllegalAction that says why
    state.outcome()

A driver that also keeps the seeds, the record and what each seat was told is
`lichtspiel.engine.table.Table`. `lichtspiel.testing.check_game` proves that a game
keeps this contract.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pickle import PicklingError
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadInput, BadNotation, BadSetup
from lichtspiel.engine.generics import S_co, V_contra
from lichtspiel.engine.messages import Message, Problem, Refusal, nearest, shortened
from lichtspiel.engine.objects import by_attributes, by_fields
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Document, Option, OptionValue
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.rulebook import NO_RULES, Rulebook
from lichtspiel.engine.setup import Setup as Setup  # noqa: PLC0414  the contract names it
from lichtspiel.engine.told import Event, Told
from lichtspiel.engine.view import SPECTATOR, View, described, plain_fields

CHANCE: Final = -1
"""`State.actor` while cards are to be dealt: nobody decides, `deal` comes next."""
NOBODY: Final = -2
"""`State.actor` when the game is over."""

Part = bool | int | str | list[int]
"""What an action consists of: a number, a word, or several cards."""
MOST_PARTS: Final = 16
"""The most parts an action may have as JSON, including its kind and notation. The server refuses
larger ones (`protocol.socket`), so `check_game` checks that every game keeps to these limits."""
MOST_NUMBER: Final = 1000
"""Numbers lie between this and its negative."""
MOST_CARDS: Final = 40
MOST_LETTERS: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class _OfAGame:
    """Which game an action belongs to. Not a dataclass field: no part of the action's value."""

    game: str = ""
    """The slug; `Game` fills it in. Empty until the action belongs to a game."""
    ruleset: int = 0
    """The ruleset of that game: an earlier one may have had other actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False, repr=False)
class Action(_OfAGame):
    """What a seat wants to do, as a value.

    The actions of a game are made once and shared (`Game.all_actions`), so that comparing and
    listing them is cheap: the same action is always the same object. Copying returns that object,
    and unpickling in another process returns that process's object. `id` is the index in
    `all_actions`, small and fixed, for tensors; `notation` is what people type and records keep.
    """

    id: int
    notation: str

    def __str__(self) -> str:
        return self.notation

    def parts(self) -> Mapping[str, Part]:
        """What it consists of, in the words of views and events: how programs read an action.

        By default the fields of its class. A game whose actions also carry precomputed fields for
        the rules (bit masks, indexes) overrides this to leave them out. A plain `Action` without
        a class of its own is identified by its notation.
        """
        if type(self) is Action:
            return {"name": self.notation}
        names = [field.name for field in fields(self)]
        return {name: getattr(self, name) for name in names if name not in ("id", "notation")}

    def to_json(self) -> dict[str, Part]:
        """Its kind, its parts and its notation; `Game.read_action` finds it again."""
        return {"kind": _kind(type(self).__name__), **self.parts(), "notation": self.notation}

    def __repr__(self) -> str:
        return f"<Action of {self.game or 'no game'}: {self.notation}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.game:
            raise PicklingError(f"{self.notation!r} is in no game's list of actions")
        return action_of, (self.game, self.ruleset, self.id)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self


@cache
def _kind(class_name: str) -> str:
    """The name of a class of actions for programs: `ChooseSlot` is `choose-slot`."""
    return re.sub("(?<=.)(?=[A-Z])", "-", class_name).lower()


def action_of(game: str, ruleset: int, id: int) -> Action:
    """The action with this id in the game's table, by that ruleset."""
    return get_game(game, ruleset).all_actions[id]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason as the rules name it, who won, and each seat's score."""

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
        """In a match of several deals, how many each seat won; empty for a game of one deal."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  it changes, so it has no hash
    """A position of a game with everything in it, hidden cards included.

    Only the engine and the code that drives it hold a state. A seat gets only what `view`
    builds for it and the events that `apply` and `deal` tell it. Views and documents exist
    between deals only, not while `actor` is CHANCE.
    """

    setup: Setup
    actor: i64
    """The seat to act, or CHANCE, or NOBODY."""
    told: Told | None
    """Collects the events that each seat and the spectators are told; None: nobody listens.

    A copy starts with None, and simulations never set it.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actor = CHANCE
        self.told = None

    def deal(self, chance: Chance) -> None:
        """Deal with the given source of randomness. Only while `actor` is CHANCE."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """The actions that the actor may take; empty exactly when no seat is to act."""
        raise NotImplementedError

    def random_action(self, chance: Chance) -> Action:
        """A legal action, each equally likely: `legal_actions()[chance.below(how many)]`, exactly.

        A game overrides this for speed only, to draw without listing them all. It draws that one
        number, and gives the action in that place of the list. Not while no seat is to act.
        """
        actions = self.legal_actions()
        return actions[chance.below(len(actions))]

    def outside_actions(self) -> list[Action]:
        """Actions that no seat takes but that may come from outside now, such as a clock's.

        `why_illegal` and `apply` accept them like legal actions, and records keep them, so that
        a replay is exact. `legal_actions` does not list them.
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
        """The rule that forbids talking now; None while talking is allowed.

        A front end with a chat must check this before it passes a message on.
        """
        return None

    def decided_together(self) -> bool:
        """Whether all seats decide together what the actor will play.

        If so, everyone may see what the actor proposes, so its legal actions must not be secret.
        """
        return False

    def outcome(self) -> Outcome | None:
        """How the game ended; None exactly while `actor` is not NOBODY."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat (or SPECTATOR) knows, built up from nothing."""
        raise NotImplementedError

    def observe(self, seat: int) -> bytes:
        """The same as packed bytes, as `Game.observation` describes them. A game overrides this for
        speed only: the bytes are always those of the view."""
        observation = get_game(self.setup.game, self.setup.ruleset).observation(self.setup)
        if observation is None:
            raise BadInput("no-observation", game=self.setup.game)
        return observation.pack(observation.facts(self.view(seat)))

    def check_viewer(self, seat: int) -> None:
        """Raise if there is no such seat. Every `view` calls this first, so that a wrong number
        (-2, say) never shows a hand."""
        if not SPECTATOR <= seat < self.setup.seats:
            raise BadInput("no-such-seat", found=seat + 1, most=self.setup.seats)

    def problems(self) -> Sequence[Problem]:
        """What the rules forbid about this position; `Game.read_state` refuses it with the first.

        A position without problems need not be reachable: a card in two places is a problem, a
        film that nobody would have laid like that is not. Positions of played games have none.
        """
        return ()

    def cards(self) -> list[int]:
        """All cards of the game as numbers, wherever they are: none is ever lost or added."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, without listeners."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position as JSON values; `Game.read_state` is the opposite."""
        raise NotImplementedError

    def position_text(self) -> str:
        """The whole position as a document, hidden cards included; `read_position` reads it."""
        from lichtspiel.engine.position import position_to_json  # late: it imports this module

        return json.dumps(position_to_json(self), ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position: same cards in the same places, same seat to act."""
        return (
            isinstance(other, State)
            and type(other) is type(self)
            and self.actor == other.actor
            and self.setup == other.setup
            and self.to_json() == other.to_json()
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, told=None)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        """Shows only what everyone may know, because it gets into logs. See `position_text`."""
        return f"<State of {self.setup.game}: {self._described()}>"

    def _described(self) -> str:
        if self.actor == CHANCE:
            return "to be dealt"
        return described(self.actor, self.view(SPECTATOR).counts())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S_co, V_contra]):
    """A game as it is registered: its name, its limits, and how its parts are made.

    Subclass it with the types of your state and view: `class MyGame(Game[MyState, MyView])`.
    `ruleset` is the version of the rules, kept in every record. Raise it when a correction would
    make an old record replay differently. The game by the old rules can stay as `earlier`; games
    that were begun by them are then finished and verified by them. From the types of what goes
    over the wire (`view_type`, `event_types`, …) the types of other languages are generated.
    """

    view_type: ClassVar[type[View]] = View
    """The class of `State.view`. Its annotations are used to read a view from JSON."""
    event_types: ClassVar[Sequence[type[Event]]] = ()
    outcome_type: ClassVar[type[Outcome]] = Outcome
    station_types: ClassVar[tuple[type[Event], ...]] = ()
    """Public events that people want to look at: a server pauses its bots after them."""
    document_types: ClassVar[Mapping[str, type]] = {}
    """By option: the class of a document's lines (`Document.says`)."""
    slug: str
    ruleset: int
    least_seats: int
    most_seats: int
    options: Sequence[Option]
    all_actions: Sequence[Action]
    """All actions that exist, by id; `State.legal_actions` are those allowed now."""
    turn_rule: str
    """The rule that says whose turn it is: cited when somebody acts out of turn."""
    usual_seats: int
    """The default number of seats."""
    presets: Mapping[str, Mapping[str, OptionValue]]
    """Combinations of options that have a name, by difficulty."""
    cooperative: bool
    """Whether the seats win or lose together."""
    rulebook: Rulebook
    """The numbered rules. May be empty; refusals then still name a rule."""
    earlier: Sequence[Game]
    """The game by earlier rulesets that can still be played."""

    def __init__(  # noqa: PLR0913  everything about a game
        self,
        slug: str,
        *,
        ruleset: int,
        seats: tuple[int, int],
        options: Sequence[Option],
        all_actions: Sequence[Action],
        turn_rule: str,
        usual_seats: int | None = None,
        presets: Mapping[str, Mapping[str, OptionValue]] | None = None,
        cooperative: bool = False,
        rulebook: Rulebook = NO_RULES,
        earlier: Sequence[Game] = (),
    ) -> None:
        self.slug = slug
        self.ruleset = ruleset
        self.least_seats, self.most_seats = seats
        self.options = options
        self.all_actions = all_actions
        self.turn_rule = turn_rule
        self.usual_seats = self.least_seats if usual_seats is None else usual_seats
        self.presets = {} if presets is None else presets
        self.cooperative = cooperative
        self.rulebook = rulebook
        self.earlier = earlier
        self._by_notation = {action.notation: action for action in all_actions}
        self._by_parts: dict[str, Action] = {}
        for action in all_actions:
            object.__setattr__(action, "game", slug)  # once, and then it is frozen
            object.__setattr__(action, "ruleset", ruleset)

    def __reduce__(self) -> tuple[Any, ...]:
        return get_game, (self.slug, self.ruleset)

    def __repr__(self) -> str:
        return f"<Game {self.slug}, ruleset {self.ruleset}>"

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        kept: bool = False,
    ) -> Setup:
        """Seats and options, checked and completed with the defaults.

        `kept` is for setups of games that were begun before, such as those of records: they may
        have options that are no longer allowed for new games.
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
        return Setup(self.slug, seats, values, self.ruleset)

    def by(self, ruleset: int) -> Game:
        """The game by this ruleset, or a BadSetup if it is not kept: a game is never continued or
        verified by other rules than those it was played by."""
        known: dict[int, Game] = {game.ruleset: game for game in self.earlier}
        known[self.ruleset] = self
        if ruleset not in known:
            raise BadSetup(
                "setup-ruleset",
                game=self.slug,
                found=ruleset,
                known=", ".join(str(number) for number in known),
            )
        return known[ruleset]

    def unknown_option(self, name: str) -> BadSetup:
        """The error for an unknown option, with the name that was probably meant."""
        known = [option.name for option in self.options]
        return BadSetup(
            "setup-unknown-option",
            game=self.slug,
            option=name[:40],
            near=nearest(name, known),
            known=", ".join(known) or "–",
        )

    def samples(self) -> Sequence[Setup]:
        """Setups with short matches, for tests of a game whose matches are long.

        Empty: tests use every number of seats with every option.
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
        """The action with this notation, whether legal or not. Ignores case and spacing.

        With `state`, the error for a text that is no action can say why it makes no sense there.
        """
        action = self._by_notation.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation("notation-unknown", game=self.slug, text=shortened(text))
        return action

    def read_action(self, found: Mapping[str, object], state: State | None = None) -> Action:
        """The action with this kind and these parts, the opposite of `Action.to_json`.

        The notation may be left out. With `state` as for `parse`.
        """
        if not self._by_parts:  # lazily: most processes never need it
            self._by_parts = {_key(action.to_json()): action for action in self.all_actions}
        action = self._by_parts.get(_key(found))
        if action is None:
            raise BadNotation("notation-unknown", game=self.slug, text=shortened(_key(found)))
        return action

    def new(self, setup: Setup) -> S_co:
        """A state before the first deal."""
        raise NotImplementedError

    def imagine(self, view: V_contra, chance: Chance) -> S_co:
        """A complete state that fits what the seat knows, drawn uniformly from all that do."""
        raise NotImplementedError

    def read_state(self, setup: Setup, reader: Reader) -> S_co:
        """The opposite of `State.to_json`. Raises BadPosition if it cannot be read or has
        `State.problems`."""
        raise NotImplementedError

    def observation(self, setup: Setup) -> Observation | None:
        """What is in a packed observation (`State.observe`), for programs that learn; None: the
        game does not describe it."""
        return None

    def documents(self, setup: Setup) -> dict[str, object]:
        """What the documents among the options say, by option, as JSON."""
        found: dict[str, object] = {}
        for option in self.options:
            if isinstance(option, Document) and option.says is not None:
                lines = option.says(str(setup.options[option.name]))
                found[option.name] = [plain_fields(line) for line in lines]
        return found

    def minutes(self, setup: Setup) -> int | None:
        """The time limit of a match in minutes; None: no limit.

        When the time is up, the driver of the table plays an action of `State.outside_actions`.
        """
        return None

    def seat_name(self, setup: Setup, seat: int) -> Message:
        """The name of a seat where no player's name is known."""
        return Message("seat-number", {"number": seat + 1})


def _key(action: Mapping[str, object]) -> str:
    """A dictionary key for an action: independent of the order of its parts; true is not 1."""
    parts = {name: part for name, part in action.items() if name != "notation"}
    return json.dumps(parts, ensure_ascii=False, sort_keys=True)
