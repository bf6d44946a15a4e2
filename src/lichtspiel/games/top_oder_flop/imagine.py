"""Worlds a seat of Top oder Flop holds possible.

A seat knows its own hand, all that is open, and the face-down cards that it laid itself
or that all have seen at a film. Every way to place the other cards is equally likely,
but for what the game so far proves: a card in somebody's row names that film or is a
change card (TF-8, TF-9), and whoever has yet to open is able to (TF-5, TF-6).

That nothing else is known follows from how cards come to a seat: each card of a
seat was dealt or drawn before it was played, and whether it could be depends on when,
not on what is printed on it.
"""

from __future__ import annotations

from math import comb, perm
from typing import Final

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import Setup
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    FILMS,
    FIVES,
    INFLUENCE,
    KINDS,
)
from lichtspiel.games.top_oder_flop.deck import able_to_open, deck_cards
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.seat import UNKNOWN, Seat, row_card
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.games.top_oder_flop.view import FilmView, SeatView, TopOderFlopView

_CHUNK: Final = 30


def imagine(setup: Setup, view: TopOderFlopView, chance: Chance) -> TopOderFlop:
    """A state that this view does not rule out, uniformly chosen among all such states."""
    deck = deck_cards(view.deck)
    seats = [_seat(seen) for seen in view.seats]
    state = TopOderFlop(setup, deck, _films(view.films), seats)
    state.turn_of(view.mover)
    state.opening = sum([max(0, 2 - len(seat.display)) for seat in seats])
    state.gone = [int(BY_CODE[code].number) for code in view.gone]
    hand = [int(BY_CODE[code].number) for code in view.hand]
    unseen = _unseen(state, hand)
    _fill_rows(seats, unseen, chance)
    _deal_rest(state, view, unseen, chance)
    if view.seat >= 0:
        for card in hand:
            seats[view.seat].get(KINDS[card])
    if view.reason:
        state.settle(view.reason)
    return state


def _films(seen: tuple[FilmView, ...]) -> Films:
    films = empty_films()
    for film in range(len(FILMS)):
        for side, there in ((2 * film, seen[film].top), (2 * film + 1, seen[film].flop)):
            place_side(films, side, list(there.cards), there.doubled, there.stopped)
        films.complete(film)
    return films


def place_side(films: Films, side: int, cards: list[str], doubled: bool, stopped: bool) -> None:
    """Put a side together as it is known."""
    for code in cards:
        films.lay(side, BY_CODE[code])
    if doubled:
        films.double(side)
    if stopped:
        films.stop(side)


def _seat(seen: SeatView) -> Seat:
    seat = Seat(seen.markers)
    for film, row in enumerate(seen.rows):
        for card in row:
            kind = UNKNOWN if card.card is None else BY_CODE[card.card]
            seat.add(film, kind, seen=card.shown)
    return seat


def _unseen(state: TopOderFlop, hand: list[int]) -> list[int]:
    """All cards of the deck that the viewer has not seen."""
    unseen = state.deck[:]
    for card in [*hand, *state.films.cards(), *state.gone]:
        unseen.remove(card)
    for seat in state.seats:
        for laid in seat.display:
            if laid.kind is not UNKNOWN:
                unseen.remove(laid.kind.number)
    return unseen


def _deal_rest(
    state: TopOderFlop, view: TopOderFlopView, unseen: list[int], chance: Chance
) -> None:
    """Hands and draw pile: any order, as long as everybody who has yet to open can."""
    others = [seat for seat in range(len(state.seats)) if seat != view.seat]
    while True:
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


def can_open(seat: Seat, hand: list[int]) -> bool:
    """TF-5: this hand can lay the cards that are still missing in the display."""
    if len(seat.display) == 0:
        return able_to_open(hand)
    if len(seat.display) == 1:
        same = FIVES + seat.display[0].film
        return any(card < INFLUENCE and card != same for card in hand)
    return True


# -- cards that others laid face down from the hand ------------------------------------

Need = tuple[int, int, int, int, int, int]
"""Cards still to be found for the rows of each film, and for rows only change cards can fill."""


class Supply:
    """Unseen influence cards with the same films: for rows of either."""

    one: int
    two: int
    cards: list[int]

    def __init__(self, one: int, two: int, cards: list[int]) -> None:
        self.one = one
        self.two = two
        self.cards = cards


