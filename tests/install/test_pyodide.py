"""The pure wheel plays in Python in WebAssembly, where there is no server and no compiler."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import mypy_extensions
import pytest

from tests import luck
from tests.house import whole_table
from tests.install.conftest import ROOT

FOLDER = Path(__file__).with_name("pyodide")

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None or not (FOLDER / "node_modules" / "wheels").exists(),
    reason="Pyodide is not installed here: make test does it where there is Node.js",
)


def run(program: str, *files: Path) -> str:
    """What it prints."""
    done = subprocess.run(
        ["node", FOLDER / "play.mjs", FOLDER / program, *files, mypy_extensions.__file__],
        env={**os.environ, "LICHTSPIEL_SEED": str(luck.SEED)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_pure_wheel_plays_every_game_in_pyodide(wheel: Path) -> None:
    games = [line.split()[0] for line in run("whole_games.py", wheel).splitlines()]
    assert games == ["face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop"]


def test_a_house_in_pyodide_plays_the_same_table_as_here(wheel: Path, tmp_path: Path) -> None:
    archive = tmp_path / "tests.zip"
    with ZipFile(archive, "w") as tests:
        for name in ("luck.py", "house/memory_store.py", "house/whole_table.py"):
            tests.write(ROOT / "tests" / name, f"tests/{name}")
    (msgspec,) = (FOLDER / "node_modules" / "wheels").glob("msgspec-*.whl")
    here = asyncio.run(whole_table.record("top-oder-flop")).dumps()
    assert run("whole_table.py", wheel, msgspec, archive) == f"{here}\n"
