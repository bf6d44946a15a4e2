"""The notebooks of the examples run from top to bottom, in an order that people would run them in.

Without Jupyter: the cells are plain Python.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.effort import LONG
from tests.research import needs

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))

pytestmark = pytest.mark.skipif(not LONG, reason="make test-long runs the notebooks")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("matplotlib", "polars"):
        needs(module)
    monkeypatch.chdir(tmp_path)
    notebook = ModuleType("__main__")  # where a notebook's classes are, and without a file
    monkeypatch.setitem(sys.modules, "__main__", notebook)
    document: dict[str, Any] = json.loads(path.read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in document["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, start=1):
        exec(compile(cell, f"{path.name}, cell {number}", "exec"), vars(notebook))


def test_they_are_kept_without_results() -> None:
    assert len(NOTEBOOKS) == 5
    for path in NOTEBOOKS:
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            assert not cell.get("outputs"), path.name
