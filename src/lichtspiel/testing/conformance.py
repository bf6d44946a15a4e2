"""The conformance suite: checks what every game promises, on seeded random games.

Each check is a function named after the promise. They use only the contract, so they work for
any registered game.
"""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import (
    CHANCE,
    MOST_CARDS,
    MOST_LETTERS,
    MOST_NUMBER,
    MOST_PARTS,
    NOBODY,
    Action,
    Game,
    Setup,
    State,
)
from lichtspiel.engine.errors import IllegalAction, LichtspielError
from lichtspiel.engine.observation import kept
from lichtspiel.engine.position import read_position
from lichtspiel.engine.record import read_record
from lichtspiel.engine.table import Table, verify
from lichtspiel.engine.told import Told
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.engine.view_reader import read_view
from lichtspiel.testing import objects
from lichtspiel.testing.playing import BrokenContract, play_at_random, setups
from lichtspiel.testing.trace import check_compiled_plays_the_same, is_compiled

Play = Callable[[Setup, int], Iterator[Table]]
"""Plays the seeded game of a number: the table after the deal and after each action."""

PROMISES = (
    "actions have their notation and their place, and can be sent",
    "a deal and every step tell a seat no more than it sees",
    "cards are conserved",
    "somebody can act until the end, and then there is an outcome",
    "legal_actions, why_illegal and apply agree, and a refusal changes nothing and names its rule",
    "random_action draws one number and gives the legal action in that place",
    "a copy goes its own way",
    "positions and views survive JSON, and views are read by their annotations",
    "states, views, actions and outcomes are the same when pickled or copied, and only then equal",
    "what they show of themselves in a log is no secret",
    "a view is the same in every world that it allows, and every world is a valid one",
    "an observation is the encoding of the view, and all of the view but what it lists comes back",
    "records replay and verify",
)
"""What `check_game` checks, in words."""

_RULE = re.compile(r"[A-Z]{2}-\d+")
_MOST_ACTIONS = 100_000
_SMALL_TABLE = 400
_SAMPLE = 150
"""Of a game with many actions, this many are drawn and tried at every step."""
_LOOK_AHEAD = 20
"""This many actions are played from two states to see whether they are really the same."""


@dataclass(frozen=True)
class _Here:
    """The current setup, game and step, for the message of a failure."""

    setup: Setup
    seed: int
    step: int

    def demand(self, holds: bool, promise: str) -> None:
        if not holds:
            raise BrokenContract(f"{self.setup}, game {self.seed}, step {self.step}: {promise}")


def check_game(
    game: Game,
    *,
    games: int = 3,
    only: Iterable[Setup] | None = None,
    most_steps: int = 60,
    play: Play = play_at_random,
) -> None:
    """Play `games` random games with every setup and check every promise along the way.

    Expensive checks (all actions tried, worlds imagined for everyone) run on at most
    `most_steps` steps of a game, spread evenly; of more than 400 actions, the illegal ones are
    sampled. `only` limits the setups; without it, a compiled game is also compared with its
    interpreted source. `play` can supply better moves where random ones rarely get far.
    """
    _check_actions(game)
    for setup in setups(game) if only is None else only:
        varied: set[tuple[int, int]] = set()
        _check_deal(_Here(setup, 0, 0), game)
        for seed in range(games):
            try:
                varied |= _check_one(game, setup, seed, most_steps, play)
            except IllegalAction as error:  # though only legal actions were played
                promise = f"apply accepts what is legal, not: {error.refusal}"
                raise BrokenContract(f"{setup}, game {seed}: {promise}") from error
        _check_imagination(_Here(setup, games, 0), varied)
    if only is None and is_compiled(game):
        check_compiled_plays_the_same(game, games)


def _check_actions(game: Game) -> None:
    here = _Here(game.setup(), 0, 0)
    here.demand(
        len({a.notation for a in game.all_actions}) == len(game.all_actions), "notations differ"
    )
    for number, action in enumerate(game.all_actions):
        here.demand(action.id == number, f"{action} has its place in the table as its id")
        here.demand(game.parse(action.notation) is action, f"{action}: parse undoes notation")
        written = json.loads(json.dumps(action.to_json()))
        here.demand(game.read_action(written) is action, f"{action} is known by its parts")
        here.demand(_can_be_sent(written), f"{action} is within the limits of what can be sent")
        objects.check_action(here.demand, action)
    objects.check_dice(here.demand)


