"""Klappe & Action!, as a visitor plays it by clicking."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lichtspiel.engine.contract import Action
from lichtspiel.games.klappe_und_action.actions import SKIP, ChooseScene, Lay, Step
from tests.browser.screen import Screen
from tests.browser.visitor import acting, settle

CHOICES = (
    ".steps .primary",
    "[data-slot].target",
    ".hand .target, .cards .target",
    ".steps button",
)
"""What is offered, most wanted first: confirm what is proposed, a slot, a card, a step."""


def step(page: Screen, dice: Random) -> None:
    """One touch."""
    for part in CHOICES:
        offered = page.locator(part)
        if count := offered.count():
            offered.nth(dice.randrange(count)).click()
            settle(page)
            return


def do(page: Screen, actions: Sequence[Action]) -> None:
    """Exactly this. Whatever can be looked at first, is, and then confirmed."""
    (action,) = actions
    parts = action.parts()
    confirm = page.locator(".steps.aiming .primary")
    with acting(page):
        if isinstance(action, Lay):
            page.locator(f'.hand [data-scene="{action.scene}"]').click()
            page.locator(f'[data-slot="{parts["slot"]}"]').click()
        elif action is SKIP:
            page.locator(".steps .other:not(.primary)").click()
        elif isinstance(action, Step):
            page.locator(".steps .other.primary").click()
            if confirm.count():  # where it changes the film
                confirm.click()
        else:
            named = "scene" if isinstance(action, ChooseScene) else "slot"
            page.locator(f'.target[data-{named}="{parts[named]}"]').click()
            confirm.click()


def run(page: Screen) -> tuple[str, ...]:
    """The projector's way through the film, as the page names it, and what follows."""
    slots = page.locator("[data-slot]").count()
    return *(f"run {slot}" for slot in range(slots + 1)), "premiere 0"
