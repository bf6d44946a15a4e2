"""Dice are fair, repeatable, and what their author says they are."""

from collections import Counter
from itertools import permutations

import pytest

from lichtspiel import Dice


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The published generator, transcribed with plain modular arithmetic."""
    counter, words = 1, []
    for _ in range(count):
        word = (a + b + counter) % 2**32
        counter += 1
        a, b = b ^ b >> 9, c * 9 % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        words.append(word)
    return words


@pytest.mark.parametrize(
    "seed", [0, 1, 2**32 - 1, 2**95 + 12345, 0x123456789ABCDEF0FEDCBA98, 2**99 + 2**40 + 7, -5]
)
def test_dice_are_sfc32(seed: int) -> None:
    words = sfc32(seed % 2**32, seed // 2**32 % 2**32, seed // 2**64 % 2**32, 112)[12:]
    dice = Dice(seed)
    assert [dice.below(2**31) for _ in range(100)] == [word // 2 for word in words]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 58, 1000])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    dice, throws = Dice(n), 200 * n
    seen = Counter(dice.below(n) for _ in range(throws))
    assert set(seen) == set(range(n))
    chi_squared = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_squared < n - 1 + 5 * (2 * n) ** 0.5 + 10


def test_a_number_that_would_favour_some_results_is_thrown_away() -> None:
    """Below 3 * 2**29 a quarter of all words is unfair: the even split shows they are dropped."""
    dice, n = Dice(8), 3 * 2**29
    thirds = Counter(dice.below(n) * 3 // n for _ in range(30_000))
    assert all(abs(count - 10_000) < 450 for count in thirds.values())


@pytest.mark.parametrize("n", [3 * 2**29, 7 * 2**28, 5 * 2**28 + 1])
def test_just_the_unfair_words_are_thrown_away(n: int) -> None:
    """The first 2**32 % n products of a residue are one too many (Lemire 2019, algorithm 5)."""
    dice, words = Dice(9), sfc32(9, 0, 0, 2012)[12:]
    kept = [word * n // 2**32 for word in words if word * n % 2**32 >= 2**32 % n]
    assert len(words) - len(kept) > 100
    assert [dice.below(n) for _ in kept] == kept


def test_a_shuffle_gives_every_order_equally_often() -> None:
    dice = Dice(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert all(abs(count - 300) < 90 for count in orders.values())


def test_a_sample_is_every_choice_in_every_order_equally_often() -> None:
    dice, cards = Dice(2), [1, 2, 3, 4]
    drawn = Counter(tuple(dice.sample(cards, 2)) for _ in range(12 * 300))
    assert cards == [1, 2, 3, 4]
    assert set(drawn) == set(permutations(cards, 2))
    assert all(abs(count - 300) < 90 for count in drawn.values())
    assert dice.sample(cards, 0) == []
    assert sorted(dice.sample(cards, 4)) == cards


@pytest.mark.parametrize("scale", [1, 2**29, 2**31, 10**30])
def test_a_weighted_draw_is_as_likely_as_its_number_says(scale: int) -> None:
    """Also beyond what `below` can be asked for."""
    dice = Dice(3)
    drawn = Counter(dice.weighted([scale, 0, 3 * scale, 2 * scale]) for _ in range(6000))
    assert set(drawn) == {0, 2, 3}
    for place, expected in {0: 1000, 2: 3000, 3: 2000}.items():
        assert abs(drawn[place] - expected) < 200


def test_a_weighted_draw_of_large_numbers_is_uniform_to_the_last() -> None:
    """Of 2**31 + 1 ways, the last one way is as likely as any other: about never."""
    dice = Dice(4)
    assert not any(dice.weighted([2**31, 1]) for _ in range(2000))
    assert Counter(dice.weighted([1] * 5) for _ in range(5000)).keys() == set(range(5))


def test_spawned_dice_go_their_own_way_and_repeatably() -> None:
    first, second = Dice(5), Dice(5)
    child, twin = first.spawn(), second.spawn()
    throws = [child.below(1000) for _ in range(20)]
    assert throws == [twin.below(1000) for _ in range(20)]
    assert throws != [first.below(1000) for _ in range(20)]


def test_spawned_dice_are_made_of_three_words() -> None:
    high, middle, low = sfc32(5, 0, 0, 15)[12:]
    child, expected = Dice(5).spawn(), Dice(high * 2**64 + middle * 2**32 + low)
    assert [child.below(2**31) for _ in range(5)] == [expected.below(2**31) for _ in range(5)]
