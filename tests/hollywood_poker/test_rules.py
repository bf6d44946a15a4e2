"""Hollywood Poker, rule by rule. Each test is named after the rule it is about."""

from collections import Counter
from typing import Any

import pytest

from lichtspiel import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    BadInput,
    BadNotation,
    BadSetup,
    Dice,
    IllegalAction,
    Table,
    get_game,
    new_table,
)
from lichtspiel.games.hollywood_poker.actions import ACTIONS, TIME_UP, Play
from lichtspiel.games.hollywood_poker.cards import cards_of, deck, highest, pack
from lichtspiel.games.hollywood_poker.scoring import points_for, ranking, target_for
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import (
    CAREERS,
    HollywoodPokerView,
    MatchOutcome,
    careers_of,
)
from lichtspiel.teaching.hollywood_poker.positions import cards, mid_deal
from lichtspiel.testing import play_at_random
from tests.moves import legal, play, rule_against

GAME = get_game("hollywood-poker")
ALL_SEATS = range(2, 9)


def seen(table: Table, viewer: int = SPECTATOR) -> HollywoodPokerView:
    view = table.view(viewer)
    assert isinstance(view, HollywoodPokerView)
    return view


def told(table: Table, viewer: int, kind: str) -> list[Any]:
    return [event for event in table.told(viewer) if event.kind == kind]


def dealt(seats: int, deals: int, seed: int = 1, **options: object) -> HollywoodPoker:
    """A table of random players right after deal number `deals`."""
    state = GAME.new(GAME.setup(seats, {"end": "deals", "deals": 100, **options}))
    assert isinstance(state, HollywoodPoker)
    dice = Dice(seed)
    state.deal(dice)
    while state.deal_number < deals:
        while actions := state.legal_actions():
            state.apply(actions[dice.below(len(actions))])
        state.deal(dice)
    return state


# -- material and set-up -----------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hp_1_a_set_of_values_for_each_seat_and_the_doubles(seats: int) -> None:
    doubles = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4}[seats]
    wanted = Counter(dict.fromkeys(range(1, 14), seats)) + Counter({14: doubles})
    assert Counter(dealt(seats, 1).cards()) == wanted


def test_hp_1_two_to_eight_seats() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 8)
    for seats in (1, 9):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


def test_hp_2_careers_in_their_order_the_highest_first() -> None:
    for seats in ALL_SEATS:
        ladder = careers_of(str(GAME.setup(seats).options["careers"]))
        assert ladder == (*CAREERS[: seats - 1], "dishwasher")
    chosen = GAME.setup(4, {"careers": "actor+stuntman"}).options["careers"]
    assert careers_of(str(chosen)) == ("megastar", "actor", "stuntman", "dishwasher")


@pytest.mark.parametrize(
    "careers",
    ["actor", "actor+director", "actor+actor", "megastar+actor", "actor+waiter", "", 3],
)
def test_hp_2_a_ladder_that_does_not_fit_is_refused(careers: object) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(4, {"careers": careers})


