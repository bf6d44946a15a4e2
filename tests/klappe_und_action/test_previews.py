"""What the view says of the rules: so nobody who draws the table has to know them."""

from __future__ import annotations

from lichtspiel import SPECTATOR
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import UNCHECKED, Preview
from tests.klappe_und_action.tables import (
    GAME,
    legal,
    play,
    play_well,
    ready_to_edit,
    solo,
    table,
)


def proposed(state: KlappeUndAction) -> dict[str, Preview]:
    """All see the same."""
    found = state.view(SPECTATOR).previews
    assert found == state.view(0).previews == state.view(state.setup.seats - 1).previews
    return {preview.action: preview for preview in found}


def films(state: KlappeUndAction) -> dict[str, list[int]]:
    return {action: list(preview.film) for action, preview in proposed(state).items()}


def test_a_swap_is_shown_before_it_is_made() -> None:
    state = ready_to_edit(2, 5, 8, 1, 3, 6)
    assert state.view(0).asked.what == "swap"
    assert films(state) == {
        "slot 2": [5, 2, 8, 1, 3, 6],
        "slot 3": [8, 5, 2, 1, 3, 6],
        "slot 5": [3, 5, 8, 1, 2, 6],
        "slot 6": [6, 5, 8, 1, 3, 2],
    }
    assert state.view(0).film == (2, 5, 8, 1, 3, 6)


def test_a_swap_of_the_neighbours_too() -> None:
    state = ready_to_edit(5, 4, 8, 1, 3, 6)
    assert films(state) == {"use": [8, 4, 5, 1, 3, 6]}


def test_two_others_are_shown_with_the_second() -> None:
    state = ready_to_edit(11, 5, 8, 1, 3, 6)
    assert films(state) == {}
    play(state, "slot 3")
    assert films(state)["slot 6"] == [11, 5, 6, 1, 3, 8]
    assert set(films(state)) == legal(state)


def test_a_number_taken_changes_no_place() -> None:
    state = ready_to_edit(5, 9, 8, 1, 3, 6)
    found = proposed(state)
    assert found["slot 1"].film == (5, 9, 8, 1, 3, 6)
    assert found["slot 1"].numbers == (5, 5, 8, 1, 3, 6)
    assert found["slot 3"].numbers == (5, 8, 8, 1, 3, 6)


def test_a_move_while_filming() -> None:
    state = table([[12], [13]], {2: 3, 3: 5, 4: 15, 1: 2})
    play(state, "12 on 6", "slot 2")
    assert films(state) == {"slot 5": [2, 0, 5, 15, 3, 12]}


def test_ka_15_a_reshoot_is_shown_with_what_it_mends() -> None:
    state = ready_to_edit(3, 12, 5, 8, 6, 14)
    check = state.view(0).check
    assert (check.falls, check.needed) == ((3, 5), 2)
    found = proposed(state)
    assert set(found) == legal(state)
    assert found["cover 2"].covered == (2,)
    assert (found["cover 2"].check.falls, found["cover 2"].check.needed) == ((5,), 1)
    play(state, "cover 2")
    assert state.view(0).check == found["cover 2"].check


def test_ka_14_the_check_counts_as_the_script_says() -> None:
    state = ready_to_edit(16, 3, 5, 6, 8, 10)
    check = state.view(SPECTATOR).check
    assert check.numbers == (0, 3, 5, 6, 8, 10)
    assert (check.falls, check.needed) == ((), 0)


def test_nothing_is_checked_before_the_last_cut() -> None:
    state = ready_to_edit(2, 5, 8, 1, 3, 6)
    assert state.view(0).check == UNCHECKED
    assert all(preview.check == UNCHECKED for preview in state.view(0).previews)


def test_ka_11_the_cuts_in_their_order() -> None:
    state = ready_to_edit(11, 7, 2, 9, 3, 6)

    def cuts() -> list[tuple[int, str]]:
        return [(cut.scene, cut.state) for cut in state.view(1).cuts]

    assert cuts() == [(2, "now"), (7, "next"), (9, "next"), (11, "next")]
    play(state, "slot 2", "skip")
    assert cuts() == [(2, "done"), (7, "passed"), (9, "now"), (11, "next")]
    play(state, "skip", "skip")
    assert cuts() == []


def test_ka_7_whose_turn_it_is_and_who_laid() -> None:
    state = table([[5, 11, 15], [2, 12, 13]], {}, director=1)
    assert state.view(0).turn == 1
    play(state, "2 on 1", "5 on 2")
    view = state.view(0)
    assert (view.turn, view.laid, view.laid_by) == (0, (2, 5), (1, 0))
    play(state, "skip")
    assert state.view(0).turn == 1


def test_ka_20_the_partners_turn_in_solo() -> None:
    state = solo([9, 13], {1: 2}, [4, 7], open_row=(11,))
    assert (state.view(0).actor, state.view(0).turn) == (0, 1)


def test_what_is_shown_is_what_happens() -> None:
    """But for what follows by itself: effects that must be carried out and leave no choice."""
    seen = set()
    setups = [GAME.setup(seats) for seats in (1, 2) * 3]
    for game_table in (one for seed, setup in enumerate(setups) for one in play_well(setup, seed)):
        state = game_table.state
        assert isinstance(state, KlappeUndAction)
        view = state.view(SPECTATOR)
        choices = legal(state) - {"skip"}
        assert {preview.action for preview in view.previews} in (choices, set())
        for preview in view.previews:
            after = state.copy()
            play(after, preview.action)
            found = after.view(SPECTATOR)
            if found.phase == view.phase and len(found.used) <= len(view.used) + 1:
                assert found.film == preview.film
                assert found.numbers == preview.numbers
                assert found.covered == preview.covered
                seen.add(view.asked.what)
    assert seen == {"swap", "number", "around", "second", "move-to", "cover"}
