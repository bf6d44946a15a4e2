"""Face to Face, rule by rule. Each test is named after the rule it is about."""

from collections.abc import Sequence

import pytest

from lichtspiel import (
    NOBODY,
    SPECTATOR,
    Action,
    BadInput,
    Dice,
    IllegalAction,
    Table,
    get_game,
    new_table,
)
from lichtspiel.games.face_to_face.state import FaceToFace
from lichtspiel.terminal.faces.face_to_face import FaceToFaceFace
from lichtspiel.testing import play_at_random, position
from lichtspiel.text import texts_in
from tests.moves import legal, play, rule_against

GAME = get_game("face-to-face")


def table(
    hand: Sequence[int],
    *,
    own: tuple[int, int] = (1, 60),
    other: tuple[int, int] = (1, 60),
    other_hand: Sequence[int] = (2, 3),
    draw: Sequence[int] = (),
    laid: int = 0,
    helped: bool = False,
    grace: bool = False,
) -> FaceToFace:
    """Gold to move with this hand; all cards that are named nowhere are laid already."""
    state = position(
        "face-to-face",
        {
            "mover": 0,
            "laid_this_turn": laid,
            "helped": helped,
            "gold": {"up": own[0], "down": own[1], "hand": list(hand), "draw": list(draw)},
            "silver": {"up": other[0], "down": other[1], "hand": list(other_hand), "draw": []},
        },
        options={"last_card_grace": grace},
    )
    assert isinstance(state, FaceToFace)
    return state


# -- material and set-up -----------------------------------------------------------


def test_ff_1_two_seats_own_the_numbers_2_to_59_once_each() -> None:
    state = new_table("face-to-face", seed=1).state
    assert sorted(state.cards()) == sorted([*range(2, 60)] * 2)
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)


def test_ff_2_the_up_piles_start_at_1_and_the_down_piles_at_60() -> None:
    view = new_table("face-to-face", seed=1).state.to_json()
    for side in ("gold", "silver"):
        tops = view[side]
        assert isinstance(tops, dict)
        assert (tops["up"], tops["down"]) == (1, 60)


def test_ff_3_each_seat_draws_six_of_its_own_shuffled_cards() -> None:
    state = new_table("face-to-face", seed=1).state
    assert isinstance(state, FaceToFace)
    for side in (state.gold, state.silver):
        assert side.hand_size == 6
        assert side.draw_size() == 52
        assert sorted(side.cards()) == list(range(2, 60))
    assert state.gold.pile != state.silver.pile


def test_ff_3_the_starting_seat_is_random() -> None:
    starts = [new_table("face-to-face", seed=seed).actor for seed in range(200)]
    assert 60 < starts.count(0) < 140


def test_ff_3_nothing_can_be_done_before_the_deal() -> None:
    state = GAME.new(GAME.setup())
    assert state.legal_actions() == []
    assert rule_against(state, "2 up") == "FF-3"


# -- a turn ------------------------------------------------------------------------


def test_ff_4_a_turn_lays_at_least_two_cards_and_may_lay_the_whole_hand() -> None:
    state = table([10, 20, 30, 40, 50], draw=[5, 6, 7])
    assert rule_against(state, "end") == "FF-4"
    play(state, "10 up")
    assert rule_against(state, "end") == "FF-4"
    play(state, "20 up")
    assert rule_against(state, "end") is None
    play(state, "30 up", "40 up", "50 up")
    assert legal(state) == {"end"}


def test_ff_4_only_cards_of_the_hand_can_be_laid() -> None:
    assert rule_against(table([10, 20]), "11 up") == "FF-4"


def test_ff_4_everybody_sees_how_many_cards_are_still_due() -> None:
    state = table([30, 40, 50, 55], draw=[4, 5, 6, 7], other_hand=[51, 52])
    seen = [{state.view(seat).due for seat in (SPECTATOR, 0, 1)}]
    for action in ("30 up", "40 up", "50 up", "end"):
        play(state, action)
        seen.append({state.view(seat).due for seat in (SPECTATOR, 0, 1)})
    assert seen == [{2}, {1}, {0}, {0}, {2}]


