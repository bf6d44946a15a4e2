"""A round: its leader, the highest set, the next player, the winner (HP-9 to HP-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.actions import PASS, Play
from lichtspiel.games.hollywood_poker.players import Agreement, Player
from lichtspiel.games.hollywood_poker.view import Leads, RoundWon

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


@final
class Round:
    """What each player did in it is kept with the player (`Player.act`)."""

    leader: Player
    owner: Player
    """Whose set is the highest, if any is played."""
    stop: Player
    """The round is over when the turn comes to this seat."""
    need: i64
    """How many cards a set of this round has; 0 before the lead."""
    top: i64
    """The value of the highest set; 0 before the lead."""
    out: i64
    """The seats that are not asked again in this round, as bits."""

    def __init__(self, leader: Player, need: i64, top: i64, out: i64) -> None:
        self.leader = leader
        self.owner = leader
        self.stop = leader
        self.need = need
        self.top = top
        self.out = out

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.leader, 0, 0, 0)

    def begin(self, leader: Player, done: i64) -> None:
        """HP-9: only players with cards take part; `done` are the others."""
        self.leader = leader
        self.owner = leader
        self.stop = leader
        self.need = 0
        self.top = 0
        self.out = done

    def play(self, player: Player, play: Play, agreed: Agreement) -> None:
        """HP-11: the highest set owns the round."""
        player.act = play
        self.owner = player
        self.need = play.size
        self.top = play.value
        if not agreed.lap:
            self.stop = player

    def pass_by(self, player: Player, agreed: Agreement) -> None:
        player.act = PASS
        if agreed.locked:
            self.out |= player.bit


def lead_first(game: HollywoodPoker, leader: Player) -> None:
    """HP-9: the Megastar leads the first round; HP-4: in the first deal, a random seat."""
    if game.told is not None:
        game.told.all(Leads(leader.seat))
    _start_round(game, leader)


def _start_round(game: HollywoodPoker, leader: Player) -> None:
    clear_round(game, leader)
    game.turn_to(leader)


def clear_round(game: HollywoodPoker, leader: Player) -> None:
    for player in game.players:
        player.act = None
    game.round.begin(leader, game.done)


def turn_after(game: HollywoodPoker, player: Player) -> None:
    """HP-12: pass the turn to the next seat that is still in, until the round is over.

    That is a matter of where it stops: at the leader, whose lap it was, or (options
    *open* and *locked*) at the owner of the highest set, because then all others in
    between have passed. Both may have gone out in this round meanwhile.
    """
    stop = game.round.stop
    out = game.round.out
    after = player.left
    while after is not stop:
        if not after.bit & out:
            game.turn_to(after)
            return
        after = after.left
    _end_round(game)


def _end_round(game: HollywoodPoker) -> None:
    """HP-13: the winner leads the next round."""
    winner = game.round.owner
    leader = winner if winner.size else _heir(game, winner)
    if game.told is not None:
        game.told.all(RoundWon(winner.seat, leader.seat))
    _start_round(game, leader)


def _heir(game: HollywoodPoker, winner: Player) -> Player:
    """HP-14: who leads in place of a winner without cards, by the running deal's careers."""
    if game.deal_number == 1:
        return _next_holding(winner)
    rank = game.rank_of(winner.seat)
    if rank > 0 and game.players[rank - 1].size:
        return game.players[rank - 1]
    if rank + 1 < game.agreed.seats and game.players[rank + 1].size:
        return game.players[rank + 1]
    return _next_holding(game.players[-1])


def _next_holding(player: Player) -> Player:
    """Clockwise; after the last seat, the highest-ranking one follows."""
    after = player.left
    while after.size == 0:
        after = after.left
    return after
