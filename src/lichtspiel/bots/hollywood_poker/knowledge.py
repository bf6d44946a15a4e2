"""Hollywood Poker: a heuristic that keeps sets together and counts cards.

A hand has to be emptied set by set. A low set is a burden: only the leader of a round can play it.
A high one is not: it can beat another player's set, and the lead it wins is worth a set. So the
gain of a play is the burden it removes from the hand, plus the lead it may win.

The constants were tuned one by one, each value against three seats with the others' values,
over 1,600 matches: what finished most deals first was kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.hollywood_poker.beliefs import lean_upwards
from lichtspiel.bots.hollywood_poker.counting import Counting
from lichtspiel.bots.knowledge import Knowledge, Plan
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.games.hollywood_poker.actions import ALONE, GIVES, MIXES, PASS, PLAYS, Play
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    DOUBLES_SHIFT,
    MOST_SEATS,
    VALUES,
    count,
)
from lichtspiel.games.hollywood_poker.players import NONE
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView

_CONTROL: Final = 0.9
"""What a set that will surely win a round is worth, in sets to get rid of."""
_FOLLOW: Final = 0.5
"""What it is worth that the highest single card can follow almost anywhere."""
_LEAD: Final = 0.5
"""What winning this round is worth: less than a control, which can still choose its round."""
_DOUBLE: Final = 0.5
"""What a Double is worth in the hand."""
_RUN: Final = 4.0
"""What a lead is worth that nobody can take away any more before the hand is empty."""
_OUT: Final = 10.0
"""Going out: better than all else."""
_WIDTH: Final = 5
"""How many candidates are searched: with more, noise too often picks a worse one."""
_GIFT_VALUES: Final = 7
"""How many of the lowest values in the hand are considered for gifts."""


class CountingKnowledge(Knowledge[HollywoodPoker, HollywoodPokerView]):
    """With a `seat`, it looks at the deal with that one's eyes: once out, it knows its place."""

    def __init__(self, seat: int = NONE) -> None:
        self._seat: i64 = seat

    def world(
        self,
        game: Game[HollywoodPoker, HollywoodPokerView],
        view: HollywoodPokerView,
        dice: Dice,
    ) -> HollywoodPoker:
        state = game.imagine(view, dice)
        lean_upwards(state, view, dice)
        return state

    # -- what a play gains --------------------------------------------------------

    def _burden(self, value: i64, size: i64, counting: Counting) -> float:
        """How hard a set of the hand is to get rid of."""
        if size == 0:
            return 0.0
        control = counting.stays(value, size, counting.rivals)
        follow = int(value - 1) / (VALUES - 1) / int(size)
        return 1.0 - _CONTROL * control - _FOLLOW * follow

    def _gain(self, play: Play, hand: i64, counting: Counting) -> float:
        """What a play is worth, in sets to get rid of; passing gains nothing."""
        rest = hand - play.take
        if rest == 0:
            return _OUT
        stays = counting.stays(play.value, play.size, counting.behind)
        gain = _LEAD * stays - _DOUBLE * int(play.doubles)
        if play.naturals:
            held = hand >> play.shift & 15
            gain += self._burden(play.value, held, counting)
            gain -= self._burden(play.value, held - play.naturals, counting)
        if counting.losers(rest) <= 1:
            gain += _RUN * stays
        return gain

    # -- quickly --------------------------------------------------------------------

    def choose(self, state: HollywoodPoker, dice: Dice) -> Action:
        """Whole sets, as few Doubles as will do; and no look at what others may do next."""
        if state.gifts.due:
            return self._gifts(state)[0][0]
        hand = state.me.hand
        need = state.round.need
        best: Action = PASS
        best_gain = 0.0
        if need > state.me.size:
            return best
        if need == 0:
            best_gain = -_OUT  # who leads may not pass
            if _values(hand) <= 1:
                return _all_of(hand)
        counting = Counting(state)
        doubles = hand >> DOUBLES_SHIFT
        value = state.round.top + 1
        while value <= VALUES:
            held = count(hand, value)
            if held and need - held <= doubles:
                naturals = min(held, need) if need else held
                play = _play(value, naturals, need - naturals if need else 0)
                gain = self._gain(play, hand, counting)
                if gain > best_gain:
                    best_gain = gain
                    best = play
            value += 1
        if need and need <= doubles and state.round.top < DOUBLE:
            play = _play(DOUBLE, 0, need)
            if self._gain(play, hand, counting) > best_gain:
                best = play
        return best

    # -- what deserves a closer look ------------------------------------------------

    def candidates(self, state: HollywoodPoker) -> list[Action]:
        if state.gifts.due:
            return [plan[0] for plan in self._gifts(state)]
        hand = state.me.hand
        counting = Counting(state)
        ranked: list[tuple[float, Action]] = []
        for action in state.legal_actions():
            gain = self._gain(action, hand, counting) if isinstance(action, Play) else 0.0
            ranked.append((-gain, action))
        ranked.sort(key=_first)
        return [action for _, action in ranked[:_WIDTH]]

    def plans(self, state: HollywoodPoker) -> list[Plan]:
        """Single plays, or whole gifts."""
        if state.gifts.due:
            return self._gifts(state)
        return [[action] for action in self.candidates(state)]

    def _gifts(self, state: HollywoodPoker) -> list[Plan]:
        """HP-8: what may be given, that first which takes the greatest burden off the hand."""
        hand = state.me.hand
        counting = Counting(state)
        gifts: list[tuple[float, Plan]] = [(0.0, [])]
        values: i64 = 0
        value: i64 = 1
        while value <= DOUBLE and values < _GIFT_VALUES:
            held = count(hand, value)
            if held:
                values += 1
                gifts = self._with_more(gifts, value, held, state.gifts.due, counting)
            value += 1
        whole = [gift for gift in gifts if len(gift[1]) == state.gifts.due]
        whole.sort(key=_gift_first)
        return [gift for _, gift in whole[:_WIDTH]]

    def _with_more(
        self, gifts: list[tuple[float, Plan]], value: i64, held: i64, due: i64, counting: Counting
    ) -> list[tuple[float, Plan]]:
        """The same gifts with none, one, two … cards of a value added."""
        longer: list[tuple[float, Plan]] = []
        before = self._held(value, held, counting)
        for cards in range(held + 1):
            relief = before - self._held(value, held - cards, counting)
            for burden, gift in gifts:
                if len(gift) + cards <= due:
                    added: Plan = [GIVES[value - 1]] * cards
                    longer.append((burden - relief, gift + added))
        return longer

    def _held(self, value: i64, size: i64, counting: Counting) -> float:
        if value == DOUBLE:
            return -_DOUBLE * int(size)
        return self._burden(value, size, counting)

    # -- what came of it ------------------------------------------------------------

    def settled(self, state: HollywoodPoker, moves: i64) -> bool:
        """When the deal is over; or before, when the seat is out and the match goes on anyway."""
        if state.actor < 0:
            return True
        return self._seat != NONE and state.done >> self._seat & 1 == 1 and not _may_be_last(state)

    def worth(self, state: HollywoodPoker, seat: int) -> float:
        """Half of it is being Megastar, half is the points; of a match that is over, who won.

        That is about what a place is worth later on: of 1,500 matches of four medium bots,
        those who finished the first deal 1st, 2nd, 3rd and 4th won 60, 30, 6 and 5 %.
        """
        place = state.finishing_order().index(seat)
        points = state.agreed.points
        share = (points[place] - points[-1]) / (points[0] - points[-1])
        standing = (share + float(place == 0)) / 2
        outcome = state.outcome()
        if outcome is None:
            return standing
        return (standing + float(seat in outcome.winners)) / 2


def _may_be_last(state: HollywoodPoker) -> bool:
    """HP-19: whether the match can be over with this deal."""
    agreed = state.agreed
    if agreed.end == "points":
        return max(state.points) + agreed.points[0] >= agreed.target
    return state.time_up or (agreed.end == "deals" and state.deal_number >= agreed.deals)


def _first(ranked: tuple[float, Action]) -> float:
    return ranked[0]


def _gift_first(ranked: tuple[float, Plan]) -> float:
    return ranked[0]


def _play(value: i64, naturals: i64, doubles: i64) -> Play:
    if value == DOUBLE:
        return PLAYS[ALONE + doubles - 1]
    return PLAYS[((value - 1) * MOST_SEATS + naturals - 1) * MIXES + doubles]


def _values(hand: i64) -> i64:
    """How many different values a hand has, Doubles left aside."""
    found: i64 = 0
    for value in range(1, VALUES + 1):
        if count(hand, value):
            found += 1
    return found


def _all_of(hand: i64) -> Play:
    """All cards of a hand that has no two values."""
    doubles = hand >> DOUBLES_SHIFT
    for value in range(1, VALUES + 1):
        if count(hand, value):
            return _play(value, count(hand, value), doubles)
    return _play(DOUBLE, 0, doubles)
