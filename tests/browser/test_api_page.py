"""The page that describes the API, drawn by the Swagger UI that is shipped with the pages."""

from __future__ import annotations

from playwright.sync_api import Browser, ConsoleMessage, Error, expect

from tests.browser.house import House


def test_the_api_is_described(browser: Browser, house: House) -> None:
    page = browser.new_page()
    mistakes: list[Error] = []
    said: list[ConsoleMessage] = []
    page.on("pageerror", mistakes.append)
    page.on("console", said.append)
    page.goto(f"{house.address}/api/docs")
    expect(page.locator(".opblock", has_text="/api/tables").first).to_be_visible()
    expect(page.locator(".errors-wrapper")).to_have_count(0)
    page.close()
    assert not mistakes
    assert not [message.text for message in said if message.type == "error"]
