"""What a bot is: it gets a seat's view and dice of its own, and never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lichtspiel.bots import face_to_face, hollywood_poker, klappe_und_action, top_oder_flop
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.view import View

LEVELS = ("random", "easy")


class Bot(Protocol):
    """Decides for the seat whose view it is given, when that seat is to act."""

    def decide(self, view: View) -> Action: ...


class RandomBot:
    """Any legal action, each as likely as the other."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self._game = game
        self._dice = dice

    def decide(self, view: View) -> Action:
        actions = legal_actions(self._game, view, self._dice)
        return actions[self._dice.below(len(actions))]


def legal_actions(game: Game, view: View, dice: Dice) -> list[Action]:
    """What the view's seat may do. Every world it can imagine allows the same."""
    return game.imagine(view, dice).legal_actions()


_EASY: dict[str, Callable[[Game, Dice], Bot]] = {
    "face-to-face": face_to_face.EasyBot,
    "hollywood-poker": hollywood_poker.EasyBot,
    "top-oder-flop": top_oder_flop.EasyBot,
    "klappe-und-action": klappe_und_action.EasyBot,
}


def make_bot(game: Game, level: str, dice: Dice) -> Bot:
    """A bot of one of LEVELS for a game."""
    if level == "easy":
        return _EASY[game.slug](game, dice)
    if level == "random":
        return RandomBot(game, dice)
    raise BadInput("unknown-level", found=level[:20], known=", ".join(LEVELS))
