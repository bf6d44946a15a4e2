"""People at several browsers, at one device, watching, and looking at it again afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.duel import hand, lay_or_end
from tests.browser.house import House
from tests.browser.player import BY_HAND, play_out
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Visitor, acting

READY = "I’m ready"
MOVES = 400


def whose_turn(pages: list[Page]) -> Page | None:
    """The page that is asked; None: the game is over."""
    give_up = monotonic() + PATIENCE / 1000
    while monotonic() < give_up:
        for page in pages:
            if page.locator(".tools .primary").count():
                return None
            if page.locator(".asks.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def take_turns(house: House, pages: list[Page], act: Callable[[Page], None]) -> None:
    """To the end of the game: everybody a few times, then over the socket."""
    for turn in range(MOVES):
        asked = whose_turn(pages)
        if asked is None:
            break
        if turn < 2 * BY_HAND:
            act(asked)
        else:
            play_out(house, pages)
    for page in pages:
        expect(page.get_by_role("dialog", name="Result")).to_be_visible()


def sit_together(house: House, visitors: list[Visitor], game: str, **wish: object) -> list[Page]:
    """The first opens the table, the others come with its code."""
    opened = house.open_table(game, seats=len(visitors), name="Person 1", **wish)
    pages = [visitors[0].sit_down(opened)]
    for number, visitor in enumerate(visitors[1:], start=2):
        page = visitor.go(f"/join/{opened['table']['code']}")
        page.get_by_role("textbox").first.fill(f"Person {number}")
        page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
        pages.append(page)
    for page in pages:
        page.get_by_role("button", name=READY, exact=True).click()
    return pages


def test_two_browsers_play_a_whole_duel(invite: Invite, house: House) -> None:
    visitors = [invite("en", DESKTOP), invite("en", PHONE)]
    pages = sit_together(house, visitors, "face-to-face")
    for page in pages:
        expect(page.locator(".hand button")).to_have_count(6)
    pages[0].get_by_role("button", name="Log and chat").click()
    pages[0].get_by_role("textbox", name="Say something").fill("<b>Good luck!</b>")
    pages[0].get_by_role("button", name="Send").click()
    expect(pages[1].locator(".unread")).to_be_visible()
    take_turns(house, pages, lay_or_end)
    check_yourself(visitors[0])
    rematch(pages)


def check_yourself(visitor: Visitor) -> None:
    dialog = visitor.page.get_by_role("dialog", name="Result")
    dialog.get_by_role("button", name="Check the deal yourself").click()
    expect(dialog.get_by_text("The seed matches the seal your browser noted")).to_be_visible()
    expect(dialog.get_by_text("Your browser’s contribution went into the deal")).to_be_visible()
    expect(dialog.get_by_text("Every player contributed what they had sealed")).to_be_visible()
    expect(dialog.get_by_text("The deal was recomputed and matches")).to_be_visible()
    visitor.check()
    visitor.shot("after-the-game")


def rematch(pages: list[Page]) -> None:
    """One asks for it, the other follows, each on the seat it had; asking for it is being ready."""
    addresses = [page.url for page in pages]
    pages[0].get_by_role("button", name="Rematch").click()
    pages[1].get_by_role("button", name="Join the rematch").click()
    for page, before in zip(pages, addresses, strict=True):
        expect(page).not_to_have_url(before)
        expect(page.locator(".hand button")).to_have_count(6)


def test_five_browsers_play_a_deal_of_hollywood_poker(invite: Invite, house: House) -> None:
    visitors = [invite("en", PHONE) for _ in range(5)]
    options = {"end": "deals", "deals": 1}
    pages = sit_together(house, visitors, "hollywood-poker", options=options)
    for page in pages:
        expect(page.locator(".dock")).to_be_visible()
    take_turns(house, pages, follow)


def follow(page: Page) -> None:
    chip = page.locator(".chip").first
    with acting(page):
        if chip.count() and chip.is_visible():
            chip.click()
        elif page.locator(".group:not(.dim)").count():
            page.locator(".group:not(.dim)").first.click()
            page.locator(".dock .main[aria-disabled=false]").click()
        else:
            page.locator(".dock .pass").click()


def test_several_people_at_one_device_see_only_their_own_hand(invite: Invite) -> None:
    visitor = invite("en", PHONE)
    page = visitor.go("/new/face-to-face")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("spinbutton", name="Bots").fill("0")
    page.get_by_role("spinbutton", name="People on this device").fill("2")
    page.get_by_role("button", name="Open the table").click()
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        curtain = page.get_by_role("heading", name=re.compile("Please pass the device to"))
        expect(curtain).to_be_visible()
        assert page.locator(".hand").count() == 0, "no hand is on the screen"
        visitor.check()
        visitor.shot("curtain")
        page.get_by_role("button", name=re.compile("show my cards")).click()
        expect(page.locator(".hand button")).to_have_count(6)
        hands[page.locator(".tag.me .name").inner_text()] = hand(page)
        for _ in range(3):  # two cards, and the end
            lay_or_end(page)
    one, other = hands.values()
    assert one != other


def test_a_finished_game_is_looked_at_again(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    page = visitor.sit_down(house.open_table("face-to-face", name="Ada", bots=["strong"]))
    page.get_by_role("button", name=READY, exact=True).click()
    expect(page.locator(".hand button")).to_have_count(6)
    play_out(house, [page])
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Go to the start").click()
    expect(page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile("#1$"))
    page.get_by_label("View of").select_option(label="All hands open")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"#\d+\.open$"))
    visitor.check()
    visitor.shot("replay")
    page.keyboard.press("Home")
    page.get_by_role("button", name="One turn forward").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/[^/]+$"))
    expect(page.locator(".hand")).to_be_visible()
