"""Klappe & Action!, the rules: filming, editing, closing an act, and what comes between.

Read it beside the rulebook; each rule is cited where it is kept. A turn is a lay and
then the steps of the scene's effect, one action each.
"""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.contract import CHANCE, NOBODY, Action
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.view import SPECTATOR
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
    ASK_ANSWER,
    ASK_COPY,
    ASK_COVER,
    ASK_EXTRA,
    ASK_FIRST,
    ASK_GIVE,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PLANT,
    ASK_READY,
    ASK_REQUEST,
    ASK_RETURN,
    ASK_SECOND,
    ASK_TURN,
    BY_SCENE,
    BY_SLOT,
    BY_USE,
    LAY,
    NOTHING,
)
from lichtspiel.games.klappe_und_action.film import SLOT_BITS, SLOT_OF_BIT, item, placed
from lichtspiel.games.klappe_und_action.filming import Filming
from lichtspiel.games.klappe_und_action.knowledge import Deed
from lichtspiel.games.klappe_und_action.position import ACTS
from lichtspiel.games.klappe_und_action.refusals import why_not
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BITS,
    NONE,
    NUMBER,
    REQUEST,
    SCENE_OF_BIT,
    SHOW,
    TRADE,
)
from lichtspiel.games.klappe_und_action.view import (
    ActSucceeded,
    Announced,
    Copied,
    Covered,
    EditingBegins,
    Exchanged,
    IsReady,
    Laid,
    Lapsed,
    Looked,
    LookedAt,
    Lost,
    Moved,
    Offered,
    Planted,
    Requested,
    ReshootsNeeded,
    Showed,
    ShuffledBack,
    Skipped,
    Swapped,
    TookNumber,
    Traded,
    TradedCards,
    TurnedUp,
    Won,
)


