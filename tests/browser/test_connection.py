"""Tables outlive reloads, second tabs, other devices and the death of the house."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.duel import hand, lay_or_end
from tests.browser.house import House
from tests.browser.visitor import DESKTOP, PHONE, Visitor

MARKUP = '<img src=x onerror="alert(1)">'

_NOTICE = """words => new MutationObserver(() => {
  window.noticed ||= document.body.innerText.includes(words);
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def wait_for_turn(page: Page) -> None:
    expect(page.locator(".asks.mine")).to_be_visible()


def play_now(visitor: Visitor) -> Page:
    page = visitor.go()
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    expect(page.locator(".hand button")).to_have_count(6)
    return page


def test_a_reload_and_a_second_tab_show_the_same_hand(invite: Invite) -> None:
    visitor = invite("en", DESKTOP)
    page = play_now(visitor)
    before = hand(page)
    page.reload()
    expect(page.locator(".hand button")).to_have_count(6)
    assert hand(page) == before
    second = visitor.new_tab()
    second.goto(page.url)
    expect(second.locator(".hand button")).to_have_count(6)
    assert hand(second) == before
    # What is done in one tab is seen in the other.
    wait_for_turn(page)
    lay_or_end(page)
    expect(second.locator(".hand button")).to_have_count(5)


def test_the_house_is_killed_in_the_middle_and_nothing_is_lost(
    invite: Invite, house: House
) -> None:
    visitor = invite("en", DESKTOP)
    page = play_now(visitor)
    wait_for_turn(page)
    before = hand(page)
    page.locator(".hand button:not(.unfit)").first.click()
    lit = page.locator(".pile.lit").count()
    house.kill()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    assert hand(page) == before, "the table stays on the screen"
    # What is sent while nobody listens arrives when somebody does.
    page.locator(".pile.lit").first.click()
    visitor.shot("connection-lost")
    # It is said for a moment only, perhaps before the house has told us that it is open.
    page.evaluate(_NOTICE, "Connected again")
    house.open_again()
    page.wait_for_function("() => window.noticed")
    assert lit > 0
    expect(page.locator(".hand button")).to_have_count(5)


def test_names_and_talk_with_markup_are_text(invite: Invite, house: House) -> None:
    opened = house.open_table("face-to-face", name=MARKUP, bots=["easy"])
    visitor = invite("en", PHONE)
    page = visitor.sit_down(opened)
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_seat_moves_to_another_device(invite: Invite) -> None:
    desk, phone = invite("en", DESKTOP), invite("en", PHONE)
    page = play_now(desk)
    before = hand(page)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Create a personal link").click()
    link = page.locator("dialog input[readonly]").input_value()
    assert phone.house.address in link
    phone.page.goto(link)
    expect(phone.page.locator(".hand button")).to_have_count(6)
    assert hand(phone.page) == before
    assert "claim" not in phone.page.url
    expect(page.get_by_text("This seat is no longer yours")).to_be_visible()
