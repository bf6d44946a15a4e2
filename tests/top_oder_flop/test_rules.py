"""Top oder Flop, rule by rule. Each test is named after the rule it is about."""

import re
from collections import Counter

import pytest

from lichtspiel import (
    NOBODY,
    SPECTATOR,
    BadNotation,
    BadSetup,
    Dice,
    IllegalAction,
    State,
    new_table,
)
from lichtspiel.engine.told import Told
from lichtspiel.games.face_to_face.actions import END
from lichtspiel.games.top_oder_flop.cards import FILMS, KINDS, codes
from lichtspiel.games.top_oder_flop.deck import able_to_open, deal_hands, deck_cards
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet, ranking, share
from lichtspiel.games.top_oder_flop.state import TopOderFlop, before_the_deal
from lichtspiel.games.top_oder_flop.view import Hopeless, TopOderFlopView
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES, texts_in

from .tables import GAME, legal, play, row_of, rule_against, side_of, table


def dealt(seats: int = 4, seed: int = 1) -> TopOderFlop:
    state = new_table("top-oder-flop", seats=seats, seed=seed).state
    assert isinstance(state, TopOderFlop)
    return state


def sheet_of(state: State) -> ScoreSheet:
    outcome = state.outcome()
    assert isinstance(outcome, ScoreSheet)
    return outcome


# -- material and set-up -----------------------------------------------------------


def test_tf_1_two_to_five_seats_and_five_films_with_two_sides_each() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 5)
    assert FILMS == ("aa", "cc", "dd", "rr", "tt")
    view = dealt().view(0)
    assert [(film.top.cards, film.flop.cards) for film in view.films] == [((), ())] * 5


def test_tf_2_pairs_have_values_1_to_4_and_fives_one_film() -> None:
    codes = {kind.code for kind in KINDS}
    assert len(codes) == 40 + 5 + 6
    assert {"ac1", "rt4", "d5", "tf+3", "tf-3", "ft+3", "ft-3", "any+3", "any-3"} <= codes
    assert not {"a4", "ac5", "ca1", "aa5"} & codes


