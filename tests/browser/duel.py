"""Face to Face, as a visitor plays it by clicking."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page

from tests.browser.visitor import acting


def hand(page: Page) -> list[str]:
    """The numbers of the own hand: the cards are drawn, their names are words."""
    labels = page.locator(".hand button").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    numbers = [re.findall(r"\d+", label)[0] for label in labels]
    assert len(set(numbers)) == len(numbers), labels
    return numbers


def lay_or_end(page: Page, dice: Random | None = None) -> None:
    """The turn is ended as soon as it may be, otherwise a card is laid: the first, or any."""
    may_end = page.locator(".end[aria-disabled=false]")
    with acting(page):
        if may_end.count():
            may_end.click()
        else:
            fitting = page.locator(".hand button:not(.unfit)")
            fitting.nth(dice.randrange(fitting.count()) if dice else 0).click()
            page.locator(".pile.lit").first.click()


def waste(page: Page, _: Random) -> None:
    """Every card that may be laid is, the most of a pile at a time: nobody lasts long with that."""
    fitting = page.locator(".hand button:not(.unfit)")
    with acting(page):
        if fitting.count() == 0:
            page.locator(".end[aria-disabled=false]").click()
        else:
            fitting.last.click()
            page.locator(".pile.lit").first.click()
