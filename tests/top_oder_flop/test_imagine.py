"""Imagined worlds of Top oder Flop: exactly those that fit, each as likely as the other.

The possible worlds are counted here by trying every placement of every single card, also of
equal ones, so that a kind of which there are more comes as often as it should.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import comb, factorial

import pytest

from lichtspiel import SPECTATOR, BadPosition, Dice, Seeds, Table
from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS, KINDS
from lichtspiel.games.top_oder_flop.imagine import _choose
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.testing import play_at_random

from .tables import GAME, legal, play, table

World = tuple[tuple[str, ...], ...]
"""What is hidden: the cards of each unknown place, of each hidden hand, of the draw pile."""


def hidden_places(state: TopOderFlop, viewer: int) -> list[tuple[int, int, int]]:
    """Seat, film and place in the row of every face-down card the viewer does not know."""
    return [
        (seat, film, place)
        for seat, shown in enumerate(state.view(viewer).seats)
        for film, row in enumerate(shown.rows)
        for place, card in enumerate(row)
        if card.card is None
    ]


def world_of(state: TopOderFlop, viewer: int, places: list[tuple[int, int, int]]) -> World:
    laid = tuple(state.seats[seat].row(film)[place].kind.code for seat, film, place in places)
    hands = [
        tuple(KINDS[card].code for card in seat.hand_cards())
        for number, seat in enumerate(state.seats)
        if number != viewer
    ]
    return (laid, *hands, tuple(KINDS[card].code for card in state.pile[state.drawn :]))


def possible_worlds(
    state: TopOderFlop, viewer: int, places: list[tuple[int, int, int]]
) -> Counter[World]:
    """Every order of the unseen cards, kept if each row's card can lie there."""
    laid, *hands, pile = world_of(state, viewer, places)
    unseen = [*laid, *(code for hand in hands for code in hand), *pile]
    sizes = [len(hand) for hand in hands]
    found: Counter[World] = Counter()
    for order in permutations(unseen):
        rows = order[: len(laid)]
        if all(_fits(code, film) for code, (_, film, _) in zip(rows, places, strict=True)):
            found[(rows, *_dealt(order[len(laid) :], sizes))] += 1
    return found


def _fits(code: str, film: int) -> bool:
    """A card that names the film's letter, or one with a sign."""
    return code[-2] in "+-" or FILMS[film][0] in code


def _dealt(cards: tuple[str, ...], sizes: list[int]) -> Iterator[tuple[str, ...]]:
    at = 0
    for size in sizes:
        yield tuple(sorted(cards[at : at + size], key=lambda code: BY_CODE[code].number))
        at += size
    yield cards[at:]


def assert_as_likely(found: Counter[World], possible: Counter[World]) -> None:
    """Pearson's test, far out in the tail: a fair sampler fails once in many thousand runs."""
    assert set(found) <= set(possible)
    share = found.total() / possible.total()
    chi_squared = sum(
        (found[world] - count * share) ** 2 / (count * share) for world, count in possible.items()
    )
    freedom = len(possible) - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5 + 10


def imagined(state: TopOderFlop, viewer: int, count: int) -> Counter[World]:
    view, dice = state.view(viewer), Dice(17)
    places = hidden_places(state, viewer)
    found: Counter[World] = Counter()
    for _ in range(count):
        world = GAME.imagine(view, dice)
        assert isinstance(world, TopOderFlop)
        found[world_of(world, viewer, places)] += 1
    return found


CASES = {
    # rows of seat 1 in AA and CC, its hand; ? was laid face down from the hand
    "two rows": ("ac1 ac3?", "cd1 any+3?", "a5 c5 d5"),
    "two in one row": ("ac1 ac3? a5?", "cd1", "any-3 c5 d5"),
    "equal cards": ("ac1 a5?", "cd1 c5?", "a5 c5 any+3"),
    "two of a kind": ("ac1 a5? a5?", "cd1", "any-3 d5 r5"),
    "one pair for two rows": ("ac1 ac2? ac3?", "cd1 ac4?", "c5 any-3"),
    "hardly any fit": ("ac1 ac2?", "cd1 ac3? c5?", "d5 r5 t5"),
    "only change cards fit": ("ac1 any+3?", "cd1 any-3?", "d5 r5 t5"),
    "a pair between fives": ("ac1 ad2?", "cd1 cr2? tf-3?", "ac4 d5"),
}


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("name", CASES)
def test_tf_33_what_is_hidden_is_uniform_over_all_that_fits(name: str, viewer: int) -> None:
    aa, cc, hand = CASES[name]
    state = table(seats=2, rows={1: {"aa": aa, "cc": cc}}, hands={1: hand}, pile=False)
    places = hidden_places(state, viewer)
    assert len(places) == f"{aa} {cc}".count("?")
    possible = possible_worlds(state, viewer, places)
    assert len(possible) > 1
    assert possible.total() < factorial(len(places) + len(hand.split()))
    assert_as_likely(imagined(state, viewer, 40 * len(possible)), possible)


def test_tf_33_the_draw_pile_and_the_hands_beside_it_are_uniform() -> None:
    secret = "ac1 a5? a5? any+3? any+3? a5?"
    state = table(seats=2, rows={1: {"aa": secret, "cc": "cd1"}}, hands={1: "c5"}, draw="c5")
    possible = possible_worlds(state, 0, hidden_places(state, 0))
    assert_as_likely(imagined(state, 0, 60 * len(possible)), possible)


