"""Projections: everything that viewers are sent about a table is built here.

The game's part comes only from `view(seat)` and from the events that the seat was told; the
table's part is public.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.errors import BadPlugin, IllegalAction, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.table import Table
from lichtspiel.house.live import LiveTable
from lichtspiel.house.seating import Seating
from lichtspiel.protocol.common import Seat, TableInfo, Text
from lichtspiel.protocol.socket import Update

_LOG = logging.getLogger(__name__)


def table_info(seating: Seating) -> TableInfo:
    """What everyone may know: players, spectators, and people who look at the list."""
    opened = seating.opened
    return TableInfo(
        id=seating.id,
        code=opened.code,
        game=opened.game,
        ruleset=opened.ruleset,
        options=dict(seating.setup.options),
        documents=game_of(seating.setup).documents(seating.setup),
        phase=seating.phase,
        seats=[
            Seat(
                name=chair.name,
                bot=chair.bot,
                taken=not chair.free,
                ready=chair.ready,
                stand_in=chair.stand_in,
                contribution=chair.contribution,
            )
            for chair in seating.chairs
        ],
        open=opened.open,
        clock=opened.clock,
        hints=opened.hints,
        commitment=seating.seeds.commitment(),
        branched=opened.branched,
        created=seating.created,
        rematch=seating.rematch,
    )


def update(
    live: LiveTable, viewer: int, seen: int, now: int, deadline: int | None, *, info: bool
) -> Update:
    """The update for a viewer (a seat, or SPECTATOR) that has seen everything up to a number."""
    since = seen if live.rewound <= seen <= live.seq else 0
    found = Update(
        seq=live.seq,
        since=since,
        now=now,
        seat=viewer,
        happened=live.happened(viewer, since),
        table=table_info(live.seating) if info else None,
        deadline=deadline,
    )
    return found if live.table is None else _with_table(found, live, live.table)


def _with_table(found: Update, live: LiveTable, table: Table) -> Update:
    viewer, actor = found.seat, table.actor
    mine = actor == viewer and live.seating.phase == "playing"
    outcome = table.outcome
    together = table.state.decided_together()
    return replace(
        found,
        view=table.view(viewer).to_json(),
        actor=None if actor == NOBODY else actor,
        legal=[action.to_json() for action in table.legal_actions()] if mine else [],
        take_back=mine and live.last_mover == viewer and table.state.can_take_back(),
        together=together,
        proposed=table.game.parse(live.proposed).to_json() if together and live.proposed else None,
        silence=text_of_refusal(table.state.silence()),
        station=live.at_station,
        outcome=None if outcome is None else outcome.to_json(),
        # The game is over: all hands are open to all, each as its seat saw it.
        hands=None
        if outcome is None
        else [table.view(seat).to_json() for seat in range(table.setup.seats)],
    )


def text_of_refusal(refusal: Refusal | None) -> Text | None:
    if refusal is None:
        return None
    return Text(refusal.id, dict(refusal.params), refusal.rule)


def text_of(error: LichtspielError) -> Text:
    """The text of an error for a visitor. Errors of plug-ins, which may contain anything, are
    for the server's operator only."""
    if isinstance(error, BadPlugin):
        _LOG.error("%s", error)
        return Text("server-plugin")
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    return Text(error.message.id, dict(error.message.params), rule)
