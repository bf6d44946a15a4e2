"""Klappe & Action!: what a good player knows of laying, effects, and what a film is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.klappe_und_action.beliefs import Beliefs, toggle
from lichtspiel.bots.klappe_und_action.laying import SCENE, Outlook, outlook_of
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.bots.knowledge import Knowledge
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action, Game
from lichtspiel.games.klappe_und_action.actions import (
    FACE_DOWN,
    SKIP,
    Announce,
    ChooseSlot,
    Lay,
    UseExtra,
)
from lichtspiel.games.klappe_und_action.effect import SlotStep
from lichtspiel.games.klappe_und_action.scenes import BITS, SCENES, SLOT_BITS
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.turns import EXCHANGE, START, room
from lichtspiel.games.klappe_und_action.view import KlappeView

_WORD: Final = SCENE // 20
"""What it is worth to get to know or to show a card, as against scenes out of place. Little: it
only decides what to copy, or in solo to announce. Set by judgement."""
_LAST_RESORT: Final = 100 * SCENE
_CANDIDATES: Final = 8
"""With the best 16 lays the strong bot won no more of 60 deals than with the best 8."""

_WINS: Final[list[list[float]]] = [
    [0.50, 0.88, 0.98],
    [0.71, 0.97, 1.0],
    [0.98, 0.99, 1.0],
]
"""How likely the game is won after one, two and three acts, with 0, 1 and 2 reshoots left.

From 100 games of two strong bots with the house script: no reshoot was needed in 81, 69 and
72 % of first, second and third acts, one in 17, 29 and 25 %. At the end, all is won; but the
fewer reshoots, the better the film (KA-17).
"""


class KlappeKnowledge(Knowledge[KlappeUndAction, KlappeView]):
    """Careful laying and exact editing, for one decision and as long as there is time; in the
    worlds it believes in, if it does in any."""

    def __init__(self, thinking: Thinking, beliefs: Beliefs | None = None) -> None:
        self._thinking = thinking
        self._beliefs = beliefs
        self._editor = Editor(thinking)
        self._solved: dict[int, int] = {}

    def world(
        self, game: Game[KlappeUndAction, KlappeView], view: KlappeView, dice: Dice
    ) -> KlappeUndAction:
        if self._beliefs is None:
            return game.imagine(view, dice)
        return self._beliefs.world(dice)

    def candidates(self, state: KlappeUndAction) -> list[Action]:
        """The most careful lays and steps. Solo: exchanging a scene is always worth a thought."""
        legal = state.legal_actions()
        if _is_look(state):
            return [_look(state, legal)]
        if state.decision.question is START:
            costs = lay_costs(state)
        elif state.decision.effect.changes_film:
            costs = self._step_costs(state, legal)
        else:
            return legal
        ranked = sorted(range(len(costs)), key=lambda place: costs[place])
        best = [legal[place] for place in ranked if costs[place] < _LAST_RESORT][:_CANDIDATES]
        return best + [legal[place] for place in ranked if costs[place] == _LAST_RESORT]

    def choose(self, state: KlappeUndAction, dice: Dice) -> Action:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if state.decision.question is START:
            return legal[_cheapest(lay_costs(state))]
        if state.decision.effect.changes_film:
            return legal[_cheapest(self._step_costs(state, legal))]
        return _word(state, legal, dice)

    def settled(self, state: KlappeUndAction, moves: i64) -> bool:
        return state.editing or state.actor == NOBODY or self._thinking.late()

    def worth(self, state: KlappeUndAction, seat: int) -> float:
        """How likely the game is won, with editing as good as it can be."""
        if not state.editing:
            return 0.5  # too late to tell
        return chance_to_win(state.act, state.reshoots - self._least_reshoots(state))

    def _least_reshoots(self, state: KlappeUndAction) -> i64:
        """Many imagined acts end with the same film."""
        film = state.film
        if film.numbers != film.scenes:
            return self._editor.least_reshoots(state)
        key = film.scenes << 5 | state.decision.scene
        known = self._solved.get(key)
        if known is None:
            known = self._editor.least_reshoots(state)
            self._solved[key] = known
        return known

    def _step_costs(self, state: KlappeUndAction, legal: list[Action]) -> list[int]:
        """Steps of an effect, as `lay_costs`. Of two as good, skipping is better: it leaves
        no doubt."""
        outlook = outlook_of(state, state.turn)
        return [
            2 * self._cost_after(state, action, outlook) - int(action is SKIP) for action in legal
        ]

    def _cost_after(self, state: KlappeUndAction, action: Action, outlook: Outlook) -> i64:
        after = state.copy()
        after.apply(action)
        if after.editing:
            return self._editor.least_reshoots(after) * SCENE
        cost = outlook.out_of_place(after.film)
        if after.decision.scene == 0:
            return cost
        if not after.decision.effect.changes_film:
            return cost - _WORD
        for step in after.legal_actions():
            cost = min(cost, self._cost_after(after, step, outlook))
        return cost


def chance_to_win(acts: i64, reshoots: i64) -> float:
    """The chance to win after `acts` acts with `reshoots` left; 0 if there are too few."""
    return _WINS[acts - 1][reshoots] if reshoots >= 0 else 0.0


def _cheapest(costs: list[int]) -> i64:
    best: i64 = 0
    for place in range(1, len(costs)):
        if costs[place] < costs[best]:
            best = place
    return best


def lay_costs(state: KlappeUndAction) -> list[int]:
    """For each legal action of a turn's start: how many scenes would be out of place."""
    outlook = outlook_of(state, state.turn)
    sure = outlook.sure
    film = state.film.copy()
    costs: list[int] = []
    for action in state.legal_actions():
        if isinstance(action, Lay):
            outlook.expect(sure & ~action.bit)
            toggle(film, action.scene, action.slot)
            costs.append(outlook.out_of_place(film))
            toggle(film, action.scene, action.slot)
        elif isinstance(action, Announce):
            costs.append(_best_place(state, outlook, action.scene) - _WORD)
        elif isinstance(action, UseExtra):
            costs.append(_LAST_RESORT)
        else:
            costs.append(_cost_of_turning_up(state, outlook, sure))
    return costs


