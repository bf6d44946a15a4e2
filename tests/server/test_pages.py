"""What browsers get: pages and files, their headers, and nothing from elsewhere."""

from __future__ import annotations

import fnmatch
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lichtspiel.server import limits
from lichtspiel.server import pages as served
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.text import LANGUAGES, texts_in

Client = TestClient[Litestar]

_SCRIPT = "// " + "cards travel " * 500
_INDEX = (
    '<!doctype html><html lang="en"><head><title>Lichtspiel</title>'
    '<link rel="modulepreload" crossorigin href="/assets/base-abc.js"></head></html>'
)


def _built(name: str, *imports: str, css: bool = True) -> dict[str, object]:
    """As Vite writes it down."""
    styles = {"css": [f"assets/{name}-abc.css"]} if css else {}
    return {"file": f"assets/{name}-abc.js", "imports": ["_base-abc.js", *imports], **styles}


_BUILT = {
    "_base-abc.js": {"file": "assets/base-abc.js"},
    "_stage-abc.js": _built("stage", css=False),
    "src/pages/Learn.svelte": _built("Learn", "_stage-abc.js"),
    "src/pages/NewTable.svelte": _built("NewTable"),
    "src/pages/Replay.svelte": _built("Replay", "_stage-abc.js"),
    "src/pages/Rules.svelte": _built("Rules"),
    "src/pages/TablePage.svelte": _built("TablePage", "_stage-abc.js"),
    "src/games/face_to_face/index.ts": _built("face_to_face", "_stage-abc.js"),
    "src/games/face_to_face/lesson.json": _built("lesson", css=False),
    "src/games/face_to_face/rules.json": _built("rules", css=False),
    "src/games/face_to_face/Poster.svelte": _built("Poster"),
    "src/games/top_oder_flop/Poster.svelte": _built("Poster2"),
    **{
        f"src/text/words/{language}.ts": _built(f"words-{language}", css=False)
        for language in LANGUAGES
    },
}


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(_INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text(_SCRIPT)
    (folder / "parts.json").write_text(json.dumps(_BUILT))
    (folder / "assets" / "figtree-abc.woff2").write_bytes(b"wOF2")
    (folder / "swagger").mkdir()
    (folder / "swagger" / "swagger-ui.css").write_text("body {}")
    (tmp_path / "secret.txt").write_text("somebody's cards")
    (folder / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture
def client(tmp_path: Path, pages: Path) -> Iterator[Client]:
    few = Limits(requests_per_minute=20)
    site = tmp_path / "site"
    settings = Settings(tmp_path / "data", limits=few, pages=pages, site=site)
    settings.data.mkdir()
    with TestClient(make_app(settings)) as client:
        yield client


def without_parts(page: str) -> str:
    return re.sub(r'<link rel="[^>]*/(?!words)\w+-abc\.\w+">', "", page)


@pytest.mark.parametrize(
    "path", ["/", "/new/face-to-face", "/join/abc234", "/table/x", "/table/x/replay", "/rules/x"]
)
def test_every_address_of_the_pages_is_the_one_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert without_parts(answer.text) == without_parts(client.get("/").text)
    assert "<title>Lichtspiel</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_comes_in_the_language_of_the_browser_with_its_words(
    client: Client, language: str
) -> None:
    answer = client.get("/", headers={"accept-language": f"{language}, en;q=0.5"})
    assert f'<html lang="{language}">' in answer.text
    assert texts_in(language).say("web-description") in answer.text
    words = f'fetchpriority="low" crossorigin href="/assets/words-{language}-abc.js"'
    assert f'rel="modulepreload" {words}' in answer.text
    assert answer.text.count("words-") == 1
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        ("/", ["Poster", "Poster2"]),
        ("/learn/face-to-face", ["Learn", "face_to_face", "lesson", "stage"]),
        ("/rules/face-to-face", ["Rules", "face_to_face", "rules", "stage"]),
        ("/table/face-to-face", ["TablePage", "stage"]),
        ("/table/face-to-face/replay", ["Replay", "stage"]),
        ("/new/face-to-face", ["NewTable", "Poster"]),
        ("/learn/*", ["Learn", "stage"]),
        ("/nowhere/face-to-face", []),
    ],
)
def test_what_an_address_needs_is_named_at_once(
    client: Client, path: str, parts: list[str]
) -> None:
    """A slow network would take a round trip for each that a script only finds in another."""
    page = client.get(path).text
    scripts = re.findall(
        r'rel="modulepreload" fetchpriority="low" crossorigin href="/assets/([\w-]+)-abc.js"', page
    )
    styles = re.findall(r'rel="preload" as="style" crossorigin href="/assets/(\w+)-abc.css"', page)
    assert scripts == ["base", "words-en", *parts]
    assert styles == [part for part in parts if part not in ("lesson", "rules", "stage")]


