"""Samples states of Hollywood Poker that fit a seat's view.

A world says where every card is, and what was exchanged. The seat knows its hand, all
cards played, and the cards it passed on in the exchange until they are played (HP-23). The
unseen cards are separate cards, although equal ones look the same, and each placement of
them that fits is equally likely. What is placed is the deal, as far as it can be told:

- Where a gift is still to come, hands are placed as they were dealt, and then the lower
  seat gives its highest cards (HP-8).
- Of what the lower seat of the own pair was dealt, nothing is higher than the lowest card
  it gave (the Dishwasher's extra cards were dealt to it too). If it was dealt more cards of
  that value than it gave, any of them may have been the ones given.
- Another pair's gift, once given, proves nothing: hands are placed as they are now, for
  whatever they are, the higher seat may have got just the cards that it gave back. What
  such a pair exchanged is filled in last: each choice of cards that could have led to the
  hands is equally likely.

ADR 8 explains why.
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadPosition
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    cards_of,
    count,
    highest,
    lowest_value,
    pack,
    size_of,
    without,
)
from lichtspiel.games.hollywood_poker.gifts import Gifts, forced_on
from lichtspiel.games.hollywood_poker.players import NONE, Player
from lichtspiel.games.hollywood_poker.restore import restore
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView


class Exchange:
    """What the viewer knows from its own exchange (HP-23)."""

    pair: i64
    higher: bool
    """Whether the viewer is the higher one of the pair."""
    partner: Player | None
    gave: i64
    """What the viewer has handed over."""
    known: i64
    """Cards that its partner has for sure."""
    most: i64
    """The highest value that any other card of the partner's can have."""
    received: i64
    """How many cards of that value the viewer got; 0 if they were not a forced gift."""

    def __init__(self) -> None:
        """No exchange: a first deal, the middle seat, a spectator."""
        self.pair = NONE
        self.higher = False
        self.partner = None
        self.gave = 0
        self.known = 0
        self.most = DOUBLE
        self.received = 0


def imagine(view: HollywoodPokerView, chance: Chance) -> HollywoodPoker:
    """A state that this view does not rule out, drawn as told above."""
    state = _open_table(view)
    own = _own_exchange(state, view)
    _place(state, view, own, chance)
    _recall_exchanges(state, view, own, chance)
    return state


def _open_table(view: HollywoodPokerView) -> HollywoodPoker:
    """All that everybody sees."""
    state = restore(view.setup, view)
    for seat, size in enumerate(view.sizes):
        state.player(seat).size = size
    state.reason = view.reason
    state.actor = view.actor
    state.me = state.player(view.actor if view.actor >= 0 else view.finished[-1])
    if view.deal > 1:
        pairs = state.agreed.pairs
        state.gifts = Gifts([0] * pairs, [0] * pairs, view.giving, 0)
    if view.giving != NONE:
        state.gifts.due = state.agreed.gift_size(view.giving) - view.named
    return state


def _own_exchange(state: HollywoodPoker, view: HollywoodPokerView) -> Exchange:
    """HP-23: cards passed on are known until played; a lower seat gave its highest (HP-8)."""
    own = Exchange()
    if view.seat < 0 or not state.gifts.forced:
        return own
    rank = state.rank_of(view.seat)
    across = state.agreed.seats - 1 - rank
    if rank == across:  # HP-7: the middle one
        return own
    partner = state.players[across]
    own.partner = partner
    own.pair = min(rank, across)
    own.higher = rank < across
    if own.higher:
        if not view.received:
            raise BadPosition("hp-view-impossible")
        received: i64 = pack(view.received)
        own.most = lowest_value(received)
        own.received = count(received, own.most)
        own.gave = pack(view.gave) if state.gifts.is_complete(own.pair) else 0
        own.known = without(own.gave, partner.played)
    else:  # of the forced gift, some may have come back
        own.gave = pack(view.gave)
        own.known = without(without(own.gave, pack(view.received)), partner.played)
    return own


def _unseen(state: HollywoodPoker, view: HollywoodPokerView, own: Exchange) -> list[int]:
    """The cards whose place the seat does not know."""
    seen: i64 = pack(view.hand) + own.known
    for player in state.players:
        seen += player.played
    if state.gifts.due and state.me.seat == view.seat:
        seen += pack(view.gave)  # named, and lying aside
    return cards_of(pack(state.agreed.deck) - seen)


