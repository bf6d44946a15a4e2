"""A package that is wrong gets one clear sentence, and the other games go on working."""

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import BadPlugin, Dice, all_games, get_game, new_table
from lichtspiel.bots import make_bot
from lichtspiel.engine import registry
from lichtspiel.engine.manifest import CONTRACT, Manifest, load
from lichtspiel.engine.registry import manifest_of, part_of, register
from lichtspiel.teaching.files import documents
from lichtspiel.terminal.faces import face_of
from lichtspiel.text import texts_in
from tests.person import Run
from tests.plugins.packages import MANIFEST, install, lichtspiel

OURS = [game.slug for game in all_games()]
A_GAME = "lichtspiel.engine.contract:Game"

BROKEN = {
    "cannot be imported": (
        "raise RuntimeError('no luck')",
        "can’t be loaded (RuntimeError: no luck)",
    ),
    "no manifest": ("MANIFEST = 7", "odd:MANIFEST isn’t that game’s manifest"),
    "of another slug": (
        MANIFEST.format(slug="even", contract=CONTRACT, game=A_GAME),
        "odd:MANIFEST isn’t that game’s manifest",
    ),
    "of an old contract": (
        MANIFEST.format(slug="odd", contract=0, game=A_GAME),
        f"version 0 of the contract; this Lichtspiel has version {CONTRACT}. Please update ",
    ),
    "of a contract to come": (
        MANIFEST.format(slug="odd", contract=CONTRACT + 1, game=A_GAME),
        "Please update Lichtspiel.",
    ),
    "without its game": (
        MANIFEST.format(slug="odd", contract=CONTRACT, game="nowhere:Odd"),
        "can’t be loaded (ModuleNotFoundError: No module named 'nowhere')",
    ),
    "with something else as its game": (
        MANIFEST.format(slug="odd", contract=CONTRACT, game="builtins:dict"),
        "builtins:dict doesn’t create the game “odd”",
    ),
    "with a game that cannot be made": (
        MANIFEST.format(slug="odd", contract=CONTRACT, game=A_GAME),
        "can’t be loaded (TypeError: ",
    ),
    "with a contract that is no number": (
        MANIFEST.format(slug="odd", contract="'1'", game=A_GAME),
        "“contract” isn’t a whole number.",
    ),
    "with a part that is no name": (
        MANIFEST.format(slug="odd", contract="1, locales=None", game=A_GAME),
        "“locales” isn’t a text.",
    ),
    "that ends the program": (
        "raise SystemExit",
        "can’t be loaded (SystemExit)",
    ),
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What `lichtspiel games` says where all of them are installed, each as a game of its own."""
    folder = tmp_path_factory.mktemp("broken")
    for number, (source, _) in enumerate(BROKEN.values()):
        slug = f"odd{number}"
        install(
            folder,
            f"oddities{number}",
            {slug: source.replace("odd", slug)},
            games={slug: f"{slug}:MANIFEST"},
        )
    source = MANIFEST.format(slug="GoPs Game", contract=CONTRACT, game=A_GAME)
    install(folder, "shouting", {"shouting": source}, games={"GoPs Game": "shouting:MANIFEST"})
    for name in ("one", "two"):
        source = MANIFEST.format(slug="both", contract=CONTRACT, game=A_GAME)
        install(folder, name, {name: source}, games={"both": f"{name}:MANIFEST"})
    return lichtspiel(folder, "games")


def test_the_other_games_are_listed(listed: subprocess.CompletedProcess[str]) -> None:
    assert listed.returncode == 0
    assert all(f"\n{slug} " in f"\n{listed.stdout}" for slug in OURS)
    assert "odd" not in listed.stdout


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_gets_one_sentence(
    fault: str, listed: subprocess.CompletedProcess[str]
) -> None:
    number = list(BROKEN).index(fault)
    (line,) = [line for line in listed.stderr.splitlines() if f"“odd{number}”" in line]
    assert BROKEN[fault][1].replace("odd", f"odd{number}") in line


def test_of_two_packages_with_the_same_game_neither_is_played(
    listed: subprocess.CompletedProcess[str],
) -> None:
    assert "Several packages offer a game called “both”: one, two." in listed.stderr
    assert len(listed.stderr.splitlines()) == len(BROKEN) + 2


def test_a_name_that_cannot_begin_a_message_is_refused(
    listed: subprocess.CompletedProcess[str],
) -> None:
    assert "The game “GoPs Game” from the package shouting: its name must " in listed.stderr


def test_whoever_asks_for_a_broken_game_gets_the_sentence(tmp_path: Path) -> None:
    install(tmp_path, "oddities", {"odd": "1 / 0"}, games={"odd": "odd:MANIFEST"})
    asked = lichtspiel(tmp_path, "play", "odd")
    assert asked.returncode == 2
    assert asked.stderr == (
        "lichtspiel: The game “odd” from the package oddities can’t be loaded "
        "(ZeroDivisionError: division by zero).\n"
    )
    played = lichtspiel(tmp_path, "sim", OURS[0], "--games", "1")
    assert (played.returncode, played.stderr) == (0, "")


def test_a_slug_is_taken_once() -> None:
    with pytest.raises(ValueError, match="registered already"):
        register(get_game(OURS[0]))


def test_what_a_manifest_does_not_name_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Manifest(OURS[0], CONTRACT, game=manifest_of(OURS[0]).game)
    monkeypatch.setitem(registry._manifests, OURS[0], bare)
    assert part_of(OURS[0], "bots", callable) is None


@pytest.mark.parametrize("name", ["builtins:dict", "builtins:__doc__", "odd_parts:NUMBERS"])
@pytest.mark.parametrize("part", ["bots", "face", "lesson", "pictures"])
def test_a_part_that_is_something_else_gets_one_sentence(
    part: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_parts.py").write_text("NUMBERS = {'easy': 5}", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    changes: dict[str, Any] = {part: name}
    odd = replace(manifest_of(OURS[0]), **changes)
    monkeypatch.setitem(registry._manifests, OURS[0], odd)
    with pytest.raises(BadPlugin, match=f"names {name} as its “{part}”"):
        _use(part)


def _use(part: str) -> None:
    if part == "bots":
        make_bot(get_game(OURS[0]), "easy", Dice(0))
    elif part == "face":
        face_of(new_table(OURS[0], seed=1), texts_in("en"))
    else:
        documents()


def test_where_nothing_is_installed_that_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for known in ("_games", "_manifests"):
        monkeypatch.setattr(registry, known, {})
    monkeypatch.setattr(registry, "_offers", dict)
    for words in (["games"], ["play", "odd"]):
        status, out, err = run(*words)
        assert (status, out) == (2, "")
        assert "No games are installed." in err


@pytest.mark.parametrize("name", ["", ":", "no", "no.where:x", "json:", "json:nothing", "json"])
def test_a_name_that_names_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadPlugin, match="can’t be loaded"):
        load(name)


@pytest.mark.parametrize("slug", OURS)
def test_our_games_name_all_their_parts(slug: str) -> None:
    for part in ("bots", "face", "lesson", "pictures"):
        assert part_of(slug, part, bool)