def test_the_parts_are_named_as_they_are_built() -> None:
    """Where the pages are built."""
    manifest = Path("src/lichtspiel/web/parts.json")
    if not manifest.exists():
        pytest.skip("the pages are not built")
    built = json.loads(manifest.read_text())
    for parts in served._PARTS.values():
        for part in parts:
            assert fnmatch.filter(built, part.format(game="face_to_face")), part


@pytest.mark.parametrize(
    ("path", "media_type", "keep"),
    [
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/api/swagger/swagger-ui.css", "text/css", "no-cache"),
        ("/assets/index-abc.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("/assets/figtree-abc.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_files(client: Client, path: str, media_type: str, keep: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == media_type
    assert answer.headers["cache-control"] == keep
    head = client.head(path)
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/index-old.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/link.txt",
        "/%00.txt",
        "/" + "x" * 300 + ".txt",
        "/api/nothing",
        "/api",
        "/api/swagger/nothing",
        "/api/swagger/%2e%2e/%2e%2e/__init__.py",
    ],
)
def test_what_is_not_there_is_refused(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "server-request"


def test_a_file_is_sent_packed_to_whom_can_unpack(client: Client) -> None:
    path = "/assets/index-abc.js"
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(_SCRIPT) / 10
    assert packed.text == _SCRIPT
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == _SCRIPT
    font = client.get("/assets/figtree-abc.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in font.headers


def test_what_the_build_has_packed_smaller_is_sent_to_who_understands_it(
    client: Client, pages: Path
) -> None:
    (pages / "assets" / "index-abc.js.br").write_bytes(b"smaller")
    path = "/assets/index-abc.js"
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"smaller"
    assert client.get(path, headers={"Accept-Encoding": "gzip"}).text == _SCRIPT
    assert client.get(path, headers={"Accept-Encoding": "x-br"}).text == _SCRIPT


def test_answers_of_the_api_are_packed_unless_they_are_small(client: Client) -> None:
    games = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert games.headers["content-encoding"] == "gzip"
    assert len(games.json()) == 4
    assert "content-encoding" not in client.get("/api/health").headers


def test_an_unchanged_file_is_not_sent_again(client: Client, pages: Path) -> None:
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    (pages / "index.html").write_text(_INDEX + "<p>new</p>")
    new = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert new.status_code == 200
    assert "new" in new.text


def test_no_answer_is_without_its_headers(client: Client) -> None:
    for path in ("/", "/icon.svg", "/nothing.js", "/api/games", "/api/nothing", "/api/docs"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "frame-ancestors 'none'" in policy
        assert ("script-src 'self' 'unsafe-inline'" in policy) == (path == "/api/docs")


def test_files_do_not_count_as_requests(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_HELD_SECONDS", 0)
    for _ in range(40):
        assert client.get("/assets/index-abc.js").status_code == 200
    statuses = [client.get("/api/health").status_code for _ in range(40)]
    assert statuses.count(429) >= 10
    assert client.get("/").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_without_pages_says_so(client: Client, pages: Path, language: str) -> None:
    (pages / "index.html").unlink()
    answer = client.get("/table/x", headers={"Accept-Language": f"{language}-XX,en;q=0.5"})
    assert answer.status_code == 503
    assert f'lang="{language}"' in answer.text
    schema = "/api/docs/openapi.json"  # the page for people needs Swagger UI, built with the pages
    assert f'<a href="{schema}">{schema}</a>' in answer.text
    assert client.get(schema).status_code == 200
    assert "\u2068" not in answer.text


def test_the_documentation_is_served_under_docs(client: Client, tmp_path: Path) -> None:
    (tmp_path / "site" / "play").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<title>Documentation</title>")
    (tmp_path / "site" / "play" / "game.webp").write_bytes(b"RIFF")
    for address in ("/docs", "/docs/"):
        answer = client.get(address)
        assert answer.url.path == "/docs/index.html"
        assert answer.text == "<title>Documentation</title>"
    policy = client.get("/docs/index.html").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert client.get("/docs/play/game.webp").headers["content-type"] == "image/webp"
    for missing in ("/docs/nothing.html", "/docs/play", "/docs/..%2fsecret.txt"):
        assert client.get(missing).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_documentation_that_was_not_built_says_so(client: Client, language: str) -> None:
    answer = client.get("/docs", headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert f'lang="{language}"' in answer.text
    assert "make docs" in answer.text
