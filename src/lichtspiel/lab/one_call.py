"""An arena in one call, and a result that can be printed, plotted and put into a data frame."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lichtspiel.bots import Budget, check_level, make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.manifest import named
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.executor import Executor, Here, Processes
from lichtspiel.lab.match import DealPlayed, Job
from lichtspiel.lab.order import Order
from lichtspiel.lab.results import Results
from lichtspiel.lab.summary import Field

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_WIDTH = 100
"""Of the tables, in characters."""


class ArenaResult:
    """The result of an arena. `document` is what `lichtspiel arena --json` prints."""

    def __init__(self, job: Job, deals: Sequence[DealPlayed], document: dict[str, Any]) -> None:
        self.job = job
        self.deals = deals
        self.document = document

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        """The tables of `lichtspiel arena`, in the reader's language."""
        from rich.console import Console

        from lichtspiel.lab.tables import print_tables

        out = io.StringIO()
        print_tables(self.document, _texts(), Console(file=out, width=_WIDTH, highlight=False))
        return out.getvalue().rstrip()

    def _repr_html_(self) -> str:
        """For notebooks: the same tables."""
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"

    def report(self, path: str | Path) -> None:
        """Write the report with charts, one HTML file."""
        from lichtspiel.lab.report import report

        Path(path).write_text(report(self.document, _texts()), encoding="utf-8")

    def plot(self) -> Figure:
        """Each level's share of games won with its interval; a figure of matplotlib."""
        from matplotlib.figure import Figure

        from lichtspiel.lab.figures import Figures

        figures, levels = Figures(_texts()), self.document["levels"]
        shares = [found["win_share"] for found in levels.values()]
        figure = Figure(figsize=(7, 1.2 + 0.5 * len(levels)), layout="constrained")
        axes = figure.subplots()
        values = [100 * share["value"] for share in shares]
        least = [100 * (share["value"] - share["low"]) for share in shares]
        most = [100 * (share["high"] - share["value"]) for share in shares]
        places = range(len(shares))
        axes.errorbar(values, places, xerr=[least, most], fmt="o", capsize=4)
        if self.document["par"] is not None:
            axes.axvline(100 * self.document["par"], linestyle="--", linewidth=1)
        axes.set_yticks(list(places), [figures.level(level) for level in levels])
        axes.invert_yaxis()
        axes.margins(y=0.3)
        axes.set_xlabel(f"{_texts().say('arena-wins')} (%)")
        axes.set_title(figures.heading(self.document), fontsize="medium")
        return figure

    def rows(self) -> list[dict[str, Any]]:
        """A row for each seat of each game."""
        return [
            {
                "deal": played.deal,
                "seating": game.seating,
                "seat": seat,
                "bot": bot,
                "won": seat in game.winners,
                "score": game.scores[seat],
                "moves": game.moves,
                "reason": game.reason,
            }
            for played in self.deals
            for game in played.games
            for seat, bot in enumerate(self.job.seatings[game.seating])
        ]

    def frame(self) -> Any:
        """These rows as a data frame: of polars if it is installed, else of pandas."""
        if find_spec("polars") is not None or find_spec("pandas") is None:
            import polars

            return polars.DataFrame(self.rows())
        import pandas  # type: ignore[import-untyped, unused-ignore]

        return pandas.DataFrame(self.rows())


def arena(  # noqa: PLR0913  one call for everything that the command can do
    game: str | Setup,
    bots: Sequence[str | type],
    deals: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    lineup: bool = False,
    decide: float | None = None,
    seed: int = 0,
    worlds: int | None = None,
    seconds: float | None = None,
    results: str | Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> ArenaResult:
    """Let bots play each other: one of each among bots of every other, on every seat.

    A bot is a level, a name, the command of a program, or its class. With `lineup` they sit at one
    table instead, a bot on each seat, and change seats. `decide` is a share of games won such as
    0.02: stop as soon as one of two bots is stronger, or they are closer than that; `deals` is then
    the most. `results` is a file that finished deals are kept in, `ray` the address of a cluster.

    A class of a notebook is known to this process only: it plays here, on one core. In a script,
    call this under `if __name__ == "__main__":`, because workers import the script.
    """
    names = tuple(map(name_of, bots))
    kind = get_game(game.game if isinstance(game, Setup) else game)
    if isinstance(game, Setup):
        setup = game
    else:
        setup = kind.setup(len(names) if lineup and seats is None else seats, options)
    order = Order(
        setup,
        Field(bots=names) if lineup else Field(round_robin=names),
        deals,
        seed,
        Budget(worlds, seconds),
        decide,
    )
    for name in names:
        make_bot(kind, name, Dice(0))
    order.check()
    kept = Results(order.job, None if results is None else Path(results))
    document = order.play(kept, _executor(names, workers, ray), progress=progress)
    return ArenaResult(order.job, kept.first(document["deals"]), document)


def name_of(bot: str | type) -> str:
    """The name of a bot's class, by which workers find it."""
    if isinstance(bot, str):
        check_level(bot)
        return bot
    name = f"{bot.__module__}:{bot.__qualname__}"
    try:
        known = named(name)
    except (ImportError, AttributeError):  # it was made in a function
        known = None
    if known is not bot:
        raise BadInput("arena-bot-inside", bot=name[:80])
    return name


def _executor(names: Sequence[str], workers: int | None, ray: str | None) -> Executor:
    if ray is not None:
        from lichtspiel.lab.cluster import Ray

        return Ray(ray)
    return Processes(workers) if found_elsewhere(names) else Here()


def found_elsewhere(names: Sequence[str]) -> bool:
    """Whether worker processes find these bots: not if one is a class of a notebook."""
    in_main = any(name.startswith("__main__:") for name in names)
    return not in_main or Path(getattr(sys.modules["__main__"], "__file__", "")).is_file()


def _texts() -> Any:
    from lichtspiel.text import choose_language, texts_in

    return texts_in(choose_language(None, os.environ))
