"""From the foyer to the first card: play now, invite, join, move to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lichtspiel.text import LANGUAGES, texts_in
from tests.browser.conftest import Invite
from tests.browser.visitor import DESKTOP, PHONE, SIZES
from tests.effort import pairs

TABLE = re.compile(r"/table/[\w-]+$")


def test_play_now_is_one_click(invite: Invite) -> None:
    page = invite("en", PHONE).go()
    page.get_by_role("button", name="Play now: Hollywood Poker").click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("[data-card]").first).to_be_visible()


def test_friends_meet_by_a_code(invite: Invite) -> None:
    host, guest = invite("en", DESKTOP), invite("en", PHONE)
    page = host.go()
    page.get_by_role("link", name="With friends: The Game: Face to Face").click()
    page.get_by_label("Your name").fill("<b>Mia</b>")
    page.get_by_role("button", name="Open the table").click()
    code = page.locator(".code b").inner_text()

    other = guest.go()
    other.get_by_label("Table code").fill(code)
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_text("<b>Mia</b>")).to_be_visible()  # a name is text
    other.get_by_role("button", name="Take this seat").click()
    other.get_by_role("button", name="I’m ready").click()
    expect(page.locator("li").filter(has_text="Guest")).to_contain_text("ready")
    page.get_by_role("button", name="I’m ready").click()
    for each in (page, other):
        expect(each.locator("[data-card]").first).to_be_visible()


def test_a_seat_moves_to_another_device(invite: Invite) -> None:
    laptop, phone = invite("en", DESKTOP), invite("en", PHONE)
    page = laptop.go()
    page.get_by_role("button", name="Play now: Hollywood Poker").click()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Create a personal link").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert "#claim=" in link

    phone.page.goto(link)
    expect(phone.page.locator(".notice")).to_contain_text("Your seat is on this device now.")
    expect(phone.page).to_have_url(TABLE)  # the code is gone from the address
    expect(page.get_by_role("heading", name="You can’t sit here")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, SIZES))
def test_a_new_table_is_whole_in_every_language(invite: Invite, language: str, size: str) -> None:
    visitor = invite(language, SIZES[size])
    page = visitor.go("/new/hollywood-poker")
    seats = page.get_by_role("spinbutton").first
    seats.fill("5")
    seats.blur()
    expect(page.get_by_role("checkbox")).to_have_count(
        8
    )  # six careers, hints, bots over the network
    visitor.check()
    visitor.shot("new-table")
    page.locator("button[type=submit]").click()
    expect(page.locator(".code b")).to_be_visible()
    visitor.check()
    visitor.shot("before-the-game")


@pytest.mark.parametrize(("language", "size"), [("de", "phone"), ("en", "desktop")])
def test_the_ways_to_play_a_round_stand_side_by_side(
    invite: Invite, language: str, size: str
) -> None:
    """HP-12: equal choices, each with a sentence of its own."""
    texts, option = texts_in(language), "hollywood-poker-option-round"
    visitor = invite(language, SIZES[size])
    page = visitor.go("/new/hollywood-poker")
    ways = page.get_by_role("group", name=texts.say(f"{option}-label"))
    expect(ways.get_by_role("radio")).to_have_count(3)
    for way in ("lap", "open", "locked"):
        label = ways.locator("label", has_text=texts.say(f"{option}-{way}-help"))
        expect(label).to_contain_text(texts.say(f"{option}-{way}"))
    ways.locator("label", has_text=texts.say(f"{option}-locked-help")).click()
    expect(ways.get_by_role("radio").nth(2)).to_be_checked()
    visitor.check()
    ways.scroll_into_view_if_needed()
    visitor.shot("new-ways")
