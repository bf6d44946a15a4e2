"""What is on the table: the players as they sit, their cards, the round, the match.

No rules here, only what they are about, and how it is shown and written down.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action, Setup, State
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.actions import Pass, Play
from lichtspiel.games.hollywood_poker.cards import DEALT, cards_of, deck, doubles_for, half
from lichtspiel.games.hollywood_poker.scoring import points_for
from lichtspiel.games.hollywood_poker.view import NO_CAREER, HollywoodPokerView, careers_of

NONE: Final = -1
"""No seat, no place."""


class Agreement:
    """What is agreed on before a match and never changes: seats and options."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        target, deals = options["target"], options["deals"]
        assert isinstance(target, int)
        assert isinstance(deals, int)
        self.setup: Setup = setup
        self.seats: i64 = setup.seats
        self.deck: list[int] = deck(setup.seats)
        self.doubles: i64 = doubles_for(setup.seats)
        self.pairs: i64 = half(setup.seats)
        self.points: list[int] = points_for(setup.seats)
        self.lap: bool = options["round"] == "lap"
        self.locked: bool = options["round"] == "locked"
        self.ladder: tuple[str, ...] = careers_of(str(options["careers"]))
        self.end: str = str(options["end"])
        self.target: i64 = target
        self.deals: i64 = deals

    def __reduce__(self) -> tuple[Any, ...]:
        return Agreement, (self.setup,)

    def gift_size(self, pair: i64) -> i64:
        """HP-6: how many cards the pair exchanges; the first is Megastar and Dishwasher."""
        return self.pairs - pair

    def dealt_to(self, rank: i64, deal: i64) -> i64:
        """HP-3: how many cards the seat at this place of the table order starts a deal with."""
        return DEALT + self.doubles if deal > 1 and rank == self.seats - 1 else DEALT


class Player:
    """A seat at the table: its cards, and what it did in the running round."""

    seat: i64
    bit: i64
    hand: i64
    size: i64
    played: i64
    act: Action | None
    left: Player
    """Who sits on its left: the next one clockwise."""

    def __init__(self, seat: i64, bit: i64) -> None:
        self.seat = seat
        self.bit = bit
        self.hand = 0
        self.size = 0
        self.played = 0
        self.act = None

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.seat, self.bit)

    def copy(self) -> Player:
        """The same without its neighbours, who have to be copied too."""
        twin = Player(self.seat, self.bit)
        twin.hand = self.hand
        twin.size = self.size
        twin.played = self.played
        twin.act = self.act
        return twin


def seat_round(table: list[Player]) -> None:
    """Let everybody know its neighbour."""
    right = table[-1]
    for player in table:
        right.left = player
        right = player


