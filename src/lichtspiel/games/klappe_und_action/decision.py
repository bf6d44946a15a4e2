"""A decision: a question to the actor, with all that belongs to this occurrence of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.refusals import why_later

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.effect import Effect
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction

QUESTIONS: Final[dict[str, Question]] = {}
"""All there are, by name; each enters itself."""


def question_named(name: str) -> Question:
    return QUESTIONS[name]


class Question:
    """A kind of question: how it can be answered, why not otherwise, and what then happens.

    One object for each. `turns` asks for a lay, `effect` for the steps of effects, `closing` for
    what comes after them.
    """

    def __init__(self, name: str, rule: str, phase: str, *, of_team: bool = False) -> None:
        self.name: Final = name
        """In views, positions and texts."""
        self.rule: Final = rule
        """The rule that this has to be answered now and nothing else."""
        self.phase: Final = phase
        self.of_team: Final = of_team
        """KA-13: with the film full, it is the team's decision."""
        QUESTIONS[name] = self

    def __reduce__(self) -> tuple[Any, ...]:
        return question_named, (self.name,)

    def __repr__(self) -> str:
        return f"<Question: {self.name}>"

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        raise NotImplementedError

    def draw_answer(self, game: KlappeUndAction, chance: Chance) -> Action:
        """A random one, as `State.random_action`; the same without a list where that is quicker."""
        legal: list[Action] = []
        self.list_answers(game, legal)
        return legal[chance.below(len(legal))]

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        """Why this is no answer; None if it is one."""
        return why_later(game, action)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        raise NotImplementedError

    def choices(self, game: KlappeUndAction, decision: Decision) -> i64:
        """The options of this decision, if they are slots or scenes."""
        return 0


class Decision:
    """A value: never changed, only replaced, so copies of a state share it."""

    question: Question
    effect: Effect
    """The effect whose step it is (the copied one of a copy), else NO_EFFECT."""
    choices: i64
    """The set of slots or scenes that the answer comes from; follows from the rest."""
    scene: i64
    """The scene whose effect it is ("this scene"); 0 if none."""
    copied: i64
    """The scene whose effect it copies; 0 if none."""
    chosen: i64
    """What an earlier step chose: a slot from 1, or a scene."""

    def __init__(
        self,
        question: Question,
        effect: Effect,
        choices: i64,
        scene: i64,
        copied: i64,
        chosen: i64,
    ) -> None:
        self.question = question
        self.effect = effect
        self.choices = choices
        self.scene = scene
        self.copied = copied
        self.chosen = chosen

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.question, self.effect, 0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"<Decision: {self.question.name}>"
