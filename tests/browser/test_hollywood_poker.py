"""Hollywood Poker in a real browser: clicked, dragged, with keys alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import BY_HAND, play_out
from tests.browser.visitor import DESKTOP, PHONE, Visitor, acting
from tests.effort import WORDY

LONG_NAME = "Maximiliane von Hohenfels"[:24]
TURNS = 400
"""More than any of these matches needs."""


class Seat:
    """A seat among bots, and what can be done from there."""

    def __init__(self, visitor: Visitor, house: House, seats: int, deals: int) -> None:
        opened = house.open_table(
            "hollywood-poker",
            seats=seats,
            name=LONG_NAME,
            bots=["random"] * (seats - 1),
            options={"end": "deals", "deals": deals},
        )
        self.visitor = visitor
        self.page: Page = visitor.sit_down(opened, ready=True)
        self.dock = self.page.locator(".dock")
        self.groups = self.page.locator(".group")
        self.bright = self.page.locator(".group:not(.dim)")
        self.dim = self.page.locator(".group.dim")
        self.chips = self.page.locator(".chip")
        self.main = self.page.locator(".dock .main")
        self.passing = self.page.locator(".dock .pass")
        self.going_on = self.page.locator(".go-on")
        expect(self.dock).to_be_visible()

    def my_turn(self) -> bool:
        """Wait until this seat is asked, going on from what is shown; False: the match is over."""
        while True:
            self.page.wait_for_function(
                "() => document.querySelector('.dock.lit, .go-on, dialog[open]')"
            )
            if self.going_on.count() == 0:
                return self.dock.count() == 1
            self.going_on.click()

    def gives(self) -> bool:
        return self.passing.count() == 0

    def ready(self) -> bool:
        return self.main.get_attribute("aria-disabled") == "false"

    def pick(self) -> bool:
        """Pick the lowest cards that can be played or given; False: there are none."""
        for place in range(self.bright.count()):
            for _ in range(4):
                if self.ready():
                    return True
                self.bright.nth(place).click()
        return self.ready()

    def act(self) -> None:
        """Play or give by clicking, or pass; and wait until the house has it."""
        button, gave = self.main if self.pick() else self.passing, self.gives()
        with acting(self.page):
            button.click()
        if gave:  # a gift goes card by card
            expect(self.passing).to_have_count(1)


def test_a_whole_match_by_clicking(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house, seats=4, deals=2)
    assert seat.my_turn()
    visitor.check()
    visitor.shot("hollywood-poker-turn")
    for turn in range(TURNS):
        if not seat.my_turn():
            break
        if turn >= 2 * BY_HAND:
            play_out(house, [seat.page])
        elif seat.chips.count() > 0 and seat.chips.first.is_visible():
            with acting(seat.page):
                seat.chips.first.click()
        else:
            seat.act()
    sheet = seat.page.locator(".sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(4)  # player, two deals, total
    expect(sheet.get_by_role("row")).to_have_count(5)
    visitor.check()
    visitor.shot("hollywood-poker-score")


def test_an_exchange_shows_what_goes_and_what_comes(invite: Invite, house: House) -> None:
    """HP-8: somebody who is Megastar chooses; against chance that happens soon."""
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house, seats=2, deals=50)
    while seat.my_turn() and not seat.gives():
        seat.act()
    exchange = seat.page.locator(".exchange")
    expect(exchange.locator(".slot")).to_have_count(1)
    size = seat.page.locator(".group .card").count()
    assert seat.pick()
    expect(exchange.locator(".slot")).to_have_count(0)
    expect(seat.main).to_have_text(re.compile(r"^Give \d+$"))
    visitor.check()
    visitor.shot("hollywood-poker-exchange")
    seat.main.click()
    expect(seat.page.locator(".group .card")).to_have_count(size - 1)


def test_a_whole_deal_with_keys_alone(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house, seats=3, deals=1)
    keys = seat.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if seat.page.evaluate(f"document.activeElement?.matches({selector!r}) ?? false"):
                return
            keys.press("Tab")
        pytest.fail(f"Tab does not reach {selector}")

    for _ in range(TURNS):
        if not seat.my_turn():
            break
        tab_to(".group")
        for _ in range(seat.groups.count()):
            if not seat.page.evaluate("document.activeElement.matches('.dim')"):
                keys.press("ArrowUp")
                if seat.ready():
                    break
            keys.press("ArrowRight")
        with acting(seat.page):
            if seat.ready():
                tab_to(".main")
                keys.press("Enter")
            else:
                keys.press("p")
    expect(seat.page.locator(".sheet")).to_be_visible()


def test_what_cannot_answer_is_explained_with_its_rule(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house, seats=4, deals=3)
    while seat.my_turn() and seat.dim.count() == 0:
        seat.act()
    seat.dim.first.click()
    expect(seat.page.locator(".notices")).to_contain_text("HP-11")


def test_the_leader_is_told_that_passing_is_not_allowed(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house, seats=2, deals=3)
    while seat.my_turn() and seat.page.locator(".round:not(.won)").count() > 0:
        seat.act()
    seat.passing.click()
    expect(seat.page.locator(".notices")).to_contain_text("HP-10")


def test_a_set_is_played_by_dragging_it_to_the_table(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house, seats=2, deals=2)
    while seat.my_turn() and not seat.pick():
        seat.act()
    size = seat.page.locator(".group .card").count()
    chosen = seat.page.locator(".group .card.up").count()
    seat.page.locator(".group .card.up").first.hover()
    seat.page.mouse.down()
    seat.page.locator("[data-place=middle]").hover(force=True)
    seat.page.mouse.up()
    expect(seat.page.locator(".group .card")).to_have_count(size - chosen)


def test_a_drag_that_breaks_off_plays_nothing(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house, seats=2, deals=2)
    while seat.my_turn() and not seat.pick():
        seat.act()
    size = seat.page.locator(".group .card").count()
    up = seat.page.locator(".group .card.up")
    up.first.hover()
    seat.page.mouse.down()
    seat.page.locator("[data-place=middle]").hover(force=True)
    expect(up.first).not_to_have_css("translate", "none")
    seat.page.evaluate("dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))")
    expect(up.first).to_have_css("translate", "none")
    seat.page.mouse.up()
    expect(seat.page.locator(".group .card")).to_have_count(size)
    chosen = up.count()
    seat.page.locator(".group[aria-pressed=true]").first.focus()
    seat.page.keyboard.press("ArrowDown")
    expect(up).to_have_count(chosen - 1)
    seat.page.keyboard.press("Enter")
    expect(up).to_have_count(chosen)


@pytest.mark.parametrize("language", WORDY)
def test_eight_seats_fit_on_a_phone(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language, PHONE)
    seat = Seat(visitor, house, seats=8, deals=2)
    assert seat.my_turn()
    seat.pick()
    visitor.check()
    visitor.shot("hollywood-poker-eight")
    box = seat.groups.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]
