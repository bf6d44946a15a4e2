"""Klappe & Action! for two, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from lichtspiel import CHANCE, NOBODY, Action, Dice, IllegalAction, new_table
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.told import Told
from lichtspiel.games.klappe_und_action.scenes import HANDS_OF_ACT
from lichtspiel.games.klappe_und_action.view import KlappeView, Swapped
from tests.klappe_und_action.tables import (
    GAME,
    film_of,
    legal,
    play,
    play_well,
    ready_to_edit,
    refused,
    table,
    view_of,
)


def dealt(seed: int, **options: object) -> KlappeView:
    return view_of(new_table("klappe-und-action", seats=2, options=options, seed=seed), -1)


# -- material and acts ------------------------------------------------------------


def test_ka_1_sixteen_scenes_each_once() -> None:
    state = new_table("klappe-und-action", seats=2, seed=1).state
    assert sorted(state.cards()) == list(range(1, 17))


def test_ka_3_slots_and_hands_of_each_act() -> None:
    found = {}
    for seed in range(40):
        for game_table in play_well(GAME.setup(2), seed):
            view = view_of(game_table, -1)
            if not view.laid and view.phase == "filming":
                mine, yours = view.hand_sizes[view.director], view.hand_sizes[1 - view.director]
                found[view.act] = (len(view.film), mine, yours)
    assert found == {1: (6, 3, 3), 2: (7, 4, 3), 3: (8, 4, 4)}
    assert HANDS_OF_ACT == ((3, 3), (4, 3), (4, 4))


def test_ka_4_nobody_sees_slot_cards_or_unused_scenes() -> None:
    game_table = new_table("klappe-und-action", seats=2, seed=1)
    for seat in (0, 1, -1):
        view = view_of(game_table, seat)
        assert view.slot_cards == (0,) * 6
        assert len(view.hand) == (0 if seat < 0 else 3)


def test_ka_5_the_director_is_drawn_or_chosen_and_begins() -> None:
    drawn = Counter(dealt(seed).director for seed in range(60))
    assert set(drawn) == {0, 1}
    assert min(drawn.values()) > 15
    for seed in range(5):
        assert dealt(seed, director="first").director == 0
        view = dealt(seed, director="second")
        assert view.director == view.actor == 1


def test_ka_5_the_chair_changes_hands_after_every_act() -> None:
    for seed in range(10):
        directors: dict[int, int] = {}
        for game_table in play_well(GAME.setup(2), seed):
            view = view_of(game_table)
            assert directors.setdefault(view.act, view.director) == view.director
            if not view.laid and view.phase == "filming":
                assert view.actor == view.director
        for act in (2, 3):
            assert act not in directors or directors[act] == 1 - directors[act - 1]


def test_ka_6_a_hand_has_no_order_that_reaches_the_partner() -> None:
    """The own view is sorted; the partner's view has only its size and what it knows."""
    state = table([[9, 2, 5], [4, 11, 7]], {})
    assert state.view(0).hand == (2, 5, 9)
    assert state.view(1).hand_sizes == (3, 3)
    assert state.view(1).known == ()


# -- filming ----------------------------------------------------------------------


def test_ka_7_seats_take_turns_until_the_film_is_full() -> None:
    state = table([[2, 4, 7], [9, 11, 13]], {}, director=1)
    lays = ["9 on 1", "2 on 3", "11 on 2", "4 on 4", "13 on 5", "7 on 6"]
    for number, lay in enumerate(lays):
        assert state.actor == (1 + number) % 2
        play(state, lay)
    assert film_of(state) == [9, 11, 2, 4, 13, 7]
    assert state.view(0).laid == (9, 2, 11, 4, 13, 7)
    assert state.phase() == "editing"


