"""Hollywood Poker, the rules: what may be done in a position, and what comes of it.

Read it beside the rulebook; each rule is cited where it is kept. A hand is one integer
(see `cards`); who sits at the table is in `players`, the running round in `rounds`, the exchange
before it in `gifts`; `seeing` makes what a seat sees.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
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
    DEALT,
    DOUBLE,
    DOUBLES_SHIFT,
    MOST_SEATS,
    ONE,
    VALUES,
    cards_of,
    count,
    size_of,
)
from lichtspiel.games.hollywood_poker.gifts import Gifts, begin_exchange, give, no_gifts
from lichtspiel.games.hollywood_poker.players import Agreement, Player, seat_round
from lichtspiel.games.hollywood_poker.rounds import Round
from lichtspiel.games.hollywood_poker.scoring import ranking
from lichtspiel.games.hollywood_poker.seeing import acts_of, view_of
from lichtspiel.games.hollywood_poker.view import (
    DealBegins,
    DealEnded,
    Dealt,
    Finished,
    HollywoodPokerView,
    Leads,
    MatchOutcome,
    MatchWon,
    Passed,
    Played,
    RoundWon,
    TimeIsUp,
)


class HollywoodPoker(State):
    """A position. `finished`, `points` and `megastars` are replaced, never changed: copies
    share them."""

    agreed: Agreement
    table: list[Player]
    """As they sit, clockwise; from the second deal on in career order (HP-18)."""
    me: Player
    """Who is to act."""
    deal_number: i64
    aside: i64
    """The cards set aside in the first deal (HP-3)."""
    gifts: Gifts
    round: Round
    done: i64
    """The seats without cards, as bits."""
    finished: list[int]
    points: list[int]
    megastars: list[int]
    time_up: bool
    reason: str

    def __init__(
        self, setup: Setup, agreed: Agreement, table: list[Player], gifts: Gifts, round_: Round
    ) -> None:
        super().__init__(setup)
        self.agreed = agreed
        self.table = table
        self.me = table[0]
        self.deal_number = 0
        self.aside = 0
        self.gifts = gifts
        self.round = round_
        self.done = 0
        self.finished = []
        self.points = []
        self.megastars = []
        self.time_up = False
        self.reason = ""

    def rank_of(self, seat: i64) -> i64:
        """The seat's place in the table order, from 0."""
        rank: i64 = 0
        while self.table[rank].seat != seat:
            rank += 1
        return rank

    def player(self, seat: i64) -> Player:
        return self.table[self.rank_of(seat)]

    def by_seat(self) -> list[Player]:
        return [self.player(seat) for seat in range(self.agreed.seats)]

    def order(self) -> list[int]:
        return [player.seat for player in self.table]

    def finishing_order(self) -> list[int]:
        """HP-16: the last one holding cards comes last. Of a deal that is over."""
        return [*self.finished, *[seat for seat in self.order() if seat not in self.finished]]

    def lower(self, pair: i64) -> Player:
        """HP-6: the first exchanges with the last, the second with the last but one."""
        return self.table[self.agreed.seats - 1 - pair]

    # -- dealing ------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """HP-3, HP-4: the next deal, up to the first decision."""
        self.deal_number += 1
        if self.deal_number > 1:
            self._take_new_seats()
        cards = list(self.agreed.deck)
        chance.shuffle(cards)
        self._hand_out(cards)
        if self.told is not None:
            self.told.all(DealBegins(self.deal_number, tuple(self.order())))
            for player in self.table:
                self.told.only(player.seat, Dealt(tuple(cards_of(player.hand))))
        if self.deal_number == 1:
            self.lead_first(self.table[chance.below(self.agreed.seats)])
        else:
            begin_exchange(self)

    def _take_new_seats(self) -> None:
        """HP-18: the Megastar stays, the others sit to its left in career order."""
        self.table = [self.player(seat) for seat in self.finishing_order()]
        seat_round(self.table)

    def _hand_out(self, cards: list[int]) -> None:
        """HP-3: one at a time, clockwise from the dealer's left, then the rest.

        The dealer sits on the right of the table's first seat: so does the Dishwasher
        from the second deal on, who takes the rest; first it is set aside.
        """
        for player in self.table:
            player.hand = 0
            player.size = DEALT
            player.played = 0
        player = self.table[0]
        dealt: i64 = DEALT * self.agreed.seats
        for at in range(dealt):
            player.hand += ONE[cards[at]]
            player = player.left
        rest: i64 = 0
        for at in range(dealt, len(cards)):
            rest += ONE[cards[at]]
        self.aside = rest if self.deal_number == 1 else 0
        if self.deal_number > 1:
            dishwasher = self.table[-1]
            dishwasher.hand += rest
            dishwasher.size += self.agreed.doubles
        self.finished = []
        self.done = 0

    # -- what may be done ---------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor < 0:
            return legal
        hand = self.me.hand
        if self.gifts.due:
            legal += [give for give in GIVES if count(hand, give.card)]
        elif self.round.need:
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
        need = self.round.need
        if need <= self.me.size:
            doubles = hand >> DOUBLES_SHIFT
            least = need - doubles
            least = max(least, 1)
            value = self.round.top
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
            if need <= doubles and self.round.top < DOUBLE:
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
        if self.gifts.due:
            return self.gift_first(play.size)
        hand = self.me.hand
        if hand >> DOUBLES_SHIFT < play.doubles or hand >> play.shift & 15 < play.naturals:
            return Refusal("HP-15", "hp-not-in-hand", {"cards": play.notation})
        if self.round.need == 0:
            return None
        if play.value <= self.round.top:  # first: no number of cards would help
            top = self.round.owner.act
            assert top is not None
            return Refusal("HP-11", "hp-not-higher", {"cards": play.notation, "top": top.notation})
        if play.size != self.round.need:
            return Refusal(
                "HP-11", "hp-wrong-number", {"wanted": self.round.need, "found": play.size}
            )
        return None

    def _why_no_pass(self) -> Refusal | None:
        if self.gifts.due:
            return self.gift_first(0)
        return None if self.round.need else Refusal("HP-10", "hp-leader-passes")

    def gift_first(self, named: i64) -> Refusal:
        """HP-8: so many cards were named while a gift is due; maybe they are a part of it."""
        due = self.gifts.due
        if 0 < named < due:
            return Refusal("HP-8", "hp-gift-short", {"missing": due - named, "due": due})
        return Refusal("HP-8", "hp-give-first", {"count": due})

    def _why_no_give(self, give: Give) -> Refusal | None:
        if not self.gifts.due:
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
            give(self, action)
        else:
            self._hear_the_clock()

    def _play(self, play: Play) -> None:
        me = self.me
        me.hand -= play.take
        me.played += play.take
        me.size -= play.size
        self.round.play(me, play, self.agreed)
        if self.told is not None:
            self.told.all(Played(me.seat, tuple(cards_of(play.take)), me.size))
        if me.size or not self._finish(me):
            self._turn_after(me)

    def _pass(self, action: Pass) -> None:
        me = self.me
        self.round.pass_by(me, action, self.agreed)
        if self.told is not None:
            self.told.all(Passed(me.seat))
        self._turn_after(me)

    def _finish(self, player: Player) -> bool:
        """HP-16: out of cards; tells whether that ends the deal, at once.

        HP-17: one at a time, for turns are sequential.
        """
        self.finished = [*self.finished, player.seat]
        self.done |= player.bit
        self.round.out |= player.bit
        if self.told is not None:
            self.told.all(Finished(player.seat, len(self.finished)))
        if len(self.finished) < self.agreed.seats - 1:
            return False
        self._end_deal()
        return True

    def turn_to(self, player: Player) -> None:
        self.me = player
        self.actor = player.seat

    def _turn_after(self, player: Player) -> None:
        after = self.round.next_after(player)
        if after is None:
            self._end_round()
        else:
            self.turn_to(after)

    def _end_round(self) -> None:
        """HP-13: the winner leads the next round."""
        winner = self.round.owner
        leader = winner if winner.size else self._heir(winner)
        if self.told is not None:
            self.told.all(RoundWon(winner.seat, leader.seat))
        self._start_round(leader)

    def _heir(self, winner: Player) -> Player:
        """HP-14: who leads in place of a winner without cards, by the running deal's careers."""
        if self.deal_number == 1:
            return self._next_holding(winner)
        rank = self.rank_of(winner.seat)
        if rank > 0 and self.table[rank - 1].size:
            return self.table[rank - 1]
        if rank + 1 < self.agreed.seats and self.table[rank + 1].size:
            return self.table[rank + 1]
        return self._next_holding(self.table[-1])

    def _next_holding(self, player: Player) -> Player:
        """Clockwise. From the last one on, the highest-ranking seat comes first."""
        after = player.left
        while after.size == 0:
            after = after.left
        return after

    def lead_first(self, leader: Player) -> None:
        """HP-9: the Megastar leads the first round; HP-4: in the first deal, whoever was drawn."""
        if self.told is not None:
            self.told.all(Leads(leader.seat))
        self._start_round(leader)

    def _start_round(self, leader: Player) -> None:
        self.clear_round(leader)
        self.turn_to(leader)

    def clear_round(self, leader: Player) -> None:
        for player in self.table:
            player.act = None
        self.round.begin(leader, self.done)

    def restore_round(self, leader: Player, acts: list[Action | None]) -> None:
        """The round as it stands when each seat, by its number, did this last.

        The highest set owns the round: sets only ever rise (HP-11). Needs `done`.
        """
        self.clear_round(leader)
        for seat, act in enumerate(acts):
            player = self.player(seat)
            if isinstance(act, Play) and act.value > self.round.top:
                self.round.play(player, act, self.agreed)
            elif isinstance(act, Pass):
                self.round.pass_by(player, act, self.agreed)
            player.act = act

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
        return size_of(self.gifts.named()) > 0 and not self.time_up

    # -- looking ------------------------------------------------------------------

    def view(self, seat: int) -> HollywoodPokerView:
        return view_of(self, seat)

    def cards(self) -> list[int]:
        cards = cards_of(self.aside) + cards_of(self.gifts.named())
        for player in self.table:
            cards += cards_of(player.hand) + cards_of(player.played)
        return cards

    def to_json(self) -> dict[str, object]:
        players = self.by_seat()
        return {
            "deal": self.deal_number,
            "order": self.order(),
            "hands": [cards_of(player.hand) for player in players],
            "played": [cards_of(player.played) for player in players],
            "aside": cards_of(self.aside),
            "forced": [cards_of(cards) for cards in self.gifts.forced],
            "gifts": [cards_of(cards) for cards in self.gifts.chosen],
            "leader": self.round.leader.seat,
            "acts": acts_of(players),
            "turn": self.me.seat,
            "finished": list(self.finished),
            "points": list(self.points),
            "megastars": list(self.megastars),
            "time_up": self.time_up,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(
            self, self.setup, self.agreed, self.table, self.gifts, self.round, told=None
        )

    def copy(self) -> HollywoodPoker:
        table = [player.copy() for player in self.table]
        seat_round(table)
        old = self.round
        round_ = Round(table[0], old.need, old.top, old.out)
        twin = HollywoodPoker(self.setup, self.agreed, table, self.gifts.copy(), round_)
        twin.actor = self.actor
        twin.deal_number = self.deal_number
        twin.aside = self.aside
        twin.done = self.done
        twin.finished = self.finished
        twin.points = self.points
        twin.megastars = self.megastars
        twin.time_up = self.time_up
        twin.reason = self.reason
        for rank, player in enumerate(self.table):
            same = table[rank]
            if player is self.me:
                twin.me = same
            if player is old.leader:
                round_.leader = same
            if player is old.owner:
                round_.owner = same
            if player is old.stop:
                round_.stop = same
        return twin


def new_match(setup: Setup) -> HollywoodPoker:
    """The table before the first deal: everybody sits in the order of joining (HP-4)."""
    table = [Player(seat, 1 << seat) for seat in range(setup.seats)]
    seat_round(table)
    state = HollywoodPoker(setup, Agreement(setup), table, no_gifts(), Round(table[0], 0, 0, 0))
    state.points = [0] * setup.seats
    state.megastars = [0] * setup.seats
    return state
