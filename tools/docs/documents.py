"""Copies the documents of the repository into the site, and turns their links towards it."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path, PurePosixPath

ELSEWHERE = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "benchmarks/README.md": "project/speed.md",
    "benchmarks/bots/README.md": "project/bots.md",
    "examples/gops/README.md": "gops.md",
    "README.md": "index.md",
}
"""Documents outside `docs`, and where they are in the site."""
_NOT_PAGES = ("docs/words/",)
"""Notes for translators, which refer to files beside them."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def copy(root: Path, source: Path) -> None:
    for file in sorted((root / "docs").rglob("*")):
        name = file.relative_to(root).as_posix()
        if file.is_dir() or name.startswith(_NOT_PAGES):
            continue
        target = source / place(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(turned(file.read_text("utf-8"), name, root), "utf-8")
        else:
            shutil.copy(file, target)
    for name, page in ELSEWHERE.items():
        if name == "README.md":  # docs/index.md is the site's first page
            continue
        target = source / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(turned((root / name).read_text("utf-8"), name, root), "utf-8")


def list_decisions(folder: Path) -> None:
    """Add to the first page of the decisions a list of all of them."""
    lines = [""]
    for page in sorted(folder.glob("[0-9]*.md")):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        number, _, words = title.partition(". ")
        lines.append(f"{number}. [{words}]({page.name})")
    with (folder / "index.md").open("a", encoding="utf-8") as index:
        index.write("\n".join([*lines, ""]))


def place(name: str) -> str:
    """Where a document of the repository is in the site."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    path = PurePosixPath(name).relative_to("docs")
    return str(path.with_name("index.md") if path.name == "README.md" else path)


def turned(text: str, name: str, root: Path) -> str:
    """The same text with links that lead to pages of the site.

    A link to a file that is no page (sources, data) becomes plain text: readers of the site do not
    have the repository.
    """
    here = PurePosixPath(name)
    page = PurePosixPath(place(name))

    def turn(match: re.Match[str]) -> str:
        picture, label, target = match.groups()
        path, hash_, anchor = target.partition("#")
        if not path or ":" in path:
            return match[0]
        found = os.path.normpath(here.parent / path).replace(os.sep, "/")
        if (root / found).is_dir():
            found += "/README.md"
        is_page = found in ELSEWHERE or (
            found.startswith("docs/") and not f"{found}/".startswith(_NOT_PAGES)
        )
        if not is_page:
            return label
        towards = os.path.relpath(place(found), page.parent).replace(os.sep, "/")
        return f"{picture}[{label}]({towards}{hash_}{anchor})"

    return _LINK.sub(turn, text)