@pytest.mark.parametrize(
    ("notation", "refusal"),
    [
        ("5 on 2", ("KA-7", "ka-slot-taken")),
        ("12 on 1", ("KA-7", "ka-not-in-hand")),
        ("11 on 1", ("KA-7", "ka-not-in-hand")),
        ("5 on 7", ("KA-3", "ka-no-such-slot")),
        ("skip", ("KA-7", "ka-no-passing")),
        ("slot 1", ("KA-7", "ka-not-now")),
        ("scene 5", ("KA-7", "ka-not-now")),
        ("use", ("KA-7", "ka-not-now")),
        ("cover 2", ("KA-16", "ka-cover-later")),
        ("ready", ("KA-8", "ka-ready-later")),
        ("turn up", ("KA-20", "ka-solo-only")),
        ("announce 5", ("KA-19", "ka-solo-only")),
        ("extra 5", ("KA-22", "ka-solo-only")),
        ("face-down", ("KA-7", "ka-not-now")),
        ("slot card", ("KA-23", "ka-plant-later")),
        ("shuffle back", ("KA-23", "ka-plant-later")),
    ],
)
def test_ka_7_what_a_turn_does_not_allow(notation: str, refusal: tuple[str, str]) -> None:
    state = table([[5, 6], [11, 13]], {2: 3, 4: 10}, used=[])
    assert refused(state, notation) == refusal


def test_ka_8_silence_from_the_deal_to_the_last_lay_and_its_effect() -> None:
    """Worked case 6: closed for both seats while filming, open from editing on."""
    state = table([[], [5]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11})
    for _ in range(2):
        silence = state.silence()
        assert silence is not None
        assert (silence.rule, silence.id) == ("KA-8", "ka-silence")
        if state.view(-1).asked.what == "lay":
            play(state, "5 on 6")
    play(state, "skip")
    assert state.phase() == "editing"
    assert state.silence() is None


def test_ka_8_both_are_ready_before_the_next_act_is_dealt() -> None:
    state = ready_to_edit(1, 3, 5, 6, 8, 10)
    assert state.phase() == "between"
    assert state.silence() is None
    assert state.actor == state.director == 0
    assert refused(state, "cover 1") == ("KA-16", "ka-cover-later")
    assert refused(state, "skip") == ("KA-8", "ka-not-now")
    play(state, "ready")
    assert state.actor == 1
    play(state, "ready")
    assert state.actor == CHANCE
    assert refused(state, "ready") == ("KA-4", "ka-not-dealt")
    state.deal(Dice(1))
    assert (state.act, state.director, state.actor) == (2, 1, 1)
    assert state.silence() is not None


def test_ka_9_a_camera_effect_may_be_used_at_once_or_lapses() -> None:
    state = play(table([[5, 6], [11, 13]], {2: 3, 4: 10}), "5 on 1")
    assert state.actor == 0
    assert "skip" in legal(state)
    assert refused(state, "6 on 3") == ("KA-9", "ka-not-now")
    play(state, "skip")
    assert state.actor == 1
    assert state.view(0).used == ()


def test_ka_9_an_effect_without_a_target_is_not_asked_for() -> None:
    alone = play(table([[8, 2, 7], [11, 13, 15]], {}), "8 on 1")
    assert alone.actor == 1  # no neighbour to swap with
    last = play(table([[], [12]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11}), "12 on 6")
    assert last.phase() == "editing"  # no empty slot to move to
    shows = play(table([[], [3]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11}), "3 on 6")
    assert shows.phase() == "editing"  # no card left to show


def test_ka_10_scene_1_is_laid_beside_a_face_up_scene() -> None:
    state = table([[1, 2], [11, 13]], {3: 7, 6: 9})
    assert {lay for lay in legal(state) if lay.startswith("1 ")} == {"1 on 2", "1 on 4", "1 on 5"}
    assert refused(state, "1 on 1") == ("KA-10", "ka-beside")


def test_ka_10_scene_1_cannot_be_the_first_scene_of_an_act() -> None:
    state = table([[1, 2, 4], [11, 13, 15]], {})
    assert not {lay for lay in legal(state) if lay.startswith("1 ")}
    assert refused(state, "1 on 1") == ("KA-10", "ka-beside")


def test_ka_10_the_rule_binds_laying_not_moving() -> None:
    state = play(table([[12, 2], [11]], {1: 7, 2: 1, 3: 4}, director=1), "12 on 4")
    play(state, "slot 2", "slot 6")
    assert film_of(state) == [7, 0, 4, 12, 0, 1]


