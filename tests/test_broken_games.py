"""The conformance suite must be able to fail: each broken game here is caught, by its fault.

They are all the same tiny game, each with one fault.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import msgspec
import pytest

from lichtspiel import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Action,
    Chance,
    Dice,
    Game,
    IllegalAction,
    Outcome,
    Refusal,
    Setup,
    State,
    View,
    get_game,
)
from lichtspiel.engine import registry
from lichtspiel.engine.manifest import Manifest
from lichtspiel.engine.objects import by_attributes
from lichtspiel.engine.observation import Facts, Observation, choice, flag
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.told import Event
from lichtspiel.protocol.socket import Wanted
from lichtspiel.testing import BrokenContract, check_game, trace

# A tiny honest game: each seat holds one of four cards; in turn they show it or hide it.

CARDS = 6
SHOW = Action(0, "show")
HIDE = Action(1, "hide")


@dataclass(frozen=True)
class TinyView(View):
    own: int
    shown: tuple[int, ...]
    over: bool


@dataclass(frozen=True)
class Shown(Event):
    kind = "shown"
    seat: int
    card: int


@dataclass(frozen=True)
class Hidden(Event):
    kind = "hidden"
    seat: int


class Tiny(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.order: list[int] = list(range(CARDS))
        self.shown: list[int] = []
        self.turns = 0

    def deal(self, chance: Chance) -> None:
        chance.shuffle(self.order)
        self.actor = 0

    def legal_actions(self) -> list[Action]:
        return [SHOW, HIDE] if self.actor >= 0 else []

    def why_illegal(self, action: Action) -> Refusal | None:
        return None if self.actor >= 0 else Refusal("TG-1", "tiny-over")

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        seat = self.actor
        if action is SHOW:
            self.shown.append(seat)
        if self.told is not None:
            self.told.all(Shown(seat, self.order[seat]) if action is SHOW else Hidden(seat))
        self.turns += 1
        self.actor = NOBODY if self.turns == 2 else 1 - seat

    def outcome(self) -> Outcome | None:
        return Outcome("done", (0,), (1, 0)) if self.actor == NOBODY else None

    def view(self, seat: int) -> TinyView:
        self.check_viewer(seat)
        own = self.order[seat] if seat >= 0 else -1
        shown = tuple(self.order[s] if s in self.shown else -1 for s in (0, 1))
        return TinyView(seat, self.setup, self.actor, own, shown, self.actor == NOBODY)

    def cards(self) -> list[int]:
        return list(self.order)

    def copy(self) -> Tiny:
        twin = type(self)(self.setup)
        twin.order, twin.shown = list(self.order), list(self.shown)
        twin.turns, twin.actor = self.turns, self.actor
        return twin

    def to_json(self) -> dict[str, object]:
        return {"order": self.order, "shown": self.shown, "turns": self.turns, "actor": self.actor}


class TinyGame(Game):
    view_type: ClassVar[type[View]] = TinyView

    def __init__(
        self, state: type[Tiny] = Tiny, actions: Sequence[Action] = (SHOW, HIDE), **more: Any
    ) -> None:
        super().__init__(
            *("tiny",),
            seats=(2, 2),
            all_actions=actions,
            **{"ruleset": 1, "options": (), "turn_rule": "TG-1", **more},
        )
        self._state = state

    def new(self, setup: Setup) -> Tiny:
        return self._state(setup)

    def imagine(self, view: View, chance: Chance) -> Tiny:
        assert isinstance(view, TinyView)
        known = {s: card for s, card in enumerate(view.shown) if card >= 0}
        state = self.new(view.setup)
        state.shown = list(known)
        if view.seat >= 0:
            known[view.seat] = view.own
        rest = [card for card in range(CARDS) if card not in known.values()]
        chance.shuffle(rest)
        state.order = [known[s] if s in known else rest.pop() for s in range(CARDS)]
        state.turns = 2 if view.over else view.actor
        state.actor = view.actor
        return state

    def read_state(self, setup: Setup, reader: Reader) -> Tiny:
        parts = reader.fields(("order", "shown", "turns", "actor"))
        state = self.new(setup)
        state.order = [item.whole(0, CARDS - 1) for item in parts["order"].items(CARDS, CARDS)]
        state.shown = [item.whole(0, 1) for item in parts["shown"].items()]
        state.turns = parts["turns"].whole(0, 2)
        state.actor = parts["actor"].whole(NOBODY, 1)
        return state


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Runs the suite on a game that is registered for this test only."""

    def check(game: Game) -> None:
        monkeypatch.setitem(registry._games, game.slug, game)
        monkeypatch.setitem(registry._manifests, game.slug, Manifest(game.slug, 1, game=""))
        check_game(game, games=6)

    return check