def test_hp_2_names_have_no_effect_on_play() -> None:
    setups = [GAME.setup(4, {"careers": names}) for names in ("director+producer", "actor+starlet")]
    one, other = ([t.actions[-1:] for t in play_at_random(setup, 3)] for setup in setups)
    assert one == other


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hp_3_thirteen_cards_each_and_the_rest_aside_or_to_the_dishwasher(seats: int) -> None:
    first = dealt(seats, 1)
    assert first.view(SPECTATOR).sizes == (13,) * seats
    assert len(cards_of(first.aside)) == seats // 2
    table = new_table("hollywood-poker", seats=seats, seed=2)
    hands = second_deal_hands(table)
    dishwasher = seen(table).order[-1]
    for seat, hand in hands.items():
        assert len(hand) == (13 + seats // 2 if seat == dishwasher else 13)
    assert table.state.to_json()["aside"] == []


def second_deal_hands(table: Table) -> dict[int, tuple[int, ...]]:
    """Play at random into the second deal; what everybody was dealt there."""
    dice = Dice(1)
    while len(table.deals) < 2:
        actions = table.legal_actions()
        table.play(actions[dice.below(len(actions))])
    hands = {}
    for seat in range(table.setup.seats):
        hands[seat] = told(table, seat, "dealt")[-1].cards
    return hands


def test_hp_3_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    shuffled = deck(4)
    Dice(7).shuffle(shuffled)
    state = GAME.new(GAME.setup(4))
    state.deal(Dice(7))
    document = state.to_json()
    assert document["hands"] == [sorted(shuffled[seat:52:4]) for seat in range(4)]
    assert document["aside"] == sorted(shuffled[52:])


def test_hp_4_the_first_deal_has_no_exchange_and_a_random_leader() -> None:
    leaders = Counter(dealt(4, 1, seed).actor for seed in range(400))
    assert set(leaders) == {0, 1, 2, 3}
    assert min(leaders.values()) > 60
    state = dealt(4, 1)
    assert state.view(SPECTATOR).order == (0, 1, 2, 3)
    assert not any(notation.startswith("give") for notation in legal(state))


# -- the Double --------------------------------------------------------------------


def test_hp_5_a_double_stands_for_any_value_beside_naturals_and_is_14_alone() -> None:
    beside, alone = GAME.parse("5-5-D"), GAME.parse("D-D")
    assert isinstance(beside, Play)
    assert isinstance(alone, Play)
    assert (beside.value, beside.size) == (5, 3)
    assert (alone.value, alone.size) == (14, 2)


def test_case_2_5_5_double_is_beaten_by_6_6_6_and_6_double_double_not_by_5_5_5() -> None:
    state = mid_deal(
        ["1", "6-6-6-D-D-5-5-5", "1", "1", "1", "1"], acts=["5-5-D", *[None] * 5], turn=1
    )
    assert legal(state) == {"6-6-6", "6-6-D", "6-D-D", "pass"}
    assert rule_against(state, "5-5-5") == "HP-11"


def test_case_3_doubles_beat_13_and_nothing_beats_them() -> None:
    state = mid_deal(["1", "D", "1", "1"], acts=["13", None, None, None], turn=1)
    assert legal(state) == {"D", "pass"}
    state = mid_deal(["1", "D-D", "1", "1"], acts=["13-13", None, None, None], turn=1)
    assert "D-D" in legal(state)
    play(state, "D-D")
    state = mid_deal(["1", "13-13-12-12", "1", "1"], acts=["D-D", None, None, None], turn=1)
    assert legal(state) == {"pass"}


def test_case_4_13_double_has_value_13_and_is_beaten_by_two_doubles_only() -> None:
    hand = "13-13-13-12-D-D"
    state = mid_deal(["1", hand, "1", "1", "1", "1"], acts=["13-D", *[None] * 5], turn=1)
    assert legal(state) == {"D-D", "pass"}


# -- the exchange ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (2, [1]),
        (3, [1]),
        (4, [2, 1]),
        (5, [2, 1]),
        (6, [3, 2, 1]),
        (7, [3, 2, 1]),
        (8, [4, 3, 2, 1]),
    ],
)
def test_hp_6_the_pairs_and_how_many_cards(seats: int, numbers: list[int]) -> None:
    state = dealt(seats, 2)
    assert [len(cards_of(cards)) for cards in state.gifts.forced] == numbers
    order = state.view(SPECTATOR).order
    sizes = dict.fromkeys(order, 13)
    sizes[order[-1]] += seats // 2
    for pair, number in enumerate(numbers):
        sizes[order[pair]] += number
        sizes[order[-1 - pair]] -= number
    assert state.view(SPECTATOR).sizes == tuple(sizes[seat] for seat in range(seats))
    givers = []
    while legal(state) and all(notation.startswith("give") for notation in legal(state)):
        givers.append(state.actor)
        state.apply(state.legal_actions()[0])
    assert givers == [
        seat for seat, number in zip(order, numbers, strict=False) for _ in range(number)
    ]


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_hp_7_the_middle_seat_does_not_exchange(seats: int) -> None:
    table = new_table("hollywood-poker", seats=seats, seed=2)
    hands = second_deal_hands(table)
    middle = seen(table).order[seats // 2]
    view = seen(table, middle)
    assert view.hand == hands[middle]
    assert view.gave == view.received == ()


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hp_8_the_lower_seat_gives_its_highest_cards(seats: int) -> None:
    table = new_table("hollywood-poker", seats=seats, seed=5)
    hands = second_deal_hands(table)
    order = seen(table).order
    for pair in range(seats // 2):
        lower, higher = order[-1 - pair], order[pair]
        size = seats // 2 - pair
        below, above = seen(table, lower), seen(table, higher)
        assert list(below.gave) == sorted(hands[lower])[-size:]
        assert list(below.hand) == sorted(hands[lower])[:-size]
        assert above.received == below.gave
        assert list(above.hand) == sorted([*hands[higher], *below.gave])


def test_hp_8_the_higher_seat_gives_any_cards_even_those_it_received() -> None:
    state = dealt(4, 2)
    order = state.view(SPECTATOR).order
    received = state.view(order[0]).received
    assert legal(state) == {
        f"give {'D' if card == 14 else card}" for card in state.view(order[0]).hand
    }
    before = state.view(order[3]).hand
    for card in received:
        play(state, f"give {'D' if card == 14 else card}")
    assert state.view(order[3]).hand == tuple(sorted(before + received))
    assert state.view(order[3]).received == state.view(order[0]).gave == received
    assert state.actor == order[1]


def test_hp_8_a_gift_is_unseen_until_it_is_complete() -> None:
    state = dealt(4, 2)
    megastar, _, _, dishwasher = state.view(SPECTATOR).order
    before = state.view(dishwasher)
    state.apply(state.legal_actions()[0])
    after = state.view(dishwasher)
    assert (after.hand, after.received, after.named) == (before.hand, (), 1)
    assert len(state.view(megastar).gave) == 1
    assert state.can_take_back()
    state.apply(state.legal_actions()[-1])
    assert len(state.view(dishwasher).received) == 2
    assert not state.can_take_back()


def test_hp_8_nothing_is_played_before_the_gift_is_complete() -> None:
    state = dealt(4, 2)
    before = state.to_json()
    highest = state.view(state.actor).hand[0]
    for notation in ("pass", str(highest)):
        assert rule_against(state, notation) == "HP-8"
        with pytest.raises(IllegalAction):
            play(state, notation)
    assert state.to_json() == before
    assert rule_against(mid_deal(["1", "2"]), "give 1") == "HP-8"


def test_hp_8_a_named_card_can_be_taken_back() -> None:
    table = new_table("hollywood-poker", seats=4, seed=2)
    second_deal_hands(table)
    before = table.state.to_json()
    table.play(table.legal_actions()[0])
    table.take_back()
    assert table.state.to_json() == before
    with pytest.raises(BadInput):
        table.take_back()


def test_hp_19_the_clock_is_not_taken_back_with_a_card() -> None:
    table = new_table("hollywood-poker", seats=4, options={"end": "time"}, seed=2)
    second_deal_hands(table)
    table.play(table.legal_actions()[0])
    table.play("time up")
    with pytest.raises(BadInput):
        table.take_back()


# -- play --------------------------------------------------------------------------


def test_hp_9_the_megastar_leads_the_first_round_and_play_goes_clockwise() -> None:
    state = dealt(5, 2)
    order = state.view(SPECTATOR).order
    while all(notation.startswith("give") for notation in legal(state)):
        state.apply(state.legal_actions()[0])
    assert state.actor == order[0]
    turns = []
    for _ in range(5):
        turns.append(state.actor)
        state.apply(state.legal_actions()[0 if len(turns) == 1 else -1])
    assert turns == list(order)


def test_hp_10_the_leader_plays_any_number_of_one_value_and_may_not_pass() -> None:
    state = mid_deal(["4-4-9-D", "1", "1", "1"])
    assert legal(state) == {"4", "4-4", "4-D", "4-4-D", "9", "9-D", "D"}
    assert rule_against(state, "pass") == "HP-10"


def test_hp_10_mixed_values_are_no_set() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse("6-7")
    assert caught.value.message.id == "hp-mixed-values"
    assert caught.value.message.params["rule"] == "HP-10"
    with pytest.raises(BadNotation) as caught:
        GAME.parse("6-7-" * 1000 + "6")
    assert len(str(caught.value.message.params["cards"])) == 40


def test_hp_11_exactly_as_many_and_strictly_higher_or_pass() -> None:
    hand = "3-5-5-6-6-6-D"
    state = mid_deal(["1", hand, "1", "1"], acts=["5-5", None, None, None], turn=1)
    assert legal(state) == {"6-6", "6-D", "pass"}
    assert rule_against(state, "5-5") == "HP-11"
    assert rule_against(state, "3-D") == "HP-11"
    assert rule_against(state, "6-6-6") == "HP-11"
    assert rule_against(state, "6") == "HP-11"
    play(state, "pass")  # also with a playable set


def test_hp_11_a_seat_that_cannot_play_still_passes_itself() -> None:
    state = mid_deal(["1", "2", "1", "1"], acts=["5-5", None, None, None], turn=1)
    assert state.actor == 1
    assert legal(state) == {"pass"}


def test_case_1_the_rulebooks_five_player_example() -> None:
    """HP-12: A 3-3-3, B 6-6-6, C passes, D 11-11-11, E passes: D opens the next round."""
    hands = ["3-3-3-1", "6-6-6-1", "9-9-1", "11-11-11-1", "12-12-12-12-1"]
    state = mid_deal(hands)
    play(state, "3-3-3", "6-6-6")
    assert legal(state) == {"pass"}
    play(state, "pass", "11-11-11")
    assert "12-12-12" in legal(state)
    play(state, "pass")
    assert state.actor == 3
    assert state.view(3).owner == -1
    assert legal(state) == {"1"}


def test_hp_12_a_lap_asks_everybody_once() -> None:
    state = mid_deal(["3-1", "6-1", "8-1", "2-2"])
    play(state, "3", "6", "8")
    assert state.actor == 3
    play(state, "pass")
    assert state.actor == 2
    assert state.view(2).acts == (None,) * 4


def test_hp_12_open_goes_on_and_lets_who_passed_come_in_again() -> None:
    hands = ["3-9-1", "6-12-1", "8-1", "2-2"]
    state = mid_deal(hands, options={"round": "open"})
    play(state, "3", "pass", "8", "pass")
    assert state.actor == 0
    play(state, "9")
    assert state.actor == 1
    play(state, "12")  # passed before
    play(state, "pass", "pass", "pass")
    assert state.actor == 1
    assert state.view(1).owner == -1


def test_hp_12_locked_goes_on_without_who_passed() -> None:
    hands = ["3-9-1", "6-12-1", "8-1", "2-2"]
    state = mid_deal(hands, options={"round": "locked"})
    play(state, "3", "pass", "8", "pass")
    assert state.actor == 0
    play(state, "9")
    assert state.actor == 2
    play(state, "pass")
    assert state.actor == 0
    assert state.view(0).owner == -1


@pytest.mark.parametrize("round_", ["lap", "open", "locked"])
def test_hp_12_even_an_unbeatable_set_waits_for_the_others_to_pass(round_: str) -> None:
    state = mid_deal(["D-1", "6-1", "8-1", "2-2"], options={"round": round_})
    play(state, "D")
    for seat in (1, 2, 3):
        assert state.actor == seat
        assert legal(state) == {"pass"}
        play(state, "pass")
    assert state.actor == 0


@pytest.mark.parametrize("round_", ["lap", "open", "locked"])
def test_hp_12_a_set_stays_when_its_owner_goes_out_by_leading(round_: str) -> None:
    state = mid_deal(["9", "6-1", "8-1", "2-2"], options={"round": round_})
    play(state, "9", "pass", "pass")
    assert state.actor == 3
    play(state, "pass")
    assert state.actor == 1  # HP-14, first deal: the next one clockwise


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_12_a_beaten_set_of_a_seat_that_is_out_has_no_effect(round_: str) -> None:
    state = mid_deal(["4", "6-1", "8-1", "2-2"], options={"round": round_})
    play(state, "4", "6", "8", "pass")
    assert state.actor == 1
    play(state, "pass")
    assert state.actor == 2
    assert state.view(2).owner == -1


def test_hp_13_the_winner_leads_the_next_round() -> None:
    state = mid_deal(["3-1", "6-1", "8-1", "2-2"], deal=2)
    play(state, "3", "6", "pass", "pass")
    assert state.actor == state.view(1).leader == 1


HP_14 = [
    # 4 seats: the 3rd wins; the 2nd leads, or the 4th, if the 2nd has finished.
    ("3rd wins", ["1-1", "1-1", "9", "2-2"], [], 2, 1),
    ("3rd wins, 2nd out", ["1-1", "", "9", "1-1"], [1], 2, 3),
    ("2nd wins", ["1-1", "9", "1-1", "2-2"], [], 1, 0),
    ("Megastar wins", ["9", "1-1", "1-1", "2-2"], [], 0, 1),
    ("Megastar wins, 2nd out", ["9", "", "1-1", "1-1"], [1], 0, 2),
    ("Dishwasher wins", ["1-1", "1-1", "2-2", "9"], [], 3, 2),
    ("Dishwasher wins, 3rd out", ["1-1", "1-1", "", "9"], [2], 3, 0),
    ("5 seats, 3rd wins, 2nd and 4th out", ["1-1", "", "9", "", "1-1"], [1, 3], 2, 0),
    ("5 seats, Dishwasher wins, 4th and 1st out", ["", "1-1", "1-1", "", "9"], [0, 3], 4, 1),
    ("5 seats, Megastar wins, 2nd and 3rd out", ["9", "", "", "1-1", "1-1"], [1, 2], 0, 3),
]


@pytest.mark.parametrize(
    ("hands", "finished", "winner", "leads"),
    [case[1:] for case in HP_14],
    ids=[c[0] for c in HP_14],
)
@pytest.mark.parametrize("round_", ["lap", "open", "locked"])
def test_hp_14_case_5_the_lead_after_a_last_card_win(
    round_: str, hands: list[str], finished: list[int], winner: int, leads: int
) -> None:
    options = {"round": round_}
    state = mid_deal(hands, deal=2, leader=winner, finished=finished, options=options)
    play(state, "9")
    while state.round.need:
        play(state, "pass")
    assert state.actor == leads


def test_hp_14_case_5_with_both_neighbours_out_four_seats_have_ended_the_deal() -> None:
    state = mid_deal(["1-1", "", "9", ""], deal=2, leader=2, finished=[1, 3])
    play(state, "9")
    assert state.actor == CHANCE
    assert state.finishing_order() == [1, 3, 2, 0]  # the 1st is Dishwasher


def test_hp_14_careers_are_those_of_the_running_deal() -> None:
    """Seat 3 went out first and will be Megastar; seat 2 asks its neighbour of this deal."""
    state = mid_deal(["1-1", "1-1", "9", "", "2-2"], deal=2, leader=2, finished=[3])
    play(state, "9", "pass", "pass", "pass")
    assert state.actor == 1


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_14_who_goes_out_in_a_later_lap_hands_the_lead_on(round_: str) -> None:
    """The 3rd comes again with its last card, beaten by nobody: the 2nd leads."""
    hands = ["1-1", "9-12", "5-13", "1-1"]
    state = mid_deal(hands, deal=2, leader=2, options={"round": round_})
    play(state, "5", "pass", "pass", "9", "13")
    assert state.finished == [2]
    while state.round.need:
        play(state, "pass")
    assert state.actor == 1


def test_hp_14_in_the_first_deal_the_next_one_clockwise() -> None:
    state = mid_deal(["1-1", "1-1", "9", ""], leader=2, finished=[3])
    play(state, "9", "pass", "pass")
    assert state.actor == 0


def test_hp_15_only_cards_of_the_own_hand() -> None:
    state = mid_deal(["4-4-D", "5-6", "1", "1"])
    for notation in ("5", "4-4-4", "4-D-D", "D-D"):
        assert rule_against(state, notation) == "HP-15"
    exchange = dealt(4, 2)
    missing = next(card for card in range(1, 15) if card not in exchange.view(exchange.actor).hand)
    assert rule_against(exchange, f"give {'D' if missing == 14 else missing}") == "HP-15"


def test_hp_15_each_mix_is_a_set_of_its_own_and_cannot_be_taken_back() -> None:
    state = mid_deal(["4-4-D", "5-6", "1", "1"])
    assert {"4-4", "4-D"} <= legal(state)
    play(state, "4-D")
    assert state.view(0).hand == (4,)
    assert not state.can_take_back()


# -- finishing, seating ------------------------------------------------------------


def test_hp_16_the_deal_ends_at_once_with_one_seat_holding_cards() -> None:
    state = mid_deal(["3", "9", "8-8"])
    play(state, "3", "9")  # in the middle of the round: seat 2 is not asked
    assert state.actor == CHANCE
    assert state.finishing_order() == [0, 1, 2]


def test_hp_16_the_last_cards_are_not_shown() -> None:
    table = new_table("hollywood-poker", seats=3, options={"end": "deals", "deals": 1}, seed=4)
    dice = Dice(4)
    while not table.over:
        actions = table.legal_actions()
        table.play(actions[dice.below(len(actions))])
    view = seen(table)
    left = sum(view.sizes)
    shown = sum(len(played) for played in view.played)
    assert left > 0
    assert shown == 39 - left


def test_hp_17_seats_finish_one_after_the_other() -> None:
    for table in play_at_random(GAME.setup(5, {"end": "deals", "deals": 2}), 1):
        finished = seen(table).finished
        assert len(set(finished)) == len(finished)
    places = [event.place for event in told(table, 0, "finished")]
    assert places == [1, 2, 3, 4] * 2


def test_hp_18_the_table_order_is_the_order_of_finishing() -> None:
    table = new_table("hollywood-poker", seats=5, seed=3)
    second_deal_hands(table)
    first, second = told(table, 0, "deal-begins")
    assert first.order == (0, 1, 2, 3, 4)
    assert second.order == told(table, 0, "deal-ended")[0].order == seen(table).order


# -- the match ---------------------------------------------------------------------


def finished_match(setup_options: dict[str, object], seats: int = 4, seed: int = 1) -> Table:
    *_, table = play_at_random(GAME.setup(seats, setup_options), seed)
    return table


def test_hp_19_a_number_of_deals() -> None:
    table = finished_match({"end": "deals", "deals": 3})
    assert len(table.deals) == 3
    assert table.outcome is not None
    assert table.outcome.reason == "deals"


def test_hp_19_points_end_a_match_at_the_target() -> None:
    table = finished_match({})
    assert table.outcome is not None
    assert table.outcome.reason == "target"
    assert max(table.outcome.scores) >= 30
    assert max(told(table, 0, "deal-ended")[-2].points) < 30


def test_hp_19_time_is_looked_at_only_when_a_deal_ends() -> None:
    table = new_table("hollywood-poker", seats=4, options={"end": "time"}, seed=1)
    second_deal_hands(table)
    table.play("time up")  # in the middle of an exchange
    assert table.state.outside_actions() == []
    dice = Dice(2)
    while not table.over:
        actions = table.legal_actions()
        assert TIME_UP not in actions
        table.play(actions[dice.below(len(actions))])
    assert len(table.deals) == 2
    assert table.outcome is not None
    assert table.outcome.reason == "time"


def test_hp_19_the_clock_is_no_seats_to_move() -> None:
    table = new_table("hollywood-poker", seats=4, options={"end": "time"}, seed=1)
    with pytest.raises(IllegalAction) as caught:
        table.play("time up", seat=table.actor)
    assert caught.value.refusal.id == "not-for-a-seat"
    table.play("time up")
    with pytest.raises(IllegalAction) as caught:
        table.play("time up")
    assert caught.value.refusal.rule == "HP-19"
    other = new_table("hollywood-poker", seats=4, seed=1)
    assert rule_against(other.state, "time up") == "HP-19"


def test_hp_19_nothing_is_done_after_the_end_or_before_the_deal() -> None:
    over = finished_match({"end": "deals", "deals": 1}).state
    assert over.actor == NOBODY
    assert rule_against(over, "pass") == "HP-19"
    assert rule_against(GAME.new(GAME.setup(4)), "pass") == "HP-3"


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (8, [10, 9, 8, 7, 4, 3, 2, 1]),
        (7, [8, 7, 6, 4, 3, 2, 1]),
        (6, [8, 7, 6, 3, 2, 1]),
        (5, [6, 5, 3, 2, 1]),
        (4, [6, 5, 2, 1]),
        (3, [4, 2, 1]),
        (2, [4, 1]),
    ],
)
def test_hp_20_points_by_position(seats: int, points: list[int]) -> None:
    assert points_for(seats) == points
    table = finished_match({"end": "deals", "deals": 1}, seats)
    (ended,) = told(table, 0, "deal-ended")
    assert [ended.points[seat] for seat in ended.order] == points == list(ended.gained)


