"""The end of a game at real pace: it is played out whole, and nothing tells it before."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import playing
from tests.browser.visitor import DESKTOP

FILMS = 5
VERDICT = re.compile(r"in the can|premiere|reshoots? (is|are) needed|needs \d+ reshoot")
"""How the log tells what a check has shown."""

# Every state of the page, as often as one follows another.
_WATCH = """() => {
  const text = (part) => document.querySelector(part)?.textContent ?? "";
  window.seen = [];
  const look = () => {
    const now = {
      asks: text(".asks"),
      running: document.querySelector(".panel-line button")?.textContent === "Skip",
      dialog: document.querySelector("dialog[open] .score") !== null,
      log: text(".lines li:last-child span"),
      rings: document.querySelectorAll(".frame.target").length,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  look();
}"""


def test_nothing_tells_the_result_before_the_projector_run_is_over(
    invite: Invite, house: House
) -> None:
    visitor = invite("en", DESKTOP, still=False)
    opened = house.open_table("klappe-und-action", seats=1, name="Mia")
    with playing(house, opened, luck=4) as player:
        player.ready()
        page = visitor.go(f"/table/{opened['table']['id']}")
        expect(page.locator(".frame").first).to_be_visible()
        page.get_by_role("button", name="Log and chat").click()
        page.evaluate(_WATCH)
        player.play_to_the_end()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    seen = page.evaluate("window.seen")
    runs = [state for state in seen if state["running"]]
    assert runs, "the film was never run"
    for state in runs:
        assert state["asks"] == "The film runs from intro to credits…"
        assert not state["dialog"]
        assert state["rings"] == 0
        assert not VERDICT.search(state["log"]), state
    last = max(place for place, state in enumerate(seen) if state["running"])
    result = seen[-1]
    assert result["dialog"]
    assert VERDICT.search(result["log"])
    for state in seen[: last + 1]:
        assert state["asks"] != result["asks"]
        assert not state["dialog"]


def test_every_film_has_its_premiere_by_itself(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP, still=False)
    opened = house.open_table("top-oder-flop", seats=2, name="Mia", bots=["random"])
    with playing(house, opened) as player:
        player.ready()
        page = visitor.go(f"/table/{opened['table']['id']}")
        expect(page.locator(".films")).to_be_visible()
        player.play_to_the_end()
    expect(page.locator(".premiere")).to_be_visible()
    told_to_the_end(page)
    page.get_by_role("button", name="Show it film by film").click()
    expect(page.locator(".premiere")).to_be_visible()
    told_to_the_end(page)


def told_to_the_end(page: Page) -> None:
    """Nobody touches anything."""
    expect(page.locator(".sheet thead .film:not(.untold)")).to_have_count(FILMS)
    expect(page.locator(".sheet .won")).not_to_have_count(0)
    expect(page.locator(".premiere")).to_have_count(0)
    expect(page.locator(".result")).to_contain_text("point")
