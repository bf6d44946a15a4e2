"""The script: what each scene's effect does, as data (KA-2, KA-26).

A script is a text of sixteen lines over a closed vocabulary; `house.script` shows it.
`canonical` checks a text and brings it into its one form; `Script` is what the rules
ask while they run.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

from mypy_extensions import i64

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.messages import Message

SCENES: Final = range(1, 17)
"""KA-1: sixteen scenes. A set of scenes is one integer with bit s set for scene s."""
BITS: Final[list[int]] = [1 << scene for scene in range(17)]
SCENE_OF_BIT: Final[list[int]] = [0] * 19
"""The scene of a set that has one: its bit mod 19, all differ."""
for _scene in SCENES:
    SCENE_OF_BIT[BITS[_scene] % 19] = _scene

HOUSE: Final = "house"

# The vocabulary. Numbers are only names; `_WORDS` has the words.
NONE: Final = 0
BESIDE: Final = 1
COUNT: Final = 2
SHOW: Final = 3
REQUEST: Final = 4
TRADE: Final = 5
LOOK: Final = 6
MOVE: Final = 7
COPY: Final = 8
AROUND: Final = 9
TWO: Final = 10
NUMBER: Final = 11
SWAP_NEIGHBOUR: Final = 12
SWAP_LEFT: Final = 13
SWAP_RIGHT: Final = 14
SWAP_HIGHER: Final = 15
SWAP_LOWER: Final = 16
SWAP_ANY: Final = 17

EffectName = Literal[
    "none",
    "beside",
    "count",
    "show",
    "request",
    "trade",
    "look",
    "move",
    "copy",
    "around",
    "two",
    "number",
    "swap-neighbour",
    "swap-left",
    "swap-right",
    "swap-higher",
    "swap-lower",
    "swap-any",
]
FILM_TIMINGS: Final = ("camera", "scissors")
_WORDS: Final[dict[str, tuple[int, EffectName, tuple[str, ...]]]] = {
    "no effect": (NONE, "none", ("-",)),
    "lay beside a scene": (BESIDE, "beside", ("megaphone",)),
    "show a hand card": (SHOW, "show", ("camera",)),
    "partner shows a hand card": (REQUEST, "request", ("camera",)),
    "trade hand cards": (TRADE, "trade", ("camera",)),
    "look at a slot card": (LOOK, "look", ("camera",)),
    "move a scene": (MOVE, "move", ("camera",)),
    "copy a camera effect": (COPY, "copy", ("camera",)),
    "swap the neighbours": (AROUND, "around", FILM_TIMINGS),
    "swap two others": (TWO, "two", FILM_TIMINGS),
    "take a neighbour's number": (NUMBER, "number", FILM_TIMINGS),
    "swap with a neighbour": (SWAP_NEIGHBOUR, "swap-neighbour", FILM_TIMINGS),
    "swap with the left neighbour": (SWAP_LEFT, "swap-left", FILM_TIMINGS),
    "swap with the right neighbour": (SWAP_RIGHT, "swap-right", FILM_TIMINGS),
    "swap with a higher scene": (SWAP_HIGHER, "swap-higher", FILM_TIMINGS),
    "swap with a lower scene": (SWAP_LOWER, "swap-lower", FILM_TIMINGS),
    "swap with another scene": (SWAP_ANY, "swap-any", FILM_TIMINGS),
}
"""What is written: the effect, its name in messages, and when it can act."""

_BOM: Final = "\ufeff"
"""A byte order mark, which some editors put before a text."""
_LINE: Final = re.compile(r"([0-9]+) +(.+)")
_TIMED: Final = re.compile(r"(megaphone|camera|scissors) +(?:(may|must) +)?(.+)")
_COUNT: Final = re.compile(r"count as ([0-9]+) on the (first|last) slot")
_MOST_COUNT: Final = 17
_MOST_BESIDE: Final = 2
"""The smallest hand has three scenes, so one of them can always begin a film (KA-7)."""


class Effect:
    """One scene's effect: when it acts, whether it must be carried out, what it does."""

    def __init__(self, scene: int, timing: str, must: bool, kind: int, words: str) -> None:
        self.scene: Final = scene
        self.timing: Final = timing
        self.must: Final = must
        self.kind: Final = kind
        self.words: Final = words
        self.count = 0
        self.on_last_slot = False

    def line(self) -> str:
        """The effect as a line of a script, in its one form."""
        duty = "" if self.timing in ("megaphone", "-") else "must " if self.must else "may "
        timing = "" if self.timing == "-" else f"{self.timing} "
        return f"{self.scene} {timing}{duty}{self.words}"

    def name(self) -> EffectName:
        """What the effect is called in messages and pictures."""
        return "count" if self.kind == COUNT else _WORDS[self.words][1]

    def message(self) -> Message:
        """What the effect does, for a sentence in the reader's language."""
        if self.kind == COUNT:
            slot = "last" if self.on_last_slot else "first"
            return Message("ka-effect-count", {"number": self.count, "slot": slot})
        return Message(f"ka-effect-{self.name()}", {"duty": "must" if self.must else "may"})


