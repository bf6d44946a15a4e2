"""Nothing outside a game's own folders and texts names the game: all find it by its manifest, the
pages by its folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel.engine.registry import manifest_of, slugs

SOURCES = Path(lichtspiel.__file__).parent
WEB = Path(__file__).parents[1] / "web"
PAGES = WEB / "src"
WRITTEN = re.compile(r"\.(css|ftl|html|json|md|py|sql|svelte|svg|toml|[jt]s)")
"""Files written by hand or generated from such."""
BUILT = {SOURCES / "web", SOURCES / "site"}
OURS = [slug for slug in slugs() if manifest_of(slug).game.startswith("lichtspiel.")]


def files() -> Iterator[tuple[Path, Path]]:
    """Each with its place in the folder that is searched."""
    written = (path for path in SOURCES.rglob("*") if BUILT.isdisjoint(path.parents))
    found = [*((SOURCES, path) for path in written)]
    found += [*((WEB, path) for path in (*PAGES.rglob("*"), *WEB.glob("*.*")))]
    for folder, path in found:
        if WRITTEN.fullmatch(path.suffix):
            yield path, path.relative_to(folder)


@pytest.mark.parametrize("slug", OURS)
def test_no_file_outside_its_own_folders_names_a_game(slug: str) -> None:
    """Its own are the folders and files that are called as the game's module or its slug."""
    words = slug.split("-")
    own = {slug, "_".join(words)}
    # However it is written: in code (isFaceToFace, face_to_face) and in prose.
    name = re.compile("[-_ ]?".join(words), re.IGNORECASE)
    found = [
        f"{place}:{number}: {line.strip()[:80]}"
        for path, place in files()
        if own.isdisjoint((*place.parts, place.stem))
        for number, line in enumerate(_lines(path, place))
        if name.search(line)
    ]
    assert found == []


def _lines(path: Path, place: Path) -> list[str]:
    """Where a file lies, and what stands in it."""
    return [str(place), *path.read_text(encoding="utf-8").splitlines()]


def test_every_folder_of_the_pages_is_a_game_by_its_module_s_name() -> None:
    modules = {slug.replace("-", "_") for slug in slugs()}
    folders = {path.name for path in (PAGES / "games").iterdir() if path.is_dir()}
    assert folders - {"common"} <= modules


def test_there_is_something_to_search() -> None:
    assert len(OURS) == 4
    places = [place for _, place in files()]
    assert len(places) > 300
    assert {Path("engine", "registry.py"), Path("src", "games", "index.ts")} <= {*places}