def _can_be_sent(action: dict[str, object]) -> bool:
    """Whether the server would accept this action as JSON."""
    names_and_parts = [*action, *action.values()]
    return len(action) <= MOST_PARTS and all(map(_is_short, names_and_parts))


def _is_short(part: object) -> bool:
    if isinstance(part, str):
        return len(part) <= MOST_LETTERS
    if isinstance(part, list):
        return len(part) <= MOST_CARDS and all(
            type(item) is int and _is_short(item) for item in part
        )
    return isinstance(part, int) and -MOST_NUMBER <= part <= MOST_NUMBER


class _Noted(Chance):
    """Dice that record their numbers, or play recorded ones back."""

    def __init__(self, dice: Dice, change: int | None = None) -> None:
        self._dice = dice
        self._change = change
        self.throws = 0

    def below(self, n: int) -> int:
        """As recorded, except for the one number that is changed."""
        shown: int = self._dice.below(n)
        if self.throws == self._change:
            shown = (shown + 1) % n
        self.throws += 1
        return shown


_DEALS = 60


def _check_deal(here: _Here, game: Game) -> None:
    """A deal tells a seat no more than it sees: change one random number, and where a seat's view
    stays the same, what it was told must stay the same."""
    state, dice = game.new(here.setup), _Noted(Dice(5))
    objects.check_undealt(here.demand, state)
    heard = _dealt(state, dice)
    for number in range(min(dice.throws, _DEALS)):
        change = number * dice.throws // min(dice.throws, _DEALS)
        other = game.new(here.setup)
        heard_too = _dealt(other, _Noted(Dice(5), change))
        _check_events_shown(here, state, other)
        for seat in _viewers(here.setup):
            if _text(state.to_json()) == _text(other.to_json()):
                continue
            if _text(state.view(seat).to_json()) == _text(other.view(seat).to_json()):
                here.demand(
                    heard[seat] == heard_too[seat],
                    f"seat {seat} is told no secret of a deal:\n{heard[seat]}\n{heard_too[seat]}",
                )


def _dealt(state: State, chance: Chance) -> dict[int, str]:
    """Deal, and return what each viewer was told."""
    state.told = Told(state.setup.seats)
    while state.actor == CHANCE:
        state.deal(chance)
    return {
        seat: _text([event.to_json() for event in state.told.heard(seat)])
        for seat in _viewers(state.setup)
    }


