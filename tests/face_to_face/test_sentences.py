"""What is said at the end, and of the refill: to the winner, to the loser, and to others."""

from __future__ import annotations

import pytest

from lichtspiel.text import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["emptied", "stuck"])
def test_the_loser_is_told_so_in_a_sentence_of_their_own(language: str, reason: str) -> None:
    texts = Texts(language)
    said = {
        me: texts.say(f"ff-result-{reason}", {"who": "Mia", "other": "Tom", "me": me})
        for me in ("yes", "lost", "no")
    }
    assert len(set(said.values())) == 3
    assert "Tom" not in said["lost"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left", [1, 2, 12])
def test_the_cards_left_are_the_losers(language: str, left: int) -> None:
    texts = Texts(language)
    params: dict[str, str | int] = {"left": left, "other": "Tom"}
    assert "Tom" in texts.say("ff-result-left", {**params, "me": "no"})
    assert "Tom" in texts.say("ff-result-left", {**params, "me": "yes"})
    assert "Tom" not in texts.say("ff-result-left", {**params, "me": "lost"})


@pytest.mark.parametrize(
    ("language", "again", "wrong"),
    [
        ("de", "bis du wieder 6 hast", "bis zu 6"),
        ("en", "until you hold 6 again", "up to 6"),
        ("fi", "taas 6 korttia", "6 korttiin"),
        ("fr", "de nouveau 6", "6 en main"),
    ],
)
def test_ff_13_refills_the_hand(language: str, again: str, wrong: str) -> None:
    said = Texts(language).say("ff-rule-13", {})
    assert again in said
    assert wrong not in said


def test_the_lesson_says_that_the_hand_is_refilled() -> None:
    assert "refills their hand to six" in Texts("en").say("lesson-ff-refill", {})
    assert "complète sa main à six cartes" in Texts("fr").say("lesson-ff-refill", {})
