"""Klappe & Action!, the rules: what may be done in a position, and doing it.

Read it beside the rulebook; each rule is cited where it is kept. The files build on each
other: `position` (what lies where), `choices` (what is possible), `editing` and
`filming` (what then happens), and this one; `seeing` makes what a seat sees of it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.contract import Action
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.actions import (
    ANNOUNCES,
    COVERS_IN,
    EXTRAS,
    FACE_DOWN,
    LAYS_ON,
    PLANT,
    READY,
    SCENE_CHOICES,
    SHUFFLE_BACK,
    SKIP,
    SLOTS_IN,
    TURN,
    USE,
    Announce,
    ChooseScene,
    ChooseSlot,
    Cover,
    Lay,
    Step,
    UseExtra,
)
from lichtspiel.games.klappe_und_action.asks import (
    ANSWERED,
    ASK_COVER,
    ASK_EXTRA,
    ASK_LOOK_AGAIN,
    ASK_PLANT,
    ASK_READY,
    BY_SCENE,
    BY_SLOT,
    BY_USE,
    LAY,
)
from lichtspiel.games.klappe_und_action.filming import Filming
from lichtspiel.games.klappe_und_action.refusals import why_not
from lichtspiel.games.klappe_und_action.script import (
    SCENE_OF_BIT,
)
from lichtspiel.games.klappe_und_action.seeing import view_of
from lichtspiel.games.klappe_und_action.view import KlappeView, Skipped


class KlappeUndAction(Filming):
    """A position and what is done in it."""

    def view(self, seat: int) -> KlappeView:
        return view_of(self, seat)

    # -- what may be done -----------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor >= 0:
            if self.ask == LAY:
                self._list_lays(legal)
            else:
                self._list_answers(legal)
        return legal

    def _list_lays(self, legal: list[Action]) -> None:
        rest = self.layable()
        while rest != 0:
            scene = rest & -rest
            rest ^= scene
            legal.extend(LAYS_ON[scene % 19][self.room(scene)])
        if self.solo:
            if self.can_turn_up():
                legal.append(TURN)
            announced = self.announceable()
            legal.extend([action for action in ANNOUNCES if action.bit & announced])
            extras = self.usable_extras()
            legal.extend([action for action in EXTRAS if action.bit & extras])

    def _list_answers(self, legal: list[Action]) -> None:
        answered: i64 = ANSWERED[self.ask]
        if answered == BY_SLOT:
            legal.extend(SLOTS_IN[self.choices])
        elif answered == BY_SCENE:
            rest = self.choices
            while rest != 0:
                scene = rest & -rest
                rest ^= scene
                legal.append(SCENE_CHOICES[SCENE_OF_BIT[scene % 19] - 1])
            if self.ask == ASK_EXTRA and self.row_size > 0:
                legal.append(FACE_DOWN)
        elif answered == BY_USE:
            legal.append(USE)
        elif self.ask == ASK_COVER:
            legal.extend(COVERS_IN[self.choices])
        elif self.ask == ASK_PLANT:
            legal.append(PLANT)
            legal.append(SHUFFLE_BACK)
        else:
            legal.append(READY)
        if self.may_skip():
            legal.append(SKIP)

    def why_illegal(self, action: Action) -> Refusal | None:
        return None if self._may(action) else why_not(self, action)

    def _may(self, action: Action) -> bool:
        """The one judge of legality; `legal_actions` lists from the same sets."""
        if isinstance(action, Lay):
            return (
                self.actor >= 0
                and self.ask == LAY
                and action.bit & self.layable() != 0
                and action.slot_bit & self.room(action.bit) != 0
            )
        if isinstance(action, ChooseSlot):
            return ANSWERED[self.ask] == BY_SLOT and action.bit & self.choices != 0
        if isinstance(action, ChooseScene):
            return ANSWERED[self.ask] == BY_SCENE and action.bit & self.choices != 0
        if isinstance(action, Step):
            return self.actor >= 0 and self._may_step(action)
        if isinstance(action, Cover):
            return self.ask == ASK_COVER and action.bit & self.choices != 0
        if isinstance(action, Announce):
            return self.actor >= 0 and action.bit & self.announceable() != 0
        if isinstance(action, UseExtra):
            return self.actor >= 0 and action.bit & self.usable_extras() != 0
        raise TypeError(f"{action!r} is not an action of Klappe & Action!")

    def _may_step(self, step: Step) -> bool:
        if step is SKIP:
            return self.may_skip()
        if step is USE:
            return ANSWERED[self.ask] == BY_USE
        if step is TURN:
            return self.can_turn_up()
        if step is FACE_DOWN:
            return self.ask == ASK_EXTRA and self.row_size > 0
        if step is READY:
            return self.ask == ASK_READY
        return self.ask == ASK_PLANT

    # -- doing it -------------------------------------------------------------------

    def apply(self, action: Action) -> None:
        if not self._may(action):
            raise IllegalAction(why_not(self, action))
        if self.editing and self.ask <= ASK_COVER:
            self.decisions += 1
        if isinstance(action, Lay):
            self._lay(action)
        elif isinstance(action, ChooseSlot):
            self._choose_slot(action.slot)
        elif isinstance(action, ChooseScene):
            self._choose_scene(action.scene)
        elif isinstance(action, Cover):
            self._cover(action)
        elif isinstance(action, Announce):
            self._announce(action.scene)
        elif isinstance(action, UseExtra):
            self.chosen = action.scene
            self._ask(ASK_EXTRA, self.hand1)
        else:
            self._step(action)

    def _step(self, step: Action) -> None:
        if step is SKIP:
            if self.ask == ASK_LOOK_AGAIN:  # KA-19: the first look has used the effect
                self._finish()
                return
            if self.told is not None:
                self.told.all(Skipped(self.actor, self.this))
            self._go_on()
        elif step is USE:
            self._use()
        elif step is TURN:
            self.forced = self._turn_up()
        elif step is FACE_DOWN:
            self._exchange(self._leftmost_of_row())
        elif step is READY:
            self._ready()
        else:
            self._plant_or_not(step is PLANT)

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup, self.script, self.reshoots, told=None)

    def copy(self) -> KlappeUndAction:
        twin = KlappeUndAction(self.setup, self.script, self.reshoots)
        self.copy_to(twin)
        return twin