def test_the_honest_game_passes(checked: Callable[[Game], None]) -> None:
    checked(TinyGame())


# -- leaks ---------------------------------------------------------------------------


class ViewLeaks(Tiny):
    """The view shows the other seat's card before it is shown."""

    def view(self, seat: int) -> TinyView:
        return replace(super().view(seat), shown=(self.order[0], self.order[1]))


class DealLeaks(Tiny):
    """Dealing tells everybody all cards."""

    def deal(self, chance: Chance) -> None:
        super().deal(chance)
        if self.told is not None:
            for seat in (0, 1):
                self.told.all(Shown(seat, self.order[seat]))


class AnySeatSees(Tiny):
    """A number that is no seat gets a view."""

    def view(self, seat: int) -> TinyView:
        return super().view(seat if seat in (0, 1) else SPECTATOR)


class OutcomeLeaks(Tiny):
    """Who has won depends on a card that nobody has seen."""

    def outcome(self) -> Outcome | None:
        return Outcome("done", (self.order[5] % 2,), (0, 0)) if self.actor == NOBODY else None


class RefusalIsHeard(Tiny):
    """Of a refused action the others are told."""

    def apply(self, action: Action) -> None:
        if self.actor == NOBODY and self.told is not None:
            self.told.all(Hidden(0))
        super().apply(action)


class DrawsUnevenly(Tiny):
    """One action is twice as likely as the other."""

    def random_action(self, chance: Chance) -> Action:
        return self.legal_actions()[chance.below(3) // 2]


class DrawsInAnotherOrder(Tiny):
    """Evenly, but not in the order of the list: seeded games would change."""

    def random_action(self, chance: Chance) -> Action:
        return self.legal_actions()[1 - chance.below(2)]


class HasNoCards(Tiny):
    def cards(self) -> list[int]:
        return []


class EventLeaks(Tiny):
    """A hidden card is told to everybody."""

    def apply(self, action: Action) -> None:
        seat, told = self.actor, self.told
        self.told = None if action is HIDE else told
        super().apply(action)
        self.told = told
        if told is not None and action is HIDE:
            told.all(Shown(seat, self.order[seat]))


class RefusalLeaks(Tiny):
    """Showing is refused if the other seat holds a low card."""

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor == 0 and action is SHOW and self.order[1] < 3:
            return Refusal("TG-2", "tiny-low")
        return super().why_illegal(action)

    def legal_actions(self) -> list[Action]:
        return [action for action in super().legal_actions() if self.why_illegal(action) is None]


class ProposalsLeak(Tiny):
    """All decide together, says the game, but what can be proposed depends on a hand."""

    def decided_together(self) -> bool:
        return self.actor == 0

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor == 0 and action is SHOW and self.order[0] < 3:
            return Refusal("TG-2", "tiny-low")
        return super().why_illegal(action)

    def legal_actions(self) -> list[Action]:
        return [action for action in super().legal_actions() if self.why_illegal(action) is None]


# -- rules that disagree ---------------------------------------------------------------


class LosesACard(Tiny):
    def apply(self, action: Action) -> None:
        super().apply(action)
        if action is HIDE:
            self.order = [*self.order[:-1], self.order[0]]


class RefusesALegalAction(Tiny):
    def apply(self, action: Action) -> None:
        if action is HIDE and self.turns == 1:
            raise IllegalAction(Refusal("TG-2", "tiny-no"))
        super().apply(action)


class AcceptsAnIllegalAction(Tiny):
    def legal_actions(self) -> list[Action]:
        return [SHOW] if self.actor >= 0 else []

    def why_illegal(self, action: Action) -> Refusal | None:
        if action is HIDE and self.actor >= 0:
            return Refusal("TG-2", "tiny-no")
        return super().why_illegal(action)

    def apply(self, action: Action) -> None:
        self.shown.append(self.actor)
        self.turns += 1
        self.actor = NOBODY if self.turns == 2 else 1 - self.actor


class WhyDisagrees(Tiny):
    def why_illegal(self, action: Action) -> Refusal | None:
        return Refusal("TG-2", "tiny-no") if action is HIDE else super().why_illegal(action)


class RefusalChangesSomething(Tiny):
    def legal_actions(self) -> list[Action]:
        return [SHOW] if self.actor >= 0 else []

    def why_illegal(self, action: Action) -> Refusal | None:
        if action is HIDE and self.actor >= 0:
            return Refusal("TG-2", "tiny-no")
        return super().why_illegal(action)

    def apply(self, action: Action) -> None:
        if action is HIDE:
            self.order = self.order[::-1]
        super().apply(action)


class RefusesWithoutARule(Tiny):
    def why_illegal(self, action: Action) -> Refusal | None:
        return None if self.actor >= 0 else Refusal("because", "tiny-no")


class NobodyCanMove(Tiny):
    def legal_actions(self) -> list[Action]:
        return super().legal_actions() if self.turns == 0 else []


class NeverEnds(Tiny):
    def apply(self, action: Action) -> None:
        super().apply(action)
        self.turns, self.actor = 0, 0


class NoOutcome(Tiny):
    def outcome(self) -> Outcome | None:
        return None


class ScoresOneSeat(Tiny):
    def outcome(self) -> Outcome | None:
        return Outcome("done", (0,), (1,)) if self.actor == NOBODY else None


# -- copies, documents, chance -----------------------------------------------------------


class CopySharesCards(Tiny):
    def copy(self) -> Tiny:
        twin = super().copy()
        twin.shown = self.shown
        return twin


class DocumentForgets(Tiny):
    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "turns": 0}


