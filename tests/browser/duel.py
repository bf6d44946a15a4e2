"""Face to Face, as a visitor plays it by clicking."""

from __future__ import annotations

import re

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


def lay_or_end(page: Page) -> None:
    """In Face to Face: the turn is ended as soon as it may be, otherwise a card is laid."""
    may_end = page.locator(".end[aria-disabled=false]")
    with acting(page):
        if may_end.count():
            may_end.click()
        else:
            page.locator(".hand button:not(.unfit)").first.click()
            page.locator(".pile.lit").first.click()
