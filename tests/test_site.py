"""The documentation as `make docs` has built it: no dead link, and nothing from elsewhere."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from lichtspiel import all_games
from lichtspiel.text import LANGUAGES, texts_in

SITE = Path(__file__).parents[1] / "src" / "lichtspiel" / "site"
_LOADED = {"img": "src", "script": "src", "link": "href", "source": "srcset"}
"""What a browser fetches by itself."""
_HARMLESS = ("canonical", "next", "prev")


@pytest.fixture(autouse=True)
def _built() -> None:
    assert (SITE / "index.html").exists(), "the documentation is not built: make docs builds it"


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.inline_scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in given}
        self.anchors |= {attributes[name] for name in ("id", "name") if name in attributes}
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        if tag in _LOADED and attributes.get("rel") not in _HARMLESS:
            self.loaded += [attributes[_LOADED[tag]]] if _LOADED[tag] in attributes else []
        if tag == "script" and not {"src", "type"} & attributes.keys():
            self.inline_scripts += 1


@cache
def read(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


def _pages() -> list[Path]:
    return sorted(SITE.rglob("*.html"))


def test_every_link_leads_to_a_page_and_its_anchor() -> None:
    dead = []
    for path in _pages():
        for link in [*read(path).links, *read(path).loaded]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            base = SITE.parent if parts.path.startswith("/docs/") else path.parent
            name = unquote(parts.path).replace("/docs/", "site/", 1).lstrip("/")
            target = (base / name).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                dead.append(f"{path.relative_to(SITE)}: {link}")
            elif parts.fragment and target.suffix == ".html":
                anchors = read(target).anchors | {"__top", "__skip"}
                if unquote(parts.fragment) not in anchors:
                    dead.append(f"{path.relative_to(SITE)}: {link}")
    assert dead == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    """Addresses with a scheme or a host; scripts within pages would break the server's policy."""
    for path in _pages():
        page = read(path)
        assert [link for link in page.loaded if urlsplit(link).netloc] == [], path
        assert page.inline_scripts == 0, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_are_there(language: str) -> None:
    texts = texts_in(language)
    for game in all_games():
        text = (SITE / "rulebook" / language / f"{game.slug}.html").read_text("utf-8")
        for rule in game.rulebook.rules:
            assert f'id="{game.rulebook.name(rule)}"' in text
        assert texts.say(f"{game.slug}-title").replace("&", "&amp;") in text
        assert f'lang="{language}"' in text
