"""Hollywood Poker, as a visitor plays it by clicking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from lichtspiel.engine.contract import Action
from lichtspiel.games.hollywood_poker.actions import Give, Pass, Play
from tests.browser.screen import Screen
from tests.browser.visitor import acting


def follow(page: Screen, _: Random) -> None:
    """Pass, if one may, so that the hand lasts to the end."""
    passing = page.locator(".dock .pass")
    gives = passing.count() == 0
    answers = page.locator(".round:not(.won)").count() > 0
    with acting(page):
        if answers:
            passing.click()
        else:
            pick(page)
            page.locator(".dock .main").click()
    if gives:
        _given(page)


def pick(page: Screen) -> None:
    """The lowest cards that can be played or given."""
    bright = page.locator(".group:not(.dim)")
    ready = page.locator(".dock .main[aria-disabled=false]")
    for place in range(bright.count()):
        for _ in range(4):
            if ready.count():
                return
            bright.nth(place).click()


def by_click(action: Action) -> bool:
    """Sets with Doubles are picked by tests of their own."""
    return not isinstance(action, Play) or action.doubles == 0


def do(page: Screen, actions: Sequence[Action]) -> None:
    """Exactly this: pass, play a set, or give these cards."""
    with acting(page):
        if isinstance(actions[0], Pass):
            page.locator(".dock .pass").click()
            return
        for value, count in _cards(actions).items():
            for _ in range(count):
                page.locator(f'.group:has([data-card*="-own-{value}-"])').click()
        page.locator(".dock .main[aria-disabled=false]").click()
    if isinstance(actions[0], Give):
        _given(page)


def _given(page: Screen) -> None:
    """A gift goes card by card; after the last one may pass."""
    page.wait_for_function("() => document.querySelector('.dock .pass') !== null")


def _cards(actions: Sequence[Action]) -> Counter[int]:
    cards: Counter[int] = Counter()
    for action in actions:
        if isinstance(action, Give):
            cards[action.card] += 1
        elif isinstance(action, Play):
            cards[action.value] += action.naturals
    return cards
