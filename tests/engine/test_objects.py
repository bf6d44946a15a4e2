"""What ends up in a log shows no secret; what goes to another process arrives as it was.

What is promised of every game's own objects is in `lichtspiel.testing.objects`.
"""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from lichtspiel import Action, Dice, Setup, Table, all_games, get_game, new_table
from lichtspiel.bots import Budget, Rating
from lichtspiel.engine import errors
from lichtspiel.engine.errors import BadInput, IllegalAction, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.testing import play_at_random

GAMES = [game.slug for game in all_games()]
ERRORS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, LichtspielError)
]


def tables() -> list[Table]:
    """One of each game, somewhere in the middle."""
    found = []
    for slug in GAMES:
        setup = get_game(slug).setup()
        found += [table for step, table in enumerate(play_at_random(setup, 3)) if step == 9][:1]
    return [pickle.loads(pickle.dumps(table)) for table in found]


# -- pickled and copied ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ERRORS)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_every_exception_says_the_same_after_pickling(
    kind: type[LichtspielError], protocol: int
) -> None:
    error: LichtspielError
    if issubclass(kind, IllegalAction):
        error = kind(Refusal("FF-4", "ff-minimum", {"laid": 1}))
    elif issubclass(kind, BadInput):
        error = kind("unknown-game", game="chess", near="none", known="all others")
    else:
        error = kind(BadInput("nothing-to-take-back").message)
    error.add_note("said by the way")
    for again in (pickle.loads(pickle.dumps(error, protocol)), copy.deepcopy(error)):
        assert type(again) is kind
        assert again.message == error.message
        assert str(again) == str(error)
        assert again.__notes__ == ["said by the way"]
        assert getattr(again, "refusal", None) == getattr(error, "refusal", None)


@pytest.mark.parametrize("slug", GAMES)
def test_a_rating_names_the_same_actions(slug: str) -> None:
    first, second, *_ = get_game(slug).all_actions
    rating = Rating((first, second), 0.5, 0.1, 40)
    for again in (pickle.loads(pickle.dumps(rating)), copy.deepcopy(rating)):
        assert again == rating
        assert again.action is first
    assert rating != replace(rating, value=0.6)


def test_a_budget_is_the_same_after_pickling() -> None:
    assert pickle.loads(pickle.dumps(Budget(10, None))) == Budget(10, None)


def test_a_deal_goes_on_where_it_was() -> None:
    stream = SeedStream(Seeds.numbered(1).root(), 0)
    stream.below(100)
    again = pickle.loads(pickle.dumps(stream))
    assert [again.below(52) for _ in range(60)] == [stream.below(52) for _ in range(60)]


def test_an_action_of_no_game_cannot_be_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="castle"):
        pickle.dumps(Action(0, "castle"))


def test_a_game_is_the_one_that_is_registered() -> None:
    for slug in GAMES:
        game = get_game(slug)
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.deepcopy(game) is game


def test_a_table_goes_on_where_it_was() -> None:
    for table in tables():
        again = pickle.loads(pickle.dumps(table))
        assert again.record() == table.record()
        assert again.state == table.state
        for seat in range(table.setup.seats):
            assert again.told(seat) == table.told(seat)


def test_a_copied_state_has_no_listeners() -> None:
    state = new_table("face-to-face", seed=1).state
    assert state.told is not None
    assert pickle.loads(pickle.dumps(state)).told is None
    assert copy.deepcopy(state).told is None


# -- compared -------------------------------------------------------------------------------------


def test_states_are_equal_when_the_positions_are() -> None:
    one, other = (new_table("face-to-face", seed=seed).state for seed in (1, 2))
    assert one == new_table("face-to-face", seed=1).state
    assert one != other
    assert one != new_table("face-to-face", seed=1, options={"last_card_grace": True}).state
    assert one != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_setups_are_equal_when_the_same_is_agreed() -> None:
    one, other = (
        Setup("some-game", 2, options, 1) for options in ({"a": 1, "b": 2}, {"b": 2, "a": 1})
    )
    assert one == other
    assert hash(one) == hash(other)
    assert one != Setup("some-game", 2, {"a": 1}, 1)


# -- shown ----------------------------------------------------------------------------------------


def test_the_seed_is_in_no_repr() -> None:
    for table in tables():
        seeds, record = table.seeds, table.record()
        stream = SeedStream(seeds.root(), 0)
        stream.below(6)
        shown = f"{seeds!r} {record!r} {table!r} {stream!r} {Dice(int(seeds.table.hex(), 16))!r}"
        assert seeds.table.hex()[:8] not in shown
        assert seeds.root().hex()[:8] not in shown
        assert repr(seeds.table)[2:10] not in shown
        assert not any(deal[:8] in shown for deal in record.deals)


def test_a_table_says_what_everybody_may_know() -> None:
    table = new_table("face-to-face", seed=1)
    assert repr(table) == (
        f"<Table, 0 actions, <State of face-to-face: seat {table.actor} to act, "
        "in hand 6/6, to draw 52/52>>"
    )
    assert repr(table.view(0)) == (
        f"<View of face-to-face for seat 0: seat {table.actor} to act, in hand 6/6, to draw 52/52>"
    )
    assert repr(table.told(0)) == "[<Event dealt>, <Event starts>]"
    assert repr(table.record()) == "<Record of face-to-face, 0 actions, not over>"
    assert repr(table.game) == "<Game face-to-face, ruleset 1>"
    assert repr(table.game.new(table.setup)) == "<State of face-to-face: to be dealt>"
    assert repr(table.game.parse("3 up")) == "<Action of face-to-face: 3 up>"


def test_a_long_document_is_not_shown_whole() -> None:
    setup = Setup("some-game", 3, {"deck": "ac1 " * 1000, "fast": True}, 1)
    assert len(repr(setup)) < 120
    assert repr(setup).startswith("<Setup of some-game, seats=3, deck='ac1 ac1 ")
    assert repr(setup).endswith("…, fast=True>")
