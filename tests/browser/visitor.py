"""A visitor: a browser context that opens pages, checks their layout and takes screenshots."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests import luck
from tests.browser.house import House
from tests.browser.screen import Screen
from tests.effort import LONG

PHONE = (360, 640)
DESKTOP = (1280, 800)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
PATIENCE = 60_000
"""Milliseconds; these machines are busy at times."""
SCREENSHOTS = Path("build/screenshots")
_TRACES = os.environ.get("LICHTSPIEL_TRACES") == "1"
"""For Playwright’s trace viewer; they take time, so only what a hunt repeats has them."""

expect.set_options(timeout=PATIENCE)

_AXE_READS = ("de", "en") if LONG else ("en",)
"""Languages that axe checks: it is slow, and its serious findings do not depend on language."""
# Beside the keys of other tables, and before the page looks for them.
HOLD = """(table, key) => {
  const keys = JSON.parse(localStorage.getItem("lichtspiel-keys") ?? "{}");
  keys[table] ??= key;
  localStorage.setItem("lichtspiel-keys", JSON.stringify(keys));
}"""

_MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


def settle(page: Screen) -> None:
    """Wait until no action is pending: the last one is answered and shown."""
    page.wait_for_function("() => document.querySelector('.play[data-pending=true]') === null")


def show(page: Screen, seq: int) -> None:
    """Wait until the page shows this moment of the table, or a later one."""
    page.wait_for_function(
        "seq => Number(document.querySelector('.play')?.dataset.seq) >= seq", arg=seq
    )


@contextmanager
def acting(page: Screen) -> Iterator[None]:
    """Run an action, then wait until the page shows the moment after it, or the curtain between
    two people at one device."""
    shown = page.locator(".play")
    before = int(shown.get_attribute("data-seq") or "")
    yield
    page.wait_for_function(
        """before => {
          const play = document.querySelector(".play");
          if (play === null) return true;
          return Number(play.dataset.seq) > before && play.dataset.pending !== "true";
        }""",
        arg=before,
    )


@cache
def _axe() -> str:
    return Path("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


class Visitor:
    """One browser context with its own storage; `page` is its first tab."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        language: str,
        size: tuple[int, int],
        *,
        number: int = 0,
        still: bool = True,
        touch: bool = False,
    ) -> None:
        """The number distinguishes the visitors of a test: each has random numbers of its own."""
        width, height = size
        self.house = house
        self.number = number
        self.language = language
        self.size = size
        self.problems: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        seed = luck.number(luck.label(), "page", number) % 2**32
        self.context.add_init_script(f"({luck.PAGE})({seed})")
        if _TRACES:
            self.context.tracing.start(snapshots=True)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", lambda message: self._note(message.type, message.text))
        return page

    def _note(self, kind: str, text: str) -> None:
        # A house that was stopped on purpose is not reached for a while.
        if kind in ("error", "warning") and "net::ERR_" not in text and "WebSocket" not in text:
            self.problems.append(f"{kind}: {text}")

    def leave(self, failed: Path | None = None) -> None:
        """Close it. `failed` is the folder for screenshots of a failed test and traces."""
        if failed is not None:
            failed.mkdir(parents=True, exist_ok=True)
            for tab, page in enumerate(self.context.pages):
                page.screenshot(path=failed / f"{self.number}-{tab}.png")
        if _TRACES:
            kept = None if failed is None else failed / f"{self.number}-trace.zip"
            self.context.tracing.stop(path=kept)
        self.context.close()

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.house.address + path)
        return self.page

    def sit_down(self, opened: dict[str, Any], *, ready: bool = False) -> Page:
        """Store the tokens of a table that was opened over HTTP, and go there, ready or not."""
        table = opened["table"]["id"]
        seated = opened["seated"]
        key = {
            "seat": {"number": seated["seat"], "token": seated["token"]},
            "host": opened["host_token"],
        }
        self.context.add_init_script(f"({HOLD})({json.dumps(table)}, {json.dumps(key)})")
        if ready:
            self.house.make_ready(table, seated["token"])
        return self.go(f"/table/{table}")

    # -- looking ------------------------------------------------------------------------

    def shot(self, name: str, page: Page | None = None) -> None:
        """Take a screenshot, for people who look through the folder."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        size = next((word for word, size in SIZES.items() if size == self.size), "other")
        path = SCREENSHOTS / f"{name}-{size}-{self.language}.png"
        (page or self.page).screenshot(path=path, animations="disabled")

    def check(self, page: Page | None = None) -> None:
        """Check that nothing overflows, targets are large enough, and axe finds nothing serious."""
        page = page or self.page
        for what in ("overflow", "small"):
            complaints = measured(page, what)
            assert complaints == [], json.dumps(complaints, indent=1, ensure_ascii=False)
        if self.language in _AXE_READS:
            found = _axe_finds(page)
            assert found == [], json.dumps(found, indent=1, ensure_ascii=False)


def measured(page: Screen, what: str, *arguments: str) -> list[str]:
    """The complaints of one function of `measure.js`."""
    complaints: list[str] = page.evaluate(f"words => ({_MEASURE}).{what}(...words)", arguments)
    return complaints


def _axe_finds(page: Page) -> list[dict[str, Any]]:
    """Serious and critical findings of axe-core."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        {
            "rule": finding["id"],
            "what": finding["help"],
            "where": [node["html"][:200] for node in finding["nodes"][:5]],
        }
        for finding in result["violations"]
        if finding["impact"] in ("serious", "critical")
    ]