def test_tf_33_a_card_taken_over_is_known_to_all_and_stays_in_every_world() -> None:
    state = table(
        "cd3 any+3", films={"dd top": "ad2 dr2 dt4"}, rows={0: {"aa": "at1", "rr": "rt1"}}
    )
    play(state, "cd3 top dd over ad for aa")
    state.turn_of(0)
    play(state, "any+3 own aa")
    kinds = set()
    for number in range(60):
        world = GAME.imagine(state.view(1), Dice(number))
        assert isinstance(world, TopOderFlop)
        first, taken, hidden = world.seats[0].row(0)
        assert (first.kind.code, taken.kind.code) == ("at1", "ad2")
        assert hidden.kind.change >= 0 or hidden.kind.names(0)
        kinds.add(hidden.kind.code)
    assert len(kinds) > 10


HARD_TO_OPEN = """
2 AA CC x2
5 AA x5
5 CC x3
any +3 x15
any -3 x15
"""


def opening_hands(state: TopOderFlop, viewer: int, count: int) -> Counter[tuple[int, int, int]]:
    """How many pairs, fives of AA and fives of CC the other seat is imagined to hold."""
    dice, view = Dice(23), state.view(viewer)
    found: Counter[tuple[int, int, int]] = Counter()
    for _ in range(count):
        world = GAME.imagine(view, dice)
        assert isinstance(world, TopOderFlop)
        cards = Counter(KINDS[card].code for card in world.seats[1 - viewer].hand_cards())
        found[cards["ac2"], cards["a5"], cards["c5"]] += 1
    return found


def exact_hands(state: TopOderFlop, viewer: int, laid: str) -> dict[tuple[int, int, int], int]:
    """TF-5: in how many ways the other seat can hold so many of each, if it is able to open."""
    seen = [KINDS[card].code for card in state.seats[viewer].hand_cards()]
    seen += [card.kind.code for seat in state.seats for card in seat.display]
    left = Counter(KINDS[card].code for card in state.deck) - Counter(seen)
    changes = left["any+3"] + left["any-3"]
    size = state.seats[1 - viewer].size
    ways = {}
    for pairs, a5, c5 in product(range(3), range(6), range(4)):
        able = (
            pairs + a5 + c5 >= 2 and (pairs > 0 or (a5 > 0 and c5 > 0))
            if not laid
            else pairs > 0 or (c5 if laid == "aa" else a5) > 0
        )
        rest = size - pairs - a5 - c5
        if able and rest >= 0:
            number = comb(left["ac2"], pairs) * comb(left["a5"], a5) * comb(left["c5"], c5)
            if number * comb(changes, rest):
                ways[pairs, a5, c5] = number * comb(changes, rest)
    return ways


def hard_opening(laid: str) -> tuple[TopOderFlop, int]:
    """A deal in which the other seat has not laid yet, or one card for the film `laid`."""
    for seed in range(60):
        state = GAME.new(GAME.setup(2, {"deck": HARD_TO_OPEN}, kept=True))
        state.deal(Dice(seed))
        assert isinstance(state, TopOderFlop)
        viewer = int(state.actor)
        if not laid:
            return state, viewer
        state.apply(state.legal_actions()[0])
        lays = [text for text in legal(state) if text.endswith(f"own {laid}")]
        if lays:
            play(state, min(lays))
            return state, viewer
    raise AssertionError("no deal of these allows it")


@pytest.mark.costly
@pytest.mark.no_cover
@pytest.mark.parametrize("laid", ["", "aa", "cc"])
def test_tf_5_tf_6_who_has_yet_to_open_is_able_to_in_every_world(laid: str) -> None:
    state, viewer = hard_opening(laid)
    exact = exact_hands(state, viewer, laid)
    found = opening_hands(state, viewer, 6000)
    assert set(found) <= set(exact)
    total = sum(exact.values())
    expected = {hand: ways * 6000 / total for hand, ways in exact.items()}
    likely = [hand for hand, times in expected.items() if times >= 8]
    assert len(likely) > 5
    chi_squared = sum((found[hand] - expected[hand]) ** 2 / expected[hand] for hand in likely)
    assert chi_squared < len(likely) + 5 * (2 * len(likely)) ** 0.5 + 10


def test_worlds_fit_what_the_viewer_may_do() -> None:
    """The seat to move has the same choices in every world it can imagine."""
    for number, step in enumerate(play_at_random(GAME.setup(5), 2)):
        if number % 5 == 0 and not step.over:
            world = GAME.imagine(step.view(step.actor), Dice(number))
            assert legal(world) == legal(step.state)


@pytest.mark.costly
def test_worlds_by_the_quintillion_are_imagined_for_everybody() -> None:
    """Five seats that keep most of their cards leave more ways than 64 bits can count."""
    dice, game = Dice(3), Table(GAME.setup(5), Seeds.numbered(4))
    while not game.over:
        kept = [action for action in game.legal_actions() if " own " in action.notation]
        choices = kept if kept and dice.below(10) else game.legal_actions()
        game.play(choices[dice.below(len(choices))])
        if len(game.actions) > 15:
            for seat in (*range(5), SPECTATOR):
                view = game.view(seat)
                assert GAME.imagine(view, dice).view(seat) == view


def test_a_view_that_no_table_has_shown_is_not_imagined_for_ever() -> None:
    with pytest.raises(BadPosition, match="This view is impossible"):
        _choose([1, 0, 0, 0, 0], [], Dice(1))
