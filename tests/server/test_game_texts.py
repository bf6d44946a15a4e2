"""The words of a game over HTTP: for pages that were not built with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lichtspiel import all_games
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings
from lichtspiel.text import LANGUAGES, sources, texts_in

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(Settings(tmp_path))) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_its_title_in_every_language(client: Client, language: str) -> None:
    for game in all_games():
        answer = client.get(f"/api/games/{game.slug}/texts", params={"language": language})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        title = texts_in(language).say(f"{game.slug}-title")
        assert f"{game.slug}-title = {title}\n" in answer.text


def test_they_are_sent_again_only_when_they_have_changed(client: Client) -> None:
    address = f"/api/games/{all_games()[0].slug}/texts"
    first = client.get(address)
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    other = client.get(address, params={"language": "fi"})
    assert other.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("chess/texts", "unknown-game"),
        ("common/texts", "unknown-game"),
        ("face-to-face/texts?language=sv", "unknown-language"),
    ],
)
def test_only_games_that_are_registered_and_languages_we_speak(
    client: Client, path: str, error: str
) -> None:
    answer = client.get(f"/api/games/{path}")
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == error


def test_what_is_missing_in_a_language_is_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (
        (
            "en",
            "lantern-title = Magic Lantern\n-slide = slide\nlantern-about = Pick a { -slide }.\n",
        ),
        ("de", "lantern-title = Laterna magica\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "lantern.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sources, "locale_folders", lambda: [tmp_path])
    sources.source_of.cache_clear()
    assert sources.source_of("lantern", "de") == (
        "lantern-title = Laterna magica\n-slide = slide\nlantern-about = Pick a { -slide }.\n"
    )
    assert "Magic Lantern" in sources.source_of("lantern", "fi")
    assert sources.source_of("chess", "de") == ""
    sources.source_of.cache_clear()
