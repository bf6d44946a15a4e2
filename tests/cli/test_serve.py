"""What `lichtspiel serve` says and does when the server is open."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from lichtspiel.cli import main
from lichtspiel.cli.commands import serve as command
from lichtspiel.server import serve as server
from lichtspiel.server.settings import Settings
from lichtspiel.text import LANGUAGES

ADDRESS = "http://127.0.0.1:8000"


@pytest.fixture(autouse=True)
def opened_browsers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A server that closes as soon as it is open, and a browser that only notes the address."""

    def open_and_close(_settings: Settings, opened: Callable[[str], None]) -> None:
        opened(ADDRESS)

    addresses: list[str] = []
    monkeypatch.setattr(server, "serve", open_and_close)
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the pages would be."""

    @dataclass(frozen=True)
    class Elsewhere(Settings):
        pages: Path = tmp_path

    monkeypatch.setattr(command, "Settings", Elsewhere)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pages_it_says_so(
    pages: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    arguments = ["--lang", language, "serve", "--data", str(pages / "data")]
    assert main(arguments) == 0
    without = capsys.readouterr().out.splitlines()
    (pages / "index.html").touch()
    assert main(arguments) == 0
    assert without[1:] == capsys.readouterr().out.splitlines()
    assert "Node.js" in without[0]
    assert f"{ADDRESS}/api/docs/openapi.json" in without[0]


@pytest.mark.usefixtures("pages")
def test_it_opens_the_browser_when_asked(opened_browsers: list[str], tmp_path: Path) -> None:
    assert main(["serve", "--data", str(tmp_path / "data")]) == 0
    assert not opened_browsers
    assert main(["serve", "--data", str(tmp_path / "data"), "--open"]) == 0
    assert opened_browsers == [ADDRESS]
