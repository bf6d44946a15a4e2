"""Editing, closing an act, and what comes between acts (KA-11 to KA-17)."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.contract import CHANCE, NOBODY
from lichtspiel.games.klappe_und_action.actions import (
    Cover,
)
from lichtspiel.games.klappe_und_action.asks import (
    ASK_COVER,
    ASK_PLANT,
    ASK_READY,
    NOTHING,
)
from lichtspiel.games.klappe_und_action.choices import Choices
from lichtspiel.games.klappe_und_action.film import SLOT_OF_BIT, item
from lichtspiel.games.klappe_und_action.position import ACTS
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BITS,
    NUMBER,
    SCENE_OF_BIT,
)
from lichtspiel.games.klappe_und_action.view import (
    ActSucceeded,
    Covered,
    EditingBegins,
    IsReady,
    Lapsed,
    Lost,
    Planted,
    ReshootsNeeded,
    ShuffledBack,
    Swapped,
    TookNumber,
    Won,
)


class Editing(Choices):
    """The film is full: the scissors effects, the check, reshoots, the way to the next act."""

    def _ask(self, ask: i64, choices: i64) -> None:
        self.ask = ask
        self.choices = choices

    # -- changing the film -----------------------------------------------------------

    def _swap_or_take(self, slot: i64) -> None:
        """`this` with the chosen slot: they change places, or it takes the number there."""
        here = self.film.slot_of(self.this)
        if self.effect_kind() != NUMBER:
            self._swap(here, slot)
            return
        self.film.take_number(here, slot)
        if self.told is not None:
            self.told.all(TookNumber(self.this, item(self.film.numbers, here)))

    def _swap(self, one: i64, other: i64) -> None:
        film = self.film
        film.swap(one, other)
        if self.told is not None:
            scene, with_ = item(film.scenes, one), item(film.scenes, other)
            self.told.all(Swapped(with_, other + 1, scene, one + 1))

    # -- editing ---------------------------------------------------------------------

    def _begin_editing(self) -> None:
        """KA-11; KA-13: the director decides for the team."""
        self.editing = True
        self.actor = 0 if self.solo else self.director
        if self.told is not None:
            self.told.all(EditingBegins())
        self._edit_after(0)

    def _edit_after(self, scene: i64) -> None:
        """KA-11, KA-12: the next scissors effect by printed number, wherever it lies. One
        without a target lapses; one that must and leaves no choice is carried out."""
        script = self.script
        rest = self.film.present & script.scissors_set & ~(2 * BITS[scene] - 1)
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            self.this = SCENE_OF_BIT[bit % 19]
            kind: i64 = script.scissors[self.this]
            choices = self.targets(kind)
            if choices == 0:
                if self.told is not None:
                    self.told.all(Lapsed(self.this))
            elif script.must_set & bit and (kind == AROUND or choices & (choices - 1) == 0):
                self._carry_out(kind, choices)
            else:
                self._ask(self.ask_for(kind), choices)
                return
        self.this = 0
        self._check_order()

    def _carry_out(self, kind: i64, choices: i64) -> None:
        self.used |= BITS[self.this]
        if kind == AROUND:
            here = self.film.slot_of(self.this)
            self._swap(here - 1, here + 1)
        else:
            self._swap_or_take(SLOT_OF_BIT[choices % 11])

    def _check_order(self) -> None:
        """KA-14 to KA-16: in order, or to be put right, or lost, which is said at once."""
        needed = self.film.needed(self.script)
        if needed > self.reshoots:
            if self.told is not None:
                self.told.all(Lost(self.act, needed, self.reshoots))
            self._end("lost")
        elif needed > 0:
            if self.told is not None:
                self.told.all(ReshootsNeeded(needed))
            self._ask(ASK_COVER, self.film.helpful(self.script))
        else:
            self._succeed()

    def _cover(self, cover: Cover) -> None:
        """KA-15: a used reshoot leaves the game."""
        self.film.covered |= cover.bit
        self.reshoots -= 1
        if self.told is not None:
            scene = item(self.film.scenes, cover.slot)
            self.told.all(Covered(scene, cover.slot + 1, self.reshoots))
        if self.film.needed(self.script) == 0:
            self._succeed()
        else:
            self._ask(ASK_COVER, self.film.helpful(self.script))

    def _succeed(self) -> None:
        """KA-17: the third act wins. Before, there is time to talk (KA-8)."""
        if self.told is not None:
            self.told.all(ActSucceeded(self.act))
        if self.act == ACTS:
            if self.told is not None:
                self.told.all(Won(self.reshoots))
            self._end("won")
        elif self.act == ACTS - 1 and self.extra0:
            self.chosen = 1
            self._ask(ASK_PLANT, 0)
        else:
            self._ask(ASK_READY, 0)

    def _plant_or_not(self, plant: bool) -> None:
        """KA-23: each extra scene left, one after the other."""
        first = self.chosen == 1
        extra = self.extra0 if first else self.extra1
        if self.told is not None:
            self.told.all(Planted(extra) if plant else ShuffledBack(extra))
        if not plant:
            self.returned |= self.chosen  # place 1 or 2: bit 1 or 2
        if first and self.extra1:
            self.chosen = 2
        else:
            self.chosen = 0
            self._ask(ASK_READY, 0)

    def _ready(self) -> None:
        if self.told is not None:
            self.told.all(IsReady(self.actor))
        if self.solo or self.actor != self.director:
            self.actor = CHANCE
        else:
            self.actor = 1 - self.director

    def _end(self, reason: str) -> None:
        self.reason = reason
        self.actor = NOBODY
        self._ask(NOTHING, 0)

    def can_take_back(self) -> bool:
        """Team decisions, until the act is closed: the whole film lies open."""
        return self.decisions > 0 and self.ask <= ASK_COVER
