"""Every effect of the house script, step by step: for two, copied by scene 14, and in solo."""

from __future__ import annotations

import pytest

from lichtspiel.engine.told import Told
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import Moved
from tests.klappe_und_action.tables import (
    OTHER_SCRIPT,
    film_of,
    legal,
    play,
    ready_to_edit,
    refused,
    solo,
    table,
)


def heard(state: KlappeUndAction, *notations: str, seat: int) -> list[dict[str, object]]:
    """What a seat is told of these actions."""
    state.told = Told(state.setup.seats)
    play(state, *notations)
    return [event.to_json() for event in state.told.heard(seat)]


# -- camera, for two -----------------------------------------------------------------


def test_scene_3_shows_a_hand_card_that_stays_known() -> None:
    state = table([[3, 9, 13], [2, 4, 7]], {})
    told = heard(state, "3 on 2", "scene 9", seat=1)
    assert told[-1] == {"event": "showed", "seat": 0, "scene": 9}
    assert state.view(1).known == (9,)
    assert state.view(0).known_to_partner == (9,)
    assert state.view(0).used == (3,)
    play(state, "2 on 1", "9 on 3")
    assert state.view(1).known == ()


def test_scene_3_shows_only_what_is_in_hand() -> None:
    state = play(table([[3, 9, 13], [2, 4, 7]], {}), "3 on 2")
    assert legal(state) == {"scene 9", "scene 13", "skip"}
    assert refused(state, "scene 2") == ("KA-9", "ka-not-in-hand")


def test_scene_5_looks_at_a_slot_card_also_a_covered_one() -> None:
    state = table([[5, 9, 13], [2, 4, 7]], {}, slot_cards=[1, 3, 6, 8, 10, 11])
    told_own = heard(state, "5 on 2", "slot 2", seat=0)
    assert told_own[-1] == {"event": "looked-at", "seat": 0, "slot": 2, "scene": 3}
    assert state.view(0).slot_cards == (0, 3, 0, 0, 0, 0)
    assert state.view(1).slot_cards == state.view(-1).slot_cards == (0,) * 6
    assert state.view(1).looked == ((2,), ())


def test_scene_5_tells_the_partner_only_which_slot() -> None:
    state = table([[5, 9, 13], [2, 4, 7]], {})
    for seat in (1, -1):
        told = heard(state.copy(), "5 on 2", "slot 4", seat=seat)
        assert told[-1] == {"event": "looked", "seat": 0, "slot": 4}


def test_scene_6_makes_the_partner_show_a_card_of_its_choice() -> None:
    state = play(table([[6, 9, 13], [2, 4, 7]], {}), "6 on 2")
    assert legal(state) == {"use", "skip"}
    play(state, "use")
    assert state.actor == 1
    assert legal(state) == {"scene 2", "scene 4", "scene 7"}
    assert refused(state, "skip") == ("KA-9", "ka-must")
    play(state, "scene 4")
    assert state.actor == 1  # whose turn it is now anyway
    assert state.view(0).known == (4,)
    assert state.view(1).known == ()


def test_scene_8_swaps_with_a_face_up_neighbour() -> None:
    state = play(table([[8, 13], [4, 7]], {2: 2, 4: 9}), "8 on 3")
    assert legal(state) == {"slot 2", "slot 4", "skip"}
    assert refused(state, "slot 6") == ("KA-9", "ka-no-target-slot")
    play(state, "slot 4")
    assert film_of(state) == [0, 2, 9, 8, 0, 0]


def test_scene_10_trades_face_down() -> None:
    state = play(table([[10, 9, 13], [2, 4, 7]], {}), "10 on 2")
    assert legal(state) == {"scene 9", "scene 13", "skip"}
    play(state, "scene 9")
    assert state.actor == 1
    assert state.view(0).asked.chosen == 9
    assert state.view(1).asked.chosen == state.view(-1).asked.chosen == 0
    assert refused(state, "skip") == ("KA-9", "ka-begun")
    told = {seat: heard(state.copy(), "scene 4", seat=seat)[-1] for seat in (0, 1, -1)}
    assert told[0] == {"event": "traded-cards", "seat": 0, "gave": 9, "got": 4}
    assert told[1] == {"event": "traded-cards", "seat": 1, "gave": 4, "got": 9}
    assert told[-1] == {"event": "traded", "seat": 0}
    play(state, "scene 4")
    assert (state.view(0).hand, state.view(1).hand) == ((4, 13), (2, 7, 9))
    assert (state.view(0).known, state.view(1).known) == ((9,), (4,))


