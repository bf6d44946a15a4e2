"""Every number of seats with every option keeps the contract; few steps of a short match each."""

import pytest

from lichtspiel import get_game
from lichtspiel.testing import check_game

GAME = get_game("hollywood-poker")
OPTIONS = [
    {"round": "open", "end": "deals", "deals": 2},
    {"round": "locked", "end": "deals", "deals": 2},
    {"end": "deals", "deals": 1},
    {"end": "time", "minutes": 1},
    {"end": "points"},
]


@pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "-".join(map(str, options.values()))
)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_contract_is_kept(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, games=1, only=[GAME.setup(seats, options)], most_steps=10)
