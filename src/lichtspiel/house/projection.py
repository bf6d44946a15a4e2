"""Projections: everything that viewers are sent about a table is built here.

The game's part comes only from `view(seat)` and from the events that the seat was told; the
table's part is public.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from lichtspiel.engine.contract import NOBODY
from lichtspiel.engine.errors import BadPlugin, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.registry import game_of
from lichtspiel.engine.table import Table
from lichtspiel.house.live import LiveTable, Shown
from lichtspiel.house.seating import Seating
from lichtspiel.house.store import LogDamaged
from lichtspiel.protocol.common import Seat, TableInfo, Text
from lichtspiel.protocol.socket import Earlier, Remembered, Update

_LOG = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_NOW = b'"now":0,'
_MOST_SHOWN = 32
"""How many updates of one moment are cached: viewers may have seen different numbers."""

WINDOW = 200
"""The most events in one update, however late somebody comes: a game has tens of thousands."""


def table_info(seating: Seating) -> TableInfo:
    """What everyone may know: players, spectators, and people who look at the list."""
    opened = seating.opened
    # Not the contributions of the chairs: before the deal nobody may know what was revealed.
    said = seating.seeds.contributions or [""] * len(seating.chairs)
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
                network=chair.network_bot,
                hash=chair.hash,
                contribution=contribution,
            )
            for chair, contribution in zip(seating.chairs, said, strict=True)
        ],
        open=opened.open,
        clock=opened.clock,
        hints=opened.hints,
        network_bots=opened.network_bots,
        commitment=seating.seeds.commitment(),
        revealing=seating.revealing,
        burned=[one.commitment for one in seating.burned],
        branched=opened.branched,
        created=seating.created,
        rematch=seating.rematch,
    )


def encoded_update(
    live: LiveTable, viewer: int, seen: int, now: int, deadline: int | None, *, epoch: str
) -> bytes:
    """The encoded update, shared by all viewers who see the same, except for the current time."""
    key = (viewer, seen, deadline, epoch)
    made = live.shown.get(key)
    if made is None or made.now != now:
        if made is None:
            # The first of these words is the update's own: only numbers come before it.
            message = _encode(update(live, viewer, seen, 0, deadline, epoch=epoch))
            before, _, after = message.partition(_NOW)
        else:
            before, after = made.before, made.after
        made = Shown(now, before + b'"now":%d,' % now + after, before, after)
        live.shown[key] = made
        if len(live.shown) > _MOST_SHOWN:
            del live.shown[next(iter(live.shown))]
    return made.message


def update(
    live: LiveTable, viewer: int, seen: int, now: int, deadline: int | None, *, epoch: str
) -> Update:
    """The update for a viewer (a seat, or SPECTATOR) that has seen everything up to a number."""
    since = seen if live.rewound <= seen <= live.seq else 0
    first = live.window(viewer, since, live.seq, WINDOW)
    if first > since:
        since = 0  # too many were missed: start over, like for a new viewer
        first = live.window(viewer, since, live.seq, WINDOW)
    found = Update(
        seq=live.seq,
        since=since,
        now=now,
        seat=viewer,
        happened=live.happened(viewer, first),
        earlier=0 if first == since else first,
        table=table_info(live.seating) if epoch else None,
        epoch=epoch,
        deadline=deadline,
    )
    return found if live.table is None else _with_table(found, live, live.table)


def earlier(live: LiveTable, viewer: int, asked: Earlier) -> Remembered:
    """The most recent events a viewer was told, up to an entry number."""
    first = live.window(viewer, 0, asked.until, WINDOW)
    return Remembered(asked.id, live.happened(viewer, first, asked.until), first)


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
        take_back=mine and live.may_take_back(viewer),
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


def why_not_kept(error: Exception) -> Text:
    return Text("server-table-damaged" if isinstance(error, LogDamaged) else "server-not-kept")


def text_of(error: LichtspielError) -> Text:
    """The text of an error for a visitor. Errors of plug-ins, which may contain anything, are
    for the server's operator only."""
    if isinstance(error, BadPlugin):
        _LOG.error("%s", error)
        return Text("server-plugin")
    return Text(error.message.id, dict(error.message.params), error.rule)
