"""Games are found by their folders: nothing else of the pages names one."""

from __future__ import annotations

import re
from pathlib import Path

from lichtspiel.engine.registry import slugs

WEB = Path(__file__).parents[1] / "web"
GAMES = WEB / "src" / "games"


def test_only_the_folder_of_a_game_names_it() -> None:
    # However it is written: face-to-face, face_to_face, FaceToFace.
    names = [slug.replace("-", "[-_ ]?") for slug in slugs()]
    named = re.compile(rf"\b({'|'.join(names)})", re.IGNORECASE)
    found = []
    for path in (*(WEB / "src").rglob("*.*"), *WEB.glob("*.*")):
        relative = path.relative_to(WEB)
        own = path.is_relative_to(GAMES) and len(path.relative_to(GAMES).parts) > 1
        if own or path.is_dir():
            continue
        if named.search(relative.as_posix()) or named.search(path.read_text(encoding="utf-8")):
            found.append(str(relative))
    assert found == []


def test_every_folder_of_the_pages_is_a_game_by_its_module_s_name() -> None:
    modules = {slug.replace("-", "_") for slug in slugs()}
    folders = {path.name for path in GAMES.iterdir() if path.is_dir()}
    assert folders <= modules