def _check_one(
    game: Game, setup: Setup, seed: int, most_steps: int, play: Play
) -> set[tuple[int, int]]:
    dice = Dice(seed)
    length = sum(1 for _ in _bounded(setup, seed, play))
    every = -(-length // most_steps)
    varied: set[tuple[int, int]] = set()
    deck: Counter[int] | None = None
    for step, table in enumerate(_bounded(setup, seed, play)):
        here, state = _Here(setup, seed, step), table.state
        now = Counter(state.cards())
        deck = deck or now
        here.demand(bool(deck), "a game has cards")
        here.demand(now == deck, f"cards are conserved, not {_difference(now, deck)}")
        _check_turn(here, state)
        if step % every == 0 or table.over:
            _check_legality(here, game, state, dice)
            _check_copy(here, state)
            _check_documents(here, state)
            objects.check_state(here.demand, state, _played_on)
            varied |= _check_views(here, game, state, dice)
    last = _Here(setup, seed, length)
    _check_record(last, table, play)
    objects.check_table(last.demand, table)
    return varied


def _check_imagination(here: _Here, varied: set[tuple[int, int]]) -> None:
    """In some game, every viewer must be able to imagine other cards in every other seat's hand."""
    for seat in _viewers(here.setup):
        for other in range(here.setup.seats):
            here.demand(
                seat == other or (seat, other) in varied,
                f"seat {seat} can imagine that seat {other} sees something else than it does",
            )


def _bounded(setup: Setup, seed: int, play: Play) -> Iterator[Table]:
    for step, table in enumerate(play(setup, seed)):
        _Here(setup, seed, step).demand(step < _MOST_ACTIONS, "a game ends")
        yield table


def _viewers(setup: Setup) -> list[int]:
    return [*range(setup.seats), SPECTATOR]


def _difference(now: Counter[int], deck: Counter[int]) -> str:
    return f"lost {dict(deck - now)}, made {dict(now - deck)}"


def _check_turn(here: _Here, state: State) -> None:
    """A seat can act, or the game is over and has an outcome."""
    here.demand(
        state.actor == NOBODY or 0 <= state.actor < here.setup.seats,
        "the actor is a seat or NOBODY",
    )
    outcome = state.outcome()
    here.demand((outcome is None) == (state.actor != NOBODY), "an outcome exactly at the end")
    here.demand(bool(state.legal_actions()) == (state.actor >= 0), "a legal action until the end")
    if outcome is not None:
        here.demand(len(outcome.scores) == here.setup.seats, "a score for each seat")
        here.demand(set(outcome.winners) <= set(range(here.setup.seats)), "winners are seats")


def _some_actions(game: Game, legal: list[Action], dice: Dice) -> list[Action]:
    """All actions; if there are many, the legal ones and a sample."""
    count = len(game.all_actions)
    if count <= _SMALL_TABLE:
        return list(game.all_actions)
    return [*legal, *(game.all_actions[dice.below(count)] for _ in range(_SAMPLE))]


def _check_legality(here: _Here, game: Game, state: State, dice: Dice) -> None:
    """`legal_actions`, `why_illegal` and `apply` agree; a refusal changes nothing."""
    legal = state.legal_actions()
    here.demand(len(set(legal)) == len(legal), "no legal action is listed twice")
    for action in legal:
        here.demand(game.all_actions[action.id] is action, f"{action} is the game's own")
    outside = state.outside_actions()
    here.demand(not set(outside) & set(legal), "what comes from outside is no seat's choice")
    _check_random(here, state, legal)
    legal = [*legal, *outside]
    before = _text(state.to_json())
    refusing = _listening(state)
    refused = False
    for action in _some_actions(game, legal, dice):
        refusal = state.why_illegal(action)
        here.demand(
            (refusal is None) == (action in legal),
            f"why_illegal and legal_actions agree on {action}",
        )
        trial, ears = refusing if refusal is not None else _listening(state)
        try:
            trial.apply(action)
        except IllegalAction as error:
            silent = not any(ears.heard(seat) for seat in _viewers(here.setup))
            here.demand(silent, f"of a refused {action} nobody is told")
            here.demand(refusal is not None, f"apply accepts the legal {action}")
            here.demand(error.refusal == refusal, f"apply refuses {action} as why_illegal does")
            if not refused:
                objects.check_refused(here.demand, error)
            refused = True
            rule = error.refusal.rule
            here.demand(_RULE.fullmatch(rule) is not None, f"{rule!r} is a rule's number")
        else:
            here.demand(refusal is None, f"apply refuses the illegal {action}")
            if trial.actor == CHANCE:
                objects.check_undealt(here.demand, trial)
    here.demand(_text(state.to_json()) == before, "asking changes nothing")
    here.demand(_text(refusing[0].to_json()) == before, "what is refused changes nothing")


class _Chosen(Chance):
    """Always the same number; notes what it was asked for."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self._number


def _check_random(here: _Here, state: State, legal: list[Action]) -> None:
    """Every number that can be drawn gives another legal action: so each is equally likely, and a
    game that draws without listing plays the same games as one that lists."""
    for place, action in enumerate(legal):
        chosen = _Chosen(place)
        drawn = state.random_action(chosen)
        here.demand(
            chosen.asked == [len(legal)], f"of {len(legal)} actions random_action draws one"
        )
        here.demand(drawn is action, f"random_action gives {action} in place {place}, not {drawn}")


def _listening(state: State) -> tuple[State, Told]:
    """A copy with its own collection of events."""
    trial = state.copy()
    trial.told = Told(trial.setup.seats)
    return trial, trial.told


def _check_copy(here: _Here, state: State) -> None:
    """Changing a copy does not change the original."""
    before = _text(state.to_json())
    twin = state.copy()
    here.demand(_text(twin.to_json()) == before, "a copy is equal")
    here.demand(twin.legal_actions() == state.legal_actions(), "a copy has the same legal actions")
    for action in twin.legal_actions()[:1]:
        _apply(twin, action, Dice(0))
    here.demand(_text(state.to_json()) == before, "playing on a copy leaves the original alone")


def _check_documents(here: _Here, state: State) -> None:
    """Writing and reading a position gives the same state."""
    document = state.position_text()
    again = read_position(document)
    here.demand(not state.problems(), f"the rules allow the position: {state.problems()}")
    here.demand(again.position_text() == document, "a position survives JSON")
    here.demand(again.legal_actions() == state.legal_actions(), "its legal actions survive JSON")
    here.demand(again.actor == state.actor, "its actor survives JSON")
    mine, other = _played_on(state.copy()), _played_on(again.copy())
    here.demand(mine == other, f"a position plays on the same after JSON:\n{mine}\n{other}")
    for seat in _viewers(here.setup):
        view = state.view(seat)
        here.demand(again.view(seat) == view, f"seat {seat} sees the same after JSON")


def _played_on(state: State) -> str:
    """Play a few seeded random actions; return them and the state they lead to."""
    dice, way = Dice(7), []
    for _ in range(_LOOK_AHEAD):
        actions = state.legal_actions()
        if not actions:
            break
        way.append(actions[dice.below(len(actions))])
        _apply(state, way[-1], dice)
    return _text([[action.notation for action in way], state.to_json()])


def _check_views(here: _Here, game: Game, state: State, dice: Dice) -> set[tuple[int, int]]:
    """No leak: re-deal all that a seat cannot know, and nothing it receives changes.

    Returns which viewers could imagine that which other seats see something different. A viewer
    that never can must have been told a secret that `imagine` keeps.
    """
    varied = set()
    for seat in _viewers(here.setup):
        number = dice.below(1 << 30)
        world = game.imagine(state.view(seat), Dice(number))
        again = game.imagine(state.view(seat), Dice(number))
        here.demand(
            _text(world.to_json()) == _text(again.to_json()), "imagine depends on its dice alone"
        )
        for other in range(here.setup.seats):
            if world.view(other) != state.view(other):
                varied.add((seat, other))
        _check_world(here, state, world)
        _check_same_to(here, game, seat, state, world, dice)
        _check_told_the_same(here, seat, state, world, dice)
        if seat == SPECTATOR:
            _check_shown(here, state, world)
    return varied


def _check_world(here: _Here, state: State, world: State) -> None:
    """An imagined state is a valid one, of the same game."""
    here.demand(Counter(world.cards()) == Counter(state.cards()), "imagined cards are the game's")
    try:
        read_position(world.position_text())
    except LichtspielError as error:
        here.demand(False, f"an imagined state is valid, not: {error}")


def _check_same_to(
    here: _Here, game: Game, seat: int, state: State, world: State, dice: Dice
) -> None:
    """For the seat, view, turn, legal actions and refusals are the same, byte for byte."""
    for nobody in (here.setup.seats, SPECTATOR - 1):
        try:
            state.view(nobody)
        except LichtspielError:
            continue
        here.demand(False, f"{nobody} is no seat, so there is no view for it")
    view, view_too = state.view(seat), world.view(seat)
    here.demand(type(view) is game.view_type, "the game names the type of its views")
    objects.check_value(here.demand, view, f"seat {seat}'s view")
    _check_observation(here, game, seat, state, world)
    _check_view_is_read(here, view)
    mine, other = _text(view.to_json()), _text(view_too.to_json())
    here.demand(mine == other, f"seat {seat} cannot tell worlds apart:\n{mine}\n{other}")
    here.demand(
        pickle.dumps(view) == pickle.dumps(view_too),
        f"seat {seat} cannot tell worlds apart by its view, pickled",
    )
    here.demand(state.actor == world.actor, f"seat {seat} cannot tell worlds apart by the actor")
    here.demand(state.outcome() == world.outcome(), f"seat {seat} knows the outcome in all worlds")
    together = state.decided_together()
    here.demand(
        together == world.decided_together(),
        f"seat {seat} cannot tell worlds apart by who decides",
    )
    if together:
        here.demand(
            state.legal_actions() == world.legal_actions(),
            f"seat {seat} knows what can be proposed where all decide together",
        )
    if state.actor == seat:
        here.demand(
            state.legal_actions() == world.legal_actions(),
            f"seat {seat} cannot tell worlds apart by its legal actions",
        )
        here.demand(
            state.can_take_back() == world.can_take_back(),
            f"seat {seat} cannot tell worlds apart by what it may take back",
        )
        for action in _some_actions(game, state.legal_actions(), dice):
            here.demand(
                state.why_illegal(action) == world.why_illegal(action),
                f"seat {seat} cannot tell worlds apart by the refusal of {action}",
            )


def _check_observation(here: _Here, game: Game, seat: int, state: State, world: State) -> None:
    """An observation holds what the view holds: no less but what it lists, and no more."""
    observation = game.observation(here.setup)
    if observation is None:
        return
    view, packed = state.view(seat), state.observe(seat)
    facts = observation.facts(view)
    here.demand(
        packed == observation.pack(facts),
        f"seat {seat}'s observation encodes its view:\n"
        f"{observation.unpack(packed)}\n{observation.unpack(observation.pack(facts))}",
    )
    here.demand(world.observe(seat) == packed, f"seat {seat} cannot tell worlds apart by observing")
    found = observation.fields(observation.unpack(packed), here.setup)
    wanted = kept(json.loads(_text(view.to_json())), observation)
    here.demand(found == wanted, f"seat {seat}'s observation tells its view:\n{found}\n{wanted}")


def _check_view_is_read(here: _Here, view: View) -> None:
    """A view survives JSON: bots that play over the network get it that way."""
    try:
        again = read_view(view.setup, json.loads(_text(view.to_json())))
    except (LichtspielError, NameError, TypeError) as error:
        here.demand(False, f"seat {view.seat}'s view can be read from JSON, not: {error}")
        return
    here.demand(again == view, f"seat {view.seat}'s view survives JSON")


def _check_told_the_same(here: _Here, seat: int, state: State, world: State, dice: Dice) -> None:
    """What a seat is told about a step depends only on what it sees afterwards.

    The same action is played in the real and in the imagined world. Where the seat's
    views are still equal afterwards, so must be what it was told.
    """
    common = [action for action in state.legal_actions() if action in world.legal_actions()]
    for action in common[:1] + common[-1:]:
        number = dice.below(1 << 30)
        after, told = _heard(state, action, number, seat)
        after_too, told_too = _heard(world, action, number, seat)
        if _text(after.view(seat).to_json()) == _text(after_too.view(seat).to_json()):
            here.demand(told == told_too, f"seat {seat} is told no secret:\n{told}\n{told_too}")


def _heard(state: State, action: Action, number: int, seat: int) -> tuple[State, str]:
    trial = state.copy()
    trial.told = Told(trial.setup.seats)
    _apply(trial, action, Dice(number))
    return trial, _text([event.to_json() for event in trial.told.heard(seat)])


def _check_shown(here: _Here, state: State, world: State) -> None:
    """No secret in a log: with all hidden cards dealt anew, every `repr` stays the same."""
    objects.check_shown(here.demand, state, world)
    common = [action for action in state.legal_actions() if action in world.legal_actions()]
    for action in common[:1] + common[-1:]:
        after, _ = _heard(state, action, here.step, SPECTATOR)
        after_too, _ = _heard(world, action, here.step, SPECTATOR)
        _check_events_shown(here, after, after_too)


def _check_events_shown(here: _Here, state: State, other: State) -> None:
    """If both look the same to a spectator, the `repr`s of all events must be the same."""
    if _text(state.view(SPECTATOR).to_json()) != _text(other.view(SPECTATOR).to_json()):
        return
    assert state.told is not None
    assert other.told is not None
    for seat in _viewers(here.setup):
        heard, heard_too = (ears.heard(seat) for ears in (state.told, other.told))
        for part, part_too in ((heard, heard_too), *objects.side_by_side(heard, heard_too)):
            same = repr(part) == repr(part_too)
            here.demand(same, f"the repr of an event shows no hidden card: {part!r}")


def _apply(state: State, action: Action, dice: Dice) -> None:
    state.apply(action)
    while state.actor == CHANCE:
        state.deal(dice)


def _check_record(here: _Here, table: Table, play: Play) -> None:
    """Same seed, same game; replay equals play; the record survives JSON and checks out."""
    written = table.record().dumps()
    *_, again = play(here.setup, here.seed)
    here.demand(again.record().dumps() == written, "the same seed gives the same game")
    try:
        replayed = verify(read_record(written)).table
    except LichtspielError as error:
        here.demand(False, f"a played game verifies, not: {error}")
        return
    here.demand(replayed.record().dumps() == written, "a record survives JSON and replay")
    here.demand(
        _text(replayed.state.to_json()) == _text(table.state.to_json()), "replay equals play"
    )
    for seat in _viewers(here.setup):
        here.demand(replayed.told(seat) == table.told(seat), f"seat {seat} is told the same again")


def _text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False)
