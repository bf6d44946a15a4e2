"""Tables that give way: where one would break words or lose columns, sentences say the same."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

_WIDE = 1000


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