class OwnDice(Tiny):
    """Draws its own luck instead of taking the chance it is given."""

    luck = 0

    def deal(self, chance: Chance) -> None:
        OwnDice.luck += 1
        super().deal(chance)
        self.order = self.order[OwnDice.luck % CARDS :] + self.order[: OwnDice.luck % CARDS]


class OwnDiceAtTheTable(OwnDice):
    """Only where somebody listens."""

    def deal(self, chance: Chance) -> None:
        if self.told is not None:
            super().deal(chance)
        else:
            Tiny.deal(self, chance)


# -- Python objects ----------------------------------------------------------------------


class DoesNotPickle(Tiny):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rule = lambda: "no two processes have this"


class PicklesOnlyDealt(Tiny):
    def __reduce__(self) -> tuple[Any, ...]:
        assert self.actor != CHANCE
        return super().__reduce__()


class PickleForgets(Tiny):
    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, told=None, shown=[])


class PickleForgetsWhatIsNotWritten(Tiny):
    """The document is the same; but who shows on after pickling shows another card."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.quick = False

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, told=None, quick=True)

    def apply(self, action: Action) -> None:
        super().apply(action)
        if self.quick:
            self.turns, self.actor = 2, NOBODY


class DeepCopyIsTheSame(Tiny):
    def __deepcopy__(self, memo: dict[int, object]) -> Tiny:
        return self


class DeepCopySharesCards(Tiny):
    def __deepcopy__(self, memo: dict[int, object]) -> Tiny:
        twin = self.copy()
        twin.shown = self.shown
        return twin


class EqualsAnything(Tiny):  # noqa: PLW1641  as all states
    def __eq__(self, other: object) -> bool:
        return True


class EqualsNothing(Tiny):  # noqa: PLW1641
    def __eq__(self, other: object) -> bool:
        return self is other


class OutcomeDoesNotPickle(Tiny):
    def outcome(self) -> Outcome | None:
        return LoneOutcome("done", (0,), (1, 0)) if self.actor == NOBODY else None


class LoneOutcome(Outcome):
    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, ("lost on the way", self.winners, self.scores)


class RefusalChangesOnTheWay(Tiny):
    def apply(self, action: Action) -> None:
        try:
            super().apply(action)
        except IllegalAction as error:
            raise RudeRefusal(error.refusal) from None


class RudeRefusal(IllegalAction):
    def __reduce__(self) -> tuple[Any, ...]:
        return RudeRefusal, (Refusal("TG-9", "tiny-rude"),)


class PickledViewLeaks(Tiny):
    """Nothing of it is a field, so nobody sees it; but another process gets it."""

    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        object.__setattr__(view, "_order", tuple(self.order))
        return view


class ReprLeaks(Tiny):
    def __repr__(self) -> str:
        return f"<tiny {self.order}>"


class ReprNamesNoGame(Tiny):
    def __repr__(self) -> str:
        return "<some state>"


class ShowyView(TinyView):
    def __repr__(self) -> str:
        return f"<tiny {self.own}>"


class ViewReprLeaks(Tiny):
    """To its own seat the card is no secret; to readers of the log it is."""

    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        return ShowyView(view.seat, view.setup, view.actor, view.own, view.shown, view.over)


@dataclass(frozen=True)
class Hand:
    """No view by itself, but a part of one, and it shows all its fields."""

    card: int


@dataclass(frozen=True)
class ViewOfHand(TinyView):
    hands: tuple[Hand, ...]


class PartOfViewLeaks(Tiny):
    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        hands = (Hand(view.own),)
        return ViewOfHand(view.seat, view.setup, view.actor, view.own, view.shown, view.over, hands)


@dataclass(frozen=True)
class ViewWithDict(TinyView):
    counts_by_name: dict[str, int]


class ViewIsNotRead(Tiny):
    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        parts = (view.seat, view.setup, view.actor, view.own, view.shown, view.over)
        return ViewWithDict(*parts, {"hidden": CARDS - len(self.shown)})


class ForgetfulView(TinyView):
    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "own": -1}


class ViewForgets(Tiny):
    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        return ForgetfulView(view.seat, view.setup, view.actor, view.own, view.shown, view.over)


@dataclass(frozen=True)
class Noticed(Event):
    """For the seat's own eyes."""

    kind = "noticed"
    card: int

    def __repr__(self) -> str:
        return f"<noticed {self.card}>"


