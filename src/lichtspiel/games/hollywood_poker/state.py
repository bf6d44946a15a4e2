"""Hollywood Poker, the rules: a position, what may be done in it, and the course of a match.

Read it beside the rulebook; each rule is cited where it is kept. A hand is one integer (see
`cards`). Who sits at the table is in `players`, the running round in `rounds`. For each act there
is one place that lists what may be done, says why not, and does it: for a set and a pass
`playing`, for a card of a gift `gifts`, with the exchange. `dealing` deals, `seeing` makes what a
seat sees, `problems` says what the rules forbid of a position.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Problem, Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.actions import PASS, TIME_UP, Give, Play, TimeUp
from lichtspiel.games.hollywood_poker.cards import cards_of, size_of
from lichtspiel.games.hollywood_poker.dealing import deal_next
from lichtspiel.games.hollywood_poker.gifts import Gifts, give, list_gifts, no_gifts, why_no_gift
from lichtspiel.games.hollywood_poker.observing import observe
from lichtspiel.games.hollywood_poker.players import Agreement, Player, seat_round
from lichtspiel.games.hollywood_poker.playing import (
    list_answers,
    list_leads,
    pass_by,
    play_set,
    why_no_pass,
    why_no_play,
)
from lichtspiel.games.hollywood_poker.problems import problems_of
from lichtspiel.games.hollywood_poker.rounds import Round
from lichtspiel.games.hollywood_poker.scoring import ranking
from lichtspiel.games.hollywood_poker.seeing import acts_of, view_of
from lichtspiel.games.hollywood_poker.view import (
    DealEnded,
    HollywoodPokerView,
    MatchOutcome,
    MatchWon,
    TimeIsUp,
)


@final
class HollywoodPoker(State):
    """A position. `finished`, `points` and `megastars` are replaced, never changed: copies
    share them."""

    agreed: Agreement
    players: list[Player]
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
        self, setup: Setup, agreed: Agreement, players: list[Player], gifts: Gifts, round_: Round
    ) -> None:
        super().__init__(setup)
        self.agreed = agreed
        self.players = players
        self.me = players[0]
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
        while self.players[rank].seat != seat:
            rank += 1
        return rank

    def player(self, seat: i64) -> Player:
        return self.players[self.rank_of(seat)]

    def by_seat(self) -> list[Player]:
        return [self.player(seat) for seat in range(self.agreed.seats)]

    def order(self) -> list[int]:
        return [player.seat for player in self.players]

    def finishing_order(self) -> list[int]:
        """HP-16: the last one holding cards comes last. Of a deal that is over."""
        return [*self.finished, *[seat for seat in self.order() if seat not in self.finished]]

    def lower(self, pair: i64) -> Player:
        """HP-6: the first exchanges with the last, the second with the last but one."""
        return self.players[self.agreed.seats - 1 - pair]

    def deal(self, chance: Chance) -> None:
        deal_next(self, chance)

    # -- what may be done, why not, and doing it --------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor < 0:
            return legal
        if self.gifts.due:
            list_gifts(self, legal)
        elif self.round.need:
            list_answers(self, legal)
        else:
            list_leads(self, legal)
        return legal

    def outside_actions(self) -> list[Action]:
        """HP-19: with a time agreed on, it may run out at any moment."""
        return [TIME_UP] if self.actor >= 0 and self._why_no_time_up() is None else []

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor < 0:
            return self._not_now()
        if action is PASS:  # first: to see that a pass is no set takes longer
            return why_no_pass(self)
        if isinstance(action, Play):
            return why_no_play(self, action)
        if isinstance(action, Give):
            return why_no_gift(self, action)
        if isinstance(action, TimeUp):
            return self._why_no_time_up()
        raise TypeError(f"{action!r} is not an action of Hollywood Poker")

    def _not_now(self) -> Refusal:
        if self.actor == CHANCE:
            return Refusal("HP-3", "hp-not-dealt")
        return Refusal("HP-19", "hp-over")

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if action is PASS:
            pass_by(self)
        elif isinstance(action, Play):
            play_set(self, action)
        elif isinstance(action, Give):
            give(self, action)
        else:
            self._hear_the_clock()

    def turn_to(self, player: Player) -> None:
        self.me = player
        self.actor = player.seat

    # -- the match ----------------------------------------------------------------

    def deal_is_over(self) -> bool:
        """HP-16: only one seat holds cards."""
        return len(self.finished) == self.agreed.seats - 1

    def end_deal(self) -> None:
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

    def _why_no_time_up(self) -> Refusal | None:
        if self.agreed.end != "time":
            return Refusal("HP-19", "hp-no-clock")
        return Refusal("HP-19", "hp-time-up-already") if self.time_up else None

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

    def problems(self) -> list[Problem]:
        return problems_of(self)

    # -- looking ------------------------------------------------------------------

    def view(self, seat: int) -> HollywoodPokerView:
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        return observe(self, seat)

    def cards(self) -> list[int]:
        cards = cards_of(self.aside) + cards_of(self.gifts.named())
        for player in self.players:
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
            self, self.setup, self.agreed, self.players, self.gifts, self.round, told=None
        )

    def copy(self) -> HollywoodPoker:
        players = [player.copy() for player in self.players]
        seat_round(players)
        old = self.round
        round_ = Round(players[0], old.need, old.top, old.out)
        twin = HollywoodPoker(self.setup, self.agreed, players, self.gifts.copy(), round_)
        twin.actor = self.actor
        twin.deal_number = self.deal_number
        twin.aside = self.aside
        twin.done = self.done
        twin.finished = self.finished
        twin.points = self.points
        twin.megastars = self.megastars
        twin.time_up = self.time_up
        twin.reason = self.reason
        for rank, player in enumerate(self.players):
            same = players[rank]
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
    players = [Player(seat, 1 << seat) for seat in range(setup.seats)]
    seat_round(players)
    state = HollywoodPoker(setup, Agreement(setup), players, no_gifts(), Round(players[0], 0, 0, 0))
    state.points = [0] * setup.seats
    state.megastars = [0] * setup.seats
    return state
