"""The start of a turn: a scene is laid (KA-7); in solo, what comes before it (KA-19 to KA-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.klappe_und_action.actions import (
    ANNOUNCES,
    EXTRAS,
    FACE_DOWN,
    LAYS_ON,
    SCENE_CHOICES,
    SKIP,
    TURN,
    Announce,
    ChooseScene,
    Lay,
    Step,
    UseExtra,
)
from lichtspiel.games.klappe_und_action.decision import Decision, Question
from lichtspiel.games.klappe_und_action.effect import without_effect
from lichtspiel.games.klappe_und_action.refusals import (
    no_such_slot,
    why_later,
    why_no_extra,
)
from lichtspiel.games.klappe_und_action.scenes import BITS, SCENE_OF_BIT
from lichtspiel.games.klappe_und_action.view import Announced, Exchanged

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.row import Row
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def layable(game: KlappeUndAction) -> i64:
    """The scenes that the side whose turn it is may lay now (KA-7, KA-20).

    Solo: a scene that was turned up or announced comes first; one that involves the
    partner has to be announced while there is something to turn up (KA-19).
    """
    row = game.row
    if row is not None:
        if row.forced:
            return BITS[row.forced]
        if game.turn == 0 and row.size > 0:
            return game.hands.hand0 & ~game.script.partner_set
    return game.hands.of(game.turn)


def room(game: KlappeUndAction, scene: i64) -> i64:
    """The slots that a scene (as a set of one) may be laid on (KA-7, KA-10).

    KA-21: what the fictional partner cannot lay by its rule goes on the leftmost slot.
    """
    if scene & game.script.ruled == 0:
        return game.film.empty
    slots = game.script.effect(SCENE_OF_BIT[scene % 19]).room(game.film)
    if slots == 0 and game.solo and game.turn == 1:
        return game.film.empty & -game.film.empty
    return slots


def involving_partner(game: KlappeUndAction) -> i64:
    """KA-19; KA-21: a scene that copies does, if there is such an effect to copy."""
    scenes = game.script.partner_set
    if game.film.present & scenes:
        scenes |= game.script.copy_set
    return scenes


class StartOfTurn(Question):
    """A lay; in solo also what comes before it."""

    def __init__(self) -> None:
        super().__init__("lay", "KA-7", "filming")

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        rest = layable(game)
        while rest != 0:
            scene = rest & -rest
            rest ^= scene
            legal.extend(LAYS_ON[scene % 19][room(game, scene)])
        row = game.row
        if row is None or row.forced:
            return
        if game.turn == 1 and row.size > 0:
            legal.append(TURN)
        if game.turn == 0 and row.size > 0:
            announced = game.hands.hand0 & involving_partner(game)
            legal.extend([action for action in ANNOUNCES if action.bit & announced])
        extras = row.usable()
        legal.extend([action for action in EXTRAS if action.bit & extras])

    def draw_answer(self, game: KlappeUndAction, chance: Chance) -> Action:
        if game.row is not None:
            return super().draw_answer(game, chance)
        count: i64 = 0
        rest = game.hands.of(game.turn)
        while rest != 0:
            scene = rest & -rest
            rest ^= scene
            count += len(LAYS_ON[scene % 19][room(game, scene)])
        place = chance.below(count)
        rest = game.hands.of(game.turn)
        while True:
            scene = rest & -rest
            rest ^= scene
            lays = LAYS_ON[scene % 19][room(game, scene)]
            if place < len(lays):
                return lays[place]
            place -= len(lays)

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if isinstance(action, Lay):
            return self._why_no_lay(game, action)
        if action is SKIP:
            return Refusal("KA-7", "ka-no-passing")
        row = game.row
        if row is None:
            return why_later(game, action)
        if isinstance(action, UseExtra):
            return self._why_no_extra(game, row, action)
        if isinstance(action, Announce):
            return _why_forced(game, row) or self._why_no_announcement(game, row, action)
        if action is TURN:
            return _why_forced(game, row) or self._why_no_turn(game, row)
        later = why_later(game, action)
        if isinstance(action, Step) and later.id == "ka-not-now":
            return _why_forced(game, row) or later
        return later

    def _why_no_lay(self, game: KlappeUndAction, lay: Lay) -> Refusal | None:
        """KA-7: from the rule on the turn to the rule of the single scene."""
        if lay.bit & layable(game) and lay.slot_bit & room(game, lay.bit):
            return None
        if lay.slot >= game.film.size:
            return no_such_slot(game, lay.slot)
        row = game.row
        if row is not None and row.forced and lay.scene != row.forced:
            return _why_forced(game, row)
        if not game.hands.of(game.turn) & lay.bit:
            where = "row" if game.solo and game.turn == 1 else "hand"
            return Refusal("KA-7", "ka-not-in-hand", {"scene": lay.scene, "where": where})
        if not layable(game) & lay.bit:
            return Refusal("KA-19", "ka-announce-first", {"scene": lay.scene})
        if not game.film.empty & lay.slot_bit:
            return Refusal("KA-7", "ka-slot-taken", {"slot": lay.slot + 1})
        if game.solo and game.turn == 1 and game.film.present == 0:
            return Refusal("KA-21", "ka-leftmost", {"scene": lay.scene})
        return Refusal("KA-10", "ka-beside", {"scene": lay.scene, "slot": lay.slot + 1})

    def _why_no_extra(self, game: KlappeUndAction, row: Row, extra: UseExtra) -> Refusal | None:
        """KA-22: before anything else in a turn, each once an act."""
        refusal = why_no_extra(game, extra)
        if refusal is None and row.forced:
            refusal = Refusal("KA-22", "ka-extra-first")
        if refusal is None and not extra.bit & row.usable():
            refusal = Refusal("KA-22", "ka-extra-used", {"scene": extra.scene})
        return refusal

    def _why_no_announcement(
        self, game: KlappeUndAction, row: Row, announce: Announce
    ) -> Refusal | None:
        """KA-19: own scenes that involve the partner, while there is a scene to turn up."""
        if game.turn == 1:
            return Refusal("KA-19", "ka-partners-turn")
        if not game.hands.hand0 & announce.bit:
            return Refusal("KA-7", "ka-not-in-hand", {"scene": announce.scene, "where": "hand"})
        if row.size == 0:
            return Refusal("KA-19", "ka-none-face-down")
        if announce.bit & involving_partner(game):
            return None
        if announce.bit & game.script.copy_set:
            return Refusal("KA-21", "ka-nothing-to-copy", {"scene": announce.scene})
        return Refusal("KA-19", "ka-no-announcement", {"scene": announce.scene})

    def _why_no_turn(self, game: KlappeUndAction, row: Row) -> Refusal | None:
        """KA-20: on the partner's turn, a face-down scene instead of a face-up one."""
        if game.turn == 0:
            return Refusal("KA-20", "ka-own-turn")
        return None if row.size > 0 else Refusal("KA-20", "ka-none-face-down")

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if isinstance(action, Lay):
            game.lay(action)
            return
        row = game.row
        assert row is not None
        if isinstance(action, Announce):
            self._announce(game, row, action.scene)
        elif isinstance(action, UseExtra):
            game.decision = without_effect(EXCHANGE, game.hands.hand1, action.scene)
        else:
            row.forced = game.turn_up()

    def _announce(self, game: KlappeUndAction, row: Row, scene: i64) -> None:
        """KA-19, KA-21: turn up first, then lay the scene; its effect is ignored."""
        if game.told is not None:
            game.told.all(Announced(scene))
        game.turn_up()
        row.forced = scene


