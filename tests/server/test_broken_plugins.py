"""A package that cannot be loaded: visitors learn that, and whoever runs the house learns why."""

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
    (tmp_path / "odd.py").write_text(request.param)
    (tmp_path / "odd_game.py").write_text(AT_ONCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "odd", raising=False)  # that of the test before
    offers = {**registry._offers(), "odd": (EntryPoint("odd", "odd:MANIFEST", registry.GROUP),)}
    monkeypatch.setattr(registry, "_offers", lambda: offers)
    monkeypatch.setattr(registry, "_manifests", {})
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
        "text": "A game or a bot from another package does not work here. "
        "The server’s log says why.",
    }
    assert SECRET in caplog.text
