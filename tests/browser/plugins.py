"""Packages that a server finds beside ours, though nothing is installed into this environment."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path


def found_beside(project: Path, site: Path) -> dict[str, str]:
    """What a process needs in its environment to find a project's package and its entry points.

    `site` is an empty folder: what an installer would write down of the project goes there.
    """
    described = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = described["name"], described["version"]
    info = site / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, entries in described["entry-points"].items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return {"PYTHONPATH": os.pathsep.join((str(site.resolve()), str((project / "src").resolve())))}
