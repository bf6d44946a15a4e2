"""Finds the best whole turns of a hand, rated by the position they lead to.

A turn lays a row of cards on each own pile and at most one card on an opponent's. The three
do not touch one another, so turns are looked for in that order, up, down, help: none is met
twice just because its cards could be laid in another order as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.face_to_face.outlook import WON, Outlook, trick_down, trick_up
from lichtspiel.bots.knowledge import Plan
from lichtspiel.engine.bits import only, size
from lichtspiel.games.face_to_face.actions import END, LAYS, Lay
from lichtspiel.games.face_to_face.piles import HELP_DOWN, HELP_UP, LOWEST, OWN_DOWN, OWN_UP
from lichtspiel.games.face_to_face.state import MINIMUM, FaceToFace

_FRUGAL: Final = 10
"""A turn spends numbers: gaps on own piles, net of what backwards tricks win back, and what it
gives the opponent. Only turns that spend up to this many more than necessary are considered."""
_EVERYTHING: Final = 200
"""More than any turn can spend: for the rest of a turn, so that what it began is found again."""


class Turn:
    """A turn, or the rest of one, and the log odds of winning it leaves its seat."""

    def __init__(self, plan: Plan, odds: float) -> None:
        self.plan = plan
        self.odds = odds


class TurnFinder:
    """Finds the best turns, using nothing of a state but what the seat to move sees."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self._lays: list[Lay] = []
        self._found: list[Turn] = []
        self._most: i64 = 1
        self._purse: i64 = 0
        self._enough: i64 = MINIMUM
        self._helped = False
        self._down: i64 = 0
        self._down_top: i64 = 0
        self._your_up: i64 = 0
        self._your_up_top: i64 = 0
        self._your_down: i64 = 0
        self._your_down_top: i64 = 0

    def best(self, state: FaceToFace, most: i64) -> list[Turn]:
        """The best turns, best first: at least one, at most this many."""
        me, you = state.me, state.you
        self.outlook.look_at(state)
        self._found = []
        self._most = most
        # FF-18: the last card may go alone where there is grace.
        self._enough = 1 if state.grace and state.laid == 0 and me.hand_size == 1 else MINIMUM
        self._helped = state.helped
        self._down, self._down_top = me.down, only(me.down)
        self._your_up, self._your_up_top = you.up, only(you.up)
        self._your_down, self._your_down_top = you.down, only(you.down)
        if state.laid > 0:
            self._purse = _EVERYTHING
            self._lay_up(me.up, only(me.up), me.hand, state.laid, 0)
            return self._found
        self._purse = 0
        while not self._found:
            self._purse += _FRUGAL
            self._lay_up(me.up, only(me.up), me.hand, 0, 0)
        self._found = []
        self._purse += _FRUGAL
        self._lay_up(me.up, only(me.up), me.hand, 0, 0)
        return self._found

    def _lay_up(self, up: i64, top: i64, hand: i64, laid: i64, spent: i64) -> None:
        """Tops are both a number and a set of one card; `hand` is what is left of it."""
        self._lay_down(top, self._down, self._down_top, hand, laid, spent)
        fits = hand & (-(top << 1) | trick_up(top))
        while fits != 0:
            card = fits & -fits
            fits ^= card
            lay = _lay(card, OWN_UP)
            if spent + lay.card - up <= self._purse:
                self._lays.append(lay)
                self._lay_up(lay.card, card, hand ^ card, laid + 1, spent + lay.card - up)
                self._lays.pop()

    def _lay_down(self, up_top: i64, down: i64, top: i64, hand: i64, laid: i64, spent: i64) -> None:
        self._help(up_top, top, hand, laid, spent)
        fits = hand & (top - 1 | trick_down(top))
        while fits != 0:
            card = fits & -fits
            fits ^= card
            lay = _lay(card, OWN_DOWN)
            if spent + down - lay.card <= self._purse:
                self._lays.append(lay)
                self._lay_down(
                    up_top, lay.card, card, hand ^ card, laid + 1, spent + down - lay.card
                )
                self._lays.pop()

    def _help(self, up_top: i64, down_top: i64, hand: i64, laid: i64, spent: i64) -> None:
        if laid >= self._enough:
            self._weigh(
                up_top, down_top, hand, self._helped, self._your_up_top, self._your_down_top
            )
        if self._helped or laid + 1 < self._enough:
            return
        fits = hand & (self._your_up_top - 1)
        while fits != 0:
            card = fits & -fits
            fits ^= card
            lay = _lay(card, HELP_UP)
            if spent + self._your_up - lay.card <= self._purse:
                self._lays.append(lay)
                self._weigh(up_top, down_top, hand ^ card, True, card, self._your_down_top)
                self._lays.pop()
        fits = hand & -(self._your_down_top << 1)
        while fits != 0:
            card = fits & -fits
            fits ^= card
            lay = _lay(card, HELP_DOWN)
            if spent + lay.card - self._your_down <= self._purse:
                self._lays.append(lay)
                self._weigh(up_top, down_top, hand ^ card, True, self._your_up_top, card)
                self._lays.pop()

    def _weigh(
        self, up_top: i64, down_top: i64, kept: i64, helped: bool, your_up: i64, your_down: i64
    ) -> None:
        """Keep the turn if it is among the best few."""
        odds = self.outlook.after(up_top, down_top, kept, helped, your_up, your_down)
        found = self._found
        place: i64 = len(found)
        while place > 0 and found[place - 1].odds < odds:
            place -= 1
        if place == self._most:
            return
        plan: Plan = list(self._lays)
        if odds < WON:
            plan.append(END)
        found.insert(place, Turn(plan, odds))
        if len(found) > self._most:
            found.pop()


def _lay(card: i64, pile: i64) -> Lay:
    number = size(card - 1)
    return LAYS[(number - LOWEST) * 4 + pile]
