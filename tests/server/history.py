"""Whether a history of commands and answers is linearizable.

Every command at a table is to take effect at one moment between its sending and its answer, once,
and all viewers are to see the same order. A log makes this easy to check: numbers are the order, so
what is left is that the order fits the clock. Commands without an answer may have taken effect or
not; refused ones may not.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter

Log = Sequence[tuple[int, str]]
"""Numbers and texts, in order."""


class NotLinearizable(AssertionError):
    """No order of the commands explains the answers."""


@dataclass
class Said:
    """A command and its answer. Texts are unique."""

    table: str
    text: str
    begun: float
    ended: float | None = None
    """None: it was never answered, or the answer was that nobody knows."""
    seq: int | None = None
    """Where it is in the log, as the answer said; None: it was refused, or not answered."""


@dataclass
class History:
    said: list[Said] = field(default_factory=list)
    answered: int = 0

    def begin(self, table: str, text: str) -> Said:
        one = Said(table, text, _now())
        self.said.append(one)
        return one

    def end(self, one: Said, seq: int | None) -> None:
        one.ended, one.seq = _now(), seq
        self.answered += 1

    def check(self, logs: Mapping[str, Log]) -> None:
        """Raises NotLinearizable."""
        for table in {one.table for one in self.said}:
            said = [one for one in self.said if one.table == table]
            _check_table(said, logs.get(table, ()))


def _check_table(said: Sequence[Said], log: Log) -> None:
    places = {text: seq for seq, text in log}
    if twice := [text for text, times in Counter(text for _, text in log).items() if times > 1]:
        raise NotLinearizable(f"in the log more than once: {twice[:3]}")
    if invented := places.keys() - {one.text for one in said}:
        raise NotLinearizable(f"nobody has said {sorted(invented)[:3]}")
    for one in said:
        found = places.get(one.text)
        if one.seq is not None and found != one.seq:
            raise NotLinearizable(f"{one.text!r} was to be number {one.seq}, and is {found}")
        if one.ended is not None and one.seq is None and found is not None:
            raise NotLinearizable(f"{one.text!r} was refused, and is number {found}")
    _check_clock([one for one in said if one.text in places], places)


def _check_clock(said: Sequence[Said], places: Mapping[str, int]) -> None:
    """What was answered before another command began comes before it."""
    ended = sorted((one for one in said if one.ended is not None), key=attrgetter("ended"))
    moments = [one.ended for one in ended]
    latest: list[int] = []  # of all that had ended by then
    for one in ended:
        latest.append(max(places[one.text], latest[-1] if latest else 0))
    for one in said:
        before = bisect_left(moments, one.begun)  # type: ignore[type-var]
        if before and latest[before - 1] > places[one.text]:
            raise NotLinearizable(f"{one.text!r} comes before what was answered earlier")


def _now() -> float:
    return asyncio.get_running_loop().time()
