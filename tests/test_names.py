"""Nothing outside a game's own folders and texts names the game: all find it by its manifest."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel.engine.registry import manifest_of, slugs

SOURCES = Path(lichtspiel.__file__).parent
SEARCHED = [SOURCES]
"""Folders of files written by hand or generated from them."""
WRITTEN = {".css", ".ftl", ".html", ".json", ".md", ".py", ".sql", ".svelte", ".toml", ".ts"}
BUILT = SOURCES / "web"
OURS = [slug for slug in slugs() if manifest_of(slug).game.startswith("lichtspiel.")]


def files() -> Iterator[tuple[Path, Path]]:
    """Each with its place in the folder that is searched."""
    for folder in SEARCHED:
        for path in folder.rglob("*"):
            if path.suffix in WRITTEN and not path.is_relative_to(BUILT):
                yield path, path.relative_to(folder)


@pytest.mark.parametrize("slug", OURS)
def test_no_file_outside_its_own_folders_names_a_game(slug: str) -> None:
    """Its own are the folders and files that are called as the game's module or its slug."""
    words = slug.split("-")
    own = {slug, "_".join(words)}
    name = re.compile("[-_ ]?".join(words), re.IGNORECASE)
    found = [
        f"{place}:{number}: {line.strip()[:80]}"
        for path, place in files()
        if own.isdisjoint((*place.parts, place.stem))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if name.search(line)
    ]
    assert found == []


def test_there_is_something_to_search() -> None:
    assert len(OURS) == 4
    assert len(list(files())) > 200
