"""How Klappe & Action! looks and speaks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lichtspiel.engine.contract import Action
from lichtspiel.engine.told import Event
from lichtspiel.games.klappe_und_action.actions import (
    SKIP,
    Announce,
    ChooseScene,
    ChooseSlot,
    Cover,
    Lay,
    Step,
    UseExtra,
)
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.effect import Effect
from lichtspiel.games.klappe_und_action.effect import Step as EffectStep
from lichtspiel.games.klappe_und_action.script import HOUSE, script_for, script_of
from lichtspiel.games.klappe_und_action.view import EditingBegins, KlappeView
from lichtspiel.terminal.faces.face import Face
from lichtspiel.terminal.faces.fitting import Fitting
from lichtspiel.text import Texts

_COLOURS = {"camera": "cyan", "scissors": "magenta", "megaphone": "yellow", "none": "dim"}


class KlappeFace(Face):
    prefix = "ka"
    words: ClassVar[Mapping[str, str]] = {
        **{word: word for word in ("on", "slot", "scene", "use", "skip", "cover", "announce")},
        **{word: word for word in ("extra", "ready", "face-down")},
        "turn-up": "turn up",
        "slot-card": "slot card",
        "shuffle-back": "shuffle back",
    }

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        """In solo the second side has no player: it is the fictional partner."""
        partner = texts.say("ka-seat-partner")
        self._solo = len(names) == 1
        super().__init__(texts, [*names, partner] if self._solo else names)
        self._script = HOUSE

    # -- for eyes -----------------------------------------------------------------

    def picture(self, view: KlappeView, legal: Sequence[Action]) -> RenderableType:
        parts: list[RenderableType] = [Text(self._head(view), style="bold"), self._strip(view)]
        parts.append(self._effects(view))
        parts += [Text(line, style="dim") for line in self._around(view)]
        return Group(*parts)

    def _strip(self, view: KlappeView) -> RenderableType:
        """The film between intro and credits: scenes, and what is known of the slots below."""
        grid = Grid(box=box.HEAVY_EDGE, show_header=True, header_style="dim", padding=(0, 1))
        grid.add_column("")
        for slot in range(1, len(view.film) + 1):
            grid.add_column(str(slot), justify="center", min_width=3)
        grid.add_column("")
        scenes = [_cell(view, slot) for slot in range(1, len(view.film) + 1)]
        grid.add_row(self.say("intro"), *scenes, self.say("credits"))
        if any(view.slot_cards):
            below = [f"({card})" if card else "" for card in view.slot_cards]
            grid.add_row("", *[Text(card, style="dim") for card in below], "")
        return Fitting(grid, self._slot_lines(view))

    def _effects(self, view: KlappeView) -> RenderableType:
        grid = Grid.grid(padding=(0, 1))
        for effect in self._effects_in_sight(view):
            current = effect.scene in (view.asked.scene, view.asked.copied)
            style = _COLOURS[effect.timing] + (" bold" if current else "")
            line = Text(self._effect_line(effect), style=style)
            grid.add_row("▶" if current else " ", line)
        return grid

    # -- for ears -----------------------------------------------------------------

    def sentences(self, view: KlappeView, legal: Sequence[Action]) -> list[str]:
        lines = [self._head(view), self.say("film")]
        lines += [f"  {line}" for line in self._slot_lines(view)]
        lines += [f"  {self._effect_line(effect)}" for effect in self._effects_in_sight(view)]
        return lines + self._around(view)

    def _slot_lines(self, view: KlappeView) -> list[str]:
        return [self._slot_line(view, slot) for slot in range(1, len(view.film) + 1)]

    def _slot_line(self, view: KlappeView, slot: int) -> str:
        scene, number = view.film[slot - 1], _number(view, slot)
        words = [self.say("slot-scene", slot=slot, scene=scene)]
        if scene == 0:
            words = [self.say("slot-empty", slot=slot)]
        elif scene != number:
            words.append(self.say("counts-as", number=number))
        if slot in view.covered:
            words.append(self.say("under-reshoot"))
        if slot in view.check.falls:
            words.append(self.say("falls"))
        if view.slot_cards[slot - 1]:
            words.append(self.say("slot-card", card=view.slot_cards[slot - 1]))
        return ", ".join(words)

    # -- for both -----------------------------------------------------------------

    def _head(self, view: KlappeView) -> str:
        """Act and phase, the chair, the reshoots, and whose script is played."""
        self._script = str(view.setup.options["script"])
        me = "yes" if view.director == view.seat else "no"
        parts = [
            self.say("act", act=view.act, phase=view.phase),
            self.say("director", who=self.names[view.director], me=me),
            self.say("reshoots", count=view.reshoots),
            self.say("script", script="house" if self._script == HOUSE else "own"),
        ]
        if view.level:
            parts.append(self.say("level", level=view.level))
        return " · ".join(parts)

    def _effects_in_sight(self, view: KlappeView) -> list[Effect]:
        """While filming those of hand and film, in editing the scissors in their order."""
        script = script_for(view.setup)
        if view.phase == "filming":
            scenes = {*view.hand, *view.solo.row, *view.film} - {0}
        else:
            scenes = {cut.scene for cut in view.cuts}
        return [script.effect(scene) for scene in sorted(scenes)]

    def _effect_line(self, effect: Effect) -> str:
        timing = self.say("timing", timing=effect.timing)
        text = self.texts.message(effect.message())
        return self.say("effect-line", scene=effect.scene, timing=timing, effect=text)

    def _around(self, view: KlappeView) -> list[str]:
        """Hands, and in solo the row and the extra scenes."""
        lines = []
        if view.seat >= 0 and view.phase == "filming":
            hand = self._listed(view.hand)
            lines.append(self.say("hand", scenes=hand) if view.hand else self.say("hand-empty"))
        if view.setup.seats == 1:
            lines += self._solo_lines(view)
        elif view.phase == "filming":
            lines += self._partner_lines(view)
        if view.laid:
            lines.append(self.say("laid", scenes=self._listed(view.laid)))
        return lines

    def _partner_lines(self, view: KlappeView) -> list[str]:
        lines = []
        for side in (0, 1):
            if side != view.seat:
                known = self._listed(view.known) if view.known else "none"
                count = view.hand_sizes[side]
                who = self.names[side]
                lines.append(self.say("partner-hand", who=who, count=count, known=known))
        if view.known_to_partner:
            lines.append(self.say("partner-knows", scenes=self._listed(view.known_to_partner)))
        return lines

    def _solo_lines(self, view: KlappeView) -> list[str]:
        solo, lines = view.solo, []
        if view.phase == "filming":
            row = self._listed(solo.row)
            lines.append(self.say("row", scenes=row, down=solo.face_down))
        if any(solo.extras):
            extras = [
                self.say("extra-done", scene=scene) if used else str(scene)
                for scene, used in zip(solo.extras, solo.extras_used, strict=True)
            ]
            lines.append(self.say("extras", scenes=", ".join(extras)))
        return lines

    def _listed(self, scenes: Sequence[int]) -> str:
        return ", ".join(str(scene) for scene in scenes) or self.say("nothing")

    def question(self, view: KlappeView, legal: Sequence[Action]) -> str:
        asked, examples = view.asked, self.examples(legal)
        if asked.what == "lay" and view.solo.forced:
            return self.say("asks-forced", scene=view.solo.forced, examples=examples)
        if asked.what == "lay" and view.setup.seats == 1 and view.turn == 1:
            return self.say("asks-partner", examples=examples)
        what = "alone" if self._solo and asked.what == "ready" else asked.what
        chosen = asked.chosen
        text = self.say("asks", asked=what, scene=asked.scene, chosen=chosen, examples=examples)
        step = QUESTIONS[asked.what]
        skips = isinstance(step, EffectStep) and step.may_be_left_out(asked.copied > 0)
        if not skips or script_for(view.setup).effect(asked.scene).must:
            return text
        if text.endswith("?"):
            return text + self.say("or-else-skip")
        return text.rstrip(" \u202f:") + self.say("or-skip")

    def guide(self, view: KlappeView, legal: Sequence[Action]) -> str:
        return self.say("help", examples=self.examples(legal, 5))

    def kind(self, action: Action) -> object:
        """One example of each kind; skipping has a word of its own in the prompt."""
        if action is SKIP:
            return None
        return action.notation if isinstance(action, Step) else type(action)

    def tell(self, event: Event, viewer: int) -> str:
        """In solo mode, skip the message that talking is allowed."""
        if isinstance(event, EditingBegins):
            return self.say("told-editing", solo="yes" if self._solo else "no")
        return super().tell(event, viewer)

    def result(self, view: KlappeView) -> list[str]:
        left, agreed = view.reshoots, int(view.setup.options["reshoots"])
        return [self.say(f"result-{view.reason}", act=view.act, left=left, agreed=agreed)]

    def rule(self, number: int) -> str:
        """The second rule is the script: all sixteen effects."""
        text = super().rule(number)
        if number != 2:
            return text
        effects = script_of(self._script).effects
        return "\n".join([text, *(f"  {self._effect_line(effect)}" for effect in effects)])

    def path(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, Lay):
            slot = self.say("path-on", slot=action.slot + 1)
            return (self.say("path-lay", scene=action.scene), slot)
        if isinstance(action, ChooseSlot):
            return (self.say("path-slot", slot=action.slot + 1),)
        if isinstance(action, ChooseScene):
            return (self.say("path-scene", scene=action.scene),)
        if isinstance(action, Cover):
            return (self.say("path-cover", slot=action.slot + 1),)
        if isinstance(action, Announce):
            return (self.say("path-announce", scene=action.scene),)
        if isinstance(action, UseExtra):
            return (self.say("path-extra", scene=action.scene),)
        return (self.say("path-step", step=action.notation.replace(" ", "-")),)


def _cell(view: KlappeView, slot: int) -> Text:
    """A slot of the strip: its scene, the number it counts as, a mark if the check finds it lower
    than the one before, or a reshoot over it."""
    scene, number = view.film[slot - 1], _number(view, slot)
    if scene == 0:
        return Text("·", style="dim")
    if slot in view.covered:
        return Text(f"▒{scene}▒", style="dim")
    timing = script_for(view.setup).effect(scene).timing
    counted = f"={number}" if number != scene else ""
    if slot in view.check.falls:
        return Text(f"{scene}{counted} !", style="bold red")
    return Text(f"{scene}{counted}", style=f"bold {_COLOURS[timing]}")


def _number(view: KlappeView, slot: int) -> int:
    """What a slot counts as: when the act is checked, as the check says (KA-14)."""
    return (view.check.numbers or view.numbers)[slot - 1]
