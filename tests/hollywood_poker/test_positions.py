"""Positions that cannot be: each is refused with the place and the reason."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lichtspiel import BadPosition, Dice, get_game
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.teaching.hollywood_poker.positions import describe
from lichtspiel.testing import position

GAME = get_game("hollywood-poker")
Change = Callable[[dict[str, Any]], object]


def load(document: dict[str, Any], seats: int = 4, **options: object) -> HollywoodPoker:
    state = position("hollywood-poker", document, seats=seats, options=options)
    assert isinstance(state, HollywoodPoker)
    return state


def refused(document: dict[str, Any], complaint: str, seats: int = 4, **options: object) -> None:
    with pytest.raises(BadPosition) as caught:
        load(document, seats, **options)
    assert complaint in str(caught.value)


def mid_round() -> dict[str, Any]:
    """Second deal: seat 0 led a 3, seat 1 passed, it is seat 2's turn."""
    return describe(["5-6", "2-7", "8-9-9", "1-D"], deal=2, acts=["3", "pass", None, None], turn=2)


def swap(document: dict[str, Any], one: tuple[str, int], other: tuple[str, int]) -> None:
    """Exchange the first cards of two places."""
    mine, theirs = (document[name][seat] for name, seat in (one, other))
    mine[0], theirs[0] = theirs[0], mine[0]


def test_the_position_itself_is_fine() -> None:
    assert load(mid_round()).actor == 2


