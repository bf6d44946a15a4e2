"""The same modules, compiled or as they are written: LICHTSPIEL_INTERPRETED chooses."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import lichtspiel

PACKAGE = Path(lichtspiel.__file__).parent
COMPILED = sorted(PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
LIBRARIES = sorted(PACKAGE.parent.glob(f"lichtspiel_*_mypyc{EXTENSION_SUFFIXES[0]}"))
"""They hold the code of the compiled modules: one in a release, else one of each game."""

needs_compiled_files = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")

IMPORT_ALL = """
import importlib, sys
import lichtspiel
for name in sys.argv[1:]:
    importlib.import_module(name)
print(lichtspiel.compiled)
for name, module in sorted(sys.modules.items()):
    if name.startswith("lichtspiel") and not str(module.__file__).endswith(".py"):
        print(name)
"""


def name_of(compiled: Path) -> str:
    folder = compiled.parent.relative_to(PACKAGE.parent)
    return ".".join((*folder.parts, compiled.name.split(".")[0]))


def import_all(*, interpreted: str) -> tuple[bool, set[str]]:
    """Whether a new process says that it is compiled, and what it has loaded that is no source."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *map(name_of, COMPILED)],
        env={**os.environ, "LICHTSPIEL_INTERPRETED": interpreted},
        capture_output=True,
        text=True,
        check=True,
    )
    said, *loaded = run.stdout.split()
    return said == "True", set(loaded)


@needs_compiled_files
def test_compiled_files_are_used() -> None:
    compiled, loaded = import_all(interpreted="0")
    assert compiled
    assert loaded == set(map(name_of, [*COMPILED, *LIBRARIES]))


@needs_compiled_files
def test_interpreted_nothing_compiled_is_loaded() -> None:
    compiled, loaded = import_all(interpreted="1")
    assert not compiled
    assert not loaded


def test_this_process_is_what_it_was_asked_to_be() -> None:
    interpreted = os.environ.get("LICHTSPIEL_INTERPRETED") == "1"
    assert lichtspiel.compiled == (bool(COMPILED) and not interpreted)


@pytest.mark.parametrize("compiled", COMPILED, ids=name_of)
def test_compiled_files_are_not_older_than_their_sources(compiled: Path) -> None:
    source = compiled.with_name(compiled.name.split(".")[0] + ".py")
    assert source.stat().st_mtime <= compiled.stat().st_mtime, "compile again: make setup"
