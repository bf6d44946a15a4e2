"""What comes from outside the table, and options that depend on the number of seats."""

import pytest

from lichtspiel import BadSetup, Dice, IllegalAction, get_game, new_table, playout, replay, verify
from lichtspiel.engine.options import Number, NumberBySeats
from lichtspiel.lab.simulate import simulate
from lichtspiel.testing import setups
from lichtspiel.testing.golden import golden_setups

TIMED = get_game("hollywood-poker").setup(3, {"end": "time"})


def test_most_games_have_nothing_from_outside() -> None:
    assert new_table("face-to-face", seed=1).state.outside_actions() == []


def test_it_is_recorded_and_replayed_like_any_action() -> None:
    table = new_table("hollywood-poker", seats=3, options={"end": "time"}, seed=1)
    table.play(table.legal_actions()[0])
    (clock,) = table.state.outside_actions()
    table.play(clock)
    record = table.record()
    assert record.actions[-1] == clock.notation
    assert replay(record).state.to_json() == table.state.to_json()
    verify(record)


def test_no_seat_can_play_it() -> None:
    table = new_table("hollywood-poker", seats=3, options={"end": "time"}, seed=1)
    (clock,) = table.state.outside_actions()
    assert clock not in table.legal_actions()
    before = table.state.to_json()
    for seat in range(3):
        with pytest.raises(IllegalAction):
            table.play(clock, seat)
    assert table.state.to_json() == before


def test_playouts_and_simulations_end_without_a_clock() -> None:
    game = get_game("hollywood-poker")
    assert playout(game.new(TIMED), Dice(1)) > 10
    state = game.new(TIMED)
    state.deal(Dice(1))
    assert playout(state, Dice(2)) > 10
    assert simulate(TIMED, 3, 1).reasons == {"time": 3}


def test_an_option_by_seats_has_a_default_for_each() -> None:
    option = NumberBySeats("target", "HP-21", defaults={2: 20, 4: 30}, least=10, most=99)
    assert option.at(4) == Number("target", "HP-21", default=30, least=10, most=99)
    assert option.default_for(2) == 20
    assert option.allowed() == "10–99"
    assert option.bounds() == (10, 99)
    assert option.check(25) == option.parse("25") == option.at(4).check(25) == 25
    with pytest.raises(BadSetup):
        option.check(9)


def test_samples_take_the_place_of_all_setups() -> None:
    game = get_game("hollywood-poker")
    assert list(setups(game)) == list(golden_setups(game)) == list(game.samples())
    assert get_game("face-to-face").samples() == ()
