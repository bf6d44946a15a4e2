"""Hollywood Poker, the rules: what may be done in a position, and what comes of it.

Read it beside the rulebook; each rule is cited where it is kept. A hand is one integer
(see `cards`); what lies on the table is in `position`, how a deal starts in `dealing`, how
a round goes in `rounds`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.actions import (
    ALONE,
    COUNTS,
    GIVES,
    LEADS,
    MIXES,
    PASS,
    PLAYS,
    TIME_UP,
    Give,
    Pass,
    Play,
    TimeUp,
)
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    DOUBLES_SHIFT,
    MOST_SEATS,
    VALUES,
    cards_of,
    count,
    size_of,
)
from lichtspiel.games.hollywood_poker.dealing import Dealing
from lichtspiel.games.hollywood_poker.position import Agreement, Player, seat_round
from lichtspiel.games.hollywood_poker.scoring import ranking
from lichtspiel.games.hollywood_poker.view import (
    DealEnded,
    Finished,
    MatchOutcome,
    MatchWon,
    Passed,
    Played,
    TimeIsUp,
)


class HollywoodPoker(Dealing):
    """A position and its rules."""

    # -- what may be done ---------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor < 0:
            return legal
        hand = self.me.hand
        if self.due:
            legal += [give for give in GIVES if count(hand, give.card)]
        elif self.need:
            self._list_answers(hand, legal)
        else:
            self._list_leads(hand, legal)
        return legal

    def _list_leads(self, hand: i64, legal: list[Action]) -> None:
        """HP-10: any number of cards of one value, with any number of Doubles, or Doubles."""
        doubles = hand >> DOUBLES_SHIFT
        at = doubles
        while at < len(LEADS):
            naturals = hand & 15
            if naturals:
                legal.extend(LEADS[at + naturals * MIXES])
            hand >>= 4
            at += COUNTS * MIXES
        if doubles:
            legal.extend(PLAYS[ALONE : ALONE + doubles])

    def _list_answers(self, hand: i64, legal: list[Action]) -> None:
        """HP-11: as many cards, strictly higher, or pass."""
        need = self.need
        if need <= self.me.size:
            doubles = hand >> DOUBLES_SHIFT
            least = need - doubles
            least = max(least, 1)
            value = self.top
            rest = hand >> 4 * value
            while value < VALUES:
                most = rest & 15
                if most >= least:
                    most = min(most, need)
                    naturals = least
                    while naturals <= most:
                        place = (value * MOST_SEATS + naturals - 1) * MIXES + need - naturals
                        legal.append(PLAYS[place])
                        naturals += 1
                rest >>= 4
                value += 1
            if need <= doubles and self.top < DOUBLE:
                legal.append(PLAYS[ALONE + need - 1])
        legal.append(PASS)

    def outside_actions(self) -> list[Action]:
        """HP-19: with a time agreed on, it may run out at any moment."""
        return [TIME_UP] if self.actor >= 0 and self._why_no_time_up() is None else []

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor < 0:
            return self._not_now()
        if isinstance(action, Play):
            return self._why_no_play(action)
        if isinstance(action, Pass):
            return self._why_no_pass()
        if isinstance(action, Give):
            return self._why_no_give(action)
        if isinstance(action, TimeUp):
            return self._why_no_time_up()
        raise TypeError(f"{action!r} is not an action of Hollywood Poker")

    def _not_now(self) -> Refusal:
        if self.actor == CHANCE:
            return Refusal("HP-3", "hp-not-dealt")
        return Refusal("HP-19", "hp-over")

    def _why_no_play(self, play: Play) -> Refusal | None:
        if self.due:
            return self.gift_first(play.size)
        hand = self.me.hand
        if hand >> DOUBLES_SHIFT < play.doubles or hand >> play.shift & 15 < play.naturals:
            return Refusal("HP-15", "hp-not-in-hand", {"cards": play.notation})
        if self.need == 0:
            return None
        if play.value <= self.top:  # first: no number of cards would help
            top = self.owner.act
            assert top is not None
            return Refusal("HP-11", "hp-not-higher", {"cards": play.notation, "top": top.notation})
        if play.size != self.need:
            return Refusal("HP-11", "hp-wrong-number", {"wanted": self.need, "found": play.size})
        return None

    def _why_no_pass(self) -> Refusal | None:
        if self.due:
            return self.gift_first(0)
        return None if self.need else Refusal("HP-10", "hp-leader-passes")

    def gift_first(self, named: i64) -> Refusal:
        """HP-8: so many cards were named while a gift is due; maybe they are a part of it."""
        if 0 < named < self.due:
            return Refusal("HP-8", "hp-gift-short", {"missing": self.due - named, "due": self.due})
        return Refusal("HP-8", "hp-give-first", {"count": self.due})

    def _why_no_give(self, give: Give) -> Refusal | None:
        if not self.due:
            return Refusal("HP-8", "hp-no-exchange")
        if not count(self.me.hand, give.card):
            return Refusal("HP-15", "hp-not-in-hand", {"cards": give.notation.split()[-1]})
        return None

    def _why_no_time_up(self) -> Refusal | None:
        if self.agreed.end != "time":
            return Refusal("HP-19", "hp-no-clock")
        return Refusal("HP-19", "hp-time-up-already") if self.time_up else None

    # -- doing it -----------------------------------------------------------------

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Play):
            self._play(action)
        elif isinstance(action, Pass):
            self._pass(action)
        elif isinstance(action, Give):
            self.give(action)
        else:
            self._hear_the_clock()

    def _play(self, play: Play) -> None:
        me = self.me
        me.hand -= play.take
        me.played += play.take
        me.size -= play.size
        me.act = play
        self.owner = me
        self.need = play.size
        self.top = play.value
        if not self.agreed.lap:
            self.stop = me
        if self.told is not None:
            self.told.all(Played(me.seat, tuple(cards_of(play.take)), me.size))
        if me.size or not self._finish(me):
            self.turn_after(me)

    def _pass(self, action: Pass) -> None:
        me = self.me
        me.act = action
        if self.agreed.locked:
            self.out |= me.bit
        if self.told is not None:
            self.told.all(Passed(me.seat))
        self.turn_after(me)

    def _finish(self, player: Player) -> bool:
        """HP-16: out of cards; tells whether that ends the deal, at once.

        HP-17: one at a time, for turns are sequential.
        """
        self.finished = [*self.finished, player.seat]
        self.done |= player.bit
        self.out |= player.bit
        if self.told is not None:
            self.told.all(Finished(player.seat, len(self.finished)))
        if len(self.finished) < self.agreed.seats - 1:
            return False
        self._end_deal()
        return True

    # -- the match ----------------------------------------------------------------

    def _end_deal(self) -> None:
        """HP-16: the order of finishing is the careers of the next deal; HP-20: points for it."""
        order = self.finishing_order()
        points, megastars = list(self.points), list(self.megastars)
        for place, seat in enumerate(order):
            points[seat] += self.agreed.points[place]
        megastars[order[0]] += 1
        self.points, self.megastars = points, megastars
        if self.told is not None:
            gained = tuple(self.agreed.points)
            self.told.all(DealEnded(self.deal_number, tuple(order), gained, tuple(points)))
        self.settle()
        if self.told is not None and self.reason:
            self.told.all(MatchWon(self._ranking()[0], self.reason))

    def settle(self) -> None:
        """HP-19: a deal is over; is it the last one? Only here the clock is looked at."""
        if self.agreed.end == "points" and max(self.points) >= self.agreed.target:
            self.reason = "target"
        elif self.agreed.end == "deals" and self.deal_number >= self.agreed.deals:
            self.reason = "deals"
        elif self.time_up:
            self.reason = "time"
        self.actor = NOBODY if self.reason else CHANCE

    def _hear_the_clock(self) -> None:
        """HP-19: the running deal, its exchange included, is finished."""
        self.time_up = True
        if self.told is not None:
            self.told.all(TimeIsUp())

    def _ranking(self) -> list[int]:
        return ranking(self.agreed.end, self.points, self.megastars, self.finishing_order())

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        ranks = self._ranking()
        return MatchOutcome(
            self.reason,
            (ranks[0],),
            tuple(self.points),
            tuple(ranks),
            tuple(self.megastars),
        )

    def can_take_back(self) -> bool:
        """A card of a gift that is not complete: nobody has seen it yet. Never a set (HP-15)."""
        return self.due > 0 and size_of(self.gifts[self.giving]) > 0 and not self.time_up

    # -- copies -------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup, self.agreed, self.table, told=None)

    def copy(self) -> HollywoodPoker:
        table = [player.copy() for player in self.table]
        seat_round(table)
        twin = HollywoodPoker(self.setup, self.agreed, table)
        twin.actor = self.actor
        twin.deal_number = self.deal_number
        twin.aside = self.aside
        twin.forced = self.forced
        twin.gifts = self.gifts
        twin.giving = self.giving
        twin.due = self.due
        twin.need = self.need
        twin.top = self.top
        twin.done = self.done
        twin.out = self.out
        twin.finished = self.finished
        twin.points = self.points
        twin.megastars = self.megastars
        twin.time_up = self.time_up
        twin.reason = self.reason
        for old, new in zip(self.table, table, strict=True):
            if old is self.me:
                twin.me = new
            if old is self.leader:
                twin.leader = new
            if old is self.owner:
                twin.owner = new
            if old is self.stop:
                twin.stop = new
        return twin


def new_match(setup: Setup) -> HollywoodPoker:
    """The table before the first deal: everybody sits in the order of joining (HP-4)."""
    agreed = Agreement(setup)
    table = [Player(seat, 1 << seat) for seat in range(setup.seats)]
    seat_round(table)
    state = HollywoodPoker(setup, agreed, table)
    state.points = [0] * setup.seats
    state.megastars = [0] * setup.seats
    return state
