"""The arena's document as one HTML file: no network, no script, readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from lichtspiel.engine.registry import get_game
from lichtspiel.lab.figures import Figures, Found
from lichtspiel.lab.plots import Bar, Row, bars_plot, rows_plot
from lichtspiel.text import Texts

_TEMPLATE = Path(__file__).with_name("report.html")
_MOST_HEAT = 55
"""The most colour of a matrix cell, in percent, so that its figure stays readable."""
_SHARES = {"win_share": "arena-wins", "deal_share": "arena-deals-won"}


@dataclass(frozen=True)
class Cell:
    figure: str
    interval: str = ""
    heat: int | None = None
    """The colour of a cell, from how far it is above or below par."""
    side: str = "accent"


@dataclass(frozen=True)
class Line:
    name: str
    cells: Sequence[Cell]


@dataclass(frozen=True)
class Section:
    """A plot and a table of the same figures."""

    title: str
    about: str
    headings: Sequence[str]
    rows: Sequence[Line]
    plot: Markup = Markup("")  # noqa: RUF009  a constant
    matrix: bool = False
    folded: bool = False
    """Whether the table is collapsed at first."""


def report(document: dict[str, Any], texts: Texts) -> str:
    return _Report(document, texts).html()


class _Report:
    def __init__(self, document: dict[str, Any], texts: Texts) -> None:
        self._document = document
        self._texts = texts
        self._say = texts.say
        self._figures = Figures(texts)
        self._par: float | None = document["par"]
        self._together: bool = document["cooperative"]

    def html(self) -> str:
        environment = Environment(autoescape=True, undefined=StrictUndefined)
        template = environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
        title = self._texts.of_game(self._document["game"], "title")
        return template.render(
            language=self._texts.language,
            title=self._say("arena-report-title", title=title),
            heading=self._figures.heading(self._document),
            lineup=self._figures.lineup(self._document),
            duel=self._figures.duel(self._document),
            table_word=self._say("arena-report-table"),
            reading=self._figures.reading(self._document),
            warnings=[] if self._document["repeatable"] else [self._say("arena-not-repeatable")],
            sections=self._sections(),
            made_title=self._say("arena-report-made"),
            made=self._made(),
        )

    def _sections(self) -> list[Section]:
        sections = [self._strength()]
        if self._document["ratings"] is not None:
            sections.append(self._ratings())
        if self._document["pairings"] is not None and self._document["seats"] > 1:
            sections.append(self._pairings())
        if not self._together:
            sections.append(self._seats())
        return [*sections, self._points(), self._length(), self._times(), self._ends()]

    # -- who is strong ------------------------------------------------------------

    def _strength(self) -> Section:
        found = {
            self._figures.level(level): part for level, part in self._document["levels"].items()
        }
        about = "together" if self._together else "about"
        title = self._say("arena-report-strength")
        return Section(
            title,
            self._say(f"arena-report-strength-{about}"),
            [self._say("arena-level"), self._say("arena-games"), *self._share_headings()],
            [
                Line(name, [Cell(self._figures.whole(part["games"])), *self._shares(part)])
                for name, part in found.items()
            ],
            self._shares_plot(title, found),
        )

    def _ratings(self) -> Section:
        title = self._say("arena-report-ratings")
        ratings: dict[str, Found] = self._document["ratings"]
        rows = [
            _row(self._figures.level(level), self._figures.rating_with_interval(found), found)
            for level, found in sorted(ratings.items(), key=lambda item: -item[1]["value"])
        ]
        return Section(
            title,
            self._say("arena-report-ratings-about"),
            [self._say("arena-level"), self._say("arena-rating")],
            [Line(row.name, [_cell(row.figure)]) for row in rows],
            rows_plot(title, rows, self._figures.rating),
        )

    def _pairings(self) -> Section:
        cells = {(cell["one"], cell["among"]): cell for cell in self._document["pairings"]}
        ones = list(dict.fromkeys(one for one, _ in cells))
        if self._together:
            about = self._say("arena-report-pairings-together")
        else:
            par = self._figures.share(self._document["par"])
            about = self._say("arena-report-pairings-about", par=par)
        rows = [
            Line(
                self._figures.level(one),
                [self._matrix_cell(cells.get((one, among))) for among in ones],
            )
            for one in ones
        ]
        headings = ["", *map(self._figures.level, ones)]
        return Section(self._say("arena-report-pairings"), about, headings, rows, matrix=True)

    def _matrix_cell(self, found: dict[str, Any] | None) -> Cell:
        if found is None:
            return Cell("–")
        value, par = found["win_share"]["value"], self._par or 0.0
        reach = 1 - par if value >= par else par
        heat = round(_MOST_HEAT * abs(value - par) / reach)
        interval = self._figures.whole_percent_interval(found["win_share"])
        side = "accent" if value >= par else "below"
        return Cell(self._figures.share(value), interval, heat, side)

    def _seats(self) -> Section:
        title = self._say("arena-report-seats")
        found = {
            self._say("seat-number", number=number): part
            for number, part in enumerate(self._document["by_seat"], start=1)
        }
        return Section(
            title,
            self._say("arena-report-seats-about"),
            [self._say("arena-seat"), *self._share_headings()],
            [Line(name, self._shares(part)) for name, part in found.items()],
            self._shares_plot(title, found),
        )

    def _share_headings(self) -> list[str]:
        return [self._say(words) for part, words in _SHARES.items() if self._tells(part)]

    def _shares(self, found: dict[str, Any]) -> list[Cell]:
        return [
            _cell(self._figures.share_with_interval(found[part]))
            for part in _SHARES
            if self._tells(part)
        ]

    def _tells(self, part: str) -> bool:
        """The share of deals won, for matches of several deals."""
        return part in self._document["by_seat"][0]

    def _shares_plot(self, title: str, found: dict[str, dict[str, Any]]) -> Markup:
        rows = [
            _row(name, self._figures.share_with_interval(part["win_share"]), part["win_share"])
            for name, part in found.items()
        ]
        return rows_plot(title, rows, self._figures.share_tick, self._par)

    # -- what games are like ------------------------------------------------------

    def _points(self) -> Section:
        title = self._say("arena-report-points")
        levels = self._document["levels"]
        rows = []
        for level, part in levels.items():
            spread = part["points_spread"]
            rows.append(
                Row(
                    self._figures.level(level),
                    self._figures.points_with_interval(part["points"]),
                    part["points"]["value"],
                    spread["p05"],
                    spread["p95"],
                    (spread["p25"], spread["median"], spread["p75"]),
                )
            )
        return Section(
            title,
            self._say("arena-report-points-about"),
            [
                self._say("arena-level"),
                self._say("arena-mean-points"),
                *(self._figures.share_tick(part) for part in (0.05, 0.5, 0.95)),
            ],
            [
                Line(
                    row.name,
                    [
                        _cell(row.figure),
                        *(
                            Cell(self._figures.length(part["points_spread"][name]))
                            for name in ("p05", "median", "p95")
                        ),
                    ],
                )
                for row, part in zip(rows, levels.values(), strict=True)
            ],
            rows_plot(title, rows, self._figures.tick),
        )

    def _length(self) -> Section:
        title, length = self._say("arena-report-length"), self._document["length"]
        bars = [
            Bar(
                bar["from"],
                bar["to"] + 1,
                bar["games"],
                self._say(
                    "arena-report-bar", {"from": bar["from"], "to": bar["to"]}, games=bar["games"]
                ),
            )
            for bar in length["histogram"]
        ]
        said = self._say(
            "arena-moves",
            mean=self._figures.length_with_interval(length["moves"]),
            least=length["least"],
            most=length["most"],
        )
        moves, games = self._say("arena-report-moves"), self._say("arena-games")
        rows = [
            Line(f"{bar['from']}–{bar['to']}", [Cell(self._figures.whole(bar["games"]))])
            for bar in length["histogram"]
        ]
        plot = bars_plot(title, bars, self._figures.tick)
        about = f"{self._say('arena-report-length-about')} {said}."
        return Section(title, about, [moves, games], rows, plot, folded=True)

    def _times(self) -> Section:
        parts = ("median", "p99", "longest")
        headings = (
            *("arena-level", "arena-decisions"),
            *("arena-median", "arena-p99", "arena-longest"),
        )
        return Section(
            self._say("arena-report-times"),
            self._say("arena-report-times-about"),
            [self._say(heading) for heading in headings],
            [
                Line(
                    self._figures.level(level),
                    [
                        Cell(self._figures.whole(found["decisions"])),
                        *(Cell(self._figures.three_digits(found[part])) for part in parts),
                    ],
                )
                for level, found in self._document["decision_ms"].items()
            ],
        )

    def _ends(self) -> Section:
        return Section(
            self._say("arena-report-ends"),
            "",
            [self._say("arena-report-end"), self._say("arena-games"), self._say("arena-part")],
            [
                Line(
                    self._figures.reason(self._document, reason),
                    [
                        Cell(self._figures.whole(found["games"])),
                        Cell(self._figures.share(found["share"])),
                    ],
                )
                for reason, found in self._document["reasons"].items()
            ],
        )

    # -- how it was made ----------------------------------------------------------

    def _made(self) -> list[tuple[str, str, bool]]:
        document, say = self._document, self._say
        ruleset = say("arena-report-ruleset", ruleset=document["ruleset"], code=document["code"])
        return [
            (say("arena-report-command"), document["command"], True),
            (say("arena-report-version"), f"lichtspiel {document['version']}", False),
            (say("arena-report-rules"), ruleset, False),
            (say("arena-report-options"), self._options(), False),
            (say("arena-report-budget"), self._budget(), False),
        ]

    def _options(self) -> str:
        said = []
        for option in get_game(self._document["game"]).options:
            value = str(self._document["options"][option.name])
            if "\n" in value:
                value = self._say("arena-report-own")
            said.append(f"{option.name} = {value}")
        return ", ".join(said)

    def _budget(self) -> str:
        worlds, seconds = self._document["worlds"], self._document["seconds"]
        said = []
        if worlds is not None:
            said.append(self._say("arena-report-worlds", worlds=worlds))
        if seconds is not None:
            said.append(self._say("arena-report-seconds", seconds=seconds))
        return ", ".join(said) or self._say("arena-report-usual")


def _row(name: str, figure: str, found: Found) -> Row:
    return Row(name, figure, found["value"], found["low"], found["high"])


def _cell(figure: str) -> Cell:
    """A figure with its interval below it, which keeps columns narrow."""
    value, bracket, interval = figure.partition(" [")
    return Cell(value, f"[{interval}" if bracket else "")
