"""What the rules forbid of a position (`State.problems`).

Not whether a game could have led to it: nobody asks whether the film was laid in this order, or
why a scene has another number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from lichtspiel.engine.bits import members, size
from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.messages import Problem
from lichtspiel.games.klappe_und_action.closing import GET_READY, LEFT_OVER, OVER, RESHOOT
from lichtspiel.games.klappe_und_action.deeds import possible
from lichtspiel.games.klappe_und_action.effect import Step
from lichtspiel.games.klappe_und_action.row import Row
from lichtspiel.games.klappe_und_action.scenes import ACTS, BITS, HANDS_OF_ACT, items
from lichtspiel.games.klappe_und_action.turns import EXCHANGE, START, involving_partner

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def problems_of(game: KlappeUndAction) -> list[Problem]:
    """From the cards to the decision; what builds on something wrong is not looked at."""
    return (
        _of_cards(game)
        or _of_film(game)
        or (_of_row(game, game.row) if game.row is not None else [])
        or _of_deeds(game)
        or _of_decision(game)
    )


def _of_cards(game: KlappeUndAction) -> list[Problem]:
    """KA-1: each scene is in one place; KA-3, KA-7: hands are as large as they must be."""
    film = [scene for scene in items(game.film.scenes, game.film.size) if scene]
    laid = items(game.laid, game.lays)
    if sorted(film) != sorted(laid):
        return [Problem("laid", "KA-7", "ka-position-laid")]
    elsewhere = [*members(game.hands.hand0), *members(game.hands.hand1)]
    elsewhere += items(game.under, game.film.size)
    down = 0
    if game.row is not None:
        down = game.row.size
        elsewhere += [*game.row.face_down(), *[extra for extra in game.row.extras() if extra]]
    for scene, other in pairwise(sorted([*film, *elsewhere])):
        if scene == other:
            return [Problem("", "KA-1", "ka-position-scene-twice", {"scene": scene})]
    sizes = (size(game.hands.hand0), size(game.hands.hand1) + down)
    for side in (0, 1):
        assistant = int(side != game.director)
        left = HANDS_OF_ACT[game.act - 1][assistant] - len(laid[assistant::2])
        if sizes[side] != left:
            where: dict[str, str | int] = {"side": side + 1, "wanted": left}
            return [Problem(f"hands[{side}]", "KA-7", "ka-position-hand", where)]
    return []


def _of_film(game: KlappeUndAction) -> list[Problem]:
    film, slots = game.film, game.film.size
    found: list[Problem] = []
    for scene, number in zip(items(film.scenes, slots), items(film.numbers, slots), strict=True):
        if (scene == 0) != (number == 0):
            found.append(Problem("numbers", "KA-12", "ka-position-number", {"scene": scene}))
    if game.used & ~(film.present & (game.script.camera_set | game.script.scissors_set)):
        found.append(Problem("used", "KA-11", "ka-position-used"))
    if film.covered & film.empty:
        found.append(Problem("covered", "KA-15", "ka-position-covered"))
    most = int(game.setup.options["reshoots"])
    if size(film.covered) + game.reshoots > most:
        found.append(Problem("reshoots", "KA-15", "ka-position-reshoots", {"most": most}))
    return found


def _of_row(game: KlappeUndAction, row: Row) -> list[Problem]:
    """KA-18: who directs; KA-22, KA-23: the extra scenes."""
    found: list[Problem] = []
    last_act = game.act == ACTS
    if game.director != (game.act + 1) % 2:
        found.append(Problem("director", "KA-18", "ka-position-director"))
    if game.hands.looked1:
        found.append(Problem("looked", "KA-20", "ka-position-solo-look"))
    if any((extra == 0) != last_act for extra in row.extras()):
        found.append(Problem("solo.extras", "KA-23", "ka-position-extras"))
    if row.planted and not last_act:
        found.append(Problem("solo.planted", "KA-23", "ka-position-planted"))
    if row.extras_used and last_act:
        found.append(Problem("solo.extras_used", "KA-22", "ka-position-extras"))
    between = game.act == ACTS - 1 and game.phase() == "between"
    if row.returned and not between:
        found.append(Problem("solo", "KA-23", "ka-position-returned"))
    return found


def _of_deeds(game: KlappeUndAction) -> list[Problem]:
    """KA-25: what was shown or traded in this act is where it went then, or was laid since."""
    deeds, hands = game.hands.deeds, game.hands
    late = any(deed.after > game.lays for deed in deeds)
    ordered = all(one.after < other.after for one, other in pairwise(deeds))
    laid = items(game.laid, game.lays)
    fits = ordered and not late and possible([hands.hand0, hands.hand1], laid, game.director, deeds)
    if deeds and (game.solo or not fits):
        return [Problem("deeds", "KA-25", "ka-position-deeds")]
    return []


# -- the decision ------------------------------------------------------------------------


def _of_decision(game: KlappeUndAction) -> list[Problem]:
    """What is asked can be asked here, of this seat."""
    question = game.decision.question
    if not _can_be_asked(game):
        return [Problem("asked", question.rule or "KA-9", "ka-position-asked")]
    found: list[Problem] = []
    if question is OVER.question and not game.reason:
        found.append(Problem("asked", "KA-16", "ka-position-not-over"))
    if game.actor not in _actors(game):
        found.append(Problem("actor", "KA-7", "ka-position-actor"))
    if not game.editing and game.decisions:
        found.append(Problem("decisions", "KA-13", "ka-position-decisions"))
    if not game.is_edited() and game.film.covered:
        found.append(Problem("covered", "KA-16", "ka-position-covered-early"))
    if game.used & _still_to_come(game):
        found.append(Problem("used", "KA-11", "ka-position-early"))
    return found


def _still_to_come(game: KlappeUndAction) -> int:
    """KA-11: the scissors scenes whose turn is now or later."""
    if game.is_edited():
        return 0
    done: int = BITS[game.decision.scene] - 1 if game.editing else 0
    return game.script.scissors_set & ~done


def _can_be_asked(game: KlappeUndAction) -> bool:
    decision, row = game.decision, game.row
    question = decision.question
    if row is not None and row.forced and question is not START:
        return False
    if isinstance(question, Step):
        return _effect_fits(game, question)
    if decision.scene or decision.copied:
        return False
    if question is START:
        return game.film.empty != 0 and decision.chosen == 0 and _forced_fits(game)
    if question is EXCHANGE:
        usable = row.usable() if row is not None else 0
        return game.film.empty != 0 and usable >> decision.chosen & 1 == 1
    if game.film.empty:
        return False
    needed = game.film.needed(game.script)
    if question is LEFT_OVER:
        return needed == 0 and row is not None and _left_over_fits(game, row)
    if decision.chosen:
        return False
    if question is RESHOOT:
        return 0 < needed <= game.reshoots
    return question is not GET_READY or (needed == 0 and game.act < ACTS)


def _forced_fits(game: KlappeUndAction) -> bool:
    """KA-19 to KA-21: turned up on the partner's turn, or announced on the own."""
    row = game.row
    if row is None or row.forced == 0:
        return True
    forced = BITS[row.forced]
    if game.turn == 1:
        return game.hands.hand1 & forced != 0
    return game.hands.hand0 & involving_partner(game) & forced != 0