# -- editing ----------------------------------------------------------------------


def test_ka_11_worked_case_4_scissors_in_order_of_numbers() -> None:
    """Whatever their slots, as the swaps are told; 15 has no choice and is carried out."""
    state = table([[], [16]], {6: 3, 5: 15, 3: 2, 2: 5, 1: 11})
    state.told = Told(2)
    play(state, "16 on 4", "slot 1", "slot 1", "slot 2")
    told = [event for event in state.told.heard(0) if isinstance(event, Swapped)]
    assert [{event.scene, event.other} for event in told] == [{2, 11}, {2, 5}, {15, 3}]
    assert film_of(state) == [5, 2, 11, 16, 3, 15]


def test_ka_3_a_slot_that_is_not_there_is_counted_from_1() -> None:
    refusal = table([[5, 6], [11, 13]], {2: 3, 4: 10}).why_illegal(GAME.parse("5 on 7"))
    assert refusal == Refusal("KA-3", "ka-no-such-slot", {"slot": 7, "size": 6})


def test_ka_11_a_slot_that_an_effect_cannot_choose_is_counted_from_1() -> None:
    refusal = ready_to_edit(5, 2, 9, 16, 10, 3).why_illegal(GAME.parse("slot 2"))
    named: dict[str, str | int] = {"slot": 2, "scene": 2, "asked": "swap"}
    assert refusal == Refusal("KA-11", "ka-no-target-slot", named)


def test_ka_11_what_must_cannot_be_skipped() -> None:
    state = ready_to_edit(2, 5, 9, 16, 10, 3)
    assert state.decision.scene == 2
    assert legal(state) == {"slot 2", "slot 3", "slot 4", "slot 5", "slot 6"}
    assert refused(state, "skip") == ("KA-11", "ka-must")
    assert refused(state, "slot 1") == ("KA-11", "ka-no-target-slot")
    assert refused(state, "slot 7") == ("KA-3", "ka-no-such-slot")
    assert refused(state, "16 on 1") == ("KA-11", "ka-not-now")


def test_ka_11_a_must_that_leaves_no_choice_is_carried_out() -> None:
    state = ready_to_edit(15, 5, 3, 6, 10, 16)
    assert film_of(state)[:2] == [5, 15]


def test_ka_12_a_must_without_a_target_lapses() -> None:
    state = ready_to_edit(3, 5, 6, 8, 10, 15)
    assert film_of(state) == [3, 5, 6, 8, 10, 15]
    assert 15 not in state.view(0).used


def test_ka_12_a_scene_with_another_number_keeps_its_place_in_the_order() -> None:
    """9 takes 16; 11 comes after it all the same, and 13 sees the taken number."""
    state = ready_to_edit(9, 16, 11, 3, 13, 5)
    assert state.decision.scene == 9
    play(state, "slot 2")
    assert state.view(0).numbers == (16, 16, 11, 3, 13, 5)
    assert state.decision.scene == 11
    play(state, "skip")
    assert legal(state) == {"slot 3", "slot 4", "slot 6"}  # not slot 1: its 9 counts as 16


def test_ka_12_a_number_taken_is_gone_in_the_next_act() -> None:
    state = ready_to_edit(3, 5, 8, 9, 10, 12)
    play(state, "slot 3")
    assert state.view(0).numbers == (3, 5, 8, 8, 10, 12)
    play(state, "ready", "ready")
    state.deal(Dice(1))
    assert state.view(0).numbers == (0,) * 7


def test_ka_13_the_director_decides_for_the_team() -> None:
    assert ready_to_edit(7, 3, 5, 8, 10, 12, director=1).actor == 1
    assert ready_to_edit(3, 5, 10, 8, 6, 12, director=1).actor == 1
    game_table = new_table("klappe-und-action", seats=2, options={"director": "first"}, seed=5)
    assert game_table.why_illegal(game_table.legal_actions()[0], seat=1) is not None


