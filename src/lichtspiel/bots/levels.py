"""Which bot plays a game at which level."""

from __future__ import annotations

from collections.abc import Mapping

from lichtspiel.bots import face_to_face, hollywood_poker, klappe_und_action, top_oder_flop
from lichtspiel.bots.bot import Bot, BotMaker, RandomBot, RatingBot, SearchBot
from lichtspiel.bots.budget import Budget
from lichtspiel.bots.search import Rating
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Game
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import nearest
from lichtspiel.engine.view import View

LEVELS = ("random", "easy", "medium", "strong")

_BOTS: dict[str, Mapping[str, BotMaker]] = {
    "face-to-face": face_to_face.BOTS,
    "hollywood-poker": hollywood_poker.BOTS,
    "top-oder-flop": top_oder_flop.BOTS,
    "klappe-und-action": klappe_und_action.BOTS,
}


def check_level(level: str) -> None:
    """Refuse what is not one of LEVELS, and say which one may have been meant."""
    if level not in LEVELS:
        near, known = nearest(level, LEVELS), ", ".join(LEVELS)
        raise BadInput("unknown-level", found=level[:20], near=near, known=known)


def make_bot(game: Game, level: str, dice: Dice, budget: Budget | None = None) -> Bot:
    """A bot of one of LEVELS for a game."""
    check_level(level)
    maker = RandomBot if level == "random" else _BOTS[game.slug].get(level, SearchBot)
    return maker(game, dice, Budget() if budget is None else budget)


def rate(game: Game, view: View, dice: Dice, budget: Budget | None = None) -> list[Rating]:
    """What the strong bot thinks of what the view's seat can do, the best first."""
    bot = make_bot(game, "strong", dice, budget)
    assert isinstance(bot, RatingBot), "every strong bot can say what it thinks"
    return bot.rate(view)
