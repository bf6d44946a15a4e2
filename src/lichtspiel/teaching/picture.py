"""A picture for a rule: a position as one seat sees it, and the action in its caption."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import State
from lichtspiel.engine.registry import get_game
from lichtspiel.teaching.lesson import LEARNER, Demonstration


@dataclass(frozen=True)
class Picture:
    """The picture beside a rule: a position, and actions that were played from there.

    `marked` is the action that the caption explains, if there is one.
    """

    rule: str
    caption: str
    position: Callable[[], State]
    actions: Sequence[str] = ()
    marked: str = ""
    chance: Chance = field(default_factory=lambda: Dice(0))


def written(picture: Picture) -> dict[str, object]:
    """The picture as the browser draws it."""
    demonstration = Demonstration(picture.position(), picture.chance)
    for notation in picture.actions:
        demonstration.play(notation)
    state = demonstration.state
    legal = state.legal_actions() if state.actor == LEARNER else []
    notations = [action.notation for action in legal]
    assert not picture.marked or picture.marked in notations, picture.marked
    return {
        **state.setup.to_json(),
        "documents": get_game(state.setup.game).documents(state.setup),
        "rule": picture.rule,
        "caption": picture.caption,
        "marked": picture.marked,
        "legal": [action.to_json() for action in legal],
        "view": state.view(LEARNER).to_json(),
        "events": [event.to_json() for event in demonstration.told.heard(LEARNER)],
    }
