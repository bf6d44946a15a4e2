"""The frame around every table: loading, errors, policy, weight."""

from __future__ import annotations

import gzip

import httpx
import pytest
from playwright.sync_api import Response, expect

from lichtspiel.text import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import DESKTOP, SIZES
from tests.effort import pairs
from tests.server.running import PATIENCE

MOST = 150_000
"""Bytes of compressed JavaScript of the first load."""


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, SIZES))
def test_home_is_whole_in_every_language(invite: Invite, language: str, size: str) -> None:
    visitor = invite(language, SIZES[size])
    page = visitor.go()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    visitor.check()
    visitor.shot("home")


def test_the_policy_allows_no_inline_script(house: House) -> None:
    policy = httpx.get(house.address, timeout=PATIENCE).headers["content-security-policy"]
    scripts = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
    assert "unsafe" not in scripts
    assert "default-src 'none'" in policy


def test_the_first_load_is_light(invite: Invite) -> None:
    visitor = invite("de", DESKTOP)
    scripts: list[Response] = []
    visitor.page.on(
        "response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None
    )
    page = visitor.go()
    page.wait_for_load_state("networkidle")
    weight = sum(len(gzip.compress(answer.body())) for answer in scripts)
    assert len(scripts) > 1
    assert weight <= MOST, f"{weight} bytes"


def test_an_address_that_leads_nowhere_says_so(invite: Invite) -> None:
    visitor = invite("en", DESKTOP)
    page = visitor.go("/nowhere/at/all/really")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.check()
    page.get_by_role("link", name="Back to the lobby", exact=True).click()
    expect(page).to_have_url(f"{visitor.house.address}/")
