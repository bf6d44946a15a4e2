"""The film strip: order, reshoots, and what effects can choose, against plain brute force."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations, product
from random import Random

import pytest

from lichtspiel.games.klappe_und_action.film import Film, blank_film
from lichtspiel.games.klappe_und_action.film_effects import (
    Around,
    FilmEffect,
    SwapAny,
    SwapHigher,
    SwapLeft,
    SwapLower,
    SwapNeighbour,
    SwapOthers,
    SwapRight,
    TakeNumber,
)
from lichtspiel.games.klappe_und_action.scenes import slots_of, strip_of
from lichtspiel.games.klappe_und_action.script import script_of
from tests.klappe_und_action.tables import OTHER_SCRIPT

HOUSE = script_of("house")


def film(*scenes: int, numbers: tuple[int, ...] = (), covered: int = 0) -> Film:
    strip = blank_film(len(scenes))
    strip.scenes = strip_of(list(scenes))
    strip.numbers = strip_of(list(numbers or scenes))
    strip.empty = sum(1 << slot for slot, scene in enumerate(scenes) if not scene)
    strip.present = sum(1 << scene for scene in scenes if scene)
    strip.covered = covered
    return strip


def by_brute_force(numbers: tuple[int, ...]) -> int:
    """The fewest numbers to leave out so that the rest never falls."""
    for left_out in range(len(numbers)):
        for rest in combinations(numbers, len(numbers) - left_out):
            if list(rest) == sorted(rest):
                return left_out
    raise AssertionError


@pytest.mark.parametrize(
    ("scenes", "needed"),
    [
        ((3, 5, 9, 10, 12, 16), 0),
        ((3, 9, 5, 10, 12, 16), 1),
        ((12, 11, 10, 9, 8, 7), 5),
    ],
)
def test_ka_14_worked_case_1_numbers_never_fall(scenes: tuple[int, ...], needed: int) -> None:
    assert film(*scenes).needed(HOUSE) == needed


def test_ka_14_equal_numbers_in_a_row_are_in_order() -> None:
    assert film(3, 8, 9, 10, 12, 13, numbers=(3, 9, 9, 10, 12, 13)).needed(HOUSE) == 0


def test_ka_14_worked_case_2_scene_16_counts_as_0_on_the_first_slot() -> None:
    assert film(16, 2, 4, 7, 8, 11).needed(HOUSE) == 0
    assert film(2, 16, 4, 7, 8, 11).needed(HOUSE) == 1


def test_the_number_of_a_16_is_given_as_16_also_on_the_first_slot() -> None:
    strip = film(16, 9, 4, 7, 8, 11)
    strip.take_number(1, 0)
    assert strip.numbers == strip_of([16, 16, 4, 7, 8, 11])
    assert strip.needed(HOUSE) == 1  # 0, 16, 4, 7, 8, 11


def test_a_9_that_took_16_does_not_count_as_0() -> None:
    """The flash-forward is the scene's, not the number's."""
    assert film(9, 2, 4, 7, 8, 11, numbers=(16, 2, 4, 7, 8, 11)).needed(HOUSE) == 1


def test_other_scripts_count_on_the_last_slot() -> None:
    other = script_of(OTHER_SCRIPT)
    assert film(15, 1, 2, 3, 4, 14, numbers=(15, 1, 2, 3, 16, 14)).needed(other) == 0
    assert film(14, 1, 2, 3, 4, 15).needed(other) == 1


def test_ka_15_worked_case_3_least_reshoots_for_all_films_of_six() -> None:
    for scenes in permutations((2, 3, 7, 9, 12, 15)):
        assert film(*scenes).needed(HOUSE) == by_brute_force(scenes)


def test_ka_15_least_reshoots_for_random_films_of_eight_with_equal_numbers() -> None:
    random = Random(4)
    for _ in range(600):
        scenes = tuple(random.sample(range(1, 16), 8))
        numbers = tuple(random.choice(scenes) for _ in scenes)
        assert film(*scenes, numbers=numbers).needed(HOUSE) == by_brute_force(numbers)


def test_ka_15_a_covered_scene_has_no_number() -> None:
    assert film(3, 9, 5, 10, 12, 16, covered=0b10).needed(HOUSE) == 0


def test_ka_16_only_scenes_whose_covering_helps() -> None:
    assert slots_of(film(3, 9, 5, 10, 12, 16).helpful(HOUSE)) == [2, 3]


def test_ka_16_helpful_slots_by_brute_force() -> None:
    random = Random(9)
    for _ in range(300):
        scenes = tuple(random.sample(range(1, 16), 7))
        needed = by_brute_force(scenes)
        helps = [
            slot + 1
            for slot in range(7)
            if needed and by_brute_force(scenes[:slot] + scenes[slot + 1 :]) < needed
        ]
        assert slots_of(film(*scenes).helpful(HOUSE)) == helps


TARGETS = [
    # effect, slot of the scene, what it can choose in the film 4 _ 7 2 11 _
    (SwapNeighbour, 3, [4]),
    (SwapNeighbour, 4, [3, 5]),
    (SwapNeighbour, 1, []),
    (TakeNumber, 4, [3, 5]),
    (SwapRight, 3, [4]),
    (SwapRight, 5, []),
    (SwapLeft, 4, [3]),
    (SwapLeft, 1, []),
    (Around, 4, [5]),
    (Around, 3, []),
    (Around, 1, []),
    (SwapOthers, 4, [1, 3, 5]),
    (SwapAny, 4, [1, 3, 5]),
    (SwapHigher, 3, [5]),
    (SwapLower, 3, [1, 4]),
    (SwapLower, 4, []),
]


@pytest.mark.parametrize(("effect", "slot", "targets"), TARGETS)
def test_ka_9_what_an_effect_can_choose(
    effect: Callable[[], FilmEffect], slot: int, targets: list[int]
) -> None:
    assert slots_of(effect().among(film(4, 0, 7, 2, 11, 0), slot - 1)) == targets


def test_swapping_two_others_takes_two() -> None:
    assert SwapOthers().among(film(4, 0, 7, 0, 0, 0), 0) == 0


def test_swapping_two_others_goes_on_from_the_one_chosen_first() -> None:
    strip = film(4, 9, 7, 2)
    swapped = {changed.scenes for changed in SwapOthers().outcomes(strip, 0, chosen=2)}
    assert swapped == {strip_of([4, 7, 9, 2]), strip_of([4, 2, 7, 9])}
    either = {changed.scenes for changed in SwapOthers().outcomes(strip, 0, chosen=0)}
    assert either == {*swapped, strip_of([4, 9, 2, 7])}


def test_nothing_lies_beyond_the_last_slot() -> None:
    strip = film(4, 3, 7, 2, 11, 5)
    assert SwapRight().among(strip, 5) == Around().among(strip, 5) == 0


def test_ka_12_numbers_that_count_are_compared() -> None:
    strip = film(4, 9, 7, 2, 11, 5, numbers=(4, 4, 7, 2, 11, 5))
    assert slots_of(SwapHigher().among(strip, 1)) == [3, 5, 6]


def test_ka_12_a_number_taken_moves_with_its_scene() -> None:
    strip = film(4, 9, 7, 2, 11, 5)
    strip.take_number(1, 0)
    strip.swap(1, 4)
    assert (strip.scenes, strip.numbers) == (
        strip_of([4, 11, 7, 2, 9, 5]),
        strip_of([4, 11, 7, 2, 4, 5]),
    )


def test_ka_7_scene_1_finds_room_in_every_film_that_is_neither_blank_nor_full() -> None:
    for laid in product((0, 1), repeat=6):
        scenes = [slot + 2 if there else 0 for slot, there in enumerate(laid)]
        beside = slots_of(film(*scenes).beside_a_scene())
        assert bool(beside) == (0 < sum(laid) < 6)
        for slot in beside:
            assert scenes[slot - 1] == 0
            assert any(scenes[slot - 1 + step] for step in (-1, 1) if 0 <= slot - 1 + step < 6)
