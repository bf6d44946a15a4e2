"""Prepared tables, shortly before something worth filming, with a known continuation.

A game is played here, by bots and at random for Mia, and cut at a moment when Mia is to act, some
moves before the end. The server's bots depend only on their view and the seed
(`tests.server.lucky`): if Mia repeats her moves there, all others repeat theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count, groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from lichtspiel.engine.contract import Action
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import SEED_BYTES, Seeds
from lichtspiel.engine.table import Table
from lichtspiel.house import decisions, log
from lichtspiel.house.bots import decide
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.house import House
from lichtspiel.house.meter import NoMeter
from lichtspiel.house.tokens import hashed, new_code, new_table_id, new_token
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage.sqlite import SqliteStore
from tests import luck
from tests.server.lucky import luck_of_a_bot

MIA = 0
LEVEL = "easy"


@dataclass(frozen=True)
class Plan:
    """What is to be filmed."""

    game: str
    seats: int
    options: Mapping[str, object]
    moves: frozenset[str]
    """The kinds of events that are a player's move."""
    by_click: Callable[[Action], bool]
    """Whether Mia is to do this: what takes more than a few clicks is left to other tests."""
    mine: tuple[int, int]
    """The least and most decisions of Mia."""
    others: tuple[int, int]
    """The least and most moves of others that are seen."""
    in_one: type[Action] | None = None
    """Actions of this type that follow each other are one step: the cards of a gift."""
    is_end: Callable[[Table], bool] = attrgetter("over")
    fits: Callable[[Table], bool] = lambda _: True
    """Whether this end is wanted."""


@dataclass(frozen=True)
class _Step:
    seat: int
    action: Action
    moves: int
    """Of others, as Mia is told."""


@dataclass(frozen=True)
class Prepared:
    """A table, played up to a moment when Mia is to act."""

    table: Table
    """As it will be in the end."""
    played: int
    """How many actions are played already."""
    script: Sequence[Sequence[Action]]
    """What Mia will do; a step can be several actions, such as the cards of a gift."""

    def put_into(self, data: Path, people: Sequence[str] = ()) -> dict[str, Any]:
        """Write the table into a data folder; returns what the server answers to the host.

        People play with Mia if their names are given; otherwise bots do.
        """
        id, host, token = new_table_id(), new_token(), new_token()
        entries = self._entries(hashed(host), hashed(token), people)
        # The loop of Playwright runs in this thread.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _write(data, id, entries)).result()
        seated = {"table": id, "seat": MIA, "token": token}
        return {"table": {"id": id}, "host_token": host, "seated": seated}

    def _entries(self, host: str, token: str, people: Sequence[str]) -> list[log.AnyEntry]:
        table = self.table
        opened = decisions.open_table(
            table.setup, host, new_code(), clock=None, is_open=False, hints=True
        )
        entries: list[log.AnyEntry] = [
            replace(opened, seed=table.seeds.table.hex()),
        ]
        for seat, name in enumerate(people or ["Mia"]):
            entries.append(log.Seated(seat, name, token if seat == MIA else hashed(new_token())))
            entries.append(log.Readied(seat, ""))
        seats = range(table.setup.seats)
        entries += [log.BotSeated(seat, LEVEL) for seat in seats[len(people) or 1 :]]
        entries.append(log.Started())
        again = Table(table.setup, table.seeds)
        for action in table.actions[: self.played]:
            entries.append(log.Played(action.notation, again.actor, "branch"))
            again.play(action)
        assert again.over or again.actor == MIA
        return entries


async def _write(data: Path, id: str, entries: Sequence[log.AnyEntry]) -> None:
    data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(Settings(data).database)
    try:
        await House(store, MemoryBus(), NoMeter()).open(id, entries)
    finally:  # or its thread would keep pytest from ending
        await store.close()


def prepare(plan: Plan) -> Prepared:
    """Play games until one can be cut as planned, which with every seed takes only a few."""
    for attempt in count():
        seed = luck.stream(luck.label(), "deal", attempt).randbytes(SEED_BYTES)
        setup = get_game(plan.game).setup(plan.seats, plan.options)
        table = Table(setup, Seeds(seed, ("",) * setup.seats))
        steps = _play(table, plan, attempt)
        found = _cut(table, steps, plan) if plan.fits(table) else None
        if found is not None:
            return found
    raise AssertionError("it never ends")


def _play(table: Table, plan: Plan, attempt: int) -> list[_Step]:
    dice = luck.stream(luck.label(), "Mia", attempt)
    steps = []
    while not plan.is_end(table):
        seat, since = table.actor, len(table.told(MIA))
        if seat == MIA:
            legal = table.legal_actions()
            action = dice.choice([one for one in legal if plan.by_click(one)] or legal)
        else:
            view = table.view(seat)
            action = decide(view, LEVEL, luck_of_a_bot(view))
        table.play(action)
        told = [event.to_json() for event in table.told(MIA, since)]
        moves = [one for one in told if one["event"] in plan.moves and one.get("seat") != MIA]
        steps.append(_Step(seat, action, len(moves)))
    return steps


def _cut(table: Table, steps: Sequence[_Step], plan: Plan) -> Prepared | None:
    """As late as possible."""
    for played in reversed(range(len(steps))):
        rest = steps[played:]
        others = sum(step.moves for step in rest)
        script = _script(rest, plan)
        if rest[0].seat != MIA or len(script) < plan.mine[0] or others < plan.others[0]:
            continue
        clicked = all(plan.by_click(action) for together in script for action in together)
        if clicked and len(script) <= plan.mine[1] and others <= plan.others[1]:
            return Prepared(table, played, script)
        return None
    return None


def _script(steps: Sequence[_Step], plan: Plan) -> list[list[Action]]:
    script: list[list[Action]] = []
    for (seat, kind), run in groupby(steps, key=lambda step: (step.seat, type(step.action))):
        if seat != MIA:
            continue
        actions = [step.action for step in run]
        script += [actions] if kind is plan.in_one else [[action] for action in actions]
    return script
