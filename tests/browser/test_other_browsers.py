"""The same short evening in Firefox and in WebKit, the engine of Safari.

A new game from the home page, the last decisions of another one at real pace, its result, its
replay: in German in a window as small as a phone, in English in one as large as a laptop. The same
script and the same claims for both browsers, and for Chromium most of the other tests.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests import luck
from tests.browser.evenings import EVENINGS, Evening
from tests.browser.film import WATCH, Film, going_on, hand_in_sight
from tests.browser.foreign import Firefox, WebKit, Window, lacks_firefox, lacks_webkit
from tests.browser.house import House
from tests.browser.prepared import Prepared, prepare
from tests.browser.visitor import HOLD, SCREENSHOTS, SIZES, measured
from tests.effort import LONG

BROWSERS: dict[str, tuple[Callable[[tuple[int, int]], Firefox | WebKit], Callable[[], bool]]] = {
    "firefox": (Firefox, lacks_firefox),
    "webkit": (WebKit, lacks_webkit),
}
LAPTOP = (1366, 650)
WINDOWS = {"phone": ("de", SIZES["phone"]), "laptop": ("en", LAPTOP)}
OWN_TURNS = 2
NEXT = 2
"""Which of a replay's small buttons goes one step on."""
PICTURES = SCREENSHOTS / "browsers"

# Every frame that the server sends from now on.
_OVERHEAR = """() => {
  const Real = window.WebSocket;
  window.heard = [];
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => window.heard.push(data));
    }
  };
}"""
_LIKE = """(likes) => localStorage.setItem("lichtspiel-settings", JSON.stringify(likes))"""


@pytest.fixture
def prepared(game: str) -> Prepared:
    return prepare(EVENINGS[game].plan())


@pytest.fixture
def opened(prepared: Prepared, tmp_path: Path) -> dict[str, Any]:
    return prepared.put_into(tmp_path)


@pytest.fixture
def house(opened: dict[str, Any], tmp_path: Path) -> Iterator[House]:
    """As `make run` opens one, with the prepared table in it."""
    assert opened
    running = House(tmp_path, arguments=())
    yield running
    running.close()


@pytest.fixture
def window(browser_name: str, size: str) -> Iterator[Window]:
    opens, lacks = BROWSERS[browser_name]
    if lacks() and os.environ.get("LICHTSPIEL_BROWSER") == "0":
        pytest.skip(f"there is no {browser_name}, and LICHTSPIEL_BROWSER=0 says to go without")
    assert not lacks(), f"this test needs {browser_name}: make browsers installs it"
    with opens(WINDOWS[size][1]) as opened:
        yield opened


class Guest:
    """Somebody who looks at every page, and takes a picture of it."""

    def __init__(self, window: Window, house: House, name: str, language: str) -> None:
        self.window = window
        self._address = house.address
        self._name = name
        self._pictures = 0
        window.go(self._address)
        window.evaluate(_LIKE, {"language": language})

    def keep(self, opened: dict[str, Any]) -> None:
        """The key to this table is on this device."""
        key = {
            "seat": {"number": opened["seated"]["seat"], "token": opened["seated"]["token"]},
            "host": opened["host_token"],
        }
        table = json.dumps(opened["table"]["id"])
        self.window.run(f"({HOLD})({table}, {json.dumps(key)})")

    def comes_home(self, evening: Evening) -> Film:
        """The page is loaded anew; the film begins."""
        self.window.go(self._address)
        self.window.evaluate(_OVERHEAR)
        self.window.evaluate(WATCH, evening.hand)
        self.window.wait_for_function("() => document.querySelector('.players svg') !== null")
        return Film(self.window, moves=evening.moves)

    def looks(self, *wanted: str) -> None:
        """Nothing runs off, and these parts are in sight."""
        page = self.window
        found = measured(page, "overflow") + measured(page, "small")
        found += [line for part in wanted for line in measured(page, "hidden", part)]
        PICTURES.mkdir(parents=True, exist_ok=True)
        self._pictures += 1
        page.picture((PICTURES / f"{self._name}-{self._pictures}.png").absolute())
        assert found == [], json.dumps(found, indent=1, ensure_ascii=False)


def finished(film: Film) -> Film:
    """With what the server has told meanwhile."""
    for frame in film.page.evaluate("() => window.heard"):
        film.hear(frame)
    film.wrap()
    return film


@pytest.mark.skipif(not LONG, reason="takes minutes: make test-long")
@pytest.mark.parametrize(
    ("browser_name", "game", "size"), list(product(BROWSERS, EVENINGS, WINDOWS))
)
def test_a_short_evening(
    window: Window,
    house: House,
    prepared: Prepared,
    opened: dict[str, Any],
    browser_name: str,
    game: str,
    size: str,
) -> None:
    evening = EVENINGS[game]
    language, _ = WINDOWS[size]
    guest = Guest(window, house, f"{game}-{browser_name}-{size}", language)
    guest.keep(opened)

    # A new game against bots, by one press.
    film = guest.comes_home(evening)
    guest.looks(".ways .primary")
    assert window.run("document.documentElement.lang") == language
    window.locator(f'article:has([href="/rules/{game}"]) .primary').click()
    dice = luck.stream(luck.label())
    for turn in range(OWN_TURNS):
        while not film.look() and going_on(window):
            pass
        if turn == 0:
            guest.looks(".asks", ".tools", evening.hand)
        evening.act(window, dice)
    hand_in_sight(finished(film))

    # The end of another, which is among the tables at home.
    film = guest.comes_home(evening)
    window.locator(f'#mine [href="/table/{opened["table"]["id"]}"]').click()
    script = deque(prepared.script)
    while not film.look():
        if not going_on(window):
            evening.do(window, script.popleft())
    assert not script, "the game was over too early"
    guest.looks(".next .primary", ".next a:last-child")
    evening.check(finished(film))

    # Its replay, from the first step on.
    window.locator('.next [href$="/replay"]').click()
    window.wait_for_function("() => document.querySelector('.controls') !== null")
    window.locator(".controls button.icon").nth(NEXT).click()
    window.wait_for_function("() => document.querySelector('.controls input').value === '1'")
    guest.looks(".told", ".controls .primary")
    assert window.problems() == []
