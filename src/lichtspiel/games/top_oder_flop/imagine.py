"""Worlds a seat of Top oder Flop holds possible.

A seat knows its own hand, all that is open, and the face-down cards that it laid itself
or that all have seen at a film. Every way to place the other cards is equally likely,
but for what the game so far proves: a card in somebody's row names that film or is a
change card (TF-8, TF-9), and a seat that has yet to open is able to (TF-5, TF-6).

That nothing else is known follows from how cards come to a seat: each card of a
seat was dealt or drawn before it was played, and whether it could be depends on when,
not on what is printed on it.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, perm
from typing import Final

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadPosition
from lichtspiel.games.top_oder_flop.cards import (
    FILMS,
    INFLUENCE,
    KINDS,
)
from lichtspiel.games.top_oder_flop.opening import can_open
from lichtspiel.games.top_oder_flop.restore import numbers, restore, restore_seat
from lichtspiel.games.top_oder_flop.seat import UNKNOWN, Seat, row_card
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.games.top_oder_flop.view import TopOderFlopView

_MOST_TRIES: Final = 100_000
"""A real view needs a handful of tries; only one that no table has shown uses them up."""


def imagine(view: TopOderFlopView, chance: Chance) -> TopOderFlop:
    """A state that this view does not rule out, uniformly chosen among all such states."""
    seats = [restore_seat(seen.markers, seen.rows) for seen in view.seats]
    state = restore(view.setup, view.films, seats, view.mover, view.gone)
    hand = numbers(view.hand)
    unseen = _unseen(state, hand)
    _fill_rows(seats, unseen, chance)
    _deal_rest(state, view, unseen, chance)
    if view.seat >= 0:
        for card in hand:
            seats[view.seat].get(KINDS[card])
    if view.reason:
        state.settle(view.reason)
    return state


def _unseen(state: TopOderFlop, hand: list[int]) -> list[int]:
    """All cards of the deck that the viewer has not seen."""
    unseen = state.deck[:]
    seen = [*hand, *state.films.cards(), *state.gone]
    for seat in state.seats:
        seen += [laid.kind.number for laid in seat.display if laid.kind is not UNKNOWN]
    for card in seen:
        if card not in unseen:  # no table has shown more cards than the deck has
            raise BadPosition("tf-view-impossible")
        unseen.remove(card)
    return unseen


def _deal_rest(
    state: TopOderFlop, view: TopOderFlopView, unseen: list[int], chance: Chance
) -> None:
    """Hands and draw pile: any order, as long as everybody who has yet to open can."""
    others = [seat for seat in range(len(state.seats)) if seat != view.seat]
    for tries in range(_MOST_TRIES + 1):
        if tries == _MOST_TRIES:
            raise BadPosition("tf-view-impossible")
        chance.shuffle(unseen)
        hands: list[list[int]] = []
        dealt = 0
        for seat in others:
            hands.append(unseen[dealt : dealt + view.seats[seat].hand_size])
            dealt += view.seats[seat].hand_size
        if state.opening == 0 or all(
            can_open(state.seats[seat], hand) for seat, hand in zip(others, hands, strict=True)
        ):
            break
    for seat, hand in zip(others, hands, strict=True):
        for card in hand:
            state.seats[seat].get(KINDS[card])
    state.pile = unseen[dealt:]


# -- cards that others laid face down from the hand ------------------------------------

_DIGIT: Final = 64
_PLACES: Final = (1, 64, 4096, 262144, 16777216, 1073741824)
"""What rows still need is one number with six digits to base 64: cards for the rows of each
film, and last those that only change cards can be. A need is far below 64 (28 at most)."""
_ONLY_CHANGES: Final = 5

_PAIRS: Final[list[tuple[int, int]]] = [
    (one, two) for one in range(len(FILMS)) for two in range(one, len(FILMS))
]
"""The films that influence cards name together; a five names one twice."""


def _fill_rows(seats: list[Seat], unseen: list[int], chance: Chance) -> None:
    """Find a card for every unknown place of a row, and take it from the unseen ones."""
    counts = [0] * len(FILMS)
    for seat in seats:
        for laid in seat.display:
            if laid.kind is UNKNOWN:
                counts[laid.film] += 1
    if sum(counts) == 0:
        return
    found = _choose(counts, unseen, chance)
    for seat in seats:
        for place, laid in enumerate(seat.display):
            if laid.kind is UNKNOWN:
                card = found[laid.film].pop()
                seat.display[place] = row_card(laid.film, KINDS[card], shown=False)
                unseen.remove(card)


def _choose(counts: list[int], unseen: list[int], chance: Chance) -> list[list[int]]:
    """Cards for the rows of each film, in random order; each way is equally likely."""
    supplies: list[list[int]] = [[] for _ in _PAIRS]
    changes: list[int] = []
    for card in unseen:
        kind = KINDS[card]
        if card < INFLUENCE:
            supplies[_PAIRS.index((kind.one, kind.two))].append(card)
        else:
            changes.append(card)
    filling = _filling(tuple([len(supply) for supply in supplies]), len(changes))
    found: list[list[int]] = [[] for _ in FILMS]
    need = sum([count * _PLACES[film] for film, count in enumerate(counts)])
    for at, (one, two) in enumerate(_PAIRS):
        chance.shuffle(supplies[at])
        splits = filling.splits(at, need)
        ways = [split.ways for split in splits]
        if sum(ways) == 0:
            raise BadPosition("tf-view-impossible")
        split = splits[chance.weighted(ways)]
        found[one] += supplies[at][: split.first]
        found[two] += supplies[at][split.first : split.first + split.second]
        need = split.after
    chance.shuffle(changes)
    for film, cards in enumerate(found):
        while len(cards) < counts[film]:
            cards.append(changes.pop())
        chance.shuffle(cards)
    return found


class _Split:
    """What one supply gives: cards for rows of its first film and of its second."""

    ways: int
    first: int
    second: int
    after: int

    def __init__(self, ways: int, first: int, second: int, after: int) -> None:
        self.ways = ways
        self.first = first
        self.second = second
        self.after = after


class _Filling:
    """Counts the ways to fill rows from given numbers of cards of each pair and of change cards.

    The supplies are taken one after the other; each gives some cards to rows of its first
    film and some to rows of its second. Change cards fill what is left.
    """

    sizes: tuple[int, ...]
    changes: int
    known: dict[int, int]

    def __init__(self, sizes: tuple[int, ...], changes: int) -> None:
        self.sizes = sizes
        self.changes = changes
        self.known = {}

    def ways(self, at: int, need: int) -> int:
        """In how many ways the supplies from number `at` on and the change cards fill it."""
        if need == 0:
            return 1
        if at == len(_PAIRS):
            return perm(self.changes, sum([need // place % _DIGIT for place in _PLACES]))
        key = need * _DIGIT + at
        if key not in self.known:
            self.known[key] = sum([split.ways for split in self.splits(at, need)])
        return self.known[key]

    def splits(self, at: int, need: int) -> list[_Split]:
        """All that a supply can give, with the ways to do so and to fill the rest."""
        one, two = _PAIRS[at]
        size = self.sizes[at]
        if one == two and one > 0:
            need = _only_change_cards(need, one - 1)
        of_one = need // _PLACES[one] % _DIGIT
        of_two = 0 if one == two else need // _PLACES[two] % _DIGIT
        some: list[_Split] = []
        for first in range(min(size, of_one) + 1):
            for second in range(min(size - first, of_two) + 1):
                after = need - first * _PLACES[one] - second * _PLACES[two]
                ways = comb(of_one, first) * comb(of_two, second) * perm(size, first + second)
                some.append(_Split(ways * self.ways(at + 1, after), first, second, after))
        return some


@lru_cache(maxsize=16)
def _filling(sizes: tuple[int, ...], changes: int) -> _Filling:
    """Cached: a caller that imagines one world usually wants more for the same view."""
    return _Filling(sizes, changes)


def _only_change_cards(need: int, film: int) -> int:
    """No later supply names this film: what it still needs is the same to all of them."""
    count = need // _PLACES[film] % _DIGIT
    return need - count * _PLACES[film] + count * _PLACES[_ONLY_CHANGES]