def _best_place(state: KlappeUndAction, outlook: Outlook, scene: i64) -> i64:
    film = state.film.copy()
    slots = room(state, BITS[scene])
    best: i64 = _LAST_RESORT
    outlook.expect(outlook.sure & ~BITS[scene])
    for slot in range(film.size):
        if slots & SLOT_BITS[slot]:
            toggle(film, scene, slot)
            best = min(best, outlook.out_of_place(film))
            toggle(film, scene, slot)
    return best


def _cost_of_turning_up(state: KlappeUndAction, outlook: Outlook, sure: i64) -> i64:
    """Solo: any of the unseen scenes, on its best place."""
    unseen = outlook.unseen
    left = state.row.size - 1 if state.row is not None else 0
    total: i64 = 0
    count: i64 = 0
    for scene in SCENES:
        if unseen & BITS[scene]:
            then = Outlook(state.script, sure, unseen & ~BITS[scene], left)
            total += _best_place(state, then, scene)
            count += 1
    return total // count


def _is_look(state: KlappeUndAction) -> bool:
    """Whether a slot is to be chosen for its card: the film stays as it is."""
    decision = state.decision
    return isinstance(decision.question, SlotStep) and not decision.effect.changes_film


def _look(state: KlappeUndAction, legal: list[Action]) -> Action:
    """One unknown slot card is as good as another, and to know one more never harms."""
    mine = state.hands.looked(state.actor)
    for action in legal:
        known = isinstance(action, ChooseSlot) and (
            action.slot < state.planted() or mine & action.bit != 0
        )
        if not known:
            return action
    return legal[0]


def _word(state: KlappeUndAction, legal: list[Action], dice: Dice) -> Action:
    """Steps about knowledge: showing and looking are always good, trading is a gamble."""
    decision = state.decision
    if _is_look(state):
        return _look(state, legal)
    if decision.effect.is_gamble and SKIP in legal:
        return SKIP
    if decision.question is EXCHANGE and FACE_DOWN in legal:
        return FACE_DOWN
    useful = [action for action in legal if action is not SKIP]
    return useful[dice.below(len(useful))]
