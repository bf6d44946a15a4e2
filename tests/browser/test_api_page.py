"""The page that describes the API, drawn by the Swagger UI that is shipped with the pages."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.house import House


def test_the_api_is_described(browser: Browser, house: House) -> None:
    page = browser.new_page()
    mistakes: list[str] = []
    said: list[tuple[str, str]] = []
    page.on("pageerror", lambda mistake: mistakes.append(str(mistake)))
    page.on("console", lambda message: said.append((message.type, message.text)))
    page.goto(f"{house.address}/api/docs")
    expect(page.locator(".opblock", has_text="/api/tables").first).to_be_visible()
    expect(page.locator(".errors-wrapper")).to_have_count(0)
    page.close()
    assert not mistakes
    assert not [text for kind, text in said if kind == "error"]
