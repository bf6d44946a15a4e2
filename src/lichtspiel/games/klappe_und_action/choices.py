"""What can be laid, and what an effect can choose from."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.games.klappe_und_action.asks import (
    ASK_AROUND,
    ASK_COPY,
    ASK_FIRST,
    ASK_GIVE,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_MOVE,
    ASK_NUMBER,
    ASK_REQUEST,
    ASK_SHOW,
    ASK_SWAP,
    ASK_TURN,
    LAY,
)
from lichtspiel.games.klappe_und_action.film import FULL, item
from lichtspiel.games.klappe_und_action.position import Position
from lichtspiel.games.klappe_und_action.script import (
    AROUND,
    BITS,
    COPY,
    LOOK,
    MOVE,
    NONE,
    NUMBER,
    REQUEST,
    SHOW,
    TRADE,
    TWO,
)


class Choices(Position):
    """The rules on what is possible; `editing` and `filming` have those on what then happens."""

    # -- at the start of a turn -----------------------------------------------------

    def layable(self) -> i64:
        """The scenes that the side whose turn it is may lay now (KA-7, KA-20).

        Solo: a scene that was turned up or announced comes first; one that involves the
        partner has to be announced while there is something to turn up (KA-19).
        """
        if self.forced:
            return BITS[self.forced]
        if self.turn == 1:
            return self.hand1
        if self.row_size > 0:
            return self.hand0 & ~self.script.partner_set
        return self.hand0

    def room(self, scene: i64) -> i64:
        """The slots that a scene (as a set of one) may be laid on (KA-7).

        The house script's scene 1 needs a face-up scene beside it, so it cannot begin a
        film (KA-10); but for the fictional partner it goes on the leftmost slot (KA-21).
        """
        if scene & self.script.beside_set == 0:
            return self.film.empty
        beside = self.film.beside_a_scene()
        if beside == 0 and self.solo and self.turn == 1:
            return self.film.empty & -self.film.empty
        return beside

    def can_turn_up(self) -> bool:
        """KA-20: on the partner's turn, a face-down scene instead of a face-up one."""
        return self.ask == LAY and self.turn == 1 and self.forced == 0 and self.row_size > 0

    def announceable(self) -> i64:
        """KA-19: own scenes that involve the partner. Only while a face-down scene is left to
        turn up."""
        if self.ask != LAY or self.turn == 1 or self.forced != 0 or self.row_size == 0:
            return 0
        return self.hand0 & self.involving_partner()

    def involving_partner(self) -> i64:
        """KA-21: scene 14 does, if there is such an effect to copy."""
        scenes = self.script.partner_set
        if self.film.present & scenes:
            scenes |= self.script.copy_set
        return scenes

    def usable_extras(self) -> i64:
        """KA-22: at the start of a turn, each once an act. The partner lays last in acts 1
        and 2, so it always has a scene to exchange."""
        if self.ask != LAY or self.forced != 0:
            return 0
        extras: i64 = 0
        if self.extra0 and self.extras_used & 1 == 0:
            extras |= BITS[self.extra0]
        if self.extra1 and self.extras_used & 2 == 0:
            extras |= BITS[self.extra1]
        return extras

    # -- effects --------------------------------------------------------------------

    def may_skip(self) -> bool:
        """KA-9, KA-11: what may be carried out need not be. What was begun is finished, but
        for the second look (KA-19): it changes nothing."""
        if self.ask != ASK_LOOK_AGAIN and (not ASK_SHOW <= self.ask <= ASK_TURN or self.copied):
            return False
        return self.script.must_set >> self.this & 1 == 0

    def effect_kind(self) -> i64:
        """The effect that is being carried out; a copied one if it copies."""
        if self.editing:
            return self.script.scissors[self.this]
        return self.script.camera[self.copied or self.this]

    def targets(self, kind: i64) -> i64:
        """What an effect of `this` can choose from, slots or scenes; 0: it has no target.

        Where there is nothing to choose, any set that is not empty.
        """
        if kind in (SHOW, REQUEST, TRADE):
            return self._solo_targets(kind) if self.solo else self._hand_targets(kind)
        if kind == LOOK:
            return FULL[self.film.size]
        if kind == MOVE:
            return self.film.up() if self.film.empty else 0
        if kind == COPY:
            return self._copyable()
        return self.film.targets(kind, self.film.slot_of(self.this))

    def _hand_targets(self, kind: i64) -> i64:
        mine = self.hand(self.turn)
        yours = self.hand(1 - self.turn)
        if kind == SHOW:
            return mine
        if kind == REQUEST:
            return yours
        return mine if yours else 0

    def _solo_targets(self, kind: i64) -> i64:
        """KA-19: instead of showing, look at slot cards; what involves the partner is
        ignored. KA-20: the partner's turn up a face-down scene instead."""
        if self.turn == 1:
            return self.row_size
        return FULL[self.film.size] if kind == SHOW else 0

    def _copyable(self) -> i64:
        """Face-up scenes with a camera effect, used or not, that has a target here."""
        found: i64 = 0
        for slot in range(self.film.size):
            scene = item(self.film.scenes, slot)
            kind: i64 = self.script.camera[scene]
            if kind not in (NONE, COPY) and self.targets(kind):
                found |= BITS[scene]
        return found

    def ask_for(self, kind: i64) -> i64:
        """The first step of an effect."""
        if kind == SHOW:
            if self.solo:
                return ASK_TURN if self.turn == 1 else ASK_LOOK
            return ASK_SHOW
        if kind == REQUEST:
            return ASK_REQUEST
        if kind == TRADE:
            return ASK_GIVE
        if kind == LOOK:
            return ASK_LOOK
        if kind == MOVE:
            return ASK_MOVE
        if kind == COPY:
            return ASK_COPY
        if kind == AROUND:
            return ASK_AROUND
        if kind == TWO:
            return ASK_FIRST
        return ASK_NUMBER if kind == NUMBER else ASK_SWAP
