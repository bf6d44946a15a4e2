"""Worlds a viewer of Klappe & Action! holds possible.

Nothing that a seat sees depends on the cards it does not know: whose turn it is, which
effects are asked for and what may be skipped follow from the film and from the sizes of
hands, and any hand can lay (`script` sees to that). So for a seat, every way to put the
unknown scenes on the unknown places is equally likely.

A spectator does not see what was traded, so each of its worlds has a past as well: which
cards the two gave each other. Walking back from the present hands, any two cards may
have been traded, unless a card that was shown would not have been where it was shown.
"""

from __future__ import annotations

from lichtspiel.engine.bits import members, set_of
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.deeds import (
    Deed,
    Past,
    shown_in,
    some_past,
)
from lichtspiel.games.klappe_und_action.effect import Step
from lichtspiel.games.klappe_und_action.restore import Hidden, find_choices, restore
from lichtspiel.games.klappe_und_action.scenes import SCENES
from lichtspiel.games.klappe_und_action.script import script_for
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView


def imagine(view: KlappeView, chance: Chance) -> KlappeUndAction:
    """A state that this view does not rule out, uniformly chosen among all such states."""
    hidden = find_hidden(view, chance)
    if hidden is None:
        raise BadPosition("ka-view-impossible", place="view")
    state = restore(view.setup, view, hidden, view.turn)
    state.reason = view.reason
    find_choices(state)
    return state


def find_hidden(view: KlappeView, chance: Chance) -> Hidden | None:
    """What the viewer does not see, uniformly chosen; None if nothing fits the view."""
    watching = view.seat == SPECTATOR and view.setup.seats == 2
    hidden = _watch(view, chance) if watching else _fill(view, chance)
    if hidden is not None and view.asked.chosen == 0 and _chosen_in_secret(view):
        hand = hidden.hands[view.turn]
        if hand == 0:
            return None
        hidden.chosen = _any_of(hand, chance)
    return hidden


def _chosen_in_secret(view: KlappeView) -> bool:
    """Whether a hand card lies face down on the table, chosen by the side whose turn it is."""
    asked = view.asked
    effect = script_for(view.setup).effect(asked.copied or asked.scene)
    step = QUESTIONS[asked.what]
    return asked.scene > 0 and effect.hides_choice and isinstance(step, Step) and not step.first


def _fill(view: KlappeView, chance: Chance) -> Hidden | None:
    """A seat's worlds (in solo also a spectator's): unknown scenes on unknown places."""
    solo = view.solo
    mine, yours = list(view.hand), list(view.known)
    own, other = (0, 1) if view.seat != 1 else (1, 0)
    if solo.forced and solo.forced not in mine and solo.forced not in solo.row:
        mine.append(solo.forced)  # announced, as a spectator heard: it is in the hand
    taken = [*view.film, *view.slot_cards, *mine, *yours, *solo.row, *solo.extras]
    yours += solo.row
    unknown = [scene for scene in SCENES if scene not in taken]
    mine_left = view.hand_sizes[own] - len(mine)
    yours_left = view.hand_sizes[other] - len(yours) - solo.face_down
    places = view.slot_cards.count(0) + mine_left + solo.face_down + yours_left
    if mine_left < 0 or yours_left < 0 or places > len(unknown):
        return None
    chance.shuffle(unknown)
    slot_cards = [card or unknown.pop() for card in view.slot_cards]
    mine += _draw(unknown, mine_left)
    row = _draw(unknown, solo.face_down)
    yours += _draw(unknown, yours_left)
    hands = [set_of(mine), set_of(yours)]
    if own == 1:
        hands.reverse()
    return Hidden(hands, slot_cards, row, list(view.deeds), view.asked.chosen)


def _draw(pile: list[int], count: int) -> list[int]:
    return [pile.pop() for _ in range(count)]


def _watch(view: KlappeView, chance: Chance) -> Hidden | None:
    """A spectator's worlds for two seats: some world and past, until they fit each other."""
    places = sum(view.hand_sizes) + len(view.film) + len(view.laid)
    if places > len(SCENES):
        return None
    if not some_past(view.hand_sizes, view.laid, view.director, view.deeds):
        return None
    hidden = _watched(view, chance)
    while hidden is None:
        hidden = _watched(view, chance)
    return hidden


def _watched(view: KlappeView, chance: Chance) -> Hidden | None:
    """A spectator's world and past for two seats; None if they contradict a shown card."""
    laid = set_of(view.laid)
    held = members(shown_in(view.deeds) & ~laid)  # shown and not laid: in some hand
    unknown = [scene for scene in SCENES if scene not in view.laid and scene not in held]
    chance.shuffle(unknown)
    size0, size1 = view.hand_sizes
    in_hands = held + _draw(unknown, size0 + size1 - len(held))
    chance.shuffle(in_hands)
    hands = [set_of(in_hands[:size0]), set_of(in_hands[size0:])]
    slot_cards = _draw(unknown, len(view.film))
    deeds = _past_deeds(view, list(hands), chance)
    return None if deeds is None else Hidden(hands, slot_cards, [], deeds, view.asked.chosen)


def _past_deeds(view: KlappeView, hands: list[int], chance: Chance) -> list[Deed] | None:
    """Walk back and choose what was traded; every choice is one past."""
    past = Past(hands, view.laid, view.director)
    deeds = []
    for seen in reversed(view.deeds):
        past.back_to(seen.after)
        deed = seen
        if seen.is_trade:
            gave = _any_of(past.hands[1 - seen.by], chance)
            got = _any_of(past.hands[seen.by], chance)
            deed = Deed(seen.after, seen.by, 0, gave, got)
        if not past.undo(deed):
            return None
        deeds.append(deed)
    deeds.reverse()
    return deeds


def _any_of(hand: int, chance: Chance) -> int:
    scenes = members(hand)
    return scenes[chance.below(len(scenes))]