@pytest.mark.parametrize(("seats", "markers"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_tf_3_two_markers_for_two_or_three_seats_else_one(seats: int, markers: int) -> None:
    assert {seat.markers for seat in dealt(seats).seats} == {markers}


def test_tf_3_without_a_marker_none_can_be_played() -> None:
    state = table(markers={0: 0, 1: 2, 2: 2}, films={"aa top": "x2", "cc top": "stop"})
    assert rule_against(state, "x2 top dd") == "TF-3"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tf_4_eight_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = dealt(seats)
    assert [seat.size for seat in state.seats] == [8] * seats
    assert state.view(SPECTATOR).draw_size == 70 - 8 * seats
    assert sorted(state.cards()) == sorted(deck_cards("house"))


def test_tf_4_dealt_one_at_a_time_from_the_starting_seat_which_also_begins() -> None:
    state, dice = GAME.new(GAME.setup(3)), Dice(5)
    state.deal(Dice(5))
    start = dice.below(3)
    pile = deck_cards("house")[:]
    dice.shuffle(pile)
    assert isinstance(state, TopOderFlop)
    assert state.actor == start
    for place in range(3):
        hand = state.seats[(start + place) % 3].hand_cards()
        assert hand == sorted(pile[place:24:3])


def test_tf_4_every_seat_starts_equally_often() -> None:
    starts = Counter(dealt(4, seed).actor for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 25


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tf_4_a_seat_may_be_agreed_on_to_start(seats: int) -> None:
    for start, word in enumerate(("first", "second", "third", "fourth", "fifth")[:seats]):
        state, dice = GAME.new(GAME.setup(seats, {"start": word})), Dice(5)
        state.deal(Dice(5))
        pile = deck_cards("house")[:]
        dice.shuffle(pile)  # nothing is drawn before it
        assert isinstance(state, TopOderFlop)
        assert state.actor == start
        assert state.me.hand_cards() == sorted(pile[0 : 8 * seats : seats])


def test_tf_4_only_a_seat_that_is_there_can_start() -> None:
    assert GAME.setup(3).options["start"] == "random"
    assert GAME.setup(3, {"start": "third"}).options["start"] == "third"
    for wrong in ("fourth", "zeroth", 0, None):
        with pytest.raises(BadSetup, match=r"random, first, second, third\. \(TF-4\)"):
            GAME.setup(3, {"start": wrong})


def test_tf_4_turns_go_clockwise_and_the_starting_seat_has_the_first_one() -> None:
    seen, sizes = [], []
    for step in play_at_random(GAME.setup(3), 5):
        assert isinstance(step.state, TopOderFlop)
        seen.append(step.actor)
        sizes.append([seat.size for seat in step.state.seats])
    assert seen[:12] == [(seen[0] + step) % 3 for step in range(12)]
    assert sizes[6] == [6, 6, 6]


def opening(hand: str, seats: int = 2) -> TopOderFlop:
    """A fresh table, where the starting player has this hand."""
    state = dealt(seats)
    codes = hand.split()
    me = state.me
    for card in me.hand_cards():
        me.drop(KINDS[card])
    for code in codes:
        me.get(next(kind for kind in KINDS if kind.code == code))
    return state


def test_tf_5_the_opening_lays_influence_cards_only_and_only_into_the_display() -> None:
    state = opening("ac3 ad1 c5 c5 tf-3 any+3 any-3 dr2")
    expected = {"ac3 own aa", "ac3 own cc", "ad1 own aa", "ad1 own dd", "c5 own cc"}
    assert legal(state) == expected | {"dr2 own dd", "dr2 own rr"}
    assert rule_against(state, "tf-3 own aa") == "TF-5"
    assert rule_against(state, "ac3 top aa") == "TF-5"
    assert rule_against(state, "x2 top aa") == "TF-5"
    assert rule_against(state, "any+3 moves ad from top aa to flop dd") == "TF-5"


def test_tf_5_the_second_card_is_for_a_different_film() -> None:
    state = opening("ac3 ac1 c5 d5 tf-3 tf-3 any+3 any-3")
    seat = state.actor
    play(state, "ac3 own aa")
    play(state, min(legal(state)))
    assert state.actor == seat
    assert rule_against(state, "ac1 own aa") == "TF-5"
    assert legal(state) == {"ac1 own cc", "c5 own cc", "d5 own dd"}


def test_tf_5_a_first_card_must_leave_one_for_another_film() -> None:
    state = opening("a5 a5 ac1 tf-3 tf-3 ft+3 any+3 any-3")
    assert rule_against(state, "ac1 own cc") is None
    assert rule_against(state, "ac1 own aa") == "TF-5"
    assert rule_against(state, "a5 own aa") is None
    state = opening("a5 c5 tf-3 tf-3 tf-3 ft+3 any+3 any-3")
    assert legal(state) == {"a5 own aa", "c5 own cc"}


def test_tf_6_a_hopeless_hand_is_its_own_seats() -> None:
    """Hands are dealt clockwise from the starting seat."""
    starts = set()
    for seed in range(20):
        state = before_the_deal(GAME.setup(3), FEW_INFLUENCE)
        state.told = Told(3)
        state.deal(Dice(seed))
        dice = Dice(seed)
        start = dice.below(3)
        clockwise = [*range(start, 3), *range(start)]
        shown = []
        while hands := deal_hands(FEW_INFLUENCE[:], 3, dice):
            failed = [place for place, hand in enumerate(hands) if not able_to_open(hand)]
            if not failed:
                break
            shown += [Hopeless(clockwise[at], tuple(codes(sorted(hands[at])))) for at in failed]
        *heard, _ = state.told.heard(SPECTATOR)
        assert heard == shown
        starts |= {start} if shown else set()
    assert starts == {0, 1, 2}


def test_tf_17_a_stop_refuses_by_its_own_rule_when_a_later_film_is_completed() -> None:
    state = table("ac3", films={"aa top": "stop", "tt top": "stop", "tt flop": "stop"})
    assert rule_against(state, "ac3 top aa") == "TF-17"
    assert rule_against(state, "x2 top tt") == "TF-25"


FEW_INFLUENCE = [0] * 9 + [40] * 9 + [41] * 3 + [45] * 20 + [47] * 20 + [49] * 9
"""AA/CC 1, the fives of AA and CC, and many change cards: too few for a deck (TF-34)."""


def test_tf_6_a_hopeless_hand_is_shown_and_all_is_dealt_again_with_the_same_start() -> None:
    redealt = 0
    for seed in range(20):
        state = before_the_deal(GAME.setup(3), FEW_INFLUENCE)
        state.told = Told(3)
        state.deal(Dice(seed))
        *hopeless, starts = (event.to_json() for event in state.told.heard(SPECTATOR))
        assert starts == {"event": "starts", "seat": state.actor}
        assert state.actor == Dice(seed).below(3)
        for event in hopeless:
            assert event["event"] == "hopeless"
            assert isinstance(event["cards"], list)
            influence = [card for card in event["cards"] if card[-2] not in "+-"]
            assert len(influence) < 2 or set(influence) in ({"a5"}, {"c5"})
        redealt += bool(hopeless)
        assert isinstance(state, TopOderFlop)
        assert sorted(state.cards()) == state.deck
        for seat in state.seats:
            influence = [KINDS[card].code for card in seat.hand_cards() if card < 45]
            assert len(influence) >= 2
            assert set(influence) not in ({"a5"}, {"c5"})
    assert redealt > 5


# -- a turn ------------------------------------------------------------------------


def test_tf_7_an_influence_card_goes_to_a_film_it_names_and_a_card_is_drawn() -> None:
    state = table("ac3 d5")
    assert {"ac3 top aa", "ac3 flop aa", "ac3 top cc", "ac3 flop cc"} <= legal(state)
    assert {"d5 top dd", "d5 flop dd"} <= legal(state)
    before = state.me.size
    me, drawn = state.me, state.pile[state.drawn]
    play(state, "ac3 flop cc")
    assert side_of(state, "cc flop") == "ac3"
    assert me.size == before
    assert drawn in me.hand_cards()
    assert state.actor == 1


def test_tf_7_a_card_not_in_hand_cannot_be_played() -> None:
    state = table("ac3")
    assert rule_against(state, "cd3 top cc") == "TF-7"
    assert rule_against(state, "cd3 own cc") == "TF-8"
    assert rule_against(state, "tf+3 own rr") == "TF-9"
    assert rule_against(state, "tf+3 moves ac from top aa to flop aa") == "TF-10"


def test_tf_8_an_influence_card_to_the_own_display_draws_nothing() -> None:
    state = table("ac3", rows={0: {"dd": "dr1", "rr": "rt1"}})
    me, size, left = state.me, state.me.size, state.drawn
    play(state, "ac3 own cc")
    assert row_of(state, 0, "cc") == "ac3"
    assert (me.size, state.drawn) == (size - 1, left)


def test_tf_9_a_change_card_only_onto_a_row_the_seat_has() -> None:
    state = table("any+3 tf-3", rows={0: {"dd": "dr1", "rr": "rt1"}})
    assert rule_against(state, "any+3 own aa") == "TF-9"
    size = state.me.size
    me = state.me
    play(state, "any+3 own dd")
    assert row_of(state, 0, "dd") == "dr1 any+3?"
    assert me.size == size - 1
    assert me.influence()[2] == 4


def test_tf_9_a_minus_three_takes_away() -> None:
    state = table("any-3", rows={0: {"dd": "dr1", "rr": "rt1"}})
    play(state, "any-3 own dd")
    assert state.seats[0].influence()[2] == -2


def test_tf_10_the_action_card_leaves_the_game_and_a_card_is_drawn() -> None:
    state = table("tf-3", films={"aa top": "ac3"})
    me, size = state.me, state.me.size
    play(state, "tf-3 moves ac from top aa to flop cc")
    assert (side_of(state, "aa top"), side_of(state, "cc flop")) == ("", "ac3")
    assert state.view(1).gone == ("tf-3",)
    assert me.size == size


def test_tf_11_a_marker_draws_a_card_and_makes_the_hand_larger() -> None:
    state = table("ac3")
    me, size = state.me, state.me.size
    play(state, "stop flop cc")
    assert (me.size, me.markers) == (size + 1, 1)
    assert side_of(state, "cc flop") == "stop"


def test_tf_12_nothing_is_laid_elsewhere_and_there_is_no_passing() -> None:
    for seats in (2, 5):
        for step in play_at_random(GAME.setup(seats), 3):
            state = step.state
            assert isinstance(state, TopOderFlop)
            for action in state.legal_actions()[::7]:
                others = [seat.display[:] for seat in state.seats if seat is not state.me]
                trial = state.copy()
                mover = state.actor
                trial.apply(action)
                after = [s.display for number, s in enumerate(trial.seats) if number != mover]
                assert after == others
    assert "pass" not in {action.notation for action in GAME.all_actions}


def test_tf_12_with_only_a_marker_left_it_can_be_played() -> None:
    state = table(
        rows={0: {"aa": "ac1", "cc": "cd1"}}, markers={0: 1}, pile=False, films={"aa top": "x2"}
    )
    assert state.me.size == 0
    assert legal(state) == {
        *(
            f"{face} {side} {film}"
            for face in ("x2", "stop")
            for side in ("top", "flop")
            for film in FILMS
        )
    } - {"x2 top aa"}


def test_tf_13_from_an_empty_pile_nothing_is_drawn_and_the_game_goes_on() -> None:
    state = table("ac3 d5", rows={0: {"aa": "ac1", "cc": "cd1"}}, pile=False)
    me = state.me
    play(state, "ac3 top aa")
    assert me.size == 1
    assert state.actor == 1


# -- display rows ------------------------------------------------------------------


def test_tf_14_the_first_card_of_a_row_lies_face_up_all_others_face_down() -> None:
    state = table("ac3 ad3", rows={0: {"dd": "dr1", "rr": "rt1"}})
    play(state, "ac3 own aa")
    assert row_of(state, 0, "aa") == "ac3"
    state.turn_of(0)
    play(state, "ad3 own aa")
    assert row_of(state, 0, "aa") == "ac3 ad3?"
    row = state.view(1).seats[0].rows[0]
    assert [(card.card, card.shown) for card in row] == [("ac3", True), (None, False)]


# -- film sides --------------------------------------------------------------------

FULL = {"dd top": "ad2 dr2 dt4"}


def test_tf_15_a_fourth_card_must_be_strictly_higher_than_the_lowest() -> None:
    state = table("cd2 cd3 ad1 d5", films=FULL)
    assert rule_against(state, "cd2 top dd over ad for aa") == "TF-15"
    assert rule_against(state, "cd2 top dd") == "TF-15"
    assert rule_against(state, "cd3 top dd") == "TF-15"  # it must say which one
    assert rule_against(state, "cd3 top dd over ad for aa") is None
    assert rule_against(state, "d5 top dd over dr for dd") is None


def test_tf_15_only_a_lowest_card_is_replaced_and_the_player_chooses_among_equals() -> None:
    state = table("cd3", films=FULL)
    takes = {text for text in legal(state) if text.startswith("cd3 top dd")}
    assert takes == {
        "cd3 top dd over ad for aa",
        "cd3 top dd over ad for dd",
        "cd3 top dd over dr for dd",
        "cd3 top dd over dr for rr",
    }
    assert rule_against(state, "cd3 top dd over dt for tt") == "TF-15"
    assert rule_against(state, "cd3 top cc over ac for aa") == "TF-15"  # there is room


def test_tf_15_the_replaced_card_goes_to_the_own_display_up_in_a_new_row_down_in_an_old() -> None:
    state = table("cd3 cd4", films=FULL, rows={0: {"rr": "rt1", "cc": "ct1"}})
    me, size = state.me, state.me.size
    play(state, "cd3 top dd over ad for aa")
    assert side_of(state, "dd top") == "dr2 dt4 cd3"
    assert row_of(state, 0, "aa") == "ad2"
    assert me.size == size  # TF-7: and a card is drawn
    state.turn_of(0)
    play(state, "cd4 top dd over dr for rr")
    assert row_of(state, 0, "rr") == "rt1 dr2"
    known = state.view(2).seats[0].rows[3][1]
    assert (known.card, known.shown) == ("dr2", True)


def test_tf_16_a_doubled_side_can_change_and_takes_no_second_x2_but_a_stop() -> None:
    state = table("ac3", films={"aa top": "x2", "cc top": "cd1 ct2 cr4 x2"})
    assert rule_against(state, "x2 top aa") == "TF-16"
    for fine in ("ac3 top aa", "ac3 top cc over cd for dd", "x2 flop aa", "stop top aa"):
        assert rule_against(state, fine) is None
    play(state, "stop top aa")
    assert side_of(state, "aa top") == "x2 stop"


def test_tf_16_the_marker_stays_when_the_cards_move_away() -> None:
    state = table("any+3", films={"aa top": "ac3 x2"})
    play(state, "any+3 moves ac from top aa to top cc")
    assert side_of(state, "aa top") == "x2"


def test_tf_17_a_stopped_side_changes_no_more_and_takes_no_marker() -> None:
    films = {"aa top": "ad2 ar4 stop", "cc top": "cd1 ct2 cr2 stop"}
    state = table("ac3 any+3", films=films)
    for closed in ("ac3 top aa", "ac3 top cc over cd for dd", "x2 top aa", "stop top aa"):
        assert rule_against(state, closed) == "TF-17"
    assert rule_against(state, "any+3 moves ad from top aa to flop dd") == "TF-22"


def test_tf_18_markers_stay_where_they_are_and_are_no_cards() -> None:
    state = table("ac3 ad3", films={"aa flop": "x2"})
    play(state, "ac3 flop aa")
    assert side_of(state, "aa flop") == "ac3 x2"
    assert rule_against(state, "x2 flop aa") == "TF-16"
    assert not any("moves x2" in action.notation for action in GAME.all_actions)


# -- change actions ----------------------------------------------------------------


def moves(state: State, card: str) -> set[str]:
    return {text.removeprefix(f"{card} moves ") for text in legal(state) if f"{card} moves" in text}


def test_tf_19_top_to_flop_and_back_the_same_film_or_the_other_one() -> None:
    state = table("tf-3 ft+3", films={"aa top": "ac3", "dd flop": "d5", "rr flop": "rt2"})
    assert moves(state, "tf-3") == {"ac from top aa to flop aa", "ac from top aa to flop cc"}
    assert moves(state, "ft+3") == {
        "d5 from flop dd to top dd",
        "rt from flop rr to top rr",
        "rt from flop rr to top tt",
    }
    assert rule_against(state, "tf-3 moves dr from top dd to flop dd") == "TF-19"


def test_tf_20_any_move_to_every_other_side_of_its_films() -> None:
    state = table("any-3", films={"aa top": "ac3", "dd flop": "d5"})
    assert moves(state, "any-3") == {
        "ac from top aa to flop aa",
        "ac from top aa to top cc",
        "ac from top aa to flop cc",
        "d5 from flop dd to top dd",
    }
    assert rule_against(state, "any-3 moves dt from top dd to flop dd") == "TF-20"


def test_tf_21_only_a_lowest_card_and_the_choice_among_equal_ones() -> None:
    state = table("tf-3", films={"aa top": "ac1 ad1 ar4"})
    assert {text.split()[0] for text in moves(state, "tf-3")} == {"ac", "ad"}
    assert rule_against(state, "tf-3 moves ar from top aa to flop aa") == "TF-21"


def test_tf_22_source_and_target_must_be_open() -> None:
    films = {
        "aa top": "ac2 stop",
        "cc top": "ct1",
        "tt flop": "stop",
        "rr top": "ar1 dr1 rt1",
        "rr flop": "ar2 dr2 rt2",
    }
    state = table("tf-3 any+3", films=films, markers={1: 1, 2: 1})
    assert rule_against(state, "tf-3 moves ac from top aa to flop cc") == "TF-22"
    assert rule_against(state, "tf-3 moves ct from top cc to flop tt") == "TF-22"
    assert rule_against(state, "tf-3 moves ar from top rr to flop aa") == "TF-22"
    assert rule_against(state, "tf-3 moves ct from top cc to flop cc") is None


def test_tf_22_onto_a_full_side_the_moved_card_replaces_a_lower_one() -> None:
    films = {"aa flop": "ac3", "cc top": "cd3 ct4 c5", "aa top": "ad1 ar2 at2"}
    state = table("ft+3 any+3", films=films, rows={0: {"rr": "rt1", "tt": "dt1"}})
    assert rule_against(state, "ft+3 moves ac from flop aa to top cc over cd for dd") == "TF-22"
    assert rule_against(state, "ft+3 moves ac from flop aa to top aa") == "TF-22"
    assert rule_against(state, "ft+3 moves ac from flop aa to top aa over ar for rr") == "TF-15"
    play(state, "ft+3 moves ac from flop aa to top aa over ad for dd")
    assert side_of(state, "aa top") == "ar2 at2 ac3"
    assert row_of(state, 0, "dd") == "ad1"


def test_tf_23_no_action_that_cannot_be_finished_and_never_back_to_its_side() -> None:
    films = {"aa top": "a5", "aa flop": "stop"}
    state = table("tf-3 any+3", films=films)
    assert moves(state, "tf-3") == set()  # its only target is stopped
    assert moves(state, "any+3") == set()
    assert not any(
        f"from {side} {film} to {side} {film} " in f"{action.notation} "
        for action in GAME.all_actions
        for side in ("top", "flop")
        for film in FILMS
    )


def test_tf_23_among_equal_lowest_ones_the_one_with_a_target_may_be_chosen() -> None:
    films = {"aa top": "ac1 ad1", "aa flop": "stop", "cc flop": "stop"}
    state = table("tf-3", films=films)
    assert moves(state, "tf-3") == {"ad from top aa to flop dd"}


# -- completed films ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "flop", "completed"),
    [
        ("ac1 ad1 ar1", "ac2 ad2 ar2", True),
        ("stop", "ac2 stop", True),
        ("ac1 ad1 ar1", "stop", True),
        ("ac1 ad1 ar1 stop", "ac2", False),
        ("ac1 ad1 ar1", "ac2 ad2 x2", False),
    ],
)
def test_tf_24_completed_when_each_side_is_full_or_stopped(
    top: str, flop: str, completed: bool
) -> None:
    state = table(films={"aa top": top, "aa flop": flop})
    assert state.view(0).films[0].completed is completed


@pytest.mark.parametrize(
    "last", ["at3 flop aa", "stop flop aa", "ft+3 moves ac from flop cc to top aa"]
)
def test_tf_24_every_kind_of_play_can_complete_a_film(last: str) -> None:
    top = "ad1 ar1" if last.startswith("ft") else "ad1 ar1 ac1"
    flop = "ac2 ad2" if last.startswith("at3") else "stop" if last.startswith("ft") else "ac2"
    state = table("at3 ft+3", films={"aa top": top, "aa flop": flop, "cc flop": "ac3"})
    state.told = Told(3)
    play(state, last)
    assert state.view(0).films[0].completed
    assert "completed" in [event.kind for event in state.told.heard(2)]


def test_tf_25_nothing_changes_at_a_completed_film_but_its_rows_still_grow() -> None:
    films = {"aa top": "ac1 ad1 ar1", "aa flop": "ac2 ad2 ar2", "tt top": "at1"}
    state = table("at4 a5 any+3", films=films, rows={0: {"aa": "at2", "rr": "rt1"}})
    for shut in ("at4 top aa over ac for cc", "at4 top aa", "x2 top aa", "stop flop aa"):
        assert rule_against(state, shut) == "TF-25"
    assert rule_against(state, "any+3 moves ac from top aa to top cc") == "TF-22"
    assert rule_against(state, "any+3 moves at from top tt to top aa over ac for aa") == "TF-22"
    for fine in ("a5 own aa", "any+3 own aa", "at4 own aa"):
        assert rule_against(state, fine) is None


# -- the end -----------------------------------------------------------------------

FOUR_DONE = {
    "aa top": "ac1 ad1 ar1",
    "aa flop": "ac2 ad2 ar2",
    "cc top": "cd1 cr1 ct1",
    "cc flop": "cd2 cr2 ct2",
    "dd top": "dr1 dt1 d5",
    "dd flop": "dr2 dt2 d5",
    "rr top": "rt1 r5 r5",
    "rr flop": "rt2 r5 dr3",
    "tt top": "at1 at2 t5",
}


def test_tf_26_the_last_film_ends_the_game_at_once_without_a_draw() -> None:
    state = table("rt4", films={**FOUR_DONE, "tt flop": "t5 ct3"}, seats=2, rows=ROWS)
    size, left = state.me.size, state.drawn
    play(state, "rt4 flop tt")
    assert state.actor == NOBODY
    assert sheet_of(state).reason == "films"
    assert (state.seats[0].size, state.drawn) == (size - 1, left)
    assert rule_against(state, "rt4 flop tt") == "TF-26"


ROWS = {0: {"aa": "at3", "cc": "cr3"}, 1: {"rr": "ar3", "dd": "cd3"}}


def test_tf_26_a_seat_with_nothing_left_ends_the_game_and_the_lap_is_not_finished() -> None:
    state = table(
        "ac3",
        rows={0: {"aa": "ac1", "cc": "cd1"}},
        markers={0: 0},
        pile=False,
        films={"aa top": "x2", "cc top": "x2"},
        hands={1: "d5", 2: "r5"},
    )
    play(state, "ac3 own aa")
    assert state.actor == NOBODY
    assert sheet_of(state).reason == "emptied"
    assert state.view(1).mover == 0


def test_tf_26_a_marker_left_keeps_the_game_going() -> None:
    state = table("ac3", rows={0: {"aa": "ac1", "cc": "cd1"}}, pile=False, hands={1: "d5", 2: "r5"})
    play(state, "ac3 own aa")
    assert state.actor == 1


def test_tf_26_a_drawn_card_keeps_the_game_going_and_an_empty_pile_ends_it() -> None:
    rows = {0: {"aa": "ac1", "cc": "cd1"}}
    state = table(
        "ac3",
        rows=rows,
        markers={0: 0},
        pile=False,
        films={"aa top": "x2", "cc top": "x2"},
        hands={1: "d5", 2: "r5"},
    )
    play(state, "ac3 top aa")  # no card to draw
    assert sheet_of(state).reason == "emptied"
    secret = "ac1 ad1? ar1? at1? any+3? any-3? tf-3? ft+3?"
    state = table(
        "ac3",
        rows={0: {"aa": secret, "cc": "cd1"}},
        markers={0: 0},
        films={"aa top": "x2", "cc top": "x2"},
    )
    assert (state.me.size, state.me.markers) == (1, 0)
    play(state, "ac3 flop aa")
    assert state.actor == 1
    assert state.seats[0].size == 1


# -- what a seat sees --------------------------------------------------------------


def test_tf_33_a_card_laid_face_down_from_the_hand_is_known_to_its_owner_only() -> None:
    for card in ("ac3", "any+3", "any-3"):
        state = table("ac3 any+3 any-3", rows={0: {"aa": "ad1", "rr": "rt1"}})
        state.told = Told(3)
        play(state, f"{card} own aa")
        mine, others = state.told.heard(0)[-1].to_json(), state.told.heard(1)[-1].to_json()
        assert mine == {"event": "kept-card", "seat": 0, "card": card, "film": "aa"}
        assert others == {"event": "kept", "seat": 0, "film": "aa"}
        assert state.told.heard(2) == state.told.heard(1) == state.told.heard(SPECTATOR)
        assert state.view(0).seats[0].rows[0][1].card == card
        assert state.view(1).seats[0].rows[0][1].card is None
        assert state.view(SPECTATOR).seats[0].rows[0][1].card is None


def test_tf_33_hands_and_draws_are_told_to_their_owner_only() -> None:
    state = table("ac3", hands={1: "t5", 2: "r5"})
    state.told = Told(3)
    drawn = KINDS[state.pile[state.drawn]].code
    play(state, "ac3 top aa")
    assert state.told.heard(0)[-1].to_json() == {"event": "drew-card", "seat": 0, "card": drawn}
    assert state.told.heard(1)[-1].to_json() == {"event": "drew", "seat": 0}
    assert state.view(SPECTATOR).hand == ()
    assert state.view(1).hand != state.view(2).hand


def test_tf_33_at_the_end_all_displays_are_open_and_hands_stay_closed() -> None:
    for seed in range(4):
        *_, last = play_at_random(GAME.setup(4), seed)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            view = last.state.view(viewer).to_json()
            seats = view["seats"]
            assert isinstance(seats, list)
            cards = [card for seat in seats for row in seat["rows"] for card in row]
            assert None not in [card["card"] for card in cards]
            assert any(not card["shown"] for card in cards)
            assert "hand" not in seats[0]


def test_tf_28_a_view_says_what_sides_and_films_are_worth() -> None:
    state = table(films={"cc top": "c5 cd3", "cc flop": "ac2 cr3 ct1 x2", "aa top": "x2"})
    film = state.view(SPECTATOR).films[1]
    assert (film.top.total, film.flop.total, film.value) == (8, 12, -4)
    assert [shown.value for shown in state.view(0).films] == [0, -4, 0, 0, 0]


def test_tf_29_a_view_adds_up_only_what_its_seat_knows() -> None:
    state = table(rows={0: {"aa": "ac3 ad1 any-3? a5?", "rr": "rt1"}})
    influence = {seat: state.view(seat).seats[0].influence for seat in (0, 1, SPECTATOR)}
    assert influence[0] == (6, 0, 0, 1, 0)
    assert influence[1] == influence[SPECTATOR] == (4, 0, 0, 1, 0)


def test_tf_30_tf_31_a_view_ranks_by_what_its_seat_knows() -> None:
    films = {"aa top": "ac3 ad4"}
    rows = {
        0: {"aa": "ac2 any-3? a5?", "rr": "r5"},
        1: {"aa": "ar3", "cc": "c5"},
        2: {"dd": "d5", "tt": "t5"},
    }
    state = table(films=films, rows=rows)
    standing = {seat: state.view(seat).films[0] for seat in (0, 1, SPECTATOR)}
    assert (standing[0].ranks, standing[0].points) == ((1, 2, 3), (7, 4, 0))
    assert (standing[1].ranks, standing[1].points) == ((2, 1, 3), (4, 7, 0))
    assert standing[SPECTATOR] == standing[1]


def test_tf_33_the_standing_says_nothing_that_the_view_does_not_show() -> None:
    """Whatever lies face down for others, a seat is told the same."""
    for seed in range(3):
        for step in play_at_random(GAME.setup(4), seed):
            for viewer in (0, SPECTATOR):
                view = step.view(viewer)
                assert isinstance(view, TopOderFlopView)
                for number, film in enumerate(view.films):
                    ranks = ranking([seat.influence[number] for seat in view.seats])
                    assert list(film.ranks) == ranks
                    assert list(film.points) == [share(film.value, one, ranks) for one in ranks]


def test_tf_28_tf_29_the_last_view_has_the_figures_of_the_score_sheet() -> None:
    for seats in (2, 5):
        *_, last = play_at_random(GAME.setup(seats), seats)
        assert isinstance(last.state, TopOderFlop)
        view, sheet = last.state.view(SPECTATOR), last.state.sheet()
        for number, (shown, line) in enumerate(zip(view.films, sheet.films, strict=True)):
            found = (shown.top.total, shown.flop.total, shown.value)
            assert found == (line.top, line.flop, line.value)
            assert tuple(seat.influence[number] for seat in view.seats) == line.influence
            assert (shown.ranks, shown.points) == (line.ranks, line.points)


def test_tf_5_a_view_says_which_lap_of_the_opening_it_is() -> None:
    laps = [step.view(SPECTATOR).to_json()["lap"] for step in play_at_random(GAME.setup(3), 1)]
    assert laps[:8] == [1, 1, 1, 2, 2, 2, 0, 0]


# -- the contract ------------------------------------------------------------------


def test_why_illegal_and_legal_actions_agree_on_the_whole_table() -> None:
    """Every one of the 5305 actions, at steps of games of every size."""
    assert len(GAME.all_actions) == 5305
    for seats in (2, 3, 4, 5):
        for number, step in enumerate(play_at_random(GAME.setup(seats), seats)):
            if number % 12 == 8:
                state = step.state
                listed = state.legal_actions()
                allowed = [a for a in GAME.all_actions if state.why_illegal(a) is None]
                assert sorted(a.id for a in listed) == [a.id for a in allowed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_cards_by_their_names(language: str) -> None:
    texts = texts_in(language)
    opening = GAME.new(GAME.setup(3))
    opening.deal(Dice(5))
    said = set()
    for state in (opening, table("ac3 cd3 any-3", films=FULL)):
        for action in GAME.all_actions:
            refusal = state.why_illegal(action)
            if refusal is not None:
                said.add(texts.message(refusal.message))
    for impossible in (
        "ac3 top tt",
        "ac1 top aa over ad for dd",
        "any+3 moves rt from top tt to top aa",
    ):
        with pytest.raises(BadNotation) as caught:
            GAME.parse(impossible)
        said.add(texts.message(caught.value.message))
    assert any("AA/CC 3" in words for words in said)
    assert any("Top→Flop −3" in words for words in said)
    assert any("AA/DD" in words for words in said)
    codes = re.compile(r"\b(?:[acdrt]{2}[1-4]?|[acdrt]5|(?:tf|ft|any)[+−-]3)\b")
    assert [words for words in said if codes.search(words)] == []


def test_identical_cards_give_one_action() -> None:
    state = table("a5 a5 a5")
    assert [text for text in legal(state) if text.startswith("a5")] != []
    names = [action.notation for action in state.legal_actions()]
    assert len(names) == len(set(names))
    play(state, "a5 own aa")
    assert Counter(state.seats[0].hand_cards())[40] == 2


def test_a_refused_play_changes_nothing() -> None:
    state = table("ac3", films=FULL)
    before = state.to_json()
    with pytest.raises(IllegalAction, match="TF-7"):
        play(state, "cd4 top dd over ad for aa")
    assert state.to_json() == before


def test_an_action_of_another_game_is_an_error() -> None:
    with pytest.raises(TypeError, match="Top oder Flop"):
        table("ac3").why_illegal(END)


def test_before_the_deal_nothing_is_legal() -> None:
    state = GAME.new(GAME.setup(3))
    assert state.legal_actions() == []
    assert rule_against(state, "ac3 own aa") == "TF-4"


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("CA3 Own  AA", "ac3 own aa"),
        ("da3 flop aa over ca for cc", "ad3 flop aa over ac for cc"),
        ("×2 top aa", "x2 top aa"),
        ("any−3 moves da from top aa to flop dd", "any-3 moves ad from top aa to flop dd"),
    ],
)
def test_notation_forgives(typed: str, notation: str) -> None:
    assert GAME.parse(typed).notation == notation


@pytest.mark.parametrize(
    "typed",
    [
        "ac3 own dd",
        "ac3 top dd",
        "any+3 moves ad from top cc to flop dd",
        "any+3 own aa",
        "ac3 own aa",
    ],
)
def test_tf_5_whatever_is_wrong_in_the_opening_is_refused_with_its_rule(typed: str) -> None:
    """Of a film that is not named, or of a card that is not in hand."""
    table = new_table("top-oder-flop", seats=2, seed=1)
    assert isinstance(table.state, TopOderFlop)
    for card in table.state.me.hand_cards():
        table.state.me.drop(KINDS[card])
    with pytest.raises((BadNotation, IllegalAction), match="TF-5"):
        table.play(typed)
