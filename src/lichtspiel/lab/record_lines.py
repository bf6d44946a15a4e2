"""Records of many games in one file, a record on each line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Outcome
from lichtspiel.engine.record import FORMAT, Player, Record
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.lab.match import Job, bots_of, dice_of
from lichtspiel.lab.tally import Tally


def table_of(job: Job, number: int) -> Table:
    """Play a game of a simulation at a table, which keeps a record."""
    (seating,) = job.seatings
    seeds = Seeds.numbered(job.seed, number)
    table, dice = Table(job.setup, seeds, [Player(bot=bot) for bot in seating]), dice_of(seeds)
    bots = bots_of(job, number, seating)
    for action in table.state.outside_actions():  # no clock runs here
        table.play(action)
    while not table.over:
        actions = table.legal_actions()
        if bots and len(actions) > 1:
            table.play(bots[table.actor].decide(table.view(table.actor)))
        else:
            table.play(actions[dice.below(len(actions))])
    return table


def line_of(record: Record) -> str:
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


class RecordLines:
    def __init__(self, job: Job) -> None:
        self._job = job
        (self._seating,) = job.seatings
        dealt = job.game.new(job.setup)
        dealt.deal(Dice(0))
        self._outside = [action.notation for action in dealt.outside_actions()]
        self._lines: list[str] = []

    def play(self, number: int) -> tuple[Outcome, int]:
        table = table_of(self._job, number)
        self._lines.append(line_of(table.record()))
        assert table.outcome is not None, "it was played to its end"
        return table.outcome, self._moves([action.notation for action in table.actions])

    def content(self) -> bytes:
        content = "".join(self._lines).encode()
        self._lines.clear()
        return content

    def write(self, path: Path, tally: Tally, contents: Iterable[bytes]) -> None:
        with path.open("wb") as file:
            file.writelines(contents)

    def found_in(self, path: Path) -> Tally | None:
        found = Tally()
        with path.open("rb") as file:
            for number, line in enumerate(file):
                record = self._read(line, number)
                if record is None:
                    return None
                end = record["outcome"]
                outcome = Outcome(end["reason"], tuple(end["winners"]), tuple(end["scores"]))
                found.count(outcome, self._moves(record["actions"]))
        return found

    def _moves(self, actions: list[str]) -> int:
        """What players did: a clock is no player."""
        return sum(action not in self._outside for action in actions)

    def _read(self, line: bytes, number: int) -> dict[str, Any] | None:
        """The record of a line, if it is that of a game of this job."""
        setup = self._job.setup
        wanted = {
            **setup.to_json(),
            "ruleset": self._job.game.ruleset,
            "players": [{"name": "", "bot": bot} for bot in self._seating or [""] * setup.seats],
            "seed": Seeds.numbered(self._job.seed, number).table.hex(),
        }
        try:
            record = json.loads(line)
        except ValueError:
            return None
        if not isinstance(record, dict) or FORMAT not in record:
            return None
        same = all(record.get(part) == value for part, value in wanted.items())
        return record if same and record["outcome"] else None
