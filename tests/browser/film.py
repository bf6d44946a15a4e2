"""Films of a table: pictures of the page as it is painted, and a log of what a person could see.

A `Film` notes what the house tells the page, what the page then shows, ten times a second
(`film.js`), and keeps the pictures of Chromium's screencast. At the end they are put onto contact
sheets in `build/films`, to be looked through. The functions below say what has to be true of every
film.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.screen import Screen, gone
from tests.browser.visitor import SIZES, Visitor

FILMS = Path("build/films")
SEEN = 1_000
"""Milliseconds in which an eye finds what has changed."""
GLANCE = 300
"""Milliseconds in which an eye follows what it expects, as a light from frame to frame."""
WATCH = Path(__file__).with_name("film.js").read_text(encoding="utf-8")
_ACROSS = {"phone": 8, "desktop": 4}
_PICTURES = 48
"""On one sheet."""
_EVERY = 1_500
"""Milliseconds between two pictures of a sheet, if nothing changes that is in the log."""
_MARGIN = 200
"""Milliseconds between the last picture of something and what comes next."""


# Of what can be done after the game: what is outside of the window, or under something.
_OUT_OF_SIGHT = """() => {
  const buttons = [...document.querySelectorAll("dialog[open] .next .button")];
  if (buttons.length < 3) return ["too few buttons"];
  return buttons.flatMap((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && button.contains(hit) ? [] : [button.textContent.trim()];
  });
}"""


@dataclass(frozen=True)
class Shot:
    """What could be seen from `at` on, until the next one. Times are milliseconds."""

    at: float
    seq: int
    busy: bool
    cue: str
    """What the board plays out, as `premiere 2`."""
    asks: str
    asked: bool
    """The viewer is to act."""
    recap: str
    line: str
    """The last one of the log."""
    said: tuple[str, ...]
    """By the announcer."""
    sheet: bool
    """The result lies open."""
    placed: dict[int, str]
    """The moves that are marked on the board, by the number of their moment, and why such a mark
    is not seen; empty: it is."""
    told: dict[int, str]
    """The same of the words in the recap."""
    hand: tuple[str, ...]
    """What is wrong with the own cards while the viewer is asked."""


@dataclass(frozen=True)
class Move:
    """Another player's move, as the server sent it."""

    seq: int
    seat: int
    event: str


class Film:
    """What could be seen of a page that runs `WATCH`."""

    def __init__(self, page: Screen, *, moves: frozenset[str]) -> None:
        """`moves` are the events that are somebody's move."""
        self.page = page
        self._kinds = moves
        self._first = 0
        self.moves: list[Move] = []
        """Of the others, since the page came."""
        self.shots: list[Shot] = []
        self.end = 0.0

    def hear(self, frame: str | bytes) -> None:
        """What the server has told the page."""
        told = json.loads(frame)
        if told["type"] != "update":
            return
        if self._first == 0:
            self._first = told["seq"]
        for happening in told["happened"]:
            event = happening["event"]
            seq, seat = happening["seq"], event.get("seat", told["seat"])
            if seq <= self._first or seat == told["seat"] or event["event"] not in self._kinds:
                continue
            move = Move(seq, seat, event["event"])
            if move not in self.moves:
                self.moves.append(move)

    def look(self, milliseconds: int = 800) -> bool:
        """A person looks before acting or going on: until the page has asked for so long. Whether
        the result lies open."""
        self.page.wait_for_function(
            """(long) => {
              const { log } = window.film;
              const now = log.at(-1);
              const seq = document.querySelector(".play")?.dataset.seq;
              if (now?.seq !== Number(seq)) return false; // not yet in the log
              const rests = document.querySelector(".go-on") !== null;
              if (!now.sheet && !rests && (!now.asked || now.busy)) return false;
              const same = (shot) => shot.seq === now.seq && shot.cue === now.cue;
              const since = log[log.findLastIndex((shot) => !same(shot)) + 1].at;
              return window.film.now() - since > long;
            }""",
            arg=milliseconds,
        )
        return bool(self.page.evaluate("() => window.film.log.at(-1).sheet"))

    def wrap(self) -> None:
        """It is over: what was seen is in `shots`."""
        self.end = self.page.evaluate("() => window.film.now()")
        self.shots = [_shot(noted) for noted in self.page.evaluate("() => window.film.log")]

    def lasting(self) -> Iterator[tuple[Shot, float]]:
        """Every shot and how long it lasted."""
        for shot, after in pairwise(self.shots):
            yield shot, after.at - shot.at
        if self.shots:
            yield self.shots[-1], self.end - self.shots[-1].at


