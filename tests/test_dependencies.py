"""A package that is missing or too old is named in one sentence, with the way to install it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import metadata

import pytest

from lichtspiel._dependencies import complaint
from lichtspiel.text import LANGUAGES

RUN_WITHOUT = """
import sys
missing = sys.argv.pop(1)

class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing)
from lichtspiel.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("missing", "command", "install"),
    [
        ("litestar", "serve", 'pip install "lichtspiel[serve]"'),
        ("fluent", "serve", 'pip install "lichtspiel[serve]"'),
        ("fluent", "games", 'pip install "lichtspiel[play]"'),
    ],
)
def test_a_missing_package_is_a_sentence(missing: str, command: str, install: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT, missing, command],
        env={**os.environ, "LICHTSPIEL_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stdout == ""
    (line,) = run.stderr.splitlines()
    assert line.startswith(f"lichtspiel: {missing}")
    assert line.endswith(install)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_package_is_a_sentence(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    current = metadata.version
    monkeypatch.setattr(
        metadata, "version", lambda name: "2.3.1" if name == "litestar" else current(name)
    )
    monkeypatch.setenv("LANGUAGE", language)
    said = complaint(AttributeError("what it did not have yet"), ["serve"])
    assert said is not None
    assert said.startswith("litestar 2.")
    assert said.endswith('pip install "lichtspiel[serve]"')


def test_an_error_of_our_own_is_none_of_that() -> None:
    assert complaint(AttributeError("a mistake"), ["serve"]) is None
    assert complaint(ModuleNotFoundError("a typo", name="litchspiel"), ["serve"]) is None
