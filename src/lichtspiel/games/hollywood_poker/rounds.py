"""How a round goes: whose turn it is, who wins, who leads next (HP-9, HP-12 to HP-14)."""

from __future__ import annotations

from lichtspiel.games.hollywood_poker.position import Player, Position
from lichtspiel.games.hollywood_poker.view import Leads, RoundWon


class Rounds(Position):
    """A position whose turn goes round."""

    def turn_to(self, player: Player) -> None:
        self.me = player
        self.actor = player.seat

    def turn_after(self, player: Player) -> None:
        """HP-12: the turn goes round to whoever is still in, until the round is over.

        That is a matter of where it stops: at the leader, whose lap it was, or (options
        *open* and *locked*) at the owner of the highest set, because then all others in
        between have passed. Both may have gone out in this round meanwhile.
        """
        after = player.left
        while after is not self.stop:
            if not after.bit & self.out:
                self.turn_to(after)
                return
            after = after.left
        self._end_round()

    def _end_round(self) -> None:
        """HP-13: the winner leads the next round."""
        winner = self.owner
        leader = winner if winner.size else self._heir(winner)
        if self.told is not None:
            self.told.all(RoundWon(winner.seat, leader.seat))
        self._start_round(leader)

    def _heir(self, winner: Player) -> Player:
        """HP-14: who leads in place of a winner without cards, by the running deal's careers."""
        if self.deal_number == 1:
            return self._next_holding(winner)
        rank = self.rank_of(winner.seat)
        if rank > 0 and self.table[rank - 1].size:
            return self.table[rank - 1]
        if rank + 1 < self.agreed.seats and self.table[rank + 1].size:
            return self.table[rank + 1]
        return self._next_holding(self.table[-1])

    def _next_holding(self, player: Player) -> Player:
        """Clockwise. From the last one on, the highest-ranking seat comes first."""
        after = player.left
        while after.size == 0:
            after = after.left
        return after

    def lead_first(self, leader: Player) -> None:
        """HP-9: the Megastar leads the first round; HP-4: in the first deal, whoever was drawn."""
        if self.told is not None:
            self.told.all(Leads(leader.seat))
        self._start_round(leader)

    def _start_round(self, leader: Player) -> None:
        self.clear_round(leader)
        self.turn_to(leader)
