"""First steps in a real browser: every guided game is played through in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lichtspiel.text import LANGUAGES, texts_in
from tests.browser.conftest import Invite
from tests.browser.film import going_on
from tests.browser.visitor import DESKTOP, PHONE, SIZES, Visitor
from tests.effort import samples

GAMES = ("face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop")
FOLDERS = Path("web/src/games")
QUESTIONS = 8
"""More than any play of Top oder Flop has."""

# A star lies on its own card and on no other, and nothing lies on it.
_STARS = """() => {
  const all = [...document.querySelectorAll(".hand *")];
  for (const one of all) one.style.pointerEvents = "auto";
  const wrong = [];
  for (const star of document.querySelectorAll(".hand span.star, .hand .lamp")) {
    star.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = star.getBoundingClientRect();
    const card = star.closest("button");
    const own = card.getBoundingClientRect();
    if (left < own.left - 1 || right > own.right + 1)
      wrong.push(`${card.textContent.trim().slice(0, 30)}: beside its card`);
    for (const x of [left + 3, right - 3]) {
      const seen = document.elementFromPoint(x, (top + bottom) / 2);
      if (!star.contains(seen)) wrong.push(`${card.textContent.trim().slice(0, 30)}: covered`);
    }
  }
  for (const one of all) one.style.pointerEvents = "";
  return wrong;
}"""


class Learner:
    """Somebody who does what the coach says, by pressing what is marked."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.texts = texts_in(visitor.language)
        self.page: Page = visitor.go(f"/learn/{game}")
        self.coach = self.page.locator(".coach")
        file = FOLDERS / game.replace("-", "_") / "lesson.json"
        lesson = json.loads(file.read_text(encoding="utf-8"))
        self._actions: list[dict[str, str]] = lesson["actions"]
        self.stops = [
            frame for frame in lesson["frames"] if "text" in frame and not frame.get("goes_on")
        ]

    def at_stop(self, number: int) -> None:
        said = self.texts.say("lesson-progress", {"step": number, "all": len(self.stops)})
        expect(self.coach.locator(".progress")).to_have_text(said)
        expect(self.coach.locator(".ways button:not(.back)")).to_be_visible()

    def do(self, frame: dict[str, int]) -> None:
        if "wanted" not in frame:
            self.coach.locator(".next").click()
            return
        play = {
            "face-to-face": self._face_to_face,
            "hollywood-poker": self._hollywood_poker,
            "klappe-und-action": self._klappe_und_action,
            "top-oder-flop": self._top_oder_flop,
        }
        play[self.game](self.wanted(frame))

    def wanted(self, frame: dict[str, int]) -> str:
        """The notation of what the coach asks for; nothing, if he asks for nothing."""
        return self._actions[frame["wanted"]]["notation"] if "wanted" in frame else ""

    def _find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def _face_to_face(self, wanted: str) -> None:
        if wanted == "end":
            self._find(".end").click()
            return
        self._find(".hand button.hinted").click()
        self._find(".pile.hinted").click()

    def _hollywood_poker(self, wanted: str) -> None:
        going_on(self.page)
        if wanted == "pass":
            self._find(".dock .pass.hinted").click()
            return
        marked = self._find(".group.hinted")
        cards = ["1", "1"] if wanted.startswith("give") else wanted.split("-")
        for place, value in enumerate(dict.fromkeys(cards)):
            for _ in range(cards.count(value)):
                marked.nth(place).click()
        self._find(".dock .main").click()

    def _top_oder_flop(self, _wanted: str) -> None:
        self._find(".held:has(.star)").click()
        for _ in range(QUESTIONS):
            if self._find(".confirm").count():
                break
            self._find(".offer.hinted").click()
        self._find(".confirm").click()

    def _klappe_und_action(self, wanted: str) -> None:
        if wanted == "skip":
            self._find(".steps .hinted").click()
            return
        if " on " in wanted or wanted.startswith("scene"):
            self._find(".scene:has(> .star)").click()
        if not wanted.startswith("scene"):
            self._find(".frame:has(.star)").click()
        if not wanted.startswith("cover") or self._find(".steps .primary").count():
            confirm = self._find(".steps .primary")
            if confirm.count():
                confirm.click()


