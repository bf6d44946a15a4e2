"""Checks that what the documents say is true."""

import doctest
import re
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel import all_games

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
GENERATED = tuple(str(ROOT / "docs" / folder) for folder in ("reference", "rulebook"))
"""Pages that only the built site has; `tests/test_site.py` follows links to them."""


def test_the_readmes_game_is_played_as_it_says() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_the_packages_example_is_true() -> None:
    results = doctest.testmod(lichtspiel)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        found = (path.parent / target).resolve()
        assert found.exists() or str(found).startswith(GENERATED), target


def test_the_readme_begins_with_a_small_picture() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[0]
    picture = re.fullmatch(r"!\[.+\]\((.+)\)", first)
    assert picture is not None
    assert (ROOT / picture[1]).stat().st_size <= 200_000


def test_the_readme_lists_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in all_games():
        assert f"| `{game.slug}` | {game.seat_range()} |" in readme


def test_the_export_list_is_in_order_and_true() -> None:
    assert lichtspiel.__all__ == sorted(lichtspiel.__all__, key=_constants_first)
    for name in lichtspiel.__all__:
        assert hasattr(lichtspiel, name)


def _constants_first(name: str) -> tuple[bool, bool, str]:
    return (not name.isupper(), not name[0].isupper(), name)


def test_the_readme_says_of_speed_what_was_measured() -> None:
    """The slowest and the fastest game of a kind, and every game that is behind."""
    measured = (ROOT / "benchmarks" / "README.md").read_text()
    rows = [
        re.findall(r"\*\*([\d.]+)×\*\*", line)
        for line in measured.splitlines()
        if line.startswith(("| face", "| holly", "| klappe", "| top"))
    ]
    ratios = [row for row in rows if len(row) > 2]  # not the table of steps
    loop, playout = [float(row[0]) for row in ratios], [float(row[3]) for row in ratios]
    said = " ".join((ROOT / "README.md").read_text().split())
    assert f"{min(loop)} to {max(loop)} times as many from a Python loop" in said
    assert all(f"({ratio})" in said for ratio in playout if ratio < 1)
