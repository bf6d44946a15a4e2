"""Editing, closing an act, and what comes between acts (KA-11 to KA-17)."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.contract import CHANCE, NOBODY
from lichtspiel.games.klappe_und_action.actions import (
    Cover,
)
from lichtspiel.games.klappe_und_action.asks import (
    ASK_AROUND,
    ASK_COVER,
    ASK_MOVE_TO,
    ASK_NUMBER,
    ASK_PLANT,
    ASK_READY,
    ASK_SECOND,
    NOTHING,
)
from lichtspiel.games.klappe_und_action.choices import Choices
from lichtspiel.games.klappe_und_action.film import SLOT_BITS, SLOT_OF_BIT, Film, item
from lichtspiel.games.klappe_und_action.position import ACTS
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BITS,
    SCENE_OF_BIT,
)
from lichtspiel.games.klappe_und_action.view import (
    ActSucceeded,
    Covered,
    EditingBegins,
    IsReady,
    Lapsed,
    Lost,
    Moved,
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

    def change(self, film: Film, slot: i64) -> None:
        """What an answer to the open question does to a film (`asks.CHANGES`)."""
        if self.ask == ASK_COVER:
            film.covered |= SLOT_BITS[slot]
        elif self.ask == ASK_NUMBER:
            film.take_number(self._begins(), slot)
        elif self.ask == ASK_MOVE_TO:
            film.move(self._begins(), slot)
        else:
            film.swap(self._begins(), slot)

    def _begins(self) -> i64:
        """The slot from which the film is changed; the answer says the other one."""
        if self.ask in (ASK_SECOND, ASK_MOVE_TO):
            return self.chosen - 1
        here = self.film.slot_of(self.this)
        return here - 1 if self.ask == ASK_AROUND else here

    def right_neighbour(self) -> i64:
        """The slot that AROUND, which leaves nothing to choose, swaps with the left one."""
        return self.film.slot_of(self.this) + 1

    def _change_film(self, slot: i64) -> None:
        film, told = self.film, self.told
        if told is None:
            self.change(film, slot)
            return
        one = self._begins()
        self.change(film, slot)
        if self.ask == ASK_NUMBER:
            told.all(TookNumber(self.this, item(film.numbers, one)))
        elif self.ask == ASK_MOVE_TO:
            told.all(Moved(item(film.scenes, slot), slot + 1))
        else:
            scene, with_ = item(film.scenes, one), item(film.scenes, slot)
            told.all(Swapped(with_, slot + 1, scene, one + 1))

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
                continue
            self._ask(self.ask_for(kind), choices)
            no_choice = kind == AROUND or choices & (choices - 1) == 0
            if script.must_set & bit == 0 or not no_choice:
                return
            self._carry_out()
        self.this = 0
        self._check_order()

    def _carry_out(self) -> None:
        self.used |= BITS[self.this]
        if self.ask == ASK_AROUND:
            self._change_film(self.right_neighbour())
        else:
            self._change_film(SLOT_OF_BIT[self.choices % 11])

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
        self.change(self.film, cover.slot)
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

    def decided_together(self) -> bool:
        """KA-13: editing and reshoots. Nobody holds a card any more."""
        return self.editing and self.ask <= ASK_COVER and not self.solo