class Script:
    """Sixteen effects, laid out for the rules: by scene, or as sets of scenes."""

    camera: list[int]
    """The camera effect of each scene, else NONE."""
    scissors: list[int]
    scissors_set: i64
    must_set: i64
    beside_set: i64
    partner_set: i64
    """Scenes whose camera effect involves the partner (KA-19)."""
    copy_set: i64
    count_set: i64

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects
        self.camera = [NONE] * 17
        self.scissors = [NONE] * 17
        self.scissors_set = 0
        self.must_set = 0
        self.beside_set = 0
        self.partner_set = 0
        self.copy_set = 0
        self.count_set = 0
        for effect in effects:
            self._enter(effect, BITS[effect.scene])

    def _enter(self, effect: Effect, bit: i64) -> None:
        if effect.must:
            self.must_set |= bit
        if effect.timing == "camera":
            self.camera[effect.scene] = effect.kind
        if effect.timing == "scissors":
            self.scissors[effect.scene] = effect.kind
            self.scissors_set |= bit
        if effect.kind == BESIDE:
            self.beside_set |= bit
        if effect.kind in (REQUEST, TRADE):
            self.partner_set |= bit
        if effect.kind == COPY:
            self.copy_set |= bit
        if effect.kind == COUNT:
            self.count_set |= bit

    def __reduce__(self) -> tuple[Any, ...]:
        return script_of, (self.text(),)

    def effect(self, scene: int) -> Effect:
        return self.effects[scene - 1]

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
            beside = sum(1 for other in effects.values() if other.kind == BESIDE)
            if beside > _MOST_BESIDE:
                raise BadSetup("ka-script-beside", line=number, most=_MOST_BESIDE)
    for scene in SCENES:
        if scene not in effects:
            raise BadSetup("ka-script-missing", line=number, scene=scene)
    return Script([effects[scene] for scene in SCENES])


def _read_line(line: str, number: int) -> Effect:
    parts = _LINE.fullmatch(line)
    if parts is None or len(parts[1]) > 2 or int(parts[1]) not in SCENES:
        raise BadSetup("ka-script-scene", line=number, found=line[:40])
    scene, rest = int(parts[1]), parts[2]
    if rest == "no effect":
        return Effect(scene, "-", False, NONE, rest)
    timed = _TIMED.fullmatch(rest)
    if timed is None:
        raise BadSetup("ka-script-timing", line=number, found=rest[:40])
    timing, duty, words = timed.groups()
    if (timing == "megaphone") != (duty is None):
        raise BadSetup("ka-script-duty", line=number, timing=timing)
    counts = _COUNT.fullmatch(words)
    if counts is not None and timing == "megaphone":
        return _read_count(scene, counts, number)
    if words not in _WORDS:
        raise BadSetup("ka-script-effect", line=number, found=words[:60])
    kind, _, timings = _WORDS[words]
    if timing not in timings:
        raise BadSetup("ka-script-when", line=number, found=words, known=", ".join(timings))
    return Effect(scene, timing, duty != "may", kind, words)


def _read_count(scene: int, counts: re.Match[str], number: int) -> Effect:
    if len(counts[1]) > 2 or int(counts[1]) > _MOST_COUNT:
        raise BadSetup("ka-script-count", line=number, most=_MOST_COUNT)
    count = int(counts[1])
    words = f"count as {count} on the {counts[2]} slot"
    effect = Effect(scene, "megaphone", True, COUNT, words)
    effect.count = count
    effect.on_last_slot = counts[2] == "last"
    return effect
