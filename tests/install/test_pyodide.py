"""The pure wheel plays in Python in WebAssembly, where there is no server and no compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import mypy_extensions
import pytest

FOLDER = Path(__file__).with_name("pyodide")


@pytest.mark.skipif(
    shutil.which("node") is None or not (FOLDER / "node_modules").exists(),
    reason="Pyodide is not installed here: make test does it where there is Node.js",
)
def test_the_pure_wheel_plays_every_game_in_pyodide(wheel: Path) -> None:
    program = FOLDER / "whole_games.py"
    played = subprocess.run(
        ["node", FOLDER / "play.mjs", wheel, program, mypy_extensions.__file__],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    games = [line.split()[0] for line in played.stdout.splitlines()]
    assert games == ["face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop"]
