"""The terminal's plain table says by name what belongs to whom, as the browser's does."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from lichtspiel import Action, Game, View, all_games
from lichtspiel.terminal.faces.plain import PlainFace
from lichtspiel.text import Texts, texts_in


@dataclass(frozen=True)
class LanternView(View):
    lead_seat: int
    winner: int
    points_by_seat: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]


def test_what_belongs_to_whom_is_said_by_name() -> None:
    face = PlainFace(texts_in("en"), ["Mia", "Bo"], all_games()[0])
    two = ((3,), (4, 5))
    view = LanternView(0, all_games()[0].setup(), 1, 1, -2, (7, 8), two, two, (1, 2))
    assert face.sentences(view, []) == [
        "lead: Bo",
        "winner: –",
        "points: Mia 7; Bo 8",
        "won: Mia 3; Bo 4, 5",
        "piles: 3, 4, 5",
        "row: 1, 2",
        "It’s Bo’s turn.",
    ]


@dataclass(frozen=True)
class Lamp:
    lamp: str
    slide: int


@dataclass(frozen=True)
class LampView(View):
    lamp: str
    slide: str
    inside: Lamp


@dataclass(frozen=True, eq=False, repr=False)
class LightUp(Action):
    slides: list[int]


class Lantern(Game):
    def __init__(self) -> None:
        super().__init__(
            "magic-lantern", ruleset=1, seats=(2, 2), options=(), all_actions=(), turn_rule="ML-1"
        )


def test_the_words_of_a_game_are_those_that_the_browser_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in web/src/plain/plain.svelte.test.ts."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "magic-lantern.ftl").write_text(
        "magic-lantern-asks = Which slides?\n"
        "magic-lantern-waits = { $who } looks for slides.\n"
        "magic-lantern-view-slide = the slide\n"
        "magic-lantern-view-lamp-lit = shining\n"
        "magic-lantern-action-light-up = light up { $slides }, as { $notation }\n"
    )
    monkeypatch.setattr("lichtspiel.text.texts.locale_folders", lambda: [tmp_path])
    game = Lantern()
    face = PlainFace(Texts("en"), ["Mia", "Bo"], game)
    view = LampView(0, game.setup(), 1, "lit", "lit", Lamp("out", 3))
    assert face.asks(view) == "Which slides?"
    assert face.sentences(view, []) == [
        "lamp: shining",
        "the slide: lit",
        "inside: (lamp out, the slide 3)",
        "Bo looks for slides.",
    ]
    legal = [LightUp(0, "4+5", [4, 5]), Action(1, "wait")]
    assert face.sentences(view, legal)[-1] == ("You can: 4+5 (light up 4, 5, as 4+5), wait")
