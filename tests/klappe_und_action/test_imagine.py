"""Imagined worlds: exactly those that fit, each as likely as the other, by enumeration."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations, product

import pytest

from lichtspiel import SPECTATOR, BadPosition, Dice
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from tests.klappe_und_action.tables import GAME, play, play_well, solo, table

World = tuple[object, ...]


def key(state: KlappeUndAction) -> World:
    """What is hidden from somebody, as one value."""
    document = state.to_json()
    parts = [document[name] for name in ("hands", "slot_cards", "deeds", "asked", "solo")]
    return tuple(json.dumps(part) for part in parts)


def imagined(state: KlappeUndAction, seat: int, count: int) -> Counter[World]:
    dice, view = Dice(11), state.view(seat)
    found: Counter[World] = Counter()
    for _ in range(count):
        world = GAME.imagine(view, dice)
        assert isinstance(world, KlappeUndAction)
        found[key(world)] += 1
    return found


def assert_uniform(found: Counter[World], worlds: int) -> None:
    """Pearson's test, far out in the tail: a fair sampler fails once in many thousand runs."""
    assert len(found) == worlds
    expected = found.total() / worlds
    chi_squared = sum((seen - expected) ** 2 / expected for seen in found.values())
    freedom = worlds - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5 + 10


# -- small cases: most of the table is known, so that all worlds can be counted ---------

LATE = {1: 2, 2: 4, 3: 7, 4: 9, 5: 11, 6: 13}
"""Six of the eight scenes of an act 3, so that two unknown hands of one card are left."""


def late() -> KlappeUndAction:
    """Act 3, two lays to go: unknown to seat 0 are one hand card and two slot cards."""
    slot_cards = [1, 3, 6, 8, 10, 12, 14, 15]
    looked = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5]]
    return table([[5], [16]], LATE, act=3, slot_cards=slot_cards, looked=looked)


def test_a_seat_imagines_every_way_to_place_what_it_does_not_know() -> None:
    """Seat 0: 14, 15 and 16 on a hand card and two slots: 3! worlds."""
    state = late()
    assert_uniform(imagined(state, 0, 6 * 300), 6)


@pytest.mark.costly
def test_the_other_seat_has_looked_less() -> None:
    """Seat 1: 5, 12, 14 and 15 on a hand card and three slots: 4! worlds."""
    assert_uniform(imagined(late(), 1, 24 * 300), 24)


def test_shown_cards_stay_where_they_are() -> None:
    state = table(
        [[5, 12], [16, 3]],
        {1: 6, 2: 4, 3: 7, 4: 9},
        act=3,
        slot_cards=[1, 2, 8, 10, 11, 13, 14, 15],
        looked=[[1, 2, 3, 4, 5, 6], []],
        used=[6],
        deeds=[{"after": 1, "by": 1, "shown": 16}],
    )
    assert state.view(0).known == (16,)
    found = imagined(state, 0, 6 * 300)  # 3, 14, 15 on a hand card and two slots
    assert_uniform(found, 6)


@pytest.mark.costly
@pytest.mark.no_cover
def test_a_card_offered_may_be_any_of_the_hand() -> None:
    """Seat 1 is to choose its card of the trade: 3 hand cards, which of them is offered."""
    state = table(
        [[10, 5, 12], [16, 3, 4]],
        {1: 6, 2: 7},
        act=3,
        slot_cards=[1, 2, 8, 9, 11, 13, 14, 15],
        looked=[[], [1, 2, 3, 4, 5, 6]],
    )
    play(state, "10 on 3", "scene 5")
    found = imagined(state, 1, 24 * 300)  # 4 * 3 hands of (5, 12, 14, 15), 2 offers, 2 orders
    assert_uniform(found, 6 * 2 * 2)


# -- a spectator, who does not see what is traded ----------------------------------------


