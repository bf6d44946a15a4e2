"""Every page fits into every window, from a small phone to a large screen.

One visitor opens each page and changes the size of the window; the pictures are kept. A table is as
full as it becomes: the most players, all with long names, at the first decision with the fullest
hand, at the last one with the fullest board, and at the end. In `make test` only the sizes and the
language that differ most.
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

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "face-to-face": (2, {}),
    "hollywood-poker": (8, {"end": "deals", "deals": 1}),
    "klappe-und-action": (2, {}),
    "top-oder-flop": (5, {}),
}
"""How many people play: as many as can. And a short game of them."""
DEAL = 20
"""One in which all three acts of Klappe & Action! are played."""
MOMENTS = ("first", "last", "over") if LONG else ("first", "last")
LONG_NAME = "Maximiliane-Theodora Oks"
NAMES = [
    *(
        LONG_NAME,
        "Konstantin-Amadeus Groß",
        "Wilhelmina Winterbottoms",
        "Marguerite-Hélène Auber",
    ),
    *("Väinämöinen Hämäläinen", "Bartholomäus Schmidthube", "Anne-Charlotte Desrosier", "Bo"),
]
NARROWEST_BOARD = 0.94
"""What a board takes at least of the width of the window."""
MOST_CONTROLS = 0.3
"""What a replay's buttons take at most of its height."""


def played(game: str) -> dict[str, Prepared]:
    """A game when Mia is to act for the first and for the last time, and when it is over."""
    seats, options = TABLES[game]
    setup = get_game(game).setup(seats, options)
    table = Table(setup, Seeds(Seeds.numbered(DEAL).table, ("",) * seats))
    mine = []
    while not table.over:
        view = table.view(table.actor)
        if table.actor == MIA:
            mine.append(len(table.actions))
        table.play(decide(view, LEVEL, luck_of_a_bot(view)))
    moments = {"first": mine[0], "last": mine[-1], "over": len(table.actions)}
    return {moment: Prepared(table, at, []) for moment, at in moments.items()}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Any]]]:
    """A server with a table for each game and moment."""
    data = tmp_path_factory.mktemp("layout")
    opened = {
        f"{game}-{moment}": prepared.put_into(data, NAMES[: prepared.table.setup.seats])
        for game in TABLES
        for moment, prepared in played(game).items()
    }
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
    through_all_sizes(visitor, page, "settings", "dialog[open] h2", "dialog[open] header button")


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
    for moment in MOMENTS:
        page = visitor.sit_down(opened[f"{game}-{moment}"])
        expect(page.locator(".play[data-busy=false]")).to_be_visible()
        if moment == "over":
            wanted = (".cry", ".next .primary", ".next a:last-child")
        else:
            wanted = (".asks", ".tools", ".board-room")
        through_all_sizes(visitor, page, f"{game}-{moment}", *wanted)
        wide, room = page.evaluate(
            "() => [innerWidth, document.querySelector('.board-room').clientWidth]"
        )
        assert room >= NARROWEST_BOARD * wide
    assert visitor.problems == []
    visitor.leave()


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TABLES if LONG else ["klappe-und-action"])
def test_replay_and_reading(
    browser: Browser, tables: tuple[House, dict[str, Any]], game: str, language: str
) -> None:
    house, opened = tables
    visitor = Visitor(browser, house, language, SIZES[0])
    page = visitor.go(f"/table/{opened[f'{game}-over']['table']['id']}/replay#4.open")
    expect(page.locator(".controls")).to_be_visible()
    through_all_sizes(visitor, page, f"{game}-replay", ".told", ".controls .primary")
    for width, height in LOOKED_AT:
        page.set_viewport_size({"width": width, "height": height})
        controls = page.locator(".controls").bounding_box()
        assert controls is not None
        assert controls["height"] <= MOST_CONTROLS * height, (width, height)
    for name, wanted in (("learn", ".coach"), ("rules", "h1"), ("new", "h1")):
        page = visitor.go(f"/{name}/{game}")
        expect(page.locator(wanted).first).to_be_visible()
        through_all_sizes(visitor, page, f"{game}-{name}", wanted)
    assert visitor.problems == []
    visitor.leave()
