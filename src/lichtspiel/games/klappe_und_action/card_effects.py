"""Effects on cards: hand cards are shown and traded, slot cards looked at, effects copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.games.klappe_und_action.effect import (
    CAMERA,
    Effect,
    SceneStep,
    SlotStep,
    Step,
    UseStep,
)
from lichtspiel.games.klappe_und_action.scenes import BITS, SLOT_BITS, item
from lichtspiel.games.klappe_und_action.view import (
    Copied,
    Looked,
    LookedAt,
    Offered,
    Requested,
    Showed,
    Traded,
    TradedCards,
)

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction

SHOW: Final = SceneStep("show", first=True)
LOOK: Final = SlotStep("look", first=True)
LOOK_AGAIN: Final = SlotStep("look-again", spare=True)
TURN_UP: Final = UseStep("turn", first=True)
REQUEST: Final = UseStep("request", first=True)
ANSWER: Final = SceneStep("answer")
GIVE: Final = SceneStep("give", first=True)
RETURN: Final = SceneStep("return")
COPY: Final = SceneStep("copy", first=True)


def look(game: KlappeUndAction, slot: i64) -> None:
    """Only the player who looks learns the card (KA-25)."""
    viewer = game.actor
    game.hands.look(viewer, SLOT_BITS[slot])
    if game.told is not None:
        game.told.only(viewer, LookedAt(viewer, slot + 1, item(game.under, slot)))
        game.told.others(viewer, Looked(viewer, slot + 1))


def show(game: KlappeUndAction, scene: i64) -> None:
    game.hands.show(game.actor, scene, game.lays)
    if game.told is not None:
        game.told.all(Showed(game.actor, scene))


class Look(Effect):
    """At any slot card, covered ones too. In solo the partner's look is the player's (KA-20)."""

    def __init__(self) -> None:
        super().__init__("look", "look at a slot card", (CAMERA,))

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        return game.film.full

    def first_step(self, game: KlappeUndAction) -> Step:
        return LOOK

    def take_slot(self, game: KlappeUndAction, slot: i64) -> None:
        look(game, slot)
        game.finish(game.decision.scene)


class Show(Effect):
    """In solo the player looks at two slot cards instead (KA-19), and instead of the partner's a
    scene of its row is turned up (KA-20)."""

    def __init__(self) -> None:
        super().__init__("show", "show a hand card", (CAMERA,))
        self.tells = True

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        row = game.row
        if row is None:
            return game.hands.of(game.turn)
        return row.size if game.turn == 1 else game.film.full

    def first_step(self, game: KlappeUndAction) -> Step:
        if game.row is None:
            return SHOW
        return TURN_UP if game.turn == 1 else LOOK

    def later_step(self, game: KlappeUndAction) -> Step | None:
        return LOOK_AGAIN if game.row is not None and game.turn == 0 else None

    def later_choices(self, game: KlappeUndAction, scene: i64, chosen: i64) -> i64:
        first: i64 = SLOT_BITS[chosen - 1]
        return game.film.full & ~first

    def take_scene(self, game: KlappeUndAction, scene: i64) -> None:
        show(game, scene)
        game.finish(game.decision.scene)

    def take_slot(self, game: KlappeUndAction, slot: i64) -> None:
        look(game, slot)
        if game.decision.chosen == 0:
            self.ask_later(game, slot + 1)
        else:
            game.finish(game.decision.scene)

    def use(self, game: KlappeUndAction) -> None:
        game.turn_up()
        game.finish(game.decision.scene)


@mypyc_attr(allow_interpreted_subclasses=True)
class PartnerEffect(Effect):
    """Involves the partner. In solo the player's own is ignored (KA-19), and instead of the
    partner's a scene of its row is turned up (KA-20)."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name, words, (CAMERA,))
        self.involves_partner = True

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        row = game.row
        if row is None:
            return self.among_hands(game)
        return row.size if game.turn == 1 else 0

    def among_hands(self, game: KlappeUndAction) -> i64:
        """As `targets`, for two seats."""
        raise NotImplementedError

    def offer(self, game: KlappeUndAction, scene: i64, copied: i64) -> None:
        if game.row is None or self.targets(game, scene) == 0:
            super().offer(game, scene, copied)
        else:
            game.turn_up()
            game.finish(scene)

    def ask_partner(self, game: KlappeUndAction, chosen: i64) -> None:
        game.actor = 1 - game.turn
        self.ask_later(game, chosen)

    def later_choices(self, game: KlappeUndAction, scene: i64, chosen: i64) -> i64:
        return game.hands.of(1 - game.turn)


