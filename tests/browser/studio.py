"""Top oder Flop, as a visitor plays it by clicking."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lichtspiel.engine.contract import Action
from lichtspiel.games.top_oder_flop.actions import NONE, Keep, Lay
from tests.browser.screen import Screen, gone
from tests.browser.visitor import acting

CHOICES = 8
"""More than any play has steps."""


def play(page: Screen, dice: Random) -> None:
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
    gone(page, ".confirm")
    answered(page)


def answered(page: Screen) -> None:
    """Wait until the house has answered."""
    gone(page, ".slate [role=status]")


def by_click(action: Action) -> bool:
    """A card and where it goes."""
    return isinstance(action, Keep) or (isinstance(action, Lay) and action.over == NONE)


# Rows of the own display where a touch in the middle finds something else.
_COVERED = """() => [...document.querySelectorAll(".row.lit .field")].flatMap((field) => {
  const { left, top, width, height } = field.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === field || found?.closest(".dock, .recap") ? [] : [field.ariaLabel];
})"""


def do(page: Screen, actions: Sequence[Action]) -> None:
    """Exactly this: `ac3 own aa`, `ac3 top aa`."""
    (action,) = actions
    card, place = action.notation.split(" ", 1)
    confirm = page.locator(".confirm")
    with acting(page):
        page.locator(f'.held[data-hand="{card}"]').first.click()
        assert page.evaluate(_COVERED) == []
        if confirm.count() == 0:  # there may be only one way to play it
            page.locator(f'[data-drop="{place}"] .field').click()
        confirm.click()
