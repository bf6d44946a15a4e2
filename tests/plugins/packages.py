"""Test packages: written into a folder and found on the path, as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

MANIFEST = """
from lichtspiel.engine.manifest import Manifest
MANIFEST = Manifest({slug!r}, contract={contract}, game={game!r})
"""


def install(
    folder: Path,
    name: str,
    sources: Mapping[str, str],
    *,
    games: Mapping[str, str] | None = None,
    bots: Mapping[str, str] | None = None,
) -> None:
    """A distribution with these modules and entry points."""
    for module, text in sources.items():
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, entries in (("games", games or {}), ("bots", bots or {})):
        lines += [f"[lichtspiel.{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")


def lichtspiel(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, with these packages installed and the folder as the one we are in."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "LICHTSPIEL_DATA": str(folder / "data"),
        "LANG": "C.UTF-8",
    }
    return subprocess.run(
        [sys.executable, "-m", "lichtspiel", *words],
        cwd=folder,
        env=environment,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
