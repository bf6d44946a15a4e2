"""What playing by clicks needs of a page, so that one script plays in every browser.

Playwright's `Page` has it, and so have the pages of Firefox and WebKit (`foreign.py`).
"""

from __future__ import annotations

from typing import Any, Protocol


class Spot(Protocol):
    """All elements that a CSS selector finds."""

    @property
    def first(self) -> Spot: ...

    def nth(self, index: int, /) -> Spot: ...

    def count(self) -> int: ...

    def click(self) -> None: ...

    def get_attribute(self, name: str, /) -> str | None: ...


class Screen(Protocol):
    def locator(self, selector: str, /) -> Spot: ...

    def evaluate(self, expression: str, arg: Any = None, /) -> Any:
        """Call a function in the page."""

    def wait_for_function(self, expression: str, /, *, arg: Any = None) -> object:
        """Wait until the function returns something true."""


def gone(page: Screen, selector: str) -> None:
    """Wait until there is none."""
    page.wait_for_function("part => document.querySelector(part) === null", arg=selector)
