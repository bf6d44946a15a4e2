"""Top oder Flop in a real browser: clicked, dragged, with keys alone, and on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import BY_HAND, play_out
from tests.browser.studio import CHOICES, answered, play
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.effort import WORDY

LONG_NAME = "Maximiliane von Hohenfels"[:24]
TURNS = 60
"""More than any game has: who plays cards to the own display only is out of them sooner."""
TABS = 200
"""More than it ever takes once around the page."""


class Seat:
    """The player's seat at a table of bots, and what can be done from there."""

    def __init__(self, visitor: Visitor, house: House, seats: int = 3) -> None:
        bots = ["easy"] * (seats - 1)
        opened = house.open_table("top-oder-flop", seats=seats, name=LONG_NAME, bots=bots)
        self.table: str = opened["table"]["id"]
        self.page: Page = visitor.sit_down(opened, ready=True)
        self.asks = self.page.locator(".asks")
        self.held = self.page.locator(".held:not(.asleep, [inert])")
        self.offers = self.page.locator(".offer:not(.closed)")
        self.confirm = self.page.locator(".confirm")
        self.notice = self.page.locator(".notice").last
        expect(self.page.locator(".held").first).to_be_visible()

    def my_turn(self) -> bool:
        """Wait until this seat is asked; False: the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.asks.mine') || document.querySelector('.score')"
        )
        return self.page.locator(".score").count() == 0

    def asked(self) -> str:
        """The question on the slate, after what was chosen."""
        return self.page.locator(".asking").inner_text()

    def open_display(self, dice: Random) -> None:
        """The two laps of the opening."""
        for _ in range(2):
            self.my_turn()
            play(self.page, dice)
        self.my_turn()

    def influence_card(self) -> tuple[Locator, str]:
        """One of the hand, and its code."""
        for held in self.page.locator(".held").all():
            code = held.get_attribute("data-hand") or ""
            if code[-1].isdigit() and code[-2] not in "+-":
                return held, code
        pytest.fail("no influence card in hand")

    def place(self, name: str) -> Locator:
        """A side, as `top aa`, or a row of the own display, as `own aa`."""
        return self.page.locator(f'[data-drop="{name}"]')


def unnamed(code: str) -> str:
    """A film that this card does not name."""
    return next(film for film in ("aa", "cc", "dd", "rr", "tt") if film[0] not in code)


def test_a_whole_game_by_clicking(invite: Invite, house: House) -> None:
    """How its end is told, films show."""
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house)
    dice = Random(1)
    turns = 0
    while seat.my_turn():
        if turns < BY_HAND:
            play(seat.page, dice)
        else:
            play_out(house, [seat.page])
        turns += 1
        assert turns < TURNS
    expect(seat.page.locator(".result")).to_contain_text("point")
    sheet = seat.page.get_by_role("table", name="Score sheet")
    expect(sheet.locator("tr.won")).not_to_have_count(0)
    expect(seat.asks).to_contain_text("point")
    visitor.shot("top-oder-flop-after")
    visitor.check()


def test_a_whole_game_with_keys_alone(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house, seats=2)
    keyboard = seat.page.keyboard
    dice = Random(2)
    for turn in range(2 * TURNS):
        if not seat.my_turn():
            break
        if turn >= BY_HAND:
            play_out(house, [seat.page])
            continue
        for _ in range(TABS):
            if seat.page.locator(".held:not(.asleep):focus").count():
                break
            keyboard.press("Tab")
        for _ in range(dice.randrange(4)):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        for _ in range(CHOICES):
            expect(seat.page.locator(":focus")).to_have_count(1)
            if seat.confirm.count() or not seat.offers.count():
                break
            for _ in range(dice.randrange(2)):
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
        if seat.confirm.count():
            expect(seat.confirm).to_be_focused()
            keyboard.press("Enter")
            expect(seat.confirm).to_have_count(0)
            answered(seat.page)
    expect(seat.page.locator(".sheet tr.won")).not_to_have_count(0)


def test_escape_goes_back_step_by_step(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    seat.open_display(Random(3))
    card, code = seat.influence_card()
    card.click()
    first = seat.asked()
    seat.page.get_by_role("button", name="into your own display").click()
    seat.page.keyboard.press("Escape")
    assert seat.asked() == first
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".picked")).to_have_count(0)
    expect(seat.page.locator(f'[data-hand="{code}"]').first).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_not_legal_is_explained(
    invite: Invite, house: House, size: tuple[int, int]
) -> None:
    seat = Seat(invite("en", size), house)
    seat.my_turn()
    card, code = seat.influence_card()
    film = unnamed(code)
    card.click()
    for place in (f"top {film}", f"own {film}", f"top {code[0] * 2}"):
        seat.place(place).locator(".field").click()
        expect(seat.notice).to_contain_text("TF-5")
    seat.page.keyboard.press("Escape")
    seat.open_display(Random(7))
    card, code = seat.influence_card()
    film = unnamed(code)
    card.click()
    seat.place(f"top {film}").locator(".field").click()
    expect(seat.notice).to_contain_text("TF-7")
    seat.place(f"own {film}").locator(".field").click()
    expect(seat.notice).to_contain_text("TF-8")
    expect(seat.notice).not_to_contain_text(code)


def test_a_card_is_dragged(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    seat.open_display(Random(4))
    card, code = seat.influence_card()
    film = code[0] * 2
    row = seat.place(f"own {film}").locator(".lying")
    lying = row.count()
    card.hover()
    seat.page.mouse.down()
    for place in (f"top {unnamed(code)}", f"own {film}"):
        seat.place(place).hover(force=True)
    expect(seat.page.locator(".carried")).to_be_visible()
    seat.page.mouse.up()
    expect(row).to_have_count(lying + 1)


def test_a_choice_outlives_a_restart_of_the_house(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    seat.open_display(Random(5))
    seat.influence_card()[0].click()
    asked = seat.asked()
    house.kill()
    expect(seat.page.locator("p.lost")).to_be_visible()
    house.open_again()
    expect(seat.page.locator("p.lost")).to_have_count(0)
    assert seat.asked() == asked
    seat.page.get_by_role("button", name="into your own display").click()
    while not seat.confirm.count():
        seat.offers.first.click()
    size = seat.page.locator(".held[data-card]").count()
    seat.confirm.click()
    expect(seat.page.locator(".held[data-card]")).to_have_count(size - 1)


@pytest.mark.parametrize("language", WORDY)
def test_five_seats_on_a_phone(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language, PHONE)
    seat = Seat(visitor, house, seats=5)
    dice = Random(6)
    seat.my_turn()
    visitor.check()
    visitor.shot("top-oder-flop-opening")
    seat.open_display(dice)
    for _ in range(2):
        play(seat.page, dice)
        if not seat.my_turn():
            break
    for held in seat.page.locator(".held").all():
        held.click()
        visitor.check()
    visitor.shot("top-oder-flop-choosing")


def test_a_hand_is_looked_at_while_somebody_else_thinks(invite: Invite, house: House) -> None:
    opened = house.open_table("top-oder-flop", seats=2, name=LONG_NAME)
    seated = house.take_seat(opened["table"]["id"], "Somebody Else")
    visitors = [invite("de", PHONE), invite("de", PHONE)]
    pages = [
        visitors[0].sit_down(opened, ready=True),
        visitors[1].sit_down({**opened, "seated": seated}, ready=True),
    ]
    for visitor, page in zip(visitors, pages, strict=True):
        expect(page.locator(".held")).to_have_count(9)
        visitor.check()
    waiting = pages[1] if pages[0].locator(".asks.mine").count() else pages[0]
    waiting.locator(".held").first.click()
    expect(waiting.locator(".notice")).to_contain_text("TF-4")
    expect(waiting.locator(".picked")).to_have_count(0)


def test_somebody_watches(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    seat.my_turn()
    watcher = invite("de", DESKTOP)
    page = watcher.go(f"/table/{seat.table}")
    expect(page.locator(".display")).to_have_count(3)
    expect(page.locator(".dock")).to_have_count(0)
    expect(page.locator(".asks")).to_contain_text(LONG_NAME)
    watcher.check()
    watcher.shot("top-oder-flop-watching")
