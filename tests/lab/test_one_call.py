"""An arena in one call: its result prints itself, plots itself and becomes a data frame."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel import Action, BadInput, Dice, Game, View, all_games, get_game, lab
from lichtspiel.bots import Budget
from tests.research import needs

GAME = next(game for game in all_games() if game.least_seats == 2 and not game.cooperative)


class First:
    """Whatever is listed first."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self.game, self.dice = game, dice

    def decide(self, view: View) -> Action:
        return self.game.imagine(view, self.dice).legal_actions()[0]


@pytest.fixture(scope="module")
def found() -> lab.ArenaResult:
    return lab.arena(GAME.slug, ["easy", First], deals=6, seats=2, workers=1)


def test_a_class_plays_and_the_result_prints_itself(found: lab.ArenaResult) -> None:
    assert found.document["games"] == 12
    assert set(found.document["levels"]) == {"easy", f"{__name__}:First"}
    assert f"{__name__}:First" in str(found)
    assert repr(found) == str(found)
    assert "%" in str(found)
    assert str(found).splitlines()[2] in found._repr_html_()


def test_its_rows_are_the_games(found: lab.ArenaResult) -> None:
    rows = found.rows()
    assert len(rows) == 6 * 2 * 2
    for deal in range(6):
        assert sum(row["won"] for row in rows if row["deal"] == deal) == 2
    won = sum(row["won"] for row in rows if row["bot"] == "easy") / 12
    assert won == pytest.approx(found.document["levels"]["easy"]["win_share"]["value"])


def test_it_becomes_a_data_frame(found: lab.ArenaResult) -> None:
    needs("polars")
    frame = found.frame()
    assert len(frame) == 24
    assert list(frame.columns) == list(found.rows()[0])


def test_it_plots_itself(found: lab.ArenaResult, tmp_path: Path) -> None:
    figure = found.plot()
    (axes,) = figure.axes
    assert [label.get_text() for label in axes.get_yticklabels()][1].endswith(":First")
    figure.savefig(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_it_writes_a_report(found: lab.ArenaResult, tmp_path: Path) -> None:
    found.report(tmp_path / "report.html")
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")


def test_a_lineup_sits_at_one_table() -> None:
    setup = get_game("hollywood-poker").setup(3, {"end": "deals", "deals": 2})
    found = lab.arena(setup, ["random", "random", "easy"], 2, lineup=True, workers=1)
    assert found.document["seats"] == 3
    assert found.document["games"] == 2 * 3


def test_a_duel_stops_when_it_is_decided() -> None:
    found = lab.arena(GAME.slug, ["easy", "random"], 500, seats=2, decide=0.02, workers=1)
    assert found.document["duel"]["stronger"] == "easy"
    assert found.document["deals"] < 100
    assert "easy is stronger" in str(found)


def test_a_class_inside_a_function_is_refused_with_one_sentence() -> None:
    class Inside(First):
        pass

    with pytest.raises(BadInput) as error:
        lab.arena(GAME.slug, ["easy", Inside], 2, seats=2)
    assert error.value.message.id == "arena-bot-inside"


def test_a_class_without_a_file_plays_in_this_process() -> None:
    """As in a notebook."""
    source = Path(__file__).read_text("utf-8")
    bot = source[source.index("class First") : source.index("@pytest.fixture")]
    program = (
        "from lichtspiel import lab, Action, Dice, Game, View\n"
        "from lichtspiel.bots import Budget\n"
        f"{bot}\n"
        f"print(lab.arena({GAME.slug!r}, ['random', First], 2, seats=2).document['games'])\n"
    )
    run = subprocess.run(
        [sys.executable, "-"], input=program, capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.stderr) == ("4\n", "")
