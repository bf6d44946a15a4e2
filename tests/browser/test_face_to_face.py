"""Face to Face in a real browser: clicked, dragged, with keys alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.duel import lay_or_end
from tests.browser.house import House
from tests.browser.player import BY_HAND, play_out
from tests.browser.visitor import DESKTOP, PHONE, Visitor, acting
from tests.effort import WORDY

LONG_NAME = "Maximiliane von Hohenfel"
KEYS = {"up": "u", "down": "d", "help-up": "Shift+U", "help-down": "Shift+D"}
MOVES = 200
"""More than any game needs: 58 cards, and an end after every second one."""


class Seat:
    """The player's seat at a table with a bot, and what can be done from there."""

    def __init__(self, visitor: Visitor, house: House) -> None:
        opened = house.open_table("face-to-face", name=LONG_NAME, bots=["easy"])
        self.visitor = visitor
        self.page: Page = visitor.sit_down(opened, ready=True)
        self.hand = self.page.locator(".hand")
        self.cards = self.hand.locator("button")
        self.fitting = self.hand.locator("button:not(.unfit)")
        self.lit = self.page.locator(".pile.lit")
        self.end = self.page.locator(".end")
        expect(self.hand).to_be_visible()
        self.my_turn()

    def my_turn(self) -> bool:
        """Wait until this seat is asked; False: the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.asks.mine') || !document.querySelector('.end')"
        )
        return self.end.count() == 1

    def laid(self, count: int) -> None:
        """Expect this many cards in the draft of the running turn."""
        expect(self.page.locator(".draft ol:not(.past) .chip")).to_have_count(count)

    def drag(self, card: Locator, pile: Locator) -> None:
        card.hover()
        self.page.mouse.down()
        pile.hover(force=True)
        pile.hover(force=True)  # the second time the card is in the air already
        self.page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_whole_game_by_clicking(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house)
    visitor.check()
    seat.fitting.first.click()
    visitor.shot("face-to-face-picked")
    seat.fitting.first.click()
    for turn in range(MOVES):
        if not seat.my_turn():
            break
        if turn < BY_HAND:
            lay_or_end(seat.page)
        else:
            play_out(house, [seat.page])
    expect(seat.page.locator(".asks")).to_contain_text(re.compile("You win: |You lose: "))
    expect(seat.page.locator("table")).to_contain_text("Backwards tricks")
    visitor.shot("face-to-face-after")


def test_a_whole_game_with_keys_alone(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    keyboard = seat.page.keyboard
    for _ in range(30):
        if seat.hand.locator(":focus").count():
            break
        keyboard.press("Tab")
    for turn in range(MOVES):
        if not seat.my_turn():
            break
        if turn >= BY_HAND:
            play_out(house, [seat.page])
            continue
        inside = seat.page.locator(".face-to-face :focus")
        expect(inside, "the focus stays at the table").to_have_count(1)
        if seat.end.get_attribute("aria-disabled") == "false":
            with acting(seat.page):
                keyboard.press("e")
            continue
        for _ in range(seat.cards.count()):
            if "unfit" not in (seat.hand.locator(":focus").get_attribute("class") or ""):
                break
            keyboard.press("ArrowRight")
        size = seat.cards.count()
        keyboard.press("Enter")
        pile = seat.lit.last.get_attribute("data-pile")
        assert pile is not None
        with acting(seat.page):
            keyboard.press(KEYS[pile])
        expect(seat.cards).to_have_count(size - 1)
    expect(seat.page.locator(".asks")).to_contain_text(re.compile("You win: |You lose: "))


def test_piles_are_reached_with_arrow_keys_and_escape_lets_go(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    card = seat.fitting.first
    card.focus()
    seat.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    seat.page.keyboard.press("ArrowUp")
    piles = seat.lit.evaluate_all("lit => lit.map((pile) => pile.dataset.pile)")
    own_before_others = min(piles, key=list(KEYS).index)
    expect(seat.page.locator(f"[data-pile={own_before_others}]")).to_be_focused()
    seat.page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(seat.lit).to_have_count(0)


@pytest.mark.parametrize("language", WORDY)
def test_all_of_it_fits_on_a_phone(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language, PHONE, touch=True)
    seat = Seat(visitor, house)
    visitor.check()
    seat.fitting.first.tap()
    visitor.shot("face-to-face")
    foot = seat.hand.evaluate("hand => hand.getBoundingClientRect().bottom")
    assert foot <= PHONE[1], "the hand is in sight without scrolling"
    seat.lit.first.tap()
    seat.laid(1)
    visitor.check()


def test_a_card_is_dragged_onto_a_pile(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP, still=False), house)
    size = seat.cards.count()
    seat.drag(seat.fitting.first, seat.page.locator("[data-pile=up]"))
    expect(seat.cards).to_have_count(size - 1)
    seat.laid(1)
    expect(seat.page.locator(".carried")).to_have_count(0)


def test_a_finger_drags_a_card_and_the_page_stays(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", PHONE, touch=True), house)
    size = seat.cards.count()
    finger = seat.page.context.new_cdp_session(seat.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    start, goal = middle(seat.fitting.first), middle(seat.page.locator("[data-pile=up]"))
    touch("touchStart", start)
    for part in (0.2, 0.6, 1.0):
        x, y = (a + (b - a) * part for a, b in zip(start, goal, strict=True))
        touch("touchMove", (x, y))
    expect(seat.page.locator(".carried")).to_be_visible()
    expect(seat.page.locator("[data-pile=up].over")).to_be_visible()
    assert seat.page.evaluate("scrollY") == 0
    touch("touchEnd")
    expect(seat.cards).to_have_count(size - 1)
    seat.laid(1)


def test_a_drop_where_it_does_not_fit_is_explained_with_the_rule(
    invite: Invite, house: House
) -> None:
    visitor = invite("en", DESKTOP)
    seat = Seat(visitor, house)
    size = seat.cards.count()
    unlit = seat.page.locator(".pile:not(.lit)")
    for card in seat.cards.all():  # with some deals a card fits on all four piles
        card.click()
        if unlit.count():
            break
    pile = unlit.first.get_attribute("data-pile")
    seat.drag(card, seat.page.locator(f"[data-pile={pile}]"))
    expect(seat.page.locator(".notice .rule")).to_have_text(re.compile(r"FF-\d+"))
    expect(seat.cards).to_have_count(size)
    visitor.shot("face-to-face-refused")


def test_ending_too_early_is_explained_with_the_rule(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    seat.end.click(force=True)  # it says that it is disabled, and explains why
    expect(seat.page.locator(".notice .rule")).to_have_text("FF-4")


def test_a_card_of_the_running_turn_is_taken_back(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    before = seat.cards.evaluate_all("all => all.map((card) => card.dataset.card)")
    seat.fitting.first.click()
    seat.lit.first.click()
    seat.laid(1)
    seat.page.get_by_role("button", name="Take back").click()
    seat.laid(0)
    assert seat.cards.evaluate_all("all => all.map((card) => card.dataset.card)") == before


def test_what_was_picked_stays_picked_while_the_line_is_down(invite: Invite, house: House) -> None:
    seat = Seat(invite("en", DESKTOP), house)
    card = seat.fitting.first
    card.click()
    house.kill()
    house.open_again()
    expect(card).to_have_attribute("aria-pressed", "true")
    seat.lit.first.click()
    seat.laid(1)
