"""A round: who leads, whose set is the highest, who is asked next (HP-9 to HP-14)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.hollywood_poker.actions import Pass, Play
from lichtspiel.games.hollywood_poker.players import Agreement, Player


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
        """HP-9: only who holds cards is asked; `done` are the others."""
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

    def pass_by(self, player: Player, action: Pass, agreed: Agreement) -> None:
        player.act = action
        if agreed.locked:
            self.out |= player.bit

    def next_after(self, player: Player) -> Player | None:
        """HP-12: the turn goes round to whoever is still in; None: the round is over.

        That is a matter of where it stops: at the leader, whose lap it was, or (options
        *open* and *locked*) at the owner of the highest set, because then all others in
        between have passed. Both may have gone out in this round meanwhile.
        """
        after = player.left
        while after is not self.stop:
            if not after.bit & self.out:
                return after
            after = after.left
        return None
