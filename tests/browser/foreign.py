"""Firefox and WebKit: windows of two browsers that Playwright cannot drive as Debian has them.

Both are driven from outside only, as `Screen`s: a script run in the page, a press at a point of the
window, a picture. So what differs between them is what the browsers do, not what the tests do.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from warnings import catch_warnings, simplefilter

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.visitor import PATIENCE

FIREFOX = Path(__file__).with_name("firefox")
SCREEN = "2000x1300x24"
"""Larger than every window."""
PAUSE = 0.05
"""Seconds between two looks."""

# Where to press an element: its middle, scrolled into the window as little as possible. Nothing as
# long as there is nothing, or something else lies there; and why.
_POINT = """({ part, index }) => {
  const one = document.querySelectorAll(part)[index];
  if (one === undefined) return { why: "there is none" };
  // What sticks to the edge of the window, Firefox would scroll to where it was without that.
  const inSight = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inSight(one.getBoundingClientRect()))
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const same = hit !== null && (one.contains(hit) || hit.contains(one));
  return same ? { x, y } : { why: `there lies ${hit?.outerHTML.slice(0, 160)}` };
}"""


# What WebKit's driver cannot tell: errors, from when the page has loaded.
_LISTEN = """() => {
  window.complaints = [];
  const note = (kind, what) => window.complaints.push(`${kind}: ${what}`);
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => {
      note(kind, words.join(" "));
      say.apply(console, words);
    };
  }
  addEventListener("error", ({ message }) => note("error", message));
  addEventListener("unhandledrejection", ({ reason }) => note("error", reason));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => note("policy", blockedURI));
}"""


class Window(ABC):
    """A window of a browser with a profile of its own."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What the console has complained about."""

    @abstractmethod
    def go(self, address: str) -> None: ...

    @abstractmethod
    def run(self, source: str) -> Any:
        """The value of an expression in the page."""

    @abstractmethod
    def press(self, x: int, y: int) -> None: ...

    @abstractmethod
    def picture(self, path: Path) -> None: ...

    def evaluate(self, expression: str, arg: Any = None, /) -> Any:
        return self.run(f"({expression})({json.dumps(arg)})")

    def wait_for_function(self, expression: str, /, *, arg: Any = None) -> object:
        give_up = time.monotonic() + PATIENCE / 1000
        while not (found := self.evaluate(expression, arg)):
            assert time.monotonic() < give_up, f"not true in {PATIENCE} ms: {expression}"
            time.sleep(PAUSE)
        return found

    def locator(self, selector: str, /) -> Found:
        return Found(self, selector)


@dataclass(frozen=True)
class Found:
    window: Window
    selector: str
    index: int = 0

    @property
    def first(self) -> Found:
        return self.nth(0)

    def nth(self, index: int, /) -> Found:
        return Found(self.window, self.selector, index)

    def count(self) -> int:
        count: int = self.window.evaluate(
            "part => document.querySelectorAll(part).length", self.selector
        )
        return count

    def get_attribute(self, name: str, /) -> str | None:
        value: str | None = self.window.evaluate(
            "([part, index, name]) => document.querySelectorAll(part)[index].getAttribute(name)",
            [self.selector, self.index, name],
        )
        return value

    def click(self) -> None:
        """When it has come to rest and nothing lies over it."""
        give_up = time.monotonic() + PATIENCE / 1000
        last, now = None, self._point()
        while "why" in now or now != last:
            assert time.monotonic() < give_up, f"{self.selector}: {now.get('why', 'it moves')}"
            time.sleep(PAUSE)
            last, now = now, self._point()
        self.window.press(now["x"], now["y"])

    def _point(self) -> dict[str, Any]:
        point: dict[str, Any] = self.window.evaluate(
            _POINT, {"part": self.selector, "index": self.index}
        )
        return point


class Firefox(Window):
    """Over WebDriver BiDi, by puppeteer in a Node.js of its own (`firefox/drive.mjs`)."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._problems: list[str] = []
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        assert found is not None
        command = ["node", str(FIREFOX / "drive.mjs"), found, *map(str, size)]
        self._driver = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._answer()

    def problems(self) -> list[str]:
        return self._problems

    def go(self, address: str) -> None:
        self._ask("go", address)

    def run(self, source: str) -> Any:
        return self._ask("run", source)

    def press(self, x: int, y: int) -> None:
        self._ask("press", x, y)

    def picture(self, path: Path) -> None:
        self._ask("picture", str(path))

    def _ask(self, *order: object) -> Any:
        assert self._driver.stdin is not None
        self._driver.stdin.write(json.dumps(order) + "\n")
        self._driver.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self._driver.stdout is not None
        for line in self._driver.stdout:
            said = json.loads(line)
            assert "failed" not in said, said["failed"]
            if "answer" in said:
                return said["answer"]
            self._problems.append(said["problem"])
        raise AssertionError("Firefox is gone")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._driver.communicate(timeout=PATIENCE / 1000)  # the end of its input ends it


class WebKit(Window):
    """MiniBrowser on a screen that nobody sees.

    Its own window is never narrower than its tool bar, so the page is opened in one without.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._problems: list[str] = []
        self._size = size
        with ExitStack() as stack:
            screen = stack.enter_context(_unseen_screen())
            options = WebKitGTKOptions()
            options.binary_location = _minibrowser() or ""
            options.add_argument("--automation")
            options.add_argument("--javascript-can-open-windows-automatically=true")
            service = Service(
                shutil.which("WebKitWebDriver"), env={**os.environ, "DISPLAY": screen}
            )
            with catch_warnings():  # selenium calls what it has deprecated itself
                simplefilter("ignore", DeprecationWarning)
                self._driver = WebKitGTK(options=options, service=service)
            stack.callback(self._driver.quit)
            self._open = stack.pop_all()
        self._is_small = False

    def problems(self) -> list[str]:
        return self._problems + (self.run("window.complaints") or [])

    def go(self, address: str) -> None:
        self._problems = self.problems()
        self._driver.get(address)
        if not self._is_small:
            self._shrink(address)
        self.evaluate(_LISTEN)

    def _shrink(self, address: str) -> None:
        first = self._driver.current_window_handle
        width, height = self._size
        shape = f"popup,width={width},height={height}"
        self._driver.execute_script("open(...arguments)", address, "", shape)
        give_up = time.monotonic() + PATIENCE / 1000
        while not (others := {*self._driver.window_handles} - {first}):
            assert time.monotonic() < give_up, "no second window"
            time.sleep(PAUSE)
        self._driver.switch_to.window(others.pop())
        self._driver.set_window_rect(0, 0, width, height)
        self._is_small = True

    def run(self, source: str) -> Any:
        return self._driver.execute_script(f"return ({source})")

    def press(self, x: int, y: int) -> None:
        builder = ActionBuilder(self._driver)
        builder.pointer_action.move_to_location(x, y)  # type: ignore[no-untyped-call]
        builder.pointer_action.click()
        builder.perform()

    def picture(self, path: Path) -> None:
        assert self._driver.save_screenshot(str(path))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


def _minibrowser() -> str | None:
    return next(map(str, Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")), None)


@contextmanager
def _unseen_screen() -> Iterator[str]:
    """An X server's screen in memory; its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{int(told.readline())}"
    finally:
        server.terminate()
        server.wait(PATIENCE / 1000)


def lacks_firefox() -> bool:
    return not (shutil.which("firefox-esr") or shutil.which("firefox"))


def lacks_webkit() -> bool:
    return not (_minibrowser() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"))
