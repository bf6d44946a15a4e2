"""Face to Face, as a visitor plays it by clicking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from lichtspiel.engine.contract import Action
from lichtspiel.games.face_to_face.actions import Lay
from lichtspiel.games.face_to_face.piles import PILES
from tests.browser.screen import Screen
from tests.browser.visitor import acting


def hand(page: Screen) -> list[str]:
    """The numbers of the own hand: the cards are drawn, their names are words."""
    labels = page.evaluate(
        "() => [...document.querySelectorAll('.hand button')].map(x => x.ariaLabel)"
    )
    numbers = [re.findall(r"\d+", label)[0] for label in labels]
    assert len(set(numbers)) == len(numbers), labels
    return numbers


def lay_or_end(page: Screen, dice: Random | None = None) -> None:
    """The turn is ended as soon as it may be, otherwise a card is laid: the first, or any."""
    may_end = page.locator(".end[aria-disabled=false]")
    with acting(page):
        if may_end.count():
            may_end.click()
        else:
            fitting = page.locator(".hand button:not(.unfit)")
            fitting.nth(dice.randrange(fitting.count()) if dice else 0).click()
            page.locator(".pile.lit").first.click()


def do(page: Screen, actions: Sequence[Action]) -> None:
    """Exactly this."""
    (action,) = actions
    with acting(page):
        if isinstance(action, Lay):
            page.locator(".hand button").nth(hand(page).index(f"{action.card}")).click()
            page.locator(f'.pile.lit[data-pile="{PILES[action.pile]}"]').click()
        else:
            page.locator(".end[aria-disabled=false]").click()


def ending(page: Screen) -> tuple[str, ...]:
    """Whoever is stuck is shown why, then who has won, as the page names it."""
    stuck = ("stuck 0",) if page.locator(".wants").count() else ()
    return (*stuck, "verdict 0")
