"""Every page fits into every window, from a small phone to a large screen.

One visitor opens each page and changes the size of the window; the pictures are kept. A table has
its fullest hand: that of the first decision. In `make test` only the sizes that differ most.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.house.bots import decide
from lichtspiel.text import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.prepared import LEVEL, MIA, Prepared
from tests.browser.visitor import SCREENSHOTS, Visitor, measured
from tests.effort import LONG
from tests.server.lucky import luck_of_a_bot

SIZES = [
    *((360, 640), (390, 844), (844, 390), (768, 1024)),
    *((1280, 720), (1366, 650), (1440, 900), (1920, 1080)),
]
LOOKED_AT = SIZES if LONG else [(360, 640), (844, 390), (1366, 650)]
SPOKEN = tuple(LANGUAGES) if LONG else ("fi",)
PICTURES = SCREENSHOTS / "layout"

TABLES = {
    "face-to-face": 2,
    "hollywood-poker": 8,
    "klappe-und-action": 2,
    "top-oder-flop": 5,
}
"""How many people play: as many as can."""
LONG_NAME = "Maximiliane-Theodora Oks"
NARROWEST_BOARD = 0.94
"""What a board takes at least of the width of the window."""


def fullest(game: str) -> Prepared:
    """A new game, when Mia is to act for the first time."""
    seats = TABLES[game]
    table = Table(get_game(game).setup(seats), Seeds(Seeds.numbered(20).table, ("",) * seats))
    while table.actor != MIA:
        view = table.view(table.actor)
        table.play(decide(view, LEVEL, luck_of_a_bot(view)))
    return Prepared(table, len(table.actions), [])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Any]]]:
    data = tmp_path_factory.mktemp("layout")
    opened = {game: fullest(game).put_into(data) for game in TABLES}
    house = House(data)
    yield house, opened
    house.close()


def through_all_sizes(visitor: Visitor, page: Page, name: str, *wanted: str) -> None:
    """Measure it at each size, and keep a picture. `wanted` must be in sight without scrolling."""
    complaints = {}
    for width, height in LOOKED_AT:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found = measured(page, "overflow") + measured(page, "small")
        found += [line for part in wanted for line in measured(page, "hidden", part)]
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = PICTURES / f"{name}-{width}x{height}-{visitor.language}.png"
        page.screenshot(path=picture, animations="disabled")
        if found:
            complaints[f"{width} × {height}"] = found
    assert complaints == {}, json.dumps(complaints, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", SPOKEN)
def test_home_and_its_dialogs(invite: Invite, language: str) -> None:
    visitor = invite(language, SIZES[0])
    page = visitor.go()
    expect(page.locator(".players svg")).to_have_count(len(TABLES))
    through_all_sizes(visitor, page, "home", ".ways .primary")
    page.locator("header button").last.click()
    through_all_sizes(visitor, page, "settings", "dialog[open] h2", "dialog[open] .close")


@pytest.mark.parametrize("language", SPOKEN)
def test_before_and_after_the_game(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language, SIZES[0])
    opened = house.open_table("hollywood-poker", seats=3, name=LONG_NAME, bots=["medium"])
    page = visitor.sit_down(opened)
    expect(page.locator(".head svg")).to_be_visible()
    through_all_sizes(visitor, page, "waiting", "h1")

    opened = house.open_table("face-to-face", name=LONG_NAME, bots=["easy"])
    page = visitor.sit_down(opened, ready=True)
    with playing(house, opened) as player:
        while player.my_turn():
            player.act(player.any_action())
    rematch = page.locator("dialog[open] .next .primary")
    while rematch.count() == 0:
        page.locator(".board").click(position={"x": 2, "y": 2}, force=True)
        page.wait_for_timeout(100)
    through_all_sizes(visitor, page, "result", ".cry", ".next .primary", ".next a:last-child")
    rematch.click()
    expect(page.locator(".play[data-busy=false]")).to_be_visible()


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TABLES)
def test_table(
    browser: Browser, tables: tuple[House, dict[str, Any]], game: str, language: str
) -> None:
    house, opened = tables
    visitor = Visitor(browser, house, language, SIZES[0])
    page = visitor.sit_down(opened[game])
    expect(page.locator(".play[data-busy=false]")).to_be_visible()
    through_all_sizes(visitor, page, game, ".asks", ".tools", ".board-room")
    wide, room = page.evaluate(
        "() => [innerWidth, document.querySelector('.board-room').clientWidth]"
    )
    assert room >= NARROWEST_BOARD * wide
    assert visitor.problems == []
    visitor.leave()
