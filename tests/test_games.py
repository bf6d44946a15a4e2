"""Every registered game keeps the contract, has golden playthroughs, and plays alike compiled."""

from pathlib import Path

import pytest

import lichtspiel
from lichtspiel import Game, Setup, all_games, get_game
from lichtspiel.testing import check_compiled_plays_the_same, check_game, setups
from lichtspiel.testing.golden import file_name, golden_setups, playthrough
from tests.effort import LONG

GAMES = [game.slug for game in all_games()]
GOLDEN = Path(__file__).parent / "golden"
# Interpreted, every second one will do: compiled, all are checked.
SETUPS = [
    pytest.param(setup, marks=pytest.mark.costly if place % 2 else ())
    for game in all_games()
    for place, setup in enumerate(setups(game))
]
GOLDEN_SETUPS = {file_name(s): s for game in all_games() for s in golden_setups(game)}


def _id(value: Game | Setup) -> str:
    return file_name(value).removesuffix(".txt") if isinstance(value, Setup) else value.slug


@pytest.mark.no_cover  # a rule that only random games go through is not covered
@pytest.mark.parametrize("setup", SETUPS, ids=_id)
def test_the_game_keeps_the_contract(setup: Setup) -> None:
    game = get_game(setup.game)
    few = 4  # with more seats there are more viewers in every game
    large = len(game.all_actions) > 1000  # its steps are dear, too
    check_game(
        game,
        games=3 if setup.seats <= few and (lichtspiel.compiled or LONG) else 1,
        only=[setup],
        most_steps=15 if large else 60,
    )


@pytest.mark.parametrize("name", GOLDEN_SETUPS)
def test_the_golden_playthrough_is_still_played(name: str) -> None:
    """`make golden` writes them anew; the difference is for reading."""
    assert (GOLDEN / name).read_text(encoding="utf-8") == playthrough(GOLDEN_SETUPS[name])


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.name for path in GOLDEN.glob("*.txt")} == set(GOLDEN_SETUPS)


@pytest.mark.skipif(not lichtspiel.compiled, reason="compares the compiled rules with the source")
@pytest.mark.parametrize("slug", GAMES)
def test_compiled_and_interpreted_play_the_same(slug: str) -> None:
    assert check_compiled_plays_the_same(get_game(slug)) > 100
