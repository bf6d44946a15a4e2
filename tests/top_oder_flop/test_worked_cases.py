"""The worked cases of the rules, and the examples of the German and the French rulebook."""

import pytest

from lichtspiel import NOBODY, BadNotation
from lichtspiel.engine.told import Told
from lichtspiel.games.top_oder_flop.cards import BY_CODE, FILMS
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet, score_sheet
from lichtspiel.games.top_oder_flop.seat import Seat

from .tables import GAME, legal, play, row_of, rule_against, side_of, table

CC = FILMS.index("cc")
AA = FILMS.index("aa")


def films(**sides: str) -> Films:
    """`films(cc_top="ac3 c5 stop")`; every side may hold any cards here."""
    table = empty_films()
    for place, words in sides.items():
        film, side = place.split("_")
        number = 2 * FILMS.index(film) + (side == "flop")
        for word in words.split():
            if word == "stop":
                table.stop(number)
            elif word == "x2":
                table.double(number)
            else:
                table.lay(number, BY_CODE[word])
    return table


def seat(markers: int = 0, **rows: str) -> Seat:
    made = Seat(markers)
    for film, words in rows.items():
        for word in words.split():
            made.add(FILMS.index(film), BY_CODE[word], seen=False)
    return made


def test_case_1_coole_cops_is_a_flop() -> None:
    """TF-28 to TF-30, German and French example: values 8 and 12, and who is blamed for it."""
    bettina, stephan, manuel = seat(), seat(cc="cd2"), seat(cc="cr2 tf-3")
    table = films(cc_top="cd3 c5 stop", cc_flop="ct2 cr3 ac1 x2")
    line = score_sheet("emptied", table, [bettina, stephan, manuel]).films[CC]
    assert (line.top, line.flop, line.value) == (8, 12, -4)
    assert line.influence == (0, 2, -1)
    assert line.ranks == (2, 1, 3)
    assert line.points == (-2, -4, 0)


def test_case_2_arabische_abenteuer_is_shared() -> None:
    """TF-31, German and French example: 5.25 is rounded up to 6."""
    bettina, stephan, manuel = seat(aa="ac4"), seat(aa="ad1 ar3"), seat(aa="at3")
    table = films(aa_top="a5 ac2")
    line = score_sheet("emptied", table, [bettina, stephan, manuel]).films[AA]
    assert (line.value, line.points) == (7, (6, 6, 0))


def test_case_3_the_last_card_ends_the_game_and_what_is_left_counts() -> None:
    """TF-26, TF-27: Stephan plays his last card; Bettina has a marker, Manuel two cards."""
    state = table(
        "ac3",
        rows={0: {"aa": "ac1", "cc": "cd1"}},
        hands={2: "d5 d5"},
        markers={0: 0, 1: 1, 2: 0},
        films={"aa top": "x2", "aa flop": "x2", "cc top": "x2", "cc flop": "x2", "dd top": "x2"},
        pile=False,
    )
    play(state, "ac3 own cc")
    assert state.actor == NOBODY
    sheet = state.outcome()
    assert isinstance(sheet, ScoreSheet)
    assert sheet.left_points == (0, 2, 4)
    assert (sheet.cards_left, sheet.markers_left) == ((0, 0, 2), (0, 1, 0))


BETTINA = {
    "tt top": "ct1 at4",
    "tt flop": "rt4",
    "rr top": "ar3",
    "aa top": "ac2 ad4",
    "aa flop": "stop",
}
"""The French example of change cards: how Bettina completes Arabische Abenteuer."""


def test_case_4_any_move_cannot_take_a_4_beside_a_1() -> None:
    """TF-20, TF-21."""
    state = table("any+3", films=BETTINA)
    assert rule_against(state, "any+3 moves at from top tt to top aa") == "TF-21"
    play(state, "any+3 moves ct from top tt to flop tt")
    assert side_of(state, "tt top") == "at4"


def test_case_5_a_card_is_moved_to_a_film_it_names_only() -> None:
    """TF-20: TT/RR goes to TT or RR."""
    state = table("any+3", films=BETTINA)
    goes = {text.split(" to ")[1] for text in legal(state) if "any+3 moves rt from flop tt" in text}
    assert goes == {"top tt", "top rr", "flop rr"}


