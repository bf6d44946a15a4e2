"""A game that the pages were not built with: the example package, in a server that finds it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lichtspiel.engine.chance import Dice
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.plugins import found_beside
from tests.browser.visitor import DESKTOP, PHONE, SIZES, acting

EXAMPLE = Path("examples/gops")
GAME = "gops"
TITLES = {"en": "Game of Pure Strategy", "de": "Spiel der reinen Strategie"}
TURNS = 13
ACTIONS = "section[aria-labelledby=plain-actions] button"


@pytest.fixture(scope="module")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """In place of the one that all other tests share."""
    folder = tmp_path_factory.mktemp("plugin")
    running = House(folder / "data", found_beside(EXAMPLE, folder / "site"))
    yield running
    running.close()


def play_on(page: Page, dice: Dice, turns: int) -> None:
    for _ in range(turns):
        expect(page.locator(ACTIONS)).not_to_have_count(0)
        with acting(page):
            page.locator(ACTIONS).nth(int(dice.below(page.locator(ACTIONS).count()))).click()


@pytest.mark.parametrize(("language", "size"), [("de", "phone"), ("en", "desktop")])
def test_it_is_played_against_a_bot_from_the_home_page_to_the_rematch(
    invite: Invite, language: str, size: str
) -> None:
    visitor = invite(language, SIZES[size])
    page = visitor.go()
    case = page.get_by_role("article").filter(has_text=TITLES[language])
    expect(case.locator("svg text").first).to_be_visible()  # the poster that nobody drew
    expect(case.locator("a[href^='/new/']")).to_have_count(1)
    expect(case.locator("a[href^='/learn/']")).to_have_count(0)  # it has no lesson
    visitor.check()
    visitor.shot("plain-home")
    case.get_by_role("button").click()
    expect(page.locator(ACTIONS)).to_have_count(TURNS)
    visitor.check()
    play_on(page, Dice(4), 5)
    expect(page.locator(ACTIONS)).to_have_count(TURNS - 5)
    visitor.shot("plain-table")
    play_on(page, Dice(5), TURNS - 5)

    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).to_have_count(2)
    expect(dialog.locator("tr.won")).not_to_have_count(0)
    dialog.get_by_role("button").filter(
        has_text=re.compile("Check the deal|Austeilen|prüfen", re.IGNORECASE)
    ).click()
    expect(dialog.locator(".findings li")).to_have_count(4)
    expect(dialog.locator(".findings .bad")).to_have_count(0)
    expect(dialog.locator(".findings .open")).to_contain_text("lichtspiel verify")
    visitor.check()
    visitor.shot("plain-result")
    before = page.url
    dialog.locator(".button.primary").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(ACTIONS)).to_have_count(TURNS)  # dealt at once


def test_it_is_played_by_keys_alone(invite: Invite) -> None:
    visitor = invite("en", DESKTOP)
    page = visitor.go()
    page.get_by_role("button", name=f"Play now: {TITLES['en']}").click()
    buttons = page.locator(ACTIONS)
    expect(buttons).to_have_count(TURNS)
    buttons.first.focus()
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    with acting(page):
        page.keyboard.press("Enter")
    expect(buttons).to_have_count(TURNS - 1)
    expect(buttons.first).to_be_focused()  # the pressed one is gone; what comes is at hand
    with acting(page):
        page.keyboard.press("Enter")
    expect(buttons).to_have_count(TURNS - 2)


def test_a_hint_is_marked_among_the_actions(invite: Invite) -> None:
    page = invite("en", PHONE).go()
    page.get_by_role("button", name=f"Play now: {TITLES['en']}").click()
    expect(page.locator(ACTIONS)).to_have_count(TURNS)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem")).not_to_have_count(0)
    expect(page.locator(f"{ACTIONS}.primary")).not_to_have_count(0)
    with acting(page):
        hint.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator(ACTIONS)).to_have_count(TURNS - 1)


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("de", "desktop")])
def test_its_table_is_set_up_with_its_options(invite: Invite, language: str, size: str) -> None:
    visitor = invite(language, SIZES[size])
    page = visitor.go(f"/new/{GAME}")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    page.get_by_role("checkbox").first.check()
    visitor.check()
    visitor.shot("plain-new")
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("heading", name=TITLES[language])).to_be_visible()
    visitor.check()
    visitor.shot("plain-waiting")


def test_a_finished_game_is_watched_with_all_hands_open(invite: Invite, house: House) -> None:
    opened = house.open_table(GAME, name="Mia", bots=["random"])
    with playing(house, opened) as player:
        player.ready()
        player.play_to_the_end()
    visitor = invite("en", PHONE)
    page = visitor.go(f"/table/{opened['table']['id']}/replay#4.open")
    hands = page.locator(".hand")
    expect(hands).to_have_count(2)
    expect(hands.first).to_contain_text("Mia")
    expect(page.locator(".told")).not_to_have_text("The start.")
    visitor.check()
    visitor.shot("plain-replay")
    page.get_by_role("button", name="Play on from here").click()
    expect(
        page.get_by_role("button", name="I’m ready").or_(page.locator(ACTIONS).first)
    ).to_be_visible()


def test_its_words_follow_the_language(invite: Invite) -> None:
    page = invite("en", DESKTOP).go()
    expect(page.get_by_role("heading", name=TITLES["en"])).to_be_visible()
    page.locator("header select").select_option("de")
    expect(page.get_by_role("heading", name=TITLES["de"])).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/gops", "/learn/constructor", "/new/chess"])
def test_what_there_is_not_is_not_there(invite: Invite, path: str) -> None:
    page = invite("en", PHONE).go(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
