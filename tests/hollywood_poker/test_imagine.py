"""Imagined worlds of Hollywood Poker: exactly those that fit, each as likely as the other.

The brute force here deals with separate cards: every unseen card is one of its own, also
beside its equals. It knows nothing of packed hands.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

from lichtspiel import SPECTATOR, Dice, get_game
from lichtspiel.games.hollywood_poker.cards import cards_of, deck
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.testing import play_at_random, position
from lichtspiel.testing.hollywood_poker import cards, describe, mid_deal

GAME = get_game("hollywood-poker")
Cards = tuple[int, ...]


def assert_distributed(found: Counter[Any], weights: Mapping[Any, float]) -> None:
    """Pearson's test, far out in the tail: a fair sampler fails once in many thousand runs."""
    assert set(found) <= set(weights)
    scale = found.total() / sum(weights.values())
    rare = [world for world, weight in weights.items() if weight * scale < 5]
    chi_squared = sum(
        (found[world] - weight * scale) ** 2 / (weight * scale)
        for world, weight in weights.items()
        if world not in rare
    )
    freedom = len(weights) - len(rare) - 1
    assert freedom > 0
    assert chi_squared < freedom + 5 * sqrt(2 * freedom) + 10


def imagined(
    state: HollywoodPoker, viewer: int, count: int, seed: int = 1
) -> Iterator[HollywoodPoker]:
    view, dice = state.view(viewer), Dice(seed)
    for _ in range(count):
        world = GAME.imagine(view, dice)
        assert isinstance(world, HollywoodPoker)
        yield world


def hands_of(state: HollywoodPoker) -> tuple[Cards, ...]:
    return tuple(tuple(cards_of(player.hand)) for player in state.by_seat())


