"""TF-34: the deck is data; a broken one gets a sentence with the line."""

import json
from collections import Counter
from math import perm

import pytest

from lichtspiel import BadPosition, BadSetup, Dice, Table, read_position, read_record, verify
from lichtspiel.engine.position import position_to_json
from lichtspiel.engine.seeds import Seeds
from lichtspiel.games.top_oder_flop.cards import KINDS
from lichtspiel.games.top_oder_flop.deck import (
    MOST_DEALS,
    able_to_open,
    canonical,
    deal_hands,
    deck_cards,
    failing_deals,
    house_text,
)
from lichtspiel.games.top_oder_flop.state import before_the_deal
from lichtspiel.testing import check_game, play_at_random

from .tables import GAME

SMALL = """# a deck of our own
4 cc aa x12   # the films in any order
1 DD TT x9
5 RR x9
top>flop +3 x5
ANY −3 x5
"""


def test_tf_34_the_house_deck_is_as_the_rules_list_it() -> None:
    codes = Counter(KINDS[card].code for card in deck_cards("house"))
    pairs = {code: n for code, n in codes.items() if code[-2].isalpha() and code[-1] in "1234"}
    assert len(pairs) == 40
    assert set(pairs.values()) == {1}
    assert {code: codes[code] for code in ("a5", "c5", "d5", "r5", "t5")} == dict.fromkeys(
        ("a5", "c5", "d5", "r5", "t5"), 3
    )
    changes = {code: n for code, n in codes.items() if code[-2] in "+-"}
    assert changes == {"tf-3": 5, "ft+3": 5, "any+3": 3, "any-3": 2}
    assert codes.total() == 70


def test_tf_34_the_house_deck_says_that_it_is_ours() -> None:
    assert "This one is ours" in house_text()
    assert "not public" in house_text()


