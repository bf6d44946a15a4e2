"""Decisions: functions of a table that return the log entries to write, or raise a refusal.

They change nothing: the house writes the entries and only then applies them. So a refusal changes
nothing, and whatever is confirmed is on disk.
"""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain, islice
from typing import Literal

from lichtspiel.bots import check_level, levels_of
from lichtspiel.engine.contract import Action, Setup
from lichtspiel.engine.errors import BadInput, IllegalAction
from lichtspiel.engine.record import NAME_LENGTH, VERSION, Record
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.engine.writing import may_be_shown
from lichtspiel.house import contributing, log
from lichtspiel.house.live import LiveTable
from lichtspiel.house.refusing import Forbidden, Stale
from lichtspiel.house.seating import Seating
from lichtspiel.protocol.rest import Branch
from lichtspiel.protocol.socket import (
    Act,
    Back,
    Command,
    Propose,
    Ready,
    Reveal,
    Say,
    TakeBack,
    Wanted,
)

LINK_MINUTES = 15
_MINUTE = 60_000
_BOT_NAME = re.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_MOST_PROPOSALS = 50
"""Per decision; this bounds the log."""


# -- seats ----------------------------------------------------------------------------


def open_table(
    setup: Setup,
    host: str,
    code: str,
    *,
    clock: int | None,
    is_open: bool,
    hints: bool,
    network_bots: bool = False,
) -> log.Opened:
    return log.Opened(
        game=setup.game,
        ruleset=setup.ruleset,
        seats=setup.seats,
        options=dict(setup.options),
        seed=Seeds.fresh().table.hex(),
        code=code,
        host=host,
        open=is_open,
        clock=clock,
        hints=hints,
        network_bots=network_bots,
    )


def take_seat(
    seating: Seating, name: str, seat: int | None, token: str, *, bot: bool = False
) -> list[log.AnyEntry]:
    """Take a seat, before the game only: during a game one would see the hand of the last player.

    Idempotent: repeated with the same token, it succeeds, whatever has happened since.
    """
    held = seating.seat_of(token)
    if held is not None:
        called = seating.chairs[held].name or seating.chairs[held].bot
        if seat not in (None, held) or unicodedata.normalize("NFC", name).strip() != called:
            raise BadInput("server-token-holds", seat=held + 1, name=called)
        return []
    _not_the_host(seating, token)
    if seating.phase == "playing":
        raise BadInput("server-started")
    _going_on(seating)
    name = readable(name, NAME_LENGTH)
    if bot:
        _may_play_here(seating, name)
    free = [number for number, chair in enumerate(seating.chairs) if chair.free]
    if seat is None:
        if not free:
            raise BadInput("server-full")
        seat = free[0]
    if seat not in free:
        raise _no_seat(seating, seat, "server-seat-taken")
    if name in [called for chair in seating.chairs for called in (chair.name, chair.bot)]:
        raise BadInput("server-same-name", name=name)
    if bot:
        return [log.Seated(seat, name, token, bot=True), *contributing.collect(seating, seat)]
    return [log.Seated(seat, name, token)]


def _may_play_here(seating: Seating, name: str) -> None:
    """A bot over the network sits where the host lets it, under a name that is no other bot's."""
    if not seating.opened.network_bots:
        raise Forbidden("server-no-network-bots")
    if not _BOT_NAME.fullmatch(name) or name in levels_of(get_game(seating.setup.game)):
        raise BadInput("server-bot-name", name=name)


def check_bot(setup: Setup, level: str) -> None:
    """Visitors may name levels and installed bots, never a class to import."""
    check_level(level, classes=False)
    if level not in levels_of(get_game(setup.game)):
        raise BadInput("bot-other-game", bot=level, game=setup.game)


def seat_bot(seating: Seating, seat: int, level: str) -> Sequence[log.AnyEntry]:
    """The host puts a bot on a seat, replacing its player."""
    _going_on(seating)
    _there(seating, seat)
    check_bot(seating.setup, level)
    if seating.revealing and not seating.chairs[seat].bot:
        return [*contributing.gone(seating, seat), log.BotSeated(seat, level)]
    return [log.BotSeated(seat, level), *contributing.collect(seating, seat)]


def free_seat(seating: Seating, seat: int) -> list[log.AnyEntry]:
    """A player leaves, or the host frees the seat."""
    _going_on(seating)
    _there(seating, seat)
    if seating.chairs[seat].free:
        raise BadInput("server-seat-free", seat=seat + 1)
    return [*contributing.gone(seating, seat), log.Freed(seat)]


def make_link(seat: int, code: str, now: int) -> log.Linked:
    return log.Linked(seat, code, now + LINK_MINUTES * _MINUTE)