def test_ka_25_what_is_known_survives_trades_exactly() -> None:
    """5 was shown; its new holder's partner gave it away and so still knows it."""
    state = table([[3, 10, 5, 13], [2, 4, 14, 7]], {}, act=3)
    play(state, "3 on 2", "scene 5", "7 on 3", "10 on 4", "scene 5", "scene 4")
    assert (state.view(0).known, state.view(1).known) == ((5,), (4,))
    play(state, "14 on 5", "scene 10", "scene 5", "scene 13")  # the copy trades it back
    assert (state.view(0).hand, state.view(1).hand) == ((4, 5), (2, 13))
    assert (state.view(0).known, state.view(1).known) == ((13,), (4, 5))
    assert state.view(-1).known == ()
    assert [(deed.gave, deed.got) for deed in state.view(-1).deeds] == [(0, 0)] * 3


def test_scene_10_lapses_with_an_empty_hand() -> None:
    """The assistant's last scene: nothing left to give."""
    film = {1: 2, 2: 4, 3: 7, 4: 9, 5: 11}
    assert play(table([[], [10]], film), "10 on 6").phase() == "editing"


def test_scene_12_moves_a_face_up_scene_to_an_empty_slot() -> None:
    state = play(table([[12, 13], [4, 7]], {2: 2, 4: 9}), "12 on 3")
    assert legal(state) == {"slot 2", "slot 3", "slot 4", "skip"}
    play(state, "slot 4")
    assert legal(state) == {"slot 1", "slot 5", "slot 6"}
    assert refused(state, "skip") == ("KA-9", "ka-begun")
    state.told = Told(2)
    play(state, "slot 6")
    assert state.told.heard(-1) == [Moved(9, 6)]
    assert film_of(state) == [0, 2, 12, 0, 0, 9]
    assert state.view(0).laid == (2, 9, 12)  # a moved scene is not laid again


def test_scene_12_can_move_itself() -> None:
    state = play(table([[12, 13], [4, 7]], {2: 2, 4: 9}), "12 on 3", "slot 3", "slot 1")
    assert film_of(state) == [12, 2, 0, 9, 0, 0]


# -- camera, copied by scene 14 -------------------------------------------------------

COPIES = {
    3: (["scene 13"], [0, 3, 14, 0, 0, 0]),
    5: (["slot 6"], [0, 5, 14, 0, 0, 0]),
    6: (["scene 7"], [0, 6, 14, 0, 0, 0]),
    8: (["slot 2"], [0, 14, 8, 0, 0, 0]),
    10: (["scene 13", "scene 7"], [0, 10, 14, 0, 0, 0]),
    12: (["slot 2", "slot 5"], [0, 0, 14, 0, 12, 0]),
}


@pytest.mark.parametrize("copied", COPIES)
def test_scene_14_copies_a_camera_effect(copied: int) -> None:
    """Used or not, whoever laid it; "this scene" is then 14."""
    steps, film = COPIES[copied]
    state = play(table([[14, 13, 9], [7, 4]], {2: copied}, director=1), "14 on 3")
    assert legal(state) == {f"scene {copied}", "skip"}
    assert refused(state, "scene 14") == ("KA-9", "ka-no-copy")
    play(state, f"scene {copied}")
    assert refused(state, "skip")[0] == "KA-9"  # what was begun is finished
    play(state, *steps)
    assert film_of(state) == film
    assert state.view(0).used == (14,)
    assert state.actor == 1


def test_scene_14_copies_nothing_that_has_no_target() -> None:
    """8 has a neighbour, 14 has none: to "swap this scene" there is nothing to swap with."""
    state = play(table([[14, 13], [4, 7]], {1: 8, 2: 2}), "14 on 5")
    assert state.actor == 1


def test_two_copying_scenes_do_not_copy_each_other() -> None:
    options = {"script": OTHER_SCRIPT}
    state = table([[8, 13], [4, 15]], {1: 7, 2: 2}, options=options)
    play(state, "8 on 3")
    assert state.actor == 1


def test_copying_what_leaves_no_choice_carries_it_out() -> None:
    """The other script's 4 swaps the neighbours; 8 copies it."""
    state = table([[8, 13], [3, 15]], {1: 4, 3: 2}, options={"script": OTHER_SCRIPT})
    play(state, "8 on 2", "scene 4")
    assert film_of(state) == [2, 8, 4, 0, 0, 0]
    assert state.actor == 1


# -- scissors -------------------------------------------------------------------------


def test_scene_2_swaps_with_a_higher_number() -> None:
    state = play(ready_to_edit(2, 3, 5, 6, 8, 10), "slot 3")
    assert film_of(state) == [5, 3, 2, 6, 8, 10]


def test_scene_4_swaps_its_neighbours() -> None:
    state = ready_to_edit(3, 8, 4, 5, 10, 12)
    assert legal(state) == {"use", "skip"}
    play(state, "use")
    assert film_of(state) == [3, 5, 4, 8, 10, 12]


