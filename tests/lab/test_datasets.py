"""Datasets: each row is the decision it says, and a file tells all that is needed to read it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from lichtspiel import CHANCE, Game, State, all_games, get_game
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.engine.table import Table
from lichtspiel.lab import dataset
from lichtspiel.lab.dataset import COLUMNS, Dataset
from lichtspiel.lab.episodes import returns
from lichtspiel.lab.executor import Processes
from lichtspiel.lab.match import Job
from lichtspiel.lab.observations import expand, legal_mask, observation_of, observe
from lichtspiel.lab.record_lines import table_of
from lichtspiel.lab.simulate import simulate
from tests.lab.simulated import BOTS, SEED, SETUP
from tests.research import needs

DOCUMENT = Path(__file__).parents[2] / "docs" / "datasets.md"


def made(path: Path, setup: Any = SETUP, games: int = 2, bots: tuple[str, ...] = BOTS) -> Dataset:
    simulate(setup, games, SEED, bots=bots, out=path)
    return Dataset(path)


def rows(data: Dataset, size: int = 100) -> dict[str, Any]:
    """All of them at once."""
    found = list(data.batches(size))
    return {name: np.concatenate([batch[name] for batch in found]) for name in COLUMNS}


def positions(table: Table) -> list[tuple[int, State, Any]]:
    """Each position of a game before an action: the deal, the state, the action."""
    state, root, found, deals = table.game.new(table.setup), table.seeds.root(), [], 0
    outside = 0
    for action in table.actions:
        while state.actor == CHANCE:
            state.deal(SeedStream(root, deals))
            deals += 1
        if action in state.outside_actions():
            outside += 1
        else:
            found.append((deals - 1, state.copy(), action))
        state.apply(action)
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
@pytest.mark.parametrize("level", ["", "easy"])
def test_rows_are_the_decisions_of_the_games(game: Game, level: str, tmp_path: Path) -> None:
    """Played once more at a table. What is forced is no decision."""
    setup = game.samples()[0] if game.samples() else game.setup()
    bots = (level,) * setup.seats if level else ()
    data = made(tmp_path / "games.parquet", setup, bots=bots)
    found, row = rows(data), 0
    for number in range(2):
        table = table_of(Job(setup, (bots,), SEED), number)
        outcome = table.outcome
        assert outcome is not None
        worth = returns(game, outcome, setup.seats)
        for move, (deal, state, action) in enumerate(positions(table)):
            if len(state.legal_actions()) == 1:
                continue
            seat = state.actor
            wanted = {
                "game": number,
                "deal": deal,
                "move": move,
                "seat": seat,
                "action": action.id,
                "won": seat in outcome.winners,
                "score": outcome.scores[seat],
            }
            assert {name: found[name][row] for name in wanted} == wanted
            assert np.array_equal(found["observation"][row], observe(state, seat))
            assert np.array_equal(found["mask"][row], legal_mask(state).astype(bool))
            assert found["mask"][row][action.id]
            assert found["outcome"][row] == np.float32(worth[seat])
            assert np.isnan(found["values"][row]).all(), "easy and chance say nothing"
            row += 1
    assert row == len(data) > 0


def test_values_are_what_the_bot_chose_by(tmp_path: Path) -> None:
    """A bot that compares candidates plays the one of the highest value; what it did not consider
    has none, nor has what was not legal."""
    game = get_game("top-oder-flop")
    found = rows(made(tmp_path / "a.parquet", game.setup(2), 1, ("random", "medium")))
    told = ~np.isnan(found["values"])
    assert not told[found["seat"] == 0].any(), "chance does not tell"
    assert not (told & ~found["mask"]).any()
    several = told.sum(axis=1) > 1
    assert several.sum() > 10
    chosen = found["values"][np.arange(len(several)), found["action"]][several]
    assert not np.isnan(chosen).any()
    assert (chosen >= 0).all()
    assert (chosen <= 1).all()
    # Its first impression counts a little beside.
    assert (chosen >= np.nanmax(found["values"][several], axis=1) - 0.2).all()


def test_the_chance_to_win_that_a_bot_sees_comes_true(tmp_path: Path) -> None:
    found = rows(made(tmp_path / "a.parquet", games=60, bots=("medium", "medium")))
    told = ~np.isnan(found["values"])
    assert (told.sum(axis=1) == 1).all(), "it weighs one turn"
    value = found["values"][told]
    assert np.array_equal(np.nonzero(told)[1], found["action"])
    high, low = found["won"][value > 0.8].mean(), found["won"][value < 0.2].mean()
    assert high > 0.7
    assert low < 0.3


def test_groups_of_rows_are_full_whatever_the_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "_ROWS", 100)
    files = [tmp_path / f"{width}.parquet" for width in (1, 2)]
    for width, path in enumerate(files, start=1):
        simulate(SETUP, 8, SEED, bots=BOTS, executor=Processes(width), out=path)
    assert files[0].read_bytes() == files[1].read_bytes()
    metadata = pq.ParquetFile(files[0]).metadata
    sizes = [metadata.row_group(group).num_rows for group in range(metadata.num_row_groups)]
    assert len(sizes) > 3
    assert {*sizes[:-1]} == {100}
    assert sum(sizes) == len(Dataset(files[0]))


def test_rows_are_the_same_in_batches_of_any_size(tmp_path: Path) -> None:
    data = made(tmp_path / "a.parquet")
    one, other = rows(data, 7), rows(data, 1000)
    for name in COLUMNS:
        assert np.array_equal(one[name], other[name], equal_nan=name == "values")
    (only,) = data.batches(1000, ["action", "values"])
    assert [*only] == ["action", "values"]


def test_a_file_describes_itself(tmp_path: Path) -> None:
    data = made(tmp_path / "a.parquet")
    assert data.head["licence"] == "CC0-1.0"
    assert (data.head["seed"], data.head["bots"]) == (SEED, list(BOTS))
    assert (
        data.head["columns"]
        == COLUMNS
        == {
            field.name: field.metadata[b"says"].decode()
            for field in pq.read_schema(tmp_path / "a.parquet")
        }
    )
    observation = observation_of(SETUP)
    parts = data.head["observation"]["parts"]
    assert [part["name"] for part in parts] == [part.name for part in observation.parts]
    assert data.observation.slices == observation.slices
    assert data.head["observation"]["left_out"] == observation.left_out
    assert data.actions == [action.notation for action in get_game(SETUP.game).all_actions]
    assert "CC0-1.0" in str(data)
    assert "medium, easy" in str(data)


def test_a_file_is_expanded_as_it_describes_itself(tmp_path: Path) -> None:
    """Not as the game would be observed today: the description may have changed since."""
    data = made(tmp_path / "a.parquet")
    packed = pq.read_table(tmp_path / "a.parquet").column("observation").to_pylist()
    assert np.array_equal(
        rows(data)["observation"], expand(observation_of(SETUP), b"".join(packed))
    )
    with pytest.raises(TypeError):
        data.observation.facts(None)


@pytest.mark.parametrize("content", [b"", b"nothing of ours", b"PAR1\x00\x00PAR1"])
def test_another_file_is_no_dataset(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.parquet"
    path.write_bytes(content)
    with pytest.raises(BadInput) as error:
        Dataset(path)
    assert error.value.message.id == "dataset-none"


def test_somebody_elses_parquet_is_no_dataset_and_no_file_neither(tmp_path: Path) -> None:
    import pyarrow as pa

    pq.write_table(pa.table({"a": [1]}), tmp_path / "a.parquet")
    for name, wanted in (("a.parquet", "dataset-none"), ("b.parquet", "file-not-read")):
        with pytest.raises(BadInput) as error:
            Dataset(tmp_path / name)
        assert error.value.message.id == wanted


def test_a_game_without_observations_has_no_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(get_game(SETUP.game)), "observation", lambda *_: None)
    with pytest.raises(BadInput) as error:
        made(tmp_path / "a.parquet")
    assert error.value.message.id == "no-observation"
    assert not [*tmp_path.iterdir()]


def test_no_row_tells_what_its_seat_cannot_know(tmp_path: Path) -> None:
    """The other cards dealt anew: the row stays as it is, but for what the end was worth."""
    game = get_game(SETUP.game)
    state = game.new(SETUP)
    state.deal(SeedStream(Seeds.numbered(SEED, 0).root(), 0))
    (first, *_) = made(tmp_path / "a.parquet", games=1).batches(1)
    from lichtspiel import Dice

    for number in range(20):
        world = game.imagine(state.view(state.actor), Dice(number))
        assert np.array_equal(first["observation"][0], observe(world, state.actor))
        assert np.array_equal(first["mask"][0], legal_mask(world).astype(bool))


def test_the_examples_for_polars_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs("polars")
    monkeypatch.chdir(tmp_path)
    made(tmp_path / "games.parquet", games=20)
    (code,) = re.findall(r"```python title=\"polars\"\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "docs/datasets.md", "exec"), names)
    data = Dataset("games.parquet")
    assert names["frame"].height == len(data)
    assert np.allclose(names["vectors"], rows(data)["observation"])
    assert np.array_equal(names["mask"], rows(data)["mask"])
    assert 0 < names["shares"]["won"][0] < 1
