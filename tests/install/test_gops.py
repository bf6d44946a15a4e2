"""The example package, installed beside the wheel: nobody has told the wheel of its game."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.install.conftest import ROOT, uv
from tests.install.test_wheel import Environment


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Built from a copy: setuptools writes into the folder it builds from."""
    folder = tmp_path_factory.mktemp("gops")
    source = shutil.copytree(ROOT / "examples" / "gops", folder / "source")
    python = ("--python", sys.executable)
    uv("build", "--wheel", "--no-build-isolation", *python, "--out-dir", folder, source)
    (package,) = folder.glob("*.whl")
    environment = Environment(folder, wheel, "[all]")
    uv("pip", "install", "--no-deps", "--python", folder / "venv" / "bin" / "python", package)
    return environment


def test_the_game_is_listed_beside_ours(installed: Environment) -> None:
    listed = installed.run("lichtspiel", "games", "--json")
    assert listed.returncode == 0, listed.stderr
    document = json.loads(listed.stdout)
    assert len(document["games"]) == 5
    assert "gops" in [game["game"] for game in document["games"]]
    assert document["problems"] == []


def test_it_is_played_to_the_end(installed: Environment) -> None:
    typed = "".join(f"{card}\n" for card in range(1, 14))
    words = ("play", "gops", "--seed", "1", "--bots", "matcher")
    played = installed.run("lichtspiel", "--lang", "de", *words, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "Spiel der reinen Strategie" in played.stdout
    assert "Das Spiel ist zu Ende: mehr Punkte" in played.stdout


def test_it_is_simulated_and_its_records_verify(installed: Environment, tmp_path: Path) -> None:
    words = ("--games", "3", "--seed", "2", "--bots", "matcher,random", "--records", str(tmp_path))
    simulated = installed.run("lichtspiel", "sim", "gops", *words)
    assert simulated.returncode == 0, simulated.stderr
    verified = installed.run("lichtspiel", "verify", *map(str, sorted(tmp_path.glob("*.json"))))
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.count("✓") == 3


def test_its_bots_play_in_the_arena(installed: Environment) -> None:
    words = ("--bots", "gops.bots:Matcher,easy", "--deals", "6", "--seed", "1", "--json")
    played = installed.run("lichtspiel", "arena", "gops", *words)
    assert played.returncode == 0, played.stderr
    levels = json.loads(played.stdout)["levels"]
    assert levels["gops.bots:Matcher"]["win_share"]["value"] > 0.5


def test_it_keeps_the_contract(installed: Environment) -> None:
    checked = installed.run("python", "-m", "lichtspiel.testing", "gops", "--games", "1")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "✓ interpreted, 2 seats: 1 game, " in checked.stdout
    assert "✓ interpreted, 2 seats, carry=True: " in checked.stdout
    unknown = installed.run("python", "-m", "lichtspiel.testing", "gosp")
    assert unknown.returncode == 2
    assert "Did you mean “gops”?" in unknown.stderr