class EventReprLeaks(Tiny):
    """Told to the one seat that may know it, and then written into a log."""

    def apply(self, action: Action) -> None:
        seat = self.actor
        super().apply(action)
        if self.told is not None:
            self.told.only(seat, Noticed(self.order[seat]))


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (DoesNotPickle, "can be pickled"),
        (PicklesOnlyDealt, "a state to be dealt can be pickled"),
        (PickleForgets, "a state survives pickling"),
        (PickleForgetsWhatIsNotWritten, "plays on the same after pickling"),
        (DeepCopyIsTheSame, "a deep copy goes its own way"),
        (DeepCopySharesCards, "a deep copy goes its own way"),
        (EqualsAnything, "another position is not equal"),
        (EqualsNothing, "survives pickling and copying|a copy is equal"),
        (OutcomeDoesNotPickle, "an outcome is the same after pickling"),
        (RefusalChangesOnTheWay, "an exception says the same after pickling"),
        (PickledViewLeaks, "cannot tell worlds apart by its view, pickled"),
        (ReprLeaks, "the repr of a state shows no hidden card"),
        (ReprNamesNoGame, "the repr of a state names its game"),
        (EventReprLeaks, "the repr of an event shows no hidden card"),
        (ViewLeaks, "can imagine that seat . sees something else"),
        (EventLeaks, "is told no secret"),
        (DealLeaks, "is told no secret of a deal"),
        (AnySeatSees, "is no seat"),
        (OutcomeLeaks, "knows the outcome in all worlds"),
        (RefusalIsHeard, "nobody is told"),
        (DrawsUnevenly, "random_action draws one"),
        (DrawsInAnotherOrder, "random_action gives show in place 0, not hide"),
        (HasNoCards, "a game has cards"),
        (RefusalLeaks, "by its legal actions|by the refusal"),
        (ProposalsLeak, "knows what can be proposed"),
        (LosesACard, "cards are conserved"),
        (RefusesALegalAction, "apply accepts what is legal"),
        (AcceptsAnIllegalAction, "apply refuses the illegal"),
        (WhyDisagrees, "why_illegal and legal_actions agree"),
        (RefusalChangesSomething, "changes nothing"),
        (RefusesWithoutARule, "is a rule's number"),
        (NobodyCanMove, "a legal action until the end"),
        (NeverEnds, "a game ends"),
        (NoOutcome, "an outcome exactly at the end"),
        (ScoresOneSeat, "a score for each seat"),
        (CopySharesCards, "asking changes nothing"),
        (DocumentForgets, "plays on the same after JSON"),
        (OwnDice, "the same chance deals the same cards"),
        (OwnDiceAtTheTable, "the same seed gives the same game|a played game verifies"),
    ],
)
def test_a_broken_game_is_caught(
    checked: Callable[[Game], None], broken: type[Tiny], promise: str
) -> None:
    with pytest.raises(BrokenContract, match=promise):
        checked(TinyGame(broken))


