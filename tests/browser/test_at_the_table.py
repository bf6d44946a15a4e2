"""Small things around the board, each of which failed somebody once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.duel import lay_or_end
from tests.browser.house import House
from tests.browser.player import Player, playing
from tests.browser.test_lessons import Learner
from tests.browser.visitor import DESKTOP, PHONE, SIZES, show

RING = "rgb(244, 184, 96) 0px 0px 0px 6px"


def test_free_seats_are_filled_with_bots(invite: Invite, house: House) -> None:
    opened = house.open_table("hollywood-poker", seats=4, name="Mia")
    page = invite("en", DESKTOP).sit_down(opened)
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".seats li select")).to_have_count(3)
    expect(page.locator(".seats li.free")).to_have_count(0)


def test_a_host_goes_on_without_who_has_left_before_the_game(invite: Invite, house: House) -> None:
    """Somebody sat down and closed the laptop: no game starts without them."""
    opened = house.open_table("face-to-face", seats=2, name="Mia")
    house.take_seat(opened["table"]["id"], "Somebody")
    page = invite("en", PHONE).sit_down(opened)
    page.get_by_role("button", name="I’m ready").click()
    expect(page.get_by_text("Somebody is away. You can give the seat to a bot")).to_be_visible()
    page.get_by_role("button", name="Hand Somebody’s seat over to a bot").click()
    expect(page.locator(".hand button").first).to_be_visible()


# -- refusals -----------------------------------------------------------------------------


def refused(page: Page) -> Locator:
    """End a turn of Face to Face before it may be ended."""
    page.locator(".end[aria-disabled=true]").click(force=True)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("at least two cards")
    return notice


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_stands_by_the_sentence_and_lets_clicks_through(
    invite: Invite, house: House, size: str
) -> None:
    visitor = invite("en", SIZES[size])
    opened = house.open_table("face-to-face", seats=2, name="Mia", bots=["random"])
    page = visitor.sit_down(opened, ready=True)
    whose = page.locator(".asks.mine")
    expect(whose).to_be_visible()
    notice = refused(page)
    said, asks, hand = (one.bounding_box() for one in (notice, whose, page.locator(".hand")))
    assert said is not None
    assert asks is not None
    assert hand is not None
    assert 0 <= said["y"] - asks["y"] < 110
    assert said["y"] + said["height"] <= hand["y"]
    hit = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.notice') === null",
        [said["x"] + 30, said["y"] + said["height"] / 2],
    )
    assert hit, "the refusal swallows a click"
    visitor.check()
    visitor.shot("refusal")
    page.locator(".hand button").first.click()  # the next deed
    expect(notice).to_have_count(0)


# -- cards on their way -------------------------------------------------------------------

# How large everything that travels starts, beside how large it is where it arrives.
_NOTE_SCALES = """() => {
  window.scales = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const found = /scale\\(([\\d.]+)\\)/.exec(frames?.[0]?.transform ?? "");
    if (found && this.dataset.card) {
      window.scales.push([this.dataset.card, Number(found[1]), this.dataset.from ?? ""]);
    }
    return animate.call(this, frames, ...rest);
  };
}"""


def test_cards_travel_at_the_size_of_cards(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP, still=False)
    opened = house.open_table("hollywood-poker", seats=3, name="Mia", bots=["random"] * 2)
    page = visitor.sit_down(opened)
    page.evaluate(_NOTE_SCALES)
    with playing(house, opened) as player:
        player.ready()
        # A page that is behind shows several moments at once, and fewer cards on their way.
        while len(page.evaluate("window.scales")) <= 10:
            assert player.my_turn()
            player.act(player.any_action())
            show(page, player.update["seq"])
    large = [one for one in page.evaluate("window.scales") if one[1] > 1.5]
    assert large == []


# -- the log ------------------------------------------------------------------------------


def test_the_log_opens_at_its_end_on_a_phone(invite: Invite, house: House) -> None:
    opened = house.open_table("hollywood-poker", seats=4, name="Mia", bots=["random"] * 3)
    with playing(house, opened) as player:
        player.ready()
        for _ in range(8):
            assert player.my_turn()
            player.act(player.any_action())
    page = invite("en", PHONE).sit_down(opened)
    expect(page.locator(".dock")).to_be_visible()
    page.get_by_role("button", name="Log and chat").click()
    lines = page.locator(".lines")
    expect(lines).to_be_visible()
    page.wait_for_function(
        "() => { const one = document.querySelector('.lines');"
        " return one.scrollHeight > one.clientHeight + 100"
        " && one.scrollHeight - one.scrollTop - one.clientHeight < 5; }"
    )


def test_somebody_alone_has_no_chat_box(invite: Invite, house: House) -> None:
    opened = house.open_table("hollywood-poker", seats=3, name="Mia", bots=["random"] * 2)
    page = invite("en", DESKTOP).sit_down(opened, ready=True)
    page.get_by_role("button", name="Log and chat").click()
    expect(page.locator(".side.open .lines")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_count(0)


def test_two_people_have_a_chat_box(invite: Invite, house: House) -> None:
    opened = house.open_table("face-to-face", seats=2, name="Mia")
    house.seat_somebody(opened)
    page = invite("en", DESKTOP).sit_down(opened, ready=True)
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_label("Say something")).to_be_visible()


# -- who is there -------------------------------------------------------------------------


def test_nobody_thinks_who_has_left(invite: Invite, house: House) -> None:
    """The other one is ready and then gone; whoever begins, the sentence fits."""
    visitor = invite("en", DESKTOP)
    opened = house.open_table("face-to-face", seats=2, name="Mia")
    house.seat_somebody(opened)
    page = visitor.sit_down(opened, ready=True)
    expect(page.locator(".hand button").first).to_be_visible()
    while page.locator(".asks.mine").count():
        lay_or_end(page)
    expect(page.locator(".asks")).to_have_text("Somebody is away. The game is waiting.")


def test_who_shares_the_device_is_not_away(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/new/face-to-face")
    page.get_by_role("spinbutton", name="People on this device").fill("2")
    page.get_by_role("spinbutton", name="People on this device").blur()
    page.locator("button[type=submit]").click()
    page.locator(".curtain .primary").click()
    expect(page.locator(".tag").first).to_be_visible()
    expect(page.locator(".tag", has_text="away")).to_have_count(0)


def test_an_unknown_table_cannot_be_watched(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/table/nowhere0000000")
    expect(page.get_by_role("link", name="Back to the lobby", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Watch")).to_have_count(0)


# -- focus, files, words ------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/new/face-to-face", "/learn/face-to-face"])
def test_every_button_has_a_focus_ring(invite: Invite, path: str) -> None:
    page = invite("en", DESKTOP).go(path)
    primary = page.locator(".button.primary").first
    expect(primary).to_be_visible()
    page.keyboard.press("Tab")  # from now on the focus is the keyboard's
    bare = page.evaluate(
        """ring => [...document.querySelectorAll("button, a.button")]
          .filter((one) => one.checkVisibility() && !one.disabled)
          .filter((one) => {
            one.focus();
            return !getComputedStyle(one).boxShadow.includes(ring);
          })
          .map((one) => one.outerHTML.slice(0, 100))""",
        RING,
    )
    assert bare == []


def test_a_script_of_ones_own_can_be_picked(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/new/klappe-und-action")
    page.get_by_text("my own file").click()
    accepted = page.locator("input[type=file]").get_attribute("accept") or ""
    assert ".script" in accepted.split(",")


@pytest.mark.parametrize(("language", "word"), [("de", "Bots"), ("en", "Bots")])
def test_the_number_of_bots_stands_for_itself(invite: Invite, language: str, word: str) -> None:
    page = invite(language, DESKTOP).go("/new/face-to-face")
    expect(page.get_by_role("spinbutton", name=word, exact=True)).to_be_visible()


def test_one_deal_of_one(invite: Invite, house: House) -> None:
    options = {"end": "deals", "deals": 1}
    opened = house.open_table(
        "hollywood-poker", seats=2, name="Mia", bots=["random"], options=options
    )
    page = invite("en", DESKTOP).sit_down(opened, ready=True)
    expect(page.locator(".ladder .head").first).to_have_text("Deal 1 of 1")


# -- marks --------------------------------------------------------------------------------


def test_a_glowing_target_plays_what_it_shows(invite: Invite) -> None:
    """TF-5: a five names one film only, so its row glows as soon as it is lifted."""
    learner = Learner(invite("en", DESKTOP), "top-oder-flop")
    number = 1
    while "own" not in learner.wanted(learner.stops[number - 1]):
        learner.at_stop(number)
        learner.do(learner.stops[number - 1])
        number += 1
    learner.at_stop(number)
    learner.page.locator(".held:has(.star)").click()
    learner.page.locator(".row.goal .field").click()
    learner.at_stop(number + 1)


# -- what the opponent laid -----------------------------------------------------------------


def lay_upwards(player: Player, cards: int) -> None:
    """The lowest cards onto the own up pile, where all of them fit, and the end of the turn."""
    for _ in range(cards):
        assert player.my_turn()
        up = [action for action in player.legal() if action.endswith(" up")]
        player.act(min(up, key=lambda action: int(action.split()[0])))
    assert player.my_turn()
    player.act("end")


def test_six_cards_that_the_opponent_laid_fit_on_a_phone(invite: Invite, house: House) -> None:
    visitor = invite("en", PHONE)
    opened = house.open_table("face-to-face", seats=2, name="Mia")
    seated = house.take_seat(opened["table"]["id"], "Bo")
    page = visitor.sit_down(opened)
    with playing(house, opened) as mia, playing(house, {**opened, "seated": seated}) as bo:
        mia.start_with(bo)
        expect(page.locator(".hand button")).to_have_count(6)
        if page.locator(".asks.mine").count():
            lay_upwards(mia, 2)
        lay_upwards(bo, 6)
    expect(page.locator(".past .chip")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    visitor.check()
    visitor.shot("face-to-face-six-laid")


# -- privacy ------------------------------------------------------------------------------


def test_the_foyer_leads_to_what_is_kept(invite: Invite) -> None:
    page = invite("en", PHONE).go("/")
    page.get_by_role("link", name="Privacy").click()
    expect(page).to_have_url(re.compile("/privacy$"))
    expect(page.locator("main")).to_contain_text("365 days")
