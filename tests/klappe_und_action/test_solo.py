"""The solo mode, rule by rule (KA-18 to KA-24)."""

from __future__ import annotations

import pytest

from lichtspiel import SPECTATOR, BadSetup, Dice, new_table
from lichtspiel.engine.bits import members
from lichtspiel.games.klappe_und_action.scenes import BITS, SLOT_BITS
from lichtspiel.games.klappe_und_action.script import script_of
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from tests.klappe_und_action.tables import (
    GAME,
    film_of,
    legal,
    play,
    play_well,
    refused,
    solo,
    view_of,
)


def test_ka_18_the_player_directs_acts_1_and_3() -> None:
    directors: dict[int, int] = {}
    for seed in range(12):
        for game_table in play_well(GAME.setup(1), seed):
            view = view_of(game_table)
            assert directors.setdefault(view.act, view.director) == view.director
            assert view.actor in (0, -2)
    assert directors == {1: 0, 2: 1, 3: 0}


def test_ka_18_the_partners_scenes_lie_face_down_unseen() -> None:
    view = view_of(new_table("klappe-und-action", seats=1, seed=3))
    assert view.hand_sizes == (3, 3)
    assert (view.solo.row, view.solo.face_down) == ((), 3)
    one, other = (solo([2, 9, 13], {}, row).view(0) for row in ([4, 7, 11], [16, 14, 12]))
    assert one == other
    assert one.to_json() == other.to_json()


def test_ka_8_nobody_to_be_silent_to() -> None:
    assert new_table("klappe-und-action", seats=1, seed=3).state.silence() is None


def test_ka_13_the_player_decides_alone_and_is_ready_alone() -> None:
    state = solo([16], {1: 3, 2: 5, 3: 6, 4: 8}, [], open_row=(10,))
    play(state, "16 on 6", "10 on 5")
    assert (state.phase(), state.actor) == ("between", 0)
    play(state, "ready")
    state.deal(Dice(1))
    assert (state.act, state.director, state.actor) == (2, 1, 0)


def test_ka_20_an_open_scene_or_a_face_down_one_that_must_be_laid_now() -> None:
    state = solo([9, 13], {1: 2}, [4, 7], open_row=(11,))
    assert legal(state) == {*(f"11 on {slot}" for slot in range(2, 7)), "turn up"}
    assert refused(state, "4 on 2") == ("KA-7", "ka-not-in-hand")
    play(state, "turn up")
    assert legal(state) == {f"4 on {slot}" for slot in range(2, 7)}
    assert refused(state, "11 on 3") == ("KA-20", "ka-forced")
    assert refused(state, "turn up") == ("KA-20", "ka-forced")
    assert refused(state, "use") == ("KA-20", "ka-forced")
    play(state, "4 on 3")
    assert film_of(state) == [2, 0, 4, 0, 0, 0]
    assert state.view(0).solo.row == (11,)


def test_ka_20_turning_up_is_for_the_partners_turn() -> None:
    state = solo([9, 13, 2], {}, [4, 7, 11])
    assert refused(state, "turn up") == ("KA-20", "ka-own-turn")
    looking = play(solo([5, 13, 2], {}, [4, 7, 11]), "5 on 1")
    assert refused(looking, "turn up") == ("KA-9", "ka-not-now")
    assert refused(looking, "announce 2") == ("KA-9", "ka-not-now")
    open_row = solo([9, 13], {1: 2}, [], open_row=(4, 7, 11))
    assert refused(open_row, "turn up") == ("KA-20", "ka-none-face-down")
    assert refused(open_row, "announce 9") == ("KA-19", "ka-partners-turn")


@pytest.mark.parametrize("up", [True, False])
def test_ka_21_the_partners_scene_1_goes_leftmost_if_it_must_begin(up: bool) -> None:
    row, open_row = ([4, 7, 11], (1,)) if up else ([1, 4, 7, 11], ())
    state = solo([9, 13, 2], {}, row, open_row=open_row, act=2)
    if not up:
        play(state, "turn up")
    assert {lay for lay in legal(state) if lay.startswith("1 ")} == {"1 on 1"}
    assert refused(state, "1 on 3") == ("KA-21", "ka-leftmost")
    play(state, "1 on 1")
    assert film_of(state)[0] == 1


def test_ka_21_later_it_keeps_to_its_rule() -> None:
    state = solo([9, 13], {4: 2}, [4, 7], open_row=(1,))
    assert {lay for lay in legal(state) if lay.startswith("1 ")} == {"1 on 3", "1 on 5"}
    assert refused(state, "1 on 1") == ("KA-10", "ka-beside")


def test_ka_22_extra_scenes_are_drawn_openly_from_the_unused_ones() -> None:
    for extras in (0, 1, 2):
        options = {"extras": extras}
        state = new_table("klappe-und-action", seats=1, options=options, seed=4).state
        assert isinstance(state, KlappeUndAction)
        drawn = state.view(0).solo.extras
        assert drawn == state.view(SPECTATOR).solo.extras
        assert len(drawn) == extras
        assert sorted(state.cards()) == list(range(1, 17))  # so they lie nowhere else
        assert len(members(state.unused)) == 16 - 6 - 3 - 3 - extras


def test_ka_22_only_in_solo() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"extras": 1})


