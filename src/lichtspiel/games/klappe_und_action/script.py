"""The script: which scene has which effect, as data (KA-2, KA-26).

A script is a text of sixteen lines in the words of the vocabulary; `house.script` shows it.
`canonical` checks a text and brings it into its one form; `Script` is what the rules
ask while they run.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadSetup
from lichtspiel.games.klappe_und_action.card_effects import Copy, Look, Request, Show, Trade
from lichtspiel.games.klappe_und_action.effect import (
    CAMERA,
    MEGAPHONE,
    NEVER,
    SCISSORS,
    Effect,
    NoEffect,
)
from lichtspiel.games.klappe_und_action.film_effects import (
    Around,
    CountAs,
    LayBeside,
    MoveScene,
    SwapAny,
    SwapHigher,
    SwapLeft,
    SwapLower,
    SwapNeighbour,
    SwapOthers,
    SwapRight,
    TakeNumber,
)
from lichtspiel.games.klappe_und_action.scenes import BITS, SCENES

HOUSE: Final = "house"

VOCABULARY: Final[list[Callable[[], Effect]]] = [
    *(NoEffect, LayBeside, CountAs, Show, Request, Trade, Look, MoveScene, Copy),
    *(Around, SwapOthers, TakeNumber, SwapNeighbour, SwapLeft, SwapRight),
    *(SwapHigher, SwapLower, SwapAny),
]
"""Every effect that a script can name. Who adds one of their own appends its class."""

_BOM: Final = "\ufeff"
"""A byte order mark, which some editors put before a text."""
_LINE: Final = re.compile(r"([0-9]+) +(.+)")
_TIMED: Final = re.compile(r"(megaphone|camera|scissors) +(?:(may|must) +)?(.+)")
_MOST_RULED: Final = 2
"""The smallest hand has three scenes, so one of them can always begin a film (KA-7)."""


class Script:
    """Sixteen effects, laid out for the rules: by scene, or as sets of scenes."""

    camera_set: i64
    scissors_set: i64
    must_set: i64
    partner_set: i64
    """Scenes whose camera effect involves the partner (KA-19)."""
    copy_set: i64
    ruled: i64
    """Scenes that may not be laid on every empty slot (KA-10)."""
    counting: i64
    """Scenes that count as another number on some slot (KA-14)."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects
        self._by_scene: Final = [effects[0], *effects]
        self.camera_set = 0
        self.scissors_set = 0
        self.must_set = 0
        self.partner_set = 0
        self.copy_set = 0
        self.ruled = 0
        self.counting = 0
        for effect in effects:
            self._enter(effect, BITS[effect.scene])

    def _enter(self, effect: Effect, bit: i64) -> None:
        if effect.timing == CAMERA:
            self.camera_set |= bit
        if effect.timing == SCISSORS:
            self.scissors_set |= bit
        if effect.must:
            self.must_set |= bit
        if effect.involves_partner:
            self.partner_set |= bit
        if effect.is_copy:
            self.copy_set |= bit
        if effect.rules_lay:
            self.ruled |= bit
        if effect.slot != "none":
            self.counting |= bit

    def __reduce__(self) -> tuple[Any, ...]:
        return script_of, (self.text(),)

    def effect(self, scene: i64) -> Effect:
        return self._by_scene[scene]

    def text(self) -> str:
        return "\n".join(effect.line() for effect in self.effects)


@lru_cache(64)
def canonical(text: str) -> str:
    """A script's one form, or a BadSetup that names the line. The house script is `house`."""
    found = parse(text).text()
    return HOUSE if found == script_of(HOUSE).text() else found


@lru_cache(64)
def script_of(value: str) -> Script:
    """The script that the option's value stands for."""
    if value == HOUSE:
        path = Path(__file__).parent / "house.script"
        return parse(path.read_text(encoding="utf-8"))
    return parse(value)


def script_for(setup: Setup) -> Script:
    """The script that was agreed on."""
    return script_of(str(setup.options["script"]))


def parse(text: str) -> Script:
    """Read a script. Every complaint carries the number of the line."""
    effects: dict[int, Effect] = {}
    number = 0
    for number, raw in enumerate(text.removeprefix(_BOM).splitlines(), start=1):
        line = " ".join(raw.partition("#")[0].lower().split())
        if line:
            effect = _read_line(line, number)
            if effect.scene in effects:
                raise BadSetup("ka-script-twice", line=number, scene=effect.scene)
            effects[effect.scene] = effect
            if sum(1 for other in effects.values() if other.rules_lay) > _MOST_RULED:
                raise BadSetup("ka-script-beside", line=number, most=_MOST_RULED)
    for scene in SCENES:
        if scene not in effects:
            raise BadSetup("ka-script-missing", line=number, scene=scene)
    return Script([effects[scene] for scene in SCENES])


def _read_line(line: str, number: int) -> Effect:
    parts = _LINE.fullmatch(line)
    if parts is None or len(parts[1]) > 2 or int(parts[1]) not in SCENES:
        raise BadSetup("ka-script-scene", line=number, found=line[:40])
    effect = _read_effect(parts[2], number)
    effect.scene = int(parts[1])
    return effect


def _read_effect(text: str, number: int) -> Effect:
    if text == "no effect":
        return NoEffect()
    timed = _TIMED.fullmatch(text)
    if timed is None:
        raise BadSetup("ka-script-timing", line=number, found=text[:40])
    timing, duty, words = timed.groups()
    if (timing == MEGAPHONE) != (duty is None):
        raise BadSetup("ka-script-duty", line=number, timing=timing)
    effect = _in_words(words, number)
    if timing not in effect.timings:
        known = ", ".join(effect.timings)
        raise BadSetup("ka-script-when", line=number, found=words[:60], known=known)
    effect.timing = timing
    effect.must = duty != "may"
    return effect


def _in_words(words: str, number: int) -> Effect:
    """The effect that these words name."""
    for kind in VOCABULARY:
        effect = kind()
        if NEVER not in effect.timings and effect.reads(words, number):
            return effect
    raise BadSetup("ka-script-effect", line=number, found=words[:60])
