"""Hollywood Poker, as a visitor plays it by clicking."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.visitor import acting


def follow(page: Page, _: Random) -> None:
    """On from what is shown; else pass, if one may, so that the hand lasts to the end."""
    going_on = page.locator(".go-on")
    if going_on.count():
        going_on.click()
        expect(page.locator(".summary, .exchange .go-on")).to_have_count(0)
        return
    passing = page.locator(".dock .pass")
    gives = passing.count() == 0
    answers = page.locator(".round:not(.won)").count() > 0
    with acting(page):
        if answers:
            passing.click()
        else:
            pick(page)
            page.locator(".dock .main").click()
    if gives:  # a gift goes card by card
        expect(passing).to_have_count(1)


def pick(page: Page) -> None:
    """The lowest cards that can be played or given."""
    bright = page.locator(".group:not(.dim)")
    ready = page.locator(".dock .main[aria-disabled=false]")
    for place in range(bright.count()):
        for _ in range(4):
            if ready.count():
                return
            bright.nth(place).click()