def placements(pool: list[int], sizes: list[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way to give so many of these cards to each, all cards being separate."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(pool)), sizes[0]):
        rest = [card for at, card in enumerate(pool) if at not in chosen]
        for others in placements(rest, sizes[1:]):
            yield (tuple(pool[at] for at in chosen), *others)


def brute_force(state: HollywoodPoker, viewer: int) -> Counter[tuple[Cards, ...]]:
    """How many placements of separate cards lead to which hands.

    A card passed on stays where it is until one like it is played; a placement counts if
    the exchange that the viewer has seen can have led to it.
    """
    view = state.view(viewer)
    partner = partner_of(view) if view.gave else None
    known: Counter[int] = Counter()
    if partner is not None:
        back = Counter[int]() if is_higher(view) else Counter(view.received)
        known = Counter(view.gave) - back - Counter(view.played[partner])
    unseen = Counter(state.agreed.deck) - Counter(view.hand) - known
    for played in view.played:
        unseen -= Counter(played)
    sizes = [
        0 if seat == viewer else size - (known.total() if seat == partner else 0)
        for seat, size in enumerate(view.sizes)
    ]
    found: Counter[tuple[Cards, ...]] = Counter()
    for placed in placements(list(unseen.elements()), sizes):
        hands = [list(hand) for hand in placed]
        if viewer >= 0:
            hands[viewer] = list(view.hand)
        if partner is not None:
            hands[partner] += known.elements()
            if not exchange_fits(view, partner, hands[partner]):
                continue
        found[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    return found


def partner_of(view: HollywoodPokerView) -> int:
    return view.order[-1 - view.order.index(view.seat)]


def is_higher(view: HollywoodPokerView) -> bool:
    return view.order.index(view.seat) < len(view.order) // 2


def exchange_fits(view: HollywoodPokerView, partner: int, hand: list[int]) -> bool:
    """Undo the exchange; was it what the rules wanted?"""
    gave, received = Counter(view.gave), Counter(view.received)
    had = Counter(hand) + Counter(view.played[partner])
    if not is_higher(view):  # it gave what it had to; what came back was its partner's choice
        return gave <= had + received
    if not gave <= had:
        return False
    dealt = sorted((had - gave + received).elements())
    return dealt[-len(view.received) :] == sorted(view.received)


def set_up(hands: list[str], played: dict[int, str], exchange: tuple[str, str]) -> HollywoodPoker:
    """A second deal near its end; `exchange` is what Dishwasher and Megastar gave.

    What is named nowhere was played by those whose played cards are not named.
    """
    document: dict[str, Any] = describe(hands, deal=2)
    seats, done = len(hands), {seat: cards(text) for seat, text in played.items()}
    rest = Counter(deck(seats))
    for known in (*map(cards, hands), *done.values()):
        rest.subtract(known)
    assert min(rest.values()) >= 0
    left = list(rest.elements())
    for seat in range(seats):
        missing = len(document["hands"][seat]) + len(document["played"][seat])
        missing -= len(cards(hands[seat])) + len(done.get(seat, ()))
        done[seat] = done.get(seat, []) + left[:missing]
        left = left[missing:]
    document["played"] = [sorted(done[seat]) for seat in range(seats)]
    document["forced"][0], document["gifts"][0] = (cards(text) for text in exchange)
    for pair in range(1, seats // 2):
        lower = seats - 1 - pair
        back = sorted(cards(hands[lower]) + done[lower])[pair - seats // 2 :]
        document["forced"][pair] = document["gifts"][pair] = back
    state = position("hollywood-poker", document, seats=seats)
    assert isinstance(state, HollywoodPoker)
    return state


LOW = "1-1-2-2-4-4-5-6-7-7"
CASES = {
    # The Megastar got an 8: all that the Dishwasher was dealt is no higher.
    "gift unplayed": (0, ["2-9", "9-3-3-11-8", "10-5-6"], {2: f"{LOW}-3", 0: "8"}, ("8", "10")),
    "gift played": (0, ["2-9", "9-3-3-11-8", "5-6"], {2: f"{LOW}-3-10", 0: "8"}, ("8", "10")),
    "gift like another": (0, ["2-9", "9-3-3-11-8", "5-6-6"], {2: f"{LOW}-3", 0: "8"}, ("8", "6")),
    "low gift": (0, ["2-9", "9-3-D-11-8", "3-5-6"], {2: f"{LOW}-3", 0: "8"}, ("8", "3")),
    "two cards": (
        0,
        ["2-9", "D-3-11-9", "11-3", "10-8-5-6"],
        {3: f"{LOW}-3", 0: "8-7"},
        ("7-8", "10-8"),
    ),
    # The Dishwasher gave a 12 and knows where it is, unless it came back.
    "forced unplayed": (2, ["12-5-9", "5-3-12", "1-2"], {2: f"{LOW}-3-4"}, ("12", "4")),
    "forced played": (2, ["5-9", "5-3-12", "1-2"], {2: f"{LOW}-3-4", 0: "12"}, ("12", "4")),
    "given back": (2, ["12-5-9", "5-3-12", "1-12"], {2: f"{LOW}-3-4"}, ("12", "12")),
    "the middle one": (1, ["12-5-9", "5-3-12", "1-2"], {2: f"{LOW}-3-4"}, ("12", "4")),
    "spectator": (SPECTATOR, ["12-5", "5-3", "1-2-3"], {2: f"{LOW}-4"}, ("12", "4")),
}


@pytest.mark.parametrize("name", CASES)
def test_hp_23_hands_are_uniform_over_all_placements_that_fit(name: str) -> None:
    viewer, hands, played, exchange = CASES[name]
    state = set_up(hands, played, exchange)
    weights = brute_force(state, viewer)
    assert len(weights) > 3
    found = Counter(hands_of(world) for world in imagined(state, viewer, 25 * len(weights) + 500))
    assert_distributed(found, weights)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hp_23_positions_of_random_games_are_imagined_as_the_brute_force_does(seats: int) -> None:
    looked = 0
    for table in play_at_random(GAME.setup(seats, {"end": "deals", "deals": 2}), 3):
        state = table.state
        assert isinstance(state, HollywoodPoker)
        for viewer in (*range(seats), SPECTATOR):
            view = state.view(viewer)
            if state.deal_number == 2 and sum(view.sizes) - len(view.hand) <= 5:
                weights = brute_force(state, viewer)
                assert {hands_of(world) for world in imagined(state, viewer, 20)} <= set(weights)
                looked += 1
    assert looked > 5


def unseen_by(view: HollywoodPokerView) -> Counter[int]:
    """All cards but the own and the played ones."""
    seats = len(view.order)
    unseen = Counter(dict.fromkeys(range(1, 14), seats)) + Counter({14: seats // 2})
    for played in (*view.played, view.hand):
        unseen -= Counter(played)
    return unseen


def test_hp_3_the_cards_set_aside_in_the_first_deal_are_imagined_too() -> None:
    state = mid_deal(["3-4", "5-5-6", "6"])
    unseen = unseen_by(state.view(0))
    assert unseen.total() == 5
    found = Counter(tuple(cards_of(world.aside)) for world in imagined(state, 0, 2000))
    assert_distributed(found, {(card,): number for card, number in unseen.items()})


# -- during an exchange ------------------------------------------------------------


def second_exchange(seats: int, named: int) -> HollywoodPoker:
    """The second deal of a random game, with so many cards named."""
    for table in play_at_random(GAME.setup(seats), 2):
        state = table.state
        assert isinstance(state, HollywoodPoker)
        if state.deal_number == 2:
            named -= 1
        if named < 0:
            return state.copy()
    raise AssertionError("no second deal")


def rejected(state: HollywoodPoker, viewer: int, count: int) -> Iterator[tuple[Cards, ...]]:
    """Hands by seat from blind dealing, thrown away if no forced gifts explain them.

    Cards that the giver has named count as its hand.
    """
    view, random = state.view(viewer), Random(5)
    seats = len(view.order)
    pool = list(unseen_by(view).elements())
    while count:
        random.shuffle(pool)
        left, hands = list(pool), []
        for seat in range(seats):
            size = view.sizes[seat] + (view.named if seat == view.order[view.giving] else 0)
            hands.append(sorted(view.hand if seat == viewer else left[:size]))
            left = left if seat == viewer else left[size:]
        if all(pair_fits(view, viewer, hands, pair) for pair in range(view.giving, seats // 2)):
            count -= 1
            yield tuple(tuple(hand) for hand in hands)


def pair_fits(view: HollywoodPokerView, viewer: int, hands: list[list[int]], pair: int) -> bool:
    size = len(view.order) // 2 - pair
    higher, lower = view.order[pair], view.order[-1 - pair]
    if viewer == higher:
        return hands[lower][-1] <= min(view.received)
    if viewer == lower:
        raise AssertionError("its partner's cards are pinned, not dealt")
    return hands[higher][-size] >= hands[lower][-1]


def look(hands: tuple[Cards, ...]) -> tuple[int, ...]:
    """What the test compares: Doubles and thirteens by seat."""
    return tuple(number for hand in hands for number in (hand.count(14), min(hand.count(13), 2)))


@pytest.mark.parametrize(("place", "named"), [(SPECTATOR, 0), (SPECTATOR, 2), (0, 0)])
def test_hp_8_before_a_gift_the_higher_seat_holds_the_forced_cards(place: int, named: int) -> None:
    state = second_exchange(4, named)
    viewer = SPECTATOR if place == SPECTATOR else state.order()[place]
    giver = state.me.seat
    found: Counter[tuple[int, ...]] = Counter()
    for world in imagined(state, viewer, 1000):
        hands = list(hands_of(world))
        if world.due and giver != viewer:
            hands[giver] += tuple(cards_of(world.gifts[world.giving]))
        found[look(tuple(hands))] += 1
    wanted = Counter(look(hands) for hands in rejected(state, viewer, 12_000))
    assert_distributed(found, {world: wanted[world] or 0.1 for world in {*wanted, *found}})


def test_hp_23_the_lower_seat_knows_where_its_highest_cards_are() -> None:
    state = second_exchange(4, 0)
    megastar, dishwasher = state.order()[0], state.order()[3]
    gave = Counter(state.view(dishwasher).gave)
    for world in imagined(state, dishwasher, 50):
        assert gave <= Counter(hands_of(world)[megastar])


# -- what other pairs exchanged ----------------------------------------------------


@pytest.mark.parametrize(("seats", "pair"), [(2, 0), (4, 0), (4, 1)])
def test_hp_8_other_exchanges_are_uniform_over_all_that_explain_the_hands(
    seats: int, pair: int
) -> None:
    """At the end all cards are known: every choice of separate cards is tried."""
    *_, table = play_at_random(GAME.setup(seats, {"end": "deals", "deals": 2}), 6)
    state = table.state
    assert isinstance(state, HollywoodPoker)
    players = (state.table[pair], state.lower(pair))
    mine, theirs = (cards_of(player.hand) + cards_of(player.played) for player in players)
    size = seats // 2 - pair
    weights: Counter[tuple[Cards, Cards]] = Counter()
    for given in combinations(range(len(theirs)), size):
        gift = [theirs[at] for at in given]
        kept = max(card for at, card in enumerate(theirs) if at not in given)
        for forced in combinations(sorted(mine + gift), size):
            if min(forced) >= kept:
                weights[forced, tuple(sorted(gift))] += 1
    found: Counter[tuple[Cards, Cards]] = Counter()
    for world in imagined(state, SPECTATOR, 3000):
        assert hands_of(world) == hands_of(state)
        found[tuple(cards_of(world.forced[pair])), tuple(cards_of(world.gifts[pair]))] += 1
    assert_distributed(found, weights)
