"""Hollywood Poker: its bots."""

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.hollywood_poker.bots import MediumBot, StrongBot
from lichtspiel.bots.hollywood_poker.easy import EasyBot

BOTS: dict[str, BotMaker] = {"easy": EasyBot, "medium": MediumBot, "strong": StrongBot}