def test_ka_13_team_decisions_can_be_taken_back_until_the_act_closes() -> None:
    state = ready_to_edit(7, 3, 11, 8, 10, 12)
    assert not state.can_take_back()
    play(state, "skip")
    assert state.can_take_back()
    state = ready_to_edit(3, 5, 10, 8, 6, 12)
    play(state, "cover 3")
    assert state.can_take_back()
    play(state, "cover 4")
    assert not state.can_take_back()


# -- closing ----------------------------------------------------------------------


def test_ka_14_an_act_in_order_succeeds() -> None:
    assert ready_to_edit(3, 5, 6, 8, 10, 16).phase() == "between"
    assert ready_to_edit(16, 3, 5, 6, 8, 10).phase() == "between"


def test_ka_15_a_used_reshoot_leaves_the_game() -> None:
    state = ready_to_edit(3, 8, 5, 10, 12, 16)
    play(state, "cover 2")
    assert state.phase() == "between"
    assert state.view(0).covered == (2,)
    play(state, "ready", "ready")
    state.deal(Dice(1))
    assert state.view(0).reshoots == 1
    assert state.view(0).covered == ()


def test_ka_15_reshoots_agreed_on() -> None:
    for reshoots in (0, 1, 2):
        assert dealt(1, reshoots=reshoots).reshoots == reshoots


@pytest.mark.parametrize(
    ("notation", "refusal"),
    [
        ("cover 1", ("KA-16", "ka-cover-useless")),
        ("cover 7", ("KA-3", "ka-no-such-slot")),
        ("skip", ("KA-16", "ka-must-cover")),
        ("ready", ("KA-8", "ka-ready-later")),
        ("slot 2", ("KA-16", "ka-not-now")),
        ("16 on 1", ("KA-16", "ka-not-now")),
    ],
)
def test_ka_16_only_what_helps_can_be_covered(notation: str, refusal: tuple[str, str]) -> None:
    state = ready_to_edit(3, 8, 5, 10, 12, 16)
    assert legal(state) == {"cover 2", "cover 3"}
    assert refused(state, notation) == refusal


def test_ka_15_a_scene_is_covered_once_and_only_with_a_reshoot() -> None:
    state = ready_to_edit(3, 5, 10, 8, 6, 12)
    play(state, "cover 4")
    assert refused(state, "cover 4") == ("KA-15", "ka-covered")
    none = table([[5, 6], [11, 13]], {2: 3, 4: 10}, reshoots=0)
    assert refused(none, "cover 2") == ("KA-15", "ka-no-reshoot")


def test_ka_16_worked_case_5_lost_at_once_if_reshoots_cannot_suffice() -> None:
    state = ready_to_edit(3, 5, 10, 8, 6, 12, reshoots=1)
    assert state.actor == NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("lost", (), (0, 0))
    assert refused(state, "cover 3") == ("KA-16", "ka-over")
    assert state.legal_actions() == []


@pytest.mark.parametrize("reshoots", [0, 1, 2])
def test_ka_17_three_acts_win_and_fewer_reshoots_make_a_better_film(reshoots: int) -> None:
    state = ready_to_edit(1, 3, 5, 6, 8, 10, 12, 16, reshoots=reshoots)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("won", (0, 1))
    assert outcome.scores == (1 + reshoots,) * 2
    assert refused(state, "ready") == ("KA-17", "ka-over")


# -- the contract -----------------------------------------------------------------


def test_an_action_of_another_game_is_a_mistake() -> None:
    state = table([[5, 6], [11, 13]], {2: 3, 4: 10})
    with pytest.raises(TypeError):
        state.why_illegal(Action(0, "17 up"))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("5 on 3", "5 on 3"), ("5 3", "5 on 3"), ("05 ON 3", "5 on 3"), ("Turn  Up", "turn up")],
)
def test_a_notation_forgives(typed: str, notation: str) -> None:
    assert GAME.parse(typed).notation == notation


def test_not_dealt_yet() -> None:
    state = GAME.new(GAME.setup(2))
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction) as error:
        state.apply(GAME.parse("5 on 3"))
    assert error.value.refusal.rule == "KA-4"
