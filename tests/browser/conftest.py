"""Browser tests: a real server, a real Chromium, and measurements of the layout.

Pages are opened through `Visitor`s: each is a browser context of its own, with its language, size
and storage. An error on the console, or a violation of the Content-Security-Policy, fails the
test.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.house import House
from tests.browser.visitor import PHONE, Visitor
from tests.conftest import FAILED

FAILURES = Path(os.environ.get("LICHTSPIEL_FAILURES", "build/failures"))
"""Pictures of tests that failed."""
PAGES = Path("src/lichtspiel/web/index.html")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-quic", "--mute-audio"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]

Invite = Callable[..., Visitor]


def chromium() -> str | None:
    # The shell is the same browser without its windows, and takes a fifth less time.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium()
    if path is None and os.environ.get("LICHTSPIEL_BROWSER") == "0":
        pytest.skip("there is no Chromium, and LICHTSPIEL_BROWSER=0 says to go without")
    assert path is not None, "the browser tests need Chromium: make test installs it"
    assert PAGES.exists(), "the pages are not built: make setup builds them"
    running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.close()


@pytest.fixture
def house(_house: House) -> House:
    """One server for all tests of a process, which use tables of their own. A test may kill it."""
    if not _house.is_open:
        _house.open_again()
    return _house


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Makes visitors, each with a browser context; all are checked and closed at the end."""
    visitors: list[Visitor] = []

    def open_door(language: str = "en", size: tuple[int, int] = PHONE, **more: bool) -> Visitor:
        visitor = Visitor(browser, house, language, size, number=len(visitors), **more)
        visitors.append(visitor)
        return visitor

    yield open_door
    problems = [problem for visitor in visitors for problem in visitor.problems]
    failed = FAILURES / re.sub(r"[^\w.-]+", "-", request.node.nodeid)
    for visitor in visitors:
        visitor.leave(failed if FAILED in request.node.stash or problems else None)
    assert problems == []
