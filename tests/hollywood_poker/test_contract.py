"""Numbers of seats with every option keep the contract; few steps of a short match each.

Every combination in `make test-long`, every number and every option once in `make test`.
"""

from itertools import cycle, product

import pytest

from lichtspiel import get_game
from lichtspiel.testing import check_game
from tests.effort import LONG

GAME = get_game("hollywood-poker")
OPTIONS = [
    {"round": "open", "end": "deals", "deals": 2},
    {"round": "locked", "end": "deals", "deals": 2},
    {"end": "deals", "deals": 1},
    {"end": "time", "minutes": 1},
    {"end": "points"},
]


SEATS = range(2, 9)


@pytest.mark.parametrize(
    ("seats", "options"), list(product(SEATS, OPTIONS) if LONG else zip(SEATS, cycle(OPTIONS)))
)
def test_the_contract_is_kept(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, games=1, only=[GAME.setup(seats, options)], most_steps=10)