class Footage(Film):
    """With pictures, by Chromium's screencast. Make one before the page opens its table, and let it
    roll when the page shows."""

    def __init__(self, visitor: Visitor, title: str, *, hand: str, moves: frozenset[str]) -> None:
        """`hand` finds the own cards."""
        super().__init__(visitor.page, moves=moves)
        self.visitor = visitor
        self._title = title
        self.size = next((word for word, size in SIZES.items() if size == visitor.size), "other")
        self._pictures: list[tuple[float, str]] = []
        visitor.context.add_init_script(f"({WATCH})({json.dumps(hand)})")
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    @contextmanager
    def rolling(self) -> Iterator[None]:
        camera = self.visitor.context.new_cdp_session(self.visitor.page)

        def keep(frame: dict[str, Any]) -> None:
            self._pictures.append((frame["metadata"]["timestamp"] * 1000, frame["data"]))
            camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        camera.on("Page.screencastFrame", keep)
        camera.send(
            "Page.startScreencast",
            {"format": "jpeg", "quality": 70, "maxWidth": 640, "everyNthFrame": 1},
        )
        try:
            yield
        finally:
            camera.remove_listener("Page.screencastFrame", keep)
            camera.send("Page.stopScreencast")
            self._develop()

    def _develop(self) -> None:
        # A page that has come to rest is painted no more: its last picture is taken apart.
        last = b64encode(self.visitor.page.screenshot(type="jpeg", quality=70)).decode()
        self.wrap()
        rests = self.shots[-1].at if self.shots else self.end
        self._pictures.append((rests, last))
        FILMS.mkdir(parents=True, exist_ok=True)
        name = f"{self._title}-{self.size}-{self.visitor.language}"
        for number, pictures in enumerate(_cut(self._chosen(), _PICTURES), start=1):
            sheet = self.visitor.context.new_page()
            sheet.set_viewport_size({"width": 1800, "height": 100})  # grows with the pictures
            sheet.set_content(_sheet(pictures, _ACROSS.get(self.size, 4)), wait_until="load")
            sheet.screenshot(path=FILMS / f"{name}-{number}.png", full_page=True)
            sheet.close()

    def _chosen(self) -> list[tuple[str, str]]:
        """Pictures worth looking at, with what stands below: late in every shot, and in long ones
        in between."""
        chosen: list[tuple[float, Shot]] = []
        for shot, lasted in self.lasting():
            if lasted < SEEN / 4:
                continue
            # What is painted is a little ahead of or behind the log: not in its last instant.
            end = shot.at + lasted - min(_MARGIN, lasted / 4)
            at = shot.at + _EVERY
            while at < end - _EVERY / 2:
                chosen.append((at, shot))
                at += _EVERY
            if not chosen or end - chosen[-1][0] > SEEN / 3:
                chosen.append((end, shot))
        found = []
        start = self.shots[0].at if self.shots else 0
        for at, shot in chosen:
            painted = [data for when, data in self._pictures if when <= at]
            if painted:
                found.append((painted[-1], caption(shot, at - start)))
        return found


def caption(shot: Shot, after: float) -> str:
    """When it was, and the sentence above the board: nothing that only tests know, so that sheets
    of different versions can be graded blind."""
    return f"{after / 1000:.1f} s · {shot.asks}"


def _shot(noted: dict[str, Any]) -> Shot:
    numbers = {
        part: {int(seq): why for seq, why in noted[part].items()} for part in ("placed", "told")
    }
    lists = {part: tuple(noted[part]) for part in ("said", "hand")}
    return Shot(**{**noted, **numbers, **lists})