def test_case_8_all_points_of_a_deal() -> None:
    assert sum(points_for(4)) == 14
    assert sum(points_for(8)) == 44


def test_hp_21_the_target_can_be_set_higher_and_lower_from_10_points_on() -> None:
    for seats, target in {2: 20, 3: 20, 4: 30, 5: 30, 6: 40, 7: 40, 8: 50}.items():
        assert target_for(seats) == GAME.setup(seats).options["target"] == target
        for other in (10, target - 1, target + 1, 200):
            assert GAME.setup(seats, {"target": other}).options["target"] == other
        for wrong in (9, 201):
            with pytest.raises(BadSetup, match=r"\(HP-21\)"):
                GAME.setup(seats, {"target": wrong})
    option = next(option for option in GAME.options if option.name == "target")
    assert (option.allowed(), option.parse("44"), option.check(21)) == ("10–200", 44, 21)


def test_hp_21_a_lower_target_ends_the_match_sooner() -> None:
    table = finished_match({"target": 10})
    assert table.outcome is not None
    assert table.outcome.reason == "target"
    assert max(table.outcome.scores) >= 10
    assert len(table.deals) < len(finished_match({}).deals)


def test_hp_22_ranking_by_points_then_by_the_last_deal() -> None:
    assert ranking("points", [30, 32, 32, 7], [5, 3, 1, 0], [3, 2, 1, 0]) == [2, 1, 0, 3]