def _place(state: HollywoodPoker, view: HollywoodPokerView, own: Exchange, chance: Chance) -> None:
    """Put all cards somewhere. Named cards of a gift stay in the giver's hand for now."""
    unseen = _unseen(state, view, own)
    rest: i64 = pack(unseen)
    if own.partner is not None:
        free = _partners(unseen, _box(state, view, own.partner), own, chance)
        own.partner.hand = own.known + free
        rest -= free
    pool = cards_of(rest)
    chance.shuffle(pool)
    at: i64 = 0
    for rank, player in enumerate(state.players):
        if player.seat == view.seat:
            player.hand = pack(view.hand)
        elif player is not own.partner:
            size = _box(state, view, player) - forced_on(state, rank)
            player.hand = pack(pool[at : at + size])
            at += size
    state.aside = pack(pool[at:])


def _partners(unseen: list[int], box: i64, own: Exchange, chance: Chance) -> i64:
    """The cards of the own partner's that are not known.

    The higher one of the pair got `received` cards of the lowest value; they can be any of
    those that the lower one was dealt. If it kept `same` of that value, too, these are
    comb(received + same, received) choices, of which the viewer has seen one.
    """
    assert own.partner is not None
    fitting: i64 = pack([card for card in unseen if card <= own.most])
    size = box - size_of(own.known)
    if not 0 <= size <= size_of(fitting):
        raise BadPosition("hp-view-impossible")
    if not own.received:
        return _some(fitting, size, chance)
    sure = count(own.partner.played + own.known, own.most) - count(own.gave, own.most)
    while True:
        free = _some(fitting, size, chance)
        same = sure + count(free, own.most)
        if chance.below(comb(own.received + same, own.received)) < comb(
            own.received + sure, own.received
        ):
            return free


def _box(state: HollywoodPoker, view: HollywoodPokerView, player: Player) -> i64:
    """How many cards another seat has, the named ones of its gift included."""
    return player.size + view.named if state.gifts.due and player is state.me else player.size


def _recall_exchanges(
    state: HollywoodPoker, view: HollywoodPokerView, own: Exchange, chance: Chance
) -> None:
    """What was exchanged: the own pair's is known, the others' is made or drawn."""
    for pair in range(len(state.gifts.forced)):
        if pair == own.pair:
            gave: i64 = pack(view.gave)
            received: i64 = pack(view.received)
            state.gifts.forced[pair] = received if own.higher else gave
            state.gifts.chosen[pair] = gave if own.higher else received
        elif state.gifts.is_complete(pair):
            _recall(state, pair, chance)
        else:
            _force(state, pair)
    if state.gifts.due and state.me.seat != view.seat:
        named = _some(state.me.hand, view.named, chance)
        state.me.hand -= named
        state.gifts.chosen[state.gifts.giving] = named


def _force(state: HollywoodPoker, pair: i64) -> None:
    """HP-8: the lower seat gives its highest cards."""
    cards = highest(state.lower(pair).hand, state.agreed.gift_size(pair))
    state.lower(pair).hand -= cards
    state.players[pair].hand += cards
    state.gifts.forced[pair] = cards


def _recall(state: HollywoodPoker, pair: i64, chance: Chance) -> None:
    """A forced gift and a gift that together explain the hands.

    Of the cards it was dealt the lower seat has kept none above the forced gift. Let
    `kept` be the value of the highest one it kept: then the gift holds all its cards
    above that, and not all of that value, and the forced gift nothing below it.
    """
    higher, lower = state.players[pair], state.lower(pair)
    size = state.agreed.gift_size(pair)
    mine: i64 = higher.hand + higher.played
    theirs: i64 = lower.hand + lower.played
    ways: list[int] = []
    cases: list[tuple[int, int]] = []
    for kept in range(1, DOUBLE + 1):
        above = size_of(_from(theirs, kept + 1))
        same = count(theirs, kept)
        for given in range(min(same, size - above + 1)):
            below = size_of(theirs) - above - same
            forced_from = size_of(_from(mine, kept)) + above + given
            gifts = comb(same, given) * comb(below, size - above - given)
            ways.append(gifts * comb(forced_from, size))
            cases.append((kept, given))
    kept, given = cases[chance.weighted(ways)]
    above_kept = _from(theirs, kept + 1)
    gift = above_kept + given * pack([kept])
    gift += _some(theirs - _from(theirs, kept), size - size_of(gift), chance)
    state.gifts.chosen[pair] = gift
    state.gifts.forced[pair] = _some(_from(mine + gift, kept), size, chance)


def _from(hand: i64, least: i64) -> i64:
    """The cards of this value and above."""
    return pack([card for card in cards_of(hand) if card >= least])


def _some(hand: i64, cards: i64, chance: Chance) -> i64:
    """Choose this many cards of the hand uniformly."""
    return pack(chance.sample(cards_of(hand), cards))