def use_link(seating: Seating, code: str, token: str, now: int) -> list[log.AnyEntry]:
    """A link is valid once, but its user may repeat the request with the same token."""
    held = seating.seat_of(token)
    if held is not None and seating.chairs[held].came_by == code:
        return []
    for seat, chair in enumerate(seating.chairs):
        if chair.link and chair.link == code:
            if now > chair.link_until:
                raise BadInput("server-link-expired", minutes=LINK_MINUTES)
            if held is not None:
                called = seating.chairs[held].name
                raise BadInput("server-token-holds", seat=held + 1, name=called)
            _not_the_host(seating, token)
            return [*contributing.gone(seating, seat), log.Moved(seat, token, code)]
    raise Forbidden("server-link-unknown")


def _not_the_host(seating: Seating, token: str) -> None:
    """The host's token cannot hold a seat: it may be shared with people who manage the table."""
    if token == seating.opened.host:
        raise BadInput("server-token-hosts")


def start(seating: Seating) -> log.Started:
    """The host lets bots play among themselves. With people the game starts when all of them have
    contributed to the deal: whoever was left out would have to trust all the others."""
    if seating.phase != "waiting":
        raise BadInput("server-started")
    if any(chair.free for chair in seating.chairs):
        raise BadInput("server-seats-free")
    if seating.has_people:
        raise BadInput("server-not-all-ready")
    return log.Started()


def close(seating: Seating, by: str) -> log.Closed:
    if seating.phase in ("over", "closed"):
        raise BadInput("server-closed")
    return log.Closed(by)  # type: ignore[arg-type]


def mute(seating: Seating, seat: int, *, muted: bool) -> list[log.AnyEntry]:
    """Mute or unmute a seat, for moderators. Idempotent."""
    _there(seating, seat)
    return [] if seating.chairs[seat].muted == muted else [log.Muted(seat, muted)]


def rematch(seating: Seating, code: str) -> list[log.AnyEntry]:
    """A new table for the same people, whose tokens stay valid there."""
    if seating.phase not in ("over", "closed"):
        raise BadInput("server-not-over")
    old = seating.opened
    # Checked like any new game: the old one may have a deck that is no longer allowed, or a bot
    # that is no longer installed.
    setup = get_game(old.game).setup(old.seats, old.options)
    entries: list[log.AnyEntry] = [
        open_table(
            setup,
            old.host,
            code,
            clock=old.clock,
            is_open=old.open,
            hints=old.hints,
            network_bots=old.network_bots,
        )
    ]
    for seat, chair in enumerate(seating.chairs):
        if chair.network_bot:
            continue  # it comes again if it likes, and if a person has not taken the seat
        if chair.bot:
            check_bot(setup, chair.bot)
            entries.append(log.BotSeated(seat, chair.bot))
        elif chair.token:
            entries.append(log.Seated(seat, chair.name, chair.token))
        if chair.muted:
            entries.append(log.Muted(seat, muted=True))
    return entries


# -- commands of a seat ---------------------------------------------------------------


def obey(live: LiveTable, seat: int, command: Command) -> Sequence[log.AnyEntry]:
    """The log entries for a seat's command; raises the refusal if it is not allowed."""
    if live.seating.chairs[seat].network_bot and not isinstance(command, Act | Back):
        raise BadInput("server-bot-plays-only")
    match command:
        case Ready():
            return contributing.ready(live.seating, seat, command)
        case Reveal():
            return contributing.reveal(live.seating, seat, command)
        case Act():
            return _act(live, seat, command)
        case Propose():
            return _propose(live, seat, command)
        case TakeBack():
            return _take_back(live, seat, command)
        case Say():
            return [_say(live, seat, command)]
        case Back():
            return _back(live, seat, command)


def branch(
    origin: LiveTable, wish: Branch, host: str, token: str, code: str
) -> Iterable[log.AnyEntry]:
    """A branch: a table with the deal of a finished one, played up to a moment of it.

    Anyone may ask: the game is over, so all its cards are public. The moves, of which there may be
    thousands, are made as they are asked for.
    """
    seating, table = origin.seating, finished(origin)
    _there(seating, wish.seat)
    check_bot(table.setup, wish.level)
    if wish.step >= len(table.actions):
        raise BadInput("server-no-step", step=wish.step, most=len(table.actions) - 1)
    entries: list[log.AnyEntry] = [
        log.Opened(
            game=seating.opened.game,
            ruleset=seating.opened.ruleset,
            seats=table.setup.seats,
            options=dict(table.setup.options),
            seed=table.seeds.table.hex(),
            code=code,
            host=host,
            open=False,
            clock=None,
            hints=True,
            branched=seating.id,
            contributions=list(table.seeds.contributions),
        )
    ]
    for seat in range(table.setup.seats):
        if seat == wish.seat:
            entries.append(log.Seated(seat, readable(wish.name, NAME_LENGTH), token))
        else:
            entries.append(log.BotSeated(seat, wish.level))
    played = zip(islice(table.actions, wish.step), origin.moves[1:], strict=False)
    entries.append(log.Started())
    moves = (log.Played(action.notation, move.seat, "branch") for action, move in played)
    return chain(entries, moves)