def _why_forced(game: KlappeUndAction, row: Row) -> Refusal | None:
    """KA-19, KA-20: the scene that was announced or turned up comes first."""
    if row.forced == 0:
        return None
    return Refusal("KA-20" if game.turn == 1 else "KA-19", "ka-forced", {"scene": row.forced})


class Exchange(Question):
    """Solo: an extra scene for which one of the partner's? (KA-22)"""

    def __init__(self) -> None:
        super().__init__("extra", "KA-22", "filming")

    def choices(self, game: KlappeUndAction, decision: Decision) -> i64:
        return game.hands.hand1

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        up = game.decision.choices
        legal.extend([choice for choice in SCENE_CHOICES if choice.bit & up])
        if game.row is not None and game.row.size > 0:
            legal.append(FACE_DOWN)

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if isinstance(action, ChooseScene):
            if action.bit & game.decision.choices:
                return None
            return Refusal("KA-22", "ka-not-in-row", {"scene": action.scene})
        if action is FACE_DOWN:
            down = game.row is not None and game.row.size > 0
            return None if down else Refusal("KA-22", "ka-none-face-down")
        return why_later(game, action)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        """The extra scene lies face up in the row, the other one is the extra now."""
        row, extra = game.row, game.decision.chosen
        assert row is not None
        if isinstance(action, ChooseScene):
            scene = action.scene
            game.hands.toggle(1, action.bit)
        else:
            scene = row.take()
        game.hands.toggle(1, BITS[extra])
        row.exchange(extra, scene)
        if game.told is not None:
            game.told.all(Exchanged(extra, scene))
        game.decision = LAYING


START: Final = StartOfTurn()
EXCHANGE: Final = Exchange()
LAYING: Final = without_effect(START, 0, 0)
"""All turns begin with the same decision."""
