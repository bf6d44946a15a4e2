"""Imagined worlds of Hollywood Poker: exactly those that fit, each as likely as the other.

The brute force here deals with separate cards: every unseen card is one of its own, also
beside its equals. It knows nothing of packed hands.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest

from lichtspiel import SPECTATOR, Dice, get_game
from lichtspiel.games.hollywood_poker.cards import cards_of, deck, size_of
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.teaching.hollywood_poker.positions import cards, describe, mid_deal
from lichtspiel.testing import play_at_random, position

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
    """Every way to give each seat its number of cards, all cards being distinct."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(pool)), sizes[0]):
        rest = [card for at, card in enumerate(pool) if at not in chosen]
        for others in placements(rest, sizes[1:]):
            yield (tuple(pool[at] for at in chosen), *others)


def brute_force(state: HollywoodPoker, viewer: int) -> dict[tuple[Cards, ...], float]:
    """How many placements of separate cards lead to which hands.

    A card passed on stays where it is until one like it is played; a placement counts as
    far as the exchange that the viewer has seen can have led to it.
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
    found: dict[tuple[Cards, ...], float] = defaultdict(float)
    for placed in placements(list(unseen.elements()), sizes):
        hands = [list(hand) for hand in placed]
        if viewer >= 0:
            hands[viewer] = list(view.hand)
        weight = 1.0
        if partner is not None:
            hands[partner] += known.elements()
            weight = how_exchange_fits(view, partner, hands[partner])
        if weight:
            found[tuple(tuple(sorted(hand)) for hand in hands)] += weight
    return found


def partner_of(view: HollywoodPokerView) -> int:
    return view.order[-1 - view.order.index(view.seat)]


def is_higher(view: HollywoodPokerView) -> bool:
    return view.order.index(view.seat) < len(view.order) // 2


def how_exchange_fits(view: HollywoodPokerView, partner: int, hand: list[int]) -> float:
    """Undo the exchange; how likely were just these separate cards, by the rules?"""
    gave, received = Counter(view.gave), Counter(view.received)
    had = Counter(hand) + Counter(view.played[partner])
    if not is_higher(view):  # it gave what it had to; what came back was its partner's choice
        return float(gave <= had + received)
    if not gave <= had:
        return 0.0
    dealt = had - gave + received
    if sorted(dealt.elements())[-len(view.received) :] != sorted(view.received):
        return 0.0
    lowest = min(received)
    return 1 / comb(dealt[lowest], received[lowest])


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


@pytest.mark.costly
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
    """The second deal of a random game, with this many cards named."""
    for table in play_at_random(GAME.setup(seats), 2):
        state = table.state
        assert isinstance(state, HollywoodPoker)
        if state.deal_number == 2:
            named -= 1
        if named < 0:
            return state.copy()
    raise AssertionError("no second deal")


def first_deal_played(seats: int) -> HollywoodPoker:
    state = GAME.new(GAME.setup(seats, {"end": "deals", "deals": 2}))
    assert isinstance(state, HollywoodPoker)
    dice = Dice(7)
    state.deal(dice)
    while actions := state.legal_actions():
        state.apply(actions[dice.below(len(actions))])
    return state


def look(state: HollywoodPoker, pair: int) -> tuple[int, ...]:
    """What the test compares: the high cards of a pair, and what is like the forced ones."""
    higher, lower = cards_of(state.players[pair].hand), cards_of(state.lower(pair).hand)
    like = min(cards_of(state.gifts.forced[pair]))
    return higher.count(14), min(lower.count(13), 2), min(lower.count(like), 2), like // 13


def assert_same_distribution(one: Counter[Any], other: Counter[Any]) -> None:
    assert one.total() == other.total()
    both = [sight for sight in one | other if one[sight] + other[sight] >= 10]
    assert len(both) > 2
    chi_squared = sum((one[at] - other[at]) ** 2 / (one[at] + other[at]) for at in both)
    assert chi_squared < len(both) + 5 * sqrt(2 * len(both)) + 10


@pytest.mark.costly
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hp_8_exchanges_are_imagined_as_they_are_dealt(seats: int) -> None:
    """Before the first choice the deal decides everything: so real deals are the measure."""
    over, dice = first_deal_played(seats), Dice(8)
    real: Counter[tuple[int, ...]] = Counter()
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(500):
        state = over.copy()
        state.deal(dice)
        for rank, viewer in enumerate((*state.order(), SPECTATOR)):
            world = GAME.imagine(state.view(viewer), dice)
            assert isinstance(world, HollywoodPoker)
            for pair in range(seats // 2):
                real[rank, pair, *look(state, pair)] += 1
                found[rank, pair, *look(world, pair)] += 1
    for rank in range(seats + 1):
        for pair in range(seats // 2):
            here = [
                Counter({sight: n for sight, n in sights.items() if sight[:2] == (rank, pair)})
                for sights in (real, found)
            ]
            assert_same_distribution(*here)


@pytest.mark.costly
def test_hp_8_equal_cards_make_a_forced_gift_likelier() -> None:
    """The Megastar got one 13 of three, the others being unseen: each deal is as likely.

    The Double lies with the middle seat then. Of 26 cards, three 13s and 23 lower ones but
    for the 13 given, the Dishwasher was dealt 14.
    """
    over, dice = first_deal_played(3), Dice(4)
    while True:
        state = over.copy()
        state.deal(dice)
        view = state.view(state.order()[0])
        if view.received == (13,) and view.hand.count(13) == 1 and 14 not in view.hand:
            break
    kept = Counter(
        cards_of(world.lower(0).hand).count(13) for world in imagined(state, state.order()[0], 3000)
    )
    assert_distributed(kept, {more: comb(3, 1 + more) * comb(23, 13 - more) for more in range(3)})


def test_hp_23_the_lower_seat_knows_where_its_highest_cards_are() -> None:
    state = second_exchange(4, 0)
    megastar, dishwasher = state.order()[0], state.order()[3]
    gave = Counter(state.view(dishwasher).gave)
    for world in imagined(state, dishwasher, 50):
        assert gave <= Counter(hands_of(world)[megastar])


@pytest.mark.costly
@pytest.mark.parametrize("seats", [4, 5])
def test_hp_8_a_card_named_may_be_any_of_the_hand(seats: int) -> None:
    """The lower seat sees its partner name a card, and knows where its highest ones are."""
    state = second_exchange(seats, 1)
    assert state.view(SPECTATOR).named == 1
    megastar, dishwasher = state.order()[0], state.order()[-1]
    gave = Counter(state.view(dishwasher).gave)
    named: Counter[int] = Counter()
    wanted: dict[int, float] = defaultdict(float)
    for world in imagined(state, dishwasher, 1500):
        (card,) = cards_of(world.gifts.chosen[0])
        hand = [*hands_of(world)[megastar], card]
        assert gave <= Counter(hand)
        named[card] += 1
        for other in hand:
            wanted[other] += 1 / len(hand)
    assert_distributed(named, wanted)


# -- what other pairs exchanged ----------------------------------------------------


def all_played(seats: list[str]) -> HollywoodPoker:
    """The end of a match of two deals: the last one holds a card."""
    held = [cards(text) for text in seats]
    finished = range(len(seats) - 1)
    document: dict[str, Any] = describe(["" for _ in finished] + ["1"], deal=2, finished=finished)
    document["hands"] = [[] for _ in finished] + [held[-1][:1]]
    document["played"] = [*held[:-1], held[-1][1:]]
    for pair in range(len(seats) // 2):
        size = len(seats) // 2 - pair
        document["forced"][pair] = document["gifts"][pair] = held[-1 - pair][-size:]
    options = {"end": "deals", "deals": 2}
    state = position("hollywood-poker", document, seats=len(seats), options=options)
    assert isinstance(state, HollywoodPoker)
    return state


ENDS: dict[str, tuple[int, list[str]]] = {
    "one card": (
        0,
        [
            "7-8-8-9-9-10-10-11-11-12-12-13-D",
            "1-1-2-2-3-3-4-4-5-5-6-6-7-13",
        ],
    ),
    "two cards": (
        0,
        [
            "8-9-9-10-10-11-11-12-12-13-13-D-D",
            "4-4-5-5-5-5-6-6-6-6-7-7-8",
            "7-7-8-8-9-9-10-10-11-11-12-12-13",
            "1-1-1-1-2-2-2-2-3-3-3-3-4-4-13",
        ],
    ),
    "the second pair": (
        1,
        [
            "4-4-5-5-5-5-6-6-6-6-7-7-8",
            "8-9-9-10-10-11-11-12-12-13-13-D-D",
            "1-1-1-1-2-2-2-2-3-3-3-4-13",
            "3-4-7-7-8-8-9-9-10-10-11-11-12-12-13",
        ],
    ),
}


@pytest.mark.costly
@pytest.mark.parametrize("name", ENDS)
def test_hp_8_other_exchanges_are_uniform_over_all_that_explain_the_hands(name: str) -> None:
    """At the end all cards are known: every choice of separate cards is tried.

    No choice of the highest card kept is rare here.
    """
    pair, held = ENDS[name]
    seats = len(held)
    state = all_played(held)
    players = (state.players[pair], state.lower(pair))
    mine, theirs = (cards_of(player.hand) + cards_of(player.played) for player in players)
    size = seats // 2 - pair
    weights: Counter[tuple[Cards, Cards]] = Counter()
    by_kept: Counter[int] = Counter()
    for given in combinations(range(len(theirs)), size):
        gift = [theirs[at] for at in given]
        kept = max(card for at, card in enumerate(theirs) if at not in given)
        for forced in combinations(sorted(mine + gift), size):
            if min(forced) >= kept:
                weights[forced, tuple(sorted(gift))] += 1
                by_kept[kept] += 1
    assert len(by_kept) > 1
    assert min(by_kept.values()) * 12 > max(by_kept.values())
    found: Counter[tuple[Cards, Cards]] = Counter()
    for world in imagined(state, SPECTATOR, 2000):
        assert hands_of(world) == hands_of(state)
        found[
            tuple(cards_of(world.gifts.forced[pair])), tuple(cards_of(world.gifts.chosen[pair]))
        ] += 1
    assert_distributed(found, weights)


def test_hp_23_a_card_being_given_is_imagined_by_everybody_but_its_giver() -> None:
    """Whoever is Megastar: the first card of two is named, and lies aside."""
    givers = set()
    for seed in range(12):
        state = GAME.new(GAME.setup(4))
        dice = Dice(seed)
        state.deal(dice)
        while state.actor >= 0:
            state.apply(state.legal_actions()[dice.below(len(state.legal_actions()))])
        state.deal(dice)
        state.apply(state.legal_actions()[0])
        assert isinstance(state, HollywoodPoker)
        givers.add(state.actor)
        for viewer in (*range(4), SPECTATOR):
            world = GAME.imagine(state.view(viewer), dice)
            assert world.view(viewer) == state.view(viewer)
            assert isinstance(world, HollywoodPoker)
            named = world.gifts.named()
            assert size_of(named) == 1
            assert viewer != state.actor or named == state.gifts.named()
            assert sorted(world.cards()) == sorted(state.cards())
    assert givers == {0, 1, 2, 3}