def test_ff_5_the_minimum_holds_with_an_empty_draw_pile() -> None:
    state = table([10, 20, 30], draw=[])
    play(state, "10 up")
    assert rule_against(state, "end") == "FF-5"


def test_ff_6_at_most_one_card_a_turn_goes_to_the_opponent() -> None:
    state = table([5, 6, 20, 30], other=(25, 60), other_hand=[2, 3])
    play(state, "6 help up")
    assert rule_against(state, "5 help up") == "FF-6"
    assert not any("help" in notation for notation in legal(state))


def test_ff_6_the_next_turn_may_help_again() -> None:
    state = table([5, 6, 20, 30], other=(25, 60), other_hand=[2, 55, 56, 57])
    play(state, "6 help up", "20 up", "end", "55 up", "56 up", "end")
    assert rule_against(state, "5 help up") is None


@pytest.mark.parametrize(
    ("card", "rule"), [(17, None), (16, "FF-7"), (18, "FF-7"), (27, "FF-7"), (28, None)]
)
def test_ff_7_own_up_pile(card: int, rule: str | None) -> None:
    """Worked case 2, as second lays; an equal number (of the opponent's deck) never fits."""
    state = table([card, 50], own=(27, 59), laid=1, other_hand=[2, 3])
    assert rule_against(state, f"{card} up") == rule


@pytest.mark.parametrize(
    ("card", "rule"), [(45, None), (44, "FF-8"), (46, "FF-8"), (35, "FF-8"), (34, None)]
)
def test_ff_8_own_down_pile(card: int, rule: str | None) -> None:
    state = table([card, 2], own=(5, 35), laid=1, other_hand=[3, 4])
    assert rule_against(state, f"{card} down") == rule


def test_ff_9_backwards_twice_in_a_turn() -> None:
    """Worked case 7."""
    state = table([30, 35, 25, 50], own=(40, 60))
    play(state, "30 up", "35 up", "25 up")
    assert state.me.up == 25


def test_ff_9_backwards_on_both_piles() -> None:
    state = table([17, 45], own=(27, 35), draw=[50])
    play(state, "17 up", "45 down")
    assert (state.me.up, state.me.down) == (17, 45)


@pytest.mark.parametrize(("card", "rule"), [(12, None), (30, "FF-10"), (29, "FF-10")])
def test_ff_10_the_opponents_up_pile_must_be_improved(card: int, rule: str | None) -> None:
    """Worked case 1."""
    assert rule_against(table([card, 40, 50], other=(29, 60)), f"{card} help up") == rule


def test_ff_10_any_lower_on_up_any_higher_on_down() -> None:
    """Worked case 3."""
    state = table([2, 17, 19, 39, 41, 59], other=(18, 40), other_hand=[3, 4])
    helps = {notation for notation in legal(state) if "help" in notation}
    assert helps == {
        *("2 help up", "17 help up"),
        *("41 help down", "59 help down"),
    }


def test_ff_10_there_is_no_backwards_trick_on_the_opponents_piles() -> None:
    state = table([39, 50, 51], other=(29, 60))
    assert rule_against(state, "39 help up") == "FF-10"


def test_ff_10_improving_is_purely_numerical() -> None:
    """34 to 33 is legal even if it costs the opponent the trick with its 24."""
    assert (
        rule_against(table([33, 50, 51], other=(34, 60), other_hand=[24, 25]), "33 help up") is None
    )


@pytest.mark.parametrize(("up", "down"), [(1, 60), (2, 59)])
def test_ff_11_nothing_improves_an_untouched_or_perfect_pile(up: int, down: int) -> None:
    state = table([3, 20, 58], other=(up, down), other_hand=[30, 31])
    for card in (3, 20, 58):
        assert rule_against(state, f"{card} help up") == "FF-10"
        assert rule_against(state, f"{card} help down") == "FF-10"


