"""Pictures that give way: to sentences where a table would break words or lose columns, and to a
closer one where the screen is too low."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

_WIDE = 1000
_AROUND = 6
"""Lines above and below a picture: news, a question, what is typed."""


class Fitting:
    """A table, or lines instead of it on a terminal that is too narrow for its words."""

    def __init__(self, grid: Grid, lines: Sequence[str]) -> None:
        self._grid = grid
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = Measurement.get(console, options.update(width=_WIDE), self._grid).minimum
        if needed <= options.max_width:
            yield self._grid
        else:
            yield from map(Text, self._lines)


class Lower:
    """A picture, or a closer one on a terminal that is too low for it and what stands around it."""

    def __init__(self, picture: RenderableType, closer: RenderableType) -> None:
        self._picture = picture
        self._closer = closer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = len(console.render_lines(self._picture, options.update(height=None)))
        yield self._picture if height + _AROUND <= console.height else self._closer
