"""Vectors, masks and information states, for every game.

That the packed bytes encode the view and nothing else is tested by `check_game`.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lichtspiel import CHANCE, SPECTATOR, Chance, Dice, Game, Table, all_games, get_game
from lichtspiel.engine.errors import BadInput, IllegalAction
from lichtspiel.engine.observation import Observation, Part, kept
from lichtspiel.lab.observations import (
    decode,
    expand,
    legal_mask,
    observation_of,
    observe,
    observe_all,
    values,
)
from lichtspiel.lab.seen import Seen, view_hash, view_key
from lichtspiel.testing.playing import play_at_random, setups
from tests import luck

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def tables(game: Game) -> Iterator[Table]:
    """Some positions of random games: of every setup, the end included."""
    for setup in setups(game):
        draw = luck.stream(luck.label(), setup.seats, sorted(setup.options.items()))
        for table in play_at_random(setup, draw.randrange(1 << 30)):
            if table.over or draw.random() < 0.1:
                yield table


def column_by_column(observation: Observation, facts: dict[str, Any]) -> list[float]:
    """A vector from the values of the parts, as `engine.observation` describes it."""

    def column(part: Part, value: Any, depth: int) -> list[float]:
        if depth:
            return [number for item in value for number in column(part, item, depth - 1)]
        if part.kind == "number":
            return [value / part.count]
        chosen = value if part.kind == "members" else [value]
        return [float(part.first + place in chosen) for place in range(part.count)]

    return [
        number
        for part in observation.parts
        for number in column(part, facts[part.name], len(part.shape))
    ]


@GAMES
def test_a_vector_is_its_parts_and_gives_the_view_back(game: Game) -> None:
    for table in tables(game):
        observation = observation_of(table.setup)
        for seat in (*range(table.setup.seats), SPECTATOR):
            view = table.state.view(seat)
            vector = observe(table.state, seat)
            assert vector.dtype == np.float32
            assert vector.shape == (observation.width,)
            facts = dict(observation.facts(view))
            assert vector.tolist() == pytest.approx(column_by_column(observation, facts))
            assert values(observation, vector) == facts
            written = kept(_plain(view.to_json()), observation)
            assert decode(observation, vector, table.setup) == written


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


@GAMES
def test_many_rows_at_once_are_the_single_ones(game: Game) -> None:
    table = [*play_at_random(game.setup(), 3)][-2]
    seats = range(table.setup.seats)
    rows = observe_all([table.state] * len(seats), seats)
    assert [row.tolist() for row in rows] == [observe(table.state, seat).tolist() for seat in seats]
    packed = b"".join(table.state.observe(seat) for seat in seats)
    assert np.array_equal(expand(observation_of(table.setup), packed), rows)


@GAMES
def test_parts_have_their_own_columns_and_a_sentence(game: Game) -> None:
    for setup in setups(game):
        observation = observation_of(setup)
        assert len({part.name for part in observation.parts}) == len(observation.parts)
        assert all(part.says for part in observation.parts)
        ends = [0, *(found.stop for found in observation.slices.values())]
        assert [found.start for found in observation.slices.values()] == ends[:-1]
        assert ends[-1] == observation.width
        lines = str(observation).splitlines()
        assert len(lines) == len(observation.parts) + len(observation.left_out)


@GAMES
def test_the_mask_is_the_legal_actions(game: Game) -> None:
    for table in play_at_random(game.samples()[0] if game.samples() else game.setup(), 5):
        legal = {action.id for action in table.legal_actions()}
        assert set(np.flatnonzero(legal_mask(table.state)).tolist()) == legal
        for seat in range(table.setup.seats):
            mask = legal_mask(table.state, seat)
            assert mask.shape == (len(game.all_actions),)
            assert mask.any() == (seat == table.actor)


def test_a_game_without_observations_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("face-to-face")
    monkeypatch.setattr(type(game), "observation", lambda *_: None)
    with pytest.raises(BadInput) as found:
        observation_of(game.setup())
    assert found.value.message.id == "no-observation"


# -- information states -----------------------------------------------------------------


@GAMES
def test_a_key_is_what_a_seat_was_told_saw_and_did(game: Game) -> None:
    """Two games that differ in one card: as long as the seat has seen the same, the keys are equal,
    and from then on they never are."""
    setup = game.samples()[0] if game.samples() else game.setup()
    draw = luck.stream(luck.label())
    apart = 0
    for _ in range(12):
        number = draw.randrange(1 << 30)
        plain = OneOff(number, -1)
        dealt = Seen(game.new(setup)).dealt(plain)
        changed = OneOff(number, draw.randrange(plain.drawn))
        pair = [dealt, Seen(game.new(setup)).dealt(changed)]
        pasts: list[dict[int, list[Any]]] = [
            {seat: [] for seat in range(setup.seats)} for _ in pair
        ]
        moves = Dice(number)
        for _ in range(25):
            for past, seen in zip(pasts, pair, strict=True):
                for seat, steps in past.items():
                    steps.append(noticed(seen, seat))
            for seat in range(setup.seats):
                same = pasts[0][seat] == pasts[1][seat]
                assert (pair[0].key(seat) == pair[1].key(seat)) == same
                assert (pair[0].hash(seat) == pair[1].hash(seat)) == same
                apart += not same
            common = [
                a for a in pair[0].state.legal_actions() if a in pair[1].state.legal_actions()
            ]
            if not common or pair[0].state.actor != pair[1].state.actor:
                break
            action = common[moves.below(len(common))]
            pair = [played_on(seen, action) for seen in pair]
    assert apart > 0


class OneOff(Chance):
    """Dice with one number changed."""

    def __init__(self, seed: int, change: int) -> None:
        self._dice = Dice(seed)
        self._change = change
        self.drawn = 0

    def below(self, n: int) -> int:
        shown: int = self._dice.below(n)
        self.drawn += 1
        return (shown + 1) % n if self.drawn == self._change + 1 else shown


def played_on(seen: Seen, action: Any) -> Seen:
    seen = seen.played(action)
    while seen.state.actor == CHANCE:
        seen = seen.dealt(Dice(1))
    return seen


def noticed(seen: Seen, seat: int) -> list[Any]:
    """What a seat could tell two positions apart by, without `Seen`'s words for it."""
    told = seen._told.heard(seat) if seen._told is not None else []
    who, what = seen._did
    return [
        [event.to_json() for event in told],
        seen.state.view(seat).to_json(),
        what * (who == seat),
    ]


