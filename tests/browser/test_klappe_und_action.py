"""Klappe & Action! in a real browser: clicked, with keys alone, alone, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lichtspiel.text import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import DESKTOP, PHONE, SIZES, Visitor, settle
from tests.effort import pairs

GAME = "klappe-und-action"
LONG_NAME = "Maximiliane von Hohenfels"[:24]
STEPS = 250
"""More than any game needs: 21 lays, their effects and the cuts, two touches each."""

DEALS = 20
"""More than it takes until one of them has a cut."""

Press = Callable[[Locator], None]


class Seat:
    """A seat at a table of its own, and what can be done from there."""

    def __init__(self, visitor: Visitor, opened: dict[str, Any]) -> None:
        self.visitor = visitor
        self.page: Page = visitor.sit_down(opened, ready=True)
        self.table = opened["table"]["id"]
        self.asks = self.page.locator(".asks")
        self.slots = self.page.locator("[data-slot]")
        self.hand = self.page.locator(".hand button")
        self.proposal = self.page.locator(".steps .primary")
        self.choices = [
            self.proposal,
            self.page.locator("[data-slot].target"),
            self.page.locator(".hand .target, .cards .target"),
            self.page.locator(".steps button"),
        ]
        self.previews = self.page.locator("[data-slot].preview")

    def film(self) -> list[str]:
        scenes = self.slots.evaluate_all("all => all.map(one => one.dataset.scene)")
        return [str(scene) for scene in scenes]

    def my_turn(self) -> bool:
        """Wait until this seat is asked; False: the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.asks.mine') || document.querySelector('.score')"
        )
        return self.page.locator(".score").count() == 0

    def mine(self) -> bool:
        return self.page.locator(".asks.mine").count() > 0

    def step(self, press: Press) -> None:
        """What is offered first: confirm what is proposed, choose a slot, a card, a step."""
        for choice in self.choices:
            if choice.count() > 0:
                press(choice.first)
                settle(self.page)
                return
        expect(self.asks).not_to_have_class(re.compile("mine"))

    def play(self, press: Press, look: Callable[[], None] = lambda: None) -> None:
        """To the end; `look` is called at every question that was not asked before."""
        asked: set[str] = set()
        for _ in range(STEPS):
            if not self.my_turn():
                break
            question = re.sub(r"\d+", "N", self.asks.inner_text())
            if question not in asked:
                asked.add(question)
                look()
            self.step(press)
        expect(self.page.locator(".score li").first).to_be_visible()


def sit_alone(visitor: Visitor, house: House, *, beside: bool = False, **wish: object) -> Seat:
    """With bots, in solo, or `beside` a person who does nothing."""
    opened = house.open_table(GAME, name=LONG_NAME, **wish)
    if beside:
        house.seat_somebody(opened)
    seat = Seat(visitor, opened)
    expect(seat.slots).to_have_count(6)
    return seat


def click(thing: Locator) -> None:
    thing.click()