def _cut(pictures: list[tuple[str, str]], most: int) -> list[list[tuple[str, str]]]:
    return [pictures[at : at + most] for at in range(0, len(pictures), most)]


def _sheet(pictures: list[tuple[str, str]], across: int) -> str:
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{data}"><figcaption>{escape(words)}'
        "</figcaption></figure>"
        for data, words in pictures
    )
    style = (
        "body { margin: 8px; background: #222; color: #eee; font: 15px sans-serif;"
        f"  display: grid; grid-template-columns: repeat({across}, 1fr); gap: 8px }}"
        "figure { margin: 0 } img { width: 100% }"
    )
    return f"<!doctype html><style>{style}</style>{cells}"


def going_on(page: Screen) -> bool:
    """Press on, where the page waits for that."""
    button = page.locator(".go-on")
    if button.count() == 0:
        return False
    button.click()
    gone(page, ".summary, .exchange .go-on")
    return True


# -- what has to be true of every film ---------------------------------------------------


def ends_by_itself(film: Film, reveal: list[str]) -> None:
    """The result lies open in the end, after every step of the reveal, in its order, each long
    enough to be followed."""
    assert film.shots, "nothing was filmed"
    assert film.shots[-1].sheet, f"the film stops at: {film.shots[-1].asks}"
    seen: list[tuple[str, float]] = []
    for cue, shots in groupby(film.lasting(), key=lambda it: it[0].cue):
        if cue:
            seen.append((cue, sum(lasted for _, lasted in shots)))
    seen = seen[len(seen) - len(reveal) :]
    assert [cue for cue, _ in seen] == reveal, f"of the reveal was seen: {seen}"
    assert all(lasted >= GLANCE for _, lasted in seen), f"the reveal was too fast: {seen}"


def tells_nothing_early(film: Film, ending: Sequence[str]) -> None:
    """Sentence, log, announcer and dialog tell the result only after the last of what led to it.
    The ending that celebrates it comes with it."""
    last = film.shots[-1]
    told = next(at for at, shot in enumerate(film.shots) if _tells(shot, last))
    late = [shot.cue for shot in film.shots[told:] if shot.cue and shot.cue not in ending]
    assert not late, f"the result was told while {late[0]} was still to come: {film.shots[told]}"
    shown = sum(lasted for shot, lasted in film.lasting() if shot.seq == last.seq)
    after = film.end - film.shots[told].at
    assert shown - after >= SEEN, (
        f"the last move was on the screen for {shown - after:.0f} ms before its result was told"
    )


def _tells(shot: Shot, last: Shot) -> bool:
    """Whether anything tells the result there that the last picture shows."""
    is_written = shot.seq == last.seq and shot.line == last.line
    return shot.sheet or shot.asks == last.asks or last.asks in shot.said or is_written


def hand_in_sight(film: Film) -> None:
    """The own cards are never covered or cut off while the viewer is asked."""
    wrong = {complaint for shot in film.shots if not shot.sheet for complaint in shot.hand}
    assert not wrong, f"cards of the hand were not seen: {sorted(wrong)}"


def goes_on_at_once(film: Film) -> None:
    """What comes after the game can be pressed without scrolling: rematch, lobby, replay."""
    missing = film.page.evaluate(_OUT_OF_SIGHT)
    assert missing == [], f"out of sight below the result: {missing}"


def moves_are_seen(film: Film) -> None:
    """Every move of another player was marked on the board and told in the recap for a second,
    uncovered and inside the window."""
    assert film.moves, "nobody else moved in this film"
    missed = []
    for move in film.moves:
        for words, part in (("marked on the board", "placed"), ("told in the recap", "told")):
            seen: dict[str, float] = {}
            for shot, lasted in film.lasting():
                why = getattr(shot, part).get(move.seq)
                if why is not None:
                    seen[why or "seen"] = seen.get(why or "seen", 0) + lasted
            if seen.get("seen", 0) < SEEN:
                times = ", ".join(f"{why} {shown:.0f} ms" for why, shown in seen.items())
                missed.append(f"{move.event} at moment {move.seq}, {words}: {times or 'never'}")
    assert not missed, "\n".join(["moves that nobody could have seen:", *missed])
