"""The contract on games that get far: all acts, both modes, all levels, other scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

import lichtspiel
from lichtspiel import Setup, new_table
from lichtspiel.games.klappe_und_action.view import LEVELS
from lichtspiel.testing import check_game
from tests.effort import LONG
from tests.klappe_und_action.tables import GAME, OTHER_SCRIPT, play_well, view_of

THIRD_SCRIPT = (Path(__file__).parent / "third.script").read_text(encoding="utf-8")

SETUPS = {
    "two": GAME.setup(2),
    "other script": GAME.setup(2, {"script": OTHER_SCRIPT}),
    "third script": GAME.setup(2, {"script": THIRD_SCRIPT}),
    "solo, other script": GAME.setup(1, {"script": OTHER_SCRIPT, "extras": 2}),
    **{f"solo, {name}": GAME.setup(1, options) for name, options in LEVELS.items()},
}


@pytest.mark.parametrize("name", SETUPS)
def test_games_that_get_far_keep_the_contract(name: str) -> None:
    check_game(
        GAME,
        games=4 if lichtspiel.compiled or LONG else 1,
        most_steps=12,
        only=[SETUPS[name]],
        play=play_well,
    )


def acts_reached(setup: Setup, games: int) -> set[int]:
    return {view_of(table).act for seed in range(games) for table in play_well(setup, seed)}


@pytest.mark.parametrize("name", ["two", "solo, film-school"])
def test_they_do_get_far(name: str) -> None:
    """What is proved above is not proved of first acts only."""
    assert acts_reached(SETUPS[name], 10) == {1, 2, 3}


def test_ka_24_four_levels_have_names() -> None:
    def level(seats: int, **options: object) -> str:
        table = new_table(GAME.slug, seats=seats, options=options, seed=1)
        return view_of(table).level

    assert {name: level(1, **options) for name, options in LEVELS.items()} == {
        name: name for name in LEVELS
    }
    assert level(1) == "big-screen"
    assert level(1, reshoots=0) == ""
    assert level(2) == ""
    assert GAME.presets is LEVELS