@pytest.mark.parametrize("film", [(4, 3, 5, 6, 8, 10), (3, 5, 6, 8, 10, 4)])
def test_scene_4_lapses_at_either_end(film: tuple[int, ...]) -> None:
    state = ready_to_edit(*film)
    assert state.phase() != "editing"
    assert state.view(0).used == ()


def test_scene_7_swaps_with_a_neighbour() -> None:
    state = ready_to_edit(3, 7, 5, 6, 8, 10)
    assert legal(state) == {"slot 1", "slot 3", "skip"}
    play(state, "slot 3")
    assert film_of(state) == [3, 5, 7, 6, 8, 10]


def test_scene_9_takes_a_neighbours_number() -> None:
    state = ready_to_edit(3, 9, 5, 6, 8, 10)
    play(state, "slot 3")
    assert state.view(0).numbers == (3, 5, 5, 6, 8, 10)
    assert film_of(state) == [3, 9, 5, 6, 8, 10]
    assert state.phase() == "between"


def test_scene_11_swaps_any_two_others() -> None:
    state = ready_to_edit(10, 11, 5, 6, 8, 3)
    assert legal(state) == {"slot 1", "slot 3", "slot 4", "slot 5", "slot 6", "skip"}
    play(state, "slot 1")
    assert legal(state) == {"slot 3", "slot 4", "slot 5", "slot 6"}
    assert refused(state, "slot 1") == ("KA-11", "ka-no-target-slot")
    assert refused(state, "skip") == ("KA-11", "ka-begun")
    play(state, "slot 6")
    assert film_of(state) == [3, 11, 5, 6, 8, 10]


def test_scene_13_swaps_with_a_lower_number() -> None:
    state = ready_to_edit(13, 3, 5, 6, 16, 10)
    assert legal(state) == {"slot 2", "slot 3", "slot 4", "slot 6"}
    play(state, "slot 6")
    assert film_of(state) == [10, 3, 5, 6, 16, 13]


def test_scene_15_swaps_with_its_right_neighbour_or_lapses() -> None:
    state = table([[], [15]], {1: 3, 2: 5, 3: 6, 5: 8, 6: 10})
    told = heard(state, "15 on 4", seat=0)
    assert {"event": "swapped", "scene": 15, "slot": 5, "other": 8, "other_slot": 4} in told
    state = table([[], [15]], {1: 3, 2: 5, 3: 6, 4: 8, 5: 10})
    assert {"event": "lapsed", "scene": 15} in heard(state, "15 on 6", seat=1)


# -- camera, in solo ------------------------------------------------------------------


def test_ka_19_own_scene_3_looks_at_two_slot_cards_instead() -> None:
    cards = [2, 4, 7, 8, 11, 15]
    state = solo([3, 9, 13], {}, [1, 5, 6], slot_cards=cards)
    play(state, "3 on 2", "slot 2")
    assert "slot 2" not in legal(state)
    play(state, "slot 5")
    assert state.view(0).slot_cards == (0, 4, 0, 0, 11, 0)
    assert state.view(0).asked.what == "lay"
    assert state.turn == 1


def test_ka_19_the_looks_need_no_hand_card() -> None:
    state = solo([3], {1: 2, 2: 4, 3: 7, 4: 9}, [13])
    play(state, "3 on 6")
    assert state.view(0).asked.what == "look"


@pytest.mark.parametrize("scene", [6, 10])
def test_ka_19_own_scenes_that_involve_the_partner_are_announced(scene: int) -> None:
    state = solo([scene, 9, 13], {}, [1, 5, 7])
    assert refused(state, f"{scene} on 2") == ("KA-19", "ka-announce-first")
    assert refused(state, "announce 9") == ("KA-19", "ka-no-announcement")
    assert refused(state, "announce 2") == ("KA-7", "ka-not-in-hand")
    play(state, f"announce {scene}")
    assert state.view(0).solo.row == (1,)
    assert state.view(0).solo.face_down == 2
    assert legal(state) == {f"{scene} on {slot}" for slot in range(1, 7)}
    assert refused(state, "9 on 2") == ("KA-19", "ka-forced")
    assert refused(state, f"announce {scene}") == ("KA-19", "ka-forced")
    play(state, f"{scene} on 2")
    assert state.turn == 1  # its effect is ignored
    assert state.view(0).used == ()


def test_ka_19_nothing_is_turned_up_if_nothing_is_face_down() -> None:
    state = solo([6, 9], {1: 2, 2: 4}, [], open_row=(1, 7))
    assert refused(state, "announce 6") == ("KA-19", "ka-none-face-down")
    play(state, "6 on 3")
    assert state.turn == 1
    assert state.view(0).solo.row == (1, 7)