def _fill_rows(seats: list[Seat], unseen: list[int], chance: Chance) -> None:
    """Find a card for every unknown place of a row, and take it from the unseen ones."""
    counts = [0] * len(FILMS)
    for seat in seats:
        for laid in seat.display:
            if laid.kind is UNKNOWN:
                counts[laid.film] += 1
    if sum(counts) == 0:
        return
    found = _Filling(unseen).choose(counts, chance)
    for seat in seats:
        for place, laid in enumerate(seat.display):
            if laid.kind is UNKNOWN:
                card = found[laid.film].pop()
                seat.display[place] = row_card(laid.film, KINDS[card], shown=False)
                unseen.remove(card)


class _Filling:
    """Counts the ways to fill rows, so that each of them can be chosen equally often.

    The supplies are taken one after the other; a supply with films 1 and 2 gives some
    cards to rows of film 1 and some to rows of film 2. Change cards fill what is left.
    """

    supplies: list[Supply]
    changes: list[int]
    known: dict[tuple[int, Need], int]

    def __init__(self, unseen: list[int]) -> None:
        self.supplies = []
        for one in range(len(FILMS)):
            for two in range(one, len(FILMS)):
                cards = [
                    card
                    for card in unseen
                    if card < INFLUENCE and KINDS[card].one == one and KINDS[card].two == two
                ]
                self.supplies.append(Supply(one, two, cards))
        self.changes = [card for card in unseen if card >= INFLUENCE]
        self.known = {}

    def ways(self, at: int, need: Need) -> int:
        """In how many ways the supplies from number `at` on and the change cards fill the need."""
        if at == len(self.supplies):
            return perm(len(self.changes), sum(need))
        if sum(need) == 0:
            return 1
        key = (at, need)
        if key not in self.known:
            self.known[key] = sum([ways for ways, _, _, _ in self.splits(at, need)])
        return self.known[key]

    def splits(self, at: int, need: Need) -> list[tuple[int, int, int, Need]]:
        """What a supply can give: ways, cards for its first film, for its second, need after."""
        supply = self.supplies[at]
        one, two = supply.one, supply.two
        if one == two:
            need = _only_change_cards(need, one - 1)
        some: list[tuple[int, int, int, Need]] = []
        for first in range(min(len(supply.cards), need[one]) + 1):
            left = 0 if one == two else min(len(supply.cards) - first, need[two])
            for second in range(left + 1):
                ways = comb(need[one], first) * comb(need[two], second)
                ways *= perm(len(supply.cards), first + second)
                after = _less(_less(need, one, first), two, second)
                some.append((ways * self.ways(at + 1, after), first, second, after))
        return some

    def choose(self, counts: list[int], chance: Chance) -> list[list[int]]:
        """Cards for the rows of each film, in random order."""
        found: list[list[int]] = [[] for _ in FILMS]
        need: Need = (counts[0], counts[1], counts[2], counts[3], counts[4], 0)
        for at, supply in enumerate(self.supplies):
            splits = self.splits(at, need)
            number = _below(sum([split[0] for split in splits]), chance)
            chance.shuffle(supply.cards)
            for ways, first, second, after in splits:
                if number < ways:
                    found[supply.one] += supply.cards[:first]
                    found[supply.two] += supply.cards[first : first + second]
                    need = after
                    break
                number -= ways
        chance.shuffle(self.changes)
        for film, cards in enumerate(found):
            while len(cards) < counts[film]:
                cards.append(self.changes.pop())
            chance.shuffle(cards)
        return found


def _less(need: Need, film: int, count: int) -> Need:
    changed = list(need)
    changed[film] -= count
    return (changed[0], changed[1], changed[2], changed[3], changed[4], changed[5])


def _only_change_cards(need: Need, film: int) -> Need:
    """No later supply names this film: what it still needs is the same to all of them."""
    if film < 0:
        return need
    return _less(_less(need, film, need[film]), len(FILMS), -need[film])


def _below(n: int, chance: Chance) -> int:
    """A uniform number below n, however large."""
    bits = (n - 1).bit_length()
    chunks = -(-bits // _CHUNK)
    while True:
        number = 0
        for _ in range(chunks):
            number = number << _CHUNK | chance.below(1073741824)
        number >>= chunks * _CHUNK - bits
        if number < n:
            return number