@pytest.mark.parametrize(
    "order",
    [
        ("12 help up", "40 up", "50 up"),
        ("40 up", "12 help up", "50 up"),
        ("40 up", "50 up", "12 help up"),
    ],
)
def test_ff_12_the_opponents_card_comes_first_between_or_last(order: tuple[str, ...]) -> None:
    state = table([12, 40, 50, 55], other=(29, 60))
    play(state, *order, "end")
    assert state.silver.up == 12


def test_ff_13_two_cards_are_drawn_after_a_turn_on_own_piles() -> None:
    """Worked case 4, first half: three laid, two drawn."""
    state = table([10, 20, 30, 40], draw=[5, 6, 7], other_hand=[50, 51])
    play(state, "10 up", "20 up", "30 up", "end")
    assert sorted(state.gold.cards()) == list(range(2, 60))
    assert state.view(0).hand == (5, 6, 40)


def test_ff_13_helping_fills_the_hand_to_six() -> None:
    """Worked case 4, second half: four own and one on the opponent."""
    draw = [4, 5, 6, 7, 8, 9]
    state = table([12, 30, 40, 50, 55, 58], other=(29, 60), draw=draw, other_hand=[51, 52])
    play(state, "30 up", "40 up", "50 up", "55 up", "12 help up", "end")
    assert state.view(0).hand == (4, 5, 6, 7, 8, 58)


def test_ff_13_never_more_is_drawn_than_there_is() -> None:
    state = table([12, 30, 40], other=(29, 60), draw=[4, 5], other_hand=[51, 52])
    play(state, "30 up", "12 help up", "end")
    assert state.view(0).hand == (4, 5, 40)
    assert state.gold.draw_size() == 0


def test_ff_13_everybody_sees_how_many_cards_the_end_would_draw() -> None:
    state = table([12, 30, 40, 50, 55, 58], other=(29, 60), draw=[4, 5, 6, 7], other_hand=[51, 52])
    expected = {"30 up": 0, "40 up": 2, "12 help up": 3, "50 up": 4, "end": 0}
    for action, draws in expected.items():
        play(state, action)
        assert {state.view(seat).draws for seat in (SPECTATOR, 0, 1)} == {draws}, action


def test_ff_13_the_seats_alternate_and_nobody_acts_out_of_turn() -> None:
    game = new_table("face-to-face", seed=3)
    first = game.actor
    with pytest.raises(IllegalAction, match="FF-13"):
        game.play(game.legal_actions()[0], seat=1 - first)
    movers = [table_.actor for table_ in play_at_random(GAME.setup(), 5)]
    *_, last = play_at_random(GAME.setup(), 5)
    for before, action, after in zip(movers, last.actions, movers[1:-1], strict=False):
        assert (before != after) == (action.notation == "end")


def test_ff_14_a_hand_never_exceeds_six_and_may_stay_below() -> None:
    below = False
    for seed in range(20):
        for table_ in play_at_random(GAME.setup(), seed):
            view = table_.view(SPECTATOR).to_json()
            for side in ("gold", "silver"):
                size = view[side]["hand_size"]  # type: ignore[index]
                assert size <= 6
                below = below or size < 6
    assert below


# -- the end -----------------------------------------------------------------------


def test_ff_15_the_58th_own_card_wins_at_once() -> None:
    state = table([10, 20])
    play(state, "10 up", "20 up")
    assert state.actor == NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("emptied", (0,))


def test_ff_15_the_last_card_may_lie_on_the_opponents_pile() -> None:
    """Worked case 13."""
    state = table([40, 12], other=(29, 60))
    play(state, "40 up", "12 help up")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_ff_15_helps_received_do_not_count() -> None:
    """Both of gold's tops are silver's cards; gold wins with its own last card only."""
    state = table([10, 20], own=(5, 55), other_hand=[50, 51])
    play(state, "10 up")
    assert state.outcome() is None
    play(state, "20 down")
    assert state.outcome() is not None