@pytest.mark.parametrize("scene", [6, 10])
def test_ka_20_the_partners_scene_that_mentions_its_partner_turns_one_up(scene: int) -> None:
    state = solo([9, 13], {1: 2}, [5, 7], open_row=(scene,))
    play(state, f"{scene} on 3")
    assert state.view(0).solo.row == (5,)
    assert state.turn == 0


def test_ka_20_the_partners_scene_3_may_turn_one_up() -> None:
    state = play(solo([9, 13], {1: 2}, [5, 7], open_row=(3,)), "3 on 3")
    assert legal(state) == {"use", "skip"}
    play(state, "use")
    assert state.view(0).solo.row == (5,)
    state = play(solo([9, 13], {1: 2}, [5, 7], open_row=(3,)), "3 on 3", "skip")
    assert state.view(0).solo.row == ()


def test_ka_20_the_partners_scene_5_lets_the_player_look() -> None:
    state = solo([9, 13], {1: 2}, [4, 7], open_row=(5,), slot_cards=[1, 3, 6, 8, 10, 11])
    play(state, "5 on 3", "slot 1")
    assert state.view(0).slot_cards == (1, 0, 0, 0, 0, 0)
    assert state.view(0).looked == ((1,), ())


@pytest.mark.parametrize(("scene", "steps"), [(8, ["slot 1"]), (12, ["slot 1", "slot 6"])])
def test_ka_20_the_partners_other_effects_are_the_players(scene: int, steps: list[str]) -> None:
    state = play(solo([9, 13], {1: 2}, [4, 7], open_row=(scene,)), f"{scene} on 2", *steps)
    assert film_of(state) == ([8, 2, 0, 0, 0, 0] if scene == 8 else [0, 12, 0, 0, 0, 2])


def test_ka_21_an_own_14_says_before_that_it_copies_an_effect_with_the_partner() -> None:
    state = solo([14, 13], {1: 2, 2: 6}, [5, 7])
    play(state, "announce 14")
    assert state.view(0).solo.row == (5,)
    play(state, "14 on 3")
    assert state.turn == 1
    without = solo([14, 13], {1: 2, 2: 6}, [5, 7])
    play(without, "14 on 3")
    assert without.turn == 1  # 6 is no longer to be copied
    nothing = solo([14, 13], {1: 2, 2: 4}, [5, 7])
    assert refused(nothing, "announce 14") == ("KA-21", "ka-nothing-to-copy")


def test_ka_21_an_own_14_that_copies_a_3_looks_twice() -> None:
    state = solo([14, 13], {1: 3, 2: 4}, [5, 7])
    play(state, "14 on 3", "scene 3", "slot 1", "slot 2")
    assert state.view(0).looked == ((1, 2), ())
    assert state.view(0).used == (14,)


@pytest.mark.parametrize("copied", [3, 6, 10])
def test_ka_21_the_partners_14_turns_one_up(copied: int) -> None:
    state = solo([9, 13], {1: copied}, [5, 7], open_row=(14,))
    play(state, "14 on 3", f"scene {copied}")
    assert state.view(0).solo.row == (5,)
    assert state.turn == 0


def test_ka_21_the_partners_14_copies_other_effects_as_usual() -> None:
    state = solo([9, 13], {1: 8}, [5, 7], open_row=(14,))
    play(state, "14 on 2", "scene 8", "slot 1")
    assert film_of(state) == [14, 8, 0, 0, 0, 0]


def test_a_camera_effect_that_must_cannot_be_skipped() -> None:
    state = table([[9, 13, 4], [3, 15, 1]], {}, options={"script": OTHER_SCRIPT})
    play(state, "9 on 1")
    assert refused(state, "skip") == ("KA-9", "ka-must")


def test_a_number_taken_while_filming_stays() -> None:
    state = table([[5, 13], [3, 15]], {1: 1, 3: 2}, options={"script": OTHER_SCRIPT})
    play(state, "5 on 2", "slot 1", "3 on 4")
    assert state.view(0).numbers == (1, 1, 2, 3, 0, 0)


@pytest.mark.parametrize("scene", range(1, 17))
def test_ka_26_any_scene_can_be_one_to_be_laid_beside_another(scene: int) -> None:
    rules = dict.fromkeys(range(1, 17), "no effect") | {scene: "megaphone lay beside a scene"}
    script = "\n".join(f"{one} {words}" for one, words in rules.items())
    one, two, three, four, five, *_ = (other for other in rules if other != scene)
    state = table([[one, two], [scene, three, four]], {3: five}, options={"script": script})
    lays = {lay for lay in legal(state) if lay.startswith(f"{scene} ")}
    assert lays == {f"{scene} on 2", f"{scene} on 4"}
