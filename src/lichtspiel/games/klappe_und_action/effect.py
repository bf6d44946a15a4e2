"""An effect: what a scene does, and how it is asked for step by step (KA-9 to KA-12).

One class for each effect of the vocabulary: `film_effects`, `card_effects`. A class says
what its effect can choose from, which steps it asks, what it does, and its words; the parser of
scripts finds it by them (`script`), and nothing else has to know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Message, Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.actions import (
    SCENE_CHOICES,
    SKIP,
    SLOTS_IN,
    USE,
    ChooseScene,
    ChooseSlot,
)
from lichtspiel.games.klappe_und_action.decision import Decision, Question
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.refusals import no_such_slot, why_later
from lichtspiel.games.klappe_und_action.scenes import MOST_SLOTS, SCENE_OF_BIT
from lichtspiel.games.klappe_und_action.view import Skipped

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction

CAMERA: Final = "camera"
SCISSORS: Final = "scissors"
MEGAPHONE: Final = "megaphone"
NEVER: Final = "none"
"""When a scene without an effect acts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One scene's effect. The defaults are those of an effect that does nothing."""

    name: str
    """In messages (`ka-effect-…`), pictures and views."""
    words: str
    """As a script writes it."""
    timings: tuple[str, ...]
    """When it can act."""
    changes_film: bool
    involves_partner: bool
    """KA-19: announced in solo, and then ignored."""
    is_copy: bool
    rules_lay: bool
    """Whether its scene may not be laid on every empty slot (`room`)."""
    slot: str
    """`first` or `last`, if its scene counts as another number there (`number_at`), else `none`."""
    number: i64
    tells: bool
    """Whether it lets the partner know something."""
    is_gamble: bool
    """Whether it may as well do harm, for all that its user can know."""
    hides_choice: bool
    """Whether what its first step chose is secret, until it is carried out."""
    wanders: bool
    """Whether its scene may get far away from where it was laid."""
    takes_number: bool
    reach: i64
    """At most this many slots can have another number afterwards."""

    scene: int
    timing: str
    must: bool

    def __init__(self, name: str, words: str, timings: tuple[str, ...]) -> None:
        self.name = name
        self.words = words
        self.timings = timings
        self.changes_film = False
        self.involves_partner = False
        self.is_copy = False
        self.rules_lay = False
        self.slot = "none"
        self.number = 0
        self.tells = False
        self.is_gamble = False
        self.hides_choice = False
        self.wanders = False
        self.takes_number = False
        self.reach = MOST_SLOTS
        self.scene = 0
        self.timing = NEVER
        self.must = False

    # -- as a line of a script -----------------------------------------------------------

    def reads(self, words: str, line: int) -> bool:
        """Whether these words name this effect; reads its parameters from them."""
        return words == self.words

    def line(self) -> str:
        """The effect as a line of a script, in its one form."""
        duty = "" if self.timing in (MEGAPHONE, NEVER) else "must " if self.must else "may "
        timing = "" if self.timing == NEVER else f"{self.timing} "
        return f"{self.scene} {timing}{duty}{self.words}"

    def message(self) -> Message:
        """What the effect does, for a sentence in the reader's language."""
        return Message(f"ka-effect-{self.name}", {"duty": "must" if self.must else "may"})

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self)

    def __repr__(self) -> str:
        return f"<Effect: {self.line()}>"

    # -- megaphones ----------------------------------------------------------------------

    def room(self, film: Film) -> i64:
        """The slots that its scene may be laid on (KA-7, KA-10)."""
        return film.empty

    def number_at(self, first_slot: bool, number: i64) -> i64:
        """What its scene counts as on the first or on the last slot (KA-14)."""
        return number

    # -- camera and scissors -------------------------------------------------------------

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        """What its first step chooses from, slots or scenes; 0: it has no target.

        `scene` is "this scene". Where there is nothing to choose, any set that is not empty.
        """
        return 0

    def first_step(self, game: KlappeUndAction) -> Step:
        raise NotImplementedError

    def later_step(self, game: KlappeUndAction) -> Step | None:
        """The question after the first answer; None if there is no other."""
        return None

    def later_choices(self, game: KlappeUndAction, scene: i64, chosen: i64) -> i64:
        """What the later step chooses from, if the first chose that."""
        return 0

    def could_choose(self, game: KlappeUndAction, scene: i64, chosen: i64) -> bool:
        """Whether the first step could choose that."""
        return chosen > 0 and self.targets(game, scene) >> (chosen - 1) & 1 == 1

    def offer(self, game: KlappeUndAction, scene: i64, copied: i64) -> None:
        """KA-9: an effect without a target is not asked for."""
        choices = self.targets(game, scene)
        if choices == 0:
            game.go_on(scene)
        else:
            game.decision = Decision(self.first_step(game), self, choices, scene, copied, 0)

    def ask_later(self, game: KlappeUndAction, chosen: i64) -> None:
        """Go on to the later step."""
        decision, step = game.decision, self.later_step(game)
        assert step is not None
        choices = self.later_choices(game, decision.scene, chosen)
        game.decision = Decision(step, self, choices, decision.scene, decision.copied, chosen)

    def take_slot(self, game: KlappeUndAction, slot: i64) -> None:
        """Answered by a slot that can be chosen."""
        raise NotImplementedError

    def take_scene(self, game: KlappeUndAction, scene: i64) -> None:
        raise NotImplementedError

    def use(self, game: KlappeUndAction) -> None:
        """Answered by `use`: it leaves nothing to choose."""
        raise NotImplementedError

    def why_no_scene(self, game: KlappeUndAction, scene: i64) -> Refusal:
        """Why a scene cannot be chosen for it."""
        return Refusal("KA-9", "ka-not-in-hand", {"scene": scene, "where": "hand"})

    # -- effects on the film -------------------------------------------------------------

    def carry_out(self, game: KlappeUndAction, scene: i64, chosen: i64, slot: i64) -> None:
        """Change the film as the answer `slot` to the last step says, after `chosen`."""
        raise NotImplementedError

    def preview(self, film: Film, decision: Decision, slot: i64) -> Film:
        """The film as this answer would leave it."""
        raise NotImplementedError

    def outcomes(self, film: Film, slot: i64, chosen: i64) -> list[Film]:
        """All films that it can lead to, with its scene on that slot; if it is begun, with
        `chosen` as its first answer."""
        return []