def spectators_worlds() -> int:
    """How many deals and trades lead to what a spectator of `traded_late` saw.

    Played forwards from every deal, without the engine: 6 laid, 16 shown, 7 laid, 10
    laid, one card traded for another, 3, 12 and 5 laid.
    """
    others = [scene for scene in range(1, 17) if scene not in (6, 10, 7, 16)]
    worlds = 0
    for more in combinations(others, 2):
        for yours in combinations([scene for scene in others if scene not in more], 2):
            hand0, hand1 = set(more), {16, *yours}  # after 6, 7 and 10 are laid
            for gave, got in product(hand0, hand1):
                after0, after1 = hand0 - {gave} | {got}, hand1 - {got} | {gave}
                worlds += 12 in after0 and {3, 5} <= after1
    return worlds


def traded_late() -> KlappeUndAction:
    """A trade with two and three cards in hand; a card shown before it; two cards left."""
    state = table(
        [[10, 5, 12], [16, 3, 4]],
        {1: 6, 2: 7},
        act=3,
        used=[6],
        deeds=[{"after": 1, "by": 1, "shown": 16}],
    )
    play(state, "10 on 3", "scene 5", "scene 16")
    play(state, "3 on 4", "skip", "12 on 5", "skip", "5 on 6", "skip")
    return state


@pytest.mark.costly
@pytest.mark.no_cover
def test_a_spectator_imagines_a_past_that_fits() -> None:
    """16 was shown by seat 1 before the trade: now it is in either hand, or was traded on."""
    state = traded_late()
    view = state.view(SPECTATOR)
    assert view.hand_sizes == (1, 1)
    worlds = spectators_worlds()
    assert worlds > 20
    found: Counter[World] = Counter()
    dice = Dice(7)
    for _ in range(worlds * 200):
        world = GAME.imagine(view, dice)
        assert isinstance(world, KlappeUndAction)
        document = world.to_json()
        found[json.dumps(document["hands"]), json.dumps(document["deeds"])] += 1
    assert_uniform(found, worlds)


def test_a_spectator_of_solo_knows_an_announced_scene_is_in_the_hand() -> None:
    state = play(solo([6, 9, 13], {}, [1, 5, 7]), "announce 6")
    dice = Dice(1)
    for _ in range(50):
        world = GAME.imagine(state.view(SPECTATOR), dice)
        assert isinstance(world, KlappeUndAction)
        assert 6 in world.view(0).hand


def test_ka_23_a_scene_shuffled_back_is_not_imagined_elsewhere() -> None:
    state = solo([], {1: 1, 2: 3, 3: 5, 4: 6, 5: 8, 6: 10}, [], open_row=(12,), act=2, extras=(16,))
    play(state, "12 on 7", "shuffle back")
    dice = Dice(1)
    for _ in range(50):
        world = GAME.imagine(state.view(0), dice)
        assert isinstance(world, KlappeUndAction)
        slot_cards = world.to_json()["slot_cards"]
        assert isinstance(slot_cards, list)
        assert 16 not in slot_cards


@pytest.mark.costly
def test_the_row_is_imagined_in_every_order() -> None:
    """Solo, act 2, all slot cards but one seen: 4 scenes on a slot and three places."""
    state = solo(
        [16, 15],
        {1: 2, 2: 4},
        [1, 3, 5],
        act=2,
        slot_cards=[6, 7, 8, 9, 10, 11, 12],
        looked=[[1, 2, 3, 4, 5, 6], []],
        extras=(13, 14),
        open_row=(),
    )
    assert_uniform(imagined(state, 0, 24 * 300), 24)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_imagined_is_really_varied(seats: int) -> None:
    """In whole games, a seat's imagined worlds differ as soon as anything is hidden."""
    dice = Dice(2)
    for game_table in play_well(GAME.setup(seats), 3):
        view = game_table.view(0)
        worlds = set()
        for _ in range(8):
            world = GAME.imagine(view, dice)
            assert isinstance(world, KlappeUndAction)
            worlds.add(key(world))
        assert len(worlds) > 1


def test_a_view_of_more_cards_than_there_are_is_refused() -> None:
    """Three in hand are known, and 13 cannot lie on 6 slots and in a hand of 8."""
    view = solo([9, 13, 2], {}, [4, 7, 11]).view(0)
    GAME.imagine(replace(view, hand_sizes=(3, 7)), Dice(1))
    with pytest.raises(BadPosition, match="this view is impossible"):
        GAME.imagine(replace(view, hand_sizes=(3, 8)), Dice(1))
