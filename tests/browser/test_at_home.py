"""At home a phone opens the laptop's address over plain http: an insecure origin for browsers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.visitor import PHONE, Visitor

NAME = "house.local"


class AtHome(House):
    """The same house under a name that is not this machine's own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.address = house.address.replace("127.0.0.1", NAME)

    def make_ready(self, table: str, token: str) -> None:
        self._house.make_ready(table, token)


@pytest.fixture(scope="module")
def strange(browser: Browser) -> Iterator[Browser]:
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    running = browser.browser_type.launch(
        executable_path=chromium(), args=[*ARGUMENTS, rules, "--disable-features=HttpsUpgrades"]
    )
    yield running
    running.close()


@pytest.fixture
def phone(strange: Browser, house: House) -> Iterator[Visitor]:
    visitor = Visitor(strange, AtHome(house), "en", PHONE)
    yield visitor
    visitor.leave()
    # That it ignores a header it would follow over https, Chromium calls an error.
    assert [one for one in visitor.problems if "Cross-Origin-Opener-Policy" not in one] == []


def is_insecure(page: Page) -> bool:
    return bool(page.evaluate("!isSecureContext && !('subtle' in crypto)"))


def test_the_deal_is_checked_over_plain_http(phone: Visitor, house: House) -> None:
    opened = house.open_table(
        "hollywood-poker",
        seats=2,
        name="Mia",
        bots=["random"],
        options={"end": "deals", "deals": 2},
    )
    with playing(house, opened) as player:
        player.ready()
        player.play_to_the_end()
    page = phone.sit_down(opened)
    assert is_insecure(page)
    dialog = page.get_by_role("dialog", name="Result")
    dialog.get_by_role("button", name="Check the deal").click()
    findings = dialog.locator(".findings li")
    expect(findings).not_to_have_count(0)
    expect(dialog.locator(".findings .bad")).to_have_count(0)
    phone.shot("deal-checked-at-home")


def test_the_link_is_copied_over_plain_http(phone: Visitor, house: House) -> None:
    page = phone.sit_down(house.open_table("face-to-face", seats=2, name="Mia"))
    assert is_insecure(page)
    link = page.get_by_role("textbox", name="Copy link").input_value()
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".copied")).to_be_visible()
    # Pasted where somebody may write: the clipboard cannot be read here either.
    page.evaluate(
        "() => document.body.prepend(Object.assign(document.createElement('textarea'), {id: 'x'}))"
    )
    page.locator("#x").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#x")).to_have_value(link)


def test_a_link_that_cannot_be_copied_is_selected(phone: Visitor, house: House) -> None:
    page = phone.sit_down(house.open_table("face-to-face", seats=2, name="Mia"))
    field = page.get_by_role("textbox", name="Copy link")
    expect(field).to_be_visible()
    page.evaluate("() => (document.execCommand = () => false)")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".notice")).to_contain_text("copy it yourself")
    assert page.evaluate("getSelection().toString()") == field.input_value()


def test_the_house_lets_a_phone_in_by_its_address(house: House) -> None:
    """Neither the Host nor the Origin has to be the machine's own name."""
    headers = {"Host": NAME, "Origin": f"http://{NAME}"}
    assert httpx.get(f"{house.address}/api/games", headers=headers).status_code == 200
