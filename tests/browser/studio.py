"""Top oder Flop, as a visitor plays it by clicking."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

CHOICES = 8
"""More than any play has steps."""


def play(page: Page, dice: Random) -> None:
    """A card or marker, then whatever is asked, and the whole play confirmed."""
    held = page.locator(".held:not(.asleep, [inert])")
    offers = page.locator(".offer:not(.closed)")
    confirm = page.locator(".confirm")
    held.nth(dice.randrange(held.count())).click()
    for _ in range(CHOICES):
        if confirm.count():
            break
        offers.nth(dice.randrange(offers.count())).click()
    confirm.click()
    expect(confirm).to_have_count(0)
    answered(page)


def answered(page: Page) -> None:
    """Wait until the house has answered."""
    expect(page.locator(".slate [role=status]")).to_have_count(0)
