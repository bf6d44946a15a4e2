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


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**95 + 12345])
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


def test_a_shuffle_gives_every_order_equally_often() -> None:
    dice = Dice(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert all(abs(count - 300) < 90 for count in orders.values())


def test_spawned_dice_go_their_own_way_and_repeatably() -> None:
    first, second = Dice(5), Dice(5)
    child, twin = first.spawn(), second.spawn()
    throws = [child.below(1000) for _ in range(20)]
    assert throws == [twin.below(1000) for _ in range(20)]
    assert throws != [first.below(1000) for _ in range(20)]