@pytest.mark.parametrize("end", ["deals", "time"])
def test_hp_22_ranking_by_megastars_then_points_then_the_last_deal(end: str) -> None:
    assert ranking(end, [50, 20, 30, 20], [1, 4, 1, 4], [0, 3, 1, 2]) == [3, 1, 0, 2]


def test_hp_22_the_outcome_ranks_all_seats() -> None:
    for seed in range(10):
        table = finished_match({"end": "deals", "deals": 4}, seed=seed)
        outcome = table.outcome
        assert isinstance(outcome, MatchOutcome)
        assert sum(outcome.megastars) == 4
        assert outcome.winners == outcome.ranking[:1]
        assert outcome.megastars[outcome.ranking[0]] == max(outcome.megastars)
        assert sorted(outcome.ranking) == [0, 1, 2, 3]


# -- what a seat sees --------------------------------------------------------------


def test_hp_23_an_exchange_is_told_to_its_pair_only() -> None:
    table = new_table("hollywood-poker", seats=5, seed=3)
    second_deal_hands(table)
    dice = Dice(1)
    while all(action.notation.startswith("give") for action in table.legal_actions()):
        actions = table.legal_actions()
        table.play(actions[dice.below(len(actions))])
    order = seen(table).order
    for viewer in (*order, SPECTATOR):
        heard = Counter(event.kind for event in table.told(viewer))
        in_pair = viewer in order and viewer != order[2]
        assert heard["gave"] == heard["received"] == (1 if in_pair else 0)
        assert heard["gift-passed"] == (2 if in_pair else 4)
        view = seen(table, viewer)
        assert bool(view.gave) == bool(view.received) == in_pair


