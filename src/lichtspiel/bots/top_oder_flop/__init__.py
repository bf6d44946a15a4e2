"""Top oder Flop: its bots."""

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.top_oder_flop.bots import MediumBot, StrongBot
from lichtspiel.bots.top_oder_flop.easy import EasyBot

BOTS: dict[str, BotMaker] = {"easy": EasyBot, "medium": MediumBot, "strong": StrongBot}
