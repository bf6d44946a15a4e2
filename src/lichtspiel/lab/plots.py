"""Draws plots as SVG without a library: narrow enough for a phone, coloured by style sheet.

A plot is WIDTH wide, so that its text stays readable on small screens. The report's style sheet
defines the classes `axis`, `grid`, `par`, `mark`, `range`, `box`, `bar`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

WIDTH = 340
_EDGE = 14
_ROW = 38
_LINE = 25
"""The distance of a row's line below its name."""
_FOOT = 22
_BARS = 150
_TICKS = 5

Tell = Callable[[float], str]
"""Formats a number for an axis."""


@dataclass(frozen=True)
class Row:
    """A value with its interval; `box` adds the spread of single games."""

    name: str
    figure: str
    value: float
    low: float
    high: float
    box: tuple[float, float, float] | None = None
    """The quartiles."""


@dataclass(frozen=True)
class Bar:
    start: float
    end: float
    height: int
    about: str


@dataclass(frozen=True)
class Scale:
    """Maps numbers to x coordinates, over a range with round ends."""

    low: float
    high: float
    step: float

    @classmethod
    def over(cls, values: Sequence[float]) -> Scale:
        low, high = min(values), max(values)
        if low == high:
            low, high = low - 0.5, high + 0.5
        rough = (high - low) / _TICKS
        unit = 10.0 ** math.floor(math.log10(rough))
        step = next(unit * times for times in (1, 2, 5, 10) if rough <= unit * times * 1.0000001)
        return cls(math.floor(low / step) * step, math.ceil(high / step) * step, step)

    def at(self, value: float) -> float:
        inside = WIDTH - 2 * _EDGE
        return round(_EDGE + inside * (value - self.low) / (self.high - self.low), 1)

    def ticks(self) -> Iterator[float]:
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield round(self.low + number * self.step, 9)


def rows_plot(title: str, rows: Sequence[Row], tell: Tell, par: float | None = None) -> Markup:
    """A line for each row: its name and figure above, a dot with its range below."""
    values = [value for row in rows for value in (row.low, row.high, row.value)]
    scale = Scale.over(values if par is None else [*values, par])
    bottom = _ROW * len(rows) + 4
    parts = [_axis(scale, bottom, tell)]
    if par is not None:
        x = scale.at(par)
        parts.append(Markup('<path class="par" d="M{} 0V{}"/>').format(x, bottom))
    parts += [_row(row, scale, _ROW * number) for number, row in enumerate(rows)]
    return _svg(title, bottom + _FOOT, parts)


def _row(row: Row, scale: Scale, top: float) -> Markup:
    y = top + _LINE
    parts = [
        Markup('<text x="{}" y="{}">{}</text>').format(_EDGE, top + 13, row.name),
        Markup('<text x="{}" y="{}" class="figure">{}</text>').format(
            WIDTH - _EDGE, top + 13, row.figure
        ),
        Markup('<path class="range" d="M{} {}H{}"/>').format(
            scale.at(row.low), y, scale.at(row.high)
        ),
    ]
    if row.box is not None:
        left, middle, right = map(scale.at, row.box)
        parts.append(
            Markup('<rect class="box" x="{}" y="{}" width="{}" height="10" rx="2"/>').format(
                left, y - 5, max(right - left, 1)
            )
        )
        parts.append(Markup('<path class="median" d="M{} {}v10"/>').format(middle, y - 5))
    parts.append(
        Markup('<circle class="mark" cx="{}" cy="{}" r="4.5"/>').format(scale.at(row.value), y)
    )
    return _told(f"{row.name}: {row.figure}", parts)


def bars_plot(title: str, bars: Sequence[Bar], tell: Tell) -> Markup:
    """A histogram."""
    scale = Scale.over([edge for bar in bars for edge in (bar.start, bar.end)])
    highest = max(bar.height for bar in bars)
    parts = [_axis(scale, _BARS, tell)]
    for bar in bars:
        height = round((_BARS - 8) * bar.height / highest, 1)
        left, right = scale.at(bar.start), scale.at(bar.end)
        shape = Markup('<rect class="bar" x="{}" y="{}" width="{}" height="{}"/>').format(
            left + 0.5, _BARS - height, max(round(right - left - 1, 1), 1), height
        )
        parts.append(_told(bar.about, [shape]))
    return _svg(title, _BARS + _FOOT, parts)


def _axis(scale: Scale, y: float, tell: Tell) -> Markup:
    parts = [Markup('<path class="axis" d="M{} {}H{}"/>').format(_EDGE, y, WIDTH - _EDGE)]
    for value in scale.ticks():
        x = scale.at(value)
        parts.append(Markup('<path class="grid" d="M{} 0V{}"/>').format(x, y))
        parts.append(
            Markup('<text x="{}" y="{}" class="tick">{}</text>').format(x, y + 15, tell(value))
        )
    return Markup("").join(parts)


def _told(about: str, parts: Sequence[Markup]) -> Markup:
    """The tooltip."""
    return Markup("<g><title>{}</title>{}</g>").format(about, Markup("").join(parts))


def _svg(title: str, height: float, parts: Sequence[Markup]) -> Markup:
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img"'
        ' aria-label="{}">{}</svg>'
    ).format(WIDTH, height, escape(title), Markup("").join(parts))