@GAMES
def test_a_table_replayed_has_the_same_keys(game: Game) -> None:
    setup = game.samples()[0] if game.samples() else game.setup()
    *_, table = play_at_random(setup, 4)
    seen = Seen.of(table)
    assert seen.state == table.state
    assert [seen.hash(seat) for seat in range(setup.seats)] == [
        Seen.of(table).hash(seat) for seat in range(setup.seats)
    ]


def test_a_step_leaves_the_one_before_as_it_was() -> None:
    game = get_game("face-to-face")
    seen = Seen(game.new(game.setup())).dealt(Dice(1))
    before = seen.key(0)
    after = seen.played(seen.state.legal_actions()[0])
    assert (seen.key(0), seen.state.actor) == (before, after.state.actor)
    assert after.key(0).startswith(before[:-1])
    with pytest.raises(IllegalAction):
        seen.played(game.parse("end"))


def test_hashes_are_the_same_on_every_machine() -> None:
    """Written down once: stored hashes stay good."""
    game = get_game("face-to-face")
    seen = Seen(game.new(game.setup())).dealt(Dice(1))
    seen = seen.played(seen.state.legal_actions()[0])
    assert [seen.hash(0), seen.hash(1), view_hash(seen.state.view(0))] == HASHES


HASHES = [16069852556608761813, 14103868225059787641, 11539587452753944016]


def test_the_key_of_a_view_forgets_the_past() -> None:
    game = get_game("face-to-face")
    seen = Seen(game.new(game.setup())).dealt(Dice(1))
    view = seen.state.view(0)
    assert view_key(view) == view_key(game.imagine(view, Dice(2)).view(0))
