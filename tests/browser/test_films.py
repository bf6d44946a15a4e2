"""What people see of a game at real pace, filmed: nobody presses skip, and things move."""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests import luck
from tests.browser.conftest import Invite
from tests.browser.evenings import EVENINGS, Evening
from tests.browser.film import Film
from tests.browser.house import House
from tests.browser.visitor import SIZES
from tests.effort import LONG

WANTED = os.environ.get("LICHTSPIEL_FILM", "all" if LONG else "")
"""The game that is filmed, or `all`."""
FILMS = list(product(EVENINGS if WANTED in ("", "all") else [WANTED], SIZES))

# They measure real seconds: on a machine that is busy with other things they fail for no fault.
IN_REAL_TIME = pytest.mark.skipif(
    not WANTED, reason="in real time: make film GAME=…, make test-long"
)
pytestmark = IN_REAL_TIME


def filmed(invite: Invite, evening: Evening, opened: dict[str, Any], kind: str, size: str) -> Film:
    """From here to the end, by clicks at a person's pace."""
    language = "en" if size == "desktop" else "de"
    visitor = invite(language, SIZES[size], still=False)
    film = evening.film(visitor, kind)
    page = visitor.sit_down(opened, ready=kind == "evening")
    expect(page.locator(".play")).to_be_visible()
    dice = luck.stream(luck.label())
    result = page.locator("dialog[open] .result")
    act = evening.finish if kind == "ending" else evening.act
    with film.rolling():
        film.look()
        while result.count() == 0:
            visitor.shot(f"{evening.game}-{kind}")
            act(page, dice)
            film.look()
    return film


@pytest.mark.parametrize(("game", "size"), FILMS)
def test_the_ending_is_seen_as_it_happens(
    invite: Invite, house: House, game: str, size: str
) -> None:
    evening = EVENINGS[game]
    film = filmed(invite, evening, evening.nearly_over(house), "ending", size)
    evening.check(film)


@pytest.mark.parametrize(("game", "size"), FILMS)
def test_a_whole_evening_is_seen_as_it_happens(
    invite: Invite, house: House, game: str, size: str
) -> None:
    evening = EVENINGS[game]
    bots = ["easy"] * (evening.seats - 1)
    opened = house.open_table(
        game, seats=evening.seats, name="Mia", bots=bots, options=evening.options
    )
    evening.check(filmed(invite, evening, opened, "evening", size))
