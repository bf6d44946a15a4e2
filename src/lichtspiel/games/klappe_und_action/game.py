"""Klappe & Action! as the registry knows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, cast

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action, Game, Setup, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Message, Refusal
from lichtspiel.engine.observation import Observation
from lichtspiel.engine.options import Choice, Document, Number
from lichtspiel.engine.reading import Reader
from lichtspiel.games.klappe_und_action import reading
from lichtspiel.games.klappe_und_action.actions import ACTIONS
from lichtspiel.games.klappe_und_action.imagine import imagine
from lichtspiel.games.klappe_und_action.observation import OBSERVATION
from lichtspiel.games.klappe_und_action.refusals import no_such_slot
from lichtspiel.games.klappe_und_action.rulebook import RULEBOOK
from lichtspiel.games.klappe_und_action.scenes import SCENES
from lichtspiel.games.klappe_und_action.script import HOUSE, canonical, script_for, script_of
from lichtspiel.games.klappe_und_action.state import KlappeUndAction, new_game
from lichtspiel.games.klappe_und_action.view import (
    EVENTS,
    LEVELS,
    ActSucceeded,
    EffectName,
    KlappeView,
    Lost,
    ReshootsNeeded,
    SceneEffect,
    SlotName,
    Timing,
)

RESHOOTS = 2
"""KA-15: for the whole game."""

_LAY = re.compile(r"([0-9]{1,2}) (?:on )?([0-9])")
"""What people type: `5 on 3`, `5 3`."""


def effects_of(script: str) -> tuple[SceneEffect, ...]:
    """The sixteen effects of the script that the option's value stands for."""
    return tuple(
        SceneEffect(
            effect.scene,
            cast("Timing", effect.timing),
            effect.must,
            cast("EffectName", effect.name),
            effect.number,
            cast("SlotName", effect.slot),
        )
        for effect in script_of(script).effects
    )


class KlappeUndActionGame(Game[KlappeUndAction, KlappeView]):
    """KA-1: two seats play together; one seat alone plays the solo mode (KA-18)."""

    view_type = KlappeView
    event_types = EVENTS
    station_types = (ReshootsNeeded, ActSucceeded, Lost)
    document_types: ClassVar[Mapping[str, type]] = {"script": SceneEffect}

    def __init__(self) -> None:
        super().__init__(
            "klappe-und-action",
            ruleset=1,
            seats=(1, 2),
            options=(
                Number("reshoots", rule="KA-15", default=RESHOOTS, least=0, most=RESHOOTS),
                Number("extras", rule="KA-22", default=0, least=0, most=2, seats=(1,)),
                Choice("director", rule="KA-5", values=("random", "first", "second"), seats=(2,)),
                Document(
                    "script", rule="KA-26", default=HOUSE, canonical=canonical, says=effects_of
                ),
            ),
            all_actions=ACTIONS,
            turn_rule="KA-7",
            usual_seats=2,
            presets=LEVELS,
            cooperative=True,
            rulebook=RULEBOOK,
        )

    def parse(self, text: str, state: State | None = None) -> Action:
        words = " ".join(text.lower().split())
        lay = _LAY.fullmatch(words)
        if lay:
            words = f"{int(lay[1])} on {lay[2]}"
            if words not in self._by_notation and isinstance(state, KlappeUndAction):
                raise IllegalAction(_why_no_lay(state, int(lay[1]), int(lay[2])))
        return super().parse(words, state)

    def new(self, setup: Setup) -> KlappeUndAction:
        return new_game(setup, script_for(setup))

    def imagine(self, view: KlappeView, chance: Chance) -> KlappeUndAction:
        return imagine(view, chance)

    def observation(self, setup: Setup) -> Observation:
        return OBSERVATION

    def read_state(self, setup: Setup, reader: Reader) -> KlappeUndAction:
        return reading.read_state(setup, reader)

    def seat_name(self, setup: Setup, seat: int) -> Message:
        if setup.seats == 1:
            return Message("ka-seat-partner" if seat == 1 else "ka-seat-solo")
        return super().seat_name(setup, seat)


def _why_no_lay(state: KlappeUndAction, scene: int, slot: int) -> Refusal:
    """Of a scene or a slot that no act has."""
    if scene not in SCENES:
        where = "row" if state.solo and state.turn == 1 else "hand"
        return Refusal("KA-7", "ka-not-in-hand", {"scene": scene, "where": where})
    return no_such_slot(state, slot - 1)
