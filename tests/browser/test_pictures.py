"""The pictures in README and documentation: `make pictures` takes them again.

A game between bots is played up to a moment in its middle, always the same one, and a person who
is to act looks at it.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.house.bots import decide
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.prepared import LEVEL, MIA, Prepared
from tests.browser.visitor import SCREENSHOTS, Visitor
from tests.effort import LONG
from tests.server.lucky import luck_of_a_bot

_ASKED_FOR = "LICHTSPIEL_PICTURES" in os.environ
PICTURES = Path(os.environ.get("LICHTSPIEL_PICTURES", SCREENSHOTS / "documents"))
takes_pictures = pytest.mark.skipif(not (_ASKED_FOR or LONG), reason="only in make test-long")
SIZE = (1280, 860)
LARGEST = 150_000
"""Bytes: the README has to load quickly."""
# Chromium can write WebP; Playwright cannot ask it to.
_TO_WEBP = """async png => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + png;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""

GAMES = {
    "face-to-face": (2, 30),
    "hollywood-poker": (4, 24),
    "klappe-und-action": (2, 4),
    "top-oder-flop": (4, 30),
}
"""How many people play, and after how many actions Mia is looked over the shoulder."""


def prepared(game: str) -> Prepared:
    seats, least = GAMES[game]
    seeds = Seeds(Seeds.numbered(2026).table, ("",) * seats)
    table = Table(get_game(game).setup(seats), seeds)
    while len(table.actions) < least or table.actor != MIA:
        view = table.view(table.actor)
        table.play(decide(view, LEVEL, luck_of_a_bot(view)))
    return Prepared(table, len(table.actions), [])


@takes_pictures
def test_pictures_of_the_tables(browser: Browser, tmp_path: Path) -> None:
    opened = {game: prepared(game).put_into(tmp_path) for game in GAMES}
    house = House(tmp_path)
    try:
        for game in GAMES:
            visitor = Visitor(browser, house, "en", SIZE)
            page = visitor.sit_down(opened[game])
            expect(page.locator(".play[data-busy=false]")).to_be_visible()
            take(browser, page, game)
            assert visitor.problems == []
            visitor.leave()
    finally:
        house.close()


@takes_pictures
def test_picture_of_the_lobby(browser: Browser, invite: Invite) -> None:
    page = invite("en", SIZE).go()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    take(browser, page, "lobby")


def take(browser: Browser, page: Page, name: str) -> None:
    page.evaluate("() => document.fonts.ready")
    png = page.screenshot(animations="disabled")
    blank = browser.new_page()
    webp = base64.b64decode(blank.evaluate(_TO_WEBP, base64.b64encode(png).decode()))
    blank.close()
    assert len(webp) <= LARGEST
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(webp)


@pytest.mark.parametrize("name", [*GAMES, "lobby"])
def test_the_documents_have_every_picture(name: str) -> None:
    picture = Path("docs/pictures", f"{name}.webp").read_bytes()
    assert picture[:4] == b"RIFF"
    assert picture[8:12] == b"WEBP"
    assert len(picture) <= LARGEST