def _left_over_fits(game: KlappeUndAction, row: Row) -> bool:
    """KA-23: one after the other, after act 2."""
    place = game.decision.chosen
    return game.act == ACTS - 1 and 1 <= place <= row.places and row.returned < place


def _effect_fits(game: KlappeUndAction, step: Step) -> bool:
    """KA-9, KA-11: an effect of the film that acts now, has a target, and was not used yet."""
    decision = game.decision
    effect, scene = decision.effect, decision.scene
    if game.film.present >> scene & 1 == 0 or game.used >> scene & 1 or not _acts_now(game):
        return False
    if effect.targets(game, scene) == 0 or (game.solo and effect.involves_partner):
        return False
    if step is effect.first_step(game):
        return decision.chosen == 0
    return step is effect.later_step(game) and effect.could_choose(game, scene, decision.chosen)


def _acts_now(game: KlappeUndAction) -> bool:
    """The camera effect of the scene just laid, maybe by copying one; or in editing."""
    script, decision = game.script, game.decision
    if game.editing:
        return game.film.empty == 0 and decision.copied == 0
    if items(game.laid, game.lays)[-1] != decision.scene:
        return False
    if decision.copied == 0:
        return script.camera_set >> decision.scene & 1 == 1
    copyable = game.film.present & script.camera_set & ~script.copy_set
    return script.copy_set >> decision.scene & 1 == 1 and copyable >> decision.copied & 1 == 1


def result_of(game: KlappeUndAction) -> str:
    """KA-16, KA-17: how a game ended here; empty if it did not."""
    needed = game.film.needed(game.script)
    if needed > game.reshoots:
        return "lost"
    return "won" if needed == 0 and game.act == ACTS else ""


def _actors(game: KlappeUndAction) -> Sequence[int]:
    """KA-5, KA-7, KA-13: who can be asked this."""
    question, effect = game.decision.question, game.decision.effect
    if question is OVER.question:
        return (NOBODY,)
    if game.solo:
        return (0,)
    if question is GET_READY:
        return (0, 1)
    if game.editing:
        return (game.director,)
    if effect.involves_partner and question is effect.later_step(game):
        return (1 - game.turn,)
    return (game.turn,)
