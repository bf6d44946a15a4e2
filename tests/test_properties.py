"""Properties that hold at every table, looked for by Hypothesis."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lichtspiel import (
    NOBODY,
    SPECTATOR,
    BadInput,
    BadNotation,
    Dice,
    Game,
    IllegalAction,
    all_games,
    playout,
    position_to_json,
    read_position,
    read_record,
    replay,
    verify,
)
from lichtspiel.testing.strategies import tables

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
EXAMPLES = settings(
    max_examples=30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
MANY_EXAMPLES = settings(EXAMPLES, max_examples=100)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@GAMES
@EXAMPLES
@given(data=st.data())
def test_cards_are_conserved_and_an_outcome_ends_the_game(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    fresh = replay(table.record(), 0)
    assert Counter(table.state.cards()) == Counter(fresh.state.cards())
    outcome = table.outcome
    assert (outcome is None) == (table.actor != NOBODY)


@GAMES
@EXAMPLES
@given(data=st.data())
def test_any_action_is_either_legal_or_refused_unchanged(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    action = data.draw(st.sampled_from(list(game.all_actions)))
    before = table.record().dumps()
    legal = action in table.legal_actions()
    try:
        table.play(action)
    except IllegalAction as error:
        assert not legal
        assert error.refusal.rule
        assert table.record().dumps() == before
    else:
        assert legal


@GAMES
@EXAMPLES
@given(data=st.data(), seed=st.integers(0, 1000))
def test_worlds_a_seat_imagines_look_the_same_to_it(
    game: Game, data: st.DataObject, seed: int
) -> None:
    table = data.draw(tables(game))
    seat = data.draw(st.sampled_from([*range(table.setup.seats), SPECTATOR]))
    view = table.view(seat)
    world = game.imagine(view, Dice(seed))
    assert json.dumps(world.view(seat).to_json()) == json.dumps(view.to_json())
    assert read_position(json.dumps(position_to_json(world))).view(seat) == view


@GAMES
@EXAMPLES
@given(data=st.data())
def test_records_and_positions_survive_json(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    again = verify(read_record(table.record().dumps())).table
    assert again.state.to_json() == table.state.to_json()
    assert read_position(json.dumps(position_to_json(table.state))).to_json() == (
        table.state.to_json()
    )


@GAMES
@EXAMPLES
@given(data=st.data(), seed=st.integers(0, 1000))
def test_a_playout_from_anywhere_ends_the_game(game: Game, data: st.DataObject, seed: int) -> None:
    state = data.draw(tables(game)).state.copy()
    over = state.actor == NOBODY
    moves = playout(state, Dice(seed))
    assert state.actor == NOBODY
    assert (moves == 0) == over


@GAMES
@MANY_EXAMPLES
@given(text=st.text() | st.from_regex(r"[a-z0-9 \-+>]{0,20}", fullmatch=True))
def test_any_text_is_a_notation_or_refused(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except BadNotation as error:
        assert str(error).isprintable()
    else:
        assert game.all_actions[action.id] is action


@MANY_EXAMPLES
@given(document=json_values | st.text() | st.binary())
def test_any_document_is_read_or_refused(document: Any) -> None:
    text = document if isinstance(document, str | bytes) else json.dumps(document)
    for read in (read_position, read_record):
        with pytest.raises(BadInput) as caught:
            read(text)
        assert "\n" not in str(caught.value)


@GAMES
@MANY_EXAMPLES
@given(data=st.data())
def test_a_position_with_anything_changed_is_read_or_refused(
    game: Game, data: st.DataObject
) -> None:
    """One value somewhere in a real position is replaced; what is accepted must be playable."""
    document = json.loads(json.dumps(position_to_json(data.draw(tables(game)).state)))
    replace_something(document, data)
    try:
        state = read_position(json.dumps(document))
    except BadInput as error:
        assert "\n" not in str(error)
    else:
        assert bool(state.legal_actions()) == (state.actor >= 0)
        for seat in (*range(state.setup.seats), SPECTATOR):
            assert game.imagine(state.view(seat), Dice(1)).view(seat) == state.view(seat)
        playout(state, Dice(1))


def replace_something(document: Any, data: st.DataObject) -> None:
    """Walk to a random place of the document and put something else there."""
    while True:
        keys = list(document) if isinstance(document, dict) else list(range(len(document)))
        key = data.draw(st.sampled_from(keys))
        inner = document[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            near = st.integers(inner - 2, inner + 2) if isinstance(inner, int) else st.nothing()
            document[key] = data.draw(near | json_values)
            return
        document = inner
