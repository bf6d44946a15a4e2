"""Positions that cannot be: each is refused with the place and the reason."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lichtspiel import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    BadPosition,
    Dice,
    Setup,
    State,
    get_game,
    new_table,
)
from lichtspiel.games.hollywood_poker.cards import label
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import MatchOutcome
from lichtspiel.teaching.hollywood_poker.positions import describe
from lichtspiel.testing import play_at_random, position
from tests import luck

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
    "a seat twice": (
        lambda d: d.update(order=[0, 1, 1, 3]),
        "order: each seat must appear exactly once",
    ),
    "no such seat": (lambda d: d.update(order=[0, 1, 2, 4]), "order[3]: 4 is out of range"),
    "no such card": (lambda d: d["hands"][0].append(15), "hands[0][2]: 15 is out of range"),
    "a card too many": (
        lambda d: d["hands"][0].append(13),
        "position.state: there are 5 of card 13 in all",
    ),
    "a card too many in one place": (
        lambda d: d["hands"][0].extend([13] * 5),
        "hands[0]: there are 5 of card 13 here, but the game has only 4. (HP-1)",
    ),
    "a card too few": (lambda d: d["hands"][0].pop(), "there are 3 of card 6"),
    "hands of wrong size": (
        lambda d: d["hands"][0].append(d["hands"][1].pop()),
        "hands[0]: the cards in hand and those played come to 14, not 13",
    ),
    "cards aside": (
        lambda d: d["aside"].append(d["played"][0].pop()),
        "aside: cards are set aside in the first deal",
    ),
    "forced too few": (
        lambda d: d["forced"][0].pop(),
        "forced[0]: the lower-ranked player of this pair gives 2",
    ),
    "forced not the highest": (
        lambda d: d.update(forced=[[1, 1], d["forced"][1]]),
        "these weren’t the highest cards",
    ),
    "forced from nowhere": (lambda d: d["forced"].__setitem__(1, [14]), "forced[1]: "),
    "gift from nowhere": (
        lambda d: d["gifts"].__setitem__(1, [14]),
        "gifts[1]: the lower-ranked player does",
    ),
    "gifts out of order": (
        lambda d: d["gifts"].__setitem__(0, []),
        "gifts[1]: gifts are chosen in career order; this one comes too early. (HP-8)",
    ),
    "finished with cards": (
        lambda d: d["finished"].append(2),
        "finished: the players who have finished",
    ),
    "points of too few": (
        lambda d: d["points"].pop(),
        "points: the number of entries should be 4, not 3",
    ),
    "points below nothing": (
        lambda d: d["points"].__setitem__(0, -1),
        "points[0]: -1 is out of range",
    ),
    "time up": (lambda d: d.update(time_up=True), "time_up: this match isn’t played against"),
    "match over": (
        lambda d: d.update(points=[29, 30, 0, 0]),
        "points: the match was over before this deal",
    ),
    "no such act": (lambda d: d["acts"].__setitem__(1, "fold"), "acts[1]: “fold” is neither"),
    "act not played": (
        lambda d: d["acts"].__setitem__(0, "7"),
        "acts[0]: this player hasn’t played 7",
    ),
    "turn of who acted": (lambda d: d.update(turn=1), "turn: it can’t be"),
    "turn of the owner": (lambda d: d.update(turn=0), "turn: it can’t be"),
    "turn too late": (lambda d: d.update(turn=3), "turn: it can’t be"),
    "leader without a set": (
        lambda d: d.update(leader=2, turn=3),
        "leader: this player hasn’t led",
    ),
    "leader who passed": (lambda d: d.update(leader=1), "leader: this player hasn’t led"),
    "act ahead of the turn": (lambda d: d["acts"].__setitem__(3, "pass"), "turn: it can’t be"),
    "no such turn": (lambda d: d.update(turn=4), "turn: 4 is out of range"),
    "acts of too few": (
        lambda d: d["acts"].pop(),
        "acts: the number of entries should be 4, not 3",
    ),
    "gift too large": (
        lambda d: d["gifts"][1].append(1),
        "gifts[1]: the number of entries should be 0–1, not 2",
    ),
    "a name too many": (lambda d: d.update(bank=3), "“bank” doesn’t belong here"),
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
    refused({**document, "order": [1, 0, 2, 3]}, "order: in the first deal, the players sit")
    refused({**document, "forced": [[1]]}, "forced: the number of entries should be 0, not 1")


def test_hp_9_only_the_megastar_leads_first() -> None:
    state = second_deal()
    while state.legal_actions()[0].notation.startswith("give"):
        state.apply(state.legal_actions()[0])
    document: dict[str, Any] = state.to_json()
    load(document)
    other = document["order"][1]
    refused({**document, "leader": other, "turn": other}, "leader: the Megastar leads")


def second_deal() -> State:
    """Of a match of four, before the Megastar has named a card."""
    state = GAME.new(GAME.setup(4))
    dice = Dice(3)
    state.deal(dice)
    while state.actor >= 0:
        state.apply(state.legal_actions()[-1])
    state.deal(dice)
    return state


def choosing() -> dict[str, Any]:
    return second_deal().to_json()


def test_hp_8_positions_of_an_exchange() -> None:
    document = choosing()
    megastar, second = document["order"][:2]
    assert load(document).actor == megastar
    refused({**document, "turn": second}, "turn: it can’t be")
    refused({**document, "leader": second}, "leader: the Megastar leads")
    acts = [None] * 4
    early = {**document, "hands": [list(h) for h in document["hands"]], "acts": acts}
    card = early["hands"][megastar].pop(0)
    early["played"] = [[card] if seat == megastar else [] for seat in range(4)]
    refused(early, f"played[{megastar}]: no cards are played before the exchange is over. (HP-8)")


def test_hp_8_a_half_named_gift_is_a_position() -> None:
    document = choosing()
    megastar = document["order"][0]
    hand = document["hands"][megastar]
    document["gifts"][0] = [hand.pop(3)]
    assert load(document).can_take_back()
    document["gifts"][0].append(document["hands"][document["order"][3]].pop())
    refused(document, "there are 3 of card")


def test_hp_10_to_hp_12_rounds_that_cannot_have_been() -> None:
    hands = ["5-6", "2-7", "8-9-9", "1-D"]
    mixed = describe(hands, acts=["4", "10-10", None, None], turn=2)
    refused(mixed, "acts: all sets of a round")
    passed = describe(hands, acts=[None, "pass", None, None])
    refused(passed, "acts: nobody passes before the lead")
    equal = describe(hands, acts=["4", "4", None, None], turn=2)
    refused(equal, "acts: all sets of a round")
    not_leading = describe(hands, turn=1)
    refused(not_leading, "turn: it can’t be")
    out = describe(["5-6", "", "8-9-9", "1-D"], acts=["4", None, None, None], turn=1, finished=[1])
    refused(out, "turn: it can’t be")


@pytest.mark.parametrize("round_", ["open", "locked"])
def test_hp_12_later_laps_are_positions_of_their_options_only(round_: str) -> None:
    hands = ["5-6", "2-7", "8-9-9", "1-D"]
    later = describe(hands, acts=["4", "pass", "10", "pass"], turn=0)
    assert load(later, round=round_).actor == 0
    refused(later, "turn: it can’t be")
    gap = describe(hands, acts=["4", "pass", "10", None], turn=0)
    refused(gap, "turn: it can’t be", round=round_)
    back = describe(hands, acts=["11", "pass", "10", "pass"], turn=1)
    if round_ == "open":
        assert load(back, round=round_).actor == 1
    else:
        refused(back, "turn: it can’t be", round=round_)


def over(deal: int = 1, points: Sequence[int] = (0, 0, 0)) -> dict[str, Any]:
    """Seat 2 has finished a deal first, then seat 0."""
    return {**describe(["", "7", ""], deal=deal, finished=[2, 0]), "points": list(points)}


def test_hp_16_a_deal_that_is_over_is_the_end_of_a_match_or_no_position() -> None:
    outcome = load(over(), 3, end="deals", deals=1).outcome()
    assert isinstance(outcome, MatchOutcome)
    assert outcome.ranking == (2, 0, 1)
    refused(over(), "finished: the deal is over, but the match is not", 3)
    refused(over(), "finished: the deal is over, but the match is not", 3, end="deals", deals=2)
    nobody = {**over(), "finished": [2, 0, 1], "hands": [[], [], []]}
    nobody["played"][1].append(7)
    refused(nobody, "turn: it can’t be", 3, end="deals", deals=1)


def test_hp_19_a_match_of_deals_does_not_go_on() -> None:
    document = mid_round()
    load(document, end="deals", deals=2)
    refused(document, "deal: the match was over", end="deals", deals=1)


def test_hp_1_so_many_cards_that_their_count_overflows() -> None:
    """In a packed hand, sixteen ones look like a two."""
    document = mid_round()
    seat = next(seat for seat, played in enumerate(document["played"]) if 2 in played)
    document["played"][seat].remove(2)
    document["played"][seat] += [1] * 16
    refused(document, f"played[{seat}]: there are 19 of card 1 here")


def test_hp_8_no_deal_ends_before_its_exchange() -> None:
    document = over(deal=2)
    load(document, 3, end="deals", deals=2)
    card = document["gifts"][0].pop()
    document["played"][2].remove(card)
    document["hands"][0].append(card)
    refused(
        {**document, "finished": [2]}, "played[0]: no cards are played", 3, end="deals", deals=2
    )
    giving = choosing()
    megastar = giving["order"][0]
    refused({**giving, "acts": ["pass"] * 4}, f"acts[{megastar}]: no cards are played before")


def test_hp_19_no_match_goes_on_after_its_end() -> None:
    load(over(2, [20, 0, 0]), 3)
    refused(over(2, [19, 0, 0]), "finished: the deal is over, but the match is not", 3)
    load(over(5), 3, end="deals", deals=5)
    refused(over(5), "deal: the match was over", 3, end="deals", deals=2)
    load({**over(), "time_up": True}, 3, end="time")


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


ANY_HISTORY: dict[str, Change] = {
    "points": lambda d: d.update(points=[0, 29, 17, 0]),
    "Megastars": lambda d: d.update(megastars=[0, 9, 9, 0]),
    "a later deal": lambda d: d.update(deal=40),
    "a pass without cards": lambda d: d["acts"].__setitem__(1, "pass"),
    "a set below the one before": lambda d: d["acts"].__setitem__(1, "5"),
    "finished in another order": lambda d: d.update(finished=[2, 1]),
}


@pytest.mark.parametrize("name", ANY_HISTORY)
@pytest.mark.parametrize("round_", ["lap", "open", "locked"])
def test_a_position_needs_no_history(round_: str, name: str) -> None:
    """Nobody asks how it came about; it is written as it was read, and played to its end."""
    hands = ["5-6", "", "", "1-D"]
    document = describe(hands, deal=2, acts=["9", None, None, None], turn=3, finished=[1, 2])
    ANY_HISTORY[name](document)
    state = load(document, round=round_)
    assert state.to_json() == document
    play_to_the_end(state, Dice(1))


def test_problems_name_the_rule() -> None:
    state = load(mid_round())
    assert state.problems() == []
    state.turn_to(state.player(1))
    assert [(found.place, found.rule) for found in state.problems()] == [("turn", "HP-12")]
    state.points = [30, 0, 0, 0]
    assert [(found.place, found.rule) for found in state.problems()] == [("points", "HP-19")]


@pytest.mark.parametrize("setup", GAME.samples(), ids=str)
def test_a_position_with_anything_changed_is_refused_or_played_to_its_end(setup: Setup) -> None:
    """Parts of real positions are replaced by others that look alike."""
    random = luck.stream("changed positions", setup)
    read = 0
    refusals: list[str] = []
    documents = [table.state.to_json() for table in play_at_random(setup, random.randrange(1000))]
    for document in map(copied, random.choices(documents, k=30)):
        for _ in range(random.randint(1, 3)):
            change_something(document, random)
        try:
            state = load(document, setup.seats, **setup.options)
        except BadPosition as error:
            refusals.append(str(error))
            continue
        read += 1
        assert state.to_json() == document
        for seat in (*range(setup.seats), SPECTATOR):
            assert GAME.imagine(state.view(seat), Dice(1)).view(seat) == state.view(seat)
        play_to_the_end(state, Dice(read))
    assert read > 1
    assert len(refusals) > 1
    for refusal in refusals:
        assert re.fullmatch(r"position\.state(\.[a-z_]+(\[\d\])*)?: .+", refusal)


def copied(document: dict[str, object]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(document))
    return copy


def change_something(document: dict[str, Any], random: Random) -> None:
    """Something else of the same kind stands in one place, or a card lies in another."""
    seats = range(len(document["order"]))
    seat = random.choice(seats)
    name = random.choice(list(document))
    if name == "deal":
        document[name] = random.randint(1, 3)
    elif name in ("leader", "turn"):
        document[name] = seat
    elif name in ("order", "finished"):
        document[name] = random.sample(seats, len(document[name]))
    elif name in ("points", "megastars"):
        document[name][seat] = random.randrange(25)
    elif name == "acts":
        document[name][seat] = random.choice([None, "pass", *map(label, document["played"][seat])])
    elif name == "time_up":
        document[name] = not document[name]
    else:
        exchange_cards(document, random)


def exchange_cards(document: dict[str, Any], random: Random) -> None:
    """Between two places; or one that somebody holds is played."""
    piles = [document["aside"]]
    for name in ("hands", "played", "forced", "gifts"):
        piles += document[name]
    mine, theirs = random.choices([pile for pile in piles if pile], k=2)
    if random.random() < 0.5:
        seat = random.choice(range(len(document["order"])))
        mine, theirs = document["hands"][seat], document["played"][seat]
        if len(mine) > 1:
            theirs.append(mine.pop(random.randrange(len(mine))))
    else:
        one, other = random.randrange(len(mine)), random.randrange(len(theirs))
        mine[one], theirs[other] = theirs[other], mine[one]
    for pile in piles:
        pile.sort()


def play_to_the_end(state: HollywoodPoker, dice: Dice) -> None:
    """At random; no position on the way has a problem, loses a card or leaves nothing to do."""
    cards = sorted(state.cards())
    for action in state.outside_actions():  # no match would end against a clock that stands
        state.apply(action)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dice)
        assert state.problems() == []
        assert sorted(state.cards()) == cards
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions))])
    assert state.outcome() is not None


# -- views ---------------------------------------------------------------------------


@pytest.mark.parametrize("received", [(), (1,)])
def test_a_view_that_no_table_has_shown_cannot_be_imagined(received: tuple[int, ...]) -> None:
    """HP-8: having received a 1, its partner could hold nothing but ones, and there are four."""
    state = load(choosing())
    view = replace(state.view(state.order()[1]), received=received)
    with pytest.raises(BadPosition, match="This view is impossible"):
        GAME.imagine(view, Dice(1))


def test_hp_8_cards_named_for_a_gift_are_not_counted_as_in_hand() -> None:
    """The Megastar of four has named one of two cards: 14 are left in hand."""
    table = new_table("hollywood-poker", seats=4, seed=1, options={"end": "deals", "deals": 2})
    document: dict[str, Any] = dict(table.state.to_json())
    while not any(document["gifts"]):
        table.play(table.legal_actions()[0])
        document = dict(table.state.to_json())
    giver, other = document["order"][0], document["order"][1]
    assert (len(document["hands"][giver]), len(document["gifts"][0])) == (14, 1)
    load(document, end="deals", deals=2)
    document["hands"][giver].append(document["hands"][other].pop())
    refused(
        document,
        f"hands[{giver}]: the cards in hand and those played come to 15, not 14",
        end="deals",
        deals=2,
    )
