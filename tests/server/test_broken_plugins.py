"""A package that cannot be loaded: visitors are told so, and the operator is told why."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lichtspiel.engine import registry
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings
from tests.plugins.packages import MANIFEST

SECRET = "licence-key-1234.txt"
AT_ONCE = f"open('/nowhere/private/{SECRET}')\n"
LATE = MANIFEST.format(slug="odd", contract=1, game="odd_game:Odd")


@pytest.fixture(params=[AT_ONCE, LATE], ids=["manifest", "game"])
def client(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient[Litestar]]:
    """A house with a package whose manifest, or whose game, cannot be loaded."""
    note = f"with open({str(tmp_path / 'runs')!r}, 'a') as runs: runs.write('.')\n"
    (tmp_path / "odd.py").write_text(note * (request.param == AT_ONCE) + request.param)
    (tmp_path / "odd_game.py").write_text(note + AT_ONCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "odd", raising=False)  # that of the test before
    offers = {**registry._offers(), "odd": (EntryPoint("odd", "odd:MANIFEST", registry.GROUP),)}
    monkeypatch.setattr(registry, "_offers", lambda: offers)
    for known in ("_manifests", "_problems"):
        monkeypatch.setattr(registry, known, {})
    with TestClient(make_app(Settings(tmp_path))) as client:
        yield client


@pytest.mark.parametrize("path", ["games/odd/rules", "games/odd/texts", "tables"])
def test_what_its_code_says_is_logged_and_told_no_visitor(
    client: TestClient[Litestar], path: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = (
        client.post("/api/tables", json={"game": "odd"})
        if path == "tables"
        else client.get(f"/api/{path}")
    )
    assert asked.status_code == 400
    assert asked.json() == {
        "error": {"id": "server-plugin"},
        "text": "A game or bot from another package isn’t working. The server’s log says why.",
    }
    assert SECRET in caplog.text


def test_its_code_runs_once_however_often_somebody_asks(
    client: TestClient[Litestar], tmp_path: Path
) -> None:
    for _ in range(3):
        listed = client.get("/api/games").json()
        assert "odd" not in [game["slug"] for game in listed]
        assert client.get("/api/games/odd/texts").status_code == 400
    assert (tmp_path / "runs").read_text() == "."
