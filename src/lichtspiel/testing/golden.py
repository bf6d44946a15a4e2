"""Golden playthroughs: one readable game of every kind, kept under version control.

`python -m lichtspiel.testing.golden FOLDER` writes them all. A change of the rules shows up as a
readable diff.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.options import Choice, Flag
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.testing.playing import other_values, play_at_random

SEED = 1


def golden_setups(game: Game) -> Iterator[Setup]:
    """Every number of seats, and with the least seats every other choice of an option.

    Or the game's own samples, if it has any.
    """
    if game.samples():
        yield from game.samples()
        return
    for seats in range(game.least_seats, game.most_seats + 1):
        yield game.setup(seats)
    for option in game.options:
        if isinstance(option, Flag | Choice):
            for value in other_values(option, game.least_seats):
                yield game.setup(game.least_seats, {option.name: value})


def file_name(setup: Setup) -> str:
    """Slug, seats, and the options that are not the default: `<slug>-2-<option>-on.txt`."""
    defaults = get_game(setup.game).setup(setup.seats).options
    parts = [setup.game, str(setup.seats)]
    for name, value in setup.options.items():
        if value != defaults[name]:
            parts += [name, "on" if value is True else "off" if value is False else str(value)]
    return "-".join(parts) + ".txt"


def playthrough(setup: Setup) -> str:
    """The whole game as text: legal actions, actions played, events of each viewer."""
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: Setup) -> Iterator[str]:
    options = ", ".join(f"{name}={json.dumps(value)}" for name, value in setup.options.items())
    yield f"{setup.game}, {setup.seats} seats, {options or 'no options'}, seed {SEED}"
    heard = dict.fromkeys((*range(setup.seats), SPECTATOR), 0)
    for table in play_at_random(setup, SEED):
        if table.actions:
            yield f"  plays {table.actions[-1]}"
        yield from _told(table, heard)
        yield ""
        if table.over:
            break
        legal = ", ".join(action.notation for action in table.legal_actions())
        yield f"{len(table.actions) + 1}. seat {table.actor}"
        yield from wrap(f"may {legal}", 98, initial_indent="  ", subsequent_indent="    ")
    assert table.outcome is not None
    yield f"outcome {json.dumps(table.outcome.to_json())}"
    for seat in heard:
        yield f"{_viewer(seat)} sees {json.dumps(table.view(seat).to_json())}"


def _told(table: Table, heard: dict[int, int]) -> Iterator[str]:
    """The new events of each viewer; viewers with the same events share a line."""
    news: dict[str, list[str]] = {}
    for seat, since in heard.items():
        events = table.told(seat, since)
        heard[seat] += len(events)
        said = json.dumps([event.to_json() for event in events])
        news.setdefault(said, []).append(_viewer(seat))
    for said, viewers in news.items():
        yield f"  {' and '.join(viewers)} told {said}"


def _viewer(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {file_name(setup): setup for game in all_games() for setup in golden_setups(game)}
    for old in folder.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
    for name, setup in wanted.items():
        (folder / name).write_text(playthrough(setup), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
