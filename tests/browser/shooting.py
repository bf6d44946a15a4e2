"""Klappe & Action!, as a visitor plays it by clicking."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.visitor import settle

CHOICES = (
    ".steps .primary",
    "[data-slot].target",
    ".hand .target, .cards .target",
    ".steps button",
)
"""What is offered, most wanted first: confirm what is proposed, a slot, a card, a step."""


def step(page: Page, dice: Random) -> None:
    """One touch."""
    for part in CHOICES:
        offered = page.locator(part)
        if count := offered.count():
            offered.nth(dice.randrange(count)).click()
            settle(page)
            return


def run(page: Page) -> tuple[str, ...]:
    """The projector's way through the film that lies there, as the page names it."""
    slots = page.locator("[data-slot]").count()
    return tuple(f"run {slot}" for slot in range(slots + 1))