def test_a_whole_game_by_clicking(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = sit_alone(visitor, house, bots=["easy"])
    expect(seat.page.get_by_text("Quiet on set!", exact=True)).to_be_visible()
    seat.play(click, visitor.check)
    expect(seat.page.get_by_text("You may talk", exact=True)).to_be_visible()
    visitor.shot("klappe-und-action-end")


def test_a_whole_game_with_keys_alone(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = sit_alone(visitor, house, bots=["easy"])
    keyboard = seat.page.keyboard

    def press(thing: Locator) -> None:
        goal = thing.element_handle()
        for _ in range(STEPS):
            if seat.page.evaluate("goal => document.activeElement === goal", goal):
                keyboard.press("Enter")
                return
            keyboard.press("Tab")
        pytest.fail("Tab does not get there")

    seat.play(press)


def test_arrow_keys_lead_along_the_hand_and_up_to_the_film(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = sit_alone(visitor, house, bots=["easy"], options={"director": "first"})
    keyboard = seat.page.keyboard
    seat.hand.first.focus()
    keyboard.press("ArrowLeft")
    expect(seat.hand.last).to_be_focused()
    keyboard.press("Home")
    expect(seat.hand.first).to_be_focused()
    for _ in range(3):  # there may be a button between
        if seat.page.locator("[data-slot]:focus").count():
            break
        keyboard.press("ArrowUp")
    expect(seat.page.locator("[data-slot]:focus")).to_have_count(1)


def test_a_game_alone_on_a_phone(invite: Invite, house: House) -> None:
    visitor = invite("de", PHONE, touch=True)
    seat = sit_alone(visitor, house, seats=1, options={"extras": 2})
    extra = seat.page.locator(".extras button").first
    extra.tap()
    seat.proposal.tap()
    expect(seat.asks).to_contain_text("gegen welche Szene der Reihe")
    visitor.shot("klappe-und-action-extra")

    def look() -> None:
        """All that a choice needs is in sight together, without scrolling."""
        seat.page.evaluate("scrollTo(0, 0)")
        for part in (seat.asks, seat.slots.first, seat.slots.last, *seat.hand.all()[-1:]):
            expect(part).to_be_in_viewport(ratio=0.99)
        visitor.check()

    seat.play(lambda thing: thing.tap(), look)


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, SIZES))
def test_the_set_and_its_effects_fit(
    invite: Invite, house: House, language: str, size: str
) -> None:
    visitor = invite(language, SIZES[size])
    seat = sit_alone(visitor, house, bots=["easy"], options={"director": "first"})
    expect(seat.hand.last).to_be_in_viewport(ratio=1)
    seat.hand.first.click()
    visitor.check()
    visitor.shot("klappe-und-action-filming")
    seat.page.locator(".overview").click()
    expect(seat.page.locator("dialog li")).to_have_count(16)
    visitor.check()
    visitor.shot("klappe-und-action-effects")


def pick_to_lay(seat: Seat) -> None:
    """A scene of the hand that can be laid: others have to be announced first (KA-19)."""
    for card in seat.hand.all():
        card.click()
        if seat.choices[1].count() > 0:
            return
    pytest.fail("no scene can be laid")


def test_what_is_not_allowed_is_explained_with_its_rule(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    seat = sit_alone(visitor, house, seats=1)
    pick_to_lay(seat)
    seat.choices[1].first.click()
    taken = seat.page.locator("[data-slot][data-scene]").first
    expect(taken).to_be_visible()
    for _ in range(STEPS):
        if "choose a scene from your hand" in seat.asks.inner_text():
            break
        seat.step(click)
    pick_to_lay(seat)
    seat.page.locator("[data-slot][data-scene]").first.click()
    notice = seat.page.locator(".notice")
    expect(notice).to_contain_text("There is already a scene in slot")
    expect(notice).to_contain_text("KA-7")


def test_a_card_is_dragged_to_a_slot(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP, still=False)
    seat = sit_alone(visitor, house, beside=True, options={"director": "first"})
    card = seat.page.locator(".hand .target").last
    scene = card.get_attribute("data-scene")
    card.hover()
    seat.page.mouse.down()
    box = seat.slots.nth(4).bounding_box()
    assert box is not None
    seat.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    seat.page.mouse.up()
    expect(seat.slots.nth(4)).to_have_attribute("data-scene", str(scene))


def test_a_swap_is_shown_before_it_is_made(invite: Invite, house: House) -> None:
    """And taken back with Escape: the film lies as it did."""
    visitor = invite("en", DESKTOP)
    shown = (sees_a_swap(sit_alone(visitor, house, seats=1)) for _ in range(DEALS))
    assert any(shown), "no deal had a swap"


def sees_a_swap(seat: Seat) -> bool:
    for _ in range(STEPS):
        if not seat.my_turn():
            break
        before = seat.film()
        seat.step(click)
        if seat.previews.count() > 0:
            swapped = seat.film()
            seat.page.keyboard.press("Escape")
            expect(seat.previews).to_have_count(0)
            assert seat.film() == before
            if swapped != before:
                return True
            seat.step(click)
            seat.step(click)
    return False


def propose_a_cut(seats: list[Seat]) -> Seat | None:
    """Play until a cut is proposed: by whom. None: the deal has none, or the game is lost."""
    for _ in range(STEPS):
        asked = next((seat for seat in seats if seat.mine()), None)
        if asked is None:
            if seats[0].page.locator(".score").count() > 0:
                return None
            seats[0].page.wait_for_timeout(20)
            continue
        asked.step(click)
        if asked.previews.count() > 0:
            if asked.page.locator(".list").count() > 0:
                return asked
            # While filming, what is only being chosen is nobody else's.
            assert all(seat.previews.count() == 0 for seat in seats if seat is not asked)
    return None


def test_the_partner_sees_what_is_proposed_and_withdrawn(invite: Invite, house: House) -> None:
    visitors = [invite("en", DESKTOP), invite("en", PHONE)]
    for _ in range(DEALS):
        opened = house.open_table(GAME, name="Ada")
        joined = {**opened, "seated": house.take_seat(opened["table"]["id"], "Bo")}
        seats = [Seat(visitors[0], opened), Seat(visitors[1], joined)]
        for seat in seats:
            expect(seat.slots).to_have_count(6)
        director = propose_a_cut(seats)
        if director is not None:
            break
    else:
        pytest.fail("no deal had a cut to propose")
    (partner,) = [seat for seat in seats if seat is not director]
    expect(partner.asks).to_contain_text("proposes:")
    expect(partner.previews).to_have_count(director.previews.count())
    assert partner.film() == director.film()
    for seat in seats:
        seat.visitor.check()
        seat.visitor.shot("klappe-und-action-proposed")
    partner.page.reload()
    expect(partner.asks).to_contain_text("proposes:")
    director.page.keyboard.press("Escape")
    expect(partner.previews).to_have_count(0)
    expect(partner.asks).not_to_contain_text("proposes")
    assert partner.film() == director.film()
    director.step(click)
    expect(partner.asks).to_contain_text("proposes:")
    director.page.reload()
    expect(director.proposal).to_be_visible()


def test_who_watches_sees_the_film_and_no_hand(invite: Invite, house: House) -> None:
    player = invite("en", DESKTOP)
    seat = sit_alone(player, house, beside=True, options={"director": "first"})
    guest = invite("de", PHONE)
    page = guest.go(f"/table/{seat.table}")
    expect(page.locator("[data-slot]")).to_have_count(6)
    expect(page.locator(".hand button")).to_have_count(0)
    guest.check()
    seat.page.locator(".hand .target").first.click()
    seat.page.locator("[data-slot].target").first.click()
    expect(page.locator("[data-slot][data-scene]")).to_have_count(1)
