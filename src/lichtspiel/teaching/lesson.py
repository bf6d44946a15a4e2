"""A lesson: a prepared game in which a coach tells the learner what to do, and why.

It is written as a script and played with the real rules, so nothing in it can be illegal, and
the rules also explain whatever else the learner tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import CHANCE, Action, Part, State
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.told import Told

LEARNER = 0
"""The learner's seat."""

Frame = dict[str, object]
"""The table as the learner sees it at one moment, and what the coach says about it."""


@dataclass(frozen=True)
class Tell:
    """The coach says something; the learner only reads."""

    text: str


@dataclass(frozen=True)
class Ask:
    """The coach asks for an action, and the learner plays it; `then` are further actions."""

    text: str
    action: str
    then: Sequence[str] = ()


@dataclass(frozen=True)
class Watch:
    """Another player's action."""

    action: str


Step = Tell | Ask | Watch


def watch(*actions: str) -> list[Step]:
    """Actions of other players, one after the other."""
    return [Watch(action) for action in actions]


@dataclass(frozen=True)
class Chapter:
    """A part of a game, from a prepared position on; `chance` deals later cards."""

    position: Callable[[], State]
    steps: Sequence[Step]
    chance: Chance = field(default_factory=lambda: Dice(0))


@dataclass(frozen=True)
class Lesson:
    """A game's lesson, and which illegal attempts it explains; others get a general answer."""

    game: str
    chapters: Sequence[Chapter]
    explains: Callable[[Action], bool] = lambda _: True


class Actions:
    """The actions in a lesson, each stored once and referred to by number."""

    def __init__(self) -> None:
        self._numbers: dict[Action, int] = {}

    def number(self, action: Action) -> int:
        return self._numbers.setdefault(action, len(self._numbers))

    def written(self) -> list[dict[str, Part]]:
        return [action.to_json() for action in self._numbers]

    def parts(self) -> list[dict[str, Part]]:
        """Without the notation, which a learner who clicks does not know."""
        return [_without_notation(action.to_json()) for action in self._numbers]


def _without_notation(action: dict[str, Part]) -> dict[str, Part]:
    return {name: part for name, part in action.items() if name != "notation"}


class Refusals:
    """Refusals, each stored once under a short name."""

    def __init__(self, lesson: Lesson) -> None:
        self._explained = [one for one in get_game(lesson.game).all_actions if lesson.explains(one)]
        self.tries = Actions()
        self.named: dict[str, dict[str, object]] = {}

    def of(self, state: State) -> dict[str, list[int]]:
        """The illegal actions with the cards in hand, each with the name of its refusal."""
        found: dict[str, list[int]] = {}
        for action in self._explained:
            refusal = state.why_illegal(action)
            if refusal is not None and not refusal.id.endswith("-not-in-hand"):
                name = self._name(refusal.to_json())
                found.setdefault(name, []).append(self.tries.number(action))
        return found

    def _name(self, refusal: dict[str, object]) -> str:
        for name, known in self.named.items():
            if known == refusal:
                return name
        name = str(len(self.named))
        self.named[name] = refusal
        return name


class Demonstration:
    """A position that is played on, as the learner follows it."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self._chance = chance
        self.told = state.told = Told(state.setup.seats)
        self._heard = 0
        self._seen: dict[str, object] = {}

    def has_news(self) -> bool:
        return bool(self.told.heard(LEARNER, self._heard))

    def frame(self) -> Frame:
        """The next frame: the new events, and the parts of the view that changed."""
        events = self.told.heard(LEARNER, self._heard)
        view = self.state.view(LEARNER).to_json()
        frame: Frame = {} if self._seen else {"begins": True}
        frame["view"] = {
            name: value for name, value in view.items() if self._seen.get(name) != value
        }
        if events:
            frame["events"] = [event.to_json() for event in events]
        outcome = self.state.outcome()
        if outcome is not None:
            seats = range(self.state.setup.seats)
            frame["outcome"] = outcome.to_json()
            frame["hands"] = [self.state.view(seat).to_json() for seat in seats]
        self._heard += len(events)
        self._seen = view
        return frame

    def play(self, notation: str) -> None:
        self.state.apply(get_game(self.state.setup.game).parse(notation))
        if self.state.actor == CHANCE:
            self.state.deal(self._chance)


def _frames(chapter: Chapter, actions: Actions, refusals: Refusals) -> Iterator[Frame]:
    demonstration = Demonstration(chapter.position(), chapter.chance)
    for step in chapter.steps:
        if isinstance(step, Watch):
            assert demonstration.state.actor != LEARNER, f"{step.action}: the learner is to act"
            if demonstration.has_news():
                yield demonstration.frame()
            demonstration.play(step.action)
        elif isinstance(step, Tell):
            yield demonstration.frame() | {"text": step.text}
        else:
            yield from _asked(demonstration, step, actions, refusals)
    if demonstration.has_news():
        yield demonstration.frame()


def _asked(
    demonstration: Demonstration, ask: Ask, actions: Actions, refusals: Refusals
) -> Iterator[Frame]:
    game = get_game(demonstration.state.setup.game)
    for place, notation in enumerate((ask.action, *ask.then)):
        assert demonstration.state.actor == LEARNER, f"{notation}: the learner is not to act"
        yield demonstration.frame() | {
            "text": ask.text,
            "wanted": actions.number(game.parse(notation)),
            "goes_on": place > 0,
            "legal": [actions.number(action) for action in demonstration.state.legal_actions()],
            "refused": refusals.of(demonstration.state),
        }
        demonstration.play(notation)


def written(lesson: Lesson) -> dict[str, object]:
    """The whole lesson as the browser plays it."""
    actions = Actions()
    refusals = Refusals(lesson)
    frames = [frame for chapter in lesson.chapters for frame in _frames(chapter, actions, refusals)]
    setup = lesson.chapters[0].position().setup
    return {
        **setup.to_json(),
        "documents": get_game(lesson.game).documents(setup),
        "frames": frames,
        "actions": actions.written(),
        "tries": refusals.tries.parts(),
        "refusals": refusals.named,
    }