def test_tf_34_the_same_cards_have_the_same_text() -> None:
    assert canonical(SMALL).splitlines() == [
        *("4 AA CC x12", "1 DD TT x9", "5 RR x9"),
        *("top>flop +3 x5", "any -3 x5"),
    ]
    assert canonical(canonical(SMALL)) == canonical(SMALL)
    assert deck_cards(canonical(SMALL)) == deck_cards(SMALL)
    assert canonical(house_text()) == "house"
    assert canonical("\ufeff" + SMALL) == canonical(SMALL)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("3 AA QQ", "line 7: there is no film “qq”"),
        ("3 AA", "line 7: a 3 shows two different films"),
        ("3 AA AA", "line 7: a 3 shows two different films"),
        ("3 AA CC DD", "line 7: a 3 shows two different films"),
        ("5 AA CC", "line 7: a 5 shows exactly one film"),
        ("6 AA CC", "line 7: values are 1 to 5, not 6"),
        ("0 AA CC", "line 7: values are 1 to 5, not 0"),
        ("any +4", "line 7: a change card shows +3 or -3, not “+4”"),
        ("any", "line 7: a change card shows +3 or -3"),
        ("flop>top +3 -3", "line 7: a change card shows +3 or -3"),
        ("5 AA x0", "line 7: “x0” should be the number of identical cards"),
        ("5 AA xx", "line 7: “xx” should be the number of identical cards"),
        ("x3", "line 7: “x3” isn’t a card"),
        ("joker", "line 7: “joker” isn’t a card"),
        (f"{'j' * 40}oker", f"line 7: “{'j' * 40}” isn’t a card"),
        ("5 AA x99\n5 CC x99", "line 8: too many cards; the limit is 200"),
    ],
)
def test_tf_34_a_broken_line_is_named(line: str, complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(3, {"deck": SMALL.rstrip() + "\n" + line})
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        ("5 AA x9\n1 AA CC x30", "after line 2: 39 cards aren’t enough; at least 40"),
        ("", "0 cards aren’t enough"),
        ("5 AA x40\nany +3 x30", "with these cards, 5 players couldn’t open"),
        ("any +3 x99\nany -3 x90\n1 AA CC x10", "with these cards, 5 players"),
    ],
)
def test_tf_34_a_deck_that_cannot_be_dealt_is_refused(deck: str, complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(3, {"deck": deck})
    assert complaint in str(caught.value)


@pytest.mark.parametrize("value", [7, None, ["5 AA"], "5 AA\n" * 5000])
def test_tf_34_something_that_is_no_text_is_refused(value: object) -> None:
    with pytest.raises(BadSetup, match="Option deck can’t be"):
        GAME.setup(3, {"deck": value})


def test_tf_6_able_to_open_by_trying_all_pairs_of_lays() -> None:
    fives = [[40, 40, 45], [40, 41, 45], [44] * 8, [39, 44]]
    for hand in [*fives, [0, 40, 46], [0, 45, 46], [0, 0], [45] * 8]:
        by_trial = any(
            one != two and KINDS[hand[i]].names(one) and KINDS[hand[j]].names(two)
            for i in range(len(hand))
            for j in range(len(hand))
            if i != j
            for one in range(5)
            for two in range(5)
        )
        assert able_to_open(hand) is by_trial, hand


def test_tf_34_records_and_positions_hold_the_deck_and_the_default_just_its_name() -> None:
    setup = GAME.setup(2, {"deck": SMALL})
    table = Table(setup, Seeds.numbered(3))
    while not table.over:
        table.play(table.legal_actions()[-1])
    record = read_record(table.record().dumps())
    assert record.setup.options["deck"] == canonical(SMALL)
    assert verify(record).table.over
    assert json.loads(json.dumps(GAME.setup(2).to_json()))["options"]["deck"] == "house"


def test_tf_34_a_broken_deck_in_a_document_is_named_with_its_line() -> None:
    table = Table(GAME.setup(2), Seeds.numbered(3))
    document = position_to_json(table.state)
    document["options"] = {"deck": "3 AA QQ"}
    with pytest.raises(BadPosition, match="line 1: there is no film"):
        read_position(json.dumps(document))


@pytest.mark.parametrize("seats", [2, 5])
def test_tf_34_another_deck_keeps_the_contract(seats: int) -> None:
    """Many equal cards, also on one side of a film."""
    check_game(GAME, games=1, only=[GAME.setup(seats, {"deck": SMALL})], most_steps=12)


SELDOM = "5 AA x40\n1 AA CC x5\nany +3 x5"
"""Fifty cards, 33 characters: one deal in 65 can be opened by five seats."""


@pytest.mark.parametrize(
    ("pairs", "refused"), [(39, True), (40, False)], ids=["5.06 percent", "4.60 percent"]
)
def test_tf_34_a_deck_that_cannot_be_opened_in_5_percent_of_deals_is_refused(
    pairs: int, refused: bool
) -> None:
    deck = f"1 AA CC x{pairs}\nany +3 x30"
    failed, deals = failing_deals([0] * pairs + [49] * 30, 5)
    assert 0.04 < failed / deals < 0.06
    assert (failed / deals > 0.05) is refused
    if refused:
        with pytest.raises(BadSetup, match="more than 5 of 100 deals"):
            GAME.setup(2, {"deck": deck})
    else:
        GAME.setup(2, {"deck": deck})


def test_tf_34_a_deck_that_can_hardly_be_opened_is_refused() -> None:
    with pytest.raises(BadSetup, match="5 players couldn’t open"):
        GAME.setup(2, {"deck": SELDOM})


@pytest.mark.parametrize(
    "cards",
    [
        [0] * 14 + [45] * 56,
        [0] * 10 + [40] * 12 + [41] * 5 + [45] * 33,
        [40] * 30 + [0] * 10,
        [40] * 20 + [41] * 20 + [42, 43, 44, 45],
        [45] * 60,
    ],
)
@pytest.mark.parametrize("seats", [2, 5])
def test_tf_6_failing_deals_are_counted_as_they_are_dealt(cards: list[int], seats: int) -> None:
    """Within four standard deviations of 2000 deals of the same dice."""
    dice, tries = Dice(1), 2000
    found = sum(
        not all(able_to_open(hand) for hand in deal_hands(cards[:], seats, dice))
        for _ in range(tries)
    )
    failed, deals = failing_deals(cards, seats)
    expected = failed / deals
    assert abs(found / tries - expected) <= 4 * (expected * (1 - expected) / tries) ** 0.5


@pytest.mark.parametrize("seats", [2, 5])
def test_tf_6_failing_deals_are_counted_to_the_last_one(seats: int) -> None:
    openable, hopeless = [0] * 60, [45] * 60
    assert able_to_open(openable[:8])
    assert not able_to_open(hopeless[:8])
    deals = perm(60, 8 * seats)
    assert failing_deals(openable, seats) == (0, deals)
    assert failing_deals(hopeless, seats) == (deals, deals)


def test_tf_6_a_deal_is_not_made_again_without_end() -> None:
    """Whatever deck gets that far."""
    state = before_the_deal(GAME.setup(2), [45] * 70)
    with pytest.raises(BadSetup, match=f"After {MOST_DEALS} deals"):
        state.deal(Dice(1))


def test_tf_34_a_record_with_a_deck_that_no_new_game_begins_with_still_verifies() -> None:
    setup = GAME.setup(2, {"deck": SELDOM}, kept=True)
    *_, played = play_at_random(setup, 1)
    record = read_record(played.record().dumps())
    assert record.setup.options["deck"] == setup.options["deck"]
    assert verify(record).checks
