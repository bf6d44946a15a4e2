"""Views that no table can look like, and pasts that explain what a spectator sees."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from lichtspiel import SPECTATOR, BadPosition, Dice
from lichtspiel.engine.bits import set_of
from lichtspiel.games.klappe_und_action.deeds import Deed, possible, some_past
from tests.klappe_und_action.tables import GAME, table


def test_nothing_is_imagined_from_a_contradiction() -> None:
    """Not even from a view that was never read: too many cards; a card shown by nobody."""
    view = table([[5], [16]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11, 6: 13}, act=3).view(SPECTATOR)
    shown = (Deed(1, 0, 2, 0, 0),)
    for wrong in (replace(view, hand_sizes=(4, 4)), replace(view, deeds=shown)):
        with pytest.raises(BadPosition) as error:
            GAME.imagine(wrong, Dice(1))
        assert error.value.message.id == "ka-view-impossible"


def test_some_past_is_one_that_can_be_found() -> None:
    """By trying all: three scenes each, a card shown, a trade, a card shown, two laid."""
    found = set()
    for shown, by, again, by_again in product((1, 2, 3), (0, 1), (1, 2, 3), (0, 1)):
        deeds = [Deed(1, by, shown, 0, 0), Deed(2, 0, 0, 0, 0), Deed(3, by_again, again, 0, 0)]
        laid = (8, 9, 1, 2)
        fits = any(
            possible(hands, laid, 0, [deeds[0], Deed(2, 0, 0, gave, got), deeds[2]])
            for hands in ([set_of([3]), set_of([4])], [set_of([4]), set_of([3])])
            for gave, got in product((1, 2, 3, 4), repeat=2)
        )
        fits |= 3 not in (shown, again) and any(
            possible([set_of([4]), set_of([5])], laid, 0, [deeds[0], traded, deeds[2]])
            for gave, got in product((1, 2, 4, 5), repeat=2)
            for traded in [Deed(2, 0, 0, gave, got)]
        )
        assert some_past((1, 1), laid, 0, deeds) == fits
        found.add(fits)
    assert found == {True, False}


def test_a_hand_cannot_have_shown_more_cards_than_it_holds() -> None:
    deeds = [Deed(0, 0, shown, 0, 0) for shown in (5, 6)]
    assert not some_past((1, 3), [], 0, deeds)
    assert some_past((2, 3), [], 0, deeds)


def test_a_view_may_tell_of_a_deed_after_more_lays_than_there_are() -> None:
    """No table has shown it, but anybody can write it."""
    assert some_past((2, 3), [], 0, [Deed(4, 0, 5, 0, 0)])
