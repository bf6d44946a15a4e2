"""Sets as integers, up to the highest member there can be."""

import pytest

from lichtspiel.engine.bits import members, only, set_of, size

SETS = [[], [0], [1], [31], [32], [62], [0, 31, 32, 62], list(range(63)), list(range(0, 63, 2))]


@pytest.mark.parametrize("numbers", SETS)
def test_a_set_has_its_members_lowest_first(numbers: list[int]) -> None:
    assert members(set_of(numbers)) == numbers
    assert members(set_of(reversed([*numbers, *numbers]))) == numbers
    assert size(set_of(numbers)) == len(numbers)


def test_a_set_of_one() -> None:
    """Beyond 31 bits too, where a literal one shifted by an i64 goes wrong when compiled."""
    for member in range(63):
        assert only(member) == set_of([member]) == 2**member
        assert size(only(member)) == 1
