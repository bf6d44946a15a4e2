"""A position put together again, from what everybody sees."""

from __future__ import annotations

from lichtspiel.engine.contract import Action
from lichtspiel.games.hollywood_poker.actions import Pass, Play
from lichtspiel.games.hollywood_poker.players import Player
from lichtspiel.games.hollywood_poker.rounds import clear_round
from lichtspiel.games.hollywood_poker.state import HollywoodPoker


def restore_round(state: HollywoodPoker, leader: Player, acts: list[Action | None]) -> None:
    """The round as it stands when each seat, by its number, did this last.

    The highest set owns the round: sets only ever rise (HP-11). Needs `done`.
    """
    clear_round(state, leader)
    for seat, act in enumerate(acts):
        player = state.player(seat)
        if isinstance(act, Play) and act.value > state.round.top:
            state.round.play(player, act, state.agreed)
        elif isinstance(act, Pass):
            state.round.pass_by(player, act, state.agreed)
        player.act = act
