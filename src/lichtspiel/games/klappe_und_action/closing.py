"""After the scissors: the film is checked and put right (KA-14 to KA-17); the next act (KA-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.klappe_und_action.actions import (
    COVERS_IN,
    PLANT,
    READY,
    SHUFFLE_BACK,
    SKIP,
    Cover,
)
from lichtspiel.games.klappe_und_action.decision import Decision, Question
from lichtspiel.games.klappe_und_action.effect import without_effect
from lichtspiel.games.klappe_und_action.refusals import no_such_slot, why_later
from lichtspiel.games.klappe_und_action.scenes import ACTS, item
from lichtspiel.games.klappe_und_action.view import (
    ActSucceeded,
    Covered,
    IsReady,
    Lost,
    Planted,
    ReshootsNeeded,
    ShuffledBack,
    Won,
)

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def check_order(game: KlappeUndAction) -> None:
    """KA-14 to KA-16: in order, or to be put right, or lost, which is said at once."""
    needed = game.film.needed(game.script)
    if needed > game.reshoots:
        if game.told is not None:
            game.told.all(Lost(game.act, needed, game.reshoots))
        game.end("lost")
    elif needed > 0:
        if game.told is not None:
            game.told.all(ReshootsNeeded(needed))
        _ask_to_cover(game)
    else:
        _succeed(game)


def _ask_to_cover(game: KlappeUndAction) -> None:
    game.decision = without_effect(RESHOOT, game.film.helpful(game.script), 0)


def _succeed(game: KlappeUndAction) -> None:
    """KA-17: the third act wins. Before, there is time to talk (KA-8)."""
    told, row = game.told, game.row
    if told is not None:
        told.all(ActSucceeded(game.act))
    if game.act == ACTS:
        if told is not None:
            told.all(Won(game.reshoots))
        game.end("won")
    elif game.act == ACTS - 1 and row is not None and row.extra0:
        game.decision = without_effect(LEFT_OVER, 0, 1)
    else:
        game.decision = GETTING_READY


class Reshoot(Question):
    """Which scene is covered? (KA-15, KA-16)"""

    def __init__(self) -> None:
        super().__init__("cover", "KA-16", "closing", of_team=True)

    def choices(self, game: KlappeUndAction, decision: Decision) -> i64:
        return game.film.helpful(game.script)

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        legal.extend(COVERS_IN[game.decision.choices])

    def draw_answer(self, game: KlappeUndAction, chance: Chance) -> Action:
        covers = COVERS_IN[game.decision.choices]
        return covers[chance.below(len(covers))]

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        if action is SKIP:
            return Refusal("KA-16", "ka-must-cover")
        if not isinstance(action, Cover):
            return why_later(game, action)
        if action.bit & game.decision.choices:
            return None
        if action.slot >= game.film.size:
            return no_such_slot(game, action.slot)
        if game.film.covered & action.bit:
            return Refusal("KA-15", "ka-covered", {"slot": action.slot + 1})
        return Refusal("KA-16", "ka-cover-useless", {"slot": action.slot + 1})

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if isinstance(action, Cover):
            _cover(game, action)


def _cover(game: KlappeUndAction, cover: Cover) -> None:
    """KA-15: a used reshoot leaves the game."""
    game.film.covered |= cover.bit
    game.reshoots -= 1
    if game.told is not None:
        scene = item(game.film.scenes, cover.slot)
        game.told.all(Covered(scene, cover.slot + 1, game.reshoots))
    if game.film.needed(game.script) == 0:
        _succeed(game)
    else:
        _ask_to_cover(game)


class LeftOver(Question):
    """What becomes of each extra scene, one after the other? (KA-23)"""

    def __init__(self) -> None:
        super().__init__("plant", "KA-8", "between")

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        legal.append(PLANT)
        legal.append(SHUFFLE_BACK)

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        return None if action is PLANT or action is SHUFFLE_BACK else why_later(game, action)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        row, place = game.row, game.decision.chosen
        assert row is not None
        extra = row.extra0 if place == 1 else row.extra1
        if game.told is not None:
            game.told.all(Planted(extra) if action is PLANT else ShuffledBack(extra))
        if action is SHUFFLE_BACK:
            row.returned |= place  # place 1 or 2: bit 1 or 2
        if place == 1 and row.extra1:
            game.decision = without_effect(LEFT_OVER, 0, 2)
        else:
            game.decision = GETTING_READY


class GetReady(Question):
    """Done talking? Then the next act can be dealt (KA-8)."""

    def __init__(self) -> None:
        super().__init__("ready", "KA-8", "between")

    def list_answers(self, game: KlappeUndAction, legal: list[Action]) -> None:
        legal.append(READY)

    def why_not(self, game: KlappeUndAction, action: Action) -> Refusal | None:
        return None if action is READY else why_later(game, action)

    def answer(self, game: KlappeUndAction, action: Action) -> None:
        if game.told is not None:
            game.told.all(IsReady(game.actor))
        if game.solo or game.actor != game.director:
            game.actor = CHANCE
        else:
            game.actor = 1 - game.director


RESHOOT: Final = Reshoot()
LEFT_OVER: Final = LeftOver()
GET_READY: Final = GetReady()
GETTING_READY: Final = without_effect(GET_READY, 0, 0)
OVER: Final = without_effect(Question("nothing", "KA-17", "over"), 0, 0)
"""Nothing is asked any more."""
