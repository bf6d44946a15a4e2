"""Whole games retold in every language: to who won, to who lost, and to who only watched."""

import json
import re
from itertools import permutations, product
from pathlib import Path

import pytest

from lichtspiel import all_games
from lichtspiel.text import LANGUAGES, texts_in
from tests.person import Run
from tests.test_texts import TO_YOU

SLUGS = [game.slug for game in all_games()]
WON = {
    "de": re.compile(r"^Du (gewinnst|hast .*gewonnen)", re.MULTILINE),
    "en": re.compile(r"^You win\b", re.MULTILINE),
    "fi": re.compile(r"^Voitit\b", re.MULTILINE),
    "fr": re.compile(r"^Vous (gagnez|avez gagné)(?! le pli)", re.MULTILINE),
}
ALONE = [slug for slug in SLUGS if slug != "klappe-und-action"]
"""Games that one player wins."""


def recorded(run: Run, slug: str, folder: Path) -> Path:
    """A game played at random, to the end."""
    run("sim", slug, "--games", "1", "--seed", "4", "--records", str(folder))
    (path,) = folder.iterdir()
    return path


def winners(path: Path) -> list[int]:
    found: list[int] = json.loads(path.read_text())["outcome"]["winners"]
    return found


@pytest.mark.parametrize(("language", "slug"), list(product(LANGUAGES, SLUGS)))
def test_a_spectator_is_never_called_you(
    run: Run, tmp_path: Path, language: str, slug: str
) -> None:
    path = recorded(run, slug, tmp_path / "records")
    told = run("--lang", language, "replay", str(path), "--plain").out.splitlines()
    assert len(told) > 10
    assert [line for line in told if TO_YOU[language].search(line)] == []


@pytest.mark.parametrize(("language", "slug"), list(product(LANGUAGES, ALONE)))
def test_only_who_won_is_told_that_they_did(
    run: Run, tmp_path: Path, language: str, slug: str
) -> None:
    path = recorded(run, slug, tmp_path / "records")
    (winner,) = winners(path)
    for seat in {winner, winner ^ 1}:
        words = ("--lang", language, "replay", str(path), "--plain", "--seat", str(seat + 1))
        last = "\n".join(run(*words).out.splitlines()[-12:])
        assert bool(WON[language].search(last)) == (seat == winner), last


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_ends_without_a_draw_says_so(run: Run, tmp_path: Path, language: str) -> None:
    path = recorded(run, "face-to-face", tmp_path / "records")
    told = run("--lang", language, "replay", str(path), "--plain", "--seat", "1").out.splitlines()
    assert texts_in(language).say("ff-told-drew-nothing") in told


PREFIXES = {"face-to-face": "ff", "hollywood-poker": "hp", "top-oder-flop": "tf"}


@pytest.mark.parametrize(("language", "slug"), list(product(LANGUAGES, PREFIXES)))
def test_how_a_game_ended_is_said_once(run: Run, tmp_path: Path, language: str, slug: str) -> None:
    path = recorded(run, slug, tmp_path / "records")
    told = run("--lang", language, "replay", str(path), "--plain").out.splitlines()
    over = told.index(texts_in(language).say(f"{PREFIXES[slug]}-over"))
    ending = [line.rstrip(".") for line in told[over:]]
    assert [(one, other) for one, other in permutations(ending, 2) if one in other] == []
