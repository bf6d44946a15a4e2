"""Filming: laying scenes in turns, and their camera effects (KA-7 to KA-10, KA-19 to KA-22)."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.view import SPECTATOR
from lichtspiel.games.klappe_und_action.actions import (
    Lay,
)
from lichtspiel.games.klappe_und_action.asks import (
    ANSWERED,
    ASK_ANSWER,
    ASK_COPY,
    ASK_EXTRA,
    ASK_FIRST,
    ASK_GIVE,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_REQUEST,
    ASK_RETURN,
    ASK_SECOND,
    ASK_TURN,
    BY_USE,
    LAY,
)
from lichtspiel.games.klappe_und_action.editing import Editing
from lichtspiel.games.klappe_und_action.film import SLOT_BITS, item, placed
from lichtspiel.games.klappe_und_action.knowledge import Deed
from lichtspiel.games.klappe_und_action.script import (
    BITS,
    NONE,
    REQUEST,
    SHOW,
    TRADE,
)
from lichtspiel.games.klappe_und_action.view import (
    Announced,
    Copied,
    Exchanged,
    Laid,
    Looked,
    LookedAt,
    Offered,
    Requested,
    Showed,
    Traded,
    TradedCards,
    TurnedUp,
)


class Filming(Editing):
    """A turn is a lay and then the steps of the scene's effect, one action each."""

    # -- turns ------------------------------------------------------------------------

    def _lay(self, lay: Lay) -> None:
        """KA-7, then the camera effect of the scene, if it has one (KA-9)."""
        if self.told is not None:
            self.told.all(Laid(self.turn, lay.scene, lay.slot + 1))
        if self.turn == 1:
            self.hand1 ^= lay.bit
        else:
            self.hand0 ^= lay.bit
        self.film.put(lay.bit, lay.slot_bit, lay.strip)
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
        else:
            self._change_film(slot)
            self._finish()

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
            self._change_film(self.right_neighbour())
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
