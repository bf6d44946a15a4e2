"""Prints the arena's document as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lichtspiel.lab.figures import Figures
from lichtspiel.text import Texts, layout

_WIDTH = 100
"""The width of lines that go to a file or a pipe."""


def print_tables(document: dict[str, Any], texts: Texts, console: Console | None = None) -> None:
    _Printer(document, texts, console or _usual_console()).print()


def _usual_console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=_WIDTH)


class _Printer:
    def __init__(self, document: dict[str, Any], texts: Texts, console: Console) -> None:
        self._console = console
        self._document = document
        self._texts = texts
        self._figures = Figures(texts)

    def print(self) -> None:
        document, say = self._document, self._texts.say
        self._console.print(Text(self._figures.heading(document), style="bold"))
        if lineup := self._figures.lineup(document):
            self._console.print(Text(lineup))
        self._console.print(Text(self._figures.reading(document), style="dim"))
        if duel := self._figures.duel(document):
            self._console.print(Text(duel))
        if not document["repeatable"]:
            self._console.print(Text(say("arena-not-repeatable"), style="dim"))
        self._levels()
        if document["pairings"] is not None and document["seats"] > 1:
            self._pairings()
        if not document["cooperative"]:
            self._seats()
        self._times()
        self._end()

    def _table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for place, heading in enumerate(headings):
            table.add_column(Text(heading), justify="right" if place else "left")
        for row in rows:
            table.add_row(*map(Text, row))
        self._console.print()
        natural = self._console.measure(table, options=self._console.options.update(width=1000))
        if natural.maximum <= self._console.width:
            self._console.print(table)
        else:  # a block for each row
            for line in layout.table(headings, rows, self._console.width):
                self._console.print(Text(line))

    def _shown(self, found: dict[str, Any]) -> list[str]:
        """Win share, points, and deals won where a match has many."""
        cells = [self._figures.share_with_interval(found["win_share"])]
        if "deal_share" in found:
            cells.append(self._figures.share_with_interval(found["deal_share"]))
        return [*cells, self._figures.points_with_interval(found["points"])]

    def _shown_headings(self) -> list[str]:
        say, matches = self._texts.say, "deal_share" in self._document["by_seat"][0]
        deals = [say("arena-deals-won")] if matches else []
        return [say("arena-wins"), *deals, say("arena-mean-points")]

    def _levels(self) -> None:
        say, ratings = self._texts.say, self._document["ratings"]
        rows = []
        for level, found in self._document["levels"].items():
            row = [self._figures.level(level), self._figures.whole(found["games"])]
            if ratings is not None:
                row.append(self._figures.rating_with_interval(ratings[level]))
            rows.append([*row, *self._shown(found)])
        rated = [] if ratings is None else [say("arena-rating")]
        headings = [say("arena-level"), say("arena-games"), *rated, *self._shown_headings()]
        self._table(headings, rows)

    def _pairings(self) -> None:
        rows = []
        for cell in self._document["pairings"]:
            one, among = (self._figures.level(cell[part]) for part in ("one", "among"))
            rows.append(
                [self._texts.say("arena-pairing", one=one, among=among), *self._shown(cell)]
            )
        self._table([self._texts.say("arena-pairings"), *self._shown_headings()], rows)

    def _seats(self) -> None:
        rows = [
            [self._texts.say("seat-number", number=number), *self._shown(found)]
            for number, found in enumerate(self._document["by_seat"], start=1)
        ]
        self._table([self._texts.say("arena-seat"), *self._shown_headings()], rows)

    def _times(self) -> None:
        say, figures = self._texts.say, self._figures
        rows = []
        for level, found in self._document["decision_ms"].items():
            times = (figures.milliseconds(found[part]) for part in ("median", "p99", "longest"))
            rows.append([figures.level(level), figures.whole(found["decisions"]), *times])
        parts = [say("arena-median"), say("arena-p99"), say("arena-longest")]
        self._table([say("arena-times"), say("arena-decisions"), *parts], rows)

    def _end(self) -> None:
        length, figures = self._document["length"], self._figures
        self._console.print()
        self._console.print(
            self._texts.say(
                "arena-moves",
                mean=figures.length_with_interval(length["moves"]),
                least=length["least"],
                most=length["most"],
            ),
            markup=False,
        )
        for reason, found in self._document["reasons"].items():
            words = figures.reason(self._document, reason)
            share = 100.0 * found["share"]
            said = self._texts.say("sim-reason", reason=words, count=found["games"], share=share)
            self._console.print(said, markup=False)