def test_hp_23_a_spectator_sees_no_hand() -> None:
    view = dealt(4, 2).view(SPECTATOR)
    assert (view.hand, view.gave, view.received) == ((), (), ())


def test_case_6_the_dishwasher_starts_with_15_cards_of_four_seats() -> None:
    table = new_table("hollywood-poker", seats=4, seed=6)
    hands = second_deal_hands(table)
    dishwasher = seen(table).order[-1]
    assert len(hands[dishwasher]) == 15
    while all(action.notation.startswith("give") for action in table.legal_actions()):
        table.play(table.legal_actions()[0])
    assert len(seen(table, dishwasher).hand) == 15


def test_case_7_double_and_one_13_are_the_two_highest_of_double_13_13_12() -> None:
    hand = pack(cards("1-2-3-4-5-6-7-8-9-10-12-13-13-D-11"))
    assert cards_of(highest(hand, 2)) == cards("13-D")


# -- actions and notation ----------------------------------------------------------


def test_ids_are_small_and_the_same_for_every_number_of_seats() -> None:
    assert len(ACTIONS) == 540
    assert [action.id for action in ACTIONS] == list(range(540))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("6-6-d", "6-6-D"), ("D-6 6", "6-6-D"), (" d ", "D"), ("P", "pass"), ("Give D", "give D")],
)
def test_notation_forgives_case_order_and_spacing(typed: str, notation: str) -> None:
    assert GAME.parse(typed).notation == notation


