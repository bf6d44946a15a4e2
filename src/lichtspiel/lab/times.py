"""Decision times as a small histogram: counts in steps of 5 % instead of millions of values."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from lichtspiel.engine.reading import Reader

_STEP = math.log(1.05)
_BINS = {str(number): number for number in range(1000)}
"""The steps by their names in documents; the last one is longer than anything can take."""


class Times:
    """Decision times of one level, in nanoseconds of CPU time.

    CPU time, because in an arena all cores are busy: the time that a decision waits for a core
    says nothing about the bot.
    """

    def __init__(self) -> None:
        self._bins: Counter[int] = Counter()
        self._longest = 0

    def add(self, nanoseconds: int) -> None:
        self._bins[round(math.log(max(nanoseconds, 1)) / _STEP)] += 1
        self._longest = max(self._longest, nanoseconds)

    def add_all(self, other: Times) -> None:
        self._bins += other._bins
        self._longest = max(self._longest, other._longest)

    @property
    def decisions(self) -> int:
        return self._bins.total()

    def _quantile(self, p: float) -> float:
        """The middle of a step in milliseconds, accurate to 2.5 %."""
        seen = 0
        for number in sorted(self._bins):
            seen += self._bins[number]
            if seen >= p * self.decisions:
                return min(math.exp(number * _STEP), self._longest) / 1e6
        raise ValueError("no decision was timed")

    def summary(self) -> dict[str, float]:
        """Median and 99 % point in milliseconds within 2.5 %, and the longest of all."""
        found = {"median": self._quantile(0.5), "p99": self._quantile(0.99)}
        found["longest"] = self._longest / 1e6
        return {name: float(f"{value:.3g}") for name, value in found.items()}

    def to_json(self) -> dict[str, Any]:
        bins = {str(number): count for number, count in sorted(self._bins.items())}
        return {"bins": bins, "longest": self._longest}

    @classmethod
    def read(cls, reader: Reader) -> Times:
        parts, times = reader.fields(("bins", "longest")), cls()
        for name, count in parts["bins"].every().items():
            if name not in _BINS:
                raise reader.complain("document-unknown", name=name[:40])
            times._bins[_BINS[name]] = count.whole(1, 10**12)
        times._longest = parts["longest"].whole(0, 10**18)
        return times
