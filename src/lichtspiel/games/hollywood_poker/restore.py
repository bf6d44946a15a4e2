"""A position put together again, from what everybody sees.

The rest (hands, what was exchanged, what lies aside) is read or imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtspiel.engine.contract import Action, Setup
from lichtspiel.games.hollywood_poker.actions import ACTS, PASS, Play
from lichtspiel.games.hollywood_poker.cards import pack
from lichtspiel.games.hollywood_poker.players import Player, seat_round
from lichtspiel.games.hollywood_poker.rounds import clear_round
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.reading import Document


def restore(setup: Setup, seen: HollywoodPokerView | Document) -> HollywoodPoker:
    """The table, the standing of the match, the running round; not whose turn it is."""
    state = new_match(setup)
    state.players = [state.player(seat) for seat in seen.order]
    seat_round(state.players)
    state.deal_number = seen.deal
    for seat, cards in enumerate(seen.played):
        state.player(seat).played = pack(cards)
    for seat in seen.finished:
        state.done |= state.player(seat).bit
    state.finished = list(seen.finished)
    state.points = list(seen.points)
    state.megastars = list(seen.megastars)
    state.time_up = seen.time_up
    acts = [None if act is None else ACTS[act] for act in seen.acts]
    restore_round(state, state.player(seen.leader), acts)
    return state


def restore_round(state: HollywoodPoker, leader: Player, acts: list[Action | None]) -> None:
    """The round as it stands when each seat, by its number, did this last.

    The highest set owns the round: sets only ever rise (HP-11). Needs `done`.
    """
    clear_round(state, leader)
    for seat, act in enumerate(acts):
        player = state.player(seat)
        if isinstance(act, Play) and act.value > state.round.top:
            state.round.play(player, act, state.agreed)
        elif act is PASS:
            state.round.pass_by(player, state.agreed)
        player.act = act