class Position(State):
    """A position. `forced`, `gifts`, `points` and `megastars` are replaced, never changed:
    copies share them."""

    agreed: Agreement
    table: list[Player]
    """As they sit, clockwise; from the second deal on in career order (HP-18)."""
    me: Player
    """Who is to act."""
    deal_number: i64
    aside: i64
    """The cards set aside in the first deal (HP-3)."""

    forced: list[int]
    """What the lower seat of each pair had to give (HP-8); empty in the first deal."""
    gifts: list[int]
    """What the higher seat of each pair has given, or named so far."""
    giving: i64
    """The pair whose higher seat is choosing; NONE when no exchange goes on."""
    due: i64
    """How many cards it still has to name; 0 when no exchange goes on."""

    leader: Player
    owner: Player
    """Whose set is the highest of the round, if any is played."""
    stop: Player
    """The round is over when the turn comes to this seat."""
    need: i64
    """How many cards a set of this round has; 0 before the lead."""
    top: i64
    """The value of the highest set; 0 before the lead."""
    done: i64
    """The seats without cards, as bits."""
    out: i64
    """The seats that are not asked again in this round, as bits."""

    finished: list[int]
    points: list[int]
    megastars: list[int]
    time_up: bool
    reason: str

    def __init__(self, setup: Setup, agreed: Agreement, table: list[Player]) -> None:
        super().__init__(setup)
        first = table[0]
        self.agreed = agreed
        self.table = table
        self.me = first
        self.deal_number = 0
        self.aside = 0
        self.forced = []
        self.gifts = []
        self.giving = NONE
        self.due = 0
        self.leader = first
        self.owner = first
        self.stop = first
        self.need = 0
        self.top = 0
        self.done = 0
        self.out = 0
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

    def complete(self, pair: i64) -> bool:
        """Whether the pair's gift has been handed over."""
        return self.giving == NONE or pair < self.giving

    def clear_round(self, leader: Player) -> None:
        for player in self.table:
            player.act = None
        self.leader = leader
        self.owner = leader
        self.stop = leader
        self.need = 0
        self.top = 0
        self.out = self.done

    def restore_round(self, leader: Player, acts: list[Action | None]) -> None:
        """The round as it stands when each seat, by its number, did this last.

        The highest set owns the round: sets only ever rise (HP-11). Needs `done`.
        """
        self.clear_round(leader)
        for seat, act in enumerate(acts):
            player = self.player(seat)
            player.act = act
            if isinstance(act, Play) and act.value > self.top:
                self.owner = player
                self.need = act.size
                self.top = act.value
            elif isinstance(act, Pass) and self.agreed.locked:
                self.out |= player.bit
        if not self.agreed.lap:
            self.stop = self.owner

    # -- showing ------------------------------------------------------------------

    def view(self, seat: int) -> HollywoodPokerView:
        """HP-23."""
        self.check_viewer(seat)
        players = self.by_seat()
        gave, received = self._exchanged(seat)
        return HollywoodPokerView(
            seat=seat,
            setup=self.setup,
            actor=self.actor,
            deal=self.deal_number,
            order=tuple(self.order()),
            ladder=self.agreed.ladder,
            careers=tuple(self._careers()),
            hand=tuple(cards_of(players[seat].hand)) if seat >= 0 else (),
            sizes=tuple([player.size for player in players]),
            played=tuple([tuple(cards_of(player.played)) for player in players]),
            gave=tuple(cards_of(gave)),
            received=tuple(cards_of(received)),
            giving=self.giving,
            named=self._named(),
            due=self.due,
            leader=self.leader.seat,
            acts=tuple(_acts(players)),
            owner=self.owner.seat if self.need else NONE,
            finished=tuple(self.finished),
            points=tuple(self.points),
            megastars=tuple(self.megastars),
            time_up=self.time_up,
            reason=self.reason,
        )

    def _careers(self) -> list[str]:
        """HP-4: nobody has one in the first deal; HP-18: then they follow the seating."""
        if self.deal_number < 2:
            return [NO_CAREER] * self.agreed.seats
        return [self.agreed.ladder[self.rank_of(seat)] for seat in range(self.agreed.seats)]

    def _named(self) -> i64:
        return self.agreed.gift_size(self.giving) - self.due if self.due else 0

    def _exchanged(self, seat: int) -> tuple[i64, i64]:
        """What the seat itself gave and received; nothing of a gift before it is complete."""
        if seat < 0 or not self.forced:
            return 0, 0
        rank = self.rank_of(seat)
        if rank < self.agreed.pairs:
            return self.gifts[rank], self.forced[rank]
        pair = self.agreed.seats - 1 - rank
        if pair >= self.agreed.pairs:  # HP-7: the middle one
            return 0, 0
        return self.forced[pair], self.gifts[pair] if self.complete(pair) else 0

    def cards(self) -> list[int]:
        cards = cards_of(self.aside)
        for player in self.table:
            cards += cards_of(player.hand) + cards_of(player.played)
        if self.due:
            cards += cards_of(self.gifts[self.giving])
        return cards

    def to_json(self) -> dict[str, object]:
        players = self.by_seat()
        return {
            "deal": self.deal_number,
            "order": self.order(),
            "hands": [cards_of(player.hand) for player in players],
            "played": [cards_of(player.played) for player in players],
            "aside": cards_of(self.aside),
            "forced": [cards_of(cards) for cards in self.forced],
            "gifts": [cards_of(cards) for cards in self.gifts],
            "leader": self.leader.seat,
            "acts": _acts(players),
            "turn": self.me.seat,
            "finished": list(self.finished),
            "points": list(self.points),
            "megastars": list(self.megastars),
            "time_up": self.time_up,
        }


def _acts(players: list[Player]) -> list[str | None]:
    return [None if player.act is None else player.act.notation for player in players]