CHANGES: dict[str, tuple[Change, str]] = {
    "a seat twice": (lambda d: d.update(order=[0, 1, 1, 3]), "order: each seat has to be there"),
    "no such seat": (lambda d: d.update(order=[0, 1, 2, 4]), "order[3]: 4 is out of range"),
    "no such card": (lambda d: d["hands"][0].append(15), "hands[0][2]: 15 is out of range"),
    "a card too many": (lambda d: d["hands"][0].append(13), "card 13 is there 5 times"),
    "a card too few": (lambda d: d["hands"][0].pop(), "card 6 is there 3 times"),
    "hands of wrong size": (
        lambda d: d["hands"][0].append(d["hands"][1].pop()),
        "hands[0]: in hand and played there are 14 cards, not 13",
    ),
    "cards aside": (lambda d: d["aside"].append(d["played"][0].pop()), "aside: the remaining"),
    "forced too few": (
        lambda d: d["forced"][0].pop(),
        "forced[0]: the lower seat of this pair gives 2",
    ),
    "forced not the highest": (
        lambda d: d.update(forced=[[1, 1], d["forced"][1]]),
        "these were not the highest cards",
    ),
    "forced from nowhere": (lambda d: d["forced"].__setitem__(1, [14]), "forced[1]: "),
    "gift from nowhere": (
        lambda d: d["gifts"].__setitem__(1, [14]),
        "gifts[1]: the lower seat does",
    ),
    "gifts out of order": (lambda d: d["gifts"].__setitem__(0, []), "gifts: gifts are chosen in"),
    "finished with cards": (lambda d: d["finished"].append(2), "finished: exactly the seats"),
    "too many points": (
        lambda d: d.update(points=[6, 6, 5, 1]),
        "points: these are not the points",
    ),
    "points out of bounds": (
        lambda d: d.update(points=[9, 3, 1, 1]),
        "points[0]: 9 is out of range",
    ),
    "two Megastars": (lambda d: d.update(megastars=[1, 1, 0, 0]), "megastars: these are not"),
    "time up": (lambda d: d.update(time_up=True), "time_up: this match is not played against"),
    "match over": (
        lambda d: d.update(deal=6, points=[30, 25, 10, 5], megastars=[5, 0, 0, 0]),
        "deal: the match was over before this deal",
    ),
    "no such act": (lambda d: d["acts"].__setitem__(1, "fold"), "acts[1]: “fold” is neither"),
    "act not played": (
        lambda d: d["acts"].__setitem__(0, "7"),
        "acts[0]: the seat has not played 7",
    ),
    "turn of who acted": (lambda d: d.update(turn=1), "turn: it cannot be"),
    "turn of the owner": (lambda d: d.update(turn=0), "turn: it cannot be"),
    "turn too late": (lambda d: d.update(turn=3), "acts: the round cannot have gone"),
    "leader without a set": (lambda d: d.update(leader=2, turn=3), "acts: the round cannot"),
    "act ahead of the turn": (lambda d: d["acts"].__setitem__(3, "pass"), "acts: the round cannot"),
    "a name too many": (lambda d: d.update(bank=3), "“bank” does not belong here"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_position_names_place_and_reason(name: str) -> None:
    change, complaint = CHANGES[name]
    document = mid_round()
    change(document)
    refused(document, complaint)


def test_hp_4_the_first_deal_sits_in_seat_order() -> None:
    document = describe(["5-6", "2-7", "8-9-9", "1-D"])
    load(document)
    refused({**document, "order": [1, 0, 2, 3]}, "order: in the first deal the seats sit")
    refused({**document, "forced": [[1]]}, "forced: the number of entries should be 0, not 1")


def test_hp_9_only_the_megastar_leads_first() -> None:
    state = GAME.new(GAME.setup(4))
    dice = Dice(3)
    state.deal(dice)
    while state.actor >= 0:
        state.apply(state.legal_actions()[-1])
    state.deal(dice)
    while state.legal_actions()[0].notation.startswith("give"):
        state.apply(state.legal_actions()[0])
    document: dict[str, Any] = state.to_json()
    load(document)
    other = document["order"][1]
    refused({**document, "leader": other, "turn": other}, "leader: the Megastar leads")


def choosing() -> dict[str, Any]:
    """The second deal of a match of four, before the Megastar has named a card."""
    state = GAME.new(GAME.setup(4))
    dice = Dice(3)
    state.deal(dice)
    while state.actor >= 0:
        state.apply(state.legal_actions()[-1])
    state.deal(dice)
    return state.to_json()


def test_hp_8_positions_of_an_exchange() -> None:
    document = choosing()
    megastar, second = document["order"][:2]
    assert load(document).actor == megastar
    refused({**document, "turn": second}, "turn: it cannot be")
    refused({**document, "leader": second}, "leader: the Megastar leads")
    acts = [None] * 4
    early = {**document, "hands": [list(h) for h in document["hands"]], "acts": acts}
    card = early["hands"][megastar].pop(0)
    early["played"] = [[card] if seat == megastar else [] for seat in range(4)]
    refused(early, "played: nothing is played before")


def test_hp_8_a_half_named_gift_is_a_position() -> None:
    document = choosing()
    megastar = document["order"][0]
    hand = document["hands"][megastar]
    document["gifts"][0] = [hand.pop(3)]
    assert load(document).can_take_back()
    document["gifts"][0].append(document["hands"][document["order"][3]].pop())
    refused(document, "is there 3 times")


def test_hp_10_to_hp_12_rounds_that_cannot_have_been() -> None:
    hands = ["5-6", "2-7", "8-9-9", "1-D"]
    falling = describe(hands, acts=["4", "3", None, None], turn=2)
    refused(falling, "acts: the round cannot have gone")
    mixed = describe(hands, acts=["4", "10-10", None, None], turn=2)
    refused(mixed, "acts: the sets of a round")
    passed = describe(hands, acts=[None, "pass", None, None])
    refused(passed, "acts: nobody passes before the lead")
    not_leading = describe(hands, turn=1)
    refused(not_leading, "turn: it cannot be")
    out = describe(
        ["5-6", "", "8-9-9", "1-D"], acts=["4", "pass", None, None], turn=2, finished=[1]
    )
    refused(out, "acts[1]: a seat without cards does not pass")


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_12_later_laps_are_positions_of_their_options_only(round_: str) -> None:
    hands = ["5-6", "2-7", "8-9-9", "1-D"]
    later = describe(hands, acts=["4", "pass", "10", "pass"], turn=0)
    assert load(later, round=round_).actor == 0
    refused(later, "turn: it cannot be")
    gap = describe(hands, acts=["4", "pass", "10", None], turn=0)
    refused(gap, "turn: it cannot be", round=round_)
    back = describe(hands, acts=["11", "pass", "10", "pass"], turn=1)
    if round_ == "open":
        assert load(back, round=round_).actor == 1
        missing = describe(hands, acts=["11", "pass", "10", None], turn=1)
        refused(missing, "acts: the round cannot", round=round_)
    else:
        refused(back, "turn: it cannot be", round=round_)


def test_hp_16_a_deal_that_is_over_is_the_end_of_a_match_or_no_position() -> None:
    over = describe(["", "7", ""], acts=["5", None, "3"], leader=2, finished=[2, 0], turn=0)
    over |= {"points": [2, 1, 4], "megastars": [0, 0, 1]}
    state = load(over, 3, end="deals", deals=1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    refused(over, "finished: the deal is over, but the match is not", 3)
    refused({**over, "turn": 2}, "turn: it cannot be", 3, end="deals", deals=1)
    rounds: list[list[str | None]] = [
        [None, None, None],
        [None, None, "3"],
        ["5", None, None],
        ["5", "pass", "3"],
        ["3", None, "5"],
        ["5-5", None, "3"],
    ]
    for acts in rounds:
        played = describe(["", "7", ""], acts=acts, leader=2, finished=[2, 0], turn=0)
        played |= {"points": over["points"], "megastars": over["megastars"]}
        refused(played, "acts: ", 3, end="deals", deals=1)
    refused({**over, "deal": 1, "points": [0, 0, 0]}, "points[0]: 0 is out of range", 3)


def test_hp_19_a_match_of_deals_does_not_go_on() -> None:
    document = mid_round()
    load(document, end="deals", deals=2)
    refused(document, "deal: the match was over", end="deals", deals=1)


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_11_sets_of_later_laps_rise_from_the_turn_on(round_: str) -> None:
    hands = ["1-13", "1-12", "1-11", "2-2"]
    load(describe(hands, acts=["5", "9", "10", "pass"], turn=0), round=round_)
    falling = describe(hands, acts=["9", "5", "10", "pass"], turn=0)
    refused(falling, "acts: the round cannot have gone", round=round_)
    out = describe(["1-13", "", "1-11", "2-2"], acts=["9", "5", "10", "pass"], finished=[1], turn=0)
    load(out, round=round_)  # its set may be of the first lap


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_16_a_match_may_end_in_a_later_lap(round_: str) -> None:
    def over(acts: list[str | None], finished: list[int], turn: int) -> dict[str, Any]:
        hands = ["", "7", ""]
        document = describe(hands, acts=acts, leader=0, finished=finished, turn=turn)
        order = [*finished, 1]
        points = [(4, 2, 1)[order.index(seat)] for seat in range(3)]
        return {**document, "points": points, "megastars": [int(s == order[0]) for s in range(3)]}

    options = {"round": round_, "end": "deals", "deals": 1}
    load(over(["9", "pass", "5"], [2, 0], 0), 3, **options)
    refused(over(["9", None, "5"], [2, 0], 0), "acts: ", 3, **options)
    refused(over(["9", "pass", "5"], [0, 2], 2), "acts: ", 3, **options)


def test_hp_16_who_finished_in_the_round_did_it_in_its_order() -> None:
    both = describe(["", "", "8-8", "1-1"], acts=["3", "5", None, None], finished=[0, 1], turn=2)
    load(both)
    refused({**both, "finished": [1, 0]}, "finished: the round cannot have gone")
    one = describe(["1-1", "", "8-8", ""], acts=["3", "5", None, None], finished=[3, 1], turn=2)
    load(one)
    refused({**one, "finished": [1, 3]}, "finished: the round cannot have gone")


def test_hp_1_so_many_cards_that_their_count_overflows() -> None:
    """In a packed hand, sixteen ones look like a two."""
    document = mid_round()
    seat = next(seat for seat, played in enumerate(document["played"]) if 2 in played)
    document["played"][seat].remove(2)
    document["played"][seat] += [1] * 16
    refused(document, f"played[{seat}]: card 1 is there")


def over_after_two() -> dict[str, Any]:
    """The end of the second deal: seat 2 has led its last card, seat 3 holds one."""
    acts = [None, None, "11", None]
    hands = ["", "", "", "1"]
    document = describe(hands, deal=2, acts=acts, leader=2, turn=2, finished=[0, 1, 2])
    return {**document, "points": [12, 10, 4, 2], "megastars": [2, 0, 0, 0]}


def test_hp_8_no_deal_ends_before_its_exchange() -> None:
    document = over_after_two()
    load(document, end="deals", deals=2)
    document["acts"][2] = "10"
    highest = document["played"][2].pop()
    document["played"][1].append(highest)
    document["gifts"][1], document["forced"][1] = [], [highest]
    refused(document, "played: nothing is played before", end="deals", deals=2)
    giving = choosing()
    refused({**giving, "acts": ["pass"] * 4}, "acts: nothing is played before")


def test_hp_19_no_match_goes_on_after_its_end() -> None:
    document = over_after_two()
    late = {"deal": 5, "points": [30, 25, 10, 5], "megastars": [5, 0, 0, 0]}
    load(document | late)
    load(document | late, end="deals", deals=5)
    refused(document | late, "deal: the match was over", end="deals", deals=2)
    later = {"deal": 6, "points": [36, 30, 12, 6], "megastars": [6, 0, 0, 0]}
    refused(document | later, "deal: the match was over")
    load(document | later, target=36)


def test_hp_9_the_first_set_of_a_deal_is_the_megastars() -> None:
    state = load(choosing())
    while state.gifts.due:
        state.apply(state.legal_actions()[0])
    document: dict[str, Any] = state.to_json()
    third, last = document["order"][2:]
    card = document["hands"][third].pop(0)
    document["played"][third] = [card]
    document["acts"][third] = str(card)
    refused({**document, "leader": third, "turn": last}, "leader: the Megastar leads")


@pytest.mark.parametrize(
    ("deal", "points", "megastars", "complaint"),
    [
        (2, [1, 2, 5, 6], [1, 0, 0, 0], "points: these are not the points of one deal"),
        (2, [6, 5, 2, 1], [0, 0, 0, 1], "megastars: these are not the Megastars of one deal"),
        (3, [2, 11, 4, 11], [2, 0, 0, 0], "points: these are not the points of 2 deals"),
        (3, [12, 6, 7, 3], [1, 1, 0, 0], "points: these are not the points of 2 deals"),
        (3, [12, 11, 3, 2], [2, 0, 0, 0], "points: these are not the points of 2 deals"),
    ],
)
def test_hp_20_points_and_megastars_fit_the_careers(
    deal: int, points: list[int], megastars: list[int], complaint: str
) -> None:
    document = describe(["2-3", "4-5", "6-7", "8-9"], deal=deal)
    load(document)
    refused({**document, "points": points, "megastars": megastars}, complaint)


# -- views ---------------------------------------------------------------------------


@pytest.mark.parametrize("received", [(), (1,)])
def test_a_view_that_no_table_has_shown_cannot_be_imagined(received: tuple[int, ...]) -> None:
    """HP-8: having received a 1, its partner could hold nothing but ones, and there are four."""
    state = load(choosing())
    view = replace(state.view(state.order()[1]), received=received)
    with pytest.raises(BadPosition, match="This view is impossible"):
        GAME.imagine(view, Dice(1))
