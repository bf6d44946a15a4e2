"""Text that fits the terminal: paragraphs, lists in two columns, tables.

Columns that do not fit side by side go below each other, so that 40 characters are enough.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from itertools import groupby

_NARROWEST = 24
"""The least width of a second column; with less it goes below the first."""

_UNLIMITED = 10_000


def terminal_width() -> int:
    """The terminal's width, or COLUMNS; 80 for files and pipes."""
    return shutil.get_terminal_size().columns


def table_width() -> int:
    """The width for tables: the terminal's; in files and pipes each row is one line."""
    terminal = sys.stdout is not None and sys.stdout.isatty()
    return terminal_width() if terminal else _UNLIMITED


def wrapped(text: str, width: int, indent: int = 0, hanging: int | None = None) -> list[str]:
    """A paragraph's lines; those after the first are indented by `hanging`."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(
        text,
        max(width, later + 1),
        initial_indent=" " * indent,
        subsequent_indent=" " * later,
        break_long_words=False,
        break_on_hyphens=False,
    )


def two_columns(rows: Sequence[tuple[str, str]], width: int, indent: int = 2) -> list[str]:
    """Terms with their explanations beside them, or below in a narrow terminal."""
    beside = indent + max((len(term) for term, meaning in rows if meaning), default=0) + 2
    lines: list[str] = []
    for term, meaning in rows:
        if meaning and beside + _NARROWEST <= width:
            start = f"{' ' * indent}{term:<{beside - indent}}"
            lines += wrapped(start.replace(" ", "\0") + meaning, width, 0, beside)
        else:
            lines += wrapped(term, width, indent, indent + 2)
            lines += wrapped(meaning, width, indent + 4)
    return [line.replace("\0", " ") for line in lines]


def reflowed(text: str, width: int) -> list[str]:
    """A text of paragraphs and indented examples, which may have a second column."""
    lines: list[str] = []
    for indented, group in groupby(text.splitlines(), key=lambda line: line.startswith(" ")):
        if indented:
            lines += two_columns([split(line) for line in group], width)
        else:
            lines += wrapped(" ".join(group), width)
    return lines


def split(line: str) -> tuple[str, str]:
    """A line's two columns; the second is empty if there is only one."""
    term, *meaning = re.split(r" {2,}", line.strip(), maxsplit=1)
    return term, "".join(meaning)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table, all columns but the first right-aligned; if it does not fit, a block per row."""
    sizes = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    if sum(sizes) + 2 * (len(sizes) - 1) <= width:
        return [_row(cells, sizes) for cells in (headings, *rows)]
    lines = wrapped(f"{headings[0]}:", width) if headings[0] else []
    for first, *others in rows:
        lines += wrapped(first, width)
        for heading, cell in zip(headings[1:], others, strict=True):
            lines += wrapped(f"{heading}: {cell}", width, 2, 4)
    return lines


def _row(cells: Sequence[str], sizes: Sequence[int]) -> str:
    first, *others = (
        f"{cell:>{size}}" if place else f"{cell:<{size}}"
        for place, (cell, size) in enumerate(zip(cells, sizes, strict=True))
    )
    return "  ".join((first, *others)).rstrip()
