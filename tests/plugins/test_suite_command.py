"""`python -m lichtspiel.testing GAME`: what was checked, or what broke and how it is repeated."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel.engine import registry
from lichtspiel.engine.manifest import Manifest
from lichtspiel.testing.__main__ import main
from lichtspiel.testing.conformance import PROMISES
from tests.browser.plugins import found_beside
from tests.test_broken_games import Tiny, TinyGame, ViewLeaks


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    return Check(monkeypatch, capsys)


class Check:
    """The command on a tiny game that is known to this process only, so in this mode only."""

    def __init__(self, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capsys = capsys

    def __call__(self, state: type[Tiny], *words: str) -> tuple[int, str]:
        self._patch.setitem(registry._games, "tiny", TinyGame(state))
        self._patch.setitem(registry._manifests, "tiny", Manifest("tiny", 1, game=""))
        self._patch.setattr("lichtspiel.testing.__main__._COMPILED", False)
        status = main(["tiny", *words])
        return status, self._capsys.readouterr().out


def test_a_game_that_keeps_the_contract(check: Check) -> None:
    status, out = check(Tiny, "--games", "6")
    assert status == 0
    assert all(promise in out for promise in PROMISES)
    assert "✓ interpreted, 2 seats: 6 games, " in out


def test_a_failure_says_what_broke_and_how_it_is_repeated(check: Check) -> None:
    status, out = check(ViewLeaks, "--games", "6")
    assert status == 1
    *_, broken, again = out.splitlines()
    assert broken.startswith("✗ ")
    assert "can imagine that seat 1 sees something else" in broken
    words = "tiny --setup 0 --games 6"
    assert again == f"  to repeat it: LICHTSPIEL_INTERPRETED=1 python -m lichtspiel.testing {words}"
    assert check(ViewLeaks, *words.split()[1:]) == (1, f"{broken}\n{again}\n")


def test_an_unknown_game_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zzz"]) == 2
    assert "There is no game called “zzz”." in capsys.readouterr().err


@pytest.mark.skipif(not lichtspiel.compiled, reason="nothing is compiled here")
def test_a_game_of_another_package_is_checked_compiled_and_not(tmp_path: Path) -> None:
    """tests/install has the same with a wheel that holds nothing compiled."""
    project = Path(__file__).parents[2] / "examples" / "gops"
    environment = {**os.environ, **found_beside(project, tmp_path / "site")}
    command = [sys.executable, "-m", "lichtspiel.testing", "gops", "--games", "1"]
    checked = subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    for mode in ("compiled", "interpreted"):
        assert f"✓ {mode}, 2 seats: 1 game, " in checked.stdout
        assert f"✓ {mode}, 2 seats, carry=True: 1 game, " in checked.stdout
    assert "✓ compiled and interpreted play the same: " in checked.stdout
