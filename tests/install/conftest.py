"""The package as others get it: built once, installed into environments without the repository."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def uv(*arguments: str | Path) -> None:
    done = subprocess.run(
        [sys.executable, "tools/uv.py", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "LICHTSPIEL_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and with the pure wheel that is built from it.

    Built once for all workers: setuptools writes into the source folder.
    """
    if not (ROOT / "src/lichtspiel/web/index.html").exists():
        pytest.skip("the pages are not built here")
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = tmp_path_factory.getbasetemp().parent / f"dist-{run}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            uv("build", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder)
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    assert found.name.endswith("-py3-none-any.whl")
    return found
