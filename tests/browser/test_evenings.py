"""Whole games, filmed as people see them: they take minutes, so only `make film GAME=…` and
`make test-long` do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests import luck
from tests.browser.conftest import Invite
from tests.browser.evenings import EVENINGS
from tests.browser.film import going_on
from tests.browser.house import House
from tests.browser.visitor import SIZES
from tests.effort import FILM_EVENINGS


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """As `make run` opens one."""
    running = House(tmp_path, arguments=())
    yield running
    running.close()


@pytest.mark.skipif(not FILM_EVENINGS, reason="takes minutes: make film GAME=…, make test-long")
@pytest.mark.parametrize(("game", "size"), list(product(EVENINGS, SIZES)))
def test_a_whole_evening_is_seen_as_it_happens(
    invite: Invite, house: House, game: str, size: str
) -> None:
    evening = EVENINGS[game]
    bots = ["easy"] * (evening.seats - 1)
    opened = house.open_table(
        game, seats=evening.seats, name="Mia", bots=bots, options=evening.options
    )
    visitor = invite("de" if size == "phone" else "en", SIZES[size], still=False)
    film = evening.film(visitor, "evening")
    page = visitor.sit_down(opened, ready=True)
    dice = luck.stream(luck.label())
    with film.rolling():
        while not film.look():
            if not going_on(page):
                evening.act(page, dice)
    evening.check(film)