class Request(PartnerEffect):
    """The partner shows a hand card of its choice."""

    def __init__(self) -> None:
        super().__init__("request", "partner shows a hand card")

    def among_hands(self, game: KlappeUndAction) -> i64:
        return game.hands.of(1 - game.turn)

    def first_step(self, game: KlappeUndAction) -> Step:
        return REQUEST

    def later_step(self, game: KlappeUndAction) -> Step | None:
        return ANSWER

    def could_choose(self, game: KlappeUndAction, scene: i64, chosen: i64) -> bool:
        return chosen == 0

    def use(self, game: KlappeUndAction) -> None:
        if game.told is not None:
            game.told.all(Requested(game.actor))
        self.ask_partner(game, 0)

    def take_scene(self, game: KlappeUndAction, scene: i64) -> None:
        show(game, scene)
        game.finish(game.decision.scene)


class Trade(PartnerEffect):
    """Each gives a hand card, face down: the partner chooses without seeing the other one."""

    def __init__(self) -> None:
        super().__init__("trade", "trade hand cards")
        self.is_gamble = True
        self.hides_choice = True

    def among_hands(self, game: KlappeUndAction) -> i64:
        return game.hands.of(game.turn) if game.hands.of(1 - game.turn) else 0

    def first_step(self, game: KlappeUndAction) -> Step:
        return GIVE

    def later_step(self, game: KlappeUndAction) -> Step | None:
        return RETURN

    def could_choose(self, game: KlappeUndAction, scene: i64, chosen: i64) -> bool:
        return game.hands.of(game.turn) >> chosen & 1 == 1

    def take_scene(self, game: KlappeUndAction, scene: i64) -> None:
        if game.decision.chosen == 0:
            if game.told is not None:
                game.told.all(Offered(game.actor))
            self.ask_partner(game, scene)
        else:
            self._trade(game, game.decision.chosen, scene)

    def _trade(self, game: KlappeUndAction, gave: i64, got: i64) -> None:
        turn, told = game.turn, game.told
        game.hands.trade(turn, gave, got, game.lays)
        if told is not None:
            told.only(SPECTATOR, Traded(turn))
            told.only(turn, TradedCards(turn, gave, got))
            told.only(1 - turn, TradedCards(1 - turn, got, gave))
        game.finish(game.decision.scene)


class Copy(Effect):
    """Any other face-up scene's camera effect, used or not; "this scene" stays the copier."""

    def __init__(self) -> None:
        super().__init__("copy", "copy a camera effect", (CAMERA,))
        self.is_copy = True
        self.changes_film = True

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        """The scenes whose effect has a target here."""
        script, film = game.script, game.film
        copyable = script.camera_set & ~script.copy_set
        found: i64 = 0
        for slot in range(film.size):
            other = item(film.scenes, slot)
            if copyable >> other & 1 and script.effect(other).targets(game, scene):
                found |= BITS[other]
        return found

    def first_step(self, game: KlappeUndAction) -> Step:
        return COPY

    def take_scene(self, game: KlappeUndAction, scene: i64) -> None:
        this = game.decision.scene
        if game.told is not None:
            game.told.all(Copied(game.turn, this, scene))
        effect = game.script.effect(scene)
        effect.offer(game, this, scene)
        if game.decision.copied and isinstance(game.decision.question, UseStep):
            effect.use(game)

    def why_no_scene(self, game: KlappeUndAction, scene: i64) -> Refusal:
        return Refusal("KA-9", "ka-no-copy", {"scene": scene, "by": game.decision.scene})