def test_ff_15_after_the_end_nothing_is_legal() -> None:
    state = table([10, 20])
    play(state, "10 up", "20 up")
    assert state.legal_actions() == []
    assert rule_against(state, "end") == "FF-15"


def test_ff_16_a_seat_that_cannot_lay_two_cards_loses_at_once() -> None:
    """Worked case 8."""
    state = table([10, 20, 30], draw=[4], other=(58, 3), other_hand=[20, 25])
    play(state, "10 up", "20 up", "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("stuck", (0,), (1, 0))
    assert rule_against(state, "20 up") == "FF-16"


def test_ff_16_the_check_is_exact_a_trick_opens_the_way() -> None:
    """Worked case 9: not stuck, and only 30 on up is a legal first lay."""
    state = table([30, 35], own=(40, 12), other_hand=[2, 3])
    assert legal(state) == {"30 up"}


def test_ff_16_two_helps_are_no_way_out() -> None:
    """Worked case 11."""
    state = table([21, 30], own=(50, 10), other=(50, 60))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stuck", (1,))


def test_ff_16_whoever_is_stuck_sees_why_and_nobody_else() -> None:
    state = table([21, 30], own=(50, 10), other=(50, 60))
    assert [(it.pile, it.top, it.trick, it.cards) for it in state.view(0).wanted] == [
        ("up", 50, 40, ()),
        ("down", 10, 20, ()),
        ("help-up", 50, 0, (21, 30)),
        ("help-down", 60, 0, ()),
    ]
    assert [state.view(seat).wanted for seat in (1, SPECTATOR)] == [(), ()]
    free = table([21, 30, 52], own=(50, 10), other=(50, 30), other_hand=[2, 3])
    assert free.view(0).wanted == ()


def test_ff_17_a_first_lay_must_leave_a_second() -> None:
    """Worked cases 9 and 10."""
    assert rule_against(table([30, 36, 45], own=(40, 12), other_hand=[2, 3]), "45 up") == "FF-17"
    state = table([21, 30, 52], own=(50, 10), other=(50, 30), other_hand=[2, 3])
    assert rule_against(state, "52 help down") == "FF-17"
    play(state, "21 help up", "52 up")


def test_ff_17_a_second_lay_is_free() -> None:
    state = table([30, 36, 45], own=(40, 12), other_hand=[2, 3])
    play(state, "30 up")
    assert {"36 up", "45 up"} <= legal(state)


def test_ff_18_a_single_last_card_loses() -> None:
    state = table([20])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stuck", (1,))


@pytest.mark.parametrize("where", ["20 up", "20 down", "20 help up"])
def test_ff_18_with_grace_it_may_be_laid_alone_and_wins(where: str) -> None:
    state = table([20], other=(29, 60), grace=True)
    assert where in legal(state)
    assert state.view(0).due == 1
    play(state, where)
    assert state.view(0).due == 0
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("emptied", (0,))


def test_ff_18_grace_for_a_card_that_fits_nowhere_is_none() -> None:
    state = table([20], own=(40, 12), grace=True)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stuck", (1,))


def test_ff_18_two_cards_get_no_grace() -> None:
    state = table([20, 25], own=(40, 24), other_hand=[2, 3], grace=True)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stuck", (1,))


def test_ff_18_in_the_grace_turn_ending_is_no_way() -> None:
    refusal = table([20], grace=True).why_illegal(GAME.parse("end"))
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("FF-18", "ff-last-card-first")


@pytest.mark.parametrize(
    ("grace", "hand", "words"),
    [
        (True, [20], "can’t play their last card"),
        (False, [20], "can’t play two cards"),
        (True, [20, 25], "can’t play two cards"),
    ],
)
def test_ff_18_the_loser_is_told_what_was_wanted(
    grace: bool, hand: Sequence[int], words: str
) -> None:
    state = table(hand, own=(40, 12), grace=grace)
    said = FaceToFaceFace(texts_in("en"), ("Ada", "Bob")).result(state.view(SPECTATOR))
    assert words in said[0]
    over = state.why_illegal(GAME.parse("end"))
    assert over is not None
    assert over.rule == ("FF-18" if len(hand) == 1 else "FF-16")


def test_ff_19_every_game_has_one_winner() -> None:
    for seed in range(50):
        *_, last = play_at_random(GAME.setup(options={"last_card_grace": seed % 2 == 0}), seed)
        outcome = last.outcome
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert sorted(outcome.scores) == [0, 1]


# -- what a seat sees --------------------------------------------------------------


def test_ff_20_a_view_has_the_own_hand_and_no_other() -> None:
    game = new_table("face-to-face", seed=4)
    state = game.state
    assert isinstance(state, FaceToFace)
    for seat, side in enumerate((state.gold, state.silver)):
        hand = state.view(seat).hand
        assert len(hand) == 6
        assert set(hand) == {card for card in range(60) if side.hand >> card & 1}
    assert state.view(SPECTATOR).hand == ()
    names = set(state.view(0).to_json())
    assert names == {
        *("seat", "actor", "mover", "laid_this_turn", "helped", "due", "draws", "hand"),
        *("gold", "silver", "reason", "winner", "wanted"),
    }


def test_ff_20_every_lay_is_told_to_all_and_draws_only_to_their_seat() -> None:
    game = new_table("face-to-face", seed=4)
    dice, seat = Dice(4), game.actor
    while game.actor == seat:
        actions = game.legal_actions()
        game.play(actions[dice.below(len(actions))])
    kinds = {viewer: [event.kind for event in game.told(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert kinds[seat].count("laid") == kinds[1 - seat].count("laid") == len(game.actions) - 1
    assert "drew-cards" in kinds[seat]
    assert "drew-cards" not in kinds[1 - seat] + kinds[SPECTATOR]
    assert "dealt" not in kinds[SPECTATOR]


def test_ff_21_the_turn_never_ends_by_itself() -> None:
    """Worked case 12: the hand is empty, cards are left to draw: only `end`."""
    state = table([10, 20], draw=[30, 31, 32])
    play(state, "10 up", "20 up")
    assert legal(state) == {"end"}
    assert state.actor == 0


def test_ff_21_worked_case_5_a_turn_on_three_piles() -> None:
    state = table([5, 30, 50, 45, 58], other=(29, 60), draw=[7, 8])
    play(state, "30 up", "50 down", "45 down", "5 help up", "end")
    assert (state.gold.up, state.gold.down, state.silver.up) == (30, 45, 5)


@pytest.mark.parametrize("seat", [2, 7, -2])
def test_ff_20_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    game = new_table("face-to-face", seed=4)
    for look in (game.view, game.told, game.state.view):
        with pytest.raises(BadInput, match="There is no seat"):
            look(seat)


# -- taking back, foreign actions --------------------------------------------------


def test_cards_of_the_running_turn_can_be_taken_back_until_something_is_drawn() -> None:
    game: Table = new_table("face-to-face", seed=3)
    before = game.record().dumps()
    with pytest.raises(BadInput, match="nothing to take back"):
        game.take_back()
    first = game.legal_actions()[0]
    game.play(first)
    game.play(game.legal_actions()[0])
    game.take_back()
    game.take_back()
    assert game.record().dumps() == before
    game.play(first)
    while "end" not in legal(game.state):
        game.play(game.legal_actions()[0])
    game.play("end")
    with pytest.raises(BadInput, match="nothing to take back"):
        game.take_back()


def test_an_action_of_another_game_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="not an action of Face to Face"):
        table([10, 20]).apply(Action(0, "castle"))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("17 up", "17 up"),
        ("17u", "17 up"),
        ("  17   DOWN ", "17 down"),
        ("17hd", "17 help down"),
        ("17 h u", "17 help up"),
        ("e", "end"),
        ("END", "end"),
    ],
)
def test_what_people_type(typed: str, notation: str) -> None:
    assert GAME.parse(typed).notation == notation