# -- games whose imagination is broken ---------------------------------------------------


class ImaginesFromTheLeak(TinyGame):
    """In league with a leaking view: what it imagines is always the truth."""

    def __init__(self) -> None:
        super().__init__(TellsAll)

    def imagine(self, view: View, chance: Chance) -> Tiny:
        assert isinstance(view, TinyView)
        state = super().imagine(replace(view, shown=(-1, -1)), chance)
        state.order = list(view.shown[2:])
        state.shown = [s for s in (0, 1) if view.shown[s] >= 0]
        return state


class TellsAll(Tiny):
    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        return replace(view, shown=(*view.shown, *self.order))


class ImaginesByItsOwnDice(TinyGame):
    luck = 0

    def imagine(self, view: View, chance: Chance) -> Tiny:
        ImaginesByItsOwnDice.luck += 1
        return super().imagine(view, Dice(ImaginesByItsOwnDice.luck))


class ImaginesTheOwnHandAnew(TinyGame):
    def imagine(self, view: View, chance: Chance) -> Tiny:
        return super().imagine(replace(view, seat=SPECTATOR), chance)


class NotationTwice(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.all_actions = (SHOW, Action(1, "show"))


@dataclass(frozen=True, eq=False)
class Turn(Action):
    """Says nothing of what it turns: every action of this class looks the same to a program."""


class SamePartsTwice(TinyGame):
    def __init__(self) -> None:
        super().__init__(actions=(Turn(0, "turn up"), Turn(1, "turn down")))


@dataclass(frozen=True, eq=False)
class Lay(Action):
    cards: list[int]


LIMITS: dict[str, list[Any]] = {"numbers": [1001], "lists": [1] * 41, "cards": ["ace"]}


@pytest.mark.parametrize("limit", LIMITS)
def test_an_action_that_no_program_may_send_is_caught(
    checked: Callable[[Game], None], limit: str
) -> None:
    lay = Lay(1, "lay", LIMITS[limit])
    with pytest.raises(BrokenContract, match="lay is within the limits of what can be sent"):
        checked(TinyGame(actions=(SHOW, lay)))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(lay.to_json(), Wanted)


def test_an_action_at_the_limits_can_be_sent() -> None:
    lay = Lay(0, "l" * 100, [-1000, 1000] * 20)
    assert msgspec.convert(lay.to_json(), Wanted) == lay.to_json()


class LooseAction(Action):
    """Pickled, it is another one."""

    def __reduce__(self) -> tuple[Any, ...]:
        return LooseAction, (self.id, self.notation)


class LooseActions(TinyGame):
    def __init__(self) -> None:
        super().__init__(actions=(SHOW, LooseAction(1, "hide")))


class LyingAboutItsViews(TinyGame):
    view_type = View


class ShowyViews(TinyGame):
    view_type = ShowyView

    def __init__(self) -> None:
        super().__init__(ViewReprLeaks)


class ShowyParts(TinyGame):
    view_type = ViewOfHand

    def __init__(self) -> None:
        super().__init__(PartOfViewLeaks)


class ViewsNobodyCanRead(TinyGame):
    view_type = ViewWithDict

    def __init__(self) -> None:
        super().__init__(ViewIsNotRead)


class ViewsThatChange(TinyGame):
    view_type = ForgetfulView

    def __init__(self) -> None:
        super().__init__(ViewForgets)


class WrongId(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.all_actions = (HIDE, SHOW)


class Observed(Tiny):
    """Writes its observations itself, as it should."""

    def observe(self, seat: int) -> bytes:
        return TINY_OBSERVATION.pack(self._facts(seat))

    def _facts(self, seat: int) -> dict[str, Any]:
        return dict(_facts(self.view(seat)))


class ObservationLeaks(Observed):
    """The observation shows the other seat's card before it is shown."""

    def _facts(self, seat: int) -> dict[str, Any]:
        return {**super()._facts(seat), "shown": self.order[:2]}


def _facts(view: TinyView) -> Facts:
    return {
        "seat": None if view.seat < 0 else view.seat,
        "actor": None if view.actor < 0 else view.actor,
        "own": None if view.own < 0 else view.own,
        "shown": [None if card < 0 else card for card in view.shown],
        "over": int(view.over),
    }


def _fields(facts: Facts, _setup: Setup) -> dict[str, Any]:
    def number(name: str, nothing: int) -> int:
        return nothing if facts[name] is None else facts[name]

    return {
        "seat": number("seat", SPECTATOR),
        "actor": number("actor", NOBODY),
        "own": number("own", -1),
        "shown": [-1 if card is None else card for card in facts["shown"]],
        "over": facts["over"] == 1,
    }


TINY_OBSERVATION = Observation(
    (
        choice("seat", "who observes", range(2)),
        choice("actor", "who is to act", range(2)),
        choice("own", "the own card", range(CARDS)),
        choice("shown", "the cards shown", range(CARDS), (2,)),
        flag("over", "the game is over"),
    ),
    _facts,
    _fields,
    left_out={},
)


class ObservedGame(TinyGame):
    state: ClassVar[type[Tiny]] = Observed
    found: ClassVar[Observation] = TINY_OBSERVATION

    def __init__(self) -> None:
        super().__init__(self.state)

    def observation(self, setup: Setup) -> Observation:
        return self.found


class EncodedGame(ObservedGame):
    """Without an `observe` of its own, the view is encoded."""

    state = Tiny


class LeakyObservation(ObservedGame):
    state = ObservationLeaks


class ForgetfulObservation(ObservedGame):
    """The fields of the view come back without one that is not listed as left out."""

    found = replace(
        TINY_OBSERVATION,
        fields=lambda facts, setup: {
            name: value for name, value in _fields(facts, setup).items() if name != "over"
        },
    )


@pytest.mark.parametrize("game", [ObservedGame, EncodedGame])
def test_a_game_with_observations_passes(
    checked: Callable[[Game], None], game: type[TinyGame]
) -> None:
    checked(game())


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (LeakyObservation, "observation encodes its view"),
        (ForgetfulObservation, "observation tells its view"),
        (ImaginesFromTheLeak, "can imagine that seat . sees something else"),
        (ImaginesByItsOwnDice, "imagine depends on its dice alone"),
        (ImaginesTheOwnHandAnew, "cannot tell worlds apart"),
        (NotationTwice, "notations differ"),
        (SamePartsTwice, "is known by its parts"),
        (WrongId, "has its place in the table as its id"),
        (LooseActions, "hide pickled is the game's own"),
        (LyingAboutItsViews, "names the type of its views"),
        (ShowyViews, "the repr of a ShowyView in a view shows no card of a hand"),
        (ViewsNobodyCanRead, r"view can be read from JSON, not: .* dict\[str, int\]"),
        (ViewsThatChange, "view survives JSON"),
        (ShowyParts, "the repr of a Hand in a view shows no card of a hand"),
    ],
)
def test_a_broken_game_object_is_caught(
    checked: Callable[[Game], None], game: Callable[[], Game], promise: str
) -> None:
    with pytest.raises(BrokenContract, match=promise):
        checked(game())


def test_compiled_rules_that_play_otherwise_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = {"0": ["a", "b"], "1": ["a", "c"]}
    monkeypatch.setattr(trace, "_printed", lambda _game, _games, pure: printed[pure])
    with pytest.raises(BrokenContract, match="compiled:    b\ninterpreted: c"):
        trace.check_compiled_plays_the_same(get_game("face-to-face"))


def test_the_whole_suite_on_a_game_as_anybody_calls_it() -> None:
    check_game(get_game("face-to-face"), games=1)
