"""The exchange at the start of a deal (HP-6 to HP-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.games.hollywood_poker.actions import GIVES, Give
from lichtspiel.games.hollywood_poker.cards import cards_of, count, highest
from lichtspiel.games.hollywood_poker.players import NONE, Player
from lichtspiel.games.hollywood_poker.rounds import clear_round, lead_first
from lichtspiel.games.hollywood_poker.view import Gave, GiftPassed, Received

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


@final
class Gifts:
    """By pair of seats; the first is Megastar and Dishwasher. Empty in the first deal.

    The lists are replaced, never changed: copies share them.
    """

    forced: list[int]
    """What the lower seat of each pair had to give (HP-8)."""
    chosen: list[int]
    """What the higher seat of each pair has given, or named so far."""
    giving: i64
    """The pair whose higher seat is choosing; NONE when no exchange goes on."""
    due: i64
    """How many cards it still has to name; 0 when no exchange goes on."""

    def __init__(self, forced: list[int], chosen: list[int], giving: i64, due: i64) -> None:
        self.forced = forced
        self.chosen = chosen
        self.giving = giving
        self.due = due

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.forced, self.chosen, 0, 0)

    def copy(self) -> Gifts:
        return Gifts(self.forced, self.chosen, self.giving, self.due)

    def is_complete(self, pair: i64) -> bool:
        """Whether the pair's gift has been handed over."""
        return self.giving == NONE or pair < self.giving

    def named(self) -> i64:
        """The cards of the gift that is being chosen: they lie aside, unseen."""
        return self.chosen[self.giving] if self.due else 0

    def name(self, card: i64) -> i64:
        """One more card of it; gives all that are named now."""
        chosen = list(self.chosen)
        chosen[self.giving] += card
        self.chosen = chosen
        self.due -= 1
        return chosen[self.giving]


def no_gifts() -> Gifts:
    return Gifts([], [], NONE, 0)


def forced_on(game: HollywoodPoker, rank: i64) -> i64:
    """How many of its cards a seat has from the forced gift of a pair whose gift is to come.

    Less than none if it is the one that gave them.
    """
    pair = min(rank, game.agreed.seats - 1 - rank)
    if game.gifts.is_complete(pair) or pair == game.agreed.pairs:  # HP-7: the middle one
        return 0
    size = game.agreed.gift_size(pair)
    return size if rank == pair else -size


def begin_exchange(game: HollywoodPoker) -> None:
    """HP-6, HP-7, HP-8: all forced gifts, at once; then the higher seats choose."""
    forced: list[int] = []
    for pair in range(game.agreed.pairs):
        size = game.agreed.gift_size(pair)
        giver = game.lower(pair)
        cards = highest(giver.hand, size)
        giver.hand -= cards
        giver.size -= size
        _hand_to(game, giver, game.players[pair], cards, size)
        forced.append(cards)
    game.gifts = Gifts(forced, [0] * len(forced), NONE, 0)
    clear_round(game, game.players[0])
    _let_choose(game, 0)


def _let_choose(game: HollywoodPoker, pair: i64) -> None:
    """HP-8: in career order."""
    game.gifts.giving = pair
    game.gifts.due = game.agreed.gift_size(pair)
    game.turn_to(game.players[pair])


def _hand_to(game: HollywoodPoker, giver: Player, receiver: Player, cards: i64, size: i64) -> None:
    """HP-23: the pair sees the cards, everybody else how many they are."""
    receiver.hand += cards
    receiver.size += size
    told = game.told
    if told is None:
        return
    seen = tuple(cards_of(cards))
    for seat in range(SPECTATOR, game.agreed.seats):
        if seat == giver.seat:
            told.only(seat, Gave(receiver.seat, seen))
        elif seat == receiver.seat:
            told.only(seat, Received(giver.seat, seen))
        else:
            told.only(seat, GiftPassed(giver.seat, receiver.seat, len(seen)))


# -- a card of a gift (HP-8) ------------------------------------------------------------


def list_gifts(game: HollywoodPoker, legal: list[Action]) -> None:
    legal += [give for give in GIVES if count(game.me.hand, give.card)]


def why_no_gift(game: HollywoodPoker, action: Give) -> Refusal | None:
    if not game.gifts.due:
        return Refusal("HP-8", "hp-no-exchange")
    if not count(game.me.hand, action.card):
        return Refusal("HP-15", "hp-not-in-hand", {"cards": action.notation.split()[-1]})
    return None


def gift_first(game: HollywoodPoker, named: i64) -> Refusal:
    """HP-8: why a set of `named` cards cannot be played while a gift is due."""
    due = game.gifts.due
    if 0 < named < due:
        return Refusal("HP-8", "hp-gift-short", {"missing": due - named, "due": due})
    return Refusal("HP-8", "hp-give-first", {"count": due})


def give(game: HollywoodPoker, action: Give) -> None:
    """A card of the gift is named: it lies aside, unseen, until the gift is complete."""
    giver, gifts = game.me, game.gifts
    pair = gifts.giving
    giver.hand -= action.take
    giver.size -= 1
    named = gifts.name(action.take)
    if gifts.due:
        return
    _hand_to(game, giver, game.lower(pair), named, game.agreed.gift_size(pair))
    if pair + 1 < game.agreed.pairs:
        _let_choose(game, pair + 1)
    else:
        gifts.giving = NONE
        lead_first(game, game.players[0])
