"""The start of a deal: new seats, the cards, the exchange (HP-3, HP-4, HP-6 to HP-8, HP-18)."""

from __future__ import annotations

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.games.hollywood_poker.actions import Give
from lichtspiel.games.hollywood_poker.cards import DEALT, ONE, cards_of, highest
from lichtspiel.games.hollywood_poker.position import NONE, Player, seat_round
from lichtspiel.games.hollywood_poker.rounds import Rounds
from lichtspiel.games.hollywood_poker.view import DealBegins, Dealt, Gave, GiftPassed, Received


class Dealing(Rounds):
    """A position that can be dealt."""

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
            self._begin_exchange()

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

    # -- the exchange -------------------------------------------------------------

    def _begin_exchange(self) -> None:
        """HP-6, HP-7, HP-8: all forced gifts, at once; then the higher seats choose."""
        forced: list[int] = []
        for pair in range(self.agreed.pairs):
            size = self.agreed.gift_size(pair)
            cards = highest(self.lower(pair).hand, size)
            self._hand_over(self.lower(pair), self.table[pair], cards, size)
            forced.append(cards)
        self.forced = forced
        self.gifts = [0] * len(forced)
        self.clear_round(self.table[0])
        self._let_choose(0)

    def _let_choose(self, pair: i64) -> None:
        """HP-8: in career order."""
        self.giving = pair
        self.due = self.agreed.gift_size(pair)
        self.turn_to(self.table[pair])

    def _hand_over(self, giver: Player, receiver: Player, cards: i64, size: i64) -> None:
        giver.hand -= cards
        giver.size -= size
        self._hand_to(giver, receiver, cards, size)

    def _hand_to(self, giver: Player, receiver: Player, cards: i64, size: i64) -> None:
        """HP-23: the pair sees the cards, everybody else how many they are."""
        receiver.hand += cards
        receiver.size += size
        if self.told is None:
            return
        seen = tuple(cards_of(cards))
        for seat in range(SPECTATOR, self.agreed.seats):
            if seat == giver.seat:
                self.told.only(seat, Gave(receiver.seat, seen))
            elif seat == receiver.seat:
                self.told.only(seat, Received(giver.seat, seen))
            else:
                self.told.only(seat, GiftPassed(giver.seat, receiver.seat, len(seen)))

    def give(self, action: Give) -> None:
        """A card of the gift is named: it lies aside, unseen, until the gift is complete."""
        giver = self.me
        pair = self.giving
        giver.hand -= action.take
        giver.size -= 1
        gifts = list(self.gifts)
        gifts[pair] += action.take
        self.gifts = gifts
        self.due -= 1
        if self.due:
            return
        self._hand_to(giver, self.lower(pair), gifts[pair], self.agreed.gift_size(pair))
        if pair + 1 < self.agreed.pairs:
            self._let_choose(pair + 1)
        else:
            self.giving = NONE
            self.lead_first(self.table[0])
