"""The documentation in a real browser, under the server's Content-Security-Policy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import DESKTOP

PHONE = (390, 844)
PAGES = ("index", "play/hollywood-poker", "first-bot", "reference/messages", "reference/api/engine")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_show_and_need_nothing_from_elsewhere(invite: Invite, size: tuple[int, int]) -> None:
    visitor = invite("en", size)  # which fails the test for whatever the console says
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/docs")
    expect(visitor.page).to_have_url(f"{visitor.house.address}/docs/index.html")
    for name in PAGES:
        page = visitor.go(f"/docs/{name}.html")
        expect(page.locator("main h1").first).to_be_visible()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, name
        visitor.shot(f"docs-{name.replace('/', '-')}")
    assert [url for url in asked if not url.startswith((visitor.house.address, "data:"))] == []


def test_the_search_finds_a_page(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/docs/index.html")
    page.locator(".md-search__button").click()
    page.keyboard.type("backwards trick")
    expect(page.get_by_text(re.compile(r"^[1-9]\d* results?$"))).to_be_visible()