class KlappeUndAction(Filming):
    """A position and what is done in it."""

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

    def _ask(self, ask: i64, choices: i64) -> None:
        self.ask = ask
        self.choices = choices

    # -- filming --------------------------------------------------------------------

    def _lay(self, lay: Lay) -> None:
        """KA-7, then the camera effect of the scene, if it has one (KA-9)."""
        if self.told is not None:
            self.told.all(Laid(self.turn, lay.scene, lay.slot + 1))
        if self.turn == 1:
            self.hand1 ^= lay.bit
        else:
            self.hand0 ^= lay.bit
        film = self.film
        film.scenes |= lay.strip
        film.numbers |= lay.strip
        film.empty ^= lay.slot_bit
        film.present |= lay.bit
        self.laid |= placed(lay.scene, self.lays)
        self.lays += 1
        announced = self.forced != 0 and self.turn == 0
        self.forced = 0
        kind: i64 = self.script.camera[lay.scene]
        if kind == NONE or announced:  # KA-19: its effect is ignored
            self._next_turn()
        else:
            self.this = lay.scene
            self._offer(kind)

    def _next_turn(self) -> None:
        """The seats take turns until the film is full (KA-7)."""
        if self.film.empty == 0:
            self._begin_editing()
        else:
            self.turn = 1 - self.turn
            self.actor = 0 if self.solo else self.turn
            self._ask(LAY, 0)

    def _announce(self, scene: i64) -> None:
        """KA-19, KA-21: turn up first, then lay the scene; its effect is ignored."""
        if self.told is not None:
            self.told.all(Announced(scene))
        self._turn_up()
        self.forced = scene

    def _turn_up(self) -> i64:
        """Solo: the leftmost face-down scene of the row. It stays up."""
        scene = self._leftmost_of_row()
        self.hand1 |= BITS[scene]
        if self.told is not None:
            self.told.all(TurnedUp(scene))
        return scene

    def _leftmost_of_row(self) -> i64:
        scene = item(self.row, 0)
        self.row >>= 5
        self.row_size -= 1
        return scene

    def _exchange(self, scene: i64) -> None:
        """KA-22: the extra scene lies face up in the row, the other one is the extra now."""
        extra = self.chosen
        self.hand1 |= BITS[extra]
        self.hand1 &= ~BITS[scene]
        if self.extra0 == extra:
            self.extra0 = scene
            self.extras_used |= 1
        else:
            self.extra1 = scene
            self.extras_used |= 2
        if self.told is not None:
            self.told.all(Exchanged(extra, scene))
        self.chosen = 0
        self._ask(LAY, 0)

    # -- effects --------------------------------------------------------------------

    def _offer(self, kind: i64) -> None:
        """KA-9: an effect without a target is not asked for."""
        choices = self.targets(kind)
        if choices == 0:
            self._go_on()
        elif self.solo and (kind in (REQUEST, TRADE)):
            self._turn_up()  # KA-20: instead of an effect that mentions its partner
            self._finish()
        else:
            self._ask(self.ask_for(kind), choices)

    def _finish(self) -> None:
        self.used |= BITS[self.this]
        self._go_on()

    def _go_on(self) -> None:
        scene = self.this
        self.this = 0
        self.copied = 0
        self.chosen = 0
        if self.editing:
            self._edit_after(scene)
        else:
            self._next_turn()

    def _choose_slot(self, slot: i64) -> None:
        ask = self.ask
        if ask in (ASK_LOOK, ASK_LOOK_AGAIN):
            self._look(slot)
        elif ask == ASK_FIRST:
            self.chosen = slot + 1
            self._ask(ASK_SECOND, self.choices & ~SLOT_BITS[slot])
        elif ask == ASK_MOVE:
            self.chosen = slot + 1
            self._ask(ASK_MOVE_TO, self.film.empty)
        elif ask == ASK_SECOND:
            self._swap(self.chosen - 1, slot)
            self._finish()
        elif ask == ASK_MOVE_TO:
            self._move(self.chosen - 1, slot)
            self._finish()
        else:
            self._swap_or_take(slot)
            self._finish()

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

    def _move(self, source: i64, goal: i64) -> None:
        self.film.move(source, goal)
        if self.told is not None:
            self.told.all(Moved(item(self.film.scenes, goal), goal + 1))

    def _look(self, slot: i64) -> None:
        """Only who looks learns the card (KA-25). The partner's look is the player's in
        solo (KA-20); instead of showing a card the player looks twice (KA-19)."""
        bit: i64 = SLOT_BITS[slot]
        viewer = self.actor
        if viewer == 1:
            self.looked1 |= bit
        else:
            self.looked0 |= bit
        if self.told is not None:
            self.told.only(viewer, LookedAt(viewer, slot + 1, item(self.under, slot)))
            self.told.others(viewer, Looked(viewer, slot + 1))
        if self.ask == ASK_LOOK and self.effect_kind() == SHOW:
            self.chosen = slot + 1
            self._ask(ASK_LOOK_AGAIN, self.choices & ~bit)
        else:
            self._finish()

    def _choose_scene(self, scene: i64) -> None:
        ask = self.ask
        if ask == ASK_COPY:
            self._copy_effect(scene)
        elif ask == ASK_GIVE:
            self._offer_trade(scene)
        elif ask == ASK_RETURN:
            self._trade(scene)
        elif ask == ASK_EXTRA:
            self._exchange(scene)
        else:
            self._show(scene)

    def _copy_effect(self, scene: i64) -> None:
        """Having chosen what to copy, it is carried out: "this scene" stays the copier."""
        self.copied = scene
        if self.told is not None:
            self.told.all(Copied(self.turn, self.this, scene))
        self._offer(self.script.camera[scene])
        if self.copied and ANSWERED[self.ask] == BY_USE:
            self._use()

    def _use(self) -> None:
        """An effect that leaves its user nothing to choose."""
        if self.ask == ASK_REQUEST:
            if self.told is not None:
                self.told.all(Requested(self.actor))
            self.actor = 1 - self.turn
            self._ask(ASK_ANSWER, self.choices)
            return
        if self.ask == ASK_TURN:
            self._turn_up()
        else:
            here = self.film.slot_of(self.this)
            self._swap(here - 1, here + 1)
        self._finish()

    def _show(self, scene: i64) -> None:
        """It stays known until it is laid."""
        self._note(Deed(self.lays, self.actor, scene, 0, 0))
        if self.told is not None:
            self.told.all(Showed(self.actor, scene))
        self._finish()

    def _offer_trade(self, scene: i64) -> None:
        """Face down: the partner chooses without seeing it."""
        self.chosen = scene
        if self.told is not None:
            self.told.all(Offered(self.actor))
        self.actor = 1 - self.turn
        self._ask(ASK_RETURN, self.hand(self.actor))

    def _trade(self, got: i64) -> None:
        gave = self.chosen
        both: i64 = BITS[gave] | BITS[got]
        self.hand0 ^= both
        self.hand1 ^= both
        self._note(Deed(self.lays, self.turn, 0, gave, got))
        if self.told is not None:
            self.told.only(SPECTATOR, Traded(self.turn))
            self.told.only(self.turn, TradedCards(self.turn, gave, got))
            self.told.only(1 - self.turn, TradedCards(1 - self.turn, got, gave))
        self._finish()

    def _note(self, deed: Deed) -> None:
        self.deeds = [*self.deeds, deed]

    # -- editing and closing the act ------------------------------------------------

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

    def copy(self) -> KlappeUndAction:
        twin = KlappeUndAction(self.setup, self.script, self.reshoots)
        self.copy_to(twin)
        return twin
