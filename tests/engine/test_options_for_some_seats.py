"""An option that only some numbers of seats have."""

from __future__ import annotations

import pytest

from lichtspiel.engine.contract import Game
from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.options import Number
from lichtspiel.testing import setups

SOLO_ONLY = Number("extras", rule="XX-1", default=0, least=0, most=2, seats=(1,))
GAME = Game("xx", ruleset=1, seats=(1, 2), options=(SOLO_ONLY,), all_actions=(), turn_rule="XX-2")


def test_the_seats_that_have_it_may_choose() -> None:
    assert GAME.setup(1, {"extras": 2}).options == {"extras": 2}


def test_the_others_keep_the_default() -> None:
    assert GAME.setup(2).options == GAME.setup(2, {"extras": 0}).options == {"extras": 0}
    with pytest.raises(BadSetup) as error:
        GAME.setup(2, {"extras": 1})
    assert error.value.message.id == "setup-option-seats"
    assert error.value.message.params == {"option": "extras", "seats": 2, "known": "1"}


def test_tests_try_it_only_where_it_is() -> None:
    assert [(setup.seats, setup.options["extras"]) for setup in setups(GAME)] == [
        (1, 0),
        (1, 2),
        (2, 0),
    ]