@pytest.mark.parametrize(("game", "language"), samples(GAMES, list(LANGUAGES)))
def test_a_lesson_is_played_through(invite: Invite, game: str, language: str) -> None:
    # Half of them on a phone, half on a desk; the stars are looked at on both.
    size, other = (PHONE, DESKTOP) if language in ("de", "fi") else (DESKTOP, PHONE)
    visitor = invite(language, size)
    learner = Learner(visitor, game)
    first = next(number for number, frame in enumerate(learner.stops, 1) if "wanted" in frame)
    for number, frame in enumerate(learner.stops, start=1):
        learner.at_stop(number)
        if number == first:
            visitor.check()
            visitor.shot(f"lesson-{game}")
        for width, height in (other, size) if "wanted" in frame else ():
            learner.page.set_viewport_size({"width": width, "height": height})
            assert learner.page.evaluate(_STARS) == [], (frame, width, height)
        learner.do(frame)
    expect(learner.coach).to_contain_text(learner.texts.say("lesson-done"))
    visitor.check()
    rules = learner.coach.get_by_role("link", name=learner.texts.say("lesson-rules"))
    expect(rules).to_have_attribute("href", f"/rules/{game}")


def test_after_the_lesson_comes_a_real_table(invite: Invite) -> None:
    learner = Learner(invite("en", DESKTOP), "face-to-face")
    for number in range(1, len(learner.stops) + 1):
        learner.at_stop(number)
        learner.coach.locator(".ways button:not(.back)").click()
    learner.coach.get_by_role("button", name="Now play against bots").click()
    learner.page.wait_for_url("**/table/*")
    expect(learner.page.locator(".asks")).to_be_visible()


def test_something_else_is_answered_kindly_and_the_illegal_with_its_rule(invite: Invite) -> None:
    learner = Learner(invite("en", DESKTOP), "face-to-face")
    learner.at_stop(1)
    learner.coach.locator(".next").click()
    learner.at_stop(2)
    page = learner.page
    page.locator(".end").click(force=True)  # it says that it would be refused
    notice = page.locator(".notice").last
    expect(notice).to_contain_text("at least two cards")
    notice.get_by_role("button", name="Rule FF-4").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".chosen")).to_contain_text("at least 2 cards")
    expect(dialog.get_by_role("link", name="All the rules")).to_have_attribute(
        "href", "/rules/face-to-face#FF-4"
    )
    learner.visitor.check()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(".hand button").last.click()
    page.locator(".pile.lit").first.click()
    expect(page.locator(".notice").last).to_contain_text("That’s allowed")
    learner.at_stop(2)


def test_back_skip_and_leave(invite: Invite) -> None:
    learner = Learner(invite("en", PHONE), "klappe-und-action")
    learner.at_stop(1)
    learner.coach.locator(".next").click()
    learner.at_stop(2)
    learner.coach.locator(".next").click()
    learner.at_stop(3)
    learner.coach.get_by_role("button", name="Skip").click()
    learner.at_stop(4)
    learner.coach.get_by_role("button", name="Back").click()
    learner.at_stop(3)
    learner.coach.get_by_role("link", name="Leave the lesson").click()
    expect(learner.page).to_have_url(f"{learner.visitor.house.address}/")


def test_what_the_others_do_is_shown_step_by_step(invite: Invite) -> None:
    learner = Learner(invite("en", DESKTOP, still=False), "face-to-face")
    for number, frame in enumerate(learner.stops[:5], start=1):
        learner.at_stop(number)
        learner.do(frame)
    expect(learner.coach).to_contain_text("Watch what the others do.")
    expect(learner.coach.locator(".news")).to_contain_text("20")
    learner.at_stop(6)


@pytest.mark.parametrize("size", SIZES)
def test_there_is_no_lesson_for_what_is_no_game(invite: Invite, size: str) -> None:
    visitor = invite("en", SIZES[size])
    page = visitor.go("/learn/chess")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