def test_case_6_a_third_card_opposite_a_stop_completes_the_film() -> None:
    """TF-24."""
    state = table("any+3", films=BETTINA)
    state.told = Told(3)
    play(state, "any+3 moves ar from top rr to top aa")
    assert side_of(state, "aa top") == "ac2 ad4 ar3"
    assert state.view(1).films[AA].completed
    assert [e.to_json() for e in state.told.heard(1)][1] == {"event": "completed", "film": "aa"}


def test_case_7_a_moved_card_replaces_one_of_two_equal_lowest_ones() -> None:
    """TF-15, TF-22, French example: Stephan takes the 2 that also names Arabische Abenteuer."""
    lying = {"rr flop": "dr3", "dd top": "ad2 dt2 d5"}
    state = table("ft+3", films=lying, rows={0: {"rr": "rt1", "tt": "at1"}})
    takes = {text for text in legal(state) if text.startswith("ft+3") and "to top dd" in text}
    assert takes == {
        f"ft+3 moves dr from flop rr to top dd over {two}"
        for two in ("ad for aa", "ad for dd", "dt for dd", "dt for tt")
    }
    play(state, "ft+3 moves dr from flop rr to top dd over ad for aa")
    assert side_of(state, "dd top") == "dt2 d5 dr3"
    assert row_of(state, 0, "aa") == "ad2"
    assert state.view(2).seats[0].rows[AA][0].card == "ad2"


def test_case_8_a_five_into_the_own_display_draws_nothing() -> None:
    """TF-8, French example: Manuel goes for Draculas Diner."""
    state = table("d5", rows={0: {"rr": "rt1", "tt": "at1"}})
    size, drawn = state.me.size, state.drawn
    play(state, "d5 own dd")
    assert (state.seats[0].size, state.drawn) == (size - 1, drawn)
    assert row_of(state, 0, "dd") == "d5"


def test_case_9_markers_on_markers() -> None:
    """TF-16, TF-17."""
    state = table(films={"aa top": "x2", "cc top": "stop"})
    assert rule_against(state, "x2 top aa") == "TF-16"
    assert rule_against(state, "stop top aa") is None
    assert rule_against(state, "x2 top cc") == "TF-17"


def test_case_10_three_seats_tied_for_first() -> None:
    """TF-31: 10.5 by three is 3.5, rounded up 4 for each."""
    seats = [seat(aa="ac4"), seat(aa="ad4"), seat(aa="ar4"), seat(aa="at1")]
    line = score_sheet("emptied", films(aa_top="a5 ac2"), seats).films[AA]
    assert line.points == (4, 4, 4, 0)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("any+3 moves rt from flop tt to top aa", "TF-20"),
        ("any+3 moves rt from flop aa to top tt", "TF-20"),
        ("any+3 moves rt from flop tt to flop tt", "TF-23"),
        ("tf-3 moves ac from flop aa to top aa", "TF-19"),
        ("ft+3 moves ac from flop aa to top dd", "TF-19"),
        ("ac3 top dd", "TF-7"),
        ("ac3 own dd", "TF-8"),
        ("ac1 top aa over ad for dd", "TF-15"),
        ("ac3 top aa over ad for cc", "TF-15"),
        ("d5 top dd over d5 for dd", "TF-15"),
        ("PASS", "TF-12"),
    ],
)
def test_what_no_card_can_ever_do_is_refused_with_its_rule(typed: str, rule: str) -> None:
    with pytest.raises(BadNotation, match=rule):
        GAME.parse(typed)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("any+3 moves ad from top aa to flop dd over ac for aa", "AA/CC doesn’t name Draculas"),
        ("any+3 moves ad from top aa to flop dd over cd for aa", "CC/DD doesn’t name Arabische"),
        ("any+3 moves ad from top aa to flop dd over d5 for dd", "A 5 is never replaced"),
        ("ac3 top aa over a5 for aa", "A 5 is never replaced"),
        ("ac1 top aa over ad for dd", "A 1 never replaces a card"),
    ],
)
def test_tf_15_what_can_never_be_replaced_is_refused_for_the_true_reason(
    typed: str, reason: str
) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(typed)
    assert reason in str(caught.value)
    assert "(TF-15)" in str(caught.value)