@pytest.mark.parametrize("typed", ["14", "0", "6-6-", "give", "give 1-2", "-".join("6" * 9), "q"])
def test_notation_of_no_action_is_refused(typed: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(typed)


def test_a_foreign_action_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        dealt(4, 1).why_illegal(get_game("face-to-face").all_actions[0])


@pytest.mark.parametrize(
    ("named", "id", "params"),
    [
        (2, "hp-gift-short", {"missing": 1, "due": 3}),
        (1, "hp-gift-short", {"missing": 2, "due": 3}),
        (3, "hp-give-first", {"count": 3}),
    ],
)
def test_hp_8_part_of_a_gift_is_told_how_many_cards_are_missing(
    named: int, id: str, params: dict[str, int]
) -> None:
    table = new_table("hollywood-poker", seats=6, seed=2)
    second_deal_hands(table)
    assert seen(table).due == 3
    different = sorted(set(seen(table, table.actor).hand))[:named]
    with pytest.raises(IllegalAction) as caught:
        table.play("-".join(map(str, different)))
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.id, refusal.params) == ("HP-8", id, params)


def test_hp_8_only_the_giver_is_told_what_is_missing() -> None:
    table = new_table("hollywood-poker", seats=6, seed=2)
    second_deal_hands(table)
    different = sorted(set(seen(table, table.actor).hand))[:2]
    with pytest.raises(BadNotation):
        table.play("-".join(map(str, different)), (table.actor + 1) % 6)


@pytest.mark.parametrize(
    ("typed", "id"),
    [("12", "hp-not-higher"), ("13", "hp-wrong-number"), ("D", "hp-wrong-number")],
)
def test_hp_11_what_is_not_higher_is_told_so_before_its_number_is_counted(
    typed: str, id: str
) -> None:
    state = mid_deal(["1-12-D", "12-13-D", "1", "1"])
    play(state, "12-D")
    refusal = state.why_illegal(GAME.parse(typed))
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("HP-11", id)


def test_hp_2_before_the_number_of_seats_is_known_all_careers_can_be_chosen() -> None:
    (careers,) = [option for option in GAME.options if option.name == "careers"]
    assert careers.bounds() == (6, 6)