def finished(live: LiveTable) -> Table:
    """The game, if it is over; refuses otherwise."""
    if live.table is None or not live.table.over:
        raise BadInput("server-record-early")
    return live.table


def recorded(live: LiveTable) -> Record:
    """The record, if it may be seen, seed and all: nobody plays the game any more.

    That is so after its end, and when the table was closed before: or who closes it could hide
    what was dealt.
    """
    seating = live.seating
    closed = live.table is not None and seating.phase == "closed"
    table = live.table if live.table is not None and closed else finished(live)
    return dataclasses.replace(
        table.record(),
        burned=tuple(seating.burned),
        branched=bool(seating.opened.branched) and not seating.openly,
        version=1 if seating.openly else VERSION,
    )


def _act(live: LiveTable, seat: int, command: Act) -> Sequence[log.AnyEntry]:
    table = _running(live)
    _up_to_date(live, command.seq)
    step = live.ahead(meant(table, seat, command.action), seat)
    by: Literal["bot", "person"] = "bot" if live.seating.chairs[seat].bot else "person"
    played = log.Played(step.action.notation, seat, by, last=step.ends, command=command.id)
    if live.seating.chairs[seat].stand_in:
        return [log.CameBack(seat), played]
    return [played]


def _propose(live: LiveTable, seat: int, command: Propose) -> Sequence[log.AnyEntry]:
    """Only legal actions can be proposed, so that proposals cannot be used to talk."""
    table = _running(live)
    _up_to_date(live, command.seq)
    if not table.state.decided_together():
        raise BadInput("server-decides-alone")
    if table.actor != seat:
        raise BadInput("not-your-turn")
    notation = ""
    if command.action is not None:
        action = meant(table, seat, command.action)
        refusal = table.why_illegal(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        notation = action.notation
    if notation == live.proposed:
        return []
    if live.proposals >= _MOST_PROPOSALS:
        raise BadInput("server-proposals", most=_MOST_PROPOSALS)
    return [log.Proposed(notation, seat, command.id)]


def meant(table: Table, seat: int, wanted: Wanted) -> Action:
    """Find the action by its notation or by its parts."""
    state = table.state if seat == table.actor else None
    if isinstance(wanted, str):
        return table.game.parse(wanted, state)
    return table.game.read_action(wanted, state)


def _take_back(live: LiveTable, seat: int, command: TakeBack) -> Sequence[log.AnyEntry]:
    _running(live)
    _up_to_date(live, command.seq)
    if live.actor_if_taken_back(seat) is None:
        raise BadInput("nothing-to-take-back")
    if live.taken_back_too_often(seat):
        raise BadInput("server-take-backs")
    back = [log.CameBack(seat)] if live.seating.chairs[seat].stand_in else []
    return [*back, log.TakenBack(seat, command.id)]


def _say(live: LiveTable, seat: int, command: Say) -> log.Said:
    if live.seating.chairs[seat].muted:
        raise BadInput("server-muted")
    if live.table is not None:
        silence = live.table.state.silence()
        if silence is not None:
            raise IllegalAction(silence)
    return log.Said(seat, readable(command.text), command.id)


def _back(live: LiveTable, seat: int, command: Back) -> Sequence[log.AnyEntry]:
    """Allowed once per decision, or the others could wait forever; acting always works."""
    if not live.seating.chairs[seat].stand_in:
        raise BadInput("server-no-stand-in")
    if live.table is not None and live.table.actor == seat and live.came_back_at() is not None:
        raise BadInput("server-back-before")
    return [log.CameBack(seat, command.id)]


def _running(live: LiveTable) -> Table:
    if live.seating.phase == "closed":
        raise BadInput("server-closed")
    if live.table is None:
        raise BadInput("server-not-started")
    if live.table.over:
        raise BadInput("server-over")
    return live.table


def _up_to_date(live: LiveTable, seen: int) -> None:
    """Refuse an old `seq`, and a future one, which means that commands came out of order."""
    if not live.moved <= seen <= live.seq:
        raise Stale


def _going_on(seating: Seating) -> None:
    if seating.phase in ("over", "closed"):
        raise BadInput("server-closed")


def _there(seating: Seating, seat: int) -> None:
    if not 0 <= seat < len(seating.chairs):
        raise _no_seat(seating, seat, "server-no-seat")


def _no_seat(seating: Seating, seat: int, id: str) -> BadInput:
    if 0 <= seat < len(seating.chairs):
        return BadInput(id, seat=seat + 1)
    return BadInput("server-no-seat", seat=seat + 1, most=len(seating.chairs))


def readable(text: str, most: int | None = None) -> str:
    """A name or chat text, stripped; refused if it has control or direction characters."""
    kept = unicodedata.normalize("NFC", text).strip()
    if not kept or not may_be_shown(kept) or (most is not None and len(kept) > most):
        raise BadInput("server-text")
    return kept
