"""Face to Face as the registry knows it."""

from __future__ import annotations

import re

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, Game, Setup, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Message, Refusal
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Flag
from lichtspiel.engine.reading import Reader
from lichtspiel.games.face_to_face import reading
from lichtspiel.games.face_to_face.actions import ACTIONS
from lichtspiel.games.face_to_face.imagine import imagine
from lichtspiel.games.face_to_face.observation import OBSERVATION
from lichtspiel.games.face_to_face.piles import DOWN_STARTS, UP_STARTS
from lichtspiel.games.face_to_face.rulebook import RULEBOOK
from lichtspiel.games.face_to_face.state import FaceToFace, Side, has_grace
from lichtspiel.games.face_to_face.view import EVENTS, SEATS, FaceToFaceView

_TYPED = re.compile(r"([0-9]{1,2}) ?(h|help)? ?(u|up|d|down)")
"""What people type: `17 up`, `17u`, `17 hd` for `17 help down`."""


class FaceToFaceGame(Game[FaceToFace, FaceToFaceView]):
    """FF-1: two seats, gold and silver."""

    view_type = FaceToFaceView
    event_types = EVENTS

    def __init__(self) -> None:
        super().__init__(
            "face-to-face",
            ruleset=1,
            seats=(2, 2),
            options=(Flag("last_card_grace", rule="FF-18"),),
            all_actions=ACTIONS,
            turn_rule="FF-13",
            rulebook=RULEBOOK,
        )

    def parse(self, text: str, state: State | None = None) -> Action:
        words = " ".join(text.lower().split())
        if words == "e":
            words = "end"
        typed = _TYPED.fullmatch(words)
        if typed:
            card, help_, pile = typed.groups()
            words = f"{int(card)} {'help ' if help_ else ''}{'up' if pile[0] == 'u' else 'down'}"
            if words not in self._by_notation and state is not None and state.actor >= 0:
                raise IllegalAction(Refusal("FF-4", "ff-not-in-hand", {"card": int(card)}))
        return super().parse(words, state)

    def new(self, setup: Setup) -> FaceToFace:
        return FaceToFace(setup, has_grace(setup), _untouched(), _untouched())

    def imagine(self, view: FaceToFaceView, chance: Chance) -> FaceToFace:
        return imagine(view, chance)

    def observation(self, setup: Setup) -> Observation:
        return OBSERVATION

    def read_state(self, setup: Setup, reader: Reader) -> FaceToFace:
        return reading.read_state(setup, reader)

    def seat_name(self, setup: Setup, seat: int) -> Message:
        return Message(f"ff-seat-{SEATS[seat]}")


def _untouched() -> Side:
    """FF-2: the row cards show, nothing is dealt yet."""
    return Side(UP_STARTS, DOWN_STARTS, 0, 0, 0, [], 0)
