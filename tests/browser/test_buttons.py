"""Every button of every page is pressed once, where a finger would press it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import DESKTOP, PHONE, Visitor, settle
from tests.effort import LONG

GAMES = ("face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop")

# In the order of the page: what can be pressed, with a name that stays when the page is loaded
# again. Behind a dialog nothing can.
_NAMED = """() => {
  const names = new Map();
  const page = document.querySelector("dialog:modal") ?? document;
  return [...page.querySelectorAll("button:not(:disabled)")].flatMap((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const label = button.getAttribute("aria-label") ?? button.textContent;
    const name = label.replace(/\\s+/g, " ").trim();
    const place = names.get(name) ?? 0;
    names.set(name, place + 1);
    return [{ button, name, place }];
  });
}"""

# The same, and what lies there instead where something covers it.
_BUTTONS = f"""() => {{
  return ({_NAMED})().map(({{ button, name, place }}) => {{
    button.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const {{ x, y, width, height }} = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const covered = hit !== null && button.contains(hit) ? null : (hit?.outerHTML ?? "nothing");
    return {{ name, place, covered: covered?.slice(0, 160) ?? null }};
  }});
}}"""

_ONE = f"""(wanted) => ({_NAMED})().find(
  ({{ name, place }}) => name === wanted.name && place === wanted.place,
)?.button"""


def table(game: str) -> Callable[[Visitor, House], Page]:
    def go(visitor: Visitor, house: House) -> Page:
        seats = 3 if game in ("hollywood-poker", "top-oder-flop") else 2
        opened = house.open_table(game, seats=seats, name="Mia", bots=["random"] * (seats - 1))
        page = visitor.sit_down(opened, ready=True)
        expect(page.locator(".board").first).to_be_visible()
        expect(page.locator(".asks")).not_to_be_empty()
        return page

    return go


def path(path: str) -> Callable[[Visitor, House], Page]:
    def go(visitor: Visitor, _: House) -> Page:
        page = visitor.go(path)
        expect(page.locator("main h1, main .coach").first).to_be_attached()
        return page

    return go


def settings(visitor: Visitor, house: House) -> Page:
    page = path("/")(visitor, house)
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


PAGES: dict[str, Callable[[Visitor, House], Page]] = {
    "home": path("/"),
    "settings": settings,
    **{f"new {game}": path(f"/new/{game}") for game in (GAMES if LONG else GAMES[1:2])},
    **{f"rules {game}": path(f"/rules/{game}") for game in (GAMES if LONG else GAMES[:1])},
    **{f"learn {game}": path(f"/learn/{game}") for game in (GAMES if LONG else GAMES[::3])},
    **{f"table {game}": table(game) for game in GAMES},
}


SHAPES = {"phone": PHONE, "desktop": DESKTOP}
PRESSED = [(name, shape) for name in PAGES for shape in SHAPES]
"""Every button is on a page of its own: in `make test` one page of each kind, on a phone."""
if not LONG:
    kinds = {name.split()[0]: name for name in reversed(PAGES)}
    PRESSED = [(name, "phone") for name in kinds.values()]


def buttons_of(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(_BUTTONS)
    assert found, "a page without buttons"
    return found


@pytest.mark.parametrize("name", PAGES)
def test_nothing_lies_over_a_button(invite: Invite, house: House, name: str) -> None:
    page = PAGES[name](invite("en", PHONE), house)
    for width, height in SHAPES.values():
        page.set_viewport_size({"width": width, "height": height})
        covered = [button for button in buttons_of(page) if button["covered"] is not None]
        assert covered == [], (width, height)


@pytest.mark.parametrize(("name", "shape"), PRESSED)
def test_every_button_is_pressed_once(invite: Invite, house: House, name: str, shape: str) -> None:
    """The page must not complain; what a button does, others test. Motion is on."""
    visitor = invite("en", SHAPES[shape], still=False)
    pressed = 0
    for button in buttons_of(PAGES[name](visitor, house)):
        page = PAGES[name](visitor, house)
        if name.startswith("table"):  # other cards may be dealt
            found = page.evaluate_handle(_ONE, button).as_element()
        else:
            found = page.wait_for_function(_ONE, arg=button).as_element()
        if found is None:
            continue
        # Where a finger would: Playwright looks what lies there, and so does `buttons_of` where a
        # button only says why it does nothing.
        assert button["covered"] is None, button
        found.click(force=found.get_attribute("aria-disabled") == "true")
        pressed += 1
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        settle(page)
    assert pressed > 0