class NoEffect(Effect):
    def __init__(self) -> None:
        super().__init__("none", "no effect", (NEVER,))


NO_EFFECT: Final[Effect] = NoEffect()


def without_effect(question: Question, choices: i64, chosen: i64) -> Decision:
    """A decision that does not belong to an effect."""
    return Decision(question, NO_EFFECT, choices, 0, 0, chosen)


class Step(Question):
    """A step of an effect; it is answered by a slot, by a scene, or by `use`."""

    def __init__(
        self, name: str, *, first: bool = False, spare: bool = False, changes: bool = False
    ) -> None:
        super().__init__(name, "", "", of_team=True)
        self.first: Final = first
        """Where an effect may be skipped, it is here. What was begun is finished."""
        self.spare: Final = spare
        """But this later step may be left out (KA-19)."""
        self.changes: Final = changes
        """Whether the answer changes the film; else more is asked, or it is about other cards."""

    def choices(self, game: KlappeUndAction, decision: Decision) -> i64:
        if self.first:
            return decision.effect.targets(game, decision.scene)
        return decision.effect.later_choices(game, decision.scene, decision.chosen)

    def may_skip(self, game: KlappeUndAction) -> bool:
        """KA-9, KA-11: an optional effect can be skipped."""
        decision = game.decision
        return (
            self.may_be_left_out(decision.copied != 0)
            and game.script.must_set >> decision.scene & 1 == 0
        )

    def may_be_left_out(self, copied: bool) -> bool:
        """Whether what may be carried out can be skipped here. A copy is begun by choosing it."""
        return self.spare or (self.first and not copied)

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        self.list_targets(game.decision.choices, legal)
        if self.may_skip(game):
            legal.append(SKIP)

    def list_targets(self, choices: i64, legal: list[Action]) -> None:
        raise NotImplementedError

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if action is not SKIP:
            return why_later(game, action)
        if self.may_skip(game):
            return None
        decision = game.decision
        id = "ka-begun" if decision.copied or decision.chosen else "ka-must"
        return Refusal(rule_of_effects(game), id, {"scene": decision.scene})

    def skip(self, game: KlappeUndAction) -> None:
        scene = game.decision.scene
        if self.spare:  # what came before has used the effect
            game.finish(scene)
            return
        if game.told is not None:
            game.told.all(Skipped(game.actor, scene))
        game.go_on(scene)


def rule_of_effects(game: KlappeUndAction) -> str:
    return "KA-11" if game.editing else "KA-9"


class SlotStep(Step):
    """Answered by a slot."""

    def list_targets(self, choices: i64, legal: list[Action]) -> None:
        legal.extend(SLOTS_IN[choices])

    def draw_answer(self, game: KlappeUndAction, chance: Chance) -> Action:
        slots = SLOTS_IN[game.decision.choices]
        place = chance.below(len(slots) + (1 if self.may_skip(game) else 0))
        return slots[place] if place < len(slots) else SKIP

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseSlot):
            return super().why_not(game, action)
        decision = game.decision
        if action.bit & decision.choices:
            return None
        if action.slot >= game.film.size:
            return no_such_slot(game, action.slot)
        return Refusal(
            rule_of_effects(game),
            "ka-no-target-slot",
            {"slot": action.slot + 1, "scene": decision.scene, "asked": self.name},
        )

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if isinstance(action, ChooseSlot):
            game.decision.effect.take_slot(game, action.slot)
        else:
            self.skip(game)


class SceneStep(Step):
    """Answered by a scene of a hand or of the film."""

    def list_targets(self, choices: i64, legal: list[Action]) -> None:
        while choices != 0:
            scene = choices & -choices
            choices ^= scene
            legal.append(SCENE_CHOICES[SCENE_OF_BIT[scene % 19] - 1])

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseScene):
            return super().why_not(game, action)
        decision = game.decision
        if action.bit & decision.choices:
            return None
        return decision.effect.why_no_scene(game, action.scene)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if isinstance(action, ChooseScene):
            game.decision.effect.take_scene(game, action.scene)
        else:
            self.skip(game)


class UseStep(Step):
    """Answered by `use`: there is nothing to choose."""

    def list_targets(self, choices: i64, legal: list[Action]) -> None:
        legal.append(USE)

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        return None if action is USE else super().why_not(game, action)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if action is USE:
            game.decision.effect.use(game)
        else:
            self.skip(game)
