"""Face to Face: a bot that takes the smallest gap."""

from __future__ import annotations

from lichtspiel.bots.budget import Budget
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.games.face_to_face.actions import END, Lay
from lichtspiel.games.face_to_face.piles import HELP_UP, OWN_DOWN, OWN_UP
from lichtspiel.games.face_to_face.view import FaceToFaceView

_CHEAP = 2
"""Beyond the minimum it lays only what costs no more numbers than this."""


class EasyBot:
    """Always the smallest gap: it wastes as few numbers as it can, and looks no further."""

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: FaceToFaceView) -> Action:
        legal = self._game.imagine(view, self._dice).legal_actions()
        lays = [action for action in legal if isinstance(action, Lay)]
        best = min(lays, key=lambda lay: _cost(lay, view), default=END)
        if END in legal and (not isinstance(best, Lay) or _cost(best, view) > _CHEAP):
            return END
        return best


def _cost(lay: Lay, view: FaceToFaceView) -> int:
    """Numbers lost on an own pile (a backwards trick wins ten), or given to the opponent."""
    own, other = view.side(view.seat), view.side(1 - view.seat)
    if lay.pile == OWN_UP:
        return lay.card - own.up
    if lay.pile == OWN_DOWN:
        return own.down - lay.card
    return other.up - lay.card if lay.pile == HELP_UP else lay.card - other.down