def test_ka_22_an_extra_scene_for_a_face_up_one() -> None:
    state = solo([9, 13], {1: 2}, [4, 7], open_row=(11,), extras=(16, 5))
    play(state, "extra 16")
    assert legal(state) == {"scene 11", "face-down"}
    assert refused(state, "scene 4") == ("KA-22", "ka-not-in-row")
    for other in ("skip", "use", "turn up", "announce 9", "9 on 2", "slot 2"):
        assert refused(state, other) == ("KA-22", "ka-not-now")
    play(state, "scene 11")
    view = state.view(0)
    assert (view.solo.row, view.solo.extras) == ((16,), (11, 5))
    assert view.solo.extras_used == (True, False)
    assert refused(state, "extra 11") == ("KA-22", "ka-extra-used")
    assert refused(state, "extra 3") == ("KA-22", "ka-no-such-extra")
    play(state, "extra 5", "scene 16")  # the other one, in the same turn
    assert state.view(0).solo.extras == (11, 16)
    assert state.view(0).solo.extras_used == (True, True)
    assert "turn up" in legal(state)


def test_ka_22_an_extra_scene_for_a_face_down_one() -> None:
    state = solo([9, 13, 2], {}, [4, 7, 11], extras=(16,))
    play(state, "extra 16", "face-down")
    view = state.view(0)
    assert (view.solo.row, view.solo.face_down, view.solo.extras) == ((16,), 2, (4,))
    assert state.turn == 0  # at the start of any turn, also the own
    assert "9 on 1" in legal(state)


def test_ka_22_before_anything_else_in_a_turn() -> None:
    turned = play(solo([9, 13], {1: 2}, [4, 7, 11], extras=(16,)), "turn up")
    assert refused(turned, "extra 16") == ("KA-22", "ka-extra-first")
    laid = play(solo([5, 13, 2], {}, [4, 7, 11], extras=(16,)), "5 on 1")
    assert refused(laid, "extra 16") == ("KA-22", "ka-extra-first")


def test_ka_22_a_face_down_scene_only_if_there_is_one() -> None:
    row = solo([9, 13], {1: 2}, [], open_row=(4, 7, 11), extras=(16,))
    play(row, "extra 16")
    assert refused(row, "face-down") == ("KA-22", "ka-none-face-down")


def end_of_act_2(*extras: int) -> KlappeUndAction:
    """One lay before the end of a second act that succeeds."""
    film = {1: 1, 2: 3, 3: 5, 4: 6, 5: 8, 6: 10}
    state = solo([], film, [], open_row=(12,), act=2, extras=extras)
    return play(state, "12 on 7")


def test_ka_23_each_extra_scene_left_becomes_a_slot_card_or_is_shuffled_back() -> None:
    state = end_of_act_2(14, 16)
    assert legal(state) == {"slot card", "shuffle back"}
    assert refused(state, "ready") == ("KA-8", "ka-ready-later")
    play(state, "shuffle back", "slot card")
    assert state.view(0).solo.returned == (True, False)
    assert refused(state, "slot card") == ("KA-23", "ka-plant-later")
    play(state, "ready")
    state.deal(Dice(3))
    view = state.view(0)
    assert view.solo.extras == (0, 0)
    assert view.solo.planted == 1
    assert view.slot_cards == (16, 0, 0, 0, 0, 0, 0, 0)  # the player knows it
    assert state.view(-1).slot_cards == view.slot_cards  # it was open to all
    assert sorted(state.cards()) == list(range(1, 17))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_ka_23_there_are_eight_slots_however_many_are_planted(count: int) -> None:
    state = end_of_act_2(14, 16)
    play(state, *(["slot card"] * count + ["shuffle back"] * (2 - count)), "ready")
    state.deal(Dice(3))
    assert state.view(0).solo.planted == count
    assert len(state.view(0).film) == 8
    assert state.view(0).hand_sizes == (4, 4)
    assert state.unused == 0


def test_ka_23_extra_scenes_stay_out_of_the_shuffle_of_act_2() -> None:
    state = solo([16], {1: 3, 2: 5, 3: 6, 4: 8}, [], open_row=(10,), extras=(2, 13))
    play(state, "16 on 6", "10 on 5", "ready")
    for seed in range(20):
        trial = state.copy()
        trial.deal(Dice(seed))
        assert trial.view(0).solo.extras == (2, 13)
        assert trial.unused == 0  # 7 slots and 7 scenes in hands: all the others


def test_ka_17_alone_the_score_is_ones_own() -> None:
    for seed in range(60):
        *_, last = play_well(GAME.setup(1, {"extras": 2}), seed)
        assert last.outcome is not None
        if last.outcome.reason == "won":
            left = view_of(last).reshoots
            assert (last.outcome.winners, last.outcome.scores) == ((0,), (1 + left,))
            return
    raise AssertionError("no game of sixty was won")


def test_the_two_sides_have_names() -> None:
    setup = GAME.setup(1)
    assert GAME.seat_name(setup, 0).id == "ka-seat-solo"
    assert GAME.seat_name(setup, 1).id == "ka-seat-partner"
    assert GAME.seat_name(GAME.setup(2), 1).id == "seat-number"


def test_ka_19_the_second_look_may_be_skipped() -> None:
    state = play(solo([3, 13, 2], {}, [4, 7, 11]), "3 on 1", "slot 2")
    assert "skip" in legal(state)
    play(state, "skip")
    view = state.view(0)
    assert view.asked.what == "lay"
    assert state.used == BITS[3], "the first look has used the effect"
    assert state.hands.looked0 == SLOT_BITS[1]


def test_ka_19_a_copied_second_look_may_be_skipped() -> None:
    state = play(solo([14, 2], {1: 3, 2: 13}, [4, 7]), "14 on 3", "scene 3", "slot 2", "skip")
    assert state.view(0).asked.what == "lay"
    assert state.used & BITS[14]


def test_ka_19_a_script_that_says_must_has_both_looks() -> None:
    house = script_of("house").text()
    script = house.replace("3 camera may", "3 camera must")
    assert script != house
    state = play(solo([3, 13, 2], {}, [4, 7, 11], options={"script": script}), "3 on 1", "slot 2")
    assert refused(state, "skip") == ("KA-9", "ka-begun")
