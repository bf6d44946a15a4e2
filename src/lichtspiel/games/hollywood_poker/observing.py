"""An observation as packed bytes, straight from the position: the order is that of the parts in
`observation`, which says what each one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtspiel.engine.packing import Packer
from lichtspiel.games.hollywood_poker.actions import PASS, Play
from lichtspiel.games.hollywood_poker.cards import DOUBLE
from lichtspiel.games.hollywood_poker.players import NONE, Player
from lichtspiel.games.hollywood_poker.seeing import exchanged, named
from lichtspiel.games.hollywood_poker.view import CAREERS

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker

_ONCE: Final = 53
_EACH: Final = 26
"""Bytes of what there is once, and of what there is for each seat."""


def observe(state: HollywoodPoker, seat: i64) -> bytes:
    state.check_viewer(seat)
    seats = state.agreed.seats
    packer = Packer(_ONCE + _EACH * seats)
    viewer: i64 = max(seat, 0)
    placed = _placed(state, viewer)
    gifts, round_ = state.gifts, state.round
    packer.choice(seat)
    packer.choice(_place(state.actor, viewer, seats))
    packer.wide(state.deal_number)
    for player in state.players:
        packer.choice(_place(player.seat, viewer, seats))
    _pack_careers(packer, state, placed)
    _pack_cards(packer, placed[0].hand if seat >= 0 else 0)
    for player in placed:
        packer.number(player.size)
    for player in placed:
        _pack_cards(packer, player.played)
    gave, received = exchanged(state, seat)
    _pack_cards(packer, gave)
    _pack_cards(packer, received)
    packer.choice(gifts.giving)
    packer.number(named(state))
    packer.number(gifts.due)
    packer.choice(_place(round_.leader.seat, viewer, seats))
    _pack_acts(packer, placed)
    packer.choice(_place(round_.owner.seat, viewer, seats) if round_.need else NONE)
    for other in state.finished:
        packer.choice(_place(other, viewer, seats))
    packer.skip(seats - len(state.finished))
    for player in placed:
        packer.wide(state.points[player.seat])
    for player in placed:
        packer.wide(state.megastars[player.seat])
    packer.flag(state.time_up)
    packer.choice(_reason(state.reason))
    return packer.packed()


def _place(seat: i64, viewer: i64, seats: i64) -> i64:
    if seat < 0:
        return NONE
    return seat - viewer if seat >= viewer else seat - viewer + seats


def _placed(state: HollywoodPoker, viewer: i64) -> list[Player]:
    players = state.by_seat()
    return players[viewer:] + players[:viewer]


def _pack_cards(packer: Packer, hand: i64) -> None:
    for _ in range(DOUBLE):
        packer.number(hand & 15)
        hand >>= 4


def _pack_careers(packer: Packer, state: HollywoodPoker, placed: list[Player]) -> None:
    """HP-4: nobody has one in the first deal; HP-18: then they follow the seating."""
    if state.deal_number < 2:
        packer.skip(len(placed))
        return
    for player in placed:
        packer.choice(CAREERS.index(state.agreed.ladder[state.rank_of(player.seat)]))


def _pack_acts(packer: Packer, placed: list[Player]) -> None:
    for player in placed:
        packer.flag(player.act is PASS)
    sets: list[Play | None] = []
    for player in placed:
        act = player.act
        sets.append(act if isinstance(act, Play) else None)
    for play in sets:
        packer.number(0 if play is None else play.value)
    for play in sets:
        packer.number(0 if play is None else play.naturals)
    for play in sets:
        packer.number(0 if play is None else play.doubles)


def _reason(reason: str) -> i64:
    if not reason:
        return NONE
    return 0 if reason == "target" else 1 if reason == "deals" else 2
